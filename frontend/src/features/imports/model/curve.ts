/** Chart of all desktops over time: rates with peaks, throughput, storms and windows. */

import { t } from "@/i18n/t";
import { linearAxis } from "@/lib/chart/scale";
import { timeAxis } from "@/lib/chart/timeAxis";
import type { BandSeries, Panel, Span, WeekChart } from "@/lib/chart/viewModel";
import type { Period } from "@/lib/chart/zoom";
import { significant } from "@/lib/format/numbers";
import { epoch, moment } from "@/lib/time/instants";
import { spansOfAll } from "./edges";
import { eventOfStorm, phaseNames, stormNames } from "./labels";
import type { Curve, FoundStorm, PhaseWindow } from "./types";

export function boundsOf({ starts_at, bucket_s, reads_iops }: Curve): Period {
  const from = epoch(starts_at);
  return { from, to: from + Math.max(1, reads_iops.length) * bucket_s * 1000 };
}

interface Line extends Pick<BandSeries, "id" | "label" | "color" | "dash"> {
  values: readonly (number | null)[];
}

function series({ values, ...line }: Line, from: number, stepMs: number): BandSeries {
  return {
    ...line,
    points: values.map((mean, i) => ({ at: from + i * stepMs, mean, low: null, high: null })),
  };
}

const highest = (values: readonly (number | null)[]) =>
  values.reduce<number>((most, value) => Math.max(most, value ?? 0), 0);

/** Whether a quantity was measured; one that no file counts has no line, because it is not zero. */
const isKnown = ({ values }: Line) => values.some((value) => value !== null);

function panel(id: string, title: string, unit: string, lines: Line[], curve: Curve, summary: string): Panel {
  const from = epoch(curve.starts_at);
  return {
    id,
    title,
    unit,
    scale: "linear",
    ...linearAxis(Math.max(...lines.map(({ values }) => highest(values)))),
    series: lines.map((line) => series(line, from, curve.bucket_s * 1000)),
    ceilings: [],
    summary,
  };
}

function ratesSummary({ peak_iops, bucket_s, starts_at }: Curve, nStorms: number, zone: string): string {
  const peak = highest(peak_iops);
  const at = epoch(starts_at) + Math.max(0, peak_iops.indexOf(peak)) * bucket_s * 1000;
  return t("imports-rates-summary", { peak: significant(peak), at: moment(at, zone), n: nStorms });
}

export function spansOfStorms(storms: readonly FoundStorm[]): Span[] {
  return storms.map((storm) => ({
    eventId: storm.id,
    label: t(stormNames[storm.kind]),
    from: epoch(storm.starts_at),
    to: epoch(storm.ends_at),
    kind: eventOfStorm[storm.kind] ?? "unknown",
  }));
}

/** The kind that is drawn for windows. */
export const WINDOW = "window";

export function spansOfWindows(windows: readonly PhaseWindow[], bounds: Period, zone: string): Span[] {
  return spansOfAll(windows, bounds, zone).map(({ window, index, nth, from, to }) => ({
    eventId: `window-${index}-${nth}`,
    label: t(phaseNames[window.phase]),
    from,
    to,
    kind: WINDOW,
  }));
}

interface Drawn {
  curve: Curve;
  storms: readonly FoundStorm[];
  shown: Period;
  zone: string;
}

export function curveChart({ curve, storms, shown, zone }: Drawn): WeekChart {
  const rates: Line[] = [
    { id: "reads", label: t("imports-reads"), color: "var(--sz-reads)", values: curve.reads_iops },
    {
      id: "writes",
      label: t("imports-writes"),
      color: "var(--sz-writes)",
      dash: "6 2",
      values: curve.writes_iops,
    },
    {
      id: "peak",
      label: t("imports-peak-sample"),
      color: "var(--sz-muted)",
      dash: "1 2",
      values: curve.peak_iops,
    },
  ];
  const flows: Line[] = [
    { id: "read_mb", label: t("imports-reads"), color: "var(--sz-reads)", values: curve.read_mb_per_s },
    {
      id: "write_mb",
      label: t("imports-writes"),
      color: "var(--sz-writes)",
      dash: "6 2",
      values: curve.write_mb_per_s,
    },
  ];
  const knownFlows = flows.filter(isKnown);
  const summary = ratesSummary(curve, storms.length, zone);
  const peakFlow = Math.max(...flows.map(({ values }) => highest(values)));
  const flowsSummary = t("imports-throughput-summary", { peak: significant(peakFlow) });
  return {
    axis: timeAxis(shown.from, shown.to, zone),
    panels: [
      panel("rates", t("imports-all-desktops"), "IOPS", rates.filter(isKnown), curve, summary),
      ...(knownFlows.length > 0
        ? [panel("flows", t("imports-throughput"), "MB/s", knownFlows, curve, flowsSummary)]
        : []),
    ],
    spans: spansOfStorms(storms),
  };
}
