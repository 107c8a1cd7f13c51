import { expect, test } from "vitest";
import type { AdvisedChange } from "@/api/types";
import { acmeAdvice } from "@/test/fixtures";
import { adviceByEvent } from "./adviceByEvent";

const [change] = acmeAdvice.changes;
if (change === undefined) throw new Error("the sample has changed");

const minutes = (n: number) => ({ label: "Duration", value: 60 * n, unit: "s" });
const reboot: AdvisedChange = {
  ...change,
  margin_before: -0.05,
  margin_after: 0.03,
  event: {
    label: "Nightly reboot, London",
    is_worst: false,
    figure_before: minutes(14),
    figure_after: minutes(10),
    grade_before: "fair",
    grade_after: "good",
  },
};

test("a change is listed with the figure of its event, and the smallest margin of the week", () => {
  const [shown] = adviceByEvent({ ...acmeAdvice, changes: [reboot] }).changes;
  expect(shown).toMatchObject({ grade_before: "fair", grade_after: "good" });
  expect(shown?.figure_before.value).toBe(840);
  expect(shown?.figure_after).toMatchObject({
    value: 600,
    label: "Nightly reboot, London: Duration · Smallest margin of the week: −5% → 3%",
  });
});

test("a change of the array, and an answer from an older version, shows the worst event", () => {
  const old = { ...reboot, event: null, margin_after: -0.05 };
  const [shown] = adviceByEvent({ ...acmeAdvice, changes: [old] }).changes;
  expect(shown?.figure_after).toMatchObject({
    value: change.figure_after.value,
    label: `${acmeAdvice.worst_phase_label}: Mean login time · Smallest margin of the week: −5%, unchanged`,
  });
});
