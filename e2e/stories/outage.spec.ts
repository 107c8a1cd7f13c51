/* The service becomes unavailable while a user works, and returns: nothing is lost, and no reload is needed. */
import { expect, test } from "../fixtures";
import { ScenarioPage } from "../pages/scenario";
import { type OwnService, ownService } from "../service";

let service: OwnService;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  service = ownService();
  await service.start();
});

test.afterAll(async () => {
  await service?.remove();
});

test("@long @embedded editing continues while the service is down, and is saved and simulated once it is back", async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const context = await browser.newContext({ baseURL: service.address });
  const page = await context.newPage();
  const scenario = new ScenarioPage(page);
  await scenario.openSample();
  await scenario.showPart("Desktops");
  const desktops = page.getByRole("textbox", { name: "Desktops" });
  await expect(desktops).toBeVisible();

  await service.stop();
  await desktops.fill("2400");
  await expect(page.getByText("not saved: service unreachable, kept in this browser")).toBeVisible();
  await expect(scenario.verdict.getByRole("button", { name: "Try again" })).toBeVisible();
  await desktops.fill("2350");
  await expect(scenario.verdict, "older figures are not shown as if they were these").toContainText(
    "The service is unreachable",
  );

  await service.start();
  await expect(scenario.saved).toBeVisible({ timeout: 30_000 });
  await scenario.isAnswered();
  await expect(scenario.verdict).toContainText("computed in");
  await page.reload();
  await expect(desktops).toHaveValue("2,350");
  await context.close();
});
