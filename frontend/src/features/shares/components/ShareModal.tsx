/** The share links of a run, in a dialog. */

import "@/i18n/parts/shares";
import { Modal } from "@mantine/core";
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
}

export function ShareModal({ isOpen, onClose, runId, version, editor }: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} size="lg" title={t("shares-title", { version })}>
      <ShareLinks runId={runId} editor={editor} />
    </Modal>
  );
}
