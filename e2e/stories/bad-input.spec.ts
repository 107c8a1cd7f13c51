/* What cannot be is said at the field: what was given, and what is allowed. */
import { expect, test } from "../fixtures";
import { ScenarioPage } from "../pages/scenario";

test("zero desktops are rejected at the field, and nothing is saved", async ({ page }) => {
  const scenario = new ScenarioPage(page);
  await scenario.openSample("Acme Corporation, fortnight on ONTAP 8.0.1");
  await scenario.showPart("Desktops");
  const field = page.getByRole("textbox", { name: "Desktops" });
  const before = await field.inputValue();
  await field.fill("0");
  await expect(field).toHaveAccessibleDescription(/given: 0; allowed: at least 1/);
  await expect(scenario.verdict).toContainText("to see results");
  await expect(page.getByText("not saved: fix the marked field")).toBeVisible();
  await field.fill(before);
  await scenario.isAnswered();
  await expect(scenario.saved).toBeVisible();
});

test("an impossible event shows the problem on its card, and the verdict links to it", async ({ page }) => {
  const scenario = new ScenarioPage(page);
  await scenario.openSample("Acme Corporation, fortnight on ONTAP 8.0.1");
  await scenario.event("first-power-on").press("Delete"); // without it, logins find no desktops
  await expect(scenario.verdict).toContainText("to see results");
  await scenario.verdict.getByRole("button", { name: "Show field" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "allowed:" }).first()).toBeVisible();
  await page.keyboard.press("Control+z");
  await scenario.isAnswered();
});

test("an unknown URL offers a way back", async ({ page }) => {
  await page.goto("/scenarios/00000000-0000-7000-8000-000000000000");
  await expect(page.getByRole("alert")).toContainText("Not found");
  await page.getByRole("link", { name: "Go to projects" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();
});
