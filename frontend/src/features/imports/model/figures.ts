/** What was measured in each window, row by row. */

import { counted, duration, percent, significant } from "@/lib/format/numbers";
import { epoch, spanOfTime } from "@/lib/time/instants";
import type { MeasuredPhase } from "./types";

const NONE = "–";

const ifMeasured = (value: number | null, write: (value: number) => string) =>
  value === null ? NONE : write(value);

/** "reads / writes" of a pair; a dash where neither was measured. */
function pair(reads: number | null, writes: number | null, write: (value: number) => string): string {
  if (reads === null && writes === null) return NONE;
  return `${ifMeasured(reads, write)} / ${ifMeasured(writes, write)}`;
}

interface Figure {
  label: string;
  of: (phase: MeasuredPhase, zone: string) => string;
}

const figures: Figure[] = [
  {
    label: "When",
    of: ({ starts_at, ends_at }, zone) => spanOfTime(epoch(starts_at), epoch(ends_at), zone),
  },
  { label: "Measured for", of: ({ measured_s }) => duration(measured_s) },
  { label: "Desktops", of: ({ n_desktops }) => counted(n_desktops, "desktop") },
  {
    label: "IOPS per desktop, reads / writes",
    of: (of) => pair(of.reads_iops_per_desktop, of.writes_iops_per_desktop, (n) => significant(n)),
  },
  { label: "All desktops, mean", of: ({ mean_iops }) => `${significant(mean_iops)} IOPS` },
  { label: "All desktops, busiest sample", of: ({ busiest_iops }) => `${significant(busiest_iops)} IOPS` },
  {
    label: "Mean size in KB, reads / writes",
    of: (of) => pair(of.read_size_kb, of.write_size_kb, (n) => significant(n)),
  },
  {
    label: "Latency in ms, reads / writes",
    of: (of) => pair(of.read_latency_ms, of.write_latency_ms, (n) => significant(n)),
  },
  {
    label: "Desktops at work at once, reading / writing",
    of: (of) => pair(of.reading_fraction, of.writing_fraction, percent),
  },
  {
    label: "Sequential, reads / writes",
    of: (of) => pair(of.sequential_read_fraction, of.sequential_write_fraction, percent),
  },
  {
    label: "Busiest tenth of the desktops makes",
    of: ({ top_tenth_fraction }) => ifMeasured(top_tenth_fraction, percent),
  },
  {
    label: "Spread of the desktops (deviation over mean)",
    of: ({ spread_cv }) => ifMeasured(spread_cv, (n) => significant(n)),
  },
];

export interface FigureRow {
  label: string;
  cells: string[];
}

/** One row per figure, one cell per phase; figures that no window tells are left out. */
export function figureRows(phases: readonly MeasuredPhase[], zone: string): FigureRow[] {
  return figures
    .map(({ label, of }) => ({ label, cells: phases.map((phase) => of(phase, zone)) }))
    .filter(({ cells }) => cells.some((cell) => cell !== NONE));
}
