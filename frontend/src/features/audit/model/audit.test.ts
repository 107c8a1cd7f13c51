import { expect, test } from "vitest";
import { actorOf, filterOf, subjectOf, verdictInWords } from "./audit";

test("the filter includes both local days and omits empty values", () => {
  const { from, to, ...rest } = filterOf({ from: "2026-11-22", to: "2026-11-22", action: " ", who: "" });
  expect(rest).toEqual({});
  expect(Date.parse(to as string) - Date.parse(from as string)).toBe(24 * 3600 * 1000);
  expect(new Date(from as string).getHours()).toBe(0);
  expect(filterOf({ action: " create_run ", who: "Ann" })).toEqual({
    action: "create_run",
    actor_name: "Ann",
  });
});

test("the actor is a user name or a kind of actor", () => {
  expect(actorOf({ actor_kind: "session", actor_name: "Ann" })).toBe("Ann");
  expect(actorOf({ actor_kind: "api_key", actor_name: "CRM" })).toBe("CRM (API key)");
  expect(actorOf({ actor_kind: "worker", actor_name: "worker" })).toBe("the service");
});

test("the subject is shortened", () => {
  expect(subjectOf({ subject_kind: "scenario", subject_id: "0190f3aa-0000-7000-8000-00000000abcd" })).toBe(
    "scenario …00000000abcd",
  );
  expect(subjectOf({ subject_kind: "", subject_id: "" })).toBe("");
});

test("the verification result names the first broken entry", () => {
  const verdict = { holds: true, n_entries: 1, first_broken: null, head_number: 1, head_mac: "" };
  expect(verdictInWords(verdict)).toBe("1 entry verified: the log is intact");
  expect(verdictInWords({ ...verdict, holds: false, first_broken: 7 })).toMatch(/^Entry 7 was changed/);
});
