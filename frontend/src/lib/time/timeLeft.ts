/** Estimate the remaining time of a run from its observed progress. */

import type { RunProgress } from "@/api/types";
import { t } from "@/i18n/t";
import { duration, percent } from "@/lib/format/numbers";

interface Sight {
  progress: RunProgress;
  /** Milliseconds since 1970. */
  at: number;
}

/** The newest sight of a run, and the first in the same stage of it. */
export interface Seen extends Sight {
  first: Sight;
}

/** A pace is believed once this share of the work has been seen. */
const ENOUGH = 0.02;

/** What is known after one more look. */
export function seen(before: Seen | null, now: Sight): Seen {
  const goesOn = before?.progress.id === now.progress.id && before.progress.stage === now.progress.stage;
  return { ...now, first: goesOn ? before.first : now };
}

/** Seconds until all is done at the pace that was seen; null while too little was. */
export function secondsLeft({ first, progress, at }: Seen): number | null {
  const done = progress.progress_fraction - first.progress.progress_fraction;
  if (done < ENOUGH) return null;
  return (((at - first.at) / 1000) * (1 - progress.progress_fraction)) / done;
}

/** "Simulating, 40%, 12 s left" */
export function progressInWords({ stage, progress_fraction }: RunProgress, left: number | null): string {
  const parameters = { stage: t(`common-stage-${stage}`), percent: percent(progress_fraction) };
  if (left === null || stage !== "simulating") return t("common-stage-progress", parameters);
  return t("common-stage-progress-left", { ...parameters, left: duration(Math.ceil(left)) });
}
