/** What fio measured, and beside it what a run predicted. */

import { Select, Skeleton, Table } from "@mantine/core";
import { useState } from "react";
import { ErrorNotice, Notice } from "@/components/feedback/Notice";
import { Card } from "@/components/layout/Card";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { ShowMore } from "@/components/tables/ShowMore";
import { counted, duration, percent, significant } from "@/lib/format/numbers";
import { atTime } from "@/lib/time/dates";
import { useFinishedRuns, useFioComparison } from "../../api";
import { comparisonRows } from "../../model/fioComparison";
import type { BesideJob, FioDigest, FioDirection } from "../../model/types";
import classes from "../imports.module.css";

const FEW = 3;

function inWords({ iops, size_kb, latency_ms }: FioDirection): string {
  const size = size_kb === null ? "" : ` of ${significant(size_kb)} KB`;
  const latency = latency_ms === null ? "" : `, ${significant(latency_ms)} ms`;
  return iops === 0 ? "none" : `${significant(iops)} IOPS${size}${latency}`;
}

function Jobs({ fio }: { fio: FioDigest }) {
  return (
    <ScrollTable label="Jobs of fio">
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Job</Table.Th>
            <Table.Th ta="right">Ran for</Table.Th>
            <Table.Th ta="right">Reads, share</Table.Th>
            <Table.Th>Reads</Table.Th>
            <Table.Th>Writes</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {fio.jobs.map((job, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two jobs may have one name
            <Table.Tr key={i}>
              <Table.Th scope="row">{job.name}</Table.Th>
              <Table.Td ta="right">{duration(job.seconds)}</Table.Td>
              <Table.Td ta="right">{job.read_fraction === null ? "–" : percent(job.read_fraction)}</Table.Td>
              <Table.Td>{inWords(job.reads)}</Table.Td>
              <Table.Td>{inWords(job.writes)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollTable>
  );
}

function BesideTable({ job }: { job: BesideJob }) {
  return (
    <div className={classes.section}>
      <h3 className={classes.subhead}>{job.label}</h3>
      <p className={classes.hint}>
        Job {job.job}, {duration(job.seconds)}.{" "}
        {job.kept_up
          ? "The array kept up with what it was asked for."
          : "The array did not keep up with what it was asked for, so its latency says nothing."}
      </p>
      <ScrollTable label={`${job.label}, measured beside predicted`}>
        <Table className={classes.compared}>
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              <Table.Th ta="right">Predicted</Table.Th>
              <Table.Th ta="right">Measured</Table.Th>
              <Table.Th ta="right">Difference</Table.Th>
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
      <Notice tone="fair" title="Not everything has its counterpart">
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
  fio: FioDigest;
  runId: string | undefined;
  onRun: (runId: string) => void;
}

export function FioCard({ importId, fio, runId, onRun }: Props) {
  const runs = useFinishedRuns();
  const beside = useFioComparison(importId, runId);
  const options = (runs.data ?? []).map(({ id, scenario_name, scenario_version, created_at }) => ({
    value: id,
    label: `${scenario_name}, v${scenario_version}, ${atTime(created_at)}`,
  }));
  return (
    <Card
      title="What fio measured"
      note={`fio ${fio.version.replace(/^fio-/, "")} · ${counted(fio.jobs.length, "job")}; with a run beside it, the jobs that were written for that run's phases stand beside them`}
    >
      <Jobs fio={fio} />
      <Select
        mt={16}
        maw={560}
        label="Set beside a run"
        placeholder={options.length > 0 ? "Choose a finished week" : "No week has been run yet"}
        searchable
        data={options}
        value={runId ?? null}
        disabled={options.length === 0}
        onChange={(id) => id !== null && onRun(id)}
      />
      {runs.error && <ErrorNotice error={runs.error} />}
      {beside.error && <ErrorNotice error={beside.error} />}
      {beside.isLoading && <Skeleton height={160} mt={16} />}
      {beside.data && (
        <>
          <Unpaired notes={beside.data.notes} />
          <div className={classes.besides}>
            {beside.data.jobs.map((job) => (
              <BesideTable key={`${job.phase_id} ${job.job}`} job={job} />
            ))}
          </div>
        </>
      )}
    </Card>
  );
}
