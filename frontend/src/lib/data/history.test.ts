import { expect, test } from "vitest";
import { historyOf, recorded, redone, undone } from "./history";

test("what was done can be undone and done again", () => {
  const history = recorded(recorded(historyOf("a"), "b"), "c");
  const back = undone(undone(history));
  expect(back.present).toBe("a");
  expect(undone(back)).toBe(back);
  expect(redone(redone(back)).present).toBe("c");
});

test("a new change forgets what was undone", () => {
  const branched = recorded(undone(recorded(historyOf("a"), "b")), "c");
  expect(redone(branched)).toBe(branched);
  expect(undone(branched).present).toBe("a");
});

test("typing in one field is one step, another field another", () => {
  let history = historyOf({ n: 1, m: 1 });
  history = recorded(history, { n: 12, m: 1 }, "n");
  history = recorded(history, { n: 123, m: 1 }, "n");
  history = recorded(history, { n: 123, m: 2 }, "m");
  expect(undone(history).present).toEqual({ n: 123, m: 1 });
  expect(undone(undone(history)).present).toEqual({ n: 1, m: 1 });
});

test("a change that changes nothing is no step", () => {
  const history = historyOf("a");
  expect(recorded(history, "a")).toBe(history);
});
