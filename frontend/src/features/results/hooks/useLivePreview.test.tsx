import { renderHook, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { client } from "@/api/client";
import type { Scenario } from "@/api/types";
import { acme, acmePreview, secondWeek } from "@/test/fixtures";
import { at, refusal, server } from "@/test/server";
import { useLivePreview } from "./useLivePreview";

const named = (name: string): Scenario => ({ ...acme, name });

const requests: Request[] = [];
const noting = {
  onRequest: ({ request }: { request: Request }) => {
    requests.push(request);
  },
};
client.use(noting);
afterEach(() => {
  requests.length = 0;
});

/** A service that answers each question after its own time, and notes what it was asked. */
function serviceThatTakes(times: Record<string, number>) {
  const asked: string[] = [];
  server.use(
    http.post(at("/preview"), async ({ request }) => {
      const { scenario } = (await request.json()) as { scenario: Scenario };
      asked.push(scenario.name);
      await new Promise((done) => setTimeout(done, times[scenario.name] ?? 0));
      return HttpResponse.json(acmePreview);
    }),
  );
  return { asked };
}

/** The hook as a page uses it, and every answer it ever showed. */
function show(first: string) {
  const shown: string[] = [];
  const hook = renderHook(
    ({ scenario }) => {
      const live = useLivePreview(scenario, secondWeek);
      const name = live.answer?.scenario.name;
      if (name !== undefined && shown.at(-1) !== name) shown.push(name);
      return live;
    },
    { initialProps: { scenario: named(first) } },
  );
  const ask = (name: string) => hook.rerender({ scenario: named(name) });
  return { ...hook, shown, ask };
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

test("during a drag, only the first and the last position are requested", async () => {
  const { asked } = serviceThatTakes({});
  const { result, ask } = show("start");
  await waitFor(() => expect(result.current.isStale).toBe(false));
  for (const name of ["06:45", "06:30", "06:15", "06:00"]) ask(name);
  expect(result.current.isStale).toBe(true);
  await waitFor(() => expect(result.current.isStale).toBe(false));
  expect(result.current.answer?.scenario.name).toBe("06:00");
  expect(asked).toEqual(["start", "06:45", "06:00"]);
});

test("a slow response to an older request is dropped and never shown over a newer one", async () => {
  const { asked } = serviceThatTakes({ older: 1200, newer: 0 });
  const { result, ask, shown } = show("start");
  await waitFor(() => expect(result.current.isStale).toBe(false));
  ask("older");
  await waitFor(() => expect(asked).toContain("older"));
  ask("newer");
  await waitFor(() => expect(result.current.isStale).toBe(false));
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
  await pause(1300);
  expect(shown).toEqual(["start", "newer"]);
});

test("a stale result is marked until the new one arrives", async () => {
  serviceThatTakes({ next: 150 });
  const { result, ask } = show("start");
  await waitFor(() => expect(result.current.isStale).toBe(false));
  ask("next");
  expect(result.current).toMatchObject({ isStale: true, answer: { scenario: { name: "start" } } });
  await waitFor(() => expect(result.current.answer?.scenario.name).toBe("next"));
  expect(result.current.isStale).toBe(false);
});

test("the rejection of an older request is not shown for the newer one", async () => {
  server.use(
    http.post(at("/preview"), async ({ request }) => {
      const { scenario } = (await request.json()) as { scenario: Scenario };
      if (scenario.name !== "bad") return HttpResponse.json(acmePreview);
      await pause(100);
      return refusal(422, "The input is not valid");
    }),
  );
  const { result, ask } = show("start");
  await waitFor(() => expect(result.current.isStale).toBe(false));
  ask("bad");
  await pause(80);
  ask("good");
  await waitFor(() => expect(result.current.answer?.scenario.name).toBe("good"));
  expect(result.current.failure).toBeNull();
});

test("a failed request is retried automatically", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  server.use(http.post(at("/preview"), () => HttpResponse.error(), { once: true }));
  const { result } = show("start");
  await waitFor(() => expect(result.current.failure?.status).toBe(0));
  await vi.advanceTimersByTimeAsync(5000);
  await waitFor(() => expect(result.current.isStale).toBe(false));
  expect(result.current.failure).toBeNull();
  vi.useRealTimers();
});

test("another period of the same document keeps the result unchanged", async () => {
  const scenario = named("start");
  const { result, rerender } = renderHook(({ range }) => useLivePreview(scenario, range), {
    initialProps: { range: secondWeek },
  });
  await waitFor(() => expect(result.current.isStale).toBe(false));
  const before = result.current.answer?.preview;
  rerender({ range: { ...secondWeek, to: secondWeek.to - 3_600_000 } });
  await waitFor(() => expect(result.current.isStale).toBe(false));
  expect(result.current.answer?.preview).not.toBe(before);
  expect(result.current.answer?.preview.result).toBe(before?.result);
});

test("growth and failures are simulated once the document rests, and the verdict waits for them", async () => {
  const asked: boolean[] = [];
  const preview = (withStates: boolean) => ({
    ...acmePreview,
    result: { ...acmePreview.result, states: withStates ? [] : null },
  });
  server.use(
    http.post(at("/preview"), async ({ request }) => {
      const { all_states } = (await request.json()) as { all_states: boolean };
      asked.push(all_states);
      return HttpResponse.json(preview(all_states));
    }),
  );
  const { result, ask } = show("start");
  await waitFor(() => expect(result.current.isStale).toBe(false));
  expect(result.current.judged).toBeNull();
  await waitFor(() => expect(result.current.judged).toBe(result.current.answer));
  expect(asked).toEqual([false, true]);
  ask("07:00");
  ask("06:00");
  await waitFor(() => expect(result.current.answer?.scenario.name).toBe("06:00"));
  expect(result.current.judged?.scenario.name).toBe("start");
  await waitFor(() => expect(result.current.judged?.scenario.name).toBe("06:00"));
  expect(asked.filter(Boolean)).toHaveLength(2);
});
