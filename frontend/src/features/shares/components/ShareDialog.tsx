/** Share a finished run with people who have no account. */

import { Button, Modal, Skeleton } from "@mantine/core";
import { Suspense, useState } from "react";
import type { Gate } from "@/api/me";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { lazily } from "@/lib/browser/lazily";

const ShareLinks = lazily(() => import("./ShareLinks").then((its) => its.ShareLinks));

interface Props {
  runId: string;
  /** Version of the scenario that was run. */
  version: number;
  editor: Gate;
}

export function ShareDialog({ runId, version, editor }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="compact-md"
        variant="default"
        leftSection={<Icon name="share" size={14} />}
        onClick={() => setOpen(true)}
      >
        {t("shares-share")}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} size="lg" title={t("shares-title", { version })}>
        <Suspense fallback={<Skeleton height={320} />}>
          <ShareLinks runId={runId} editor={editor} />
        </Suspense>
      </Modal>
    </>
  );
}
