/* Each picture in light and dark, 1280 pixels wide, as docs/pictures/<name>-<scheme>.png. */
import { expect, type Page, test } from "../fixtures";
import { esxtopMorning } from "../measured-files";
import { ImportPage } from "../pages/imports";
import { RecommendPage } from "../pages/recommend";
import { ScenarioPage } from "../pages/scenario";
import { startSizing } from "../pages/start";

const FOLDER = "../docs/pictures";
const OLDER = "Acme Corporation, fortnight on ONTAP 8.0.1";
/** The colors of fields and switches follow the scheme in a moment. */
const SETTLED_MS = 500;
const schemes = ["light", "dark"] as const;

test.setTimeout(600_000);
test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

/** What is on the screen, in both schemes; a part of the page where one is named. */
async function take(page: Page, name: string, height = 800): Promise<void> {
  await page.setViewportSize({ width: 1280, height });
  await page.mouse.move(0, 0);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(SETTLED_MS);
    await page.screenshot({ path: `${FOLDER}/${name}-${colorScheme}.png`, animations: "disabled" });
  }
}

/** Starts a sizing for a new customer; the second step is open. */
async function startFor(page: Page, type: string, project: string): Promise<void> {
  await page.goto("/projects");
  await page.getByRole("link", { name: "New sizing" }).first().click();
  await startSizing(page, { type, project });
}

test("the scenario: verdict, week, charts and events", async ({ page }) => {
  const scenario = new ScenarioPage(page);
  await scenario.openSample();
  await page.setViewportSize({ width: 1280, height: 1240 });
  await scenario.isAnswered();
  await take(page, "scenario", 1240);
});

test("two releases of an array side by side", async ({ page }) => {
  await new ScenarioPage(page).openSample();
  await page.getByRole("link", { name: "Compare", exact: true }).click();
  await expect(page.getByRole("region", { name: "Comparison, table" })).toContainText("ONTAP 8.1");
  await take(page, "compare");
});

test("schedule changes and hardware to buy", async ({ page }) => {
  const recommend = new RecommendPage(page);
  await new ScenarioPage(page).openSample(OLDER);
  await recommend.openFromScenario();
  await page.getByRole("button", { name: "Recommend", exact: true }).click();
  await recommend.isAnswered(recommend.advice);
  await recommend.isAnswered(recommend.families);
  await take(page, "recommend", 1000);
});

test("measurements next to predictions", async ({ page }) => {
  await page.goto("/evidence");
  await expect(page.getByText(/\d+ of \d+ measured values from/)).toBeVisible({ timeout: 60_000 });
  await take(page, "evidence");
});

test("a measured morning", async ({ page }) => {
  await page.goto("/imports");
  const from = new ImportPage(page);
  await from.begin("Nordwind");
  await from.add(esxtopMorning());
  await from.read();
  await expect(from.measured).toContainText("36 desktops");
  await page.setViewportSize({ width: 1280, height: 900 });
  await from.measured.evaluate((card) => card.scrollIntoView({ block: "start" }));
  await take(page, "import", 900);
});

test("three steps to a first result", async ({ page }) => {
  await startFor(page, "New deployment", "Initech");
  await take(page, "guide", 900);
});

test("an event of the week, selected", async ({ page }) => {
  const scenario = new ScenarioPage(page);
  await scenario.openSample();
  await page.setViewportSize({ width: 1280, height: 800 });
  await scenario.event("first-login").click();
  await scenario.isAnswered();
  await take(page, "calendar");
});

test("an installed array and what is added to it", async ({ page }) => {
  const scenario = new ScenarioPage(page);
  await startFor(page, "Expansion", "Umbrella");
  await page.getByRole("button", { name: "Next: storage" }).click();
  await page.getByRole("link", { name: "View full week" }).click();
  await scenario.isAnswered();
  await scenario.showPart("Storage");
  await page.getByRole("button", { name: "More: Front-end ports in total" }).click();
  await expect(scenario.verdict).toContainText("Additions to the installed array");
  await scenario.isAnswered();
  await take(page, "upgrade", 900);
});

test("prices of the organization", async ({ page }) => {
  await page.goto("/catalog/prices");
  await page.getByRole("searchbox", { name: "Search vendor, array or part" }).fill("fas3270");
  await page.getByRole("textbox", { name: "NetApp FAS3270: Controller" }).fill("90000");
  await page.getByRole("button", { name: "Save price list" }).click();
  await expect(page.getByRole("region", { name: "Your price list" })).toBeVisible();
  await take(page, "prices");
  await page.getByRole("button", { name: "Reset to illustrative list" }).click();
  await expect(page.getByRole("region", { name: "Illustrative price list" })).toBeVisible();
});

test("changes to a scenario, proposed from measurements", async ({ page }) => {
  await new ScenarioPage(page).openSample(OLDER);
  const from = new ImportPage(page);
  await from.beginFromScenario("Nordwind, Monday");
  await from.add(esxtopMorning());
  await from.read();
  await from.choice.getByRole("checkbox", { name: /^Login storm/ }).check();
  await expect(from.change(/^Event › /).first()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await from.choice.evaluate((card) => card.scrollIntoView({ block: "start" }));
  await take(page, "proposals", 900);
});

test("a link to a run", async ({ page }) => {
  await new ScenarioPage(page).openSample();
  await page.getByRole("button", { name: "Share" }).click({ timeout: 120_000 });
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Label").fill("Ms Smith, Acme");
  await dialog.getByRole("button", { name: "Create link" }).click();
  await expect(dialog.getByLabel("Link", { exact: true })).toBeVisible();
  await take(page, "share");
});
