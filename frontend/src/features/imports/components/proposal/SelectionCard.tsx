/** Selection of what is added to which scenario, with a preview. */

import { Button, Select, Skeleton } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useMemo, useState } from "react";
import { useMay } from "@/api/me";
import { asProblem, type FieldProblem } from "@/api/problem";
import type { ScenarioDraft } from "@/api/types";
import { Empty, ErrorNotice, Notice } from "@/components/feedback/Notice";
import { Card } from "@/components/layout/Card";
import { t } from "@/i18n/t";
import {
  type ProjectScenarios,
  useAccept,
  useChosenScenario,
  useProfiles,
  useProposal,
  useScenarioLists,
} from "../../api";
import { freshDraft, isAnyChosen, problemsOf, selectionOf } from "../../model/selection";
import type { Acceptance, ImportSummary } from "../../model/types";
import classes from "../imports.module.css";
import { Changes } from "./Changes";
import { ArrayPart, EventsPart, HostsPart, type PartProps, PoolsPart, ProfilePart } from "./SelectionParts";

const PAUSE_MS = 400;
const parts = ["profile", "pools", "hosts_id", "events", "calendar_events", "array"];

interface KindOption {
  value: string;
  label: string;
}

function grouped(lists: readonly ProjectScenarios[]) {
  return lists
    .filter(({ scenarios }) => scenarios.length > 0)
    .map(({ project, scenarios }) => ({
      group: project,
      items: scenarios.map(({ id, name }) => ({ value: id, label: name })),
    }));
}

/** Problems of the selection that are not shown at one of its parts. */
function Refused({ error, onLookAgain }: { error: unknown; onLookAgain: () => void }) {
  const problem = asProblem(error);
  const shown = new Set(problemsOf(problem.problems, ...parts));
  if (problem.problems.length > 0 && problem.problems.every((each) => shown.has(each))) {
    return (
      <Notice tone="fair" title={t("imports-selection-invalid")}>
        {t("imports-selection-invalid-hint")}
      </Notice>
    );
  }
  const again = (
    <Button size="compact-sm" variant="default" onClick={onLookAgain}>
      {t("imports-refresh")}
    </Button>
  );
  if (problem.status === 412) {
    return (
      <Notice title={t("imports-conflict")} actions={again}>
        {t("imports-conflict-hint")}
      </Notice>
    );
  }
  return <ErrorNotice error={error} {...(problem.status === 422 ? {} : { actions: again })} />;
}

interface ChosenProps {
  importId: string;
  importName: string;
  summary: ImportSummary;
  scenario: ScenarioDraft;
  zone: string;
  kinds: KindOption[];
  onLookAgain: () => void;
  onAccepted: (acceptance: Acceptance, scenario: ScenarioDraft) => void;
}

function Chosen({ importId, importName, summary, scenario, zone, kinds, ...props }: ChosenProps) {
  const [draft, setDraft] = useState(() => freshDraft(summary, importName));
  const profiles = useProfiles().data?.items ?? [];
  const editor = useMay("editor");
  const selection = useMemo(
    () => selectionOf(draft, summary, scenario.scenario),
    [draft, summary, scenario.scenario],
  );
  const [asked] = useDebouncedValue(selection, PAUSE_MS);
  const isAny = isAnyChosen(selection);
  const proposal = useProposal({ importId, scenario, selection: asked, isAny: isAnyChosen(asked) });
  const accept = useAccept(importId);
  const isStale = asked !== selection || proposal.isPlaceholderData || proposal.isFetching;
  const problems: readonly FieldProblem[] = proposal.error ? asProblem(proposal.error).problems : [];
  const part: PartProps = {
    summary,
    draft,
    scenario: scenario.scenario,
    zone,
    problems,
    onChange: setDraft,
  };
  const lookAgain = () => {
    accept.reset();
    props.onLookAgain();
    void proposal.refetch();
  };
  const go = () =>
    accept.mutate(
      { scenario, selection: asked },
      { onSuccess: (acceptance) => props.onAccepted(acceptance, scenario) },
    );
  const isReady = isAny && !isStale && !proposal.error && (proposal.data?.changes.length ?? 0) > 0;
  return (
    <>
      <ProfilePart {...part} profiles={profiles} />
      <EventsPart {...part} kinds={kinds} />
      <PoolsPart {...part} profiles={profiles} />
      <HostsPart {...part} />
      <ArrayPart {...part} />
      <section className={classes.part} aria-label={t("imports-preview")}>
        <h3 className={classes.subhead}>{t("imports-preview")}</h3>
        {!isAny && <p className={classes.hint}>{t("imports-selection-none")}</p>}
        {isAny && proposal.isLoading && <Skeleton height={120} />}
        {isAny && proposal.error && <Refused error={proposal.error} onLookAgain={lookAgain} />}
        {isAny && !proposal.error && proposal.data && <Changes proposal={proposal.data} isStale={isStale} />}
        {accept.error && <Refused error={accept.error} onLookAgain={lookAgain} />}
        <div className={classes.end}>
          <Button {...editor} disabled={editor.disabled || !isReady} loading={accept.isPending} onClick={go}>
            {t("imports-accept", { scenario: scenario.name })}
          </Button>
        </div>
      </section>
    </>
  );
}

interface Props extends Omit<ChosenProps, "scenario" | "onLookAgain"> {
  scenarioId: string | undefined;
  onScenario: (id: string) => void;
}

function isAnythingToTake({ workload, inventory, calendar }: ImportSummary): boolean {
  const found = [
    ...(workload?.phases ?? []),
    ...(workload?.storms ?? []),
    ...(inventory?.pools ?? []),
    ...(inventory?.hosts ?? []),
    ...(calendar?.events ?? []),
    ...(calendar?.entries ?? []),
  ];
  return found.length > 0;
}

export function SelectionCard({ scenarioId, onScenario, ...props }: Props) {
  const lists = useScenarioLists();
  const scenario = useChosenScenario(scenarioId);
  const error = lists.error ?? scenario.error;
  if (!isAnythingToTake(props.summary)) return null;
  return (
    <Card title={t("imports-selection")} note={t("imports-selection-note")}>
      <Select
        maw={480}
        label={t("imports-scenario")}
        placeholder={t("imports-choose-scenario")}
        searchable
        data={grouped(lists.lists)}
        value={scenarioId ?? null}
        allowDeselect={false}
        disabled={lists.isPending}
        onChange={(id) => id !== null && onScenario(id)}
      />
      {error ? <ErrorNotice error={error} /> : null}
      {!lists.isPending && grouped(lists.lists).length === 0 && (
        <Empty title={t("imports-no-scenario")}>{t("imports-no-scenario-hint")}</Empty>
      )}
      {scenarioId !== undefined && scenario.isPending && !error && <Skeleton height={240} mt={16} />}
      {scenario.data && (
        <div style={{ marginTop: 16 }}>
          <Chosen
            {...props}
            key={scenario.data.id}
            scenario={scenario.data}
            onLookAgain={() => void scenario.refetch()}
          />
        </div>
      )}
    </Card>
  );
}
