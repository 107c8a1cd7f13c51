/** The command palette (Ctrl+K): find scenarios, pages and actions. */

import { Kbd, Modal, UnstyledButton } from "@mantine/core";
import { useDisclosure, useHotkeys } from "@mantine/hooks";
import { lazy, Suspense } from "react";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { isMac } from "@/lib/browser/platform";
import classes from "./palette.module.css";

const Search = lazy(() => import("./Search").then((loaded) => ({ default: loaded.Search })));

export function Palette() {
  const [isOpen, { open, close, toggle }] = useDisclosure();
  useHotkeys([["mod+K", toggle]], []);
  return (
    <>
      <UnstyledButton
        className={classes.open}
        onClick={open}
        aria-label={t("app-search-keys", { keys: isMac ? "⌘K" : "Ctrl+K" })}
      >
        <Icon name="search" size={14} />
        <span className={classes.word}>{t("app-search")}</span>
        <Kbd size="xs" className={classes.word}>
          {isMac ? "⌘" : "Ctrl"} K
        </Kbd>
      </UnstyledButton>
      <Modal.Root opened={isOpen} onClose={close} size="lg" yOffset="12vh" padding="sm">
        <Modal.Overlay />
        <Modal.Content aria-label={t("app-search")}>
          <Modal.Body>
            <Suspense>
              <Search onDone={close} />
            </Suspense>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </>
  );
}
