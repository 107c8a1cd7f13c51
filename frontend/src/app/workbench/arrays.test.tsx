import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { expect, onTestFinished, test, vi } from "vitest";
import type { ArrayModel, OtherArray, Recommendation, Result, Scenario } from "@/api/types";
import { App } from "@/app/App";
import { acme, acmePreview, acmeShortlist, fas3270 } from "@/test/fixtures";
import { at, draft, noAnswers, refusal, run, server, sharedResult } from "@/test/server";

const share: ArrayModel = { ...fas3270, id: "share", name: "File share" };
const profiles = { ...acme.array, model_id: "share", id: "profiles", name: "" } as OtherArray;
const two: Scenario = {
  ...acme,
  array_name: "Desktop array",
  other_arrays: [profiles],
  pools: acme.pools.map((pool) => ({ ...pool, user_data_gib_per_desktop: 1, profile_array_id: "profiles" })),
};
const verdict = {
  status: "pass" as const,
  constraint: null,
  holds: true,
  n_phases: 3,
  n_holding: 3,
  worst_phase_id: null,
  sentence: "Meets all goals.",
};
const arrays: Result["arrays"] = [
  { id: "main", name: "Desktop array", model_name: "NetApp FAS3270", verdict: acmePreview.result.verdict },
  { id: "profiles", name: "File share", model_name: "File share", verdict },
];
const recommendation = acmeShortlist.families[0]?.recommendation as Recommendation;
const wholeResult: Result = {
  ...acmePreview.result,
  recommendation,
  arrays,
  other_arrays: [
    {
      id: "profiles",
      name: "File share",
      model_name: "File share",
      phases: acmePreview.result.phases.slice(0, 1),
      capacity: acmePreview.result.capacity,
      recommendation,
      cost: acmePreview.result.cost as NonNullable<Result["cost"]>,
      warnings: [],
    },
  ],
};

/** The service knows two arrays; returns the ids of those that are asked for. */
function knowingTwo(scenario = two) {
  const asked: string[] = [];
  server.use(
    http.get(at("/scenarios/s1"), () => HttpResponse.json({ ...draft, scenario })),
    http.put(at("/scenarios/s1"), async ({ request }) =>
      HttpResponse.json({ ...draft, version: 2, scenario: await request.json() }),
    ),
    http.get(at("/catalog/arrays"), () => HttpResponse.json({ items: [fas3270, share], support: {} })),
    http.post(at("/preview"), async ({ request }) => {
      const body = (await request.json()) as { scenario: Scenario; array_id: string };
      asked.push(body.array_id);
      const several = (body.scenario.other_arrays ?? []).length > 0;
      const result = { ...acmePreview.result, arrays: several ? arrays : [] };
      return HttpResponse.json({ ...acmePreview, result });
    }),
  );
  return asked;
}

function open(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] });
  render(<App history={history} />);
  return history;
}

/** Opens the list of a field and picks an option. */
async function pick(field: HTMLElement, name: string) {
  if (!field.hasAttribute("aria-controls")) await userEvent.click(field);
  await userEvent.click(
    await waitFor(() => {
      const options = document.getElementById(field.getAttribute("aria-controls") ?? "");
      return within(options as HTMLElement).getByRole("option", { name, hidden: true });
    }),
  );
}

const table = () => screen.findByRole("region", { name: "Arrays" });

test("the table shows the verdict on each array, and a row shows its figures", async () => {
  const asked = knowingTwo();
  const history = open("/scenarios/s1");
  const rows = within(await table()).getAllByRole("row");
  expect(rows[1]).toHaveTextContent(/Desktop array.*NetApp FAS3270.*Holds 10 of 11/);
  expect(rows[2]).toHaveTextContent("Meets all goals.");
  expect(rows[2]).toHaveTextContent("Pass Meets all goals.");
  const button = within(await table()).getByRole("button", { name: "File share" });
  expect(button).toHaveAttribute("aria-pressed", "false");
  await userEvent.click(button);
  expect(button).toHaveAttribute("aria-pressed", "true");
  expect(history.location.search).toContain("array=profiles");
  expect(await screen.findByText(/^computed in/)).toBeInTheDocument();
  expect(asked).toEqual(["main", "profiles"]);
  const cost = within(screen.getByRole("region", { name: "Verdict" })).getByText("File share");
  expect(cost).toBeInTheDocument();
  await userEvent.click(await screen.findByRole("radio", { name: "Desktop array" }));
  expect(history.location.search).not.toContain("array=");
});

