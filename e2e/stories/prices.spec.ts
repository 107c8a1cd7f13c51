/* Custom prices: every later answer uses them, until they are removed. */
import { readFileSync } from "node:fs";
import { expect, test } from "../fixtures";
import { ScenarioPage } from "../pages/scenario";

test("a price change updates the cost at once, and the illustrative list can be restored", async ({
  page,
  expectAccessible,
}) => {
  const scenario = new ScenarioPage(page);
  await page.goto("/catalog/prices");
  await page.getByRole("searchbox", { name: "Search vendor, array or part" }).fill("fas3270");
  await page.getByRole("textbox", { name: "NetApp FAS3270: Controller" }).fill("90000");
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Our prices");
  await page.getByRole("button", { name: "Save price list" }).click();
  await expect(page.getByRole("region", { name: "Your price list" })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "JSON" }).click(),
  ]);
  const list = JSON.parse(readFileSync(await download.path(), "utf8"));
  expect(list.arrays["netapp-fas3270"].controller).toBe(90_000);

  await scenario.openSample();
  await expect(scenario.verdict).toContainText("Our prices");
  const [price] = (await scenario.verdict.innerText()).match(/[\d,]+(?= USD)/) ?? [];
  await scenario.verdict.getByRole("button", { name: /per desktop/ }).click();
  const bill = page.getByRole("dialog", { name: "Bill of materials" });
  await expect(bill.getByRole("row", { name: /^Controller \(NetApp FAS3270\)/ })).toContainText("90,000");
  await expect(bill.getByRole("row", { name: /^Total/ }).first()).toContainText(price ?? "no price");
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(bill).toBeHidden();
  await page.goto("/catalog/prices");
  await page.getByRole("button", { name: "Reset to illustrative list" }).click();
  await expect(page.getByRole("region", { name: "Illustrative price list" })).toBeVisible();
  await scenario.openSample();
  await expect(scenario.verdict).toContainText("illustrative, not a quote");
});
