import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { latestOnly } from "./latest";

const PATIENCE_MS = 400;

interface Asked {
  question: string;
  signal: AbortSignal;
  answer: (text: string) => void;
  fail: (error: Error) => void;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const asked: Asked[] = [];
  const answered = vi.fn();
  const failed = vi.fn();
  const latest = latestOnly<string, string>({
    fetch: (question, signal) =>
      new Promise((answer, fail) => {
        asked.push({ question, signal, answer, fail });
      }),
    answered,
    failed,
    patienceMs: PATIENCE_MS,
  });
  return { latest, asked, answered, failed };
}

const settled = () => vi.advanceTimersByTimeAsync(1);

test("only the newest waiting request is kept while another one is in progress", async () => {
  const { latest, asked, answered } = setUp();
  for (const question of ["06:45", "06:30", "06:15", "06:00"]) latest.ask(question);
  expect(asked.map((each) => each.question)).toEqual(["06:45"]);
  asked[0]?.answer("21 min");
  await settled();
  expect(asked.map((each) => each.question)).toEqual(["06:45", "06:00"]);
  asked[1]?.answer("51 min");
  await settled();
  expect(answered.mock.calls).toEqual([
    ["06:45", "21 min"],
    ["06:00", "51 min"],
  ]);
});

test("a failure does not block the next request", async () => {
  const { latest, asked, answered, failed } = setUp();
  latest.ask("bad");
  asked[0]?.fail(new Error("refused"));
  await settled();
  latest.ask("good");
  asked[1]?.answer("yes");
  await settled();
  expect(failed).toHaveBeenCalledTimes(1);
  expect(answered).toHaveBeenCalledWith("good", "yes");
});

test("nothing is reported after leaving", async () => {
  const { latest, asked, answered } = setUp();
  latest.ask("a");
  latest.stop();
  asked[0]?.answer("late");
  await settled();
  expect(answered).not.toHaveBeenCalled();
});

test("a request that delays a newer one too long is aborted", async () => {
  const { latest, asked, answered, failed } = setUp();
  latest.ask("slow");
  await vi.advanceTimersByTimeAsync(10 * PATIENCE_MS);
  expect(asked[0]?.signal.aborted, "as long as nothing newer waits").toBe(false);
  latest.ask("06:15");
  latest.ask("06:00");
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 10);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20);
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(asked.map(({ question }) => question)).toEqual(["slow", "06:00"]);
  asked[1]?.answer("51 min");
  await settled();
  asked[0]?.answer("21 min");
  await settled();
  expect(answered.mock.calls, "the older answer comes last and is not shown").toEqual([["06:00", "51 min"]]);
  expect(failed).not.toHaveBeenCalled();
});

test("the timeout restarts with every request", async () => {
  const { latest, asked } = setUp();
  latest.ask("a");
  latest.ask("b");
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 10);
  asked[0]?.answer("in time");
  await vi.advanceTimersByTimeAsync(20);
  expect(asked[1]?.signal.aborted).toBe(false);
  latest.ask("c");
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 10);
  expect(asked[1]?.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(20);
  expect(asked[1]?.signal.aborted).toBe(true);
});

test("a displayed response is never replaced by an older one", async () => {
  const { latest, asked, answered } = setUp();
  for (let i = 0; i < 8; i++) {
    latest.ask(String(i));
    await vi.advanceTimersByTimeAsync(PATIENCE_MS + 10);
  }
  for (const { question, answer } of [...asked].reverse()) answer(`answer to ${question}`);
  await settled();
  const shown = answered.mock.calls.map(([question]) => Number(question));
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
  expect(shown.at(-1)).toBe(7);
});
