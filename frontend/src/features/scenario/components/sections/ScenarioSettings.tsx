/** Settings of the whole scenario, behind a button next to its name. */

import { ActionIcon, Popover, Skeleton } from "@mantine/core";
import { Suspense } from "react";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { lazily } from "@/lib/browser/lazily";

const ScenarioFields = lazily(() => import("../fields/ScenarioFields").then((its) => its.ScenarioFields));

export function ScenarioSettings() {
  return (
    <Popover width={320} position="bottom-start" shadow="md" withinPortal trapFocus>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t("scenario-settings")}>
          <Icon name="settings" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={<Skeleton height={400} />}>
          <ScenarioFields />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
