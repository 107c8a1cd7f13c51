import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import type { RunSummary } from "@/api/types";
import { App } from "@/app/App";
import { fakeStreams } from "@/test/eventSource";
import { acmeShortlist } from "@/test/fixtures";
import { answering, at, draft, run, server } from "@/test/server";

beforeEach(fakeStreams);

const ofAll = { n_replications: 200, seed: 3 };

/** The scenario at version 4, with these runs; what is started from here on. */
function at4(runs: Partial<RunSummary>[]): { asked: string[]; bodies: unknown[] } {
  const started = { asked: [] as string[], bodies: [] as unknown[] };
  const all = runs.map(
    (each, i) => ({ ...run, ...(each.kind !== "week" && { id: `run-${i}` }), ...each }) as RunSummary,
  );
  answering({ shortlist: acmeShortlist });
  server.use(
    http.get(at("/scenarios/s1"), () => HttpResponse.json({ ...draft, version: 4 })),
    http.get(at("/runs"), ({ request }) => {
      const { searchParams } = new URL(request.url);
      const kind = searchParams.get("kind") ?? "week";
      return HttpResponse.json({ items: all.filter((each) => each.kind === kind), next_cursor: null });
    }),
    http.post(at("/scenarios/s1/:kind"), async ({ request, params }) => {
      const body = await request.text();
      started.asked.push(String(params.kind));
      if (body) started.bodies.push(JSON.parse(body));
      const begun = { ...run, id: String(params.kind), state: "running", scenario_version: 4 };
      all.unshift({ ...begun, kind: String(params.kind).replace(/s$/, "") } as RunSummary);
      return HttpResponse.json(all[0], { status: 202 });
    }),
  );
  render(<App history={createMemoryHistory({ initialEntries: ["/scenarios/s1"] })} />);
  return started;
}

const notice = async () =>
  (await screen.findByText("Analyses for version 3; the scenario has changed")).closest(
    "[role=status]",
  ) as HTMLElement;

test("one button runs the analyses of an earlier version again, with their parameters", async () => {
  const { asked, bodies } = at4([
    { kind: "week", scenario_version: 4 },
    { kind: "advice", scenario_version: 3 },
    { kind: "range", scenario_version: 3, request: ofAll },
    { kind: "runway", scenario_version: 4 },
    { kind: "runway", scenario_version: 3 },
  ]);
  const shown = await notice();
  expect(shown).toHaveTextContent("Schedule and configuration, Monte Carlo.");
  expect(shown).toHaveTextContent("includes only the schedule and configuration changes, with their version");
  await userEvent.click(within(shown).getByRole("button", { name: "Run analyses again" }));
  await waitFor(() => expect(asked.sort()).toEqual(["advices", "ranges"]));
  expect(bodies).toEqual([ofAll]);
  await waitFor(() => expect(screen.queryByText(/^Analyses for version/)).not.toBeInTheDocument());
});

test("the report of the current version says which analyses are left out, before it is downloaded", async () => {
  const { asked } = at4([
    { kind: "week", scenario_version: 4 },
    { kind: "sensitivity", scenario_version: 3 },
  ]);
  expect(await notice()).toHaveTextContent(
    "Sensitivity analysis. A report for the current version does not include",
  );
  const report = screen.getByRole("link", { name: "Report (PDF)" });
  await waitFor(() => expect(report).toHaveAttribute("aria-haspopup", "dialog"));
  await userEvent.click(report);
  const dialog = await screen.findByRole("dialog", { hidden: true });
  const name = "Download anyway";
  const anyway = within(dialog).getByRole("link", { name, hidden: true });
  expect(anyway).toHaveAttribute("href", "/api/v1/runs/r1/report");
  await userEvent.click(within(dialog).getByRole("button", { name: "Run analyses again", hidden: true }));
  await waitFor(() => expect(asked).toEqual(["sensitivities"]));
});

test("the menu of report formats offers to run the analyses again", async () => {
  const { asked } = at4([
    { kind: "week", scenario_version: 4 },
    { kind: "failure", scenario_version: 3, request: null },
  ]);
  await notice();
  await userEvent.click(screen.getByRole("button", { name: "More report formats" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Run analyses again", hidden: true }));
  await waitFor(() => expect(asked).toEqual(["failures"]));
});

test("no notice is shown for results of the current version, and for families that are still comparable", async () => {
  at4([
    { kind: "week", scenario_version: 4 },
    { kind: "advice", scenario_version: 4 },
    { kind: "shortlist", scenario_version: 3, id: "shortlist" },
  ]);
  const report = await screen.findByRole("link", { name: "Report (PDF)" });
  await screen.findByText(/computed in/);
  expect(screen.queryByText(/^Analyses for/)).not.toBeInTheDocument();
  expect(report).not.toHaveAttribute("aria-haspopup");
});

test("an analysis at earlier prices is named at the scenario, and where the run is shared", async () => {
  at4([
    { kind: "week", scenario_version: 4 },
    { kind: "shortlist", scenario_version: 4, id: "shortlist", has_current_catalog: false },
  ]);
  const title = "Prices or catalog entries have changed since these analyses";
  expect(await screen.findByText(title)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  const dialog = await screen.findByRole("dialog");
  expect(await within(dialog).findByText(title)).toBeInTheDocument();
});
