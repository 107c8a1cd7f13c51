import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import type { Advice, FamilyAnswer, RunSummary, Scenario } from "@/api/types";
import { App } from "@/app/App";
import { fakeStreams } from "@/test/eventSource";
import {
  acme,
  acmeAdvice,
  acmeComparison,
  acmeRanges,
  acmeRunway,
  acmeSensitivity,
  acmeShortlist,
  fas3270,
} from "@/test/fixtures";
import { answering, at, draft, noAnswers, refusal, run, server } from "@/test/server";

beforeEach(fakeStreams);

function open(address: string) {
  return render(<App history={createMemoryHistory({ initialEntries: [address] })} />);
}

const card = (name: string) => screen.findByRole("region", { name });

/** Scenarios saved from here on. */
function savedScenarios(): Scenario[] {
  const saved: Scenario[] = [];
  server.use(
    http.put(at("/scenarios/s1"), async ({ request }) => {
      const scenario = (await request.json()) as Scenario;
      saved.push(scenario);
      return HttpResponse.json({ ...draft, version: 1 + saved.length, scenario });
    }),
    http.get(at("/scenarios/s1"), () =>
      HttpResponse.json({ ...draft, version: 1 + saved.length, scenario: saved.at(-1) ?? draft.scenario }),
    ),
  );
  return saved;
}

test("analyses start only on request, and one button starts schedule and hardware", async () => {
  const asked: string[] = [];
  const runs: RunSummary[] = [];
  const begin = (kind: "advice" | "shortlist") => () => {
    asked.push(kind);
    runs.push({
      ...(run as unknown as RunSummary),
      id: kind,
      kind,
      state: "running",
      progress_fraction: 0.25,
    });
    return HttpResponse.json(runs.at(-1), { status: 202 });
  };
  server.use(
    http.get(at("/runs"), ({ request }) => {
      const kind = new URL(request.url).searchParams.get("kind") ?? "week";
      return HttpResponse.json({ items: runs.filter((each) => each.kind === kind), next_cursor: null });
    }),
    http.post(at("/scenarios/s1/advices"), begin("advice")),
    http.post(at("/scenarios/s1/shortlists"), begin("shortlist")),
  );
  open("/scenarios/s1/recommend");
  await userEvent.click(await screen.findByRole("button", { name: "Recommend" }));
  const before = await card("Schedule and configuration changes");
  expect(await within(before).findByRole("status")).toHaveTextContent("25%");
  expect(within(before).getByRole("button", { name: "Cancel" })).toBeInTheDocument();
  expect(asked.sort()).toEqual(["advice", "shortlist"]);
  expect(screen.queryByRole("button", { name: "Recommend" })).not.toBeInTheDocument();
});

test("schedule changes are shown next to the cheapest hardware, before the list", async () => {
  answering({ advice: acmeAdvice });
  open("/scenarios/s1/recommend");
  const schedule = await card("Cheapest schedule change");
  expect(schedule).toHaveTextContent("Let people arrive over 1 h 24 min instead of 28 min");
  expect(schedule).toHaveTextContent("worth 70,200 USD");
  expect(await card("Cheapest hardware change")).toHaveTextContent("+41,500 USD, illustrative, not a quote");
  const table = await card("Evaluated changes, table");
  expect(within(table).getByRole("row", { name: /Split the load over 2 ports/ })).toHaveTextContent(
    "The study calls its single 10 GbE port the bottleneck",
  );
});

test("the shortest reboot window of each site is stated, and each change names its event", async () => {
  const sentence =
    "Nightly reboot, London takes 14 min as scheduled now and 9.6 min with 200 desktops at a time.";
  const window = { label: "Nightly reboot, London", sentence } as Advice["reboot_windows"][number];
  const shorter = {
    ...window,
    label: "Nightly reboot, New York",
    sentence: "With 200 desktops at a time, it is as short as 9.6 min.",
    words: "Start 200 desktops at a time instead of 64 (Nightly reboot)",
    settings: [{ path: "events.1.n_slots", before: 64, after: 200 }],
  };
  answering({ advice: { ...acmeAdvice, reboot_windows: [window, shorter] } });
  const saved = savedScenarios();
  open("/scenarios/s1/recommend");
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  const table = await card("Evaluated changes, table");
  expect(within(table).getByRole("columnheader", { name: "Event changed" })).toBeInTheDocument();
  expect(within(table).getByRole("row", { name: /Split the load over 2 ports/ })).toHaveTextContent(
    /Mon, May 30 08:00 First login: Mean login time\s*Smallest margin of the week:/,
  );
  await userEvent.click(
    screen.getByRole("button", {
      name: "Apply: Start 200 desktops at a time instead of 64 (Nightly reboot)",
    }),
  );
  await waitFor(() => expect(saved.at(-1)?.events[1]).toMatchObject({ n_slots: 200 }));
});

