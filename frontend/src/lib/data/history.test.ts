import { expect, test } from "vitest";
import { historyOf, recorded, redone, undone } from "./history";

test("a change can be undone and redone", () => {
  const history = recorded(recorded(historyOf("a"), "b"), "c");
  const back = undone(undone(history));
  expect(back.present).toBe("a");
  expect(undone(back)).toBe(back);
  expect(redone(redone(back)).present).toBe("c");
});

test("a new change clears the redo history", () => {
  const branched = recorded(undone(recorded(historyOf("a"), "b")), "c");
  expect(redone(branched)).toBe(branched);
  expect(undone(branched).present).toBe("a");
});

test("typing in one field is one step, and another field is another step", () => {
  let history = historyOf({ n: 1, m: 1 });
  history = recorded(history, { n: 12, m: 1 }, "n");
  history = recorded(history, { n: 123, m: 1 }, "n");
  history = recorded(history, { n: 123, m: 2 }, "m");
  expect(undone(history).present).toEqual({ n: 123, m: 1 });
  expect(undone(undone(history)).present).toEqual({ n: 1, m: 1 });
});

test("an empty change is not a step", () => {
  const history = historyOf("a");
  expect(recorded(history, "a")).toBe(history);
});

test("typing that ends where it began leaves no step", () => {
  let history = recorded(historyOf({ n: 1, m: 1 }), { n: 1, m: 2 }, "m");
  history = recorded(history, { n: 12, m: 2 }, "n");
  history = recorded(history, { n: 1, m: 2 }, "n");
  expect(undone(history).present).toEqual({ n: 1, m: 1 });
});
