/* A drive fails in the busiest hour: status, logins and response times without and with the failure. */
import { expect, test } from "../fixtures";
import { ScenarioPage } from "../pages/scenario";

test("a component failure is simulated, with the status of the affected events", async ({
  page,
  expectAccessible,
}) => {
  const scenario = new ScenarioPage(page);
  await scenario.openSample();
  await page.goto(`${new URL(page.url()).pathname}/failures`);
  await page.getByRole("radiogroup", { name: "Component" }).getByText("Drive").click();
  await page.getByRole("button", { name: "Simulate failure" }).click();
  const during = page.getByRole("row", { name: /^Status during the failure/ });
  await expect(during).toContainText(/Pass|At risk|Fail/, { timeout: 60_000 });
  await expect(page.getByRole("row", { name: /^95th percentile login time/ })).toContainText("→");
  await expectAccessible();
});