test("reboot windows are listed with their start, goal and bottleneck, and those of older results without", async () => {
  const older = {
    label: "Reboot, London",
    window_s: 360,
    now_s: 1800,
    n_slots_now: 64,
    shortest_s: 192,
    n_slots: 533,
    sentence: "Plan a window of 6 min.",
  } as Advice["reboot_windows"][number];
  const window = {
    ...older,
    label: "Reboot, New York",
    failed_s: 358,
    n_event_slots: 1066,
    starts_per_minute: 166.6,
    bottleneck: "Bottleneck: host CPU at 97%.",
    goal_s: 3600,
    probability: 0.5,
    likely_s: 1320,
    original: { scenario_version: 3, now_s: 5400 },
  };
  answering({ advice: { ...acmeAdvice, reboot_windows: [older, window] } });
  open("/scenarios/s1/recommend");
  const table = await card("Reboot windows, table");
  const cellsOf = (name: RegExp) =>
    within(within(table).getByRole("row", { name }))
      .getAllByRole("cell")
      .map(({ textContent }) => textContent?.replace(/\s/g, " "));
  expect(cellsOf(/London/)).toEqual(["30 min", "3 min 12 s", "–", "6 min", "533", "–", "–"]);
  expect(cellsOf(/New York/)).toEqual([
    "30 min1 h 30 min in version 3",
    "3 min 12 s",
    "5 min 58 s",
    "22 minwith 90% probability; 5 min 58 s as simulated; goal: 1 h",
    "1,066533 in this pool",
    "167",
    "Bottleneck: host CPU at 97%.",
  ]);
});

test("a result at earlier prices says so, and one without prices is not affected", async () => {
  answering({ advice: acmeAdvice, runway: acmeRunway }, { has_current_catalog: false });
  open("/scenarios/s1/recommend");
  const before = await card("Schedule and configuration changes");
  expect(await within(before).findByText("Prices have changed since this analysis")).toBeInTheDocument();
  expect(await within(before).findByRole("button", { name: "Analyze" })).toBeInTheDocument();
  const reach = await card("Growth runway");
  expect(await within(reach).findByRole("button", { name: /^Re-run/ })).toBeInTheDocument();
  expect(within(reach).queryByText("Prices have changed since this analysis")).not.toBeInTheDocument();
});

test("a family expands to why nothing cheaper works, and applying it is one undo step", async () => {
  answering({ shortlist: acmeShortlist });
  const saved = savedScenarios();
  open("/scenarios/s1/recommend");
  const family = await screen.findByRole("button", { name: /NetApp FAS3270/ });
  expect(family).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(family);
  expect(family).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByRole("columnheader", { name: "Cheaper configurations" })).toBeInTheDocument();
  expect(screen.getByRole("row", { name: /^2 controllers, 30 × 450 GB 15K FC/ })).toHaveTextContent(
    "Good logins 88%, goal 90%",
  );
  await userEvent.click(screen.getByRole("button", { name: "Use this configuration" }));
  expect(await screen.findByRole("textbox", { name: "Number of drives" })).toHaveValue("31");
  await waitFor(() => expect(saved.at(-1)?.array.n_controllers).toBe(2));
  await userEvent.click(screen.getByRole("button", { name: "Undo (Ctrl+Z)" }));
  expect(screen.getByRole("textbox", { name: "Number of drives" })).toHaveValue("48");
});

