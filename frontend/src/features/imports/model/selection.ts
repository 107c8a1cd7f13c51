/** The selection of an import's contents for a scenario, while it is edited. */

import { limits } from "@/api/forms";
import type { FieldProblem } from "@/api/problem";
import type { Pool, Scenario } from "@/api/types";
import { t } from "@/i18n/t";
import { capitalize } from "@/lib/format/numbers";
import { MAIN_ARRAY } from "@/lib/sizing/arrays";
import { eventOfStorm } from "./labels";
import { othersChoice } from "./others";
import type {
  EventChoice,
  FoundLoad,
  FoundPool,
  ImportSelection,
  ImportSummary,
  LoadLevel,
  MeasuredPhase,
  PoolChoice,
} from "./types";

/** The pool of the inventory becomes one more of the scenario. */
export const ADD = "+";

export interface PoolDraft {
  /** Pool of the scenario, or `ADD`. */
  target: string;
  profileId: string | null;
  /** Whether number, memory and space are taken, and not only the load. */
  counts: boolean;
  /** Measured load that is taken; null for that of the workload profile. */
  level: LoadLevel | null;
}

export interface EventDraft {
  kind: string | null;
  /** Pools that take part; all where empty. */
  poolIds: string[];
  repeats: boolean;
}

export interface Draft {
  profile: boolean;
  /** Null: the profile that the scenario's first pool has. */
  basedOn: string | null;
  profileName: string;
  phases: number[];
  /** Pools that get the profile; null for all of the scenario. */
  profilePoolIds: string[] | null;
  /** By the id of the pool in the inventory; those that are left are not there. */
  pools: Readonly<Record<string, PoolDraft>>;
  hostsId: string | null;
  /** By the id of the storm or entry. */
  events: Readonly<Record<string, EventDraft>>;
  calendarEvents: boolean;
  array: boolean;
  arrayName: string;
  /** The array that was measured. */
  arrayId: string;
  /** Whether the inventory's other machines are added to an array; null for the default. */
  others: boolean | null;
  othersArrayId: string;
}

/** The first phase of each kind. */
export function firstOfEach(phases: readonly MeasuredPhase[]): number[] {
  return phases.flatMap(({ phase }, i) =>
    phases.findIndex((each) => each.phase === phase) === i ? [i] : [],
  );
}

export function hasLatency({ read_latency_ms, write_latency_ms }: MeasuredPhase): boolean {
  return read_latency_ms !== null || write_latency_ms !== null;
}

/** The level of a measured load that describes working hours best: a mean includes nights. */
export function bestLevel(load: FoundLoad | null | undefined): LoadLevel | null {
  if (!load) return null;
  return load.p95_iops_per_desktop === null ? "mean" : "p95";
}

export function freshDraft(summary: ImportSummary, importName: string): Draft {
  const phases = summary.workload?.phases ?? [];
  return {
    profile: phases.length > 0,
    basedOn: null,
    profileName: t("imports-profile-name", { name: importName }).slice(
      0,
      limits.ProfileChoice.name.maxLength,
    ),
    phases: firstOfEach(phases),
    profilePoolIds: null,
    pools: {},
    hostsId: null,
    events: {},
    calendarEvents: (summary.calendar?.events.length ?? 0) > 0,
    array: false,
    arrayName: t("imports-array-name", { name: importName }).slice(0, limits.ArrayChoice.name.maxLength),
    arrayId: MAIN_ARRAY,
    others: null,
    othersArrayId: MAIN_ARRAY,
  };
}

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** A selection for a scenario: pools whose names match get the measured load of their machines. */
export function draftFor(summary: ImportSummary, importName: string, scenario: Scenario): Draft {
  const draft = freshDraft(summary, importName);
  if (draft.profile) return { ...draft, profilePoolIds: measuredPools(summary, scenario) };
  const pools = (summary.inventory?.pools ?? []).flatMap((found): [string, PoolDraft][] => {
    const pool = scenario.pools.find(({ name }) => sameName(name, found.name));
    if (!pool || !found.load) return [];
    return [[found.id, { target: pool.id, profileId: null, counts: false, level: bestLevel(found.load) }]];
  });
  return { ...draft, pools: Object.fromEntries(pools) };
}

