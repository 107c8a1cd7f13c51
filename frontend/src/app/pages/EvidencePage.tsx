import { Button, SegmentedControl, Skeleton } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo, useRef } from "react";
import { useMeasurements } from "@/api/measurements";
import type { BacktestSummary, EvidenceRow } from "@/api/types";
import { MeasuredPredicted } from "@/charts/MeasuredPredicted";
import { ErrorNotice } from "@/components/feedback/Notice";
import { Card } from "@/components/layout/Card";
import { Page, PageHead } from "@/components/layout/PageHeader";
import { Icon } from "@/components/marks/icons";
import { ExportMenu } from "@/components/tables/ExportMenu";
import { Guide } from "@/features/evidence/components/ChartGuide";
import { DoubleReadings } from "@/features/evidence/components/DoubleReadings";
import { EvidenceFilter } from "@/features/evidence/components/EvidenceFilter";
import { EvidenceTable } from "@/features/evidence/components/EvidenceTable";
import classes from "@/features/evidence/components/evidence.module.css";
import { Headline } from "@/features/evidence/components/Headline";
import { Medians, Systems } from "@/features/evidence/components/Systems";
import { Tallies } from "@/features/evidence/components/Tallies";
import {
  asLeftOut,
  type Filter,
  header,
  lines,
  matching,
  predictedFirst,
  shortNames,
  tallies,
  withTwoValues,
} from "@/features/evidence/model/rows";
import { scatter, scatterTable } from "@/features/evidence/model/scatter";
import { download } from "@/lib/browser/download";
import { csv } from "@/lib/data/csv";
import { counted, whole } from "@/lib/format/numbers";
import { evidenceSearch } from "../search";

const route = getRouteApi("/evidence");

const views = [
  { value: "own", label: "As calibrated" },
  { value: "left_out", label: "With none of its own numbers" },
];

interface Props {
  rows: readonly EvidenceRow[];
  summary: BacktestSummary;
}

function Sections({ rows, summary }: Props) {
  const { left_out, ...filter } = route.useSearch();
  const navigate = route.useNavigate();
  const titles = useMemo(
    () => new Map(summary.systems.map(({ source, title }) => [source, title])),
    [summary],
  );
  const names = useMemo(() => shortNames(rows), [rows]);
  const text = JSON.stringify(filter);
  const shown = useMemo(() => predictedFirst(matching(rows, JSON.parse(text) as Filter)), [rows, text]);
  const drawn = useMemo(() => (left_out ? asLeftOut(shown) : shown), [shown, left_out]);
  const points = useMemo(() => scatter(drawn, names), [drawn, names]);
  const tables = [{ id: "points", title: "Measured and predicted", table: () => scatterTable(points) }];
  const picture = useRef<HTMLDivElement>(null);
  const twice = withTwoValues(shown);
  const narrow = (change: Filter & { left_out?: "yes" | undefined }) =>
    void navigate({
      search: (now) => evidenceSearch({ ...now, ...change }),
      replace: true,
      resetScroll: false,
    });
  const save = () => download("evidence.csv", new Blob([csv(header, lines(shown))], { type: "text/csv" }));
  return (
    <div className={classes.page}>
      <Headline summary={summary} rows={rows} />
      <Card title="Studies" note="Press one to look at its numbers alone">
        <Systems
          systems={summary.systems}
          names={names}
          source={filter.source}
          onSource={(source) => narrow({ source, system: undefined })}
        />
        <Guide />
      </Card>
      <Card title="What to look at" note={`${counted(shown.length, "number")} of ${whole(rows.length)}`}>
        <EvidenceFilter rows={rows} titles={names} filter={filter} onFilter={narrow} />
      </Card>
      <Card
        title="Measured and predicted"
        note={points.summary}
        actions={
          <div className={classes.actions}>
            {summary.left_out.n_checks > 0 && (
              <SegmentedControl
                size="xs"
                aria-label="Predictions"
                data={views}
                value={left_out ? "left_out" : "own"}
                onChange={(view) => narrow({ left_out: view === "left_out" ? "yes" : undefined })}
              />
            )}
            <ExportMenu title="Measured and predicted" charts={tables} picture={picture} />
          </div>
        }
      >
        <div className={classes.pair}>
          <div ref={picture}>
            <MeasuredPredicted scatter={points} />
          </div>
          <Tallies tallies={tallies(drawn)} />
        </div>
      </Card>
      <Card
        title="Quantities"
        note="Independent checks of all studies: how many are within their tolerance, and their median error"
      >
        <Medians medians={summary.medians} />
      </Card>
      {twice.length > 0 && (
        <Card
          title="Two values for one quantity"
          note="Ranges that a study prints, and places where it contradicts itself; a prediction between the two is off by nothing"
        >
          <DoubleReadings rows={twice} />
        </Card>
      )}
      <Card
        title="Every number"
        note={`${counted(shown.length, "row")} of ${whole(rows.length)}`}
        actions={
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Icon name="download" size={14} />}
            onClick={save}
          >
            CSV
          </Button>
        }
      >
        <EvidenceTable rows={shown} titles={titles} />
      </Card>
    </div>
  );
}

export function EvidencePage() {
  const { data, error, isPending } = useMeasurements();
  return (
    <Page>
      <PageHead
        title="Evidence"
        lead="Every number that the published studies print, beside what the engine predicts"
      />
      {error && <ErrorNotice error={error} />}
      {isPending && <Skeleton height={480} />}
      {data && <Sections rows={data.rows} summary={data.summary} />}
    </Page>
  );
}
