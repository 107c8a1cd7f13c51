/* Per-I/O simulation of a storm: selected on the charts, simulated as a job, shown with the weekly means, and saved. */
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "../fixtures";
import { ScenarioPage } from "../pages/scenario";

const NAME = "Acme Corporation, fortnight on ONTAP 8.0.1";
const simulate = (scenario: ScenarioPage) =>
  scenario.charts.getByRole("button", { name: "Simulate every I/O" });
const answer = (page: Page, period: string) => page.getByRole("region", { name: `Every I/O, ${period}` });

test.describe.configure({ mode: "serial" });

test("a minute of a power-on storm shows percentiles next to the week's means, even after a reload", async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  const scenario = new ScenarioPage(page);
  await scenario.openSample(NAME);
  await scenario.showWeek(2);
  await scenario.showPeriod("2011-06-06T07:05:00", "2011-06-06T07:05:40");
  await expect(simulate(scenario)).toHaveAccessibleDescription(
    /^about [\d.]+ million I\/Os, 4 replications$/,
  );
  await simulate(scenario).click();
  await expect(scenario.charts.getByRole("status")).toContainText(/(Waiting for a worker|Simulating), \d+%/);
  await expect(page).toHaveURL(/window=[0-9a-f-]{36}/);

  const card = answer(page, "Mon, Jun 6 07:05:00 – 07:05:40");
  const figures = card.getByRole("region", { name: "Response times of every I/O, table" });
  await expect(figures).toBeVisible({ timeout: 90_000 });
  await scenario.charts.getByRole("button", { name: "Show results" }).click();
  await expect(card).toBeInViewport();
  await expect(card).toContainText("million I/Os · 4 replications");
  const reboot = figures.getByRole("row", { name: /Reboot all VMs.*Reads/ });
  await expect(reboot).toContainText(/agrees with the week|every I\/O [\d.]+|not compared/);
  const cells = await reboot.getByRole("cell").allInnerTexts();
  const numbers = cells.slice(4, 11).map((cell) => Number(cell.replaceAll(",", "")));
  expect(numbers, "p50 to p99.99 and the longest, ascending").toEqual([...numbers].sort((a, b) => a - b));
  expect(numbers[0]).toBeGreaterThan(0);
  await expect(card.getByRole("region", { name: "Components, table" })).toContainText("Controller CPU");
  await expect(card.getByRole("figure", { name: /^Response times of reads: p50/ })).toBeVisible();
  await scenario.isAnswered();
  await expectAccessible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    card.getByRole("button", { name: "CSV", exact: true }).click(),
  ]);
  const [head] = readFileSync(await download.path(), "utf8").split("\r\n");
  expect(head).toMatch(/^activity,operation,n_ios,fluid_mean_ms,mean_ms.*p99_99_ms,max_ms$/);

  await page.reload();
  await expect(figures).toBeVisible({ timeout: 30_000 });
  await expect(reboot).toContainText(cells[2] ?? "");
  await card.getByRole("button", { name: "View as table" }).click();
  await expect(card.getByRole("region", { name: "I/O rate, table" })).toContainText("07:05:");
});

test("@long a result stays visible after an edit and names its version", async ({ page }) => {
  const scenario = new ScenarioPage(page);
  await scenario.openSample(NAME);
  await scenario.showPart("Desktops");
  const desktops = page.getByRole("textbox", { name: "Desktops" });
  const before = await desktops.inputValue();
  await desktops.fill("2450");
  await expect(scenario.saved).toBeVisible();
  await expect(page.getByText(/^Simulated for version \d+; current version: \d+$/)).toBeVisible();
  await desktops.fill(before);
  await scenario.isAnswered();
  await expect(scenario.saved).toBeVisible();
});

test("@long a long window simulation can be canceled, and one that is too long is rejected", async ({
  page,
}) => {
  test.slow();
  const scenario = new ScenarioPage(page);
  await scenario.openSample(NAME);
  await scenario.showPeriod("2011-06-06T07:02:00", "2011-06-06T07:14:00");
  await simulate(scenario).click();
  await expect(scenario.charts.getByRole("status")).toContainText(/Simulating, \d+%/, { timeout: 30_000 });
  const period = "Mon, Jun 6 07:02 – 07:14";
  await page.reload();
  await scenario.isAnswered();
  await scenario.charts.getByRole("button", { name: "Cancel" }).click();
  await expect(answer(page, period)).toContainText("Simulation canceled");
  await expect(simulate(scenario)).toBeEnabled();

  await scenario.charts.getByText("All", { exact: true }).click();
  await scenario.isAnswered();
  await simulate(scenario).click();
  await expect(scenario.charts).toContainText(/End: .*allowed:/);
  await expect(simulate(scenario)).toBeDisabled();
});

test("a drag across the charts zooms in, and so does the keyboard", async ({ page }) => {
  const scenario = new ScenarioPage(page);
  await scenario.openSample(NAME);
  await scenario.showWeek(2);
  const cursor = scenario.charts.getByRole("slider", { name: "Time cursor of the charts" });
  await cursor.evaluate((charts) => charts.scrollIntoView({ block: "center" }));
  const box = await cursor.boundingBox();
  if (box === null) throw new Error("the charts are not on the screen");
  const [x, y] = [(share: number) => box.x + box.width * share, box.y + box.height / 4];
  await page.mouse.move(x(2 / 7), y);
  await page.mouse.down();
  await page.mouse.move(x(3 / 7), y, { steps: 8 });
  await page.mouse.up();
  await expect(scenario.charts.getByRole("heading", { level: 2 })).toContainText(/^Tue, Jun 7 0\d:.* – /);
  await scenario.isAnswered();
  const before = await scenario.charts.getByRole("heading", { level: 2 }).innerText();
  await cursor.focus();
  await page.keyboard.press("+");
  await expect(scenario.charts.getByRole("heading", { level: 2 })).not.toContainText(before);
  await scenario.isAnswered();
});
