/* Changing a scenario without a mouse, taking it back, and not losing anything to others or to a closed tab. */
import { expect, test } from "../fixtures";
import { ScenarioPage } from "../pages/scenario";

test.describe.configure({ mode: "serial" });

test("an event moves with the arrow keys, keeps the focus, and undo restores it", async ({ page }) => {
  const scenario = new ScenarioPage(page);
  await scenario.openSample("Acme Corporation, fortnight on ONTAP 8.0.1");
  await scenario.showWeek(2);
  await scenario.event("monday-login-06").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(scenario.card("Monday login")).toContainText("08:30");
  await expect(scenario.event("monday-login-06")).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(scenario.card("Monday login")).toContainText("08:00");
  await page.keyboard.press("Control+Shift+z");
  await expect(scenario.card("Monday login")).toContainText("08:30");
  await page.keyboard.press("Control+z");
  await expect(scenario.card("Monday login")).toContainText("08:00");
  await expect(scenario.saved).toBeVisible();
});

test("@long an event is added from the palette, duplicated, and deleted", async ({ page }) => {
  const scenario = new ScenarioPage(page);
  await scenario.openSample("Acme Corporation, fortnight on ONTAP 8.0.1");
  await page.getByRole("button", { name: "Maintenance" }).click();
  await expect(scenario.event("maintenance")).toBeVisible();
  await expect(scenario.card("Maintenance")).toContainText("Sun, May 29 08:00");
  await page.getByRole("button", { name: "Duplicate" }).click();
  await expect(scenario.event("maintenance-2")).toBeVisible();
  for (const id of ["maintenance-2", "maintenance"]) {
    await scenario.event(id).focus();
    await page.keyboard.press("Delete");
    await expect(scenario.event(id)).toHaveCount(0);
  }
  await expect(scenario.saved).toBeVisible();
});

test("two users edit the same scenario without losing changes", async ({
  page,
  context,
  expectAccessible,
}) => {
  test.slow();
  const mine = new ScenarioPage(page);
  await mine.openSample("Acme Corporation, fortnight on ONTAP 8.0.1");
  const theirPage = await context.newPage();
  const theirs = new ScenarioPage(theirPage);
  await theirs.openSample("Acme Corporation, fortnight on ONTAP 8.0.1");

  await theirs.showPart("Desktops");
  await theirPage.getByRole("textbox", { name: "Desktops" }).fill("2400");
  await expect(theirs.saved).toBeVisible();
  await theirPage.close();

  await mine.showPart("Desktops");
  await page.getByRole("textbox", { name: "Desktops" }).fill("2600");
  await expect(page.getByText(/Version \d+ was saved by another user/)).toBeVisible();
  await page.getByRole("button", { name: "See differences" }).click();
  await expect(page.getByRole("dialog").getByRole("row")).not.toHaveCount(0);
  await expectAccessible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Take theirs" }).click();
  await expect(page.getByRole("textbox", { name: "Desktops" })).toHaveValue("2,400");
  await page.getByRole("button", { name: "Undo (Ctrl+Z)" }).click();
  await expect(page.getByRole("textbox", { name: "Desktops" })).toHaveValue("2,600");
  await expect(mine.saved).toBeVisible();
});

test("unsaved work is restored on return", async ({ page }) => {
  const scenario = new ScenarioPage(page);
  await scenario.openSample("Acme Corporation, fortnight on ONTAP 8.0.1");
  await scenario.showPart("Desktops");
  await page.route("**/api/v1/scenarios/*", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await page.getByRole("textbox", { name: "Desktops" }).fill("2500");
  await expect(page.getByText("not saved: service unreachable, kept in this browser")).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Desktops" })).toHaveValue("2,500");
  await expect(scenario.saved).toBeVisible();
});
