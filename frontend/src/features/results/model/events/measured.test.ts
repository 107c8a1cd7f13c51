import { expect, test } from "vitest";
import { acme, acmePreview } from "@/test/fixtures";
import { loginRows } from "./loginExperience";
import { measuredByPhase } from "./measured";
import { csvOfPhases, phaseTable, together } from "./phaseTable";

const phases = acmePreview.result.phases;
const firstLogin = phases.find(({ phase }) => phase === "first_login") as (typeof phases)[number];

const measured = acmePreview.measured;

test("measurements are found by phase and metric", () => {
  const ofPhase = measuredByPhase(measured);
  expect(ofPhase(firstLogin.id).get("reads_iops")?.low).toBe(14_470);
  expect(ofPhase("nowhere").size).toBe(0);
});

test("the table shows the measurement and the error under the prediction", () => {
  const { columns, rows, hasMeasured } = phaseTable(acme, acmePreview.result, measured);
  expect(hasMeasured).toBe(true);
  const cells = rows.find((row) => row.phase.id === firstLogin.id)?.cells ?? [];
  const cell = (id: string) => cells[columns.findIndex((column) => column.id === id)];
  expect(cell("reads_iops")).toMatchObject({ measured: "14,470", provesLittle: true });
  expect(cell("reads_iops")?.predicted).toMatch(/^1[34],\d{3}$/);
  expect(cell("controller_cpu")).toMatchObject({ measured: "95%", error: "−7 pts" });
  expect(cell("duration")?.measured).toBe("");
});

test("the file has every phase with plain numbers", () => {
  const { header, lines } = csvOfPhases(phaseTable(acme, acmePreview.result, measured));
  expect(lines).toHaveLength(phases.length);
  expect(lines.every((line) => line.length === header.length)).toBe(true);
  expect(header.slice(6, 9)).toEqual(["reads_iops", "reads_iops measured", "reads_iops error"]);
  const reboot = lines.find(([, label]) => label === "Mon, Jun 6 07:00 Reboot all VMs");
  expect(reboot?.[header.indexOf("reads_iops measured")]).toBe(36_085);
  expect(reboot?.[header.indexOf("duration_s error")]).toBeCloseTo(0, 4);
  const monday = lines.find(([phase]) => phase === "monday_login");
  expect(monday?.[header.indexOf("controller_cpu_fraction measured")]).toBe("0.61 to 0.73");
});

test("there is a column for each tier of the array, and for the hosts if they are judged", () => {
  const tiered = structuredClone(acmePreview.result);
  for (const { figures } of tiered.phases)
    for (const use of figures.components) if (use.component === "drives") use.component = "flash";
  const ids = (result: typeof tiered) => phaseTable(acme, result, []).columns.map(({ id }) => id);
  expect(ids(acmePreview.result)).toContain("drives");
  expect(ids(tiered)).toContain("flash");
  expect(ids(tiered)).not.toContain("drives");
});

test("pools with the same figures for an event share a row, and others have their own", () => {
  const pools = (change: Partial<typeof firstLogin>) => {
    const twice = structuredClone(acmePreview.result);
    twice.phases.push({ ...firstLogin, id: "first-login-2", pool_ids: ["boston"], ...change });
    const rows = together(phaseTable(acme, twice, []).rows, acme.time_zone);
    return rows.filter(({ label }) => label === firstLogin.label).map((row) => row.pools);
  };
  expect(pools({})).toEqual([["Acme knowledge users", "boston"]]);
  expect(pools({ duration_s: 1 })).toEqual([["Acme knowledge users"], ["boston"]]);
});

test("login experience is shown next to the measurements of the study", () => {
  const [first] = loginRows(acme, acmePreview.result, measured);
  expect(first?.measured).toEqual({ good: 0.45, fair: 0.52, poor: 0.03 });
  expect(first?.measuredFigures).toBe("mean 25 s, longest 77 s");
  expect(first?.who).toBe("2,500 users");
});

test("users of equal pools are listed per pool and never added up", () => {
  const nPools = 5;
  const of = (n: number) => {
    const many = structuredClone(acmePreview.result);
    const [pool] = acme.pools as [(typeof acme.pools)[number]];
    const pools = Array.from({ length: n }, (_, i) => ({ ...pool, id: `p${i}`, name: `Pool ${i + 1}` }));
    many.phases = pools.map(({ id }) => ({ ...firstLogin, id: `first-login-${id}`, pool_ids: [id] }));
    return loginRows({ ...acme, pools }, many, [])[0]?.who;
  };
  expect(of(2)).toBe("Pool 1: 2,500 users; Pool 2: 2,500 users");
  expect(of(nPools)).toBe("5 pools with 2,500 users each");
});
