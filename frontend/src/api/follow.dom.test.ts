import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStreams, Stream } from "@/test/eventSource";
import { at, server, windowRun } from "@/test/server";
import { follow } from "./follow";
import type { RunProgress } from "./types";

const running: RunProgress = { ...windowRun, state: "running", stage: "simulating", progress_fraction: 0.25 };
const leaving: (() => void)[] = [];

beforeEach(fakeStreams);
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});

function followed() {
  const moved = vi.fn();
  const leave = follow("w1", moved);
  leaving.push(leave);
  return { moved, leave, stream: Stream.all[0] as Stream };
}

/** The run as returned by each poll. */
function serviceSays(...answers: (RunProgress | null)[]) {
  const looks = { n: 0 };
  server.use(
    http.get(at("/runs/w1"), () => {
      const answer = answers[Math.min(looks.n++, answers.length - 1)];
      return answer ? HttpResponse.json(answer) : HttpResponse.json({ title: "Away" }, { status: 503 });
    }),
  );
  return looks;
}

test("a run is followed by its events", () => {
  const { moved, stream } = followed();
  expect(stream.address).toBe("/api/v1/runs/w1/events");
  stream.say(running);
  expect(moved).toHaveBeenLastCalledWith(expect.objectContaining({ progress_fraction: 0.25 }));
});

test("polls until the run ends when the event stream breaks, even if the service is temporarily unavailable", async () => {
  const looks = serviceSays(null, { ...running, progress_fraction: 0.5 }, windowRun);
  const { moved, stream } = followed();
  stream.break();
  expect(stream.isOpen).toBe(false);
  await vi.waitFor(
    () => expect(moved).toHaveBeenLastCalledWith(expect.objectContaining({ state: "succeeded" })),
    { timeout: 8000 },
  );
  expect(looks.n).toBe(3);
  expect(moved).toHaveBeenCalledTimes(2);
});

test("stops listening and polling after leaving", async () => {
  const looks = serviceSays(running);
  const { moved, leave, stream } = followed();
  stream.break();
  leave();
  await new Promise((done) => setTimeout(done, 1300));
  expect(moved).not.toHaveBeenCalled();
  expect(looks.n).toBeLessThanOrEqual(1);
});

test("a tab keeps at most two streams open, and looks at its other runs every second", async () => {
  const looks = serviceSays(running, { ...running, progress_fraction: 0.75 });
  const [first, second, third] = [followed(), followed(), followed()];
  expect(Stream.all).toHaveLength(2);
  await vi.waitFor(
    () => expect(third.moved).toHaveBeenLastCalledWith(expect.objectContaining({ progress_fraction: 0.75 })),
    { timeout: 4000 },
  );
  expect(looks.n).toBeGreaterThanOrEqual(2);
  first.leave();
  followed();
  expect(Stream.all).toHaveLength(3);
  Stream.all[1]?.say({ ...running, state: "succeeded" });
  expect(Stream.all[1]?.isOpen).toBe(false);
  expect(second.moved).toHaveBeenLastCalledWith(expect.objectContaining({ state: "succeeded" }));
  followed();
  expect(Stream.all).toHaveLength(4);
});
