/* An array that the catalog lacks is described by five figures, and the project has its first result. */
import { type APIRequestContext, expect, test } from "../fixtures";
import { countInteractions } from "../pages/interactions";
import { removeProject } from "../pages/projects";
import { ScenarioPage } from "../pages/scenario";

const NAME = "Dell Unity XT 480F";
const PLACE = "/api/v1/catalog/own/arrays/dell-unity-xt-480f";
const REFINED = "Initrode Flash 40";
const REFINED_PLACE = "/api/v1/catalog/own/arrays/initrode-flash-40";

/** Other journeys compare all families of the catalog. */
async function removeArray(request: APIRequestContext, project: string): Promise<void> {
  await removeProject(request, project);
  expect((await request.delete(PLACE, { headers: { "If-Match": "*" } })).status()).toBe(204);
}

test("an existing array that is not in the catalog is checked within 15 interactions", async ({
  page,
  request,
  expectAccessible,
}) => {
  test.slow();
  const user = countInteractions(page);
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  const dialog = page.getByRole("dialog", { name: "My array" });
  const figure = (name: string) => dialog.getByRole("textbox", { name, exact: true });

  await page.goto("/start");
  await user.click(page.getByRole("radio", { name: "Check an existing array" }));
  await expect(page.getByRole("combobox", { name: "Installed array" })).toHaveValue("");
  await user.fill(field("Project name"), "Hooli");
  await user.fill(field("Number of desktops"), "800");
  await user.pick(
    page.getByRole("combobox", { name: "User type and OS" }),
    "Windows 11 knowledge user, Login Enterprise",
  );
  await user.pick(page.getByRole("combobox", { name: "Clone type" }), "Machine Creation Services (MCS)");
  await user.click(page.getByRole("button", { name: "My array is not in the list" }));
  await user.fill(figure("Vendor and product"), NAME);
  await user.fill(figure("Usable capacity"), "50");
  await user.fill(figure("Data reduction"), "2");
  await user.fill(figure("Maximum IOPS"), "200000");
  await expect(dialog.getByRole("complementary", { name: "Response time" })).toContainText(
    "stated maximum of 200,000 IOPS",
  );
  await expectAccessible();
  await user.click(dialog.getByRole("button", { name: "Save array" }));
  await expect(page.getByRole("combobox", { name: "Installed array" })).toHaveValue(NAME);
  const others = page.getByRole("group", { name: "What else runs on this array?" });
  await expect(others.getByRole("textbox", { name: "Used space", exact: true })).toHaveValue("");
  await user.fill(others.getByRole("textbox", { name: "IOPS", exact: true }), "1000");
  await user.click(page.getByRole("button", { name: "Next: desktops" }));
  const scenario = new ScenarioPage(page);
  await scenario.isAnswered();
  expect(user.n).toBeLessThanOrEqual(15);
  await expect(page.getByText("other workloads: 700 IOPS of reads", { exact: false })).toBeVisible();

  const reset = page.getByText(/^Non-persistent desktops .* nothing resets them in this calendar/);
  const warning = page.getByText(
    /^Desktops: non-persistent desktops .* nothing resets them in this calendar/,
  );
  await expect(reset).toBeVisible();
  await expect(warning).toBeVisible();
  await expect(
    page.getByText("The nightly reboot adds the I/O of the boots only", { exact: false }),
  ).toBeVisible();
  await page.getByRole("switch", { name: "Desktops reboot every night" }).check();
  await expect(reset).toBeHidden();
  await expect(warning).toBeHidden();

  await page.getByRole("button", { name: "Next: storage" }).click();
  const current = page.getByRole("region", { name: "Existing array" });
  await expect(current.getByRole("combobox", { name: "Model" })).toHaveValue(NAME);
  await expect(scenario.verdict).toContainText("Nothing is added to the installed array");
  await page.goto("/catalog/arrays");
  await removeArray(request, "Hooli");
});

