/** Show a finished run to somebody without an account. */

import { Button, Modal, Skeleton } from "@mantine/core";
import { Suspense, useState } from "react";
import type { Gate } from "@/api/me";
import { Icon } from "@/components/marks/icons";
import { lazily } from "@/lib/browser/lazily";

const ShareLinks = lazily(() => import("./ShareLinks").then((its) => its.ShareLinks));

interface Props {
  runId: string;
  /** The run that is shared: "version 3". */
  what: string;
  editor: Gate;
}

export function ShareDialog({ runId, what, editor }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="compact-md"
        variant="default"
        leftSection={<Icon name="share" size={14} />}
        onClick={() => setOpen(true)}
      >
        Share
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} size="lg" title={`Share the run of ${what}`}>
        <Suspense fallback={<Skeleton height={320} />}>
          <ShareLinks runId={runId} editor={editor} />
        </Suspense>
      </Modal>
    </>
  );
}
