/* An array is added from its specification sheet, and a scenario runs on it. */
import { type APIRequestContext, expect, test } from "../fixtures";
import { ScenarioPage } from "../pages/scenario";
import { pick } from "../pages/select";

const SAMPLE = "Acme Corporation, fortnight on ONTAP 8.1";
const NAME = "Journey Flash 24";

interface Named {
  id: string;
  name: string;
}

/** Stores a copy of the sample in a new project, and returns its address. */
async function copyOfSample(request: APIRequestContext): Promise<string> {
  const read = async (path: string) => (await request.get(`/api/v1${path}`)).json();
  const projects: Named[] = (await read("/projects")).items;
  const lists = await Promise.all(projects.map(({ id }) => read(`/projects/${id}/scenarios`)));
  const sample: Named | undefined = lists.flatMap(({ items }) => items).find(({ name }) => name === SAMPLE);
  const { scenario } = await read(`/scenarios/${sample?.id}`);
  const project = await request.post("/api/v1/projects", { data: { name: "An array from its sheet" } });
  const made = await request.post(`/api/v1/projects/${(await project.json()).id}/scenarios`, {
    data: { ...scenario, name: "Knowledge workers on an array from its sheet" },
  });
  expect(made.status()).toBe(201);
  return `/scenarios/${(await made.json()).id}`;
}

test("@long an array is added from its sheet with the keyboard, and chosen in a scenario", async ({
  page,
  request,
  expectAccessible,
}) => {
  const fill = (name: string, value: string) =>
    page.getByRole("textbox", { name: new RegExp(`^${name}`) }).fill(value);
  const step = (name: string) => page.getByRole("heading", { level: 2, name, exact: true }).first();
  const curve = page.getByRole("complementary", { name: "Response time" });

  await page.goto("/catalog/arrays");
  await page.getByRole("link", { name: "Add array" }).click();
  await page.getByRole("link", { name: "Use the specification sheet instead" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Required", { exact: true })).toHaveCount(8);
  await expect(page.getByRole("textbox", { name: "Manufacturer" })).toBeFocused();
  await expectAccessible();

  await fill("Manufacturer", "Acme");
  await fill("Model", NAME);
  await fill("Processor cores", "16");
  await fill("Memory", "256");
  await fill("Port speed", "25");
  await fill("Host ports", "4");
  await fill("Drive slots", "3");
  await page.getByRole("checkbox", { name: "3.84 TB NVMe" }).check();
  await expect(page.getByText(/too few/)).toBeVisible();
  await fill("Drive slots", "24");
  await expect(curve).toContainText("the predicted maximum is");
  await expect(curve).toContainText("storage tests of other families");
  await page.keyboard.press("Enter");

  await expect(step("Data protection and services")).toBeFocused();
  await expect(curve).toContainText("Effective after data reduction");
  await page.getByRole("checkbox", { name: "Compression" }).uncheck();
  await page.getByRole("checkbox", { name: "Deduplication" }).uncheck();
  await expect(curve).not.toContainText("Effective after data reduction");
  await expectAccessible();
  await page.getByRole("textbox", { name: "Drives per RAID group" }).press("Enter");

  await expect(step("Published maximum")).toBeFocused();
  await fill("IOPS", "400000");
  await fill("Block size", "8");
  await fill("Share of reads", "70");
  await fill("Response time at this rate", "1");
  await expect(curve).toContainText("below the stated maximum of 400,000 IOPS");
  await fill("Title", "Flash data sheet");
  await fill("Publisher", "Acme");
  await fill("Web address", "https://acme.example/flash.pdf");
  await expectAccessible();
  await page.keyboard.press("Enter");

  await expect(step("Summary")).toBeFocused();
  const read = page.getByRole("row", { name: "CPU time per read" });
  await expect(read).toContainText("derived");
  await expect(read).toContainText("Flash data sheet");
  await expectAccessible();
  await page.getByRole("button", { name: "Save array" }).click();
  await expect(page).toHaveURL(/\/catalog\/arrays$/);
  await expect(page.getByRole("heading", { name: NAME })).toBeVisible();

  const scenario = new ScenarioPage(page);
  const address = await copyOfSample(request);
  await page.goto(`${address}?section=storage`);
  await scenario.isAnswered();
  await pick(page.getByRole("combobox", { name: "Model" }), NAME);
  await scenario.isAnswered();
  await expect(page.getByRole("combobox", { name: "Model" })).toHaveValue(NAME);
  await expect(scenario.verdict).not.toContainText("FAS3270");
  await expect(scenario.saved).toBeVisible();

  // other journeys compare all families of the catalog
  await page.goto("/catalog/arrays");
  expect((await request.delete(`/api/v1${address}`)).status()).toBe(204);
  const own = "/api/v1/catalog/own/arrays/journey-flash-24";
  expect((await request.delete(own, { headers: { "If-Match": "*" } })).status()).toBe(204);
});
