/* An existing array that other systems use is not assumed to be free. */
import { expect, test } from "../fixtures";
import { countInteractions } from "../pages/interactions";
import { removeProject } from "../pages/projects";
import { ScenarioPage } from "../pages/scenario";

test("other workloads on an existing array change its verdict", async ({
  page,
  request,
  expectAccessible,
}) => {
  test.slow();
  const user = countInteractions(page);
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await page.goto("/start");
  await user.click(page.getByRole("radio", { name: "Check an existing array" }));
  await user.fill(field("Project name"), "Vandelay");
  await user.fill(field("Number of desktops"), "800");
  await user.pick(
    page.getByRole("combobox", { name: "User type and OS" }),
    "Windows 11 knowledge user, Login Enterprise",
  );
  await user.pick(page.getByRole("combobox", { name: "Clone type" }), "Machine Creation Services (MCS)");
  await user.pick(page.getByRole("combobox", { name: "Installed array" }), "NetApp AFF A30");
  await user.click(page.getByRole("checkbox", { name: "Nothing else runs on it" }));
  await user.click(page.getByRole("button", { name: "Next: desktops" }));
  const scenario = new ScenarioPage(page);
  await scenario.isAnswered();
  const missing = page.getByText("The existing array is assumed empty", { exact: false });
  await expect(missing).toBeHidden();
  await page.getByRole("button", { name: "Next: storage" }).click();
  const array = page.getByRole("region", { name: "Existing array" });
  const nothingElse = array.getByRole("checkbox", { name: "Nothing else runs on it" });
  await expect(nothingElse).toBeChecked();
  await expect(missing).toBeHidden();
  await nothingElse.uncheck();
  await expect(missing).toBeVisible();
  await array.getByRole("textbox", { name: "Reads", exact: true }).fill("400000");
  await array.getByRole("textbox", { name: "Used space", exact: true }).fill("2000");
  await array.getByRole("textbox", { name: "Used space", exact: true }).press("Tab");
  await expect(missing).toBeHidden();
  await expect(page.getByText("The array’s figures include other workloads", { exact: false })).toBeVisible();
  await expect(scenario.verdict).toHaveAttribute("data-status", "fail");
  await expect(scenario.verdict).toContainText("Bottleneck: controller CPU");
  await expectAccessible();

  await page.getByRole("link", { name: "View full week" }).click();
  await scenario.isAnswered();
  await scenario.showPart("Storage");
  const group = page.getByRole("button", { name: /Other workloads on this array/ });
  await expect(group).toContainText("2 of 5 changed");
  await group.click();
  await expect(page.getByRole("textbox", { name: "Used space", exact: true })).toHaveValue(/2,?000/);
  await removeProject(request, "Vandelay");
});
