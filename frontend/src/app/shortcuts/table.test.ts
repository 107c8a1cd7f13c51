import { expect, test } from "vitest";
import { shortcutsOn } from "./table";

const titles = (address: string) => shortcutsOn(address).map(({ title }) => title);

test.each([
  ["/projects", ["app-keys-everywhere"]],
  ["/scenarios/s1/guide", ["app-keys-everywhere", "app-keys-scenario", "app-keys-numbers"]],
  ["/scenarios/s1", ["app-keys-everywhere", "app-keys-scenario", "app-keys-event", "app-keys-numbers"]],
  ["/catalog/prices", ["app-keys-everywhere", "app-keys-numbers"]],
])("the shortcuts of %s are those that work there", (address, groups) => {
  expect(titles(address)).toEqual(groups);
});
