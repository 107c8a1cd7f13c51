import { expect, test } from "vitest";
import { acmeEvidence as rows } from "@/test/fixtures";
import {
  asLeftOut,
  errorInWords,
  header,
  independentChecks,
  leftOutInWords,
  lines,
  matching,
  measuredInWords,
  metricName,
  predictedFirst,
  predictedInWords,
  rangeOf,
  shortNames,
  tallies,
  whyNotModeled,
  withinOf,
  withTwoValues,
} from "./rows";

const row = (id: string) => rows.find((found) => found.id === id) as (typeof rows)[number];

test("rows are filtered by phase, role and tolerance together", () => {
  const found = matching(rows, { phase: "first_login", role: "calibrates", within: "no" });
  expect(found.map(({ id }) => id)).toEqual(["t10-81-host-write-latency"]);
  expect(matching(rows, {})).toHaveLength(rows.length);
});

test("a row without a prediction is neither within nor outside its tolerance", () => {
  expect(withinOf(row("t9-81-desktops"))).toBe("unsaid");
  expect(withinOf(row("t10-81-reads"))).toBe("yes");
});

test("numbers have their unit, and errors are relative or in points", () => {
  expect(measuredInWords({ ...row("t10-81-reads"), measured: [14_000, 15_000] })).toBe("14,000–15,000 IOPS");
  expect(measuredInWords({ ...row("t10-81-reads"), qualifier: "below" })).toMatch(/^below [\d,]+ IOPS$/);
  expect(errorInWords(row("t10-81-reads"))).toBe("−4%");
  expect(errorInWords(row("t10-81-cpu"))).toBe("−7 pts");
  expect(errorInWords(row("t9-81-desktops"))).toBe("");
});

test("a prediction of held-out rows has a range", () => {
  const held = { ...row("t8-81-login-mean"), predicted: 41, predicted_range: [36, 49] as [number, number] };
  expect(predictedInWords(held)).toBe("41 s (36–49 s)");
  expect(predictedInWords(row("t9-81-desktops"))).toBe("Not modeled");
});

test("a row without a prediction gives the reason", () => {
  const [calibrated, none] = [row("t10-81-reads"), { ...row("t10-81-reads"), predicted: null }];
  expect(whyNotModeled(calibrated)).toBe("");
  expect(whyNotModeled({ ...none, role: "formula" })).toMatch(/^Calculated/);
  expect(whyNotModeled({ ...none, role: "explained" })).toMatch(/^Set by the study/);
  expect(whyNotModeled({ ...none, role: "checks" })).toMatch(/no matching output/);
  expect(whyNotModeled({ ...none, same_as: "t2" })).toMatch(/^Repeats/);
});

test("two printed values are a range in either order", () => {
  const two = { ...row("t10-81-reads"), measured: [15_000, 14_000] as const };
  expect(rangeOf(two)).toEqual([14_000, 15_000]);
  expect(withTwoValues([row("t10-81-reads"), two])).toEqual([two]);
});

test("predictions without the study's own numbers can replace the others", () => {
  const borrowed = {
    ...row("t10-81-reads"),
    left_out_predicted: 9000,
    left_out_error: -0.3,
    left_out_within: false,
  };
  expect(leftOutInWords(borrowed)).toBe("9,000 IOPS");
  expect(asLeftOut([borrowed, row("t10-81-writes")]).map(({ predicted }) => predicted)).toEqual([9000, null]);
  expect(withinOf(asLeftOut([borrowed])[0] as typeof borrowed)).toBe("no");
});

test("each measurement counts once, and only if it was not used for calibration", () => {
  const check = { ...row("t10-81-reads"), role: "checks" as const, counts_with: "", same_as: "" };
  const found = independentChecks([
    check,
    { ...check, id: "sum", counts_with: check.id },
    { ...check, id: "again", same_as: check.id },
    { ...check, id: "fitted", role: "calibrates" },
    { ...check, id: "twice" },
    { ...check, id: "held-out-twice" },
  ]);
  expect(found.map(({ id }) => id)).toEqual(["t10-81-reads", "held-out-twice"]);
});

test("a study is named after the product it measured", () => {
  const systems = ["Sizing rule", "PS6100XS, 832 desktops, host cache on", "PS6100XS, 800 desktops"];
  expect(shortNames(systems.map((system_name) => ({ ...row("t10-81-reads"), system_name })))).toEqual(
    new Map([["netapp-tr3949", "PS6100XS"]]),
  );
});

test("an unmodeled quantity has its name in the study, without the unit", () => {
  const name = (metric: string, metric_label = "") => metricName({ metric, metric_label });
  expect(name("login_mean_s", "mean login time")).toBe("Mean login time");
  expect(name("controller_cpu_fraction")).toBe("Controller CPU");
  expect(name("read_mb_per_s")).toBe("Read throughput");
  expect(name("n_desktops")).toBe("Number of desktops");
});

test("the file has a cell for every column heading", () => {
  expect(lines(rows).every((line) => line.length === header.length)).toBe(true);
});

test("rows with predictions come first and are counted per phase", () => {
  const sorted = predictedFirst(rows);
  expect(sorted[0]?.predicted).not.toBeNull();
  expect(sorted.at(-1)?.predicted).toBeNull();
  const made = rows.map((each) => ({ ...each, role: "checks" as const, counts_with: "", same_as: "" }));
  const powerOn = made.filter(({ phase, within }) => phase === "power_on" && within !== null);
  expect(tallies(made).find(({ phase }) => phase === "power_on")).toEqual({
    phase: "power_on",
    label: "Power-on",
    within: powerOn.filter(({ within }) => within).length,
    predicted: powerOn.length,
  });
});
