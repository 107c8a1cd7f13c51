import { Button, Skeleton } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo } from "react";
import { useMeasurements } from "@/api/measurements";
import type { EvidenceRow } from "@/api/types";
import { MeasuredPredicted } from "@/charts/MeasuredPredicted";
import { Card } from "@/components/Card";
import { Icon } from "@/components/icons";
import { ErrorNotice } from "@/components/Notice";
import { Page, PageHead } from "@/components/PageHead";
import { useSourceTitles } from "@/features/evidence/api";
import { EvidenceFilter } from "@/features/evidence/components/EvidenceFilter";
import { EvidenceTable } from "@/features/evidence/components/EvidenceTable";
import classes from "@/features/evidence/components/evidence.module.css";
import { Tallies } from "@/features/evidence/components/Tallies";
import {
  choices,
  type Filter,
  header,
  lines,
  matching,
  predictedFirst,
  tallies,
} from "@/features/evidence/model/rows";
import { scatter } from "@/features/evidence/model/scatter";
import { csv } from "@/lib/csv";
import { download } from "@/lib/download";
import { counted } from "@/lib/format";
import { evidenceSearch } from "../search";

const route = getRouteApi("/evidence");

function Rows({ rows }: { rows: readonly EvidenceRow[] }) {
  const filter = route.useSearch();
  const navigate = route.useNavigate();
  const titles = useSourceTitles();
  const shown = useMemo(() => predictedFirst(matching(rows, filter)), [rows, filter]);
  const points = useMemo(() => scatter(shown, choices(rows, "system")), [rows, shown]);
  const narrow = (change: Filter) =>
    void navigate({
      search: (now) => evidenceSearch({ ...now, ...change }),
      replace: true,
      resetScroll: false,
    });
  const save = () => download("evidence.csv", new Blob([csv(header, lines(shown))], { type: "text/csv" }));
  return (
    <div className={classes.page}>
      <Card title="Measured and predicted" note={points.summary}>
        <div className={classes.pair}>
          <MeasuredPredicted scatter={points} />
          <Tallies tallies={tallies(shown)} />
        </div>
      </Card>
      <Card
        title="Every number"
        note={`${counted(shown.length, "row")} of ${rows.length}`}
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
        <EvidenceFilter rows={rows} filter={filter} onFilter={narrow} />
        <EvidenceTable rows={shown} titles={titles} />
      </Card>
    </div>
  );
}

export function EvidencePage() {
  const measurements = useMeasurements();
  return (
    <Page>
      <PageHead title="Evidence" lead={measurements.data?.summary.sentence} />
      {measurements.error && <ErrorNotice error={measurements.error} />}
      {measurements.isPending && <Skeleton height={480} />}
      {measurements.data && <Rows rows={measurements.data.rows} />}
    </Page>
  );
}
