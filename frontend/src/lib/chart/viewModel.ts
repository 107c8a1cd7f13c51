/** What the charts draw. Builders in a feature's `model/` make these from the service's answers. */

export interface BandPoint {
  at: number;
  mean: number | null;
  low: number | null;
  high: number | null;
}

export interface BandSeries {
  id: string;
  label: string;
  /** CSS colour. */
  color: string;
  /** SVG dash pattern, so that lines differ without colour. */
  dash?: string;
  points: BandPoint[];
}

export interface Ceiling {
  value: number;
  label: string;
  /** Where its name stands; on the right unless said. */
  side?: "left";
}

export interface Panel {
  id: string;
  title: string;
  unit: string;
  scale: "linear" | "log";
  domain: [number, number];
  ticks: number[];
  series: BandSeries[];
  ceilings: Ceiling[];
  /** What the bands are, when they do not reach from the lowest to the highest. */
  bandName?: string;
  /** Lines that are left out, in words. */
  note?: string;
  /** The panel in one sentence, for those who cannot see it. */
  summary: string;
}

export interface AxisTick {
  at: number;
  label: string;
  /** Begins a day. */
  major: boolean;
}

export interface TimeAxis {
  from: number;
  to: number;
  ticks: AxisTick[];
}

export interface Span {
  eventId: string;
  label: string;
  from: number;
  to: number;
  /** Kind of event, for its tint. */
  kind: string;
}

/** One part over time, by how busy it was. */
export interface HeatRow extends BandSeries {
  /** Short enough for the margin. */
  name: string;
}

/** Rows over the same clock as the panels, coloured by the highest value in each bucket. */
export interface HeatMap {
  title: string;
  unit: string;
  rows: HeatRow[];
  /** Length of a bucket in milliseconds; points stand in the middle of theirs. */
  bucketMs: number;
  /** Where one shade ends and the next begins, ascending; below the first there is none. */
  steps: number[];
  summary: string;
}

export interface WeekChart {
  axis: TimeAxis;
  panels: Panel[];
  heat?: HeatMap;
  spans: Span[];
}

export interface Overview {
  startsAt: number;
  /** The last bucket may reach beyond it. */
  endsAt: number;
  bucketMs: number;
  values: number[];
}

export interface ScatterPoint {
  id: string;
  label: string;
  /** System and place in its study. */
  where: string;
  /** The middle, where two values are printed. */
  measured: number;
  /** How far the lowest and the highest printed value are from the middle. */
  spread: [number, number];
  predicted: number;
  group: string;
  calibrated: boolean;
  within: boolean | null;
}

export interface Scatter {
  points: ScatterPoint[];
  groups: { id: string; label: string; color: string; shape: "circle" | "square" | "diamond" | "triangle" }[];
  domain: [number, number];
  ticks: number[];
  /** Half-width of the tolerance band as a share of the measured value. */
  tolerance: number;
  summary: string;
}

/** Shares of good, fair and poor; together 1. */
export interface Shares {
  good: number;
  fair: number;
  poor: number;
}

export interface Bin {
  from: number;
  to: number;
  fraction: number;
  /** None where it is not known. */
  grade: keyof Shares | null;
}

/** How often something took how long; both axes are logarithmic, so that what is rare is seen too. */
export interface Distribution {
  id: string;
  label: string;
  unit: string;
  /** CSS colour. */
  color: string;
  /** One beside the other, ascending. */
  cells: { from: number; to: number; fraction: number }[];
  domain: [number, number];
  ticks: number[];
  /** Shares of the whole, from the lowest to the highest shown, and those that are labelled. */
  shares: { domain: [number, number]; ticks: number[] };
  /** Places on the axis that have a name, ascending. */
  markers: { label: string; at: number }[];
  /** In one sentence, for those who cannot see it. */
  summary: string;
}

/** How far an array reaches: the distance to the nearest goal of every event, over the count of desktops. */
export interface RunwayView {
  domain: [number, number];
  ticks: number[];
  /** Worst grade of the week, from one count of desktops to another. */
  bands: { from: number; to: number; grade: keyof Shares }[];
  /** The events; those with a name are the nearest to their goals. Margins are shares of a goal, 0 is the goal. */
  lines: { id: string; label: string; name: string; points: { at: number; margin: number }[] }[];
  /** Counts that have a name, ascending. */
  marks: { at: number; label: string; tone: "now" | "fair" | "poor" | "plain" }[];
  /** The counts of desktops of the years to come. */
  years: { at: number; label: string }[];
  /** In one sentence, for those who cannot see it. */
  summary: string;
}

/** One input turned alone: the margins at the ends of its range, on an axis that all inputs share. */
export interface TornadoBar {
  domain: [number, number];
  now: number;
  /** None where the input cannot be so. */
  low: number | null;
  high: number | null;
}

/** How long an I/O takes as more is asked, and where a phase stands. Rates in IOPS, times in ms. */
export interface CurveView {
  rates: { domain: [number, number]; ticks: number[] };
  times: { domain: [number, number]; ticks: number[]; scale: "linear" | "log" };
  line: { at: number; ms: number }[];
  /** Where the phase stood from moment to moment. */
  moments: { at: number; ms: number }[];
  here: { at: number; ms: number; label: string };
  goal: { ms: number; label: string };
  full: { at: number; label: string };
  /** In one sentence, for those who cannot see it. */
  summary: string;
}
