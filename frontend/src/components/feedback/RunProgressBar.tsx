/** A running job: its progress, remaining time, and a cancel button. */

import { Button, Progress } from "@mantine/core";
import type { RunProgress } from "@/api/types";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { progressInWords } from "@/lib/time/timeLeft";
import classes from "../components.module.css";

interface Props {
  progress: RunProgress;
  secondsLeft: number | null;
  /** Name of the progress bar for screen readers. */
  label: string;
  onCancel: () => void;
  /** Accessible name of the button, where a page has several. */
  cancelLabel?: string;
}

export function RunProgressBar({ progress, secondsLeft, label, onCancel, cancelLabel }: Props) {
  return (
    <div className={classes.run}>
      <div className={classes.runProgress} role="status">
        <span className="numeric">{progressInWords(progress, secondsLeft)}</span>
        <Progress value={progress.progress_fraction * 100} aria-label={label} />
      </div>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<Icon name="stop" size={14} />}
        onClick={onCancel}
        {...(cancelLabel ? { "aria-label": cancelLabel } : {})}
      >
        {t("common-cancel")}
      </Button>
    </div>
  );
}
