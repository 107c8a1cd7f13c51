/* Three steps from a deal to a first answer, the same scenario in the full editor, and any place by a few letters. */
import { expect, test } from "../fixtures";
import { RecommendPage } from "../pages/recommend";
import { ScenarioPage } from "../pages/scenario";
import { pick } from "../pages/select";
import { startSizing } from "../pages/start";

test("an expansion is sized in three steps, and nothing is lost between them and the editor", async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  await page.goto("/projects");
  await page.getByRole("link", { name: "New sizing" }).first().click();
  await page.getByRole("radio", { name: "Expansion" }).check();
  await expect(page).toHaveURL(/deal=expand/);
  await startSizing(page, { type: "Expansion", project: "Umbrella" });

  const scenario = new ScenarioPage(page);
  const added = page.getByRole("region", { name: "Added desktops" });
  await added.getByRole("textbox", { name: "Desktops", exact: true }).fill("150");
  await page.getByRole("textbox", { name: "Login window" }).fill("45 min");
  await expect(page.getByText("Why we ask").first()).toBeVisible();
  await scenario.isAnswered();
  await expectAccessible();

  await page.getByRole("button", { name: "Next: storage" }).click();
  const current = page.getByRole("region", { name: "Current array" });
  await expect(current).toContainText("The customer already owns this configuration.");
  await expect(scenario.verdict).toContainText("Nothing is added to the installed array");
  await page.getByText("Conservative", { exact: true }).click();
  await scenario.isAnswered();
  await expectAccessible();
  await page.getByRole("link", { name: "View full week" }).click();

  await scenario.isAnswered();
  await expect(page.getByRole("heading", { level: 1, name: "Umbrella, expansion" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Parts of the scenario" })).toContainText(
    "500 + 150 desktops",
  );
  await expect(page.getByText("Unsaved changes restored")).toHaveCount(0);

  await scenario.showPart("Storage");
  const installed = page.getByRole("group", { name: "Installed array" });
  await page.getByRole("button", { name: "More: Front-end ports in total" }).click();
  await expect(scenario.verdict).toContainText("Additions to the installed array");
  await scenario.isAnswered();
  await expectAccessible();
  await installed.getByRole("button", { name: "Return to installed configuration" }).click();
  await expect(scenario.verdict).toContainText("Nothing is added to the installed array");

  await page.getByRole("link", { name: "Three-step guide" }).click();
  await expect(added.getByRole("textbox", { name: "Desktops", exact: true })).toHaveValue("150");
  await expect(page.getByRole("textbox", { name: "Login window" })).toHaveValue("45 min");
});

test("desktops with FSLogix have capacity for profiles, the hosts that the check needs, and a comparison without a chosen family", async ({
  page,
}) => {
  test.slow();
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await page.goto("/start");
  await startSizing(page, {
    project: "Hooli",
    desktops: 1200,
    users: /^Windows 11 knowledge user –/,
  });
  await pick(page.getByRole("combobox", { name: "Profile containers" }), "On the same array");
  await expect(field("Profile container size")).toHaveValue("15 GiB per desktop");
  await page.getByRole("button", { name: "Next: storage" }).click();
  await field("Desktops added").fill("10 %");
  await expect(field("Hosts")).toHaveValue("14");
  await expect(field("Hosts")).toHaveAccessibleDescription(
    /^Memory without oversubscription and CPU for 1,598 desktops .*, and 1 spare/,
  );
  await page.getByRole("button", { name: "Find cheapest array", exact: true }).click();
  const recommend = new RecommendPage(page);
  await expect(
    recommend.families.getByRole("status").or(recommend.families.getByRole("table")).first(),
  ).toBeVisible();
});

test("@long typing a few letters finds a scenario, one of its sections, and a version to restore", async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  await page.goto("/evidence");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  const search = page.getByRole("combobox", { name: "Search scenarios, pages, and actions" });
  await search.fill("fortnight 8.0.1");
  await expect(page.getByRole("option")).toHaveCount(1);
  await expectAccessible();
  await search.press("Enter");
  const scenario = new ScenarioPage(page);
  await scenario.isAnswered();
  await page.keyboard.press("Control+k");
  await search.fill("goals");
  await search.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Goals" })).toBeVisible();

  const saved = page.getByText(/^v\d+ · saved/);
  const first = Number.parseInt((await saved.innerText()).slice(1), 10);
  const good = page.getByRole("textbox", { name: "Maximum good login time" });
  const before = await good.inputValue();
  await page.getByRole("button", { name: "Versions" }).click();
  const versions = page.getByRole("dialog", { name: "Versions" });
  await versions.getByRole("button", { name: `Name version ${first}`, exact: true }).click();
  await versions.getByRole("textbox", { name: "Version name" }).fill("As offered");
  await versions.getByRole("button", { name: "Save name" }).click();
  await expect(versions.getByText("As offered")).toBeVisible();
  await versions.getByRole("button", { name: "Close" }).click();

  await good.fill("33 s");
  await expect(saved).toContainText(`v${first + 1} `);
  await page.getByRole("button", { name: "Versions" }).click();
  await versions.getByRole("button", { name: `Compare version ${first} with current`, exact: true }).click();
  await expect(versions.getByRole("row", { name: `Maximum good login time ${before} 33 s` })).toBeVisible();
  await expectAccessible();
  await versions.getByRole("button", { name: "Restore version" }).click();
  await expect(good).toHaveValue(before);
  await expect(saved).toContainText(`v${first + 2} `);
});

test("@long a custom array is a copy with a source, edited number by number, and its deletion can be undone", async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  await page.goto("/catalog/drives");
  await page.getByRole("heading", { level: 2 }).getByRole("button").first().click();
  await page.getByRole("button", { name: /^Create copy of / }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Our drive");
  await dialog.getByRole("textbox", { name: "Source document" }).fill("Quote 4711");
  await dialog.getByRole("textbox", { name: "Publisher" }).fill("Umbrella");
  await expectAccessible();
  await dialog.getByRole("button", { name: "Create copy" }).click();
  const entry = page.getByRole("region", { name: "Our drive", exact: true });
  await expect(entry).toContainText("Custom");
  await expect(entry).toContainText("Umbrella: Quote 4711");
  await entry.getByRole("button", { name: "Our drive", exact: true }).click();

  await entry.getByRole("button", { name: "Edit Our drive" }).click();
  await dialog.getByRole("textbox", { name: "Random read" }).fill("5.5 ms");
  await expectAccessible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(entry.getByRole("row", { name: /Random read time 5.5 ms/ })).toContainText("Quote 4711");

  await entry.getByRole("button", { name: "Delete Our drive" }).click();
  await expect(entry).toHaveCount(0);
  await page.getByRole("alert").getByRole("button", { name: "Undo" }).click();
  await expect(entry.getByRole("row", { name: /Random read time 5.5 ms/ })).toBeVisible();
});
