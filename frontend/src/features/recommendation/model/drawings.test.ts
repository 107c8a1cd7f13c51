import { expect, test } from "vitest";
import type { Runway } from "@/api/types";
import { acme, acmeRanges, acmeRunway, acmeSensitivity } from "@/test/fixtures";
import { phaseLines, rangeChart } from "./monteCarloView";
import { curveTable, runwayView, yearLines } from "./runwayView";
import { nearestGoal, notable, tornadoRows } from "./tornado";

test("the grade bands are contiguous and cover the whole curve", () => {
  const { bands, domain } = runwayView(acmeRunway);
  expect(bands.map(({ grade }) => grade)).toEqual(["good", "fair", "poor"]);
  expect(bands[0]?.from).toBe(domain[0]);
  expect(bands.at(-1)?.to).toBe(domain[1]);
  expect(bands[1]).toMatchObject({
    from: acmeRunway.turns_fair?.n_desktops,
    to: acmeRunway.turns_poor?.n_desktops,
  });
});

test("the current count and the thresholds are marked in order, each with its event", () => {
  const labels = runwayView(acmeRunway).marks.map(({ label }) => label);
  expect(labels).toEqual([
    "meets goals up to 1,350",
    "fair from 1,360: Mon, May 30 08:00 First login",
    "poor from 2,060: Mon, May 30 08:00 First login",
    "now: 2,500",
  ]);
});

test("an array that turns poor at once has no fair mark, and one that never turns has no mark", () => {
  const atOnce: Runway = { ...acmeRunway, turns_fair: acmeRunway.turns_poor };
  expect(runwayView(atOnce).marks.some(({ tone }) => tone === "fair")).toBe(false);
  const never: Runway = { ...acmeRunway, turns_fair: null, turns_poor: null };
  expect(runwayView(never).marks.map(({ tone }) => tone)).toEqual(["plain", "now"]);
});

test("the events closest to their goals are labeled, including the worst", () => {
  const named = runwayView(acmeRunway).lines.filter(({ name }) => name !== "");
  expect(named).toHaveLength(3);
  expect(named.map(({ name }) => name)).toContain("Mon, May 30 08:00 First login");
});

test("years are drawn if there is more than one", () => {
  expect(runwayView(acmeRunway).years).toEqual([]);
  const [first] = acmeRunway.years;
  if (first === undefined) throw new Error("the fixture has a year");
  const years = [
    { ...first, year: 2011, n_desktops: 1300 },
    { ...first, year: 2012, n_desktops: 1430 },
    { ...first, year: 2013, n_desktops: 99_999 },
  ];
  expect(runwayView({ ...acmeRunway, years }).years).toEqual([
    { at: 1300, label: "2011" },
    { at: 1430, label: "2012" },
  ]);
  expect(yearLines(acmeRunway)[0]?.why).toBe(
    "Mon, May 30 08:00 First login: Poor logins 34%, goal 1% · Host capacity is insufficient.",
  );
});

test("the table of the curve names the event with the smallest margin", () => {
  const { rows } = curveTable(acmeRunway);
  expect(rows).toHaveLength(acmeRunway.curve.length);
  expect(rows.at(-1)?.cells).toEqual(["poor", "over by 33 × the goal", "Mon, May 30 08:00 First login"]);
});

test("all bars of the tornado share an axis that includes the goal, and say where the verdict changes", () => {
  const rows = tornadoRows(acmeSensitivity);
  expect(new Set(rows.map(({ bar }) => bar.domain.join()))).toHaveLength(1);
  expect(rows[0]?.bar.domain[1]).toBe(0);
  const desktops = rows.find(({ label }) => label === "Desktops");
  expect(desktops).toMatchObject({ now: "2,500", range: "2,250 to 2,750", flip: "1,349 (−46%)" });
  expect(desktops?.room).toMatch(/^over by [\d.]+ × the goal … over by [\d.]+ × the goal$/);
  expect(desktops?.bar.low).toBeGreaterThan(desktops?.bar.high ?? 0);
  expect(rows.find(({ label }) => label === "Controller CPU of a write")?.flip).toBe("");
});

test("only inputs that change the margin or the verdict are shown at first", () => {
  const rows = tornadoRows(acmeSensitivity);
  const few = notable(acmeSensitivity, rows);
  expect(few.length).toBeLessThan(rows.length);
  for (const row of rows) if (row.flip !== "") expect(few).toContain(row);
});

test("the reason for a grade starts with the closest goal", () => {
  const login = acmeSensitivity.events.find(({ phase_id }) => phase_id === "first-login");
  expect(login && nearestGoal(login)).toBe("Poor logins 34%, goal 1%");
});

test("storms are listed with their spread, and idle phases only if they miss a goal", () => {
  const lines = phaseLines(acmeRanges);
  expect(lines.map(({ id }) => id)).toEqual(["deploy", "first-login"]);
  expect(lines[1]?.holds).toBe("meets goals in 0% of cases");
  const mean = lines[1]?.figures.find(({ name }) => name === "login_mean_s");
  expect(mean?.label).toBe("Mean login time");
  const phases = acmeRanges.phases.map((phase) => ({
    ...phase,
    holds: { fraction: 0.5, low: 0.4, high: 0.6 },
  }));
  expect(phaseLines({ ...acmeRanges, phases })).toHaveLength(3);
});

test("a bucket of the bands is drawn from its start to its end, in the calendar's time zone", () => {
  const { panels, axis } = rangeChart(acmeRanges, acme);
  const points = panels[0]?.series[0]?.points ?? [];
  const [from = 0, to = 0] = acmeRanges.bands.edges_s;
  expect(points[0]?.at).toBe(axis.from + from * 1000);
  expect(points[1]?.at).toBe(axis.from + to * 1000 - 1);
  expect(points[0]?.high).toBe(acmeRanges.bands.total_iops.p90[0]);
  expect(panels[1]?.series[0]?.points[0]?.mean).toBeNull();
  expect(panels[1]?.ceilings[0]?.label).toBe("goal 20 ms");
});
