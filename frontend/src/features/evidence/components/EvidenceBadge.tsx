/** The accuracy of predictions as a badge, which opens a sentence with a link to the evidence. */

import { Button, Popover } from "@mantine/core";
import type { ReactNode } from "react";
import type { BacktestSummary } from "@/api/types";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { headline, medianInWords } from "../model/summary";

interface Props {
  summary: BacktestSummary;
  /** Link to the evidence. */
  link: ReactNode;
}

export function EvidenceBadge({ summary, link }: Props) {
  const error = medianInWords(summary.checks);
  if (error === "") return null;
  return (
    <Popover width={320} position="bottom-start" shadow="md" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" size="compact-xs" radius="xl" rightSection={<Icon name="down" size={10} />}>
          {t("projects-evidence-badge", { error })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        {headline(summary)} {link}
      </Popover.Dropdown>
    </Popover>
  );
}
