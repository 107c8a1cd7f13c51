import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { expect, test, vi } from "vitest";
import type { Preview, Scenario } from "@/api/types";
import { App } from "@/app/App";
import { starterScenario } from "@/features/projects/model/starter";
import { ARRAY_OF_NEW } from "@/lib/sizing/deals";
import { acme, acmePreview, fas3270 } from "@/test/fixtures";
import { acceptance } from "@/test/imports";
import { at, draft, run, server } from "@/test/server";

const model = { ...fas3270, availability: "current" as const };
const profile = { id: acme.pools[0]?.profile_id ?? "", name: "Users" };
const answers = {
  nDesktops: 500,
  nAdded: 0,
  profile,
  cloneType: "mcs",
  array: null,
  otherIops: 0,
  nothingElse: false,
  otherUsedGib: 0,
};
const unchosen = {
  ...acme,
  array: starterScenario("New", model, [], answers as never, 0, "new").array,
} satisfies Scenario;

interface Sent {
  previewed: Scenario[];
  stored: Scenario[];
  shortlists: unknown[];
}

/** Opens a page of the scenario; returns what the service is sent from then on. */
function openAt(address: string, scenario: Scenario, preview: Preview = acmePreview): Sent {
  const sent: Sent = { previewed: [], stored: [], shortlists: [] };
  server.use(
    http.get(at("/scenarios/s1"), () => HttpResponse.json({ ...draft, scenario })),
    http.put(at("/scenarios/s1"), async ({ request }) => {
      sent.stored.push((await request.json()) as Scenario);
      return HttpResponse.json({ ...draft, version: sent.stored.length + 1, scenario: sent.stored.at(-1) });
    }),
    http.post(at("/preview"), async ({ request }) => {
      sent.previewed.push(((await request.json()) as { scenario: Scenario }).scenario);
      return HttpResponse.json(preview);
    }),
    http.post(at("/scenarios/s1/shortlists"), async ({ request }) => {
      sent.shortlists.push(JSON.parse((await request.text()) || "null"));
      return HttpResponse.json({ id: "r1" }, { status: 202 });
    }),
    http.get(at("/catalog/arrays"), () => HttpResponse.json({ items: [model], support: {} })),
  );
  render(<App history={createMemoryHistory({ initialEntries: [address] })} />);
  return sent;
}

const openGuide = (scenario: Scenario, step: string, preview?: Preview) =>
  openAt(`/scenarios/s1/guide?deal=new&step=${step}`, scenario, preview);

test("a peak that logins cause is explained", async () => {
  const { result } = acmePreview;
  const phases = result.phases.filter(({ experience }) => experience !== null);
  openGuide(unchosen, "desktops", { ...acmePreview, result: { ...result, phases } });
  expect(await screen.findByRole("region", { name: "Load" })).toHaveTextContent(
    /Peak load [\d,]+ IOPS.*Logins cause this peak, not steady work/,
  );
});

test("a new deployment shows its load, and no verdict, until an array is chosen", async () => {
  const sent = openGuide(unchosen, "desktops");
  expect(await screen.findByRole("region", { name: "Load" })).toHaveTextContent(/Peak load [\d,]+ IOPS/);
  expect(screen.queryByRole("region", { name: "Verdict" })).not.toBeInTheDocument();
  await waitFor(() =>
    expect(sent.previewed.at(-1)?.array.n_controllers).toBeGreaterThan(unchosen.array.n_controllers),
  );
  expect(sent.stored).toEqual([]);
});

test.each([
  [1.5, /up to 50% above the simulated peak of [\d,]+ IOPS.*does not show whether an array serves/],
  [0.5, /the simulation covers the measured peak/],
])("the measured peak of imported desktops is compared with the simulated one", async (ratio, told) => {
  const simulated = Math.max(...acmePreview.result.phases.map(({ figures }) => figures.peak_iops));
  const items = [{ ...acceptance, measured_peak_iops: ratio * simulated }];
  server.use(http.get(at("/scenarios/s1/imports"), () => HttpResponse.json({ items })));
  openGuide(unchosen, "storage");
  expect(await screen.findByText(/^Measured peak: at most/)).toBeVisible();
  expect(screen.getByText(told)).toBeVisible();
});

