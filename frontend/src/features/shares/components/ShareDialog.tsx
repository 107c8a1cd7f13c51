/** Share a finished run with people who have no account. */

import { Button } from "@mantine/core";
import { type ReactNode, Suspense, useState } from "react";
import type { Gate } from "@/api/me";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { lazily } from "@/lib/browser/lazily";

const ShareModal = lazily(() => import("./ShareModal").then((its) => its.ShareModal));

interface Props {
  runId: string;
  /** Version of the scenario that was run. */
  version: number;
  editor: Gate;
  /** Shown above the links. */
  note?: ReactNode;
}

export function ShareDialog(props: Props) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button
        size="compact-md"
        variant="default"
        leftSection={<Icon name="share" size={14} />}
        onClick={() => setOpen(true)}
      >
        {t("common-share")}
      </Button>
      {isOpen !== null && (
        <Suspense>
          <ShareModal {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
