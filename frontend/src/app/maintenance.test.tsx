import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { App } from "@/app/App";
import { at, draft, project, refusal, server } from "@/test/server";

const HEADERS = { "Stormsizer-Maintenance": "on" };
const READYZ = "http://localhost:3000/readyz";

function open(address: string) {
  render(<App history={createMemoryHistory({ initialEntries: [address] })} />);
}

function readiness(maintenance: boolean) {
  return HttpResponse.json({
    ready: true,
    maintenance,
    maintenance_message: maintenance ? "Upgrade to release 0.3" : "",
    maintenance_until: maintenance ? "2030-01-31T17:00:00Z" : null,
  });
}

afterEach(() => {
  vi.useRealTimers();
});

test("without maintenance, there is no banner and no request for its state", async () => {
  open("/projects");
  await screen.findByText(project.name);
  expect(screen.queryByText("Maintenance in progress")).not.toBeInTheDocument();
});

test("the banner shows the message and the expected end, and disappears when maintenance ends", async () => {
  let isOn = true;
  server.use(
    http.get(at("/projects"), () => HttpResponse.json({ items: [project] }, { headers: HEADERS })),
    http.get(READYZ, () => readiness(isOn)),
  );
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open("/projects");
  expect(await screen.findByText("Maintenance in progress")).toBeInTheDocument();
  expect(await screen.findByText("Upgrade to release 0.3")).toBeInTheDocument();
  expect(screen.getByText(/^Expected end: Jan 31, 2030/)).toBeInTheDocument();
  isOn = false;
  await vi.advanceTimersByTimeAsync(10_000);
  await waitFor(() => expect(screen.queryByText("Maintenance in progress")).not.toBeInTheDocument());
});

test("a change made during maintenance stays on the page and is saved afterwards", async () => {
  let isOn = true;
  const saved: number[] = [];
  server.use(
    http.get(READYZ, () => readiness(isOn)),
    http.put(at("/scenarios/s1"), async ({ request }) => {
      if (isOn) return refusal(503, "Maintenance in progress", [], { kind: "maintenance", headers: HEADERS });
      const scenario = (await request.json()) as typeof draft.scenario;
      saved.push(scenario.hosts.n_hosts);
      return HttpResponse.json({ ...draft, version: 2, scenario });
    }),
  );
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open("/scenarios/s1?section=storage");
  const field = await screen.findByRole("textbox", { name: "Hosts" });
  const user = userEvent.setup({ delay: null });
  await user.clear(field);
  await user.type(field, "77");
  expect(await screen.findByText("Upgrade to release 0.3")).toBeInTheDocument();
  expect(field).toHaveValue("77");
  expect(localStorage.getItem("stormsizer.draft.s1")).toContain('"n_hosts":77');
  isOn = false;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await screen.findByText(/^v2 · saved/)).toBeInTheDocument();
  expect(saved).toEqual([77]);
});
