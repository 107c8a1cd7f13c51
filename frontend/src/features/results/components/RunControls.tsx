/** Run, see how far it is, cancel, and take the report away. */

import { Button, Progress } from "@mantine/core";
import type { RunProgress, RunSummary } from "@/api/types";
import { Icon } from "@/components/icons";
import { percent } from "@/lib/format";
import classes from "./results.module.css";

const stages: Record<RunProgress["stage"], string> = {
  waiting: "Waiting for a worker",
  simulating: "Simulating",
  storing: "Storing",
  done: "Done",
};

interface Props {
  progress: RunProgress | null;
  /** The latest run that succeeded. */
  latest: RunSummary | null;
  /** Version of the document on the screen. */
  version: number;
  onRun: () => void;
  onCancel: () => void;
}

export function RunControls({ progress, latest, version, onRun, onCancel }: Props) {
  const isUnderWay = progress !== null && (progress.state === "queued" || progress.state === "running");
  if (isUnderWay) {
    return (
      <div className={classes.run}>
        <div className={classes.runProgress} role="status">
          <span>
            {stages[progress.stage]}, {percent(progress.progress_fraction)}
          </span>
          <Progress value={progress.progress_fraction * 100} aria-label="Progress of the run" />
        </div>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<Icon name="stop" size={14} />}
          onClick={onCancel}
        >
          Cancel
        </Button>
      </div>
    );
  }
  const isOver = progress?.state === "failed" || progress?.state === "cancelled";
  const isCurrent = latest !== null && latest.scenario_version === version;
  return (
    <div className={classes.run}>
      {isOver && (
        <span className={classes.runOver} role="alert">
          Run {progress.state}
          {progress.message && `: ${progress.message}`}
        </span>
      )}
      {latest && (
        <Button
          component="a"
          href={`/api/v1/runs/${latest.id}/report`}
          download
          size="compact-md"
          variant={isCurrent ? "filled" : "default"}
          leftSection={<Icon name="download" size={14} />}
          title={
            isCurrent ? undefined : `Of version ${latest.scenario_version}; run again for the newest one`
          }
        >
          Report (PDF){isCurrent ? "" : `, v${latest.scenario_version}`}
        </Button>
      )}
      <Button
        size="compact-md"
        variant={isCurrent ? "default" : "filled"}
        leftSection={<Icon name="play" size={14} />}
        onClick={onRun}
      >
        {isCurrent ? "Run again" : "Run"}
      </Button>
    </div>
  );
}
