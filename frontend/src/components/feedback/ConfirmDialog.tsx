/** Ask for confirmation before an irreversible action. */

import { Button, Group, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { t } from "@/i18n/t";
import { ErrorNotice } from "./Notice";

interface Props {
  isOpen: boolean;
  title: string;
  /** What the button that does it says. */
  action: string;
  error?: unknown;
  isPending: boolean;
  /** Whether everything that the dialog asks is answered. */
  isReady?: boolean;
  /** What the dialog asks before the action. */
  question?: ReactNode;
  onDo: () => void;
  onClose: () => void;
  children: ReactNode;
}

export function ConfirmDialog({
  isOpen,
  title,
  action,
  error,
  isPending,
  isReady = true,
  question,
  onDo,
  onClose,
  children,
}: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={title}>
      <p>{children}</p>
      {question}
      {error ? <ErrorNotice error={error} /> : null}
      <Group justify="end" mt={16}>
        <Button variant="default" onClick={onClose}>
          {t("common-cancel")}
        </Button>
        <Button color="red" loading={isPending} disabled={!isReady} onClick={onDo}>
          {action}
        </Button>
      </Group>
    </Modal>
  );
}
