/* The same figure everywhere: on the panel, in the API's answer and in the report of one run. */
import { execFileSync } from "node:child_process";
import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures";
import { ScenarioPage } from "../pages/scenario";

interface Phase {
  label: string;
  phase: string;
  figures: Record<string, number>;
}

/** Columns of the panel, and the figure of the API that each shows. */
const columns = {
  Reads: "reads_iops",
  Writes: "writes_iops",
  Read: "read_mb_per_s",
  Written: "write_mb_per_s",
  "Read time": "host_read_latency_ms",
  "Write time": "host_write_latency_ms",
};

const compact = (words: string) => words.replace(/\s+/g, "");

/** Half a step of the last digit that is written. */
function rounding(text: string): number {
  const decimals = text.split(".")[1]?.length ?? 0;
  return 0.5 * 10 ** -decimals * 1.001;
}

/** The line of a table of the report that begins with a phase, or with the first day that shows the same. */
function lineOf(report: string, caption: string, labels: readonly string[]): string {
  const from = report.search(new RegExp(`Table \\d+ +${caption}`));
  expect(from, caption).toBeGreaterThan(0);
  const table = report.slice(from).split(/Table \d+/)[1] ?? "";
  const lines = table.split("\n").map(compact);
  for (const label of labels.map(compact)) {
    const line = lines.find((each) => each.startsWith(label));
    if (line !== undefined) return line.slice(label.length);
  }
  return "";
}

/** The row of a phase, or that of the first day with the same figures. */
async function rowOf(table: Locator, labels: readonly string[]): Promise<Locator> {
  for (const name of labels) {
    const row = table
      .getByRole("row")
      .filter({ has: table.page().getByRole("button", { name, exact: true }) });
    if ((await row.count()) > 0) return row;
  }
  throw new Error(`no row for ${labels[0]}`);
}

test("panel, report and API agree for every phase of a run", async ({ page }) => {
  test.slow();
  const scenario = new ScenarioPage(page);
  await scenario.openSample();
  const link = page.getByRole("link", { name: "Report (PDF)", exact: true });
  await expect(link).toBeVisible({ timeout: 45_000 });
  const address = (await link.getAttribute("href")) ?? "";
  const run = await (await page.request.get(address.replace(/\/report$/, ""))).json();
  const download = await scenario.downloadReport();
  const report = execFileSync("pdftotext", ["-layout", await download.path(), "-"], { encoding: "utf8" });

  const table = page.getByRole("region", { name: "Figures per phase, table" });
  const heads = await table
    .getByRole("columnheader")
    .evaluateAll((cells) => cells.map((cell) => (cell.firstChild?.textContent ?? "").trim()));
  const storms = (run.result.phases as Phase[]).filter(
    ({ phase }) => phase !== "steady_state" && phase !== "idle",
  );
  expect(storms.length).toBeGreaterThan(4);
  for (const { label, figures } of storms) {
    const eventOf = (of: string) => of.replace(/^.*?\d\d:\d\d /, "");
    const days = [label, ...storms.map((each) => each.label).filter((of) => eventOf(of) === eventOf(label))];
    const row = await rowOf(table, days);
    const cells = await row
      .getByRole("cell")
      .evaluateAll((all) => all.map((cell) => (cell.firstElementChild?.textContent ?? "").trim()));
    const shown = Object.entries(columns).map(([head, figure]) => {
      const text = cells[heads.indexOf(head) - 1] ?? "";
      const value = Number(text.replaceAll(",", ""));
      expect(Math.abs(value - (figures[figure] ?? Number.NaN)), `${label}, ${head}: ${text}`).toBeLessThan(
        rounding(text),
      );
      return text;
    });
    const [reads, writes, read, written, readTakes, writeTakes] = shown;
    const load = lineOf(report, "Load in each phase", days);
    expect(load, `load of ${label} in the report`).toContain(`${reads}${writes}`);
    expect(load.endsWith(`${read}${written}`), `${label}: ${load} ends with ${read} and ${written}`).toBe(
      true,
    );
    const response = lineOf(report, "Response time in each phase", days);
    expect(response, `response time of ${label} in the report`).toContain(`${readTakes}${writeTakes}`);
  }
});

test("a figure expands to the terms that add up to it and to their sources", async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  const scenario = new ScenarioPage(page);
  await scenario.openSample();
  await scenario
    .row(/^Mon, Jun 6 07:00 Reboot all VMs/)
    .getByTitle("Show calculation")
    .first()
    .press("Enter");
  const drawer = page.getByRole("dialog", { name: "Calculation" });
  await expect(drawer).toContainText("Mon, Jun 6 07:00 Reboot all VMs");
  const terms = drawer.getByRole("table", { name: /^Terms in the calculation of/ });
  await drawer.getByRole("combobox", { name: "Figure" }).selectOption({ label: "Read response time" });
  await expect(terms.getByRole("row").first()).toContainText("Waiting for the controller CPU");
  await expect(terms.getByRole("row", { name: "Total" })).toContainText(/\d ms$/);
  await expect(drawer).toContainText("CPU time per read");
  await expect(drawer.getByText("calibrated").first()).toBeVisible();
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();

  await scenario.showWeek(2);
  await scenario.card("Mon, Jun 6 08:00").getByRole("button").first().click();
  const mean = scenario.card("Mon, Jun 6 08:00").locator("[data-figure=login_mean_s]");
  const said = await mean.innerText();
  await mean.click();
  await expect(terms.getByRole("row", { name: "Total" })).toContainText(said);
  await expect(terms).toContainText("Guest processing");
});
