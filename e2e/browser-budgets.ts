/* What the browser may take, what it took, and the page of docs/reference that says so. */
import { writeFileSync } from "node:fs";
import { cpus, loadavg, release, totalmem } from "node:os";

const PAGE = "../docs/reference/browser.md";
const MOST_LISTED = 8;

export interface Budget {
  name: string;
  /** What is measured, from where to where. */
  says: string;
  unit: "ms" | "kB";
  most: number;
}

export const budgets = {
  drag: {
    name: "Figures follow the hand",
    says: "From the move of the pointer that carries an event of the sample to another quarter of an hour, to the frame that paints verdict, cards, charts and tables of where it is held; 95 of 100 are as quick.",
    unit: "ms",
    most: 200,
  },
  firstAnswer: {
    name: "First answer",
    says: "From opening a scenario's address in a browser that has seen nothing, with a service that has answered before, to the verdict on the screen; the median.",
    unit: "ms",
    most: 2000,
  },
  firstPage: {
    name: "First load, list of projects",
    says: "All that the browser loads for the first page, fonts and all, packed with gzip.",
    unit: "kB",
    most: 500,
  },
  firstScenario: {
    name: "First load, a scenario",
    says: "The same for a user whose first page is a scenario: editor, calendar and charts too.",
    unit: "kB",
    most: 525,
  },
  brushing: {
    name: "Longest task while brushing",
    says: "The longest task of the page's main thread, by the processor's clock, while both ends and the middle of the period below the charts are dragged to and fro.",
    unit: "ms",
    most: 100,
  },
} as const satisfies Record<string, Budget>;

export type Measure = keyof typeof budgets;

export interface Measured {
  value: number;
  /** What else there is to say: the median, how many, which files. */
  more: string;
}

export function said(measure: Measure, { value, more }: Measured): string {
  const { name, unit, most } = budgets[measure];
  return `${name}: ${Math.round(value)} ${unit} of at most ${most} (${more})`;
}

/** Where a wait is timed by the clock on the wall: how many want each core, at least one. */
export function crowding(): number {
  return Math.max(1, (loadavg()[0] ?? 0) / cpus().length);
}

/** The value below which a share of all lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The heaviest files, heaviest first. */
export function heaviest(sizes: ReadonlyMap<string, number>): string {
  return [...sizes]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_LISTED)
    .map(([name, n_bytes]) => `${name} ${Math.round(n_bytes / 1000)}`)
    .join(", ");
}

function machine(): string {
  const all = cpus();
  const memory_gib = Math.round(totalmem() / 1024 ** 3);
  return `${all[0]?.model.trim() ?? "unknown"} with ${all.length} cores and ${memory_gib} GiB, Linux ${release()}`;
}

function row([measure, { value, more }]: [string, Measured]): string {
  const { name, unit, most } = budgets[measure as Measure];
  const verdict = value <= most ? "met" : "missed";
  return `| ${name} | ${Math.round(value)} ${unit} | ≤ ${most} ${unit}, ${verdict} | ${more} |`;
}

/** Writes the page, if all was measured. */
export function writeDown(measured: ReadonlyMap<Measure, Measured>, browser: string): void {
  const all = Object.keys(budgets) as Measure[];
  const missing = all.filter((measure) => !measured.has(measure));
  if (missing.length > 0) throw new Error(`not measured: ${missing.join(", ")}`);
  const day = new Date().toISOString().slice(0, 10);
  const lines = [
    "# The browser's budgets",
    "",
    "How quick the browser is and how much it loads. `make budgets` measures all of this again in Chromium, against a",
    "service of its own with the sample *Acme Corporation*, and writes this page; `make test-long` fails where a budget is missed.",
    "Browser, service and database share one machine here, and no request crosses a network. Where others use that machine",
    "too, the test lets a wait take as many times longer as programs want each core; this page holds what was found.",
    "",
    `**The last run** was on ${day}, ${machine()}, Chromium ${browser}; ${crowding().toFixed(1)} programs wanted each core.`,
    "",
    "| measure | found | budget | in detail |",
    "|---|---:|---:|---|",
    ...all.map((measure) => row([measure, measured.get(measure) as Measured])),
    "",
    ...all.map((measure) => `- **${budgets[measure].name}**: ${budgets[measure].says}`),
    "",
  ];
  writeFileSync(PAGE, lines.join("\n"));
}
