/** Start and cancel a run, show its progress, and download the report. */

import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { isOver } from "@/api/follow";
import type { Gate } from "@/api/me";
import type { RunProgress, RunSummary } from "@/api/types";
import { RunProgressBar } from "@/components/feedback/RunProgressBar";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { ReportMenu, type ReportNotes } from "./exports/ReportMenu";
import classes from "./results.module.css";

interface Props {
  progress: RunProgress | null;
  secondsLeft: number | null;
  /** The latest run that succeeded. */
  latest: RunSummary | null;
  /** Version of the document on the screen. */
  version: number;
  /** Whether the viewer may run it. */
  may: Gate;
  /** Shows the latest run to others. */
  share?: ReactNode;
  /** Takes the latest run away in other tools' words. */
  exports?: ReactNode;
  /** Says at the report of the current version which analyses are for an earlier one. */
  notes?: ReportNotes | undefined;
  onRun: () => void;
  onCancel: () => void;
}

function runOver({ state, message }: RunProgress): string {
  const text = t(state === "failed" ? "results-run-failed" : "results-run-cancelled");
  return message ? t("results-run-over", { state: text, message }) : text;
}

export function RunControls({
  progress,
  secondsLeft,
  latest,
  version,
  may,
  share,
  exports,
  notes,
  onRun,
  onCancel,
}: Props) {
  if (progress !== null && !isOver(progress)) {
    return (
      <RunProgressBar
        progress={progress}
        secondsLeft={secondsLeft}
        label={t("common-run-progress")}
        onCancel={onCancel}
      />
    );
  }
  const hasFailed = progress?.state === "failed" || progress?.state === "cancelled";
  const isCurrent = latest !== null && latest.scenario_version === version;
  return (
    <div className={classes.run}>
      {hasFailed && (
        <span className={classes.runOver} role="alert">
          {runOver(progress)}
        </span>
      )}
      {share}
      {exports}
      {latest && (
        <ReportMenu
          runId={latest.id}
          version={isCurrent ? null : latest.scenario_version}
          isMain={isCurrent}
          notes={isCurrent ? notes : undefined}
          title={isCurrent ? undefined : t("results-report-outdated", { version: latest.scenario_version })}
        />
      )}
      <Button
        {...may}
        size="compact-md"
        variant={isCurrent ? "default" : "filled"}
        leftSection={<Icon name="play" size={14} />}
        onClick={onRun}
      >
        {t(isCurrent ? "results-run-again" : "results-run")}
      </Button>
    </div>
  );
}