test("nodes of a cluster on the hosts are called nodes", async () => {
  knowingTwo(acme);
  const onHosts = { ...fas3270, runs_on_hosts: true };
  server.use(http.get(at("/catalog/arrays"), () => HttpResponse.json({ items: [onHosts], support: {} })));
  open("/scenarios/s1?section=storage");
  const nodes = await screen.findByRole("textbox", { name: "Nodes" });
  expect(nodes).toHaveAccessibleDescription(/^One node on each host/);
  expect(screen.queryByRole("textbox", { name: "Arrays" })).not.toBeInTheDocument();
});

test("an address with an unknown array shows the main one", async () => {
  const asked = knowingTwo();
  open("/scenarios/s1?array=elsewhere");
  const button = await within(await table()).findByRole("button", { name: "Desktop array" });
  expect(button).toHaveAttribute("aria-pressed", "true");
  expect(asked).toEqual(["main"]);
});

test("with one array there is neither a table nor a switch, and the array has no name field", async () => {
  knowingTwo(acme);
  open("/scenarios/s1?section=storage");
  expect(await screen.findByRole("button", { name: "Add array" })).toBeInTheDocument();
  expect(await screen.findByText(/^computed in/)).toBeInTheDocument();
  expect(screen.queryByRole("region", { name: "Arrays" })).not.toBeInTheDocument();
  expect(screen.queryByRole("tablist")).not.toBeInTheDocument();
  expect(screen.queryByRole("textbox", { name: "Name" })).not.toBeInTheDocument();
});

