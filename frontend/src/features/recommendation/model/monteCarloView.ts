/** How sure the answer is: headline figures with their spread, and the week's bands. */

import type { FigureRange, RangeBand, Ranges, Scenario } from "@/api/types";
import { t } from "@/i18n/t";
import { linearAxis, logAxis } from "@/lib/chart/scale";
import { timeAxis } from "@/lib/chart/timeAxis";
import type { BandPoint, Panel, WeekChart } from "@/lib/chart/viewModel";
import { inUnit, percent, significant, withUnit } from "@/lib/format/numbers";
import { epoch } from "@/lib/time/instants";

/** Figures that a reader asks for first, by whether people log in. */
const ofLogins = [
  "login_mean_s",
  "login_p95_s",
  "good_fraction",
  "poor_fraction",
  "host_latency_ms",
  "peak_iops",
];
const ofOthers = ["duration_s", "host_latency_ms", "peak_iops"];
const quiet: ReadonlySet<string> = new Set(["steady_state", "idle"]);

interface FigureLine {
  name: string;
  label: string;
  /** Unchanged, and in at most 10, 50 and 90 of 100 weeks. */
  plain: string;
  p10: string;
  p50: string;
  p90: string;
}

export interface PhaseLines {
  id: string;
  label: string;
  /** "holds in 93% of cases" */
  holds: string;
  isSure: boolean;
  figures: FigureLine[];
}

function figureLine({ name, label, unit, plain, p10, p50, p90 }: FigureRange): FigureLine {
  const said = (value: number) => inUnit(value, unit);
  return {
    name,
    label,
    plain: plain === null ? "–" : said(plain),
    p10: said(p10),
    p50: said(p50),
    p90: said(p90),
  };
}

/** The storms; the quiet after them is left out, unless goals are broken in it. */
export function phaseLines({ phases }: Ranges): PhaseLines[] {
  return phases
    .filter(({ phase, holds }) => !quiet.has(phase) || holds.fraction < 1)
    .map(({ id, label, holds, figures }) => {
      const names = figures.some(({ name }) => name === "login_mean_s") ? ofLogins : ofOthers;
      const chosen = names.flatMap((name) => figures.find((figure) => figure.name === name) ?? []);
      return {
        id,
        label,
        holds: t("recommendation-phase-holds", { share: percent(holds.fraction) }),
        isSure: holds.fraction === 1,
        figures: chosen.map(figureLine),
      };
    });
}

/** Where a goal may be missed; all of them where none is. */
export function notable(phases: readonly PhaseLines[]): PhaseLines[] {
  const unsure = phases.filter(({ isSure }) => !isSure);
  return unsure.length > 0 ? unsure : [...phases];
}

/** Buckets are not equally long: each is drawn from its beginning to its end. */
function pointsOf({ p10, p50, p90 }: RangeBand, edges: readonly number[], startsAt: number): BandPoint[] {
  return p50.flatMap((mean, i) => {
    const values = { mean, low: p10[i] ?? null, high: p90[i] ?? null };
    const at = (seconds: number | undefined) => startsAt + (seconds ?? 0) * 1000;
    return [
      { at: at(edges[i]), ...values },
      { at: at(edges[i + 1]) - 1, ...values },
    ];
  });
}

const HIGH = { low: 0, high: 0 };

function extremes(points: readonly BandPoint[]): { low: number; high: number } {
  const lows = points.flatMap(({ low }) => (low !== null && low > 0 ? [low] : []));
  const highs = points.flatMap(({ high }) => high ?? []);
  return highs.length === 0 ? HIGH : { low: Math.min(...lows), high: Math.max(...highs) };
}

export function rangeChart({ bands }: Ranges, { calendar, time_zone, goals }: Scenario): WeekChart {
  const startsAt = epoch(calendar.starts_at);
  const panel = (id: string, title: string, unit: string, band: RangeBand, mayBeLog: boolean): Panel => {
    const points = pointsOf(band, bands.edges_s, startsAt);
    const { low, high } = extremes(points);
    const goal = goals.host_latency_max_ms;
    const isLog = mayBeLog && low > 0 && high / low > 100;
    const ceilings = mayBeLog
      ? [{ value: goal, label: t("charts-goal-value", { goal: `${significant(goal)} ms` }) }]
      : [];
    const top = Math.max(high, ...ceilings.map(({ value }) => value * 1.1));
    return {
      id,
      title,
      unit,
      scale: isLog ? "log" : "linear",
      ...(isLog ? logAxis(low, top) : linearAxis(top)),
      series: [{ id, label: "P50", color: "var(--sz-accent)", points }],
      ceilings,
      bandName: "P10–P90",
      note: t("recommendation-band-note"),
      summary: t("recommendation-band-summary", {
        title,
        low: significant(low),
        high: withUnit(significant(high), unit),
      }),
    };
  };
  return {
    axis: timeAxis(startsAt, epoch(calendar.ends_at), time_zone),
    panels: [
      panel("iops", t("charts-io-rate"), "IOPS", bands.total_iops, false),
      panel("latency", t("charts-latency"), "ms", bands.host_latency_ms, true),
    ],
    spans: [],
  };
}
