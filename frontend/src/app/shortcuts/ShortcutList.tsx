/** Keyboard shortcuts of the current page. Loaded when the list is opened. */

import { Kbd, Modal } from "@mantine/core";
import { useLocation } from "@tanstack/react-router";
import { Fragment } from "react";
import { t } from "@/i18n/t";
import { isMac } from "@/lib/browser/platform";
import classes from "./shortcuts.module.css";
import { shortcutsOn } from "./table";

/** Names of keys on the user's keyboard. */
const names: Record<string, string> = isMac
  ? { Mod: "⌘", Shift: "⇧", Enter: "↩", Delete: "⌫", PageUp: "Page Up", PageDown: "Page Down" }
  : { Mod: "Ctrl", PageUp: "Page Up", PageDown: "Page Down" };

function Keys({ keys }: { keys: string }) {
  return keys.split("|").map((pressed, i) => (
    <Fragment key={pressed}>
      {i > 0 && <span className={classes.or}>/</span>}
      {pressed.split("+").map((key) => (
        <Kbd key={key} size="xs">
          {names[key] ?? key}
        </Kbd>
      ))}
    </Fragment>
  ));
}

export function ShortcutList({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  return (
    <Modal opened onClose={onClose} title={t("app-keys")} size="md">
      {shortcutsOn(pathname).map(({ title, shortcuts }) => (
        <section key={title} className={classes.group}>
          <h3 className={classes.title}>{t(title)}</h3>
          <dl className={classes.list}>
            {shortcuts.map(({ keys, label }) => (
              <div key={keys} className={classes.row}>
                <dt>{t(label)}</dt>
                <dd className={classes.keys}>
                  <Keys keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  );
}
