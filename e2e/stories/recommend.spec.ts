/* What to change, what to buy, how long it lasts and how certain it is; applied to the scenario. */
import { execFileSync } from "node:child_process";
import { expect, type Page, test } from "../fixtures";
import { RecommendPage } from "../pages/recommend";
import { ScenarioPage } from "../pages/scenario";

const NAME = "Acme Corporation, fortnight on ONTAP 8.0.1";
const JOURNEY_MS = 600_000;

test.describe.configure({ mode: "serial" });

/** The page of recommendations for the sample. */
async function opened(page: Page): Promise<{ scenario: ScenarioPage; recommend: RecommendPage }> {
  const scenario = new ScenarioPage(page);
  const recommend = new RecommendPage(page);
  await scenario.openSample(NAME);
  await recommend.openFromScenario();
  return { scenario, recommend };
}

/** The text of the report, which is downloaded although some analyses are for an earlier version. */
async function reportAnyway(page: Page): Promise<string> {
  await page.getByRole("link", { name: "Report (PDF)", exact: true }).click();
  const note = page.getByRole("dialog", { name: "Report (PDF)" });
  await expect(note).toContainText(/^Analyses for (version \d+|earlier versions); the scenario has changed/);
  await expect(note.getByRole("button", { name: "Run analyses again" })).toBeVisible();
  const link = note.getByRole("link", { name: "Download anyway" });
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  const text = execFileSync("pdftotext", ["-layout", await download.path(), "-"], { encoding: "utf8" });
  return text.replace(/\s+/g, " ");
}

test("@long schedule changes precede hardware, every family is priced, and one is applied to the scenario", async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(JOURNEY_MS);
  const { scenario, recommend } = await opened(page);
  await expectAccessible();
  await page.getByRole("button", { name: "Recommend", exact: true }).click();
  await recommend.isUnderWay(recommend.advice);
  await recommend.isAnswered(recommend.advice);

  const bySchedule = recommend.advice.getByRole("region", { name: "Cheapest schedule change" });
  await expect(bySchedule).toContainText("First login");
  await expect(recommend.advice.getByRole("region", { name: "Cheapest hardware change" })).toContainText(
    "illustrative, not a quote",
  );
  const changes = recommend.advice.getByRole("region", { name: "Evaluated changes, table" });
  await expect(
    changes.getByRole("row", { name: /^Upgrade from Data ONTAP 8\.0\.1 to Data ONTAP 8\.1/ }).first(),
  ).toBeVisible();

  await recommend.isAnswered(recommend.families);
  const rows = recommend.families.getByRole("region", { name: "Array families, table" });
  await expect(rows.getByRole("rowheader").first()).toContainText(/port/);
  await recommend.family("NetApp FAS3270").click();
  await expect(
    recommend.families.getByRole("columnheader", { name: "Cheaper configurations" }),
  ).toBeVisible();
  await expect(recommend.families).toContainText(/valid configurations?; [\d,]+ simulated/);
  await expectAccessible();

  await recommend.families.getByRole("button", { name: "Use this configuration" }).click();
  await scenario.isAnswered();
  await expect(page).toHaveURL(/section=storage/);
  await expect(scenario.verdict).toContainText("All 11 phases of the calendar meet their goals");
  await expect(page.getByText("AUTO").first()).toBeVisible();
  await expect(page.getByText("SET", { exact: true })).toHaveCount(0);
  await expect(scenario.saved).toBeVisible();
  await expect(page.getByText("Changes applied to the scenario")).toBeHidden({ timeout: 15_000 });

  await page.getByRole("button", { name: "Run", exact: true }).click();
  const report = page.getByRole("link", { name: "Report (PDF)", exact: true });
  await expect(report).toBeVisible({ timeout: 60_000 });
  const text = await reportAnyway(page);
  expect(text).toContain("All 11 phases of the calendar meet their goals");
  expect(text, "the advice is that of an earlier version").toMatch(
    /Calculated for version \d+, before the changes/,
  );
  const drives = await page.getByRole("textbox", { name: "Number of drives" }).inputValue();
  expect(text, "the report is of what was accepted").toMatch(new RegExp(`\\b${drives} (×|x|drives|FC|FC)`));

  const price = await scenario.verdict.innerText();
  await page.getByRole("button", { name: "More: Number of drives" }).click();
  await scenario.isAnswered();
  await expect(page.getByText("SET", { exact: true })).toHaveCount(1);
  expect(await scenario.verdict.innerText(), "the price follows the step at once").not.toBe(price);
  await page.getByRole("button", { name: /^Restore \d+$/ }).click();
  await expect(page.getByText("SET", { exact: true })).toHaveCount(0);
  await scenario.isAnswered();
  await expectAccessible();

  const undo = page.getByRole("button", { name: "Undo (Ctrl+Z)" });
  while (await undo.isEnabled()) await undo.click();
  await expect(page.getByRole("textbox", { name: "Number of drives" })).toHaveValue("48");
  await scenario.isAnswered();
  await expect(scenario.saved).toBeVisible();
  await recommend.openFromScenario();
  await expect(
    recommend.advice.getByText(/^Results for version \d+; the scenario is at version \d+$/),
  ).toBeVisible();
  await recommend.isAnswered(recommend.families); // it is for any configuration
});

