/** The share links of a run, in a dialog. */

import "@/i18n/parts/shares";
import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import type { Gate } from "@/api/me";
import { t } from "@/i18n/t";
import { ShareLinks } from "./ShareLinks";

interface Props {
  isOpen: boolean;
  onClose: () => void;
  runId: string;
  /** Version of the scenario that was run. */
  version: number;
  editor: Gate;
  /** Shown above the links. */
  note?: ReactNode;
}

export function ShareModal({ isOpen, onClose, runId, version, editor, note }: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} size="lg" title={t("shares-title", { version })}>
      {note}
      <ShareLinks runId={runId} editor={editor} />
    </Modal>
  );
}
