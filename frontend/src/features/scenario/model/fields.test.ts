import { expect, test } from "vitest";
import { scenarioSchema as schema } from "@/test/fixtures";
import { choiceLabel, fieldOf } from "./fields";

test("label, unit, help and limits are derived from the schema", () => {
  expect(fieldOf(schema, "Pool", "n_desktops")).toMatchObject({
    label: "Desktops",
    unit: "",
    kind: "number",
    whole: true,
    help: "Number of virtual desktops, each with one user.",
    limits: "at least 1, at most 100,000",
  });
});

test("help comes from the messages", () => {
  expect(fieldOf(schema, "Pool", "clone_type").help).toMatch(/; PVS streams them\.$/);
});

test("fractions are shown as percent", () => {
  expect(fieldOf(schema, "Goals", "login_min_good_fraction")).toMatchObject({
    label: "Minimum good logins",
    unit: "%",
    factor: 100,
    limits: "at least 0%, at most 100%",
  });
});

test("times that can last for days are shown in minutes, others in seconds", () => {
  expect(fieldOf(schema, "Login", "window_s")).toMatchObject({
    label: "Window",
    unit: "min",
    factor: 1 / 60,
  });
  expect(fieldOf(schema, "Goals", "login_good_s")).toMatchObject({ unit: "s", factor: 1 });
});

test("the scenario's own fields are at the root", () => {
  expect(fieldOf(schema, "", "time_zone")).toMatchObject({
    label: "Time zone",
    kind: "text",
    standard: "UTC",
  });
});

test("choices are shown as words", () => {
  expect(fieldOf(schema, "Pool", "clone_type")).toMatchObject({
    kind: "choice",
    choices: ["deduplicated", "linked", "instant", "mcs", "pvs", "full"],
  });
  expect(choiceLabel("idle_never_used")).toBe("Idle, never used");
});

test("optional fields are known, and rates have their unit", () => {
  expect(fieldOf(schema, "Hosts", "n_cores_per_host").optional).toBe(true);
  expect(fieldOf(schema, "Hosts", "n_hosts").optional).toBe(false);
  const unit = (object: string, name: string) => fieldOf(schema, object, name).unit;
  expect([
    unit("Hosts", "storage_gbit_per_s_per_host"),
    unit("Hosts", "ghz_per_core"),
    unit("Backup", "read_mb_per_s"),
    unit("AntivirusScan", "mb_per_s_per_desktop"),
    unit("PowerOn", "on_arrival_per_minute"),
    unit("LoadTest", "io_kib"),
    unit("Pool", "data_growth_fraction_per_year"),
  ]).toEqual(["Gbit/s per host", "GHz", "MB/s", "MB/s per desktop", "per minute", "KiB", "% per year"]);
});

test("help is a message, never the English description of the schema", () => {
  expect(fieldOf(schema, "Pool", "profile_id").help).toBe("");
  expect(fieldOf(schema, "Hosts", "ghz_per_core").help).toBe("");
});

test("a field missing from the schema is plain text", () => {
  expect(fieldOf(schema, "Pool", "color")).toMatchObject({ kind: "text", help: "", unit: "" });
});
