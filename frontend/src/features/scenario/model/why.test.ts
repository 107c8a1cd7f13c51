import { expect, test } from "vitest";
import { scenarioSchema } from "@/test/fixtures";
import { askedPaths, whyOf } from "./why";

test("a question has its reason wherever its pool or tier stands in the list", () => {
  expect(whyOf("pools.3.n_desktops")).toBe(whyOf("pools.0.n_desktops"));
  expect(whyOf("array.tiers.1.n_drives")).toMatch(/Writes/);
  expect(whyOf("pools.0.name")).toBeUndefined();
  expect(whyOf("toString")).toBeUndefined();
});

test("every reason belongs to a field that there is", () => {
  const text = JSON.stringify(scenarioSchema);
  for (const path of askedPaths) expect(text).toContain(`"${path.split(".").at(-1)}":`);
});
