/** View models of the charts. A feature's `model/` builds them from the service's answers. */

export interface BandPoint {
  at: number;
  mean: number | null;
  low: number | null;
  high: number | null;
}

export interface BandSeries {
  id: string;
  label: string;
  /** CSS color. */
  color: string;
  /** SVG dash pattern, so that lines differ without color. */
  dash?: string;
  points: BandPoint[];
}

export interface Ceiling {
  value: number;
  label: string;
  /** Side of the label; right by default. */
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
  /** Name of the bands, unless they are from lowest to highest. */
  bandName?: string;
  /** A note on lines that are left out. */
  note?: string;
  /** Text alternative in one sentence. */
  summary: string;
}

export interface AxisTick {
  at: number;
  label: string;
  /** True at midnight. */
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
  /** Kind of event, which sets the tint. */
  kind: string;
}

/** Utilization of one component over time. */
export interface HeatRow extends BandSeries {
  /** Short name for the margin. */
  name: string;
}

/** Rows on the time axis of the panels, colored by the peak of each bucket. */
export interface HeatMap {
  title: string;
  unit: string;
  rows: HeatRow[];
  /** Length of a bucket in milliseconds. Points are in the middle of their bucket. */
  bucketMs: number;
  /** Lower limits of the shades, ascending. Values below the first have no shade. */
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
  /** The last bucket may end later. */
  endsAt: number;
  bucketMs: number;
  values: number[];
}

export interface ScatterPoint {
  id: string;
  label: string;
  /** System, and the place in its study. */
  where: string;
  /** The mean, if the study prints two values. */
  measured: number;
  /** Distances from the mean to the lowest and to the highest printed value. */
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

/** How often ranges contain the measured values, by the share that is expected to be within them. */
export interface Reliability {
  points: { expected: number; own: number | null; leftOut: number | null }[];
  groups: { id: "own" | "leftOut"; label: string; color: string }[];
  summary: string;
}

/** Shares of good, fair and poor, which add up to 1. */
export interface Shares {
  good: number;
  fair: number;
  poor: number;
}

export interface Bin {
  from: number;
  to: number;
  fraction: number;
  /** Null if unknown. */
  grade: keyof Shares | null;
}

/** Distribution of durations. Both axes are logarithmic, so that rare values are visible. */
export interface Distribution {
  id: string;
  label: string;
  unit: string;
  /** CSS color. */
  color: string;
  /** Adjacent, ascending. */
  cells: { from: number; to: number; fraction: number }[];
  domain: [number, number];
  ticks: number[];
  /** Axis of the shares. */
  shares: { domain: [number, number]; ticks: number[] };
  /** Labeled positions on the axis, ascending. */
  markers: { label: string; at: number }[];
  /** Text alternative in one sentence. */
  summary: string;
}

/** Growth runway: the margin of every event to its nearest goal over the number of desktops. */
export interface RunwayView {
  domain: [number, number];
  ticks: number[];
  /** Worst grade of the week between two numbers of desktops. */
  bands: { from: number; to: number; grade: keyof Shares }[];
  /** Events, with a name for those nearest to their goals. Margins are shares of a goal; 0 is the goal. */
  lines: { id: string; label: string; name: string; points: { at: number; margin: number }[] }[];
  /** Labeled numbers of desktops, ascending. */
  marks: { at: number; label: string; tone: "now" | "fair" | "poor" | "plain" }[];
  /** Numbers of desktops in the years to come. */
  years: { at: number; label: string }[];
  /** Text alternative in one sentence. */
  summary: string;
}

/** Sensitivity to one input: the margins at both ends of its range, on an axis that all inputs share. */
export interface TornadoBar {
  domain: [number, number];
  now: number;
  /** Null if the input cannot have this value. */
  low: number | null;
  high: number | null;
}

/** Response time over the I/O rate, with the operating point of a phase. Rates in IOPS, times in ms. */
export interface CurveView {
  rates: { domain: [number, number]; ticks: number[] };
  times: { domain: [number, number]; ticks: number[]; scale: "linear" | "log" };
  line: { at: number; ms: number }[];
  /** The phase from moment to moment. */
  moments: { at: number; ms: number }[];
  /** The operating point or a published one. */
  here: { at: number; ms: number; label: string; side?: "left" | "right" } | null;
  goal: { ms: number; label: string } | null;
  full: { at: number; label: string };
  /** Text alternative in one sentence. */
  summary: string;
}
