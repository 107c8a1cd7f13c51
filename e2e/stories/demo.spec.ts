/* A visitor tries the public demo, and another visitor sees nothing of it. */
import { expect, expectAccessiblePage, type Page, test } from "../fixtures";
import { ScenarioPage } from "../pages/scenario";
import { type OwnService, ownService } from "../service";

const hospital = "Today: 2,500 desktops on the hybrid array";
const customers = ["Lakeside Hospital Group", "Harbor Street Bank", "Brightcall Contact Centers"];

let service: OwnService;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  service = ownService(() => ({ STORMSIZER_DEMO: "true" }));
  await service.start();
});

test.afterAll(async () => {
  await service?.remove();
});

/** A browser of its own, on the start page. */
async function arrive(page: Page): Promise<Page> {
  const context = await page.context().browser()?.newContext({ baseURL: service.address });
  if (!context) throw new Error("there is no browser");
  const own = await context.newPage();
  await own.goto("/");
  return own;
}

async function openDemo(page: Page): Promise<void> {
  // the first visitor may have to wait until the projects are computed; the page reloads by itself
  const start = page.getByRole("button", { name: "Open the demo" });
  await expect(start).toBeEnabled({ timeout: 540_000 });
  await start.click();
  await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();
}

test("@long @embedded a visitor opens the demo, edits a scenario, and another visitor does not see it", async ({
  page: anyone,
}) => {
  test.setTimeout(900_000);
  const page = await arrive(anyone);
  const start = page.getByRole("button", { name: "Open the demo" });
  await expect(start).toBeEnabled({ timeout: 600_000 }); // until then, the page reloads itself
  await expectAccessiblePage(page);
  await openDemo(page);
  for (const name of customers) await expect(page.getByText(name).first()).toBeVisible();
  const banner = page.getByRole("complementary", { name: "Demo" });
  await expect(banner).toContainText("only you see your changes");
  await expectAccessiblePage(page);

  await page.getByRole("link", { name: hospital, exact: true }).press("Enter");
  const scenario = new ScenarioPage(page);
  await scenario.isAnswered();
  await expect(scenario.verdict).toContainText("8 of 9 phases");
  await scenario.event("power-on").first().focus();
  for (let n = 0; n < 4; n++) await page.keyboard.press("ArrowUp"); // an hour earlier
  await expect(scenario.verdict).toContainText("Meets all goals in all 9 phases");
  await expect(scenario.saved).toBeVisible();
  await banner.getByRole("button", { name: "Hide notice" }).click();
  await expect(banner).toHaveCount(0);

  const other = await arrive(anyone);
  await openDemo(other);
  await other.getByRole("link", { name: hospital, exact: true }).press("Enter");
  const untouched = new ScenarioPage(other);
  await untouched.isAnswered();
  await expect(untouched.verdict).toContainText("8 of 9 phases");

  await page.goto("/account");
  await expect(page.getByRole("heading", { name: "No account" })).toBeVisible();
  await page.context().clearCookies();
  await page.goto("/projects");
  await expect(page.getByRole("button", { name: "Open the demo" })).toBeVisible();
});