test("a chosen array is judged", async () => {
  const sent = openGuide(acme, "desktops");
  expect(await screen.findByRole("region", { name: "Verdict" })).toBeInTheDocument();
  await waitFor(() => expect(sent.previewed.at(-1)?.array).toEqual(acme.array));
});

test("the next step waits until a number can be read", async () => {
  openGuide(acme, "desktops");
  const desktops = await screen.findByRole("textbox", { name: "Desktops" });
  await userEvent.clear(desktops);
  await userEvent.type(desktops, "12 hundred");
  await userEvent.click(screen.getByRole("button", { name: "Next: storage" }));
  expect(desktops).toHaveFocus();
  await waitFor(() => expect(desktops).toHaveAccessibleDescription(/“12 hundred” is not a number/));
  await userEvent.clear(desktops);
  await userEvent.type(desktops, "1200");
  await userEvent.click(screen.getByRole("button", { name: "Next: storage" }));
  expect(await screen.findByRole("region", { name: "Target arrays" })).toBeInTheDocument();
});

test("a user type whose I/O includes profile containers sets their capacity and asks for it", async () => {
  const size = {
    profile_container_gib_per_desktop: 15,
    memory_gib: 8,
    image_gib: 40,
    growth_gib_per_desktop: 6,
  };
  const included = {
    id: "fslogix",
    name: "Users with containers",
    standing: "generic",
    steady_state: { reads_iops_per_desktop: { value: 4.5 }, writes_iops_per_desktop: { value: 10.5 } },
    usual_pool: size,
  };
  const pools = acme.pools.map((pool) => ({ ...pool, profile_containers: "none" as const }));
  const sent = openGuide({ ...acme, pools }, "desktops");
  server.use(http.get(at("/catalog/workloads"), () => HttpResponse.json({ items: [included] })));
  expect(await screen.findByRole("textbox", { name: "Image" })).toBeInTheDocument();
  expect(screen.queryByRole("textbox", { name: "Profile container size" })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("combobox", { name: "User type and OS" }));
  await userEvent.click(await screen.findByRole("option", { name: /Users with containers/, hidden: true }));
  const asked = await screen.findByRole("textbox", { name: "Profile container size" });
  expect(asked).toHaveValue("15 GiB per desktop");
  expect(asked).toHaveAccessibleDescription(/only their size is added/);
  await waitFor(() =>
    expect(sent.stored.at(-1)?.pools[0]).toMatchObject({
      profile_containers: "none",
      profile_container_gib_per_desktop: 15,
    }),
  );
});

test("a goal that no storage can meet offers the smallest reachable value", async () => {
  const { result } = acmePreview;
  const warning = { path: "goals.login_good_s", message: "Too short", smallest_reachable: 21 };
  const sent = openGuide(acme, "storage", { ...acmePreview, result: { ...result, warnings: [warning] } });
  const field = await screen.findByText("No storage can meet a limit below 21 s.");
  await userEvent.click(within(field).getByRole("button", { name: "Set to 21 s" }));
  await waitFor(() => expect(sent.stored.at(-1)?.goals.login_good_s).toBe(21));
});

test("the search compares exactly the target arrays", async () => {
  const sent = openGuide(unchosen, "storage");
  await userEvent.click(await screen.findByRole("combobox", { name: "Array families" }));
  await userEvent.click(await screen.findByRole("option", { name: model.name, hidden: true }));
  await userEvent.click(screen.getByRole("button", { name: "Find cheapest array" }));
  await waitFor(() => expect(sent.shortlists).toEqual([{ family_ids: [model.id], excluded_family_ids: [] }]));
  expect(await screen.findByRole("heading", { level: 1, name: "Recommendations" })).toBeInTheDocument();
  const families = await screen.findByRole("region", { name: "Cheapest hardware per array family" });
  expect(families).toHaveTextContent(model.name);
});

