/** Per-I/O simulation of the visible period, with its progress. */

import { Anchor, Button } from "@mantine/core";
import { useId } from "react";
import { useMay } from "@/api/me";
import type { RunSummary } from "@/api/types";
import { RunProgressBar } from "@/components/feedback/RunProgressBar";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import type { WindowSize } from "../../model/window/windowSize";
import classes from "./window.module.css";

interface Props {
  size: WindowSize;
  /** It has been asked for and is not under way yet. */
  isStarting: boolean;
  underWay: RunSummary | null;
  secondsLeft: number | null;
  /** The answer for this very period, if there is one. */
  answered: RunSummary | null;
  onSimulate: () => void;
  onCancel: (id: string) => void;
  onShow: (id: string) => void;
}

export function SimulateWindow({ size, isStarting, underWay, secondsLeft, answered, ...act }: Props) {
  const wordsId = useId();
  const editor = useMay("editor");
  if (underWay !== null) {
    return (
      <div className={classes.simulate}>
        <span className={classes.words}>{t("results-simulate-label")}</span>
        <RunProgressBar
          progress={underWay}
          secondsLeft={secondsLeft}
          label={t("common-simulation-progress")}
          onCancel={() => act.onCancel(underWay.id)}
        />
      </div>
    );
  }
  return (
    <div className={classes.simulate}>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<Icon name="storm" size={14} />}
        aria-describedby={wordsId}
        title={editor.title}
        disabled={editor.disabled || !size.isPossible}
        loading={isStarting}
        onClick={act.onSimulate}
      >
        {t("results-simulate")}
      </Button>
      <span id={wordsId} className={classes.words} role="status">
        {size.words}
      </span>
      {answered && (
        <Anchor
          component="button"
          type="button"
          className={classes.show}
          onClick={() => act.onShow(answered.id)}
        >
          {t("results-simulate-show")}
        </Anchor>
      )}
    </div>
  );
}
