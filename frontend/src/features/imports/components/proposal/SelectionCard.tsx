/** Selection of what is added to which scenario, with a preview. */

import { Button, SegmentedControl, Select, Skeleton } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { type ReactNode, useMemo, useState } from "react";
import { useMay } from "@/api/me";
import { asProblem, type FieldProblem } from "@/api/problem";
import type { ScenarioDraft, WorkloadProfile } from "@/api/types";
import { Empty, ErrorNotice, Notice } from "@/components/feedback/Notice";
import { Card } from "@/components/layout/Card";
import { t } from "@/i18n/t";
import {
  type ProjectScenarios,
  type Target,
  useAccept,
  useChosenScenario,
  useProfiles,
  useProposal,
  useScenarioLists,
} from "../../api";
import {
  type Draft,
  draftFor,
  draftOfNew,
  groupsOf,
  isAnyChosen,
  problemsOf,
  selectionOf,
} from "../../model/selection";
import type { Acceptance, ImportSummary } from "../../model/types";
import classes from "../imports.module.css";
import { Changes } from "./Changes";
import { Comparison } from "./Comparison";
import { FoundFacts } from "./FoundFacts";
import { OthersPart } from "./OthersPart";
import { ArrayPart, EventsPart, HostsPart, type PartProps, PoolsPart, ProfilePart } from "./SelectionParts";
import type { Start } from "./start";

const PAUSE_MS = 400;
const none: readonly WorkloadProfile[] = [];
const parts = ["profile", "pools", "hosts_id", "events", "calendar_events", "array", "others"];

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
  zone: string;
  kinds: KindOption[];
}

interface PartsProps extends ChosenProps {
  target: Target;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onLookAgain: () => void;
  /** Returns the project of a new scenario. */
  project?: () => Promise<string>;
  onAccepted: (acceptance: Acceptance) => void;
  /** Name of the button that applies the changes. */
  action: string;
}

/** The selection, the measured and the simulated load, and the changes. */
function Parts({ importId, summary, zone, kinds, target, draft, onDraft, action, ...props }: PartsProps) {
  const profiles = useProfiles().data?.items ?? none;
  const editor = useMay("editor");
  const { scenario } = target;
  const isNew = target.id === undefined;
  const selection = useMemo(
    () => selectionOf(draft, summary, scenario, { isNew, profileIds: profiles.map(({ id }) => id) }),
    [draft, summary, scenario, isNew, profiles],
  );
  const wanted = useMemo(() => ({ target, selection }), [target, selection]);
  const [asked] = useDebouncedValue(wanted, PAUSE_MS);
  const isAny = isAnyChosen(selection);
  const proposal = useProposal({ importId, ...asked, isAny: isAnyChosen(asked.selection) });
  const accept = useAccept(importId);
  const isStale = asked !== wanted || proposal.isPlaceholderData || proposal.isFetching;
  const problems: readonly FieldProblem[] = proposal.error ? asProblem(proposal.error).problems : [];
  const part: PartProps = { summary, draft, scenario, zone, problems, isNew, onChange: onDraft };
  const lookAgain = () => {
    accept.reset();
    props.onLookAgain();
    void proposal.refetch();
  };
  const go = () => accept.mutate({ ...asked, project: props.project }, { onSuccess: props.onAccepted });
  const isShown = isAny && !proposal.error && proposal.data !== undefined;
  const isReady = isShown && !isStale && (proposal.data?.changes.length ?? 0) > 0;
  const comparisons = proposal.data?.comparisons ?? [];
  return (
    <>
      <Step n={2} title={t("imports-step-measured")}>
        <ProfilePart {...part} profiles={profiles} />
        <EventsPart {...part} kinds={kinds} />
        <PoolsPart {...part} profiles={profiles} />
        <OthersPart {...part} />
        <HostsPart {...part} />
        <ArrayPart {...part} />
        {isShown && comparisons.length > 0 && (
          <section className={classes.part} aria-label={t("imports-compare")}>
            <h4 className={classes.subhead}>{t("imports-compare")}</h4>
            <Comparison
              comparisons={comparisons}
              pools={proposal.data?.scenario.pools ?? []}
              isStale={isStale}
            />
          </section>
        )}
      </Step>
      <Step n={3} title={t("imports-preview")}>
        {!isAny && <p className={classes.hint}>{t("imports-selection-none")}</p>}
        {isAny && proposal.isLoading && <Skeleton height={120} />}
        {isAny && proposal.error && <Refused error={proposal.error} onLookAgain={lookAgain} />}
        {isShown && proposal.data && <Changes proposal={proposal.data} isStale={isStale} />}
        {accept.error && <Refused error={accept.error} onLookAgain={lookAgain} />}
        <div className={classes.end}>
          <Button {...editor} disabled={editor.disabled || !isReady} loading={accept.isPending} onClick={go}>
            {action}
          </Button>
        </div>
      </Step>
    </>
  );
}