test("a comparison says what its prices contain, and a family says so for its own price", async () => {
  const basis =
    "Prices are compared over 3 years: purchase price of purchased storage, and the rent of cloud storage.";
  const contents =
    "The price contains only storage: drives and software of 8 nodes. Servers are not included.";
  const [first, ...others] = acmeShortlist.families as [FamilyAnswer];
  const told = { ...first, recommendation: { ...first.recommendation, price_contents: contents } };
  answering({ shortlist: { ...acmeShortlist, price_basis: basis, families: [told, ...others] } });
  open("/scenarios/s1/recommend");
  const families = await card("Cheapest hardware per array family");
  expect(await within(families).findByText(basis)).toBeInTheDocument();
  expect(within(families).queryByText(contents)).not.toBeInTheDocument();
  const name = new RegExp(first.recommendation.model_name);
  await userEvent.click(within(families).getAllByRole("button", { name })[0] as HTMLElement);
  expect(within(families).getByText(contents)).toBeInTheDocument();
});

test("a configuration that the scenario already has cannot be applied again", async () => {
  const [, netapp] = acmeShortlist.families;
  if (netapp === undefined) throw new Error("the fixture has two families");
  const { recommendation } = netapp;
  const chosen = {
    ...recommendation.chosen,
    configuration: acme.array,
    host_cache_gib: acme.hosts.host_cache_gib,
  };
  const present = { ...netapp, recommendation: { ...recommendation, chosen } };
  answering({ shortlist: { ...acmeShortlist, families: [present] } });
  open("/scenarios/s1/recommend");
  await userEvent.click(await screen.findByRole("button", { name: /NetApp FAS3270/ }));
  expect(screen.getByRole("button", { name: "Already in the scenario" })).toBeDisabled();
});

test("the nearest configuration is shown when none meets all goals, and rejected families say why", async () => {
  const [first] = acmeShortlist.families;
  if (first === undefined) throw new Error("the fixture has a family");
  const [neighbor] = first.recommendation.why_not_cheaper;
  if (neighbor === undefined) throw new Error("the fixture has a neighbor");
  const family = {
    ...first,
    headroom_desktops: null,
    recommendation: { ...first.recommendation, holds: false, chosen: neighbor },
  };
  const refused = [{ model_id: "x", model_name: "Other array", why: "it has no cost table" }];
  answering({
    shortlist: { ...acmeShortlist, families: [family], refused, sentence: "No configuration holds." },
  });
  open("/scenarios/s1/recommend");
  expect(await screen.findByText("No configuration of any family meets all goals")).toBeInTheDocument();
  expect(
    screen.getByText(/^No configuration meets all goals\. Closest: 1 controller, 3 ×/),
  ).toBeInTheDocument();
  expect(screen.getByRole("row", { name: /Spare capacity −46%, goal 15%/ })).toBeInTheDocument();
  expect(screen.getByText(/it has no cost table/)).toBeInTheDocument();
});

test("a result of an older version says so and can be re-run", async () => {
  server.use(http.get(at("/scenarios/s1"), () => HttpResponse.json({ ...draft, version: 4 })));
  answering({ runway: acmeRunway });
  open("/scenarios/s1/recommend");
  const runway = await card("Growth runway");
  expect(
    await within(runway).findByText("Results for version 1; the scenario is at version 4"),
  ).toBeInTheDocument();
  expect(await within(runway).findByRole("button", { name: "Find maximum desktops" })).toBeEnabled();
});

test("a comparison of other inputs can be read but not applied, one of another configuration can", async () => {
  const ofOther = { ...acme, goals: { ...acme.goals, host_latency_max_ms: 5 } };
  const onOther = { ...acme, array: { ...acme.array, n_ports: 1 } };
  for (const [scenario, isUsable] of [
    [ofOther, false],
    [onOther, true],
  ] as const) {
    server.use(http.get(at("/scenarios/s1"), () => HttpResponse.json({ ...draft, version: 4, scenario })));
    answering({ shortlist: acmeShortlist });
    const { unmount } = open("/scenarios/s1/recommend");
    await userEvent.click(await screen.findByRole("button", { name: /NetApp FAS3270/ }));
    const use = await screen.findByRole("button", { name: "Use this configuration" });
    expect(use.hasAttribute("disabled")).toBe(!isUsable);
    expect(screen.queryByText(/^Results for version 1/) !== null).toBe(!isUsable);
    unmount();
  }
});

