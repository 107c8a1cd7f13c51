import { expect, test } from "vitest";
import type { BrokenGoal, Candidate } from "@/api/types";
import { acmeShortlist } from "@/test/fixtures";
import { brokenInWords, whyNot } from "./goals";

const broken: BrokenGoal = {
  phase_id: "first-login",
  phase_label: "First login",
  goal: "login_max_poor_fraction",
  label: "Poor logins",
  value: 0.34,
  limit: 0.01,
  unit: "fraction",
  missing: null,
  of_storage: true,
};

test("a broken goal names the event, both numbers, and the part that was missing", () => {
  expect(brokenInWords(broken)).toBe("First login: Poor logins 34 %, goal 1 %");
  expect(brokenInWords({ ...broken, missing: "controller" })).toBe(
    "First login: Poor logins 34 %, goal 1 %, with a controller missing",
  );
});

test("a candidate says the worst of what it breaks, or that it keeps every goal", () => {
  const [family] = acmeShortlist.families;
  const { chosen, why_not_cheaper } = family?.recommendation ?? {};
  expect(whyNot(chosen as Candidate)).toBe("keeps every goal");
  expect(whyNot(why_not_cheaper?.[0] as Candidate)).toBe("Capacity: Spare capacity −46 %, goal 15 %");
});
