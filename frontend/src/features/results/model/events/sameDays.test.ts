import { expect, test } from "vitest";
import type { Result } from "@/api/types";
import { acme, acmePreview } from "@/test/fixtures";
import { loginRows } from "./loginExperience";
import { phaseTable, together } from "./phaseTable";

const { result } = acmePreview;
const tuesdays = result.phases.filter(({ phase }) => phase === "tuesday_login");
const [first, second] = tuesdays;

/** The second Tuesday with the figures of the first. */
const alike: Result = {
  ...result,
  phases: result.phases.map((phase) =>
    first && phase.id === second?.id
      ? { ...first, id: phase.id, event_id: phase.event_id, starts_at: phase.starts_at, label: phase.label }
      : phase,
  ),
};

test("days of an event with the same figures are one row, with the first and the last day", () => {
  expect(tuesdays).toHaveLength(2);
  const { rows, zone } = phaseTable(acme, alike, []);
  const [row, ...others] = together(rows, zone).filter(({ phase }) => phase.phase === "tuesday_login");
  expect(others).toEqual([]);
  expect(row?.eventIds).toEqual(tuesdays.map(({ event_id }) => event_id));
  expect(row?.days).toBe("Tue, May 31 – Tue, Jun 7 · 2 days");
  expect(loginRows(acme, alike, []).filter(({ days }) => days !== null)).toHaveLength(1);
});

test("days with different figures keep their own rows", () => {
  const busier: Result = {
    ...alike,
    phases: alike.phases.map((phase) =>
      phase.id === second?.id
        ? { ...phase, figures: { ...phase.figures, reads_iops: 2 * phase.figures.reads_iops } }
        : phase,
    ),
  };
  const { rows, zone } = phaseTable(acme, busier, []);
  const shown = together(rows, zone).filter(({ phase }) => phase.phase === "tuesday_login");
  expect(shown.map(({ days }) => days)).toEqual([null, null]);
});
