/** How far an array reaches, as a drawing and as tables. */

import type { Runway } from "@/api/types";
import { t } from "@/i18n/t";
import type { ChartTable } from "@/lib/chart/chartTable";
import { marginInWords } from "@/lib/chart/margin";
import { ticksWithin } from "@/lib/chart/scale";
import type { RunwayView } from "@/lib/chart/viewModel";
import { percent, whole } from "@/lib/format/numbers";
import { brokenInWords } from "@/lib/goals";

type Point = Runway["curve"][number];
type Mark = RunwayView["marks"][number];

/** Events that get a name at the end of their line. */
const NAMED = 3;
const LONGEST = 32;

function shortened(label: string): string {
  return label.length > LONGEST ? `${label.slice(0, LONGEST - 1)}…` : label;
}

function bandsOf(curve: readonly Point[]): RunwayView["bands"] {
  const bands: RunwayView["bands"] = [];
  for (const { n_desktops, grade } of curve) {
    const last = bands.at(-1);
    if (last) last.to = n_desktops;
    if (last?.grade !== grade) bands.push({ from: n_desktops, to: n_desktops, grade });
  }
  return bands.filter(({ from, to }) => to > from);
}

/** Smallest margin of an event along the whole curve. */
function linesOf(curve: readonly Point[]): RunwayView["lines"] {
  const ids = [...new Set(curve.flatMap(({ phases }) => phases.map(({ phase_id }) => phase_id)))];
  const lines = ids.map((id) => {
    const found = curve.flatMap(({ n_desktops, phases }) => {
      const phase = phases.find(({ phase_id }) => phase_id === id);
      return phase === undefined
        ? []
        : [{ at: n_desktops, margin: phase.margin_fraction, label: phase.phase_label }];
    });
    const points = found.flatMap(({ at, margin }) => (margin === null ? [] : [{ at, margin }]));
    return { id, label: found.at(-1)?.label ?? id, name: "", points };
  });
  const drawn = lines.filter(({ points }) => points.length > 0);
  const nearest = [...drawn]
    .sort((a, b) => (a.points.at(-1)?.margin ?? 0) - (b.points.at(-1)?.margin ?? 0))
    .slice(0, NAMED);
  return drawn.map((line) => (nearest.includes(line) ? { ...line, name: shortened(line.label) } : line));
}

function marksOf(runway: Runway): Mark[] {
  const { n_desktops, most_desktops, turns_fair, turns_poor } = runway;
  const fair = turns_fair && turns_fair.grade !== "poor" ? [turns_fair] : [];
  return [
    { at: n_desktops, label: t("recommendation-runway-now", { n: whole(n_desktops) }), tone: "now" as const },
    ...(most_desktops > 0
      ? [
          {
            at: most_desktops,
            label: t("recommendation-runway-most", { n: whole(most_desktops) }),
            tone: "plain" as const,
          },
        ]
      : []),
    ...fair.map(({ n_desktops: at, phase_label }) => ({
      at,
      label: t("recommendation-runway-fair", { n: whole(at), event: phase_label }),
      tone: "fair" as const,
    })),
    ...(turns_poor
      ? [
          {
            at: turns_poor.n_desktops,
            label: t("recommendation-runway-poor", {
              n: whole(turns_poor.n_desktops),
              event: turns_poor.phase_label,
            }),
            tone: "poor" as const,
          },
        ]
      : []),
  ];
}

export function runwayView(runway: Runway): RunwayView {
  const { curve, years, sentence } = runway;
  const counts = curve.map(({ n_desktops }) => n_desktops);
  const domain: [number, number] = [Math.min(...counts), Math.max(...counts)];
  const isIn = ({ at }: { at: number }) => at >= domain[0] && at <= domain[1];
  return {
    domain,
    ticks: ticksWithin(...domain),
    bands: bandsOf(curve),
    lines: linesOf(curve),
    marks: marksOf(runway)
      .filter(isIn)
      .sort((a, b) => a.at - b.at),
    years:
      years.length > 1
        ? years.map(({ year, n_desktops }) => ({ at: n_desktops, label: String(year) })).filter(isIn)
        : [],
    summary: sentence,
  };
}

const room = (margin: number | null) => (margin === null ? "–" : marginInWords(margin));

export function curveTable({ curve }: Runway): ChartTable {
  return {
    header: [
      t("recommendation-runway-desktops"),
      t("recommendation-runway-grade"),
      t("recommendation-runway-least"),
      t("recommendation-runway-at"),
    ],
    rows: curve.map(({ n_desktops, grade, phases }) => {
      const [nearest] = [...phases].sort(
        (a, b) => (a.margin_fraction ?? Infinity) - (b.margin_fraction ?? Infinity),
      );
      return {
        at: n_desktops,
        label: whole(n_desktops),
        cells: [t(`charts-${grade}`), room(nearest?.margin_fraction ?? null), nearest?.phase_label ?? "–"],
      };
    }),
  };
}

export interface YearLine {
  year: number;
  desktops: string;
  holds: boolean;
  grade: Runway["years"][number]["grade"];
  worst: string;
  why: string;
  spare: string;
}

/** The array in each year; what it misses, or what limits it. */
export function yearLines({ years }: Runway): YearLine[] {
  return years.map(
    ({
      year,
      n_desktops,
      holds,
      grade,
      phase_label,
      broken: [first],
      binding,
      spare_fraction,
      hosts_hold,
    }) => ({
      year,
      desktops: whole(n_desktops),
      holds,
      grade,
      worst: phase_label,
      why: [
        first ? brokenInWords(first) : (binding?.sentence ?? ""),
        hosts_hold ? "" : t("recommendation-year-hosts"),
      ]
        .filter(Boolean)
        .join(" · "),
      spare: spare_fraction === null ? "–" : percent(spare_fraction).replace("-", "−"),
    }),
  );
}
