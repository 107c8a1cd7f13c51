import { expect, test } from "vitest";
import { valueAt, withValueAt } from "./path";

const document = { pools: [{ id: "a", n_desktops: 1 }, { id: "b" }], goals: { x: 1 } };

test("a path leads to a value", () => {
  expect(valueAt(document, "pools.0.n_desktops")).toBe(1);
  expect(valueAt(document, "pools.7.n_desktops")).toBeUndefined();
});

test("replacing a value leaves the original unchanged and shares the rest", () => {
  const changed = withValueAt(document, "pools.0.n_desktops", 2);
  expect(changed.pools[0]).toEqual({ id: "a", n_desktops: 2 });
  expect(document.pools[0]?.n_desktops).toBe(1);
  expect(changed.pools[1]).toBe(document.pools[1]);
  expect(changed.goals).toBe(document.goals);
});
