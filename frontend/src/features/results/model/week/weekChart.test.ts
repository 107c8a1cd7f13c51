import { expect, test } from "vitest";
import { chartTable, describeAt } from "@/lib/chart/chartTable";
import { epoch } from "@/lib/time/instants";
import { acme, acmePreview, secondWeek } from "@/test/fixtures";
import { weekChart } from "./weekChart";

const chart = weekChart(acme, acmePreview.series, acmePreview.result.events, secondWeek);
const panel = (id: string) => chart.panels.find((found) => found.id === id) ?? chart.panels[0];

test("there are panels for rates, throughput, response time and utilization", () => {
  expect(chart.panels.map(({ id, unit }) => [id, unit])).toEqual([
    ["iops", "IOPS"],
    ["throughput", "MB/s"],
    ["latency", "ms"],
    ["utilization", "%"],
  ]);
});

test("the band contains the peak of a storm above the mean of its bucket", () => {
  const reads = panel("iops")?.series[0];
  const top = reads?.points.reduce((best, point) => ((point.high ?? 0) > (best.high ?? 0) ? point : best));
  expect(top?.high).toBeGreaterThan(35_000);
  expect(top?.high).toBeGreaterThan(top?.mean ?? Infinity);
});

test("axes start at zero and include the peak and the ceiling", () => {
  expect(panel("iops")?.domain[0]).toBe(0);
  expect(panel("utilization")?.domain).toEqual([0, 100]);
  expect(panel("latency")?.ceilings).toEqual([{ value: 20, label: "goal 20 ms" }]);
  expect(panel("latency")?.domain[1]).toBeGreaterThanOrEqual(20);
});

test("an axis fits its lines, and a goal far above them is named only", () => {
  const series = structuredClone(acmePreview.series);
  for (const name of ["host_read_latency_ms", "host_write_latency_ms"] as const) {
    const band = series.bands[name];
    if (band) for (const key of ["mean", "min", "max"] as const) band[key] = band[key].map((ms) => ms && 0.3);
  }
  const fast = weekChart(acme, series, acmePreview.result.events, secondWeek);
  const latency = fast.panels.find(({ id }) => id === "latency");
  expect(latency?.domain[1]).toBeLessThan(1);
  expect(latency?.ceilings).toEqual([]);
  expect(latency?.note).toBe("above the axis: goal 20 ms");
});

test("latency over several decades is drawn on a logarithmic axis", () => {
  const series = structuredClone(acmePreview.series);
  const band = series.bands.host_read_latency_ms;
  if (band) band.max[10] = 5000;
  const spiked = weekChart(acme, series, acmePreview.result.events, secondWeek);
  expect(spiked.panels.find(({ id }) => id === "latency")?.scale).toBe("log");
});

test("utilization is drawn for the components of the array", () => {
  const series = structuredClone(acmePreview.series);
  const { drives_fraction, ...others } = series.bands;
  series.bands = {
    ...others,
    flash_fraction: drives_fraction,
    host_cpu_fraction: drives_fraction,
  } as typeof series.bands;
  const tiered = weekChart(acme, series, acmePreview.result.events, secondWeek);
  expect(tiered.panels[3]?.series.map(({ label }) => label)).toEqual([
    "Controller CPU",
    "Flash drives",
    "Ports",
    "Host CPU",
  ]);
});

test("burst credits have their own panel where there are any", () => {
  const series = structuredClone(acmePreview.series);
  const { drives_fraction } = series.bands;
  series.bands = { ...series.bands, iops_limit_credit_fraction: drives_fraction } as typeof series.bands;
  const drained = weekChart(acme, series, acmePreview.result.events, secondWeek);
  expect(drained.panels.map(({ id }) => id)).toContain("credits");
  expect(drained.panels.at(-1)?.series.map(({ label }) => label)).toEqual(["IOPS credits"]);
  expect(drained.panels.at(-1)?.domain).toEqual([0, 100]);
});

test("every event is marked for its actual duration", () => {
  const span = (id: string) => chart.spans.find(({ eventId }) => eventId === id);
  expect(span("network-outage")?.kind).toBe("outage");
  expect(span("reboot")).toMatchObject({ label: "Reboot all VMs", from: epoch("2011-06-06T07:00:00Z") });
});

test("a panel's sentence and table agree", () => {
  expect(panel("iops")?.summary).toMatch(/^I\/O rate. Reads: peak [\d,]+ IOPS at Mon, Jun 6/);
  const table =
    panel("iops") && chartTable(panel("iops") as (typeof chart.panels)[number], chart.axis, "UTC");
  expect(table?.header).toEqual([
    "Time",
    "Reads, IOPS",
    "Reads, lowest–highest",
    "Writes, IOPS",
    "Writes, lowest–highest",
  ]);
  expect(table?.rows.length).toBeGreaterThan(5);
});

test("the cursor position is described in words", () => {
  const said = describeAt(chart, epoch("2011-06-06T07:10:00Z"), "UTC");
  expect(said).toMatch(/^Mon, Jun 6 07:10: Reads [\d,]+ IOPS, Writes [\d,]+ IOPS; .*Controller CPU [\d.]+ %/);
});