test("one button runs every analysis", async () => {
  const asked: string[] = [];
  answering({});
  server.use(
    http.post(at("/scenarios/s1/:kind"), ({ params }) => {
      asked.push(String(params.kind));
      return HttpResponse.json({ id: "r9" }, { status: 202 });
    }),
  );
  open("/scenarios/s1/recommend");
  await userEvent.click(await screen.findByRole("button", { name: "Run all analyses" }));
  await waitFor(() =>
    expect(asked.sort()).toEqual(["advices", "ranges", "runways", "sensitivities", "shortlists"]),
  );
});

test("a failed or canceled analysis says so, and a rejected request shows the reason", async () => {
  answering({ sensitivity: null, range: null }, { state: "failed", message: "The calculation broke off." });
  server.use(http.post(at("/scenarios/s1/sensitivities"), () => refusal(503, "Not available right now")));
  open("/scenarios/s1/recommend");
  const sensitivity = await card("Sensitivity analysis");
  expect(await within(sensitivity).findByRole("alert")).toHaveTextContent("The calculation broke off.");
  await userEvent.click(within(sensitivity).getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Not available right now")).toBeInTheDocument();
});

test("runway, tornado and Monte Carlo results are drawn and available as tables", async () => {
  answering({ runway: acmeRunway, sensitivity: acmeSensitivity, range: acmeRanges });
  open("/scenarios/s1/recommend");
  const runway = await card("Growth runway");
  expect(await within(runway).findByRole("figure", { name: /^Holds 1,350 desktops/ })).toBeInTheDocument();
  await userEvent.click(within(runway).getByRole("button", { name: "View as table" }));
  expect(within(runway).getByRole("row", { name: /2,060.*poor/ })).toBeInTheDocument();

  const inputs = await card("Inputs, table");
  expect(within(inputs).getByRole("row", { name: /^Desktops 2,500/ })).toHaveTextContent("1,349 (−46%)");
  const before = within(inputs).getAllByRole("row").length;
  await userEvent.click(screen.getAllByRole("button", { name: /^Show \d+ more/ })[0] as HTMLElement);
  expect(within(inputs).getAllByRole("row").length).toBeGreaterThan(before);

  const ranges = await card("Range of each figure, table");
  expect(ranges).toHaveTextContent("meets goals in 0% of cases");
  expect(within(ranges).getAllByRole("row", { name: /^Mean login time/ })).toHaveLength(1);
});

test("the number of simulated weeks is sent with the request", async () => {
  const asked: unknown[] = [];
  server.use(
    http.post(at("/scenarios/s1/ranges"), async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ ...run, id: "range", kind: "range", ...noAnswers }, { status: 202 });
    }),
  );
  open("/scenarios/s1/recommend");
  await userEvent.click(await screen.findByRole("radio", { name: "1,000 weeks" }));
  await userEvent.click(screen.getByRole("button", { name: "Run simulation" }));
  await waitFor(() => expect(asked).toEqual([{ n_replications: 1000, seed: 1 }]));
});

test("only selected families are compared, and the button says that the results are for others", async () => {
  const asked: unknown[] = [];
  answering({ shortlist: acmeShortlist });
  server.use(
    http.post(at("/scenarios/s1/shortlists"), async ({ request }) => {
      const text = await request.text();
      asked.push(text === "" ? null : JSON.parse(text));
      return HttpResponse.json({ ...run, id: "next", kind: "shortlist", ...noAnswers }, { status: 202 });
    }),
  );
  open("/scenarios/s1/recommend");
  const families = await card("Cheapest hardware per array family");
  await userEvent.click(await within(families).findByRole("button", { name: /^Re-run/ }));
  await waitFor(() => expect(asked).toEqual([null]));
  await userEvent.click(within(families).getByRole("combobox", { name: "Array families" }));
  await userEvent.click(await screen.findByRole("option", { name: /^NetApp FAS3270/, hidden: true }));
  expect(within(families).queryByRole("button", { name: /^Re-run/ })).not.toBeInTheDocument();
  await userEvent.click(within(families).getByRole("button", { name: "Find cheapest hardware" }));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ family_ids: ["netapp-fas3270"], excluded_family_ids: [] }),
  );
});

