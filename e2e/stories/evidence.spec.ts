/* Where a number comes from has an answer on the screen. */
import { readFileSync } from "node:fs";
import { expect, test } from "../fixtures";
import { pick } from "../pages/select";

test("the evidence is summarized, filtered and exported", async ({ page }) => {
  await page.goto("/evidence");
  await expect(page.getByText(/\d+ of \d+ measured values from/)).toBeVisible({ timeout: 60_000 });
  await pick(page.getByRole("combobox", { name: "Phase" }), "Power-on");
  await expect(page).toHaveURL(/phase=power_on/);
  const table = page.getByRole("region", { name: "Measured and predicted, table" });
  await expect(table.getByRole("row").nth(1)).toContainText("Power-on");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "CSV", exact: true }).click(),
  ]);
  const lines = readFileSync(await download.path(), "utf8")
    .trim()
    .split("\r\n");
  expect(lines[0]).toMatch(/^id,system,source,table,phase,metric,unit,measured/);
  expect(lines.slice(1).every((line) => line.includes("power_on"))).toBe(true);
});

test("a value of the catalog shows its status and source", async ({ page }) => {
  await page.goto("/catalog/arrays");
  await page.getByRole("button", { name: "NetApp FAS3270", exact: true }).click();
  const facts = page.getByRole("region", { name: "Values for NetApp FAS3270, table" });
  await expect(facts.getByRole("row", { name: /Port/ }).first()).toContainText(/stated|specified|assumed/);
  await page.getByRole("link", { name: "Sources" }).click();
  await expect(page.getByRole("region", { name: /TR-3949|VMware View/ }).first()).toBeVisible();
});
