/* The main job: move an event, see what it changes, take the report away. */
import { execFileSync } from "node:child_process";
import { expect, test } from "../fixtures";
import { ScenarioPage } from "../pages/scenario";

test("an earlier reboot overlaps the outage and takes longer, and the report says so", async ({ page }) => {
  test.slow();
  const scenario = new ScenarioPage(page);
  await scenario.openSample();
  await scenario.showWeek(2);
  const card = scenario.card("Reboot all VMs");
  await expect(card).toContainText("Mon, Jun 6 07:00");
  await expect(card).toContainText("21 min");

  await scenario.hold("reboot", 1, "up");
  await expect(card, "while the hand still holds it").toContainText("51 min", { timeout: 20_000 });
  await scenario.drop();

  await expect(card).toContainText("Mon, Jun 6 06:00");
  await expect(card).toContainText("51 min");
  await expect(scenario.row("Mon, Jun 6 06:00 Reboot all VMs")).toContainText("51 min");
  await expect(scenario.saved).toBeVisible();

  await page.getByRole("button", { name: "Run", exact: true }).click();
  const report = page.getByRole("link", { name: "Report (PDF)", exact: true });
  await expect(report).toBeVisible({ timeout: 45_000 });
  const download = await scenario.downloadReport();
  const text = execFileSync("pdftotext", ["-layout", await download.path(), "-"], { encoding: "utf8" });
  expect(text).toContain("Acme Corporation");
  expect(text).toContain("Reboot all VMs");
  expect(text).toMatch(/06:00/);
  expect(text).toMatch(/51 min/);
});