test("the families of the latest comparison stay selected", async () => {
  answering(
    { shortlist: acmeShortlist },
    { request: { family_ids: ["netapp-fas3270"], excluded_family_ids: [] } },
  );
  open("/scenarios/s1/recommend");
  const families = await card("Cheapest hardware per array family");
  expect(await within(families).findByRole("button", { name: /^Re-run/ })).toBeInTheDocument();
  expect(within(families).queryByPlaceholderText("No families chosen")).not.toBeInTheDocument();
});

test("changes without effect are listed only on request, and their buttons are inconspicuous", async () => {
  const [change] = acmeAdvice.changes as [(typeof acmeAdvice.changes)[0]];
  const minor = [1, 2].map((n) => ({
    ...change,
    id: `c${n}`,
    outcome: "changes_nothing" as const,
    note: "",
  }));
  answering({ advice: { ...acmeAdvice, changes: minor, cheapest_schedule_change: null } });
  open("/scenarios/s1/recommend");
  const changes = await card("Schedule and configuration changes");
  const show = await within(changes).findByRole("button", { name: "Show 2 changes that were tried" });
  expect(within(changes).queryByRole("table")).not.toBeInTheDocument();
  await userEvent.click(show);
  const rows = within(within(changes).getByRole("table")).getAllByRole("button", { name: /^Apply/ });
  expect(rows.map((button) => button.dataset.variant)).toEqual(["subtle", "subtle"]);
  await userEvent.click(within(changes).getByRole("button", { name: "Show fewer" }));
  expect(within(changes).queryByRole("table")).not.toBeInTheDocument();
});

test("families in the address are selected, and private arrays of other projects are offered only on request", async () => {
  const theirs = { ...fas3270, id: "theirs", name: "Array of another customer" };
  server.use(
    http.get(at("/catalog/arrays"), () =>
      HttpResponse.json({ catalog_version: "test", items: [fas3270, theirs] }),
    ),
    http.get(at("/catalog/own"), () =>
      HttpResponse.json({
        catalog_version: "test",
        items: [{ kind: "arrays", id: "theirs", name: theirs.name, project_id: "p2" }],
      }),
    ),
  );
  const asked: unknown[] = [];
  server.use(
    http.post(at("/scenarios/s1/shortlists"), async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(run, { status: 202 });
    }),
  );
  answering({ shortlist: acmeShortlist });
  open("/scenarios/s1/recommend?families=netapp-fas3270,unknown");
  const families = await card("Cheapest hardware per array family");
  await userEvent.click(await within(families).findByRole("combobox", { name: "Array families" }));
  expect(screen.queryByRole("option", { name: /another customer/, hidden: true })).not.toBeInTheDocument();
  await userEvent.click(
    await within(families).findByRole("checkbox", { name: "Include private arrays of other projects" }),
  );
  await userEvent.click(within(families).getByRole("combobox", { name: "Array families" }));
  await userEvent.click(await screen.findByRole("option", { name: /another customer/, hidden: true }));
  await userEvent.click(within(families).getByRole("button", { name: "Find cheapest hardware" }));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ family_ids: ["netapp-fas3270", "theirs"], excluded_family_ids: [] }),
  );
});

test("options are ranked by total cost of ownership on request, and compared in detail without runs", async () => {
  const [first, second] = acmeShortlist.families as [FamilyAnswer, FamilyAnswer];
  const costing = (family: FamilyAnswer, price: number): FamilyAnswer => ({
    ...family,
    status: "at_risk",
    recommendation: {
      ...family.recommendation,
      ownership: {
        lines: [],
        missing: [],
        periods: [{ years: 5, price, price_per_desktop: price / 2500, price_per_desktop_per_month: 1 }],
        n_desktops: 2500,
        sentence: "",
      },
    },
  });
  const shortlist = { ...acmeShortlist, families: [costing(first, 900_000), costing(second, 500_000)] };
  answering({ shortlist });
  const compared: unknown[] = [];
  server.use(
    http.post(at("/comparisons"), async ({ request }) => {
      compared.push(await request.json());
      return HttpResponse.json(acmeComparison);
    }),
  );
  open("/scenarios/s1/recommend");
  const table = await screen.findByRole("region", { name: "Array families, table" });
  const names = () =>
    within(table)
      .getAllByRole("button")
      .map((button) => button.textContent);
  expect(names()[0]).toContain(first.recommendation.model_name);
  expect(within(table).getAllByText("At risk")).toHaveLength(2);
  await userEvent.click(screen.getByRole("radio", { name: "Cost over 5 years" }));
  expect(names()[0]).toContain(second.recommendation.model_name);
  expect(
    screen.getByText(/^Lowest total cost of ownership over 5 years: .*, 500,000 USD$/),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole("link", { name: "Compare options in detail" }));
  expect(await screen.findByRole("heading", { name: "Options" })).toBeInTheDocument();
  await waitFor(() =>
    expect(compared.at(-1)).toEqual({
      run_ids: [],
      shortlist_run_id: "shortlist",
      family_ids: shortlist.families.map(({ recommendation }) => recommendation.model_id),
    }),
  );
});

