/** Phases of an event: which are quiet, and which is the worst. */

import type { PhaseResult, Scenario } from "@/api/types";
import { duration, inUnit } from "@/lib/format/numbers";
import { severityOf } from "@/lib/goals";

export type Phase = PhaseResult["phase"];

export function isQuiet(phase: Phase): boolean {
  return phase === "steady_state" || phase === "idle";
}

export function poolNames({ pool_ids }: PhaseResult, { pools }: Scenario): string[] {
  return pool_ids.map((id) => pools.find((pool) => pool.id === id)?.name ?? id);
}

const order = { good: 0, fair: 1, poor: 2 } as const;

/** The most relevant phase of an event: the worst one, with storms before the phases that follow them. */
export function worstPhase(phases: readonly PhaseResult[]): PhaseResult | undefined {
  return [...phases].sort(
    (a, b) =>
      severityOf(b.status) - severityOf(a.status) ||
      order[b.grade] - order[a.grade] ||
      Number(isQuiet(a.phase)) - Number(isQuiet(b.phase)) ||
      Date.parse(a.starts_at) - Date.parse(b.starts_at),
  )[0];
}

const untilDone: readonly Phase[] = ["provisioning", "power_on", "recompose", "antivirus_scan", "patch"];

/** The figure by which users notice a phase: mean login time, duration, or latency. */
export function keyFigure(phase: PhaseResult | undefined): { value: number; written: string } {
  if (phase === undefined) return { value: 0, written: "" };
  const seconds = phase.experience?.mean_s ?? (untilDone.includes(phase.phase) ? phase.duration_s : null);
  if (seconds !== null) return { value: seconds, written: duration(seconds) };
  const { host_read_latency_ms: read, host_write_latency_ms: write } = phase.figures;
  const latency = Math.max(read, write);
  return { value: latency, written: inUnit(latency, "ms") };
}

/** The smallest margin of any goal in the phases; 1 where no goal applies. */
export function marginOf(phases: readonly PhaseResult[]): number {
  return Math.min(1, ...phases.flatMap(({ checks }) => checks.map(({ margin_fraction }) => margin_fraction)));
}

/** Orders the days of an event, worst first: by status, then margin, then the key figure, as they are displayed. */
export function rankOf(phases: readonly PhaseResult[], key: PhaseResult | undefined): number[] {
  const worst = Math.max(0, ...phases.map(({ status }) => severityOf(status)));
  return [-worst, Number(marginOf(phases).toFixed(3)), -Number(keyFigure(key).value.toPrecision(2))];
}

/** Range of the key figure over the days of an event, "10 s – 14 s"; null where all days show the same. */
export function rangeOf(
  keys: readonly (PhaseResult | undefined)[],
  statuses: readonly unknown[],
): string | null {
  const figures = keys.map(keyFigure).sort((a, b) => a.value - b.value);
  const [low, high] = [figures[0]?.written ?? "", figures.at(-1)?.written ?? ""];
  return low === high && new Set(statuses).size === 1 ? null : `${low} – ${high}`;
}
