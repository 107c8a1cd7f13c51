/* The week by keyboard only, over several weeks, and one event highlighted in every view. */
import { expect, type Page, test } from "../fixtures";
import { ScenarioPage } from "../pages/scenario";
import { pick, pickFromMenu } from "../pages/select";

test.describe.configure({ mode: "serial" });

test("an event is added, moved, lengthened, copied to the next days and deleted with the keyboard only", async ({
  page,
}) => {
  test.slow();
  const scenario = new ScenarioPage(page);
  await scenario.openSample("Acme Corporation, fortnight on ONTAP 8.0.1");
  await scenario.showWeek(2);
  await page.getByRole("button", { name: "Maintenance", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(scenario.event("maintenance")).toBeFocused();
  await expect(scenario.event("maintenance")).toHaveAccessibleName(
    /^Maintenance, Sunday, June 5 08:00 to 09:00/,
  );
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(scenario.event("maintenance")).toHaveAccessibleName(
    /^Maintenance, Wednesday, June 8 08:00 to 09:15/,
  );
  await page.keyboard.press("Control+d");
  await expect(scenario.event("maintenance-2")).toBeFocused();
  await expect(scenario.event("maintenance-2")).toHaveAccessibleName(/Thursday, June 9 08:00 to 09:15/);
  await page.keyboard.press("Control+c");
  await page.keyboard.press("Control+v");
  await expect(scenario.event("maintenance-3")).toBeFocused();
  await expect(scenario.event("maintenance-3")).toHaveAccessibleName(/Friday, June 10 08:00 to 09:15/);

  await page.keyboard.press("Delete");
  await expect(scenario.event("maintenance-3")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(scenario.event("maintenance-3")).toBeVisible();
  for (const id of ["maintenance-3", "maintenance-2", "maintenance"]) {
    await scenario.event(id).focus();
    await page.keyboard.press("Delete");
    await expect(scenario.event(id)).toHaveCount(0);
  }
  await expect(scenario.saved).toBeVisible();
});

test("@long two weeks are shown side by side, and dragging an event with Alt leaves a copy", async ({
  page,
}) => {
  test.slow();
  const scenario = new ScenarioPage(page);
  await scenario.openSample("Acme Corporation, fortnight on ONTAP 8.0.1");
  await page.getByRole("radiogroup", { name: "Period shown" }).getByText("2 wks").click();
  await expect(scenario.event("first-login")).toBeVisible();
  await expect(scenario.event("monday-login-06")).toBeVisible();
  await scenario.isAnswered();
  await page.keyboard.down("Alt");
  await scenario.hold("network-outage", 8, "down");
  await scenario.drop();
  await page.keyboard.up("Alt");
  await expect(scenario.event("network-outage")).toHaveAccessibleName(/Monday, June 6 02:00/);
  await expect(scenario.event("network-outage-2")).toHaveAccessibleName(/Monday, June 6 10:/);
  await page.keyboard.press("Control+z");
  await expect(scenario.event("network-outage-2")).toHaveCount(0);
  await expect(scenario.saved).toBeVisible();
});

test("@long hovering an event highlights it in calendar, card, charts and table, and clicking a span selects it", async ({
  page,
}) => {
  const scenario = new ScenarioPage(page);
  await scenario.openSample();
  await scenario.event("first-login").hover();
  const span = scenario.charts.locator('[data-event-id="first-login"]');
  await expect(span).toHaveAttribute("data-lit", "true");
  await expect(scenario.card("First login")).toHaveAttribute("data-lit", "true");
  await expect(scenario.row(/^Mon, May 30 08:00 First login/)).toHaveAttribute("data-lit", "true");

  const overlay = scenario.charts.getByRole("slider", { name: "Time cursor of the charts" });
  await overlay.scrollIntoViewIfNeeded();
  const [box, plot] = [await span.boundingBox(), await overlay.boundingBox()];
  if (box === null || plot === null) throw new Error("the charts have no spans");
  await page.mouse.click(box.x + box.width / 2, plot.y + 40);
  await expect(page).toHaveURL(/event=first-login/);
  await expect(span).toHaveAttribute("data-selected", "true");
  await expect(scenario.row(/^Mon, May 30 08:00 First login/)).toHaveAttribute("data-selected", "true");
});

/** Makes a ready scenario one's own and opens its week. */
async function useReady(page: Page, name: string): Promise<ScenarioPage> {
  await page.goto("/projects");
  const ready = page.getByRole("region", { name: "Sample scenarios" });
  await ready.getByRole("button", { name: /^Show \d+ more samples$/ }).click();
  await pickFromMenu(ready.getByRole("button", { name: `Use ${name}` }), "New project");
  const scenario = new ScenarioPage(page);
  await scenario.isAnswered();
  return scenario;
}

test("@long a recompose moved into the morning overlaps the login, and the SSDs serve both", async ({
  page,
}) => {
  test.slow();
  const scenario = await useReady(page, "A thousand desktops on one T540");
  const login = scenario.card("Tue, Oct 9 08:00");
  await expect(login).toContainText("1.1 s mean login");
  await scenario.event("recompose").focus();
  for (const key of ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft"])
    await page.keyboard.press(key);
  await scenario.isAnswered();
  await expect(scenario.card("Tue, Oct 9 07:15")).toContainText("2 h 44 min");
  await expect(scenario.event("recompose")).toBeFocused();
  await expect(login).toContainText("1.1 s mean login");
});

test("a controller failure during the login storm turns it from fair to poor", async ({ page }) => {
  test.slow();
  const scenario = await useReady(page, "Full POD: 5,000 seats on both controllers");
  const login = scenario.card("Mon, May 30 08:00");
  await expect(login).toContainText("25 s mean login");
  await login.getByRole("button").first().click();
  await page.getByRole("button", { name: "Failure", exact: true }).click();
  await expect(scenario.event("failure")).toBeFocused();
  for (let i = 0; i < 8; i++) await page.keyboard.press("ArrowUp");
  await expect(scenario.event("failure")).toHaveAccessibleName(/07:00 to 11:00/);
  await scenario.isAnswered();
  await pick(page.getByRole("combobox", { name: "Failed component" }), "Controllers");
  await scenario.isAnswered();
  await expect(scenario.event("failure")).toHaveAccessibleName(/^Failure, Monday, May 30 07:00 to 11:00/);
  await expect(login).toContainText("Fail");
  await expect(scenario.verdict).toContainText("poor");
});
