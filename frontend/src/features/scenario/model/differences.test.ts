import { expect, test } from "vitest";
import type { OtherArray, Scenario } from "@/api/types";
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

const inWords = "netapp-fas3270: 1 controller, 48 × fc-450gb-15k, 512 GiB flash cache, 1 port";

test("an installed array that only one version has is one line, with its configuration", () => {
  expect(between({ ...acme, installed_array: null })).toEqual([]);
  expect(between({ ...acme, installed_array: acme.array })).toEqual([
    {
      path: "installed_array",
      where: "Storage",
      label: "Installed array",
      one: "not present",
      other: inWords,
    },
  ]);
});

test("an installed array that both versions have is compared field by field", () => {
  const owned = { ...acme, installed_array: acme.array };
  const other = { ...acme, installed_array: { ...acme.array, n_ports: 2 } };
  expect(differences(owned, other, scenarioSchema)).toEqual([
    {
      path: "installed_array.n_ports",
      where: "Installed array",
      label: "Front-end ports",
      one: "1",
      other: "2",
    },
  ]);
});

test("arrays in addition to the main one are known by their id, with what is installed of them", () => {
  const share = { ...acme.array, id: "profiles", name: "Share" };
  const withShare = (changes: Partial<OtherArray>) => ({ ...acme, other_arrays: [{ ...share, ...changes }] });
  const lines = (one: Scenario, other: Scenario) =>
    differences(one, other, scenarioSchema).map(({ where, label, one: before, other: after }) =>
      [where, label, before, after].join(" | "),
    );
  expect(lines(acme, withShare({ installed_array: acme.array }))).toEqual([
    "Share | Array | not present | present",
  ]);
  expect(lines(withShare({}), withShare({ n_ports: 2, installed_array: acme.array }))).toEqual([
    "Share | Front-end ports | 1 | 2",
    `Share | Installed array | not present | ${inWords}`,
  ]);
  const owned = (n_ports: number) => withShare({ installed_array: { ...acme.array, n_ports } });
  expect(lines(owned(1), owned(2))).toEqual(["Installed array: Share | Front-end ports | 1 | 2"]);
});

test("other workloads on an array are compared field by field", () => {
  const { array } = acme;
  const loaded = {
    ...array,
    other_workloads: {
      reads_iops: 500,
      writes_iops: 0,
      io_kib: 16,
      used_gib: 2000,
      unmeasured: [],
      n_unmeasured: 0,
      nothing_else: false,
    },
  };
  const none = {
    ...array,
    other_workloads: {
      reads_iops: 0,
      writes_iops: 0,
      io_kib: 16,
      used_gib: 0,
      unmeasured: [],
      n_unmeasured: 0,
      nothing_else: false,
    },
  };
  const found = differences({ ...acme, array: none }, { ...acme, array: loaded }, scenarioSchema);
  expect(found.map(({ path, label, one, other }) => [path, label, one, other])).toEqual([
    ["array.other_workloads.reads_iops", "Reads", "0 IOPS", "500 IOPS"],
    ["array.other_workloads.used_gib", "Used space", "0 GiB", "2,000 GiB"],
  ]);
});
