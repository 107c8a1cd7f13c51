import { expect, test } from "vitest";
import { scenarioSchema as schema } from "@/test/fixtures";
import { choiceLabel, fieldOf } from "./fields";

test("label, unit, help and limits follow from the schema", () => {
  expect(fieldOf(schema, "Pool", "n_desktops")).toMatchObject({
    label: "Desktops",
    unit: "",
    kind: "number",
    whole: true,
    help: "Number of virtual desktops, each with one user.",
    limits: "at least 1, at most 100000",
  });
});

test("fractions are shown as percent", () => {
  expect(fieldOf(schema, "Goals", "login_min_good_fraction")).toMatchObject({
    label: "Login min good",
    unit: "%",
    factor: 100,
    limits: "at least 0 %, at most 100 %",
  });
});

test("times that may last for days are shown in minutes, others in seconds", () => {
  expect(fieldOf(schema, "Login", "window_s")).toMatchObject({
    label: "Window",
    unit: "min",
    factor: 1 / 60,
  });
  expect(fieldOf(schema, "Goals", "login_good_s")).toMatchObject({ unit: "s", factor: 1 });
});

test("the scenario's own fields stand at the root", () => {
  expect(fieldOf(schema, "", "time_zone")).toMatchObject({
    label: "Time zone",
    kind: "text",
    standard: "UTC",
  });
});

test("choices are read as words", () => {
  expect(fieldOf(schema, "Pool", "clone_type")).toMatchObject({
    kind: "choice",
    choices: ["deduplicated", "full"],
  });
  expect(choiceLabel("idle_never_used")).toBe("Idle never used");
});

test("a field that the schema does not hold is plain text", () => {
  expect(fieldOf(schema, "Pool", "colour")).toMatchObject({ kind: "text", help: "", unit: "" });
});
