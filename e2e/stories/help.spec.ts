/* Help opens the page on what is shown, in another tab. */
import { expect, type Page, test } from "../fixtures";
import { ScenarioPage } from "../pages/scenario";

async function opened(page: Page, act: () => Promise<void>): Promise<Page> {
  const [help] = await Promise.all([page.context().waitForEvent("page"), act()]);
  await help.waitForLoadState();
  return help;
}

test("help opens the page on what is shown, and its search finds a word", async ({ page }) => {
  await new ScenarioPage(page).openSample();
  const link = page.getByRole("link", { name: "Help", exact: true });
  await expect(link).toHaveAttribute("hreflang", "en");
  const calendar = await opened(page, () => link.click());
  await expect(calendar.getByRole("heading", { level: 1, name: "Edit the calendar" })).toBeVisible();

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search scenarios, pages, and actions" }).fill("help");
  const again = await opened(page, () => page.keyboard.press("Enter"));
  await expect(again.getByRole("heading", { level: 1, name: "Edit the calendar" })).toBeVisible();

  await again.keyboard.press("Control+k");
  await again.keyboard.type("latency");
  await expect(again.getByText(/\d+ results/)).toBeVisible();
});
