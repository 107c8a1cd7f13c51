import { expect, test } from "vitest";
import { acme, acmeEvidence, acmePreview } from "@/test/fixtures";
import { loginRows } from "./loginExperience";
import { isSameSystem, measuredFor, relativeError } from "./measured";
import { csvOfPhases, phaseTable, together } from "./phaseTable";

const phases = acmePreview.result.phases;
const firstLogin = phases.find(({ phase }) => phase === "first_login") as (typeof phases)[number];

test("rows belong to an array and its firmware", () => {
  expect(isSameSystem("fas3270-ontap-8.1", acme)).toBe(true);
  expect(isSameSystem("fas3270-ontap-8.0.1", acme)).toBe(false);
  expect(isSameSystem("fas3270", acme)).toBe(false);
});

test("the array's own counters stand beside rates, the hosts' beside host latency", () => {
  const measured = measuredFor(firstLogin, acme, acmeEvidence);
  expect(measured.get("reads_iops")?.low).toBe(14_470);
  expect(measured.get("host_read_latency_ms")?.low).toBe(51);
  expect(measured.get("login_mean_s")?.low).toBe(25);
});

test("nothing is compared when the study had another number of desktops or another firmware", () => {
  expect(measuredFor({ ...firstLogin, n_desktops: 100 }, acme, acmeEvidence).size).toBe(0);
  const other = { ...acme, array: { ...acme.array, firmware_id: "ontap-8.0.1" } };
  expect(measuredFor(firstLogin, other, acmeEvidence).size).toBe(0);
});

test("inside a measured range there is no error", () => {
  const row = acmeEvidence[0] as (typeof acmeEvidence)[number];
  expect(relativeError(11, { low: 10, high: 12, row })).toBe(0);
  expect(relativeError(9, { low: 10, high: 12, row })).toBeCloseTo(-0.1);
  expect(relativeError(15, { low: 10, high: 12, row })).toBeCloseTo(0.25);
});

test("the table puts the measured number and the error under the predicted one", () => {
  const { columns, rows, hasMeasured } = phaseTable(acme, acmePreview.result, acmeEvidence);
  expect(hasMeasured).toBe(true);
  const cells = rows.find((row) => row.phase.id === firstLogin.id)?.cells ?? [];
  const cell = (id: string) => cells[columns.findIndex((column) => column.id === id)];
  expect(cell("reads_iops")).toMatchObject({ measured: "14,470", isCalibrated: true });
  expect(cell("reads_iops")?.predicted).toMatch(/^1[34],\d{3}$/);
  expect(cell("controller_cpu")).toMatchObject({ measured: "95 %", error: "−7 pt" });
  expect(cell("duration")?.measured).toBe("");
});

test("the file holds every phase with plain numbers", () => {
  const { header, lines } = csvOfPhases(phaseTable(acme, acmePreview.result, acmeEvidence));
  expect(lines).toHaveLength(phases.length);
  expect(lines.every((line) => line.length === header.length)).toBe(true);
  expect(header.slice(6, 8)).toEqual(["reads_iops", "reads_iops measured"]);
});

test("there is a column for each tier that the array has, and for the hosts when they are judged", () => {
  const tiered = structuredClone(acmePreview.result);
  for (const { figures } of tiered.phases)
    for (const use of figures.components) if (use.component === "drives") use.component = "flash";
  const ids = (result: typeof tiered) => phaseTable(acme, result, []).columns.map(({ id }) => id);
  expect(ids(acmePreview.result)).toContain("drives");
  expect(ids(tiered)).toContain("flash");
  expect(ids(tiered)).not.toContain("drives");
});

test("pools that go through an event with the same figures share a row, others are told apart", () => {
  const pools = (change: Partial<typeof firstLogin>) => {
    const twice = structuredClone(acmePreview.result);
    twice.phases.push({ ...firstLogin, id: "first-login-2", pool_ids: ["boston"], ...change });
    const rows = together(phaseTable(acme, twice, []).rows);
    return rows.filter(({ label }) => label === firstLogin.label).map((row) => row.pools);
  };
  expect(pools({})).toEqual([["Acme knowledge users", "boston"]]);
  expect(pools({ duration_s: 1 })).toEqual([["Acme knowledge users"], ["boston"]]);
});

test("login experience stands beside what the users of the study had", () => {
  const [first] = loginRows(acme, acmePreview.result, acmeEvidence);
  expect(first?.measured).toEqual({ good: 0.45, fair: 0.52, poor: 0.03 });
  expect(first?.measuredFigures).toBe("mean 25 s, longest 77 s");
  expect(first?.who).toBe("2,500 users");
});
