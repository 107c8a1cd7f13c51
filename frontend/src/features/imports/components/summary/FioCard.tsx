/** Results of fio, compared with the predictions of a run. */

import { Select, Skeleton, Table } from "@mantine/core";
import { useState } from "react";
import { ErrorNotice, Notice } from "@/components/feedback/Notice";
import { Card } from "@/components/layout/Card";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { ShowMore } from "@/components/tables/ShowMore";
import { t } from "@/i18n/t";
import { duration, percent, significant } from "@/lib/format/numbers";
import { atTime } from "@/lib/time/dates";
import { useFinishedRuns, useFioComparison } from "../../api";
import { comparisonRows } from "../../model/fioComparison";
import type { FioDirection, FioJobComparison, FioSummary } from "../../model/types";
import classes from "../imports.module.css";

const FEW = 3;

function directionText({ iops, size_kb, latency_ms }: FioDirection): string {
  if (iops === 0) return t("imports-fio-none");
  const parts = [
    `${significant(iops)} IOPS`,
    size_kb !== null && `${significant(size_kb)} KB`,
    latency_ms !== null && `${significant(latency_ms)} ms`,
  ];
  return parts.filter(Boolean).join(", ");
}

function Jobs({ fio }: { fio: FioSummary }) {
  return (
    <ScrollTable label={t("imports-fio-jobs")}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("imports-fio-job")}</Table.Th>
            <Table.Th ta="right">{t("imports-fio-duration")}</Table.Th>
            <Table.Th ta="right">{t("imports-fio-read-share")}</Table.Th>
            <Table.Th>{t("imports-fio-reads")}</Table.Th>
            <Table.Th>{t("imports-fio-writes")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {fio.jobs.map((job, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two jobs may have one name
            <Table.Tr key={i}>
              <Table.Th scope="row">{job.name}</Table.Th>
              <Table.Td ta="right">{duration(job.seconds)}</Table.Td>
              <Table.Td ta="right">{job.read_fraction === null ? "–" : percent(job.read_fraction)}</Table.Td>
              <Table.Td>{directionText(job.reads)}</Table.Td>
              <Table.Td>{directionText(job.writes)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollTable>
  );
}

function ComparisonTable({ job }: { job: FioJobComparison }) {
  return (
    <div className={classes.section}>
      <h3 className={classes.subhead}>{job.label}</h3>
      <p className={classes.hint}>
        {t(job.kept_up ? "imports-fio-kept-up" : "imports-fio-fell-behind", {
          job: job.job,
          duration: duration(job.seconds),
        })}
      </p>
      <ScrollTable label={t("imports-fio-compared", { phase: job.label })}>
        <Table className={classes.compared}>
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              <Table.Th ta="right">{t("imports-fio-predicted")}</Table.Th>
              <Table.Th ta="right">{t("imports-measured")}</Table.Th>
              <Table.Th ta="right">{t("imports-fio-difference")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {comparisonRows(job).map(({ metric, predicted, measured, difference }) => (
              <Table.Tr key={metric}>
                <Table.Th scope="row">{metric}</Table.Th>
                <Table.Td ta="right">{predicted}</Table.Td>
                <Table.Td ta="right">{measured}</Table.Td>
                <Table.Td ta="right">{difference}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollTable>
    </div>
  );
}

/** Jobs without a phase and phases without a job. */
function Unpaired({ notes }: { notes: readonly string[] }) {
  const [isWhole, setWhole] = useState(false);
  if (notes.length === 0) return null;
  return (
    <div className={classes.section}>
      <Notice tone="fair" title={t("imports-fio-unmatched")}>
        <ul>
          {(isWhole ? notes : notes.slice(0, FEW)).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <ShowMore nRest={Math.max(0, notes.length - FEW)} isWhole={isWhole} onChange={setWhole} />
      </Notice>
    </div>
  );
}

interface Props {
  importId: string;
  fio: FioSummary;
  runId: string | undefined;
  onRun: (runId: string) => void;
}

export function FioCard({ importId, fio, runId, onRun }: Props) {
  const runs = useFinishedRuns();
  const comparison = useFioComparison(importId, runId);
  const options = (runs.data ?? []).map(({ id, scenario_name, scenario_version, created_at }) => ({
    value: id,
    label: t("imports-fio-run-label", {
      scenario: scenario_name,
      version: `${scenario_version}`,
      at: atTime(created_at),
    }),
  }));
  return (
    <Card
      title={t("imports-fio")}
      note={t("imports-fio-note", { version: fio.version.replace(/^fio-/, ""), n: fio.jobs.length })}
    >
      <Jobs fio={fio} />
      <Select
        mt={16}
        maw={560}
        label={t("imports-fio-run")}
        placeholder={t(options.length > 0 ? "imports-fio-choose-run" : "imports-fio-no-run")}
        searchable
        data={options}
        value={runId ?? null}
        disabled={options.length === 0}
        onChange={(id) => id !== null && onRun(id)}
      />
      {runs.error && <ErrorNotice error={runs.error} />}
      {comparison.error && <ErrorNotice error={comparison.error} />}
      {comparison.isLoading && <Skeleton height={160} mt={16} />}
      {comparison.data && (
        <>
          <Unpaired notes={comparison.data.notes} />
          <div className={classes.comparisons}>
            {comparison.data.jobs.map((job) => (
              <ComparisonTable key={`${job.phase_id} ${job.job}`} job={job} />
            ))}
          </div>
        </>
      )}
    </Card>
  );
}
