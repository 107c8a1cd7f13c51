import { expect, test } from "vitest";
import type { Scenario } from "@/api/types";
import { acme, scenarioSchema } from "@/test/fixtures";
import { differences } from "./differences";

const between = (other: Scenario) => differences(acme, other, scenarioSchema);

test("equivalent scenarios have no differences, even with omitted fields", () => {
  expect(between(structuredClone(acme))).toEqual([]);
  const [first, ...rest] = acme.pools as [Scenario["pools"][0]];
  const { time_zone: _, ...without } = first;
  const said = { ...acme, pools: [{ ...without, time_zone: null }, ...rest] };
  expect(between({ ...acme, pools: [without as typeof first, ...rest] })).toEqual(between(said));
});

test("a changed field is shown with its unit and its context", () => {
  const other = { ...acme, goals: { ...acme.goals, login_good_s: 20, login_min_good_fraction: 0.8 } };
  expect(between(other).map(({ where, label, one, other: now }) => [where, label, one, now])).toEqual([
    ["Goals", "Maximum good login time", "15 s", "20 s"],
    ["Goals", "Minimum good logins", "90%", "80%"],
  ]);
});

test("a moved event is a changed field, and a removed event is one line", () => {
  const [first, second, ...rest] = acme.events as [Scenario["events"][0], Scenario["events"][0]];
  const other = { ...acme, events: [...rest, { ...first, starts_at: "2011-05-29T09:00:00Z" }] };
  expect(between(other as Scenario)).toEqual([
    expect.objectContaining({ path: `events.${first.id}.starts_at`, where: first.name }),
    { path: `events.${second.id}`, where: second.name, label: "Event", one: "present", other: "not present" },
  ]);
});
