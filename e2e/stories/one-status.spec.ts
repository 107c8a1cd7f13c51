/* One status: 60 generated scenarios have the same word, constraint, counts and price on every page and in the API. */
import { type APIRequestContext, expect, test } from "../fixtures";
import { ScenarioPage } from "../pages/scenario";

const N_SCENARIOS = 60;
const SEED = 20_261_129;
const SAMPLES = ["generic-nvme-windows11", "generic-hci-windows11", "tintri-t540", "emc-vnx5500"];
const SEVERITY = ["pass", "at_risk", "fail"] as const;
const WORDS = { pass: "Pass", at_risk: "At risk", fail: "Fail" };
type Status = keyof typeof WORDS;

interface Verdict {
  status: Status;
  sentence: string;
  n_phases: number;
  n_holding: number;
}

interface Result {
  verdict: Verdict;
  states: (Verdict & { label: string })[];
  phases: { event_id: string; status: Status }[];
  confidence: { likelihood: string; given_guest_time: { likelihood: string } | null } | null;
  cost: { price: number | null; price_per_desktop: number | null } | null;
}

/** The same numbers from 0 to 1 in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A sample with other goals, growth and numbers of desktops. */
// biome-ignore lint/suspicious/noExplicitAny: documents are changed as a partner program would change them
function varied(sample: any, i: number, random: () => number): any {
  const between = (low: number, high: number) => low + (high - low) * random();
  const one = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  const year = new Date(sample.calendar.starts_at).getFullYear() + 2;
  return {
    ...sample,
    name: `Generated ${String(i + 1).padStart(2, "0")}`,
    pools: sample.pools.map((pool: { n_desktops: number }) => ({
      ...pool,
      n_desktops: Math.max(1, Math.round(pool.n_desktops * between(0.4, 1.2))),
    })),
    growth: { desktops_fraction_per_year: one([0, 0.05, 0.4]), through_year: year },
    goals: {
      ...sample.goals,
      host_cpu_max_fraction: between(0.3, 1),
      spare_capacity_fraction: one([0, 0.2, 0.9]),
      login_min_good_fraction: between(0.5, 1),
      survives: one([[], ["controller", "drive"]]),
    },
  };
}

/** "Pass, low confidence" where prediction errors could well change the verdict, or only that of the guest time. */
function wordOf(status: Status, confidence: Result["confidence"]): string {
  const isLow = (likelihood: string | undefined) => ["toss_up", "unlikely"].includes(likelihood ?? "");
  if (status === "fail" || !isLow(confidence?.likelihood)) return WORDS[status];
  const given = confidence?.given_guest_time;
  return `${WORDS[status]}, ${given && !isLow(given.likelihood) ? "guest time assumed" : "low confidence"}`;
}

async function json(answer: Awaited<ReturnType<APIRequestContext["get"]>>) {
  expect(answer.ok(), `${answer.url()}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** A number as the pages write it: "1,234 USD". */
const dollars = (price: number) => `${Math.round(price).toLocaleString("en-US")} USD`;

async function expectScenarioPage(
  scenario: ScenarioPage,
  { verdict, states, phases, cost, confidence }: Result,
) {
  const { page } = scenario;
  const header = scenario.verdict;
  await expect(header).toHaveAttribute("data-status", verdict.status);
  await expect(header.locator("strong").first()).toHaveText(wordOf(verdict.status, confidence));
  await expect(header).toContainText(verdict.sentence);
  if (cost?.price) await expect(header).toContainText(dollars(cost.price));

  for (const card of await page.locator("[data-event-card]").all()) {
    const id = await card.getAttribute("data-event-card");
    const own = phases
      .filter(({ event_id }) => event_id === id)
      .map(({ status }) => SEVERITY.indexOf(status));
    if (own.length === 0) continue;
    const worst = SEVERITY[Math.max(...own)] as Status;
    await expect(card.getByText(WORDS[worst], { exact: true }).first(), `card of ${id}`).toBeVisible();
  }

  await page.getByRole("region", { name: "Figures per phase, table" }).scrollIntoViewIfNeeded(); // the table above it loads when seen
  const rows = page.getByRole("region", { name: "Growth and failures, table" }).locator("tbody tr");
  await expect(rows).toHaveCount(states.length);
  for (const [i, state] of states.entries()) {
    const row = rows.nth(i);
    await expect(row.getByRole("rowheader")).toHaveText(state.label);
    await expect(row.locator("strong")).toHaveText(WORDS[state.status]);
    if (state.n_phases > 0) await expect(row).toContainText(`${state.n_holding} of ${state.n_phases}`);
  }
}

test("@long 60 generated scenarios have one status in header, cards, states, list, comparison and API", async ({
  page,
  request,
}) => {
  test.setTimeout(1_500_000);
  const scenario = new ScenarioPage(page);
  // biome-ignore lint/suspicious/noExplicitAny: answers are read as a partner program would read them
  const get = async (place: string): Promise<any> => json(await request.get(`/api/v1${place}`));
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const post = async (place: string, data: object): Promise<any> =>
    json(await request.post(`/api/v1${place}`, { data }));
  const { items: samples } = await get("/samples");
  const chosen = SAMPLES.map((id) => samples.find((sample: { id: string }) => sample.id === id).scenario);
  const project = await post("/projects", { name: "Generated", notes: "" });
  const random = randomNumbers(SEED);
  const found = new Set<Status>();
  const runs: { id: string; name: string; result: Result }[] = [];
  for (let i = 0; i < N_SCENARIOS; i++) {
    const document = varied(chosen[i % chosen.length], i, random);
    const { id } = await post(`/projects/${project.id}/scenarios`, document);
    const { id: runId } = await post(`/scenarios/${id}/runs`, {});
    await expect
      .poll(async () => (await get(`/runs/${runId}`)).state, { timeout: 60_000, message: document.name })
      .toBe("succeeded");
    const { result, status, sentence } = await get(`/runs/${runId}`);
    expect([status, sentence]).toEqual([result.verdict.status, result.verdict.sentence]);
    found.add(result.verdict.status);
    runs.push({ id: runId, name: document.name, result });
    await page.goto(`/scenarios/${id}`);
    await scenario.isAnswered();
    await test.step(document.name, () => expectScenarioPage(scenario, result));
  }
  expect([...found].sort()).toEqual(["at_risk", "fail", "pass"]);

  await page.goto("/projects");
  for (const { name, result } of runs) {
    const line = page.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) });
    await expect(line.locator("strong")).toHaveText(WORDS[result.verdict.status]);
    await expect(line).toContainText(result.verdict.sentence);
  }

  const [first] = runs;
  const other = runs.find((run) => run.result.verdict.status !== first?.result.verdict.status);
  await page.goto(`/projects/${project.id}/compare?runs=${first?.id},${other?.id}`);
  const table = page.getByRole("region", { name: "Comparison, table" });
  for (const run of [first, other]) {
    const head = table.getByRole("columnheader").filter({ hasText: run?.name ?? "" });
    await expect(head).toContainText(run ? WORDS[run.result.verdict.status] : "");
  }
});
