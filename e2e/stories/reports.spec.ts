/* The answer in every report format, with the branding of the organization. */
import { readFileSync } from "node:fs";
import { expect, test } from "../fixtures";
import { ScenarioPage } from "../pages/scenario";

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" rx="6" fill="#005f73"/><circle cx="20" cy="20" r="12" fill="#fff"/></svg>';

test("@long a finished week is exported as slides, workbook and series with custom branding", async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  await page.goto("/settings/branding");
  await page.getByLabel("Prepared by").fill("Sturm & Partner");
  await page.getByLabel("Primary color").fill("#ffd166");
  await page.getByLabel("Primary color").press("Tab");
  await page.getByRole("button", { name: "Save design" }).click();
  await expect(page.getByText(/4\.5/)).toBeVisible();
  await page.getByLabel("Primary color").fill("#005f73");
  await page.getByLabel("Accent color").fill("#9b2226");
  await page.getByLabel("Cover text").fill("Prepared for the board. Prices are estimates.");
  await page.getByRole("button", { name: "Save design" }).click();
  await expect(page.getByText("The design applies to new reports.")).toBeVisible();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(LOGO) });
  await expect(page.getByText(/\d+ × \d+ pixels/)).toBeVisible();
  await expect(page.getByRole("img", { name: "Logo" })).toBeVisible();
  await expectAccessible();

  const scenario = new ScenarioPage(page);
  await scenario.openSample();
  for (const [label, begins, ending] of [
    ["Slides (PPTX)", "PK", ".pptx"],
    ["Workbook (XLSX)", "PK", ".xlsx"],
    ["Series (CSV)", "", ".csv"],
    ["All data (JSON)", "{", ".json"],
  ] as const) {
    await page.getByRole("button", { name: "More report formats" }).click();
    const coming = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: label }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(new RegExp(`\\${ending}$`));
    expect(readFileSync(await file.path(), "latin1").startsWith(begins)).toBe(true);
  }

  await page.goto("/settings/branding");
  await page.getByRole("button", { name: "Reset to default" }).click();
  await expect(page.getByLabel("Prepared by")).toHaveValue("");
});
