/** The selection of an import's contents for a scenario, while it is edited. */

import { limits } from "@/api/forms";
import type { FieldProblem } from "@/api/problem";
import type { Pool, Scenario } from "@/api/types";
import { t } from "@/i18n/t";
import { capitalize } from "@/lib/format/numbers";
import { MAIN_ARRAY } from "@/lib/sizing/arrays";
import { eventOfStorm } from "./labels";
import type {
  EventChoice,
  FoundPool,
  ImportSelection,
  ImportSummary,
  MeasuredPhase,
  PoolChoice,
} from "./types";

/** The pool of the inventory becomes one more of the scenario. */
export const ADD = "+";

export interface PoolDraft {
  /** Pool of the scenario, or `ADD`. */
  target: string;
  profileId: string | null;
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
  };
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

/** An identifier for a pool that none has yet. */
function freeId(name: string, taken: ReadonlySet<string>): string {
  const wanted = identifier(name);
  if (!taken.has(wanted)) return wanted;
  for (let n = 2; ; n++) if (!taken.has(`${wanted}-${n}`)) return `${wanted}-${n}`;
}

function poolChoices(draft: Draft, summary: ImportSummary, scenario: Scenario): PoolChoice[] {
  const taken = new Set(scenario.pools.map(({ id }) => id));
  return (summary.inventory?.pools ?? []).flatMap((found: FoundPool): PoolChoice[] => {
    const chosen = draft.pools[found.id];
    if (chosen === undefined) return [];
    if (chosen.target !== ADD) {
      return [{ found_id: found.id, pool_id: chosen.target, profile_id: chosen.profileId }];
    }
    const id = freeId(found.name, taken);
    taken.add(id);
    const profileId = chosen.profileId ?? scenario.pools[0]?.profile_id ?? null;
    return [{ found_id: found.id, pool_id: id, profile_id: profileId }];
  });
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

export function selectionOf(draft: Draft, summary: ImportSummary, scenario: Scenario): ImportSelection {
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
    pools: poolChoices(draft, summary, scenario),
    hosts_id: draft.hostsId,
    events: eventChoices(draft),
    calendar_events: draft.calendarEvents,
    array: draft.array
      ? { id: identifier(draft.arrayName), name: draft.arrayName.trim(), array_id: draft.arrayId }
      : null,
  };
}

export function isAnyChosen(selection: ImportSelection): boolean {
  const { profile, pools, hosts_id, events, calendar_events, array } = selection;
  return (
    profile !== null ||
    pools.length > 0 ||
    hosts_id !== null ||
    events.length > 0 ||
    calendar_events ||
    array !== null
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
