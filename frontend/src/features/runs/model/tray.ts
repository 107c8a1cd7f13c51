/** The active runs and those that ended last. */

import { isOver } from "@/api/follow";
import type { RunSummary } from "@/api/types";
import { t } from "@/i18n/t";

const MOST_ENDED = 3;

export interface Tray {
  /** Oldest first, the order in which they are processed. */
  underWay: RunSummary[];
  /** The newest first. */
  ended: RunSummary[];
}

/** Split the newest runs into active and ended ones. */
export function trayOf(runs: readonly RunSummary[]): Tray {
  return {
    underWay: runs.filter((run) => !isOver(run)).reverse(),
    ended: runs.filter(isOver).slice(0, MOST_ENDED),
  };
}

/** Return the summary on the button of the tray. */
export function trayInWords({ underWay }: Tray): string {
  return underWay.length === 0 ? t("runs-none-running") : t("runs-active", { n: underWay.length });
}

/** Return the outcome of an ended run. */
export function outcomeOf({ state, status, message }: RunSummary): string {
  const label = t(`runs-state-${state}`);
  if (state !== "succeeded") return message ? t("runs-failed-with", { state: label, message }) : label;
  return status ? t(`common-verdict-${status}`) : label;
}
