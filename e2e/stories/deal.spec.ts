/* A deal from the customer's question to a PDF, slides, and a link: three vendors and Azure, growth, failures. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "../fixtures";
import { countInteractions } from "../pages/interactions";
import { RecommendPage } from "../pages/recommend";
import { ScenarioPage } from "../pages/scenario";
import { pickFromMenu } from "../pages/select";

const JOURNEY_MS = 600_000;
const RUN_MS = 120_000;
const VENDORS = ["NetApp AFF A30", "Nutanix NX-3155-G9 node", "VMware vSAN ESA, M profile, RAID 1"];
const YEAR = String(new Date().getFullYear() + 3);
const AZURE = "1,200 users on 75 session hosts in Azure";

test("@long 1,200 desktops on three vendors take at most 40 interactions up to a PDF, slides, and a link, and are compared with Azure", async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(JOURNEY_MS);
  const scenario = new ScenarioPage(page);
  const recommend = new RecommendPage(page);
  const user = countInteractions(page);
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  const list = (name: string) => page.getByRole("combobox", { name });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const downloadAfter = async (click: () => Promise<void>) => {
    const coming = page.waitForEvent("download", { timeout: RUN_MS });
    await click();
    return (await coming).path();
  };

  await page.goto("/start");
  await user.fill(field("Project name"), "Initech");
  await user.fill(field("Number of desktops"), "1200");
  await user.pick(list("User type and OS"), /^Windows 11 knowledge user –/);
  await user.pick(list("Clone type"), "Machine Creation Services (MCS)");
  await user.click(button("Next: desktops"));
  await scenario.isAnswered();
  await expect(scenario.load).toContainText("Peak load");
  await expect(scenario.verdict).toHaveCount(0);
  await expect(field("Memory")).toHaveValue("8 GiB");
  await user.pick(list("Profile containers"), "On the same array");
  await expect(field("Profile container size")).toHaveValue("15 GiB per desktop");
  await expect(page.getByText(/^Also set: .*Maximum good login time 25 s/)).toBeVisible();
  await user.click(page.getByRole("switch", { name: "Desktops reboot every night" }));
  await expectAccessible();
  await user.click(button("Next: storage"));
  for (const vendor of VENDORS) await user.pick(list("Array families"), vendor);
  await user.fill(field("Hosts"), "16");
  await user.fill(field("Desktops added"), "10 %");
  await expect(page.getByText(`Through ${YEAR}`)).toBeVisible();
  await expect(page.getByRole("region", { name: "Growth and failures" })).toContainText(
    /Controllers.*Drives/,
  );
  await scenario.isAnswered();
  await expect(page.getByText("No storage can meet")).toHaveCount(0);
  await expectAccessible();
  await user.click(button("Find cheapest array"));

  await recommend.isAnswered(recommend.families);
  const rows = recommend.families.getByRole("region", { name: "Array families, table" });
  await expect(rows.getByRole("rowheader")).toHaveCount(VENDORS.length);
  for (const vendor of VENDORS) await expect(rows).toContainText(vendor);
  await expectAccessible();
  await user.click(rows.getByRole("button").first());
  await user.click(recommend.families.getByRole("button", { name: "Use this configuration" }));
  await scenario.isAnswered();
  await expect(scenario.verdict).toContainText("Meets all goals");
  await expect(scenario.saved).toBeVisible();
  await user.click(button("Run"));
  const report = page.getByRole("link", { name: "Report (PDF)", exact: true });
  await expect(report).toBeVisible({ timeout: RUN_MS });
  const text = execFileSync("pdftotext", ["-layout", await downloadAfter(() => user.click(report)), "-"], {
    encoding: "utf8",
  });
  for (const vendor of VENDORS) expect(text).toContain(vendor);
  expect(text).toMatch(new RegExp(`in ${YEAR} with [\\d,]+ desktops`, "i"));
  await user.click(button("More report formats"));
  const slides = await downloadAfter(() => user.click(page.getByRole("menuitem", { name: "Slides (PPTX)" })));
  expect(readFileSync(slides, "latin1").startsWith("PK")).toBe(true);
  await user.click(button("Share"));
  const dialog = page.getByRole("dialog");
  await user.click(dialog.getByRole("button", { name: "Create link" }));
  await expect(dialog.getByLabel("Link", { exact: true })).toHaveValue(/\/shared/);
  expect(user.n).toBeLessThanOrEqual(40);

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
  await expect(report).toBeVisible({ timeout: RUN_MS });

  await page.getByRole("link", { name: "Compare", exact: true }).click();
  const comparison = page.getByRole("region", { name: "Comparison, table" });
  await expect(comparison).toContainText(AZURE);
  await expect(comparison.getByRole("row", { name: /^Price/ })).toContainText("USD");
  await expectAccessible();
});
