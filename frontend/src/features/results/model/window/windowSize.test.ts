import { expect, test } from "vitest";
import { windowSize } from "./windowSize";

const asked = { nIos: 2_437_000, nReplications: 4, hasProblems: false, refusal: null };

test("the estimated number of I/Os is shown", () => {
  expect(windowSize(asked)).toEqual({ isPossible: true, words: "about 2.4 million I/Os, 4 replications" });
});

test.each([
  [{ ...asked, hasProblems: true }, /marked fields/],
  [{ ...asked, nIos: null }, /counting/],
  [{ ...asked, nIos: 0 }, /no I/],
])("the reason for a disabled simulation is shown", (state, words) => {
  expect(windowSize(state)).toEqual({ isPossible: false, words: expect.stringMatching(words) });
});

test("a period rejected as too long, or a longer one, stays rejected until it is shortened", () => {
  const problem = {
    path: "to",
    message: "makes the window too long",
    given: "400,000,000 I/Os",
    allowed: "200,000,000 I/Os",
  };
  const refusal = { nIos: 1e8, problems: [problem] };
  const words = "End: makes the window too long (given: 400,000,000 I/Os; allowed: 200,000,000 I/Os)";
  expect(windowSize({ ...asked, nIos: 1e8, refusal })).toEqual({ isPossible: false, words });
  expect(windowSize({ ...asked, nIos: 2e8, refusal }).isPossible).toBe(false);
  expect(windowSize({ ...asked, nIos: 4e7, refusal }).isPossible).toBe(true);
});
