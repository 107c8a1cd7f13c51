/* Several arrays: profile containers on a file share beside the array of the desktops. */
import { type APIRequestContext, expect, test } from "../fixtures";
import { ScenarioPage } from "../pages/scenario";
import { pick } from "../pages/select";

const SHARE = "Azure Files SSD, provisioned v1";
const SAMPLE = "Acme Corporation, fortnight on ONTAP 8.1";

interface Named {
  id: string;
  name: string;
}

/** Stores a copy of the sample whose users have profile containers in a new project, and returns its address. */
async function withContainers(request: APIRequestContext): Promise<string> {
  const read = async (path: string) => (await request.get(`/api/v1${path}`)).json();
  const projects: Named[] = (await read("/projects")).items;
  const lists = await Promise.all(projects.map(({ id }) => read(`/projects/${id}/scenarios`)));
  const sample: Named | undefined = lists.flatMap(({ items }) => items).find(({ name }) => name === SAMPLE);
  const { scenario } = await read(`/scenarios/${sample?.id}`);
  const [pool] = scenario.pools;
  const project = await request.post("/api/v1/projects", { data: { name: "Profiles on a share" } });
  const made = await request.post(`/api/v1/projects/${(await project.json()).id}/scenarios`, {
    data: {
      ...scenario,
      name: "Knowledge workers with a share for profiles",
      pools: [
        {
          ...pool,
          n_desktops: 1000,
          profile_id: "windows11-knowledge",
          profile_container_gib_per_desktop: 1,
        },
      ],
    },
  });
  expect(made.status()).toBe(201);
  return `/scenarios/${(await made.json()).id}`;
}

test("a share for profiles is added, seen on its own, run and shared", async ({
  page,
  request,
  context,
  expectAccessible,
}) => {
  test.slow();
  const address = await withContainers(request);
  const scenario = new ScenarioPage(page);
  await page.goto(`${address}?section=storage`);
  await scenario.isAnswered();
  const arrays = page.getByRole("region", { name: "Arrays", exact: true });
  await expect(arrays).toHaveCount(0);

  await page.getByRole("button", { name: "Add array" }).click();
  await pick(page.getByPlaceholder("Model of the new array"), SHARE);
  await expect(page.getByRole("tab", { name: SHARE })).toHaveAttribute("aria-selected", "true");
  await scenario.isAnswered();
  const row = (name: string) => arrays.getByRole("row", { name });
  await expect(row(SHARE)).toContainText("Insufficient capacity");
  await expect(row("NetApp FAS3270")).not.toContainText("Insufficient capacity");
  await expect(scenario.verdict).toContainText(`On ${SHARE}: Insufficient capacity`);

  await page.getByRole("textbox", { name: "Size of each volume" }).fill("2048");
  await page.getByRole("textbox", { name: "Name" }).fill("Profile share");
  await expect(row("Profile share")).toBeVisible();
  await scenario.isAnswered();
  await expect(row("Profile share")).not.toContainText("Insufficient capacity");
  await expectAccessible();

  await arrays.getByRole("button", { name: "NetApp FAS3270" }).click();
  await scenario.isAnswered();
  await expect(scenario.charts).not.toContainText("IOPS limit");
  await arrays.getByRole("button", { name: "Profile share" }).click();
  await scenario.isAnswered();
  await expect(scenario.charts).toContainText("IOPS limit");
  await expect(page).toHaveURL(/array=profiles/);
  await scenario.showPart("Desktops");
  await expect(page.getByRole("combobox", { name: "Profiles" })).toHaveValue("Profile share");
  await expect(scenario.saved).toBeVisible();
  await page.reload();
  await scenario.isAnswered();
  await expect(arrays.getByRole("button", { name: "Profile share" })).toHaveAttribute("aria-pressed", "true");

  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.getByRole("button", { name: "Share", exact: true }).click({ timeout: 120_000 });
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create link" }).click();
  const link = await dialog.getByLabel("Link", { exact: true }).inputValue();
  const shared = await context.newPage();
  await shared.goto(link);
  await shared.getByRole("button", { name: "Profile share", exact: true }).click();
  await expect(shared).toHaveURL(/array=profiles/);
  await expect(shared.getByRole("region", { name: "Charts for the week" })).toContainText("IOPS limit");
  await expect(shared.getByRole("region", { name: "Recommendation: Profile share" })).toBeVisible();
});
