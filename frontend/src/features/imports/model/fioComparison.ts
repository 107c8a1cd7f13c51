/** Measured fio jobs compared with the predictions of a run. */

import { t } from "@/i18n/t";
import { inUnit, percent, points, signedPercent } from "@/lib/format/numbers";
import type { FioDirectionComparison, FioJobComparison } from "./types";

export interface ComparisonRow {
  metric: string;
  predicted: string;
  measured: string;
  /** What was measured against what was predicted. */
  difference: string;
}

const written = (value: number | null, unit: string) => (value === null ? "–" : inUnit(value, unit));

function row(metric: string, unit: string, predicted: number | null, measured: number | null): ComparisonRow {
  return {
    metric,
    predicted: written(predicted, unit),
    measured: written(measured, unit),
    difference: predicted && measured !== null ? signedPercent(measured / predicted - 1) : "",
  };
}

function directionRows(name: string, of: FioDirectionComparison): ComparisonRow[] {
  const rows = [
    row(name, "IOPS", of.predicted_iops, of.measured_iops),
    row(t("imports-fio-mean-size", { name }), "KB", of.predicted_size_kb, of.measured_size_kb),
    row(t("imports-fio-mean-latency", { name }), "ms", of.predicted_latency_ms, of.measured_latency_ms),
    row(t("imports-fio-p99", { name }), "ms", null, of.measured_latency_p99_ms),
  ];
  return rows.filter(({ predicted, measured }) => predicted !== "–" || measured !== "–");
}

export function comparisonRows(job: FioJobComparison): ComparisonRow[] {
  const { predicted_read_fraction: wanted, measured_read_fraction: found } = job;
  return [
    row(t("imports-fio-both"), "IOPS", job.predicted_iops, job.measured_iops),
    {
      metric: t("imports-fio-read-share"),
      predicted: percent(wanted),
      measured: found === null ? "–" : percent(found),
      difference: found === null ? "" : points(found - wanted),
    },
    ...directionRows(t("imports-fio-reads"), job.reads),
    ...directionRows(t("imports-fio-writes"), job.writes),
  ];
}
