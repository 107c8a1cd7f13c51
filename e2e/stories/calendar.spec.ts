/* Events are placed where the week stays valid, changed several at a time, and added from templates. */
import { expect, test } from "../fixtures";
import { ScenarioPage } from "../pages/scenario";

test.describe.configure({ mode: "serial" });

test("an event of the palette is added at the next possible time, with the reason and Undo", async ({
  page,
}) => {
  const scenario = new ScenarioPage(page);
  await scenario.openSample("Acme Corporation, fortnight on ONTAP 8.0.1");
  await scenario.showWeek(2);
  await scenario.event("tuesday-login-07").click();
  await page.getByRole("button", { name: "Login", exact: true }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Login added at the next possible time" });
  await expect(notice).toContainText("Tue, Jun 7 17:30");
  await expect(notice).toContainText("The users of Acme knowledge users are already logged in.");
  await expect(scenario.event("login")).toBeFocused();
  await scenario.isAnswered();
  await expect(scenario.event("login")).toHaveAccessibleName(/Tuesday, June 7 17:30/);
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect(scenario.event("login")).toHaveCount(0);

  // the deployment of this pool does not say how desktops are recomposed
  await page.getByRole("button", { name: "Recompose", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "No events added" })).toBeVisible();
  await expect(scenario.event("recompose")).toHaveCount(0);
});

test("events are selected, moved, copied and deleted together, and a day is copied, each as one step", async ({
  page,
}) => {
  const scenario = new ScenarioPage(page);
  await scenario.openSample("Acme Corporation, fortnight on ONTAP 8.0.1");
  await scenario.showWeek(2);
  const days = ["tuesday-login-07", "logoff-tue-07"];
  await scenario.event("tuesday-login-07").click({ modifiers: ["Shift"] });
  await expect(scenario.event("tuesday-login-07")).toBeFocused();
  await scenario.event("logoff-tue-07").focus();
  await page.keyboard.press("x");
  for (const id of days) await expect(scenario.event(id)).toHaveAccessibleName(/, selected/);
  await page.keyboard.press("ArrowDown");
  await expect(scenario.event("tuesday-login-07")).toHaveAccessibleName(/June 7 08:15 to/);
  await expect(scenario.event("logoff-tue-07")).toHaveAccessibleName(/June 7 17:15 to/);
  await page.keyboard.press("Control+z");
  await expect(scenario.event("tuesday-login-07")).toHaveAccessibleName(/June 7 08:00 to/);
  await page.keyboard.press("Shift+F10");
  await page.getByRole("menuitem", { name: /^Copy to next day/ }).click();
  await expect(scenario.event("tuesday-login")).toHaveAccessibleName(/June 8 08:00 to .*selected/);
  await page.keyboard.press("Control+z");

  await scenario.calendar.getByRole("button", { name: "Tuesday, June 7", exact: true }).click();
  await page.getByRole("menuitem", { name: "Copy day to Wednesday" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "2 events added" }).last()).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("button", { name: /June 8 08:00/ })).toHaveCount(0);
  await scenario.event("network-outage").click({ button: "right" });
  await page.getByRole("menuitem", { name: /^Delete/ }).click();
  await expect(scenario.event("network-outage")).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(scenario.event("network-outage")).toBeVisible();
});

test("a template adds its events in one step, and their days are one card", async ({ page }) => {
  const scenario = new ScenarioPage(page);
  await scenario.openSample("Acme Corporation, fortnight on ONTAP 8.0.1");
  await scenario.showWeek(2);
  await page.getByRole("button", { name: "Backup window" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Backup window: 1 event added" })).toBeVisible();
  await scenario.isAnswered();
  const card = scenario.card("Nightly backup").first();
  await expect(card).toContainText("5 days");
  await page.keyboard.press("Control+z");
  await expect(scenario.card("Nightly backup")).toHaveCount(0);
});
