/* A deal from the customer's question to a PDF: three vendors and Azure, growth, failures. */
import { execFileSync } from "node:child_process";
import { expect, test } from "../fixtures";
import { RecommendPage } from "../pages/recommend";
import { ScenarioPage } from "../pages/scenario";
import { pick, pickFromMenu } from "../pages/select";
import { startSizing } from "../pages/start";

const JOURNEY_MS = 600_000;
const VENDORS = ["NetApp AFF A30", "Nutanix NX-3155-G9 node", "VMware vSAN ESA, M profile, RAID 1"];
const YEAR = String(new Date().getFullYear() + 3);
const AZURE = "1,200 users on 75 session hosts in Azure";

test("1,200 desktops are sized on three vendors and in Azure, and offered as a PDF", async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(JOURNEY_MS);
  const scenario = new ScenarioPage(page);
  const recommend = new RecommendPage(page);
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });

  await page.goto("/projects");
  await page.getByRole("link", { name: "New sizing" }).first().click();
  await page.getByRole("button", { name: "Next: desktops" }).click();
  await expect(page.getByText("Choose a clone type")).toBeVisible();
  await startSizing(page, {
    project: "Initech",
    desktops: 1200,
    users: /^Windows 11 knowledge user –/,
    clones: "Instant clones",
  });
  await expect(field("Memory")).toHaveValue("8 GiB");
  await pick(page.getByRole("combobox", { name: "Profile containers" }), "On the same array");
  await expect(field("Profile container size")).toHaveValue("15 GiB per desktop");
  await page.getByRole("switch", { name: "Desktops reboot every night" }).check();
  await field("Login window").fill("60 min");
  await expectAccessible();

  await page.getByRole("button", { name: "Next: storage" }).click();
  await field("Hosts").fill("16");
  await field("Desktops added").fill("10 %");
  await field("Growth horizon").fill(YEAR);
  const parts = page.getByRole("combobox", { name: "Failure tolerance (N+1)" });
  await pick(parts, "Controllers");
  await pick(parts, "Drives");
  await page.keyboard.press("Escape");
  const warnings = page.getByRole("region", { name: /^Warnings/ });
  await expect(warnings).toContainText("No storage can meet this goal");
  await field("Maximum good login time").fill("25 s");
  await scenario.isAnswered();
  await expect(warnings).not.toContainText("No storage can meet this goal");
  await expectAccessible();

  await page.getByRole("link", { name: "Find cheapest array" }).click();
  const families = page.getByRole("combobox", { name: "Array families" });
  for (const vendor of VENDORS) await pick(families, vendor);
  await page.keyboard.press("Escape");
  await recommend.families.getByRole("button", { name: "Find cheapest hardware" }).click();
  await recommend.isAnswered(recommend.families);
  const rows = recommend.families.getByRole("region", { name: "Array families, table" });
  await expect(rows.getByRole("rowheader")).toHaveCount(VENDORS.length);
  for (const vendor of VENDORS) await expect(rows).toContainText(vendor);
  await expectAccessible();
  await rows.getByRole("button").first().click();
  await recommend.families.getByRole("button", { name: "Use this configuration" }).click();
  await scenario.isAnswered();
  await expect(scenario.verdict).toContainText("Meets all goals");
  await expect(scenario.saved).toBeVisible();
  await page.getByRole("button", { name: "Run", exact: true }).click();
  const report = page.getByRole("link", { name: "Report (PDF)", exact: true });
  await expect(report).toBeVisible({ timeout: 120_000 });
  const offered = page.url();

  await page.goto("/projects");
  await page.getByRole("button", { name: /^Show \d+ more samples$/ }).click();
  await pickFromMenu(page.getByRole("button", { name: `Use ${AZURE}` }), "Initech");
  await scenario.isAnswered();
  await scenario.showPart("Goals");
  await field("Desktops added").fill("10 %");
  await field("Growth horizon").fill(YEAR);
  await scenario.isAnswered();
  await expect(scenario.saved).toBeVisible();
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(report).toBeVisible({ timeout: 120_000 });

  await page.getByRole("link", { name: "Compare", exact: true }).click();
  const comparison = page.getByRole("region", { name: "Comparison, table" });
  await expect(comparison).toContainText(AZURE);
  await expect(comparison.getByRole("row", { name: /^Price/ })).toContainText("USD");
  await expectAccessible();

  await page.goto(offered);
  const [download] = await Promise.all([page.waitForEvent("download"), report.click()]);
  const text = execFileSync("pdftotext", ["-layout", await download.path(), "-"], { encoding: "utf8" });
  for (const vendor of VENDORS) expect(text).toContain(vendor);
  expect(text).toContain(`growth through ${YEAR}`);
});
