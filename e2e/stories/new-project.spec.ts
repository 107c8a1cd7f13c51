/* From nothing to a first answer. */
import { expect, test } from "../fixtures";
import { ScenarioPage } from "../pages/scenario";

test("a new project gets a first week that is answered at once", async ({ page, expectAccessible }) => {
  await page.goto("/projects");
  await page.getByRole("button", { name: "New project" }).click();
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription(/allowed/);
  await page.getByRole("textbox", { name: "Name" }).fill("Globex");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("button", { name: "New scenario in Globex" }).click();
  const scenario = new ScenarioPage(page);
  await scenario.isAnswered();
  await expect(page.getByRole("heading", { level: 1, name: "Globex, first week" })).toBeVisible();

  await page.getByRole("button", { name: "Name, period and time zone" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Globex, autumn");
  await scenario.isAnswered(); // what is being answered anew is dimmed until it is
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1, name: "Globex, autumn" })).toBeVisible();
  await expect(scenario.saved).toBeVisible();

  await page.goto("/projects");
  await page.getByRole("button", { name: "Delete Globex, autumn" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No scenario in this project yet")).toBeVisible();
});
