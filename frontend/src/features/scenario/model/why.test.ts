import english from "@languages/en/browser/scenario.ftl?raw";
import { expect, test } from "vitest";
import { scenarioSchema } from "@/test/fixtures";
import { whyOf } from "./why";

test("a reason does not depend on the index of the pool or tier", () => {
  expect(whyOf("pools.3.n_desktops")).toBe(whyOf("pools.0.n_desktops"));
  expect(whyOf("array.tiers.1.n_drives")).toMatch(/Writes/);
  expect(whyOf("other_arrays.1.tiers.0.n_drives")).toBe(whyOf("array.tiers.0.n_drives"));
  expect(whyOf("pools.0.name")).toBeUndefined();
  expect(whyOf("toString")).toBeUndefined();
});

test("every label, help text and reason belongs to an existing field", () => {
  const schema = JSON.stringify(scenarioSchema);
  const ids = [...english.matchAll(/^scenario-(?:field|help|why(?:-[a-z]+)+)-(\w+) =/gm)];
  expect(ids.length).toBeGreaterThan(100);
  for (const [, name] of ids) expect(schema).toContain(`"${name}":`);
});