test("without target arrays, the search compares the default families, which both pages describe alike", async () => {
  const sent = openGuide(unchosen, "storage");
  const families =
    /Without a choice, .* with all families of the same kind that can be ordered and are not estimated/;
  expect(await screen.findByRole("combobox", { name: "Array families" })).toHaveAccessibleDescription(
    families,
  );
  await userEvent.click(screen.getByRole("button", { name: "Find cheapest array" }));
  await waitFor(() => expect(sent.shortlists).toEqual([null]));
  expect(await screen.findByRole("heading", { level: 1, name: "Recommendations" })).toBeInTheDocument();
  expect(await screen.findByRole("combobox", { name: "Array families" })).toHaveAccessibleDescription(
    families,
  );
});

test("the full editor says that no array has been chosen, and leads to the choice", async () => {
  const starting = { ...model, id: ARRAY_OF_NEW };
  openAt("/scenarios/s1", { ...unchosen, array: { ...unchosen.array, model_id: ARRAY_OF_NEW } });
  server.use(http.get(at("/catalog/arrays"), () => HttpResponse.json({ items: [starting], support: {} })));
  expect(await screen.findByText("No array has been chosen yet")).toBeInTheDocument();
  expect(await screen.findByRole("region", { name: "Load" })).toHaveTextContent(/Peak load/);
  expect(screen.queryByRole("region", { name: "Verdict" })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("link", { name: "Choose target arrays" }));
  expect(await screen.findByRole("region", { name: "Target arrays" })).toBeInTheDocument();
});

test("without an array, only families are compared", async () => {
  const starting = { ...model, id: ARRAY_OF_NEW };
  const sent = openAt("/scenarios/s1/recommend", {
    ...unchosen,
    array: { ...unchosen.array, model_id: ARRAY_OF_NEW },
  });
  let nAdvice = 0;
  server.use(
    http.get(at("/catalog/arrays"), () => HttpResponse.json({ items: [starting], support: {} })),
    http.post(at("/scenarios/s1/advice"), () => {
      nAdvice += 1;
      return HttpResponse.json({ id: "r2" }, { status: 202 });
    }),
  );
  expect(await screen.findByText("No configuration has been chosen yet")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Run all analyses" })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Recommend" }));
  await waitFor(() => expect(sent.shortlists).toEqual([null]));
  expect(nAdvice).toBe(0);
});

test("target arrays stay chosen on the way to the full editor and back", async () => {
  const starting = { ...model, id: ARRAY_OF_NEW, name: "Starting array" };
  openGuide({ ...unchosen, array: { ...unchosen.array, model_id: ARRAY_OF_NEW } }, "storage");
  server.use(
    http.get(at("/catalog/arrays"), () => HttpResponse.json({ items: [starting, model], support: {} })),
  );
  await userEvent.click(await screen.findByRole("combobox", { name: "Array families" }));
  await userEvent.click(await screen.findByRole("option", { name: model.name, hidden: true }));
  await userEvent.click(screen.getByRole("link", { name: "View full week" }));
  expect(await screen.findByText("No configuration has been chosen yet")).toBeInTheDocument();
  expect(screen.queryByText("No array has been chosen yet")).not.toBeInTheDocument();
  expect(screen.getByRole("region", { name: "Load" })).toHaveTextContent("1 target array is chosen.");
  await userEvent.click(screen.getByRole("link", { name: "Choose target arrays" }));
  expect(await screen.findByText("1 target array is chosen", { exact: false })).toBeInTheDocument();
});

test("an array that is added in the guide belongs to the project of the scenario", async () => {
  const created: unknown[] = [];
  server.use(
    http.post(at("/catalog/own/arrays/from-key-figures/preview"), () =>
      HttpResponse.json({ sheet: { name: "Ours" }, preview: null }),
    ),
    http.post(at("/catalog/own/arrays/from-sheet"), async ({ request }) => {
      created.push(((await request.json()) as { project_id?: string }).project_id);
      return HttpResponse.json({ entry: { ...model, id: "ours" } }, { status: 201 });
    }),
  );
  const sent = openGuide(unchosen, "storage");
  await userEvent.click(await screen.findByRole("button", { name: "My array is not in the list" }));
  const dialog = await screen.findByRole("dialog", { name: "My array" });
  const fields = { "Vendor and product": "Ours", "Usable capacity": "50", "Maximum IOPS": "200000" };
  for (const [name, value] of Object.entries(fields)) {
    await userEvent.click(await within(dialog).findByLabelText(new RegExp(`^${name}`)));
    await userEvent.paste(value);
  }
  await userEvent.click(within(dialog).getByRole("button", { name: "Save array" }));
  await waitFor(() => expect(created).toEqual([draft.project_id]));
  expect(sent.shortlists).toEqual([]);
});

