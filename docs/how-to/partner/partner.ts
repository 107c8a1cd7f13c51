/**
 * A partner's program: it requests a run, is notified of its end, and downloads the report.
 *
 *     node build/partner.js 100 report.pdf
 *
 * In the environment: STORMSIZER_URL; STORMSIZER_KEY, a key that may read, write, run and manage; HOOK_URL, where the
 * service reaches this program, and HOOK_PORT, where it listens. The answer is printed as JSON.
 */

import { writeFileSync } from "node:fs";
import createClient, { type Middleware } from "openapi-fetch";
import { listen } from "./receiver.js";
import type { components, paths } from "./schema.js";

type Schemas = components["schemas"];
type Draft = Schemas["ScenarioDraft"];

const { STORMSIZER_URL = "", STORMSIZER_KEY = "", HOOK_URL = "", HOOK_PORT = "8090", LOOK_EVERY_S = "10" } = process.env;
const LONGEST_PAUSE_S = 120;
const OVER = ["succeeded", "ready", "failed", "cancelled"];

class Refused extends Error {
  readonly kind: string;
  constructor(readonly problem: Schemas["ProblemDocument"]) {
    const fields = problem.errors?.map(({ path, message, allowed }) => `\n  ${path}: ${message}; allowed: ${allowed}`) ?? [];
    super(`${problem.status} ${problem.type}: ${problem.title}${fields.join("")}`);
    this.kind = problem.type.replace("urn:stormsizer:problem:", "");
  }
}

const pause = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));

/** Asks again where the answer says when; the key of the request stays: nothing is done twice. */
async function patient(request: Request): Promise<Response> {
  for (;;) {
    const answer = await fetch(request.clone());
    const wait = Number(answer.headers.get("retry-after") ?? Infinity);
    if (wait > LONGEST_PAUSE_S) return answer;
    console.error(`${answer.status}, once more in ${wait} s`);
    await pause(wait);
  }
}

const refusals: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw new Refused((await response.json()) as Schemas["ProblemDocument"]);
  },
};

const api = createClient<paths>({
  baseUrl: STORMSIZER_URL,
  headers: { Authorization: `Bearer ${STORMSIZER_KEY}` },
  fetch: patient,
});
api.use(refusals);

/** What an operation answers; what it refuses is thrown before. */
async function asked<Data>(answer: Promise<{ data?: Data; response: Response }>): Promise<{ data: Data; tag: string }> {
  const { data, response } = await answer;
  return { data: data as Data, tag: response.headers.get("etag") ?? "" };
}

/** Waits until a run or a report has ended: by webhook, and by polling in case a delivery is lost. */
async function ended<Thing extends { state: string }>(thing: Thing, look: () => Promise<Thing>, told: { count: number }) {
  let by = "answer";
  let seen = 0;
  while (!OVER.includes(thing.state)) {
    const lookAt = Date.now() + Number(LOOK_EVERY_S) * 1000;
    while (told.count === seen && Date.now() < lookAt) await pause(0.1);
    by = told.count > seen ? "webhook" : "polling";
    seen = told.count;
    thing = await look();
  }
  return { thing, by };
}

/** Saves a change on top of the newest version; after a concurrent save, on top of that. */
async function save(draft: Draft, tag: string, change: (scenario: Draft["scenario"]) => Draft["scenario"]): Promise<Draft> {
  const path = { scenario_id: draft.id };
  try {
    const params = { path, header: { "if-match": tag } };
    return (await asked(api.PUT("/api/v1/scenarios/{scenario_id}", { params, body: change(draft.scenario) }))).data;
  } catch (error) {
    if (!(error instanceof Refused) || error.kind !== "changed-meanwhile") throw error;
    const newest = await asked(api.GET("/api/v1/scenarios/{scenario_id}", { params: { path } }));
    return save(newest.data, newest.tag, change);
  }
}

async function story(desktops: number, file: string) {
  const { data: defaults } = await asked(api.GET("/api/v1/defaults"));
  const scenario = { ...defaults.scenario, name: "Asked by a partner" };
  scenario.pools = scenario.pools.map((pool) => ({ ...pool, n_desktops: desktops }));
  const { data: preview } = await asked(api.POST("/api/v1/preview", { body: { scenario, n_buckets: 1 } }));
  console.error(`At a glance: ${preview.result.verdict.sentence}`);

  const project = await asked(api.POST("/api/v1/projects", { body: { name: "Quotes" } }));
  const path = { project_id: project.data.id };
  const { data: draft, tag } = await asked(
    api.POST("/api/v1/projects/{project_id}/scenarios", { params: { path }, body: scenario }),
  );
  const event_types: Schemas["EventType"][] = ["run.succeeded", "run.failed", "run.cancelled", "report.ready", "report.failed"];
  const { data: webhook } = await asked(api.POST("/api/v1/webhooks", { body: { url: HOOK_URL, event_types } }));
  const told = await listen(Number(HOOK_PORT), webhook.secret);
  try {
    const order = { path: { scenario_id: draft.id }, header: { "idempotency-key": `${draft.id} ${tag}` } };
    const { data: queued } = await asked(api.POST("/api/v1/scenarios/{scenario_id}/runs", { params: order }));
    const ofRun = { path: { run_id: queued.id } };
    const { by } = await ended(queued, async () => (await asked(api.GET("/api/v1/runs/{run_id}", { params: ofRun }))).data, told);
    const { data: run } = await asked(api.GET("/api/v1/runs/{run_id}", { params: ofRun }));
    if (!run.result) throw new Error(`The run ${run.state}: ${run.message}`);
    const { data: wanted } = await asked(api.POST("/api/v1/runs/{run_id}/reports", { params: ofRun, body: { form: "pdf" } }));
    const ofReport = { path: { report_id: wanted.id } };
    const look = async () => (await asked(api.GET("/api/v1/reports/{report_id}", { params: ofReport }))).data;
    const { thing: report } = await ended(wanted, look, told);
    if (report.state !== "ready") throw new Error(`The report ${report.state}: ${report.message}`);
    const content = api.GET("/api/v1/reports/{report_id}/content", { params: ofReport, parseAs: "arrayBuffer" });
    writeFileSync(file, Buffer.from((await asked(content)).data));
    await save(draft, tag, (each) => ({ ...each, notes: "Offered on Monday." }));
    const saved = await save(draft, tag, (each) => ({ ...each, name: "As offered" }));
    return {
      run_id: run.id,
      told_by: by,
      holds: run.result.verdict.holds,
      sentence: run.result.verdict.sentence,
      phases: run.result.phases.map(({ label, duration_s, holds, figures, experience }) => ({
        label,
        duration_s,
        holds,
        peak_iops: figures.peak_iops,
        host_read_latency_ms: figures.host_read_latency_ms,
        login_p95_s: experience?.p95_s ?? null,
      })),
      warnings: run.result.warnings.map(({ path: where, message }) => `${where}: ${message}`),
      version: saved.version,
      notes: saved.scenario.notes,
    };
  } finally {
    told.stop();
    await api.DELETE("/api/v1/webhooks/{webhook_id}", { params: { path: { webhook_id: webhook.id } } });
  }
}

const [, , desktops = "100", file = "report.pdf"] = process.argv;
try {
  console.log(JSON.stringify(await story(Number(desktops), file), null, 2));
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
