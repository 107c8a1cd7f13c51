/** Measurements of each window, row by row. */

import { type LabelId, t } from "@/i18n/t";
import { duration, percent, significant } from "@/lib/format/numbers";
import { epoch, spanOfTime } from "@/lib/time/instants";
import type { FoundLoad, MeasuredPhase } from "./types";

const NONE = "–";

const ifMeasured = (value: number | null, write: (value: number) => string) =>
  value === null ? NONE : write(value);

/** "reads / writes" of a pair; a dash where neither was measured. */
function pair(reads: number | null, writes: number | null, write: (value: number) => string): string {
  if (reads === null && writes === null) return NONE;
  return `${ifMeasured(reads, write)} / ${ifMeasured(writes, write)}`;
}

interface Figure {
  label: LabelId;
  of: (phase: MeasuredPhase, zone: string) => string;
}

const figures: Figure[] = [
  {
    label: "imports-when",
    of: ({ starts_at, ends_at }, zone) => spanOfTime(epoch(starts_at), epoch(ends_at), zone),
  },
  { label: "imports-figure-measured", of: ({ measured_s }) => duration(measured_s) },
  { label: "imports-desktops", of: ({ n_desktops }) => t("imports-n-desktops", { n: n_desktops }) },
  {
    label: "imports-figure-iops",
    of: (of) => pair(of.reads_iops_per_desktop, of.writes_iops_per_desktop, (n) => significant(n)),
  },
  { label: "imports-figure-mean", of: ({ mean_iops }) => `${significant(mean_iops)} IOPS` },
  { label: "imports-figure-peak", of: ({ busiest_iops }) => `${significant(busiest_iops)} IOPS` },
  {
    label: "imports-figure-size",
    of: (of) => pair(of.read_size_kb, of.write_size_kb, (n) => significant(n)),
  },
  {
    label: "imports-figure-latency",
    of: (of) => pair(of.read_latency_ms, of.write_latency_ms, (n) => significant(n)),
  },
  {
    label: "imports-figure-active",
    of: (of) => pair(of.reading_fraction, of.writing_fraction, percent),
  },
  {
    label: "imports-figure-sequential",
    of: (of) => pair(of.sequential_read_fraction, of.sequential_write_fraction, percent),
  },
  {
    label: "imports-figure-top-tenth",
    of: ({ top_tenth_fraction }) => ifMeasured(top_tenth_fraction, percent),
  },
  {
    label: "imports-figure-spread",
    of: ({ spread_cv }) => ifMeasured(spread_cv, (n) => significant(n)),
  },
];

export interface FigureRow {
  label: string;
  cells: string[];
}

/** One row per figure, one cell per phase; figures without a value in any window are left out. */
export function figureRows(phases: readonly MeasuredPhase[], zone: string): FigureRow[] {
  return figures
    .map(({ label, of }) => ({ label: t(label), cells: phases.map((phase) => of(phase, zone)) }))
    .filter(({ cells }) => cells.some((cell) => cell !== NONE));
}

/** Mean IOPS of a desktop, their read share, and their throughput in kB/s; null if unknown. */
export function ratesOf(load: FoundLoad): {
  mean: number;
  readFraction: number | null;
  kbPerS: number | null;
} {
  const {
    reads_iops_per_desktop: reads,
    writes_iops_per_desktop: writes,
    read_size_kb,
    write_size_kb,
  } = load;
  const mean = reads + writes;
  const isSized = (reads === 0 || read_size_kb !== null) && (writes === 0 || write_size_kb !== null);
  return {
    mean,
    readFraction: mean > 0 ? reads / mean : null,
    kbPerS: isSized ? reads * (read_size_kb ?? 0) + writes * (write_size_kb ?? 0) : null,
  };
}
