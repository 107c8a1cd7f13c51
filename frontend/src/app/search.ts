/** What an address may say besides the page: the part of the page that is open. */

import type { RunSummary } from "@/api/types";
import type { CatalogSearch } from "@/features/catalog/components/CatalogList";
import { kinds, states } from "@/features/runs/model/runs";
import { type PageLength, weeksPerPage } from "@/features/scenario/model/calendar/weeks";
import { isSection, type Section } from "@/features/scenario/model/sections";
import { type Deal, isDeal } from "@/lib/sizing/deals";

export const catalogKinds = ["arrays", "drives", "workloads", "deployments", "sources", "prices"] as const;

export interface ScenarioSearch {
  section?: Section;
  /** Id of the selected event. */
  event?: string;
  /** Id of the array that is shown, when it is not the main one. */
  array?: string;
  /** Page of the calendar, from 0. */
  week?: number;
  /** Day of the calendar, from 0, where a page shows a single one. */
  day?: number;
  /** Weeks that a page of the calendar shows, or a single day; one week by default, one day on a narrow screen. */
  weeks?: PageLength;
  /** Period of the charts, when it is not that week. */
  from?: string;
  to?: string;
  /** Id of the simulated window that is shown, when it is not the newest. */
  window?: string;
  /** The list of versions is open. */
  versions?: "yes";
  /** Ids of the target arrays chosen in the guide, separated by commas. */
  families?: string;
}

type Raw = Record<string, unknown>;

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

function given<T extends object>(entries: T): Partial<T> {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as Partial<T>;
}

function pageNumber(value: unknown): number | undefined {
  const page = Number(value);
  return value !== undefined && Number.isInteger(page) && page >= 0 ? page : undefined;
}

export function scenarioSearch(raw: Raw): ScenarioSearch {
  const weeks = raw.weeks === "day" ? raw.weeks : weeksPerPage.find((n) => n === Number(raw.weeks));
  return given({
    section: isSection(raw.section) ? raw.section : undefined,
    event: text(raw.event),
    array: text(raw.array),
    week: pageNumber(raw.week),
    day: pageNumber(raw.day),
    weeks,
    from: Number.isNaN(Date.parse(String(raw.from))) ? undefined : text(raw.from),
    to: Number.isNaN(Date.parse(String(raw.to))) ? undefined : text(raw.to),
    window: text(raw.window),
    versions: raw.versions === "yes" ? "yes" : undefined,
    families: text(raw.families),
  }) as ScenarioSearch;
}

interface StartSearch {
  deal?: Deal;
  /** Id of the project that the scenario goes to. */
  project?: string;
}

export function startSearch(raw: Raw): StartSearch {
  return given({ deal: isDeal(raw.deal) ? raw.deal : undefined, project: text(raw.project) }) as StartSearch;
}

interface AddArraySearch {
  /** Id of the custom array that is edited. */
  edit?: string;
  /** The form for specification sheets in place of the short one. */
  form?: "sheet";
  /** Id of the project that the array is created for. */
  project?: string;
}

export function addArraySearch(raw: Raw): AddArraySearch {
  return given({
    edit: text(raw.edit),
    form: raw.form === "sheet" ? "sheet" : undefined,
    project: text(raw.project),
  }) as AddArraySearch;
}

export const guideSteps = ["deal", "desktops", "storage"] as const;
export type GuideStep = (typeof guideSteps)[number];

interface GuideSearch {
  deal?: Deal;
  step?: GuideStep;
  /** Ids of the target arrays, separated by commas. */
  families?: string;
}

export function guideSearch(raw: Raw): GuideSearch {
  return given({
    deal: isDeal(raw.deal) ? raw.deal : undefined,
    step: guideSteps.find((step) => step === raw.step),
    families: text(raw.families),
  }) as GuideSearch;
}

interface RecommendSearch {
  /** Ids of the array families to start with, separated by commas. */
  families?: string;
}

export function recommendSearch(raw: Raw): RecommendSearch {
  return given({ families: text(raw.families) }) as RecommendSearch;
}

/** The array families of an address; null if it names none. */
export function familiesIn({ families }: RecommendSearch): string[] | null {
  return families?.split(",").filter(Boolean) ?? null;
}

interface RunsSearch {
  kind?: RunSummary["kind"];
  state?: RunSummary["state"];
  /** Id of the project. */
  project?: string;
}

export function runsSearch(raw: Raw): RunsSearch {
  return given({
    kind: kinds.find((kind) => kind === raw.kind),
    state: states.find((state) => state === raw.state),
    project: text(raw.project),
  }) as RunsSearch;
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

/** Filters of the catalog and the entry that is open. */
export function catalogSearch(raw: Raw): CatalogSearch {
  return given({
    q: text(raw.q),
    vendor: text(raw.vendor),
    class: text(raw.class),
    standing: text(raw.standing),
    entry: text(raw.entry),
  }) as CatalogSearch;
}

interface CompareSearch {
  /** Ids of the runs, separated by commas; the first is the baseline. */
  runs?: string;
  /** Id of the comparison of families whose options are compared, in place of runs. */
  shortlist?: string;
  /** Ids of the families of these options, separated by commas. */
  families?: string;
}

export function compareSearch(raw: Raw): CompareSearch {
  return given({
    runs: text(raw.runs),
    shortlist: text(raw.shortlist),
    families: text(raw.families),
  }) as CompareSearch;
}

interface ImportSearch {
  /** Id of the scenario that the import is taken into. */
  scenario?: string;
  /** Id of the run that fio's results are compared with. */
  run?: string;
  /** Id of the project that a new scenario goes to. */
  project?: string;
}

export function importSearch(raw: Raw): ImportSearch {
  return given({
    scenario: text(raw.scenario),
    run: text(raw.run),
    project: text(raw.project),
  }) as ImportSearch;
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
  /** Id of the array that is shown, when it is not the main one. */
  array?: string;
}

export function sharedSearch(raw: Raw): SharedSearch {
  return given({ link: text(raw.link), array: text(raw.array) }) as SharedSearch;
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
