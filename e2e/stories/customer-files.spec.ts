/* The files that a customer sends become a scenario with a result; what is measured later is added to it. */
import { expect, test } from "../fixtures";
import { liveOpticsEstate, rvtoolsEstate } from "../measured-files";
import { ImportPage } from "../pages/imports";
import { countInteractions } from "../pages/interactions";
import { removeProject } from "../pages/projects";
import { RecommendPage } from "../pages/recommend";
import { ScenarioPage } from "../pages/scenario";

const USERS = "Windows 11 knowledge user, Login Enterprise";
const CLONES = "Machine Creation Services (MCS)";

test("@long RVTools and Live Optics files are sized within 20 interactions", async ({
  page,
  request,
  expectAccessible,
}) => {
  test.slow();
  const user = countInteractions(page);
  await page.goto("/start");
  await user.click(page.getByRole("button", { name: "Start from customer files" }));
  const from = new ImportPage(page);
  await user.choose(from.files.locator("input[type=file]"), rvtoolsEstate(), liveOpticsEstate());
  await expect(from.files.getByRole("button", { name: /^Remove LiveOptics/ })).toBeVisible();
  await user.click(page.getByRole("button", { name: "Read files" }));
  await from.isRead();
  await expect(from.counted.getByRole("row", { name: /^OFFICE 44 12/ })).toContainText(/24.*180.*25%/);
  await expect(from.choice.getByRole("textbox", { name: "Project name" })).toHaveValue("Nordwind");
  await user.pick(from.choice.getByRole("combobox", { name: "User type and OS" }), USERS);
  await user.pick(from.choice.getByRole("combobox", { name: "Clone type" }), CLONES);
  await expect(from.choice.getByText("2 of 2 selected")).toBeVisible();
  const others = from.choice.getByRole("checkbox", {
    name: /^Add 2 other machines as other workloads: load unknown/,
  });
  await expect(others).toBeChecked();
  await expect(from.change(/Space used by other workloads/)).toContainText("RVTools");
  await expect(from.change(/^Pool › office › Desktops/)).toContainText("48");
  await expect(from.change(/^Pool › office › Steady state/)).toContainText("95th percentile");
  await expect(from.comparison.getByRole("row", { name: /^IOPS/ }).first()).toContainText(/24.*24/);
  await expectAccessible();
  await user.click(from.choice.getByRole("button", { name: "Create scenario" }));
  const scenario = new ScenarioPage(page);
  await scenario.isAnswered();
  await expect(scenario.load).toContainText("Peak load");
  await user.pick(page.getByRole("combobox", { name: "Array families" }), "NetApp AFF A30");
  await user.click(page.getByRole("button", { name: "Find cheapest array" }));
  const recommend = new RecommendPage(page);
  await recommend.isAnswered(recommend.families);
  const rows = recommend.families.getByRole("region", { name: "Array families, table" });
  await user.click(rows.getByRole("button").first());
  await user.click(recommend.families.getByRole("button", { name: "Use this configuration" }));
  await scenario.isAnswered();
  await expect(scenario.verdict).toContainText("Meets all goals");
  expect(user.n).toBeLessThanOrEqual(20);
  await expect(page.getByRole("heading", { level: 1, name: /Nordwind/ })).toBeVisible();
  await expect(page.getByText("Imported from:")).toContainText("Customer files");
  await removeProject(request, "Nordwind");
});

test("@long Live Optics rates are added to a scenario that RVTools began, and undo removes only them", async ({
  page,
  request,
}) => {
  test.slow();
  await page.goto("/start");
  await page.getByRole("button", { name: "Start from customer files" }).click();
  const from = new ImportPage(page);
  await from.add(rvtoolsEstate());
  await from.read();
  const field = (name: string) => from.choice.getByRole("textbox", { name });
  await field("Project name").fill("Initech");
  const user = countInteractions(page);
  await user.pick(from.choice.getByRole("combobox", { name: "User type and OS" }), USERS);
  await user.pick(from.choice.getByRole("combobox", { name: "Clone type" }), CLONES);
  await from.choice.getByRole("button", { name: "Create scenario" }).click();
  const scenario = new ScenarioPage(page);
  await scenario.isAnswered();
  await page.getByRole("link", { name: "View full week" }).click();
  await scenario.isAnswered();
  await scenario.showPart("Desktops");
  const profile = page.getByRole("combobox", { name: "Workload profile" }).first();
  await expect(profile).toHaveValue(USERS);

  await from.beginFromScenario("Rates of Initech");
  await from.add(liveOpticsEstate());
  await from.read();
  await expect(from.choice.getByText("2 of 2 selected")).toBeVisible();
  await expect(from.choice.getByRole("combobox", { name: "Action for OFFICE" })).toHaveValue("update OFFICE");
  await expect(from.changes.getByRole("row", { name: /Steady state/ })).toHaveCount(2);
  await expect(from.changes.getByRole("row", { name: /Desktops/ })).toHaveCount(0);
  await from.choice.getByRole("button", { name: /^Add to / }).click();
  await page.getByRole("button", { name: "Open scenario" }).click();
  await scenario.isAnswered();
  await scenario.showPart("Desktops");
  await expect(profile).toHaveValue(/^OFFICE, measured/);
  await from.undo("Rates of Initech");
  await from.accepted.getByRole("link").first().click();
  await scenario.isAnswered();
  await scenario.showPart("Desktops");
  await expect(profile).toHaveValue(USERS);
  await removeProject(request, "Initech");
});