test("fields with the recommended value are AUTO, and others are SET and can be restored", async () => {
  answering({ shortlist: acmeShortlist });
  const saved = savedScenarios();
  server.use(
    http.get(at("/catalog/drives"), () => HttpResponse.json({ catalog_version: "test", items: [] })),
  );
  open("/scenarios/s1?section=storage");
  const restore = await screen.findByRole("button", { name: "Restore 31" });
  expect(screen.getAllByText("AUTO").length).toBeGreaterThan(0);
  const manual = screen.getAllByText("SET").length;
  await userEvent.click(restore);
  expect(screen.getByRole("textbox", { name: "Number of drives" })).toHaveValue("31");
  expect(screen.getAllByText("SET")).toHaveLength(manual - 1);
  await waitFor(() => expect(saved.at(-1)?.array.tiers[0]?.n_drives).toBe(31));
});

test("a last-minute change is saved before the recommendation opens", async () => {
  const saved = savedScenarios();
  open("/scenarios/s1?section=storage");
  const drives = await screen.findByRole("textbox", { name: "Number of drives" });
  await userEvent.tripleClick(drives);
  await userEvent.paste("52");
  await userEvent.click(screen.getByRole("link", { name: "Recommend" }));
  expect(await screen.findByText(/, version 2$/)).toBeInTheDocument();
  expect(saved.map(({ array }) => array.tiers[0]?.n_drives)).toEqual([52]);
});

test("the verdict shows the cost of the configuration and marks the price as illustrative", async () => {
  open("/scenarios/s1?section=storage");
  const verdict = await screen.findByRole("region", { name: "Verdict" });
  expect(await within(verdict).findByText("120,000 USD · 48 USD per desktop")).toBeInTheDocument();
  expect(verdict).toHaveTextContent("illustrative, not a quote");
});

test("growth and failure tolerance are fields of the goals", async () => {
  const saved = savedScenarios();
  open("/scenarios/s1?section=goals");
  const added = await screen.findByRole("textbox", { name: "Desktops added" });
  expect(added).toHaveAccessibleDescription(/as a percentage of the current number/);
  await userEvent.clear(added);
  await userEvent.type(added, "10");
  await userEvent.type(screen.getByRole("textbox", { name: "Growth horizon" }), "2015");
  expect(screen.getByRole("textbox", { name: "Growth horizon" })).toHaveValue("2015");
  await userEvent.click(screen.getByRole("combobox", { name: "Failure tolerance (N+1)" }));
  await userEvent.click(await screen.findByRole("option", { name: "Controllers", hidden: true }));
  await waitFor(() => expect(saved.at(-1)?.goals.survives).toEqual(["controller"]));
  expect(saved.at(-1)?.growth).toEqual({ desktops_fraction_per_year: 0.1, through_year: 2015 });
});

test("finished runs are compared side by side with significant differences marked", async () => {
  const second = { ...run, id: "r2", scenario_id: "s2", scenario_name: "The older release" };
  const asked: unknown[] = [];
  const states = [
    {
      label: "In 2029 with 2,750 desktops",
      columns: [{ status: "at_risk", sentence: "Meets all goals in all 8 phases." }, null],
    },
  ];
  server.use(
    http.get(at("/runs"), ({ request }) => {
      const isWeek = new URL(request.url).searchParams.get("kind") === "week";
      return HttpResponse.json({ items: isWeek ? [run, second] : [], next_cursor: null });
    }),
    http.get(at("/scenarios/s2"), () => HttpResponse.json({ ...draft, id: "s2" })),
    http.post(at("/comparisons"), async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ ...acmeComparison, states });
    }),
  );
  open("/projects/p1/compare");
  const table = await card("Comparison, table");
  expect(asked).toEqual([{ run_ids: ["r1", "r2"], family_ids: [] }]);
  expect(within(table).getByRole("row", { name: /^Poor logins/ })).toHaveTextContent("+26 pts worse");
  const planned = within(table).getByRole("row", { name: /^In 2029 with 2,750 desktops/ });
  expect(planned).toHaveTextContent("At risk");
  expect(planned).toHaveTextContent("Meets all goals in all 8 phases.");
  expect(within(table).queryByText(/Deploy 2,500 desktops/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("switch", { name: "Show events with minor differences" }));
  expect(within(table).getByText(/Deploy 2,500 desktops/)).toBeInTheDocument();
});

