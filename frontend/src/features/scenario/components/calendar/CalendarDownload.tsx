/** The week as a calendar file that other calendars read. */

import { ActionIcon, Tooltip } from "@mantine/core";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { downloadFrom } from "@/lib/browser/download";

interface Props {
  scenarioId: string;
  /** What must have happened before: the file is of what the service holds. */
  onFirst: () => Promise<unknown>;
}

export function CalendarDownload({ scenarioId, onFirst }: Props) {
  const label = t("scenario-calendar-download");
  const take = () => void onFirst().then(() => downloadFrom(`/api/v1/scenarios/${scenarioId}/calendar`));
  return (
    <Tooltip label={label}>
      <ActionIcon variant="default" aria-label={label} onClick={take}>
        <Icon name="download" size={14} />
      </ActionIcon>
    </Tooltip>
  );
}
