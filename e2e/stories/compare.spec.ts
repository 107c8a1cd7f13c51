/* Two releases of the same array side by side: where they differ, and by how much. */
import { type APIRequestContext, expect, test } from "../fixtures";
import { ScenarioPage } from "../pages/scenario";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, colorScheme === "dark" ? { tag: "@long" } : {}, () => {
    test.use({ colorScheme });

    test("the latest runs of a project are compared side by side", async ({ page, expectAccessible }) => {
      const scenario = new ScenarioPage(page);
      await scenario.openSample();
      await page.getByRole("link", { name: "Compare", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Comparison" })).toBeVisible();
      const table = page.getByRole("region", { name: "Comparison, table" });
      await expect(table).toContainText("ONTAP 8.1");
      await expect(table).toContainText("ONTAP 8.0.1");
      await expect(table.getByRole("row", { name: /^Mean login/ }).first()).toContainText(/better|worse/);
      await expect(table.getByRole("row", { name: /^Price/ })).toContainText("USD");
      const before = await table.getByRole("row").count();
      await page.getByRole("switch", { name: "Show events with minor differences" }).click();
      expect(await table.getByRole("row").count()).toBeGreaterThan(before);
      await expectAccessible();

      await page.getByRole("combobox", { name: "Runs to compare" }).press("Backspace");
      await expect(page.getByText("Select at least two runs")).toBeVisible();
      await expect(page).toHaveURL(/runs=/);
    });
  });
}

/** Runs every sample scenario in its current state: earlier stories may have changed one. */
async function runAgain(request: APIRequestContext): Promise<void> {
  const get = async (place: string) => (await request.get(`/api/v1/${place}`)).json();
  const { items: projects } = await get("projects");
  const sample = projects.find(({ name }: { name: string }) => name === "Acme Corporation");
  for (const { id } of (await get(`projects/${sample.id}/scenarios`)).items) {
    const run = await (await request.post(`/api/v1/scenarios/${id}/runs`)).json();
    await expect.poll(async () => (await get(`runs/${run.id}`)).state, { timeout: 60_000 }).toBe("succeeded");
  }
}

test("@long headroom is calculated for every column that lacks it", async ({ page, request }) => {
  test.setTimeout(300_000);
  await runAgain(request);
  const scenario = new ScenarioPage(page);
  await scenario.openSample();
  await page.getByRole("link", { name: "Compare", exact: true }).click();
  const headroom = page.getByRole("row", { name: /^Headroom/ });
  await headroom.getByRole("button", { name: "Calculate headroom" }).click();
  await expect(headroom.getByText(/^[\d,]+ (more desktops|desktops too many)$/)).toHaveCount(2, {
    timeout: 240_000,
  });
  await expect(headroom.getByText(/^[+−][\d,]+ (better|worse)$/)).toHaveCount(1);
  await expect(headroom.getByRole("button")).toHaveCount(0);
});