test("@long an array from key figures is refined as a sheet, saved, and edited again", async ({
  page,
  request,
  expectAccessible,
}) => {
  test.slow();
  const fill = (name: string, value: string) => page.getByRole("textbox", { name, exact: true }).fill(value);
  const next = page.getByRole("button", { name: "Next" });
  await page.goto("/catalog/arrays");
  await page.getByRole("link", { name: "Add array" }).click();
  await page.getByRole("button", { name: "Save array" }).click();
  await expect(page.getByRole("textbox", { name: "Vendor and product" })).toBeFocused();
  await expect(page.getByText("Required", { exact: true })).toHaveCount(3);
  await expectAccessible();
  await fill("Vendor and product", REFINED);
  await fill("Maximum IOPS", "200000");
  await fill("Usable capacity", "0.1");
  await expect(page.getByRole("textbox", { name: "Usable capacity" })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await page.getByRole("button", { name: "Save array" }).click();
  await expect(page.getByRole("textbox", { name: "Usable capacity" })).toBeFocused();
  await fill("Usable capacity", "50");
  const curve = page.getByRole("complementary", { name: "Response time" });
  await expect(curve).toContainText("stated maximum of 200,000 IOPS");
  await expect(page.getByText(/^\d+ × .+; hot spares per controller: 1; controllers: 2/)).toBeVisible();
  await page.getByRole("button", { name: "Assumed parts" }).click();
  const drives = page.getByRole("textbox", { name: "Number of drives" });
  await expect(drives).toHaveAccessibleDescription(/Assumed: \d+/);
  await drives.fill("6");
  await expect(drives).toHaveAccessibleDescription(/too few for a usable capacity of 50 TB/);
  await drives.fill("20");
  await fill("Hot spares per controller", "0");
  await expect(page.getByText(/^20 × .+; hot spares per controller: 0/)).toBeVisible();
  await fill("Purchase price", "150000");
  await expect(curve).toContainText("stated maximum of 200,000 IOPS");
  await expectAccessible();
  await page.getByRole("button", { name: "Refine step by step" }).click();

  const cores = page.getByRole("textbox", { name: "Processor cores" });
  await expect(page.getByRole("textbox", { name: "Manufacturer" })).toHaveValue("Initrode");
  await expect(cores).toHaveAccessibleDescription(/Assumed: \d+/);
  await expectAccessible();
  await cores.fill("16");
  await fill("Year of introduction", "2021");
  for (const _ of [1, 2, 3]) await next.click();
  await page.getByRole("button", { name: "Save array" }).click();
  await expect(page.getByRole("heading", { name: REFINED })).toBeVisible();

  const entry = page.getByRole("button", { name: REFINED, exact: true });
  await entry.click();
  await page.getByRole("button", { name: `Edit ${REFINED}`, exact: true }).click();
  await expect(cores).toHaveValue("16");
  await expect(page.getByRole("textbox", { name: "Year of introduction" })).toHaveValue("2021");
  await page.getByRole("textbox", { name: "Manufacturer" }).fill("Initrode Storage");
  for (const _ of [1, 2, 3]) await next.click();
  await page.getByRole("button", { name: "Save array" }).click();
  await expect(page.getByRole("region", { name: REFINED, exact: true })).toContainText("Initrode Storage");

  await entry.click();
  await page.getByRole("button", { name: `Edit numbers of ${REFINED}`, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name of release current" }).fill("OE 5.4");
  await expectAccessible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  const seen = await (await request.get(REFINED_PLACE)).json();
  expect([seen.entry.firmware[0].name, seen.has_sheet]).toEqual(["OE 5.4", false]);
  expect(seen.entry.price).toEqual({ amount: 150_000, currency: "USD" });
  expect(seen.entry.shelf.fewest_drives.value).toBe(20);
  expect((await request.delete(REFINED_PLACE, { headers: { "If-Match": "*" } })).status()).toBe(204);
});
