/** What the tray of runs shows: what is being worked on, and what has just ended. */

import { isOver } from "@/api/follow";
import type { RunSummary } from "@/api/types";
import { counted } from "@/lib/format/numbers";

const MOST_ENDED = 3;

export interface Tray {
  /** The oldest first: that is the order in which they are worked on. */
  underWay: RunSummary[];
  /** The newest first. */
  ended: RunSummary[];
}

/** Of the newest runs. */
export function trayOf(runs: readonly RunSummary[]): Tray {
  return {
    underWay: runs.filter((run) => !isOver(run)).reverse(),
    ended: runs.filter(isOver).slice(0, MOST_ENDED),
  };
}

/** The name of the tray while it is closed. */
export function trayInWords({ underWay }: Tray): string {
  return underWay.length === 0 ? "No run under way" : `${counted(underWay.length, "run")} under way`;
}

/** What became of a run that is over. */
export function outcomeOf({ state, holds, message }: RunSummary): string {
  if (state !== "succeeded") return message ? `${state}: ${message}` : state;
  if (holds === null) return "answered";
  return holds ? "holds" : "does not hold";
}