test("an array is added for the profiles and named; undo removes it again", async () => {
  const profile = {
    id: acme.pools[0]?.profile_id,
    name: "Workers",
    profile_container: {},
    standing: "generic",
  };
  knowingTwo(acme);
  server.use(http.get(at("/catalog/workloads"), () => HttpResponse.json({ items: [profile] })));
  const history = open("/scenarios/s1?section=storage");
  await userEvent.click(await screen.findByRole("button", { name: "Add array" }));
  const models = screen.getByPlaceholderText("Model of the new array");
  await userEvent.type(models, "File");
  await pick(models, "File share");
  const tab = await screen.findByRole("tab", { name: "File share" });
  expect(tab).toHaveAttribute("aria-selected", "true");
  expect(history.location.search).toContain("array=profiles");
  expect(
    await screen.findByText("It stores the profiles of 1 pool. To change this, edit the pool."),
  ).toBeVisible();
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Share");
  expect(screen.getByRole("tab", { name: "Share File share" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Undo (Ctrl+Z)" }));
  await userEvent.click(screen.getByRole("button", { name: "Undo (Ctrl+Z)" }));
  expect(screen.queryByRole("tablist")).not.toBeInTheDocument();
});

test("tabs are changed with the arrow keys; an array is removed with its placements", async () => {
  knowingTwo();
  const history = open("/scenarios/s1?section=storage");
  const main = await screen.findByRole("tab", { name: "Desktop array NetApp FAS3270" });
  main.focus();
  await userEvent.keyboard("{ArrowRight}");
  const other = screen.getByRole("tab", { name: "File share" });
  expect(other).toHaveFocus();
  expect(other).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Home}");
  expect(main).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Remove array" })).not.toBeInTheDocument();
  await userEvent.keyboard("{End}");
  await userEvent.click(screen.getByRole("button", { name: "Remove array" }));
  expect(screen.queryByRole("tablist")).not.toBeInTheDocument();
  expect(history.location.search).not.toContain("array=");
  await userEvent.click(screen.getByRole("button", { name: "Undo (Ctrl+Z)" }));
  expect(await screen.findByRole("tab", { name: "File share" })).toBeInTheDocument();
});

test("an array without data is refused next to it", async () => {
  const problem = {
    path: "other_arrays.0",
    given: "profiles",
    allowed: "an array that stores data of a pool",
    message: "has no data of any pool",
  };
  knowingTwo();
  server.use(http.post(at("/preview"), () => refusal(422, "The input is not valid", [problem])));
  open("/scenarios/s1?section=goals");
  await userEvent.click(await screen.findByRole("button", { name: "Show field" }));
  expect(await screen.findByRole("tab", { name: "File share fix" })).toHaveAttribute("aria-selected", "true");
  const panel = screen.getByRole("tabpanel", { name: "File share fix" });
  expect(within(panel).getByRole("alert")).toHaveTextContent(/has no data of any pool \(given: profiles;/);
});

test("the data of a pool are placed on the arrays", async () => {
  const asked: Scenario[] = [];
  knowingTwo();
  server.use(
    http.put(at("/scenarios/s1"), async ({ request }) => {
      asked.push((await request.json()) as Scenario);
      return HttpResponse.json({ ...draft, version: 2, scenario: asked.at(-1) });
    }),
  );
  open("/scenarios/s1?section=desktops");
  const group = await screen.findByRole("group", { name: "Data placement" });
  const field = (name: string) => within(group).getByRole("combobox", { name });
  await waitFor(() => expect(field("Profiles")).toHaveValue("File share"));
  expect(field("Profiles")).toHaveAccessibleDescription(/^User data/);
  expect(field("Image")).toHaveValue("Desktop array");
  await pick(field("Deltas"), "File share");
  expect(await screen.findByText(/^v2 · saved/)).toBeInTheDocument();
  expect(asked.at(-1)?.pools[0]?.delta_array_id).toBe("profiles");
  await userEvent.click(within(group).getAllByRole("button", { name: /^Restore/ })[0] as HTMLElement);
  expect(field("Deltas")).toHaveValue("Desktop array");
});

test("a failure is one of the chosen array, with the parts that this array has", async () => {
  const failure: Scenario["events"][number] = {
    id: "f",
    kind: "failure",
    name: "Failure",
    starts_at: acme.events[0]?.starts_at ?? "",
    ends_at: acme.calendar.ends_at,
    notes: "",
    array_id: "main",
    part: "flash_cache",
    tier: null,
    n_parts: 1,
    rebuild_fraction: 0.2,
  };
  knowingTwo({ ...two, events: [...two.events, failure] });
  const { flash_cache: _, ...without } = share;
  server.use(
    http.get(at("/catalog/arrays"), () => HttpResponse.json({ items: [fas3270, without], support: {} })),
  );
  open("/scenarios/s1?event=f");
  const array = await screen.findByRole("combobox", { name: "Array" });
  const part = screen.getByRole("combobox", { name: "Failed component" });
  expect(part).toHaveValue("Flash cache modules");
  await pick(array, "File share");
  expect(part).toHaveValue("Drives");
});

test("each array has its recommendation, which applies to it", async () => {
  vi.stubGlobal("IntersectionObserver", undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  knowingTwo();
  server.use(
    http.get(at("/runs/r1"), () =>
      HttpResponse.json({ ...run, ...noAnswers, scenario: two, result: wholeResult }),
    ),
  );
  open("/scenarios/s1?section=storage");
  expect(await screen.findByRole("region", { name: "Recommendation: Desktop array" })).toBeInTheDocument();
  const other = await screen.findByRole("region", { name: "Recommendation: File share" });
  await userEvent.click(within(other).getByRole("button", { name: "Apply to this scenario" }));
  expect(await screen.findByText(/^v2 · saved/)).toBeInTheDocument();
  expect(screen.getByRole("tablist")).toBeInTheDocument();
});

test("a shared run shows each of its arrays", async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get(at("/shared/l1"), () =>
      HttpResponse.json({ ...sharedResult, scenario: two, result: wholeResult }),
    ),
    http.get(at("/shared/l1/series"), ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("array_id"));
      return HttpResponse.json(acmePreview.series);
    }),
  );
  open("/shared?link=l1&array=profiles");
  const list = await table();
  expect(within(list).getByRole("button", { name: "File share" })).toHaveAttribute("aria-pressed", "true");
  const figures = await screen.findByRole("region", { name: "Figures per phase" });
  expect(within(figures).getAllByRole("row")).toHaveLength(2);
  expect(new Set(asked)).toEqual(new Set(["profiles"]));
  await userEvent.click(within(list).getByRole("button", { name: "Desktop array" }));
  expect(within(figures).getAllByRole("row").length).toBeGreaterThan(2);
  expect(screen.getByRole("region", { name: "Recommendation: File share" })).toBeInTheDocument();
});

test("the target arrays of the guide stay chosen for a recommendation", async () => {
  const history = createMemoryHistory({ initialEntries: ["/scenarios/s1?families=a30,hci"] });
  render(<App history={history} />);
  const recommend = await screen.findByRole("link", { name: "Recommend" });
  expect(recommend.getAttribute("href")).toBe("/scenarios/s1/recommend?families=a30%2Chci");
});
