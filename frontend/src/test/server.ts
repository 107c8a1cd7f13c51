/** The service as tests need it: the Acme sample, answered from the fixtures. */

import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import type { Me, Run, RunSummary, Sample, ScenarioDraft, Shared, WindowResult } from "@/api/types";
import type { Role } from "@/lib/sizing/roles";
import {
  acme,
  acmeEvidence,
  acmePreview,
  acmeWindow,
  evidenceSummary,
  fas3270,
  goalSets,
  scenarioSchema,
} from "./fixtures";

const api = (path: string) => `http://localhost:3000/api/v1${path}`;

export const project = {
  id: "p1",
  name: "Acme Corporation",
  notes: "The sample",
  n_scenarios: 1,
  created_at: "2026-11-20T10:00:00Z",
  updated_at: "2026-11-20T10:00:00Z",
};

export const draft: ScenarioDraft = {
  id: "s1",
  project_id: "p1",
  version: 1,
  name: acme.name,
  n_desktops: 2500,
  n_events: acme.events.length,
  created_at: "2026-11-20T10:00:00Z",
  updated_at: "2026-11-20T10:00:00Z",
  scenario: acme,
};

export const run = {
  id: "r1",
  project_id: "p1",
  scenario_id: "s1",
  scenario_version: 1,
  scenario_name: acme.name,
  state: "succeeded",
  stage: "done",
  progress_fraction: 1,
  reason: null,
  message: "",
  has_current_catalog: true,
  engine_version: "0.1.0",
  catalog_version: "test",
  inputs_sha256: "",
  result_sha256: "",
  holds: false,
  status: "fail",
  sentence: acmePreview.result.verdict.sentence,
  attempt: 1,
  created_at: "2026-11-20T10:00:00Z",
  started_at: "2026-11-20T10:00:00Z",
  finished_at: "2026-11-20T10:00:01Z",
  elapsed_ms: 100,
  kind: "week",
  request: null,
};

/** A minute of the reboot, every I/O of which was simulated on the first version. */
export const windowRun: RunSummary = {
  ...(run as unknown as RunSummary),
  id: "w1",
  kind: "window",
  request: {
    from: "2011-06-06T07:05:00Z",
    to: "2011-06-06T07:06:00Z",
    n_replications: acmeWindow.n_replications,
    seed: acmeWindow.seed,
  },
  holds: null,
  status: null,
  sentence: acmeWindow.sentence,
  elapsed_ms: 3210,
};

/** The result of a run behind a share link. */
export const sharedResult: Shared = {
  created_at: "2026-11-20T10:00:00Z",
  expires_at: "2026-12-04T10:00:00Z",
  has_report: true,
  project_name: "Contoso",
  engine_version: "0.2.0",
  catalog_version: "2026.1",
  scenario: acme,
  result: acmePreview.result,
  bill: acmePreview.bill ?? null,
  options: {
    n_desktops: 2710,
    prices: acmePreview.bill?.prices ? { ...acmePreview.bill.prices, term_years: 3 } : null,
    price_basis: "Prices are compared over 3 years.",
    items: [
      {
        model_name: "Vendor A 100",
        standing: "published",
        words: "2 controllers, 12 drives",
        status: "at_risk",
        constraint: "Smallest margin: 4% – Mon 08:00 First login, Poor logins 1% (goal: at most 1%).",
        margin_fraction: 0.04,
        is_simulated: true,
        is_installed: false,
        price: 48_000,
        price_per_month: 1_333,
        price_per_desktop: 17.71,
        price_contents: "The price contains only storage.",
      },
      {
        model_name: "Vendor B 200",
        standing: "generic",
        words: "2 controllers, 24 drives",
        status: "fail",
        constraint: "Missed: Good logins 45% (goal: at least 90%) – Mon 08:00 First login.",
        margin_fraction: -0.5,
        is_simulated: false,
        is_installed: false,
        price: null,
        price_per_month: null,
        price_per_desktop: null,
        price_contents: "",
      },
    ],
  },
  reboot_windows: [
    {
      label: "Reboot, London",
      window_s: 360,
      now_s: 1860,
      n_slots_now: 64,
      shortest_s: 192,
      failed_s: 358,
      n_slots: 533,
      n_event_slots: 1066,
      starts_per_minute: 166.6,
      bottleneck: "Bottleneck: host CPU at 97%.",
      goal_s: 3600,
      probability: 0.5,
      likely_s: 1320,
      original: null,
      words: "",
      settings: [],
      side_effects: "",
      sentence: "Reboot, London takes 31 min as scheduled now. Plan a window of 6 min.",
    },
  ],
  reboot_windows_note: "Calculated for version 3, before the changes in this version.",
  assumed_parts: "Drives are assumed.",
};

/** A laptop: no sign-in. */
export const singleUser: Me = {
  has_accounts: false,
  account: null,
  organizations: [{ organization_id: "o1", name: "This computer", role: "owner" }],
  organization_id: "o1",
  role: "owner",
};

/** A signed-in user. */
export function signedInAccount(role: Role = "owner"): Me {
  return {
    has_accounts: true,
    account: { id: "a1", email: "ann@example.com", name: "Ann", language: null, has_second_factor: false },
    organizations: [{ organization_id: "o1", name: "Acme", role }],
    organization_id: "o1",
    role,
  };
}

