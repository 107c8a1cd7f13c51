/** Parts of the selection. */

import { Checkbox, MultiSelect, Radio, Select, Switch, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { limits } from "@/api/forms";
import type { FieldProblem } from "@/api/problem";
import type { Scenario } from "@/api/types";
import { t } from "@/i18n/t";
import { significant } from "@/lib/format/numbers";
import { listArrays } from "@/lib/sizing/arrays";
import { epoch, spanOfTime } from "@/lib/time/instants";
import { phaseNames, stormNames } from "../../model/labels";
import {
  ADD,
  basisOf,
  bestLevel,
  type Draft,
  type EventDraft,
  hasLatency,
  inSentence,
  kindOf,
  problemsOf,
  withEvent,
  withPhase,
  withPool,
} from "../../model/selection";
import type { FoundPool, ImportSummary, LoadLevel } from "../../model/types";
import classes from "../imports.module.css";
import { entryTime } from "../summary/CalendarCard";
import { hostsText } from "../summary/InventoryCard";

export interface PartProps {
  summary: ImportSummary;
  draft: Draft;
  scenario: Scenario;
  zone: string;
  problems: readonly FieldProblem[];
  /** Whether the scenario is created from the import. */
  isNew: boolean;
  onChange: (draft: Draft) => void;
}

interface Named {
  id: string;
  name: string;
}

export const options = (items: readonly Named[]) => items.map(({ id, name }) => ({ value: id, label: name }));

export function Problems({ problems }: { problems: readonly FieldProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className={classes.problems}>
      {problems.map((problem) => (
        <li key={`${problem.path} ${problem.message}`}>{inSentence(problem)}</li>
      ))}
    </ul>
  );
}

interface PartOfListProps {
  title: string;
  nChosen: number;
  nFound: number;
  children: ReactNode;
}

function Part({ title, nChosen, nFound, children }: PartOfListProps) {
  return (
    <section className={classes.part} aria-label={title}>
      <div className={classes.partHead}>
        <h4 className={classes.subhead}>{title}</h4>
        <span className={classes.hint} role="status">
          {t("imports-n-selected", { n: nChosen, of: nFound })}
        </span>
      </div>
      {children}
    </section>
  );
}

interface SwitchedProps {
  title: string;
  hint: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  children?: ReactNode;
}

function Switched({ title, hint, isOn, onSwitch, children }: SwitchedProps) {
  return (
    <section className={classes.part} aria-label={title}>
      <Switch
        label={title}
        description={hint}
        checked={isOn}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
      {isOn && children && <div className={classes.partBody}>{children}</div>}
    </section>
  );
}

export function ProfilePart(props: PartProps & { profiles: readonly Named[] }) {
  const { summary, draft, scenario, zone, problems, profiles, onChange } = props;
  const phases = summary.workload?.phases ?? [];
  if (phases.length === 0) return null;
  const said = (part: string) =>
    problemsOf(problems, `profile.${part}`).map(inSentence).join(" ") || undefined;
  return (
    <Switched
      title={t("imports-profile")}
      hint={t("imports-profile-hint")}
      isOn={draft.profile}
      onSwitch={(profile) => onChange({ ...draft, profile })}
    >
      <div className={classes.fields}>
        <TextInput
          label={t("imports-profile-field")}
          {...limits.ProfileChoice.name}
          value={draft.profileName}
          error={said("name") ?? said("id")}
          onChange={(event) => onChange({ ...draft, profileName: event.currentTarget.value })}
        />
        <Select
          label={t("imports-based-on")}
          description={t("imports-based-on-hint")}
          searchable
          data={options(profiles)}
          value={basisOf(draft, scenario.pools)}
          allowDeselect={false}
          error={said("based_on")}
          onChange={(basedOn) => basedOn !== null && onChange({ ...draft, basedOn })}
        />
        <MultiSelect
          label={t("imports-profile-pools")}
          data={options(scenario.pools)}
          value={draft.profilePoolIds ?? scenario.pools.map(({ id }) => id)}
          error={said("pool_ids")}
          onChange={(profilePoolIds) => onChange({ ...draft, profilePoolIds })}
        />
      </div>
      <fieldset className={classes.choices} style={{ padding: 0, margin: 0, border: 0 }}>
        <legend className={classes.hint}>
          {t("imports-profile-phases")} ·{" "}
          {t("imports-n-selected", { n: draft.phases.length, of: phases.length })}
        </legend>
        {phases.map((phase, i) => (
          <Checkbox
            key={`${phase.phase} ${phase.starts_at}`}
            label={t("imports-found-at", {
              what: t(phaseNames[phase.phase]),
              when: spanOfTime(epoch(phase.starts_at), epoch(phase.ends_at), zone),
            })}
            description={phase.provenance}
            checked={draft.phases.includes(i)}
            onChange={() => onChange(withPhase(draft, i, phases))}
          />
        ))}
      </fieldset>
      <Problems problems={problemsOf(problems, "profile.phases")} />
    </Switched>
  );
}

interface EventRowProps extends PartProps {
  foundId: string;
  label: string;
  description: string;
  repeatable: boolean;
  kinds: { value: string; label: string }[];
}

function EventRow({ foundId, label, description, repeatable, kinds, ...props }: EventRowProps) {
  const { summary, draft, scenario, onChange } = props;
  const chosen = draft.events[foundId];
  const set = (event: EventDraft | null) => onChange(withEvent(draft, foundId, event));
  return (
    <div className={classes.choice}>
      <Checkbox
        label={label}
        description={description}
        checked={chosen !== undefined}
        onChange={(event) =>
          set(
            event.currentTarget.checked
              ? { kind: kindOf(summary, foundId), poolIds: [], repeats: false }
              : null,
          )
        }
      />
      {chosen && (
        <>
          <Select
            size="xs"
            aria-label={t("imports-event-kind", { name: label })}
            placeholder={t("imports-choose-kind")}
            data={kinds}
            value={chosen.kind}
            error={chosen.kind === null ? t("imports-kind-required") : undefined}
            allowDeselect={false}
            onChange={(kind) => set({ ...chosen, kind })}
          />
          <MultiSelect
            size="xs"
            aria-label={t("imports-event-pools", { name: label })}
            placeholder={chosen.poolIds.length === 0 ? t("imports-all-pools") : ""}
            data={options(scenario.pools)}
            value={chosen.poolIds}
            onChange={(poolIds) => set({ ...chosen, poolIds })}
          />
          {repeatable && (
            <Checkbox
              label={t("imports-every-weekday")}
              checked={chosen.repeats}
              onChange={(event) => set({ ...chosen, repeats: event.currentTarget.checked })}
            />
          )}
        </>
      )}
    </div>
  );
}

export function EventsPart(props: PartProps & { kinds: EventRowProps["kinds"] }) {
  const { summary, draft, zone, problems, onChange } = props;
  const storms = summary.workload?.storms ?? [];
  const entries = summary.calendar?.entries ?? [];
  const written = summary.calendar?.events ?? [];
  if (storms.length + entries.length + written.length === 0) return null;
  return (
    <Part
      title={t("imports-events")}
      nChosen={Object.keys(draft.events).length + (draft.calendarEvents ? written.length : 0)}
      nFound={storms.length + entries.length + written.length}
    >
      {written.length > 0 && (
        <Checkbox
          label={t("imports-take-exported", { n: written.length })}
          description={t("imports-take-exported-hint")}
          checked={draft.calendarEvents}
          onChange={(event) => onChange({ ...draft, calendarEvents: event.currentTarget.checked })}
        />
      )}
      <div className={classes.choices}>
        {storms.map((storm) => (
          <EventRow
            {...props}
            key={storm.id}
            foundId={storm.id}
            label={t("imports-found-at", {
              what: t(stormNames[storm.kind]),
              when: spanOfTime(epoch(storm.starts_at), epoch(storm.ends_at), zone),
            })}
            description={storm.why}
            repeatable
          />
        ))}
        {entries.map((entry) => (
          <EventRow
            {...props}
            key={entry.id}
            foundId={entry.id}
            label={entry.name}
            description={entryTime(entry, zone)}
            repeatable={false}
          />
        ))}
      </div>
      <Problems problems={problemsOf(problems, "events", "calendar_events")} />
    </Part>
  );
}

const LEAVE = "-";

interface PoolRowProps extends PartProps {
  found: FoundPool;
  profiles: readonly Named[];
}

const rate = (iops: number) => t("imports-iops", { iops: significant(iops) });

/** Levels of the measured load that can replace the load of the workload profile. */
function LoadSelect({ found, draft, onChange }: PoolRowProps) {
  const { load } = found;
  const chosen = draft.pools[found.id];
  if (!load || !chosen) return null;
  const mean = load.reads_iops_per_desktop + load.writes_iops_per_desktop;
  const p95 = load.p95_iops_per_desktop;
  return (
    <Select
      size="xs"
      aria-label={t("imports-load-of", { name: found.name })}
      data={[
        { value: LEAVE, label: t("imports-load-keep") },
        { value: "mean", label: t("imports-load-mean", { rate: rate(mean) }) },
        ...(p95 === null ? [] : [{ value: "p95", label: t("imports-load-p95", { rate: rate(p95) }) }]),
      ]}
      value={chosen.level ?? LEAVE}
      allowDeselect={false}
      onChange={(level) =>
        onChange(
          withPool(draft, found.id, { ...chosen, level: level === LEAVE ? null : (level as LoadLevel) }),
        )
      }
    />
  );
}

function PoolRow(props: PoolRowProps) {
  const { found, draft, scenario, profiles, isNew, onChange } = props;
  const chosen = draft.pools[found.id];
  const choose = (target: string | null) => {
    if (target === null) return;
    const kept = chosen ?? { profileId: null, counts: true, level: bestLevel(found.load) };
    onChange(withPool(draft, found.id, target === LEAVE ? null : { ...kept, target }));
  };
  const isAdded = chosen?.target === ADD;
  const answered = profiles.find(({ id }) => id === scenario.pools[0]?.profile_id)?.name ?? "";
  const targets = isNew
    ? []
    : scenario.pools.map(({ id, name }) => ({ value: id, label: t("imports-pool-update", { name }) }));
  return (
    <div className={`${classes.choice} ${classes.pool}`}>
      <div>
        <strong>{found.name}</strong>
        <div className={classes.facts}>{t("imports-n-desktops", { n: found.n_desktops })}</div>
      </div>
      <Select
        size="xs"
        aria-label={t("imports-pool-use", { name: found.name })}
        data={[
          { value: LEAVE, label: t("imports-pool-skip") },
          ...targets,
          { value: ADD, label: t("imports-pool-add") },
        ]}
        value={chosen?.target ?? LEAVE}
        allowDeselect={false}
        onChange={choose}
      />
      {chosen && (
        <Select
          size="xs"
          aria-label={t("imports-pool-profile", { name: found.name })}
          placeholder={isNew ? answered : t(isAdded ? "imports-profile-of-first" : "imports-profile-keep")}
          searchable
          clearable
          data={options(profiles)}
          value={chosen.profileId}
          onChange={(profileId) => onChange(withPool(draft, found.id, { ...chosen, profileId }))}
        />
      )}
      <LoadSelect {...props} />
      {chosen && !isAdded && found.load && (
        <Checkbox
          label={t("imports-pool-counts")}
          checked={chosen.counts}
          onChange={(event) =>
            onChange(withPool(draft, found.id, { ...chosen, counts: event.currentTarget.checked }))
          }
        />
      )}
    </div>
  );
}

export function PoolsPart(props: PartProps & { profiles: readonly Named[] }) {
  const pools = props.summary.inventory?.pools ?? [];
  if (pools.length === 0) return null;
  return (
    <Part
      title={t("imports-inventory-pools")}
      nChosen={pools.filter(({ id }) => props.draft.pools[id]).length}
      nFound={pools.length}
    >
      <div className={classes.choices}>
        {pools.map((found) => (
          <PoolRow {...props} key={found.id} found={found} />
        ))}
      </div>
      <Problems problems={problemsOf(props.problems, "pools")} />
    </Part>
  );
}

export function HostsPart({ summary, draft, problems, onChange }: PartProps) {
  const hosts = summary.inventory?.hosts ?? [];
  if (hosts.length === 0) return null;
  return (
    <section className={classes.part} aria-label={t("imports-inventory-hosts")}>
      <Radio.Group
        label={t("imports-inventory-hosts")}
        value={draft.hostsId ?? LEAVE}
        onChange={(value) => onChange({ ...draft, hostsId: value === LEAVE ? null : value })}
      >
        <div className={classes.choices} style={{ paddingTop: 8 }}>
          <Radio value={LEAVE} label={t("imports-hosts-keep")} />
          {hosts.map((each) => (
            <Radio key={each.id} value={each.id} label={hostsText(each)} />
          ))}
        </div>
      </Radio.Group>
      <Problems problems={problemsOf(problems, "hosts_id")} />
    </section>
  );
}

export function ArrayPart({ summary, draft, scenario, problems, onChange }: PartProps) {
  const arrays = listArrays(scenario, []);
  if (!(summary.workload?.phases ?? []).some(hasLatency)) return null;
  return (
    <Switched
      title={t("imports-refit")}
      hint={t("imports-refit-hint")}
      isOn={draft.array}
      onSwitch={(array) => onChange({ ...draft, array })}
    >
      <div className={classes.fields}>
        {arrays.length > 1 && (
          <Select
            label={t("imports-refit-array")}
            description={t("imports-refit-array-hint")}
            data={options(arrays)}
            value={draft.arrayId}
            allowDeselect={false}
            onChange={(arrayId) => arrayId !== null && onChange({ ...draft, arrayId })}
          />
        )}
        <TextInput
          label={t("imports-refit-name")}
          {...limits.ArrayChoice.name}
          value={draft.arrayName}
          onChange={(event) => onChange({ ...draft, arrayName: event.currentTarget.value })}
        />
      </div>
      <Problems problems={problemsOf(problems, "array")} />
    </Switched>
  );
}
