import { expect, test } from "vitest";
import { esxtopSummary, workload } from "@/test/imports";
import { boundsOf, curveChart, spansOfWindows } from "./curve";
import { figureRows } from "./figures";
import { comparisonRows } from "./fioComparison";
import { certaintyOf, entities, factName, placeOf } from "./labels";
import { bytes } from "./sizes";
import type { Curve, FioDirectionComparison } from "./types";

const curve = workload.curve as Curve;

test("the curve shows rates and throughput with storms, and states its peak", () => {
  const chart = curveChart({ curve, storms: workload.storms, shown: boundsOf(curve), zone: "UTC" });
  expect(chart.panels.map(({ title }) => title)).toEqual(["All desktops", "Throughput"]);
  expect(chart.panels[0]?.domain).toEqual([0, 600]);
  expect(chart.panels[0]?.series[0]?.points.map(({ mean }) => mean)).toEqual([20, 150, null]);
  expect(chart.panels[0]?.summary).toBe(
    "I/O rates of all desktops: peak 480 IOPS on Mon, Jun 6 07:00; 1 storm found",
  );
  expect(chart.spans.map(({ eventId, kind }) => [eventId, kind])).toEqual([["storm-1", "login"]]);
});

test("windows are drawn over the curve wherever they apply", () => {
  const spans = spansOfWindows(
    [{ phase: "idle", from_time: "06:00", to_time: "06:30" }],
    boundsOf(curve),
    "UTC",
  );
  expect(spans.map(({ eventId, label, kind }) => [eventId, label, kind])).toEqual([
    ["window-0-0", "Idle", "window"],
  ]);
});

test("the throughput panel is omitted if no throughput was measured", () => {
  const none = curve.read_mb_per_s.map(() => null);
  const { panels } = curveChart({
    curve: { ...curve, read_mb_per_s: none, write_mb_per_s: none },
    storms: [],
    shown: boundsOf(curve),
    zone: "UTC",
  });
  expect(panels).toHaveLength(1);
});

test("reads that no file counts have no line instead of one at zero", () => {
  const reads_iops = curve.reads_iops.map(() => null);
  const { panels } = curveChart({
    curve: { ...curve, reads_iops },
    storms: [],
    shown: boundsOf(curve),
    zone: "UTC",
  });
  expect(panels[0]?.series.map(({ id }) => id)).toEqual(["writes", "peak"]);
});

test("rows without figures are omitted, and a missing half of a pair is a dash", () => {
  const rows = new Map(figureRows(workload.phases, "UTC").map(({ label, cells }) => [label, cells]));
  expect(rows.get("Time")?.[0]).toBe("Mon, Jun 6 07:00 – 07:30");
  expect(rows.get("IOPS per desktop (reads / writes)")?.[0]).toBe("31 / 19");
  expect(rows.get("Latency in ms (reads / writes)")).toEqual(["3.4 / –", "–"]);
  expect(rows.has("Sequential I/O (reads / writes)")).toBe(false);
});

test("measurements are shown next to predictions, and unmeasured ones are omitted", () => {
  const reads: FioDirectionComparison = {
    predicted_iops: 100,
    measured_iops: 96,
    predicted_size_kb: 20,
    measured_size_kb: 20,
    predicted_latency_ms: 4,
    measured_latency_ms: 5,
    measured_latency_p99_ms: 20,
  };
  const none: FioDirectionComparison = {
    predicted_iops: 0,
    measured_iops: 0,
    predicted_size_kb: null,
    measured_size_kb: null,
    predicted_latency_ms: null,
    measured_latency_ms: null,
    measured_latency_p99_ms: null,
  };
  const rows = comparisonRows({
    job: "reboot-1",
    phase_id: "reboot",
    label: "Reboot",
    seconds: 60,
    predicted_iops: 100,
    measured_iops: 96,
    predicted_read_fraction: 1,
    measured_read_fraction: 0.98,
    kept_up: false,
    reads,
    writes: none,
  });
  expect(rows.map(({ metric, difference }) => `${metric} ${difference}`.trim())).toEqual([
    "Reads and writes −4%",
    "Read share −2 pts",
    "Reads −4%",
    "Reads, mean size ±0%",
    "Reads, mean latency +25%",
    "Reads, 99th-percentile latency",
    "Writes",
  ]);
});

test("positions, certainties, facts and sizes are described in words", () => {
  expect(entities(workload)).toBe("4 desktops");
  expect(entities({ ...workload, n_entities: 1, entity_kind: "host" })).toBe("1 host");
  expect(esxtopSummary.refused.map(placeOf)).toEqual(["row 7, column Reads/sec"]);
  expect([0.95, 0.6, 0.2].map(certaintyOf)).toEqual(["certain, 95%", "likely, 60%", "uncertain, 20%"]);
  expect(["time zone", "reads per second", "Project name"].map(factName)).toEqual([
    "Time zone",
    "reads per second",
    "Project name",
  ]);
  expect([512, 4096, 1536 * 1024].map(bytes)).toEqual(["512 B", "4 KiB", "1.5 MiB"]);
});