interface StoredProps extends ChosenProps {
  scenario: ScenarioDraft;
  onLookAgain: () => void;
  onAccepted: (acceptance: Acceptance, scenario: ScenarioDraft) => void;
}

function Stored({ scenario, onAccepted, ...props }: StoredProps) {
  const { summary, importName } = props;
  const [draft, setDraft] = useState(() => draftFor(summary, importName, scenario.scenario));
  const target = useMemo(
    () => ({ id: scenario.id, version: scenario.version, scenario: scenario.scenario }),
    [scenario],
  );
  return (
    <Parts
      {...props}
      target={target}
      draft={draft}
      onDraft={setDraft}
      action={t("imports-accept", { scenario: scenario.name })}
      onAccepted={(acceptance) => onAccepted(acceptance, scenario)}
    />
  );
}

interface NewProps extends ChosenProps {
  /** Choice between a new and a stored scenario. */
  head: ReactNode;
  start: Start;
  onCreated: (acceptance: Acceptance) => void;
}

function New({ head, start, onCreated, ...props }: NewProps) {
  const { summary, importName } = props;
  const [draft, setDraft] = useState(() => draftOfNew(summary, importName));
  const groups = useMemo(() => groupsOf(draft, summary), [draft, summary]);
  const { scenarioOf } = start;
  const scenario = useMemo(() => scenarioOf(groups), [scenarioOf, groups]);
  const target = useMemo(() => scenario && { id: undefined, scenario }, [scenario]);
  return (
    <>
      <Step n={1} title={t("imports-step-scenario")}>
        {head}
        <FoundFacts pools={summary.inventory?.pools.filter(({ id }) => draft.pools[id]) ?? []} />
        {start.questions(groups)}
        {!target && <p className={classes.hint}>{t("imports-new-questions")}</p>}
      </Step>
      {target && (
        <Parts
          {...props}
          target={target}
          draft={draft}
          onDraft={setDraft}
          project={start.project}
          action={t("imports-create-scenario")}
          onLookAgain={() => undefined}
          onAccepted={onCreated}
        />
      )}
    </>
  );
}

function Step({ n, title, children }: { n: number; title: string; children: ReactNode }) {
  return (
    <section className={classes.step} aria-label={title}>
      <h3 className={classes.stepHead}>
        <span className={classes.stepNumber}>{n}</span>
        {title}
      </h3>
      {children}
    </section>
  );
}

interface Props extends ChosenProps {
  start: Start;
  scenarioId: string | undefined;
  onScenario: (id: string | undefined) => void;
  onAccepted: StoredProps["onAccepted"];
  onCreated: NewProps["onCreated"];
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

interface StoredScenarioProps extends Omit<Props, "start" | "onCreated"> {
  head: ReactNode;
}

function StoredScenario({ head, scenarioId, onScenario, onAccepted, ...props }: StoredScenarioProps) {
  const lists = useScenarioLists();
  const scenario = useChosenScenario(scenarioId);
  const error = lists.error ?? scenario.error;
  return (
    <>
      <Step n={1} title={t("imports-step-scenario")}>
        {head}
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
        {scenarioId !== undefined && scenario.isPending && !error && <Skeleton height={240} />}
      </Step>
      {scenario.data && (
        <Stored
          {...props}
          key={scenario.data.id}
          scenario={scenario.data}
          onLookAgain={() => void scenario.refetch()}
          onAccepted={onAccepted}
        />
      )}
    </>
  );
}

export function SelectionCard({ start, onCreated, ...props }: Props) {
  const [isNew, setNew] = useState(props.scenarioId === undefined);
  if (!isAnythingToTake(props.summary)) return null;
  const { scenarioId: _, onScenario, onAccepted: __, ...chosen } = props;
  const choose = (target: string) => {
    setNew(target === "new");
    if (target === "new") onScenario(undefined);
  };
  const head = (
    <SegmentedControl
      aria-label={t("imports-step-scenario")}
      className={classes.target}
      data={[
        { value: "new", label: t("imports-target-new") },
        { value: "stored", label: t("imports-target-stored") },
      ]}
      value={isNew ? "new" : "stored"}
      onChange={choose}
    />
  );
  return (
    <Card title={t("imports-selection")} note={t("imports-selection-note")}>
      {isNew ? (
        <New {...chosen} head={head} start={start} onCreated={onCreated} />
      ) : (
        <StoredScenario {...props} head={head} />
      )}
    </Card>
  );
}