/** What a run of one kind does not answer. */
export const noAnswers = {
  result: null,
  window: null,
  shortlist: null,
  advice: null,
  runway: null,
  sensitivity: null,
  range: null,
  failure: null,
};

/** The runs that the service knows; a test that needs windows says so. */
export function knowing(windows: readonly RunSummary[], answer: WindowResult = acmeWindow) {
  server.use(
    http.get(at("/runs"), ({ request }) =>
      page(kindOf(request) === "window" ? [...windows] : kindOf(request) === "week" ? [run] : []),
    ),
    ...windows.map((each) =>
      http.get(at(`/runs/${each.id}`), () =>
        HttpResponse.json({
          ...each,
          scenario: acme,
          ...noAnswers,
          window: each.state === "succeeded" ? answer : null,
        }),
      ),
    ),
  );
}

type Answers = Partial<Pick<Run, "shortlist" | "advice" | "runway" | "sensitivity" | "range" | "failure">>;

/** The scenario has been asked these, and the service has answered; `of` changes the runs. */
export function answering(answers: Answers, of: Partial<RunSummary> = {}) {
  const runs = Object.keys(answers).map(
    (kind) => ({ ...(run as unknown as RunSummary), id: kind, kind, ...of }) as RunSummary,
  );
  server.use(
    http.get(at("/runs"), ({ request }) => {
      const kind = kindOf(request);
      return page(kind === "week" ? [run] : runs.filter((each) => each.kind === kind));
    }),
    ...runs.map((each) =>
      http.get(at(`/runs/${each.id}`), () =>
        HttpResponse.json({
          ...each,
          scenario: acme,
          ...noAnswers,
          [each.kind]: answers[each.kind as keyof Answers],
        }),
      ),
    ),
  );
}

export const sample: Sample = {
  id: "generic",
  name: "All-flash array, 1,000 desktops",
  notes: "An ordinary week on a plausible product. No study stands behind it.",
  n_desktops: 1000,
  n_events: 10,
  array_name: "All-flash array",
  standing: "generic",
  scenario: acme,
};

const kindOf = (request: Request) => new URL(request.url).searchParams.get("kind") ?? "week";
const page = (items: unknown[]) => HttpResponse.json({ items, next_cursor: null });
const list = (items: unknown[]) => HttpResponse.json({ catalog_version: "test", items });

export const server = setupServer(
  http.get(api("/sign-up"), () => HttpResponse.json({ is_open: true })),
  http.get("*/help/titles.json", () => new HttpResponse(null, { status: 404 })),
  http.get(api("/me"), () => HttpResponse.json(singleUser)),
  http.get(api("/projects"), () => page([project])),
  http.get(api("/projects/p1/scenarios"), () => page([draft])),
  http.get(api("/runs"), ({ request }) => page(kindOf(request) === "week" ? [run] : [])),
  http.get(api("/runs/r1"), () =>
    HttpResponse.json({ ...run, ...noAnswers, scenario: acme, result: acmePreview.result }),
  ),
  http.get(api("/scenarios/s1"), () => HttpResponse.json(draft)),
  http.get(api("/scenarios/:scenarioId/imports"), () => HttpResponse.json({ items: [] })),
  http.get(api("/scenario-schema"), () => HttpResponse.json(scenarioSchema)),
  http.post(api("/preview"), () => HttpResponse.json(acmePreview)),
  http.get(api("/evidence"), () =>
    HttpResponse.json({
      summary: evidenceSummary,
      rows: acmeEvidence,
    }),
  ),
  http.get(api("/catalog/own"), () => list([])),
  http.get(api("/scenarios/:scenarioId/versions"), () => HttpResponse.json({ items: [] })),
  http.get(api("/defaults"), () => HttpResponse.json({ scenario: acme, inputs: [], goal_sets: goalSets })),
  http.get(api("/catalog/arrays"), () =>
    HttpResponse.json({ catalog_version: "test", items: [fas3270], support: {} }),
  ),
  http.get(api("/price-list"), () =>
    HttpResponse.json({ catalog_version: "test", prices: null, unpriced: [] }),
  ),
  http.get(api("/samples"), () => HttpResponse.json({ items: [sample] })),
  http.get(api("/catalog/deployments"), () => list([])),
  http.get(api("/catalog/drives"), () => list([])),
  http.get(api("/catalog/workloads"), () => list([])),
  http.get(api("/catalog/sources"), () => list([])),
);

interface Refused {
  kind?: string;
  headers?: Record<string, string>;
}

/** A refusal as the service words it. */
export function refusal(
  status: number,
  title: string,
  errors: unknown[] = [],
  { kind, headers }: Refused = {},
) {
  const type = kind ? `urn:stormsizer:problem:${kind}` : "";
  return HttpResponse.json(
    { type, title, status, detail: "", errors },
    { status, ...(headers ? { headers } : {}) },
  );
}

/** The response of the service without a sign-in. */
export const notSignedIn = () => refusal(401, "Sign in first", [], { kind: "not-signed-in" });

export const at = api;
