import "@/i18n/pages/evidence";
import { Button, SegmentedControl, Skeleton } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo, useRef } from "react";
import { useMeasurements } from "@/api/measurements";
import type { BacktestSummary, Coverage, EvidenceRow } from "@/api/types";
import { MeasuredPredicted } from "@/charts/MeasuredPredicted";
import { Reliability } from "@/charts/Reliability";
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
import { reliability, reliabilityTable } from "@/features/evidence/model/reliability";
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
import { t } from "@/i18n/t";
import { download } from "@/lib/browser/download";
import { csv } from "@/lib/data/csv";
import { evidenceSearch } from "../search";

const route = getRouteApi("/evidence");

interface PointsProps {
  rows: readonly EvidenceRow[];
  names: ReadonlyMap<string, string>;
  hasLeftOut: boolean;
  isLeftOut: boolean;
  onLeftOut: (isLeftOut: boolean) => void;
}

/** Measured against predicted, by calibrated or by leave-one-out predictions. */
function PointsCard({ rows, names, hasLeftOut, isLeftOut, onLeftOut }: PointsProps) {
  const points = useMemo(() => scatter(rows, names), [rows, names]);
  const picture = useRef<HTMLDivElement>(null);
  const title = t("evidence-measured-predicted");
  return (
    <Card
      title={title}
      note={points.summary}
      actions={
        <div className={classes.actions}>
          {hasLeftOut && (
            <SegmentedControl
              size="xs"
              aria-label={t("evidence-predictions")}
              data={[
                { value: "own", label: t("evidence-calibrated") },
                { value: "left_out", label: t("evidence-left-out") },
              ]}
              value={isLeftOut ? "left_out" : "own"}
              onChange={(view) => onLeftOut(view === "left_out")}
            />
          )}
          <ExportMenu
            title={title}
            charts={[{ id: "points", title, table: () => scatterTable(points) }]}
            picture={picture}
          />
        </div>
      }
    >
      <div className={classes.pair}>
        <div ref={picture}>
          <MeasuredPredicted scatter={points} />
        </div>
        <Tallies tallies={tallies(rows)} />
      </div>
    </Card>
  );
}

/** How often predicted ranges contain the measured values. */
function ReliabilityCard({ coverage }: { coverage: readonly Coverage[] }) {
  const view = useMemo(() => reliability(coverage), [coverage]);
  const picture = useRef<HTMLDivElement>(null);
  const title = t("evidence-reliability");
  return (
    <Card
      title={title}
      note={t("evidence-reliability-note")}
      actions={
        <ExportMenu
          title={title}
          charts={[{ id: "reliability", title, table: () => reliabilityTable(view) }]}
          picture={picture}
        />
      }
    >
      <div ref={picture}>
        <Reliability reliability={view} />
      </div>
      <p>{view.summary}</p>
    </Card>
  );
}

function AllRowsCard({
  rows,
  nTotal,
  titles,
}: {
  rows: readonly EvidenceRow[];
  nTotal: number;
  titles: ReadonlyMap<string, string>;
}) {
  const save = () => download("evidence.csv", new Blob([csv(header, lines(rows))], { type: "text/csv" }));
  return (
    <Card
      title={t("evidence-all")}
      note={t("evidence-filter-count", { n: rows.length, total: nTotal })}
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
      <EvidenceTable rows={rows} titles={titles} />
    </Card>
  );
}

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
  const twice = withTwoValues(shown);
  const narrow = (change: Filter & { left_out?: "yes" | undefined }) =>
    void navigate({
      search: (now) => evidenceSearch({ ...now, ...change }),
      replace: true,
      resetScroll: false,
    });
  return (
    <div className={classes.page}>
      <Headline summary={summary} rows={rows} />
      <Card title={t("evidence-studies")} note={t("evidence-studies-note")}>
        <Systems
          systems={summary.systems}
          names={names}
          source={filter.source}
          onSource={(source) => narrow({ source, system: undefined })}
        />
        <Guide />
      </Card>
      <Card
        title={t("evidence-filter")}
        note={t("evidence-filter-count", { n: shown.length, total: rows.length })}
      >
        <EvidenceFilter rows={rows} titles={names} filter={filter} onFilter={narrow} />
      </Card>
      <PointsCard
        rows={drawn}
        names={names}
        hasLeftOut={summary.left_out.n_checks > 0}
        isLeftOut={Boolean(left_out)}
        onLeftOut={(isLeftOut) => narrow({ left_out: isLeftOut ? "yes" : undefined })}
      />
      {summary.coverage.length > 0 && <ReliabilityCard coverage={summary.coverage} />}
      <Card title={t("evidence-quantities")} note={t("evidence-quantities-note")}>
        <Medians medians={summary.medians} />
      </Card>
      {twice.length > 0 && (
        <Card title={t("evidence-two-values")} note={t("evidence-two-values-note")}>
          <DoubleReadings rows={twice} />
        </Card>
      )}
      <AllRowsCard rows={shown} nTotal={rows.length} titles={titles} />
    </div>
  );
}

export function EvidencePage() {
  const { data, error, isPending } = useMeasurements();
  return (
    <Page>
      <PageHead title={t("evidence-title")} lead={t("evidence-lead")} />
      {error && <ErrorNotice error={error} />}
      {isPending && <Skeleton height={480} />}
      {data && <Sections rows={data.rows} summary={data.summary} />}
    </Page>
  );
}
