/* From nothing to a first answer. */
import { expect, test } from "../fixtures";
import { ScenarioPage } from "../pages/scenario";
import { startSizing } from "../pages/start";

test("@long a new project gets a first week with an immediate result", async ({ page, expectAccessible }) => {
  await page.goto("/projects");
  await page.getByRole("button", { name: "New project" }).click();
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription(/allowed/);
  await page.getByRole("textbox", { name: "Name" }).fill("Globex");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("button", { name: "New scenario in Globex" }).click();
  await expect(page.getByRole("combobox", { name: "Project" })).toHaveValue("Globex");
  await startSizing(page, {});
  await page.getByRole("link", { name: "Open full editor" }).click();
  const scenario = new ScenarioPage(page);
  await scenario.isAnswered();
  await expect(page.getByRole("heading", { level: 1, name: "Globex, first week" })).toBeVisible();

  await page.getByRole("button", { name: "Name, period, and time zone" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Globex, autumn");
  await scenario.isAnswered(); // outdated figures are dimmed until the new answer is there
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1, name: "Globex, autumn" })).toBeVisible();
  await expect(scenario.saved).toBeVisible();

  await page.goto("/projects");
  const project = page.getByRole("region", { name: "Globex" });
  await page.getByRole("button", { name: "Delete Globex, autumn" }).click();
  await expect(project.getByText("No scenarios in this project yet")).toBeVisible();
  await page.getByRole("alert").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: "Globex, autumn" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: "Delete Globex, autumn" }).click();
  const gone = page.waitForResponse((response) => response.request().method() === "DELETE");
  await page.getByRole("alert").getByRole("button", { name: "Close" }).click();
  expect((await gone).status()).toBe(204);
  await page.reload();
  await expect(project.getByText("No scenarios in this project yet")).toBeVisible();
});
