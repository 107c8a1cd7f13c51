import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { Scenario } from "@/api/types";
import { App } from "@/app/App";
import { acme, evidenceSummary, fas3270 } from "@/test/fixtures";
import { at, draft, refusal, sample, server } from "@/test/server";

function open(address: string) {
  render(<App history={createMemoryHistory({ initialEntries: [address] })} />);
}

test("the project list shows whether the sample meets its goals", async () => {
  open("/projects");
  const sample = await screen.findByRole("link", { name: acme.name });
  expect(sample).toHaveAttribute("href", "/scenarios/s1");
  expect(screen.getByText("Fail")).toBeInTheDocument();
  expect(screen.getByText(/Holds 10 of 11 phases/)).toBeInTheDocument();
});

test("an unavailable service is reported with advice", async () => {
  server.use(http.get(at("/projects"), () => refusal(503, "Not available right now")));
  open("/projects");
  expect(await screen.findByRole("alert")).toHaveTextContent("Not available right now");
});

test("a scenario shows its result, and an invalid number is rejected at its field without a request", async () => {
  open("/scenarios/s1?section=desktops");
  expect(await screen.findByText(/^computed in/)).toBeInTheDocument();
  server.use(
    http.post(at("/preview"), () => HttpResponse.error()),
    http.put(at("/scenarios/s1"), () => HttpResponse.error()),
  );
  const field = await screen.findByRole("textbox", { name: "Desktops" });
  await userEvent.clear(field);
  await userEvent.type(field, "0");
  const verdict = screen.getByRole("region", { name: "Verdict" });
  expect(await within(verdict).findByText(/^Fix \d+ errors? to see results$/)).toBeInTheDocument();
  await waitFor(() => expect(field).toHaveAccessibleDescription(/given: 0; allowed: at least 1/));
  expect(await screen.findByText("v1 · not saved: fix the marked field")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Undo (Ctrl+Z)" }));
  expect(await screen.findByText("v1 · saved")).toBeInTheDocument();
});

test("a number in a scenario is refused or read as it was meant", async () => {
  server.use(http.put(at("/scenarios/s1"), () => HttpResponse.json(draft)));
  open("/scenarios/s1?section=desktops");
  const field = await screen.findByRole("textbox", { name: "Desktops" });
  for (const [text, error] of [
    ["12,5", "“12,5” is not a number. Enter a number such as 1,200. Still used: 2,500."],
    ["NaN", "“NaN” is not a number. Enter a number such as 1,200. Still used: 2,500."],
    ["1e9", "is too large (given: 1,000,000,000; allowed: at least 1, at most 100,000)"],
  ] as const) {
    await userEvent.clear(field);
    await userEvent.paste(text);
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(error)));
    expect(field).toHaveValue(text);
  }
});

test("a change is saved on top of the version it was made on", async () => {
  const saved: (string | null)[] = [];
  server.use(
    http.put(at("/scenarios/s1"), async ({ request }) => {
      saved.push(request.headers.get("if-match"));
      return HttpResponse.json({ ...draft, version: 2, scenario: await request.json() });
    }),
  );
  open("/scenarios/s1?section=goals");
  const field = await screen.findByRole("textbox", { name: "Maximum good login time" });
  await userEvent.clear(field);
  await userEvent.type(field, "20");
  expect(await screen.findByText(/^v2 · saved/)).toBeInTheDocument();
  expect(saved).toEqual(['"1"']);
});

test("a budget in another currency than the prices has a warning at its currency", async () => {
  server.use(
    http.get(at("/price-list"), () =>
      HttpResponse.json({ catalog_version: "test", prices: { currency: "EUR" }, unpriced: [] }),
    ),
    http.get(at("/scenarios/s1"), () =>
      HttpResponse.json({ ...draft, scenario: { ...acme, budget: { amount: 100_000, currency: "USD" } } }),
    ),
  );
  open("/scenarios/s1?section=goals");
  expect(await screen.findByText(/^Prices are in EUR: enter the budget in EUR/)).toBeInTheDocument();
});

