/** One import: its files, their contents, and what is added to a scenario. */

import "@/i18n/pages/imports";
import { Button, Skeleton } from "@mantine/core";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { limits } from "@/api/forms";
import { useMay } from "@/api/me";
import { asProblem } from "@/api/problem";
import { importSearch } from "@/app/search";
import { ErrorNotice, Notice } from "@/components/feedback/Notice";
import { toast } from "@/components/feedback/toasts";
import { Page, PageHead } from "@/components/layout/PageHeader";
import { useImport } from "@/features/imports/api";
import { DeleteImport } from "@/features/imports/components/ImportList";
import { ImportView } from "@/features/imports/components/ImportView";
import type { Import } from "@/features/imports/model/types";
import { useScenarioDraft } from "@/features/scenario/api";
import { kindLabel, kindOrder } from "@/features/scenario/model/calendar/events";
import { RichText } from "@/i18n/RichText";
import { t } from "@/i18n/t";
import { atTime, onDay } from "@/lib/time/dates";
import { useNewScenario } from "./start/useNewScenario";

const route = getRouteApi("/imports/$importId");

const kindOptions = () => kindOrder.map((kind) => ({ value: kind, label: kindLabel(kind) }));

function ScenarioLink({ id }: { id: string }) {
  const scenario = useScenarioDraft(id);
  return (
    <Link to="/scenarios/$scenarioId" params={{ scenarioId: id }}>
      {scenario.data?.name ?? t("imports-scenario")}
    </Link>
  );
}

/** Number of desktops that the files measured; null if they measured something else. */
function measuredDesktops({ summary }: Import): number | null {
  const workload = summary?.workload;
  return workload?.entity_kind === "vm" ? workload.n_entities : (summary?.options.n_desktops ?? null);
}

/** Name of the customer's project, as Live Optics stores it in its workbook. */
const PROJECT_FACT = "Project Name";

function projectIn({ summary }: Import): string {
  const names = summary?.files.map(({ facts }) => facts[PROJECT_FACT] ?? "") ?? [];
  return names.find((name) => name !== "")?.slice(0, limits.ProjectInput.name.maxLength) ?? "";
}

function Loaded({ of }: { of: Import }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const editor = useMay("editor");
  const [isDoomed, setDoomed] = useState(false);
  const start = useNewScenario(search.project, projectIn(of), measuredDesktops(of));
  const choose = (part: { scenario?: string | undefined; run?: string }) =>
    void navigate({ search: (now) => importSearch({ ...now, ...part }), replace: true, resetScroll: false });
  const open = (scenarioId: string) =>
    void navigate({ to: "/scenarios/$scenarioId", params: { scenarioId } });
  return (
    <Page>
      <PageHead
        title={of.name}
        lead={
          <RichText
            id="imports-page-lead"
            parameters={{ created: atTime(of.created_at), until: onDay(of.expires_at) }}
            tags={{ list: (text) => <Link to="/imports">{text}</Link> }}
          />
        }
        actions={
          <Button {...editor} variant="default" onClick={() => setDoomed(true)}>
            {t("imports-delete")}
          </Button>
        }
      />
      <ImportView
        of={of}
        scenarioId={search.scenario}
        runId={search.run}
        kinds={kindOptions()}
        scenarioLink={(id) => <ScenarioLink id={id} />}
        onScenario={(scenario) => choose({ scenario })}
        onRun={(run) => choose({ run })}
        start={start}
        onOpen={open}
        onCreated={({ scenario_id, changes }) => {
          toast(t("imports-created-scenario"), t("imports-created-scenario-hint", { n: changes.length }));
          // its array is chosen next
          void navigate({
            to: "/scenarios/$scenarioId/guide",
            params: { scenarioId: scenario_id },
            search: { deal: "new", step: "storage" },
          });
        }}
      />
      <DeleteImport
        doomed={isDoomed ? of : null}
        onClose={() => setDoomed(false)}
        onDone={() => void navigate({ to: "/imports" })}
      />
    </Page>
  );
}

function Missing({ error }: { error: unknown }) {
  const back = (
    <Button component={Link} to="/imports" variant="default" size="compact-sm">
      {t("imports-to-list")}
    </Button>
  );
  return (
    <Page>
      {asProblem(error).status === 404 ? (
        <Notice tone="plain" title={t("imports-missing")} actions={back}>
          {t("imports-missing-hint")}
        </Notice>
      ) : (
        <ErrorNotice error={error} actions={back} />
      )}
    </Page>
  );
}

export function ImportPage() {
  const { importId } = route.useParams();
  const found = useImport(importId);
  if (found.data) return <Loaded key={found.data.id} of={found.data} />;
  if (found.error) return <Missing error={found.error} />;
  return (
    <Page>
      <Skeleton height={36} width="30%" mb={24} />
      <Skeleton height={160} mb={16} />
      <Skeleton height={320} />
    </Page>
  );
}