test("@long runway, sensitivity analysis and Monte Carlo are drawn and kept", async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(JOURNEY_MS);
  const { recommend } = await opened(page);
  await recommend.runway.getByRole("button", { name: "Find maximum desktops" }).click();
  await recommend.sensitivity.getByRole("button", { name: "Run analysis" }).click();
  await recommend.ranges.getByText("50 weeks", { exact: true }).click();
  await recommend.ranges.getByRole("button", { name: "Run simulation" }).click();

  await recommend.isAnswered(recommend.runway);
  await expect(recommend.runway.getByRole("figure")).toHaveAccessibleName(/desktops/);
  await recommend.runway.getByRole("button", { name: "View as table" }).click();
  await expect(recommend.runway.getByRole("region", { name: "Desktops, table" })).toContainText(
    "Smallest margin",
  );

  await recommend.isAnswered(recommend.sensitivity);
  await expect(recommend.sensitivity.getByRole("region", { name: "Inputs, table" })).toContainText(
    "Desktops",
  );

  await recommend.isAnswered(recommend.ranges);
  await expect(recommend.ranges).toContainText(
    /If the inputs vary within their ranges, all goals are met in [\d<>.]+% of 50 simulated weeks/,
  );
  await expect(
    recommend.ranges.getByRole("figure", { name: /^Response time at the hosts: between/ }),
  ).toBeVisible();
  await expectAccessible();
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible();
  await page.reload();
  await recommend.isAnswered(recommend.ranges);
});

test("@long a simulation of 1,000 weeks can be canceled, and the previous result stays", async ({ page }) => {
  test.slow();
  const { recommend } = await opened(page);
  await recommend.isAnswered(recommend.ranges);
  await recommend.ranges.getByText("1,000 weeks", { exact: true }).click();
  await recommend.ranges.getByRole("button", { name: /^Re-run/ }).click();
  await recommend.isUnderWay(recommend.ranges);
  await recommend.ranges.getByRole("button", { name: "Cancel" }).click();
  await expect(recommend.ranges).toContainText("Analysis canceled");
  await expect(recommend.ranges).toContainText(/50 weeks simulated/);
});

test("@long analyses survive the application of advice: the report has it, and one button runs them again", async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(JOURNEY_MS);
  const { scenario, recommend } = await opened(page);
  await recommend.advice.getByRole("button", { name: "Analyze", exact: true }).click();
  await recommend.runway.getByRole("button", { name: /^(Find maximum desktops|Re-run)/ }).click();
  await recommend.isUnderWay(recommend.runway);
  await recommend.isAnswered(recommend.advice);
  await recommend.isAnswered(recommend.runway);
  const bySchedule = recommend.advice.getByRole("region", { name: "Cheapest schedule change" });
  await bySchedule.getByRole("button", { name: "Apply" }).click();
  await scenario.isAnswered();
  await expect(scenario.saved).toBeVisible();

  const notice = page.getByRole("status").filter({ hasText: "; the scenario has changed" });
  await expect(notice).toContainText("Schedule and configuration, Growth runway");
  await expectAccessible();
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByRole("link", { name: "Report (PDF)", exact: true })).toBeVisible({
    timeout: 60_000,
  });
  const text = await reportAnyway(page);
  expect(text).toMatch(/Calculated for version \d+, before the changes in this version\./);
  expect(text).toContain("Applied in this version.");

  await notice.getByRole("button", { name: "Run analyses again" }).click();
  await expect(notice).toBeHidden();
  await recommend.openFromScenario();
  await recommend.isAnswered(recommend.advice);
  await recommend.isAnswered(recommend.runway);
});