/** Pools named like the group of machines that was measured; null for all pools if there is none. */
function measuredPools({ workload, options }: ImportSummary, { pools }: Scenario): string[] | null {
  const groups = workload?.machine_groups ?? [];
  const group = options.machines ?? (groups.length === 1 ? groups[0]?.name : undefined);
  const found = group === undefined ? [] : pools.filter(({ name }) => sameName(name, group));
  return found.length === 0 ? null : found.map(({ id }) => id);
}

/** Whether the machines are desktops, judging by their system: Windows, except for servers. */
const isDesktop = ({ guest_os }: FoundPool) => guest_os === "" || /windows(?!.*server)/i.test(guest_os);

/** A selection for a new scenario: all desktops with their measured load, and the largest group of hosts. */
export function draftOfNew(summary: ImportSummary, importName: string): Draft {
  const draft = freshDraft(summary, importName);
  const pools = (summary.inventory?.pools ?? []).filter(isDesktop).map((found): [string, PoolDraft] => {
    const level = draft.profile ? null : bestLevel(found.load);
    return [found.id, { target: ADD, profileId: null, counts: true, level }];
  });
  return { ...draft, pools: Object.fromEntries(pools), hostsId: summary.inventory?.hosts[0]?.id ?? null };
}

/** A pool that a new scenario starts with. */
export interface Group {
  id: string;
  name: string;
  n_desktops: number;
}

/** Pools that a new scenario starts with: one for each selected pool of the inventory. */
export function groupsOf(draft: Draft, summary: ImportSummary): Group[] {
  const taken = new Set<string>();
  return (summary.inventory?.pools ?? [])
    .filter(({ id }) => draft.pools[id] !== undefined)
    .map(({ name, n_desktops }) => {
      const id = freeId(name, taken);
      taken.add(id);
      return { id, name, n_desktops };
    });
}

const LONGEST_ID = 56;

/** A name as an identifier: Nordwind, Büro → nordwind-buro. */
export function identifier(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/^-+/, "")
    .slice(0, LONGEST_ID)
    .replace(/-+$/, "");
  return plain === "" ? "measured" : plain;
}

/** An identifier that is not taken yet. */
function freeId(name: string, taken: ReadonlySet<string>): string {
  const wanted = identifier(name);
  if (!taken.has(wanted)) return wanted;
  for (let n = 2; ; n++) {
    const numbered = `${wanted.slice(0, LONGEST_ID - `-${n}`.length)}-${n}`;
    if (!taken.has(numbered)) return numbered;
  }
}

/** Whether the scenario of a selection is stored, and the profiles whose ids are taken. */
export interface Setting {
  isNew: boolean;
  profileIds: readonly string[];
}

const stored: Setting = { isNew: false, profileIds: [] };

function poolChoices(
  draft: Draft,
  summary: ImportSummary,
  scenario: Scenario,
  { isNew, profileIds }: Setting,
): PoolChoice[] {
  const taken = new Set(isNew ? [] : scenario.pools.map(({ id }) => id));
  const profiles = new Set(profileIds);
  return (summary.inventory?.pools ?? []).flatMap((found): PoolChoice[] => {
    const chosen = draft.pools[found.id];
    if (chosen === undefined) return [];
    const isAdded = chosen.target === ADD;
    const pool_id = isAdded ? freeId(found.name, taken) : chosen.target;
    taken.add(pool_id);
    const profileOfFirst = isAdded && !isNew ? (scenario.pools[0]?.profile_id ?? null) : null;
    return [
      {
        found_id: found.id,
        pool_id,
        profile_id: chosen.profileId ?? profileOfFirst,
        counts: chosen.counts || isAdded,
        load: loadChoice(found, chosen.level, profiles),
      },
    ];
  });
}

