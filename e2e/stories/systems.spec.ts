/* Other systems than the sample's: a ready scenario, an array with tiers, events of the night. */
import { expect, test } from "../fixtures";
import { ScenarioPage } from "../pages/scenario";
import { pick, pickFromMenu } from "../pages/select";

test("a sample scenario is copied, moved to another array, and given a backup", async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  await page.goto("/projects");
  const ready = page.getByRole("region", { name: "Sample scenarios" });
  await ready.getByRole("button", { name: /^Show \d+ more samples$/ }).click();
  await expect(ready.getByText("generic, not calibrated").first()).toBeVisible();
  // what is loaded above the button moves it
  await expect(page.getByRole("button", { name: /^Median error/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Acme Corporation, fortnight/ }).first()).toBeVisible();
  await pickFromMenu(
    ready.getByRole("button", { name: "Use 832 task workers on one PS6100XS" }),
    "New project",
  );
  const scenario = new ScenarioPage(page);
  await scenario.isAnswered();

  await scenario.showPart("Storage");
  await expect(page.getByRole("group", { name: "Tier: SSDs" })).toContainText("fixed");
  await pick(page.getByRole("combobox", { name: "Model" }), /all-flash array.* – generic, not calibrated/);
  await scenario.isAnswered();
  await expect(page.getByRole("group", { name: /^Tier/ })).toHaveCount(0);
  await expectAccessible();
  await page.getByRole("button", { name: "Undo (Ctrl+Z)" }).click();
  await expect(page.getByRole("group", { name: "Tier: SSDs" })).toBeVisible();

  await scenario.showPart("Week");
  await page.getByRole("button", { name: "Backup", exact: true }).click();
  await scenario.isAnswered();
  await page.getByRole("textbox", { name: "Read rate" }).fill("300");
  await scenario.isAnswered();
  await expect(scenario.row(/Backup/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 3, name: "Drive load" })).toBeVisible();
  await expect(scenario.saved).toBeVisible();
});