test("a conflict keeps both versions: the other one can be loaded, and undo restores mine", async () => {
  const theirs = { ...draft, version: 5, scenario: { ...acme, hosts: { ...acme.hosts, n_hosts: 60 } } };
  let latest = 5;
  open("/scenarios/s1?section=storage");
  const field = await screen.findByRole("textbox", { name: "Hosts" });
  server.use(
    http.get(at("/scenarios/s1"), () => HttpResponse.json(theirs)),
    http.put(at("/scenarios/s1"), async ({ request }) => {
      if (request.headers.get("if-match") !== `"${latest}"`) return refusal(412, "Changed meanwhile");
      latest += 1;
      return HttpResponse.json({ ...draft, version: latest, scenario: await request.json() });
    }),
  );
  await userEvent.clear(field);
  await userEvent.type(field, "50");
  await userEvent.click(await screen.findByRole("button", { name: "Take theirs" }));
  expect(field).toHaveValue("60");
  await userEvent.click(screen.getByRole("button", { name: "Undo (Ctrl+Z)" }));
  expect(field).toHaveValue("50");
  expect(await screen.findByText(/^v6 · saved/)).toBeInTheDocument();
});

test("the evidence page summarizes measurements and predictions", async () => {
  open("/evidence?phase=first_login");
  expect(await screen.findByText(/^measured values from \d+ published stud/)).toBeInTheDocument();
  const table = screen.getByRole("region", { name: "Measured and predicted, table" });
  expect(within(table).queryByText("Power on")).not.toBeInTheDocument();
});

test("the evidence page can be filtered by study", async () => {
  open("/evidence");
  const pick = await screen.findByRole("button", { name: "FAS3270" });
  expect(screen.getAllByText(evidenceSummary.systems[0]?.title ?? "")[0]).toBeInTheDocument();
  await userEvent.click(pick);
  expect(pick).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByRole("combobox", { name: "Study" })).toHaveValue("FAS3270");
});

test("the start page shows the accuracy of predictions as a badge that opens", async () => {
  open("/projects");
  const badge = await screen.findByRole("button", { name: /^Median error \d+%$/ });
  expect(screen.queryByText(/^Validated against/)).not.toBeInTheDocument();
  await userEvent.click(badge);
  expect(await screen.findByText(/^Validated against 1 published study: \d+ of \d+/)).toBeInTheDocument();
});