/** The measured load of a pool as a workload profile with an id that no other profile has. */
function loadChoice(found: FoundPool, level: LoadLevel | null, taken: Set<string>): PoolChoice["load"] {
  if (level === null || !found.load) return null;
  const name = t("imports-profile-name", { name: found.name }).slice(0, limits.LoadChoice.name.maxLength);
  const id = freeId(name, taken);
  taken.add(id);
  return { level, id, name };
}

function eventChoices(draft: Draft): EventChoice[] {
  return Object.entries(draft.events).map(([found_id, { kind, poolIds, repeats }]) => ({
    found_id,
    kind,
    pool_ids: poolIds,
    repeats,
  }));
}

export function basisOf(draft: Draft, pools: readonly Pool[]): string {
  return draft.basedOn ?? pools[0]?.profile_id ?? "";
}

export function selectionOf(
  draft: Draft,
  summary: ImportSummary,
  scenario: Scenario,
  setting: Setting = stored,
): ImportSelection {
  const isProfile = draft.profile && draft.phases.length > 0;
  return {
    profile: isProfile
      ? {
          based_on: basisOf(draft, scenario.pools),
          id: identifier(draft.profileName),
          name: draft.profileName.trim(),
          phases: draft.phases,
          pool_ids: draft.profilePoolIds ?? scenario.pools.map(({ id }) => id),
        }
      : null,
    pools: poolChoices(draft, summary, scenario, setting),
    hosts_id: draft.hostsId,
    events: eventChoices(draft),
    calendar_events: draft.calendarEvents,
    array: draft.array
      ? { id: identifier(draft.arrayName), name: draft.arrayName.trim(), array_id: draft.arrayId }
      : null,
    others: othersChoice(draft, summary, scenario),
  };
}

export function isAnyChosen(selection: ImportSelection): boolean {
  const { profile, pools, hosts_id, events, calendar_events, array, others } = selection;
  return (
    profile !== null ||
    pools.length > 0 ||
    hosts_id !== null ||
    events.length > 0 ||
    calendar_events ||
    array !== null ||
    (others ?? null) !== null
  );
}

/** One phase more or less; of each kind there is one at most. */
export function withPhase(draft: Draft, index: number, phases: readonly MeasuredPhase[]): Draft {
  if (draft.phases.includes(index)) return { ...draft, phases: draft.phases.filter((i) => i !== index) };
  const others = draft.phases.filter((i) => phases[i]?.phase !== phases[index]?.phase);
  return { ...draft, phases: [...others, index].sort((a, b) => a - b) };
}

/** The kind of event that a storm or an entry of a calendar may be. */
export function kindOf(summary: ImportSummary, foundId: string): string | null {
  const storm = summary.workload?.storms.find(({ id }) => id === foundId);
  if (storm !== undefined) return eventOfStorm[storm.kind];
  return summary.calendar?.entries.find(({ id }) => id === foundId)?.kind ?? null;
}

export function withEvent(draft: Draft, foundId: string, event: EventDraft | null): Draft {
  const { [foundId]: _, ...others } = draft.events;
  return { ...draft, events: event === null ? others : { ...others, [foundId]: event } };
}

export function withPool(draft: Draft, foundId: string, pool: PoolDraft | null): Draft {
  const { [foundId]: _, ...others } = draft.pools;
  return { ...draft, pools: pool === null ? others : { ...others, [foundId]: pool } };
}

/** Problems of a part of the choices, by how their paths begin; what is in front of the choices is left aside. */
export function problemsOf(problems: readonly FieldProblem[], ...parts: string[]): FieldProblem[] {
  return problems.filter(({ path }) => {
    const within = path.replace(/^(body\.)?(selection\.)?/, "");
    return parts.some((part) => within === part || within.startsWith(`${part}.`));
  });
}

export function inSentence({ message, given, allowed }: FieldProblem): string {
  return t("common-problem", { message: capitalize(message), given, allowed });
}