test("known headroom is shown next to the price, and missing headroom can be calculated", async () => {
  const second = { ...run, id: "r2", scenario_id: "s2", scenario_name: "The older release" };
  const runways = [{ ...run, id: "w1", kind: "runway" }];
  const asked: string[] = [];
  server.use(
    http.get(at("/runs"), ({ request }) => {
      const { searchParams } = new URL(request.url);
      const found = runways.filter((each) => each.scenario_id === searchParams.get("scenario_id"));
      const items = searchParams.get("kind") === "runway" ? found : [run, second];
      return HttpResponse.json({ items, next_cursor: null });
    }),
    http.get(at("/runs/w1"), () =>
      HttpResponse.json({ ...runways[0], ...noAnswers, scenario: acme, runway: acmeRunway }),
    ),
    http.get(at("/scenarios/s2"), () => HttpResponse.json({ ...draft, id: "s2" })),
    http.post(at("/scenarios/:id/runways"), ({ params }) => {
      asked.push(String(params.id));
      runways.push({ ...second, id: "w2", kind: "runway", state: "running", progress_fraction: 0.25 });
      return HttpResponse.json(runways[1], { status: 202 });
    }),
    http.post(at("/comparisons"), () => HttpResponse.json(acmeComparison)),
  );
  open("/projects/p1/compare");
  const row = await screen.findByRole("row", { name: /^Headroom/ });
  await waitFor(() => expect(row).toHaveTextContent(/(more desktops|desktops too many)/));
  expect(row).toHaveTextContent("Not calculated yet");
  await userEvent.click(within(row).getByRole("button", { name: "Calculate headroom" }));
  await waitFor(() => expect(row).toHaveTextContent("Calculating, 25%"));
  expect(asked).toEqual(["s2"]);
});

test("a project with one run says what a comparison requires", async () => {
  open("/projects/p1/compare");
  expect(await screen.findByText("At least two finished runs are required")).toBeInTheDocument();
});

test("edited prices become a custom list, and a list changed by another user is not overwritten", async () => {
  const prices = {
    id: "illustrative",
    name: "Illustrative prices",
    dated: "2026-01-01",
    standing: "illustrative",
    currency: "USD",
    notes: "",
    arrays: { [fas3270.id]: { controller: 40_000 } },
    drives: {},
  };
  const sent: { match: string | null; body: unknown }[] = [];
  server.use(
    http.get(at("/price-list"), () =>
      HttpResponse.json(
        {
          catalog_version: "test",
          prices,
          unpriced: [{ path: "host_memory_per_gib", name: "host memory" }],
        },
        { headers: { etag: '"abc"', "cache-control": "no-store" } },
      ),
    ),
    http.put(at("/price-list"), async ({ request }) => {
      sent.push({ match: request.headers.get("if-match"), body: await request.json() });
      return refusal(412, "The price list was changed meanwhile.");
    }),
  );
  open("/catalog/prices");
  expect(await screen.findByText("1 part without a price")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Save price list" })).toBeDisabled();
  const shelf = screen.getByRole("textbox", { name: "NetApp FAS3270: Shelf without drives" });
  await userEvent.type(shelf, "4000");
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Our prices");
  await userEvent.click(screen.getByRole("button", { name: "Save price list" }));
  expect(await screen.findByText("Another user changed the price list")).toBeInTheDocument();
  expect(sent[0]?.match).toBe('"abc"');
  expect(sent[0]?.body).toMatchObject({
    standing: "own",
    arrays: { [fas3270.id]: { controller: 40_000, shelf: 4000 } },
  });
});
