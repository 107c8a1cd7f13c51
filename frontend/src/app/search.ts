/** What an address may say besides the page: the part of the page that is open. */

import { isSection, type Section } from "@/features/scenario/model/sections";

export const catalogKinds = ["arrays", "drives", "workloads", "deployments", "sources", "prices"] as const;

export interface ScenarioSearch {
  section?: Section;
  /** Id of the selected event. */
  event?: string;
  /** Page of the calendar, from 0. */
  week?: number;
  /** Period of the charts, when it is not that week. */
  from?: string;
  to?: string;
  /** Id of the simulated window that is shown, when it is not the newest. */
  window?: string;
}

type Raw = Record<string, unknown>;

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

function given<T extends object>(entries: T): Partial<T> {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as Partial<T>;
}

export function scenarioSearch(raw: Raw): ScenarioSearch {
  const week = Number(raw.week);
  return given({
    section: isSection(raw.section) ? raw.section : undefined,
    event: text(raw.event),
    week: raw.week !== undefined && Number.isInteger(week) && week >= 0 ? week : undefined,
    from: Number.isNaN(Date.parse(String(raw.from))) ? undefined : text(raw.from),
    to: Number.isNaN(Date.parse(String(raw.to))) ? undefined : text(raw.to),
    window: text(raw.window),
  }) as ScenarioSearch;
}

interface EvidenceSearch {
  source?: string;
  /** Predictions that used none of the study's own numbers. */
  left_out?: "yes";
  system?: string;
  phase?: string;
  role?: string;
  within?: string;
  metric?: string;
}

export function evidenceSearch(raw: Raw): EvidenceSearch {
  return given({
    source: text(raw.source),
    left_out: raw.left_out === "yes" ? "yes" : undefined,
    system: text(raw.system),
    phase: text(raw.phase),
    role: text(raw.role),
    within: text(raw.within),
    metric: text(raw.metric),
  }) as EvidenceSearch;
}

interface CompareSearch {
  /** Ids of the runs, the one that the others are held against first, with commas between. */
  runs?: string;
}

export function compareSearch(raw: Raw): CompareSearch {
  return given({ runs: text(raw.runs) }) as CompareSearch;
}

interface SignInSearch {
  /** Where to go afterwards. */
  then?: string;
}

export function signInSearch(raw: Raw): SignInSearch {
  // biome-ignore lint/suspicious/noThenProperty: a word of the address; it holds text
  return given({ then: text(raw.then) }) as SignInSearch;
}

interface SharedSearch {
  /** Id of the share link that was opened; with the cookie it shows the run again when the page is reloaded. */
  link?: string;
}

export function sharedSearch(raw: Raw): SharedSearch {
  return given({ link: text(raw.link) }) as SharedSearch;
}

interface AuditSearch {
  action?: string;
  who?: string;
  /** First and last day. */
  from?: string;
  to?: string;
}

const dayText = (value: unknown) => (/^\d{4}-\d\d-\d\d$/.test(String(value)) ? String(value) : undefined);

export function auditSearch(raw: Raw): AuditSearch {
  return given({
    action: text(raw.action),
    who: text(raw.who),
    from: dayText(raw.from),
    to: dayText(raw.to),
  }) as AuditSearch;
}