test("a sample scenario is copied into a project, and generic ones are labeled", async () => {
  const made: unknown[] = [];
  server.use(
    http.post(at("/projects/p1/scenarios"), async ({ request }) => {
      made.push(await request.json());
      return HttpResponse.json(draft, { status: 201 });
    }),
  );
  open("/projects");
  const card = await screen.findByRole("region", { name: "Sample scenarios" });
  expect(within(card).getByText("generic, not calibrated")).toBeInTheDocument();
  expect(within(card).getByText("An ordinary week on a plausible product.")).toBeInTheDocument();
  await userEvent.click(within(card).getByRole("button", { name: `Use ${sample.name}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Acme Corporation", hidden: true }));
  expect(await screen.findByRole("heading", { level: 1, name: acme.name })).toBeInTheDocument();
  expect(made).toHaveLength(1);
});

test("the sample scenario of an array family is copied from the catalog", async () => {
  const asked: (string | null)[] = [];
  const current = { ...fas3270, availability: "current" as const };
  const copies: Scenario[] = [];
  server.use(
    http.get(at("/catalog/arrays"), () =>
      HttpResponse.json({ catalog_version: "test", items: [current], support: {} }),
    ),
    http.get(at("/samples"), ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("family_id"));
      return HttpResponse.json({ items: [sample] });
    }),
    http.post(at("/projects/p1/scenarios"), async ({ request }) => {
      copies.push((await request.json()) as Scenario);
      return HttpResponse.json(draft, { status: 201 });
    }),
  );
  open("/catalog/arrays");
  const family = await screen.findByRole("region", { name: fas3270.name });
  await userEvent.click(within(family).getByRole("button", { name: fas3270.name }));
  await userEvent.click(within(family).getByRole("button", { name: `Sample scenario of ${fas3270.name}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Acme Corporation", hidden: true }));
  await waitFor(() => expect(copies).toEqual([sample.scenario]));
  expect(asked).toEqual([fas3270.id]);
  expect(await screen.findByRole("heading", { level: 1, name: draft.scenario.name })).toBeInTheDocument();
});

test("another array brings its own tiers, and an empty field stays empty", async () => {
  const hybrid = {
    ...fas3270,
    id: "hybrid",
    name: "Hybrid array",
    standing: "generic",
    flash_cache: null,
    tiers: [
      { ...fas3270.tiers[0], id: "flash", name: "SSDs", n_fixed: { value: 7, status: "assumed" } },
      { ...fas3270.tiers[0], id: "performance", name: "10k drives" },
    ],
  };
  const saved: Scenario[] = [];
  server.use(
    http.get(at("/catalog/arrays"), () =>
      HttpResponse.json({ catalog_version: "test", items: [fas3270, hybrid] }),
    ),
    http.put(at("/scenarios/s1"), async ({ request }) => {
      const scenario = (await request.json()) as Scenario;
      saved.push(scenario);
      return HttpResponse.json({ ...draft, version: 1 + saved.length, scenario });
    }),
  );
  open("/scenarios/s1?section=storage");
  await userEvent.click(await screen.findByRole("combobox", { name: "Model" }));
  await userEvent.click(
    await screen.findByRole("option", { name: /Hybrid array – generic, not calibrated/, hidden: true }),
  );
  expect(screen.getByRole("group", { name: "Tier: SSDs" })).toHaveTextContent("fixed");
  expect(screen.getByRole("group", { name: "Tier: 10k drives" })).toBeInTheDocument();
  expect(screen.queryByRole("textbox", { name: "Flash cache" })).not.toBeInTheDocument();
  const cores = screen.getByRole("textbox", { name: "Cores" });
  await userEvent.type(cores, "16");
  await userEvent.clear(cores);
  await screen.findByText(/^v\d+ · saved/);
  expect(saved.at(-1)?.array.tiers.map(({ n_drives }) => n_drives)).toEqual([7, 6]);
  expect(saved.at(-1)?.hosts.n_cores_per_host ?? null).toBeNull();
});

test("the catalog shows the source of each value", async () => {
  open("/catalog/arrays");
  await userEvent.click(await screen.findByRole("button", { name: "NetApp FAS3270" }));
  const facts = await screen.findByRole("region", { name: "Values for NetApp FAS3270, table" });
  expect(within(facts).getByRole("row", { name: /Reserved/ })).toHaveTextContent("specified");
});

test("the catalog is searched and filtered in its address, and one entry at a time is open", async () => {
  const arrays = ["Unity", "AFF A20", "AFF A30"].map((name, i) => ({
    ...fas3270,
    id: `array-${i}`,
    name,
    vendor: name.split(" ")[0],
  }));
  server.use(
    http.get(at("/catalog/arrays"), () =>
      HttpResponse.json({ catalog_version: "test", items: arrays, support: {} }),
    ),
  );
  const history = createMemoryHistory({ initialEntries: ["/catalog?entry=array-2"] });
  render(<App history={history} />);
  expect(await screen.findByRole("button", { name: "AFF A30" })).toHaveAttribute("aria-expanded", "true");
  await userEvent.click(screen.getByRole("button", { name: "AFF A20" }));
  expect(screen.getByRole("button", { name: "AFF A30" })).toHaveAttribute("aria-expanded", "false");
  expect(screen.getAllByRole("region", { name: /^Values for/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: /^AFF\s*2$/ }));
  expect(screen.queryByRole("button", { name: "Unity" })).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole("searchbox", { name: "Search the catalog" }), "a3");
  expect(await screen.findByText("1 entry")).toBeInTheDocument();
  expect(history.location.search).toMatch(/entry=array-1.*vendor=AFF.*q=a3/);
  await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(screen.getByText("3 entries")).toBeInTheDocument();
});

test("an unknown URL offers a way back", async () => {
  open("/nowhere");
  expect(await screen.findByRole("link", { name: "Go to projects" })).toBeInTheDocument();
});
