import { expect, test } from "vitest";
import { chartTable, describeAt } from "@/lib/chart/chartTable";
import { epoch } from "@/lib/time/instants";
import { acme, acmeWindow } from "@/test/fixtures";
import { windowChart } from "./windowChart";
import { distributionsOf, distributionTable } from "./windowDistribution";

const chart = windowChart(acmeWindow, acme);
const panel = (id: string, of = chart) => of.panels.find((found) => found.id === id);
const { timeline } = acmeWindow;

test("a window is drawn over its own time, with each bucket at its midpoint", () => {
  const startsAt = epoch(acme.calendar.starts_at) + acmeWindow.from_s * 1000;
  expect(chart.axis).toMatchObject({
    from: startsAt,
    to: startsAt + (acmeWindow.to_s - acmeWindow.from_s) * 1000,
  });
  expect(panel("iops")?.series[0]?.points[0]?.at).toBeCloseTo(startsAt + timeline.bucket_s * 500);
});

test("the simulated mean and the week's mean have one color, and the week's is dashed", () => {
  const [mean, week] = ["mean", "week"].map((id) => panel("latency")?.series.find((line) => line.id === id));
  expect(week?.color).toBe(mean?.color);
  expect([mean?.dash, week?.dash]).toEqual([undefined, "4 3"]);
  expect(panel("latency")?.series.map(({ id }) => id)).toEqual(["p99", "mean", "week", "p50"]);
});

test("response times use a logarithmic axis if the means would be close to zero", () => {
  const flat = timeline.mean_ms.map(() => 2);
  const even = { ...timeline, mean_ms: flat, p50_ms: flat, p99_ms: flat, fluid_mean_ms: flat };
  expect(panel("latency", windowChart({ ...acmeWindow, timeline: even }, acme))?.scale).toBe("linear");
  const spread = { ...even, p99_ms: flat.map(() => 40) };
  const drawn = panel("latency", windowChart({ ...acmeWindow, timeline: spread }, acme));
  expect(drawn).toMatchObject({ scale: "log", domain: [1, 100], ceilings: [{ label: "goal 20 ms" }] });
});

test("a bucket without an answer is a gap", () => {
  const mean_ms = [null, ...timeline.mean_ms.slice(1)];
  const drawn = panel("latency", windowChart({ ...acmeWindow, timeline: { ...timeline, mean_ms } }, acme));
  expect(drawn?.series.find(({ id }) => id === "mean")?.points[0]?.mean).toBeNull();
});

test("components with almost no waiting are only mentioned", () => {
  const zeros = timeline.iops.map(() => 0);
  const waiting = { controller_cpu: zeros.map(() => 12), drives: zeros.map(() => 3), port_in: zeros };
  const drawn = panel("waiting", windowChart({ ...acmeWindow, timeline: { ...timeline, waiting } }, acme));
  expect(drawn?.series.map(({ id }) => id)).toEqual(["controller_cpu", "drives"]);
  expect(drawn?.note).toBe("close to zero: Ports, to array");
});

test("its tables have distinct times and no nonexistent bands", () => {
  const latency = panel("latency");
  const table = latency && chartTable(latency, chart.axis, "UTC");
  expect(table?.header).toEqual([
    "Time",
    "p99, ms",
    "Mean, ms",
    "Mean of the week simulation, ms",
    "p50, ms",
  ]);
  expect(new Set(table?.rows.slice(0, 4).map(({ label }) => label)).size).toBeGreaterThan(1);
  expect(describeAt(chart, chart.axis.from + 2000, "UTC")).toMatch(
    /^Mon, Jun 6 \d\d:\d\d:\d\d: Reads and writes/,
  );
});

test("reads and writes share one axis, with three percentiles each", () => {
  const [reads, writes] = distributionsOf(acmeWindow);
  expect(reads?.domain).toEqual(writes?.domain);
  expect(reads?.markers.map(({ label }) => label)).toEqual(["p50", "p99", "p99.9"]);
  expect(reads?.summary).toMatch(
    /^Response times of reads: p50 [\d.]+ ms, p99 [\d.]+ ms, p99.9 [\d.]+ ms\.$/,
  );
  const cells = reads?.cells ?? [];
  expect(cells.every(({ from }, i) => i === 0 || from === cells[i - 1]?.to)).toBe(true);
  const [first, second] = cells.map(({ from, to }) => to - from);
  expect(first).toBeCloseTo(second ?? Number.NaN);
});

test("the table of a distribution ends at zero percent", () => {
  const [reads] = distributionsOf(acmeWindow);
  const rows = reads ? distributionTable(reads).rows : [];
  expect(rows).toHaveLength(acmeWindow.distributions[0]?.fraction.length ?? -1);
  expect(rows.at(-1)?.cells[1]).toBe("0%");
});