test("the report is one step: the guide saves, runs the week, and downloads the PDF", async () => {
  const finished = { ...run, id: "r9", state: "succeeded" };
  const begun: string[] = [];
  const downloads: string[] = [];
  let release = () => {};
  const rendered = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.get(at("/runs"), () => HttpResponse.json({ items: [], next_cursor: null })),
    http.post(at("/scenarios/s1/runs"), () => {
      begun.push("week");
      return HttpResponse.json(finished, { status: 202 });
    }),
  );
  server.use(
    http.get(at("/runs/r9/report"), async () => {
      await rendered;
      return new HttpResponse("%PDF", {
        headers: {
          "content-type": "application/pdf",
          "content-disposition": 'attachment; filename="r9.pdf"',
        },
      });
    }),
  );
  URL.createObjectURL = () => "blob:report";
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
  openGuide(acme, "storage");
  await userEvent.click(await screen.findByRole("button", { name: "Report (PDF)" }));
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Report (PDF)" })).toHaveAttribute("aria-busy", "true"),
  );
  expect(downloads).toEqual([]);
  release();
  await waitFor(() => expect(downloads).toEqual(["r9.pdf"]));
  expect(screen.getByRole("button", { name: "Report (PDF)" })).toBeEnabled();
  expect(begun).toEqual(["week"]);
});

test("while no array is chosen, there is nothing to report", async () => {
  openGuide(unchosen, "storage");
  await screen.findByRole("region", { name: "Load" });
  expect(screen.queryByRole("button", { name: "Report (PDF)" })).not.toBeInTheDocument();
});

/** 1,200 desktops of 8 GiB on the 10 hosts whose memory holds them; the CPU of a host is enough for 84. */
function ofHosts(): [Scenario, Preview] {
  const [pool] = acme.pools as [(typeof acme.pools)[0]];
  const hosts = {
    ...acme.hosts,
    memory_gib_per_host: 1024,
    host_cache_gib: 0,
    n_spare_hosts: 0,
    n_hosts: 10,
  };
  const pools = [{ ...pool, n_desktops: 1200, memory_gib: 8 }];
  const { result } = acmePreview;
  const density = { ...result.hosts, density_by_cpu: 84.7 } as NonNullable<typeof result.hosts>;
  return [
    { ...unchosen, pools, hosts, goals: { ...acme.goals, survives: [] } },
    { ...acmePreview, result: { ...result, hosts: density } },
  ];
}

test("proposed hosts of a new scenario have enough CPU, and a number that is entered stays", async () => {
  const [scenario, preview] = ofHosts();
  openGuide(scenario, "storage", preview);
  const field = await screen.findByRole("textbox", { name: "Hosts" });
  await waitFor(() => expect(field).toHaveValue("15"));
  expect(field).toHaveAccessibleDescription(/Memory without oversubscription and CPU for 1,200 desktops/);
  await userEvent.clear(field);
  await userEvent.type(field, "10");
  await userEvent.tab();
  await new Promise((later) => setTimeout(later, 1500));
  expect(field).toHaveValue("10");
});

test("hosts of an earlier scenario stay until a question is answered", async () => {
  const [scenario, preview] = ofHosts();
  const sent = openGuide(scenario, "storage", preview);
  server.use(http.get(at("/scenarios/s1"), () => HttpResponse.json({ ...draft, version: 7, scenario })));
  const field = await screen.findByRole("textbox", { name: "Hosts" });
  await waitFor(() => expect(sent.previewed.length).toBeGreaterThan(0));
  await new Promise((later) => setTimeout(later, 1500));
  expect(field).toHaveValue("10");
  const cores = await screen.findByRole("textbox", { name: "Cores" });
  await userEvent.clear(cores);
  await userEvent.type(cores, "40");
  await userEvent.tab();
  await waitFor(() => expect(field).toHaveValue("15"));
});
