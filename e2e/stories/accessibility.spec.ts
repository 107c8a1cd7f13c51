/* Every page, in both colour schemes, as a machine can check it; and no page wider than the screen. */
import { expect, test } from "../fixtures";
import { ScenarioPage } from "../pages/scenario";

const places = [
  "/projects",
  "/evidence",
  "/catalog/arrays",
  "/catalog/workloads",
  "/catalog/deployments",
  "/catalog/sources",
  "/catalog/prices",
  "/nowhere",
];
const parts = ["Desktops", "Storage", "Goals", "Week"] as const;

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const place of places) {
      test(`${place} is accessible`, async ({ page, expectAccessible }) => {
        await page.goto(place);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.waitForLoadState("networkidle");
        await expectAccessible();
        await expectNoSidewaysScroll(page);
      });
    }

    test("the scenario is accessible in all its parts", async ({ page, expectAccessible }) => {
      test.slow();
      const scenario = new ScenarioPage(page);
      await scenario.openSample();
      for (const part of parts) {
        await scenario.showPart(part);
        await expectAccessible();
        await expectNoSidewaysScroll(page);
      }
      await scenario.card("First login").getByRole("button").click();
      await page.getByRole("button", { name: "As a table" }).click();
      await expectAccessible();
    });
  });
}

async function expectNoSidewaysScroll(page: ScenarioPage["page"]): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, "pixels beyond the right edge").toBeLessThanOrEqual(0);
}
