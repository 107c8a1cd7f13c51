import { createMemoryHistory } from "@tanstack/react-router";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import type { RunSummary, WindowResult } from "@/api/types";
import { App } from "@/app/App";
import { fakeStreams, Stream } from "@/test/eventSource";
import { acmeWindow } from "@/test/fixtures";
import { at, knowing, refusal, server, windowRun } from "@/test/server";

const minute = "/scenarios/s1?week=1&from=2011-06-06T07:05:00Z&to=2011-06-06T07:06:00Z";
const running: RunSummary = {
  ...windowRun,
  id: "w2",
  state: "running",
  stage: "simulating",
  progress_fraction: 0.1,
};

function open(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] });
  render(<App history={history} />);
  return history;
}

const charts = () => screen.findByRole("region", { name: "Charts for the week" });
const panel = () => screen.findByRole("region", { name: "Every I/O, Mon, Jun 6 07:05 – 07:06" });

/** The same window, had its writes taken a quarter longer than in the simulation of the week. */
const differing: WindowResult = {
  ...acmeWindow,
  total: acmeWindow.total.map((times) =>
    times.op === "read" ? times : { ...times, difference_fraction: 0.25, agrees: false },
  ),
};

beforeEach(fakeStreams);

test("a window simulation shows its progress and puts its result into the URL", async () => {
  const asked: unknown[] = [];
  server.use(
    http.post(at("/scenarios/s1/windows"), async ({ request }) => {
      asked.push(await request.json());
      knowing([running]);
      return HttpResponse.json(running, { status: 202 });
    }),
  );
  const history = open(minute);
  const button = await within(await charts()).findByRole("button", { name: "Simulate every I/O" });
  expect(button).toHaveAccessibleDescription(/^about [\d.]+ (million|billion) I\/Os, 4 replications$/);
  await userEvent.click(button);
  expect(await screen.findByRole("progressbar", { name: "Simulation progress" })).toBeInTheDocument();
  expect(asked).toEqual([
    { from: "2011-06-06T07:05:00Z", to: "2011-06-06T07:06:00Z", n_replications: 4, seed: 1 },
  ]);
  expect(history.location.search).toContain("window=w2");
  act(() => Stream.all[0]?.say({ ...running, progress_fraction: 0.6 }));
  expect(within(await charts()).getByRole("status")).toHaveTextContent("Simulating, 60%");

  const done: RunSummary = { ...running, state: "succeeded", stage: "done", progress_fraction: 1 };
  knowing([done]);
  act(() => Stream.all[0]?.say(done));
  expect(await within(await panel()).findByText(acmeWindow.sentence)).toBeInTheDocument();
  expect(within(await charts()).getByRole("button", { name: "Show results" })).toBeInTheDocument();
});

test("a running window simulation is found after a reload and can be canceled", async () => {
  knowing([running]);
  server.use(
    http.post(at("/runs/w2/cancel"), () => {
      knowing([{ ...running, state: "cancelled" }]);
      return HttpResponse.json({ ...running, state: "cancelled" });
    }),
  );
  open(minute);
  const progress = await within(await charts()).findByRole("status");
  expect(progress).toHaveTextContent("Simulating, 10%");
  await userEvent.click(within(await charts()).getByRole("button", { name: "Cancel" }));
  expect(await within(await panel()).findByText("Simulation canceled")).toBeInTheDocument();
  expect(await within(await charts()).findByRole("button", { name: "Simulate every I/O" })).toBeEnabled();
});

test("a period with too many I/Os is rejected next to the button, which stays disabled until the period is shorter", async () => {
  const problem = {
    path: "to",
    given: "about 400,000,000 I/Os over all replications",
    allowed: "200,000,000 I/Os over all replications",
    message:
      "makes the window too long for this many replications. Shorten the window or request fewer replications.",
  };
  server.use(http.post(at("/scenarios/s1/windows"), () => refusal(422, "The input is not valid", [problem])));
  open(minute);
  const button = await within(await charts()).findByRole("button", { name: "Simulate every I/O" });
  await userEvent.click(button);
  expect(
    await screen.findByText(/End: makes the window too long.*allowed: 200,000,000 I\/Os/),
  ).toBeInTheDocument();
  expect(button).toBeDisabled();
});

test("differences from the week are explained, with the version they refer to", async () => {
  const older = { ...windowRun, id: "w0", scenario_version: 7 };
  knowing(
    [{ ...windowRun, id: "w3", state: "failed", message: "The calculation took too long." }, older],
    differing,
  );
  open(`${minute}&window=w0`);
  const card = await panel();
  expect(await within(card).findByText("Simulated for version 7; current version: 1")).toBeInTheDocument();
  expect(within(card).getByText("The discrete-event and week simulations differ")).toBeInTheDocument();
  expect(card).toHaveTextContent(/week [\d.]+ ms, every I\/O [\d.]+ ms: 25% higher/);
  const table = within(card).getByRole("region", { name: "Response times of every I/O, table" });
  const lines = [acmeWindow.total, ...acmeWindow.activities.map(({ operations }) => operations)].flat();
  expect(within(table).getAllByRole("row")).toHaveLength(2 + lines.length);
  await userEvent.click(within(card).getByRole("button", { name: "View as table" }));
  expect(within(card).getByRole("region", { name: "I/O rate, table" })).toBeInTheDocument();

  await userEvent.click(within(card).getByRole("combobox", { name: "Simulated windows" }));
  await userEvent.click(await screen.findByRole("option", { name: /failed$/, hidden: true }));
  expect(await screen.findByText("The calculation took too long.")).toBeInTheDocument();
});
