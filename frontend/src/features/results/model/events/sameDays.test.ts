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

test("days with different figures are one row, which names and shows the worst day", () => {
  const slower: Result = {
    ...alike,
    phases: alike.phases.map((phase) =>
      phase.id === second?.id && phase.experience
        ? { ...phase, experience: { ...phase.experience, mean_s: 60 } }
        : phase,
    ),
  };
  const { rows, zone } = phaseTable(acme, slower, []);
  const [row, ...others] = together(rows, zone).filter(({ phase }) => phase.phase === "tuesday_login");
  expect(others).toEqual([]);
  expect(row?.phase.id).toBe(second?.id);
  expect(row?.range).toMatch(/^Worst day: Tue, Jun 7 · all days: .* – 60 s$/);
});

test("a row of several days has the highest figure of all days in each column, and opens the day that it is from", () => {
  const changed = (phase: Result["phases"][number]): Result["phases"][number] => {
    if (phase.id === first?.id) return { ...phase, figures: { ...phase.figures, reads_iops: 99_000 } };
    if (phase.id !== second?.id || phase.experience === null) return phase;
    return { ...phase, experience: { ...phase.experience, mean_s: 60 } };
  };
  const { columns, rows, zone } = phaseTable(acme, { ...alike, phases: alike.phases.map(changed) }, []);
  const [row] = together(rows, zone).filter(({ phase }) => phase.phase === "tuesday_login");
  const cell = (id: string) => row?.cells[columns.findIndex((column) => column.id === id)];
  expect(cell("reads_iops")).toMatchObject({ predicted: "99,000", phaseId: first?.id });
  expect(cell("login_mean")).toMatchObject({ predicted: "60 s", phaseId: second?.id });
});

test("measured days keep their own rows", () => {
  const { rows, zone } = phaseTable(acme, alike, []);
  const measured = rows.map((row) =>
    row.phase.id === first?.id
      ? { ...row, cells: row.cells.map((cell) => ({ ...cell, measured: "14,470" })) }
      : row,
  );
  const shown = together(measured, zone).filter(({ phase }) => phase.phase === "tuesday_login");
  expect(shown.map(({ days }) => days)).toEqual([null, null]);
});
