/* Two sites on one array: their nights, with patches, a scan and a backup, and a shorter reboot window. */
import { expect, test } from "../fixtures";
import { countInteractions } from "../pages/interactions";
import { RecommendPage } from "../pages/recommend";
import { ScenarioPage } from "../pages/scenario";

const ARRAY = "NetApp AFF A30";

test("@long London and New York with patch, scan and backup in one night take at most 40 interactions", async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  const scenario = new ScenarioPage(page);
  const recommend = new RecommendPage(page);
  const user = countInteractions(page);
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  const list = (name: string) => page.getByRole("combobox", { name });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const events = page.getByRole("complementary", { name: "Events of this week" });
  const forAll = page.getByRole("menuitem", { name: "All pools" });

  await page.goto("/start");
  await user.fill(field("Project name"), "Globex");
  await user.fill(field("Number of desktops"), "1200");
  await user.pick(list("User type and OS"), /^Windows 11 knowledge user –/);
  await user.pick(list("Clone type"), "Machine Creation Services (MCS)");
  await user.click(button("Next: desktops"));
  await scenario.isAnswered();
  await user.click(page.getByRole("switch", { name: "Desktops reboot every night" }));
  await user.click(button("Add site"));
  await expect(field("Desktops").last()).toBeFocused();
  await expect(
    page.getByText("1,200 desktops at 2 sites, on the hosts and the array of one data center."),
  ).toBeVisible();
  for (const site of ["first", "last"] as const) await expect(field("Desktops")[site]()).toHaveValue("600");
  await user.pick(list("Site time zone").first(), "Europe/London");
  await user.pick(list("Site time zone").last(), "America/New York");
  await expect(field("Site name").first()).toHaveValue("London");
  await expect(field("Site name").last()).toHaveValue("New York");
  await expect(field("Reboot window")).toBeVisible();
  await user.click(button("Next: storage"));
  await user.pick(list("Array families"), ARRAY);
  await user.click(button("Find cheapest array"));
  await recommend.isAnswered(recommend.families);
  const rows = recommend.families.getByRole("region", { name: "Array families, table" });
  await user.click(rows.getByRole("button").first());
  await user.click(recommend.families.getByRole("button", { name: "Use this configuration" }));
  await scenario.isAnswered();

  await user.click(
    page.getByRole("navigation", { name: "Parts of the scenario" }).getByRole("button", { name: "Week" }),
  );
  for (const template of ["Patch Tuesday", "Weekly antivirus scan", "Backup window"]) {
    await user.click(button(template));
    await user.click(forAll);
    await expect(page.getByRole("alert").filter({ hasText: `${template}: 1 event added` })).toBeVisible();
    await scenario.isAnswered();
  }
  const scan = events.getByRole("button", { name: /^Weekly antivirus scan/ });
  await user.click(scan.first());
  const starts = events.getByLabel(/^Starts/);
  const wednesday = await starts.inputValue();
  const tuesday = new Date(Date.parse(`${wednesday}Z`) - 86_400_000).toISOString().slice(0, 10);
  await user.fill(starts, `${tuesday}T22:00`);
  await scenario.isAnswered();

  const reboots = events.getByRole("button", { name: /^Nightly reboot/ });
  await expect(reboots.first()).toContainText("12 min");
  await expect(reboots.filter({ hasText: "Nightly reboot, London" })).not.toHaveCount(0);
  await expect(reboots.filter({ hasText: "Nightly reboot, New York" })).not.toHaveCount(0);
  await user.click(reboots.first());
  await user.fill(events.getByRole("textbox", { name: "Power-on slots" }), "256");
  await scenario.isAnswered();
  await expect(reboots.first()).not.toContainText("12 min");
  await expect(scenario.verdict).toContainText(/Pass|At risk|Fail/);
  await expect(events).toContainText("Patch Tuesday");
  await expect(events).toContainText("Nightly backup");
  await expect(scenario.saved).toBeVisible();
  await expectAccessible();
  expect(user.n).toBeLessThanOrEqual(40);
});
