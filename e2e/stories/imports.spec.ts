/* Measurements come in, are looked at, change a scenario and leave it again; the answer goes out to other tools. */
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "../fixtures";
import {
  brokenTable,
  esxtopMorning,
  noise,
  riddleTable,
  rvtoolsEstate,
  shiftCalendar,
} from "../measured-files";
import { ImportPage } from "../pages/imports";
import { ScenarioPage } from "../pages/scenario";
import { pick } from "../pages/select";

const OLDER = "Acme Corporation, fortnight on ONTAP 8.0.1";
const NEWER = "Acme Corporation, fortnight on ONTAP 8.1";

async function taken(page: Page, act: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
}

test("an esxtop capture of a Monday morning becomes a pool profile, and undo removes it", async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  const scenario = new ScenarioPage(page);
  await scenario.openSample(NEWER);
  await scenario.showPart("Desktops");
  const profile = page.getByRole("combobox", { name: "Workload profile" });
  await expect(profile, "once the catalog is there").not.toHaveValue("");
  const before = await profile.inputValue();
  const from = new ImportPage(page);
  await from.beginFromScenario("Nordwind");
  await from.add(esxtopMorning(), brokenTable());
  await expect(from.files).toContainText("esx01.csv.gz");
  await from.read();
  await expect(from.found.getByRole("alert")).toContainText(/broken\.csv cannot be read.*row 2/);
  await expect(from.found.getByRole("article", { name: /esx01/ })).toContainText("720 rows used, 1 skipped");
  await expect(from.measured).toContainText("36 desktops");
  await expect(from.measured.getByRole("row", { name: /^Login storm/ })).toContainText(
    "Mon, Jun 6 07:00 – 07:32",
  );
  await expectAccessible();

  const steady = from.window("Steady state");
  await steady.getByLabel("Start").fill("2011-06-06T08:00:00");
  await expect(page.getByText("Import options have changed")).toBeVisible();
  await from.read("Read again");
  await page.reload();
  await from.isRead();
  await expect(from.measured.getByRole("row", { name: /^Time / })).toContainText("Mon, Jun 6 08:00 – 10:00");
  await expect(from.measured.getByRole("row", { name: /^IOPS per desktop/ })).toContainText("2 / 4");

  await expect(from.choice.getByRole("combobox", { name: "Scenario" })).toHaveValue(NEWER);
  await expect(from.change(/^Workload profile › Steady state/)).toContainText(
    "measured, esxtop file esx01.csv.gz, 20 s samples",
  );
  await from.choice.getByRole("checkbox", { name: /^Login storm/ }).check();
  await expect(from.change(/^Event › /).first()).toBeVisible();
  const everyDay = from.choice.getByRole("checkbox", { name: "every weekday" });
  await everyDay.check();
  await expect(from.choice.getByText(/users are already logged in/)).toBeVisible();
  await expect(page.getByText("Part of the selection is invalid")).toBeVisible();
  await everyDay.uncheck();
  await expect(from.change(/^Event › /).first()).toBeVisible();
  await expectAccessible();
  await from.choice.getByRole("button", { name: `Add to ${NEWER}` }).click();
  await expect(page.getByText(`Added to ${NEWER}`)).toBeVisible();
  await expect(from.accepted.getByRole("link", { name: NEWER })).toBeVisible();
  await page.getByRole("button", { name: "Open scenario" }).click();

  await scenario.isAnswered();
  await scenario.showPart("Desktops");
  await expect(profile).toHaveValue(/^Nordwind, measured/);

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Imports" }).click();
  await page.getByRole("link", { name: "Nordwind" }).click();
  await from.accepted.getByRole("button", { name: /^Undo changes from/ }).click();
  await expect(page.getByText("Undone", { exact: true })).toBeVisible();
  await expect(from.accepted).toContainText("undone");
  await from.accepted.getByRole("link", { name: NEWER }).click();
  await scenario.isAnswered();
  await scenario.showPart("Desktops");
  await expect(profile).toHaveValue(before);
});

test("@long an unrecognized table is read with a manual column mapping", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/imports");
  const from = new ImportPage(page);
  await from.begin("Riddle");
  await from.add(riddleTable());
  await from.read();
  await page.getByRole("button", { name: "Map columns" }).click();
  const dialog = page.getByRole("dialog", { name: "Map columns" });
  const holds = (column: string) => dialog.getByRole("combobox", { name: `Contents of ${column}` });
  await pick(holds("moment"), "time");
  await pick(holds("where"), "machine or disk");
  await pick(holds("alpha"), "reads per second");
  await expect(dialog.getByText(/one for reads and one for writes/)).toBeVisible();
  await pick(holds("beta"), "writes per second");
  await pick(holds("gamma"), "bytes read per second");
  await pick(dialog.getByRole("combobox", { name: "Unit of gamma" }), "kB/s");
  await expectAccessible();
  await dialog.getByRole("button", { name: "Read with this mapping" }).click();
  await expect(from.measured).toContainText("2 desktops", { timeout: 60_000 });
});

test("files are dropped on the page, and a canceled upload is not listed", async ({ page }) => {
  await page.goto("/imports");
  const from = new ImportPage(page);
  await from.begin("Dropped");
  const line = await page.context().newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 100_000,
  });
  await from.drop(noise("huge.bin", 1_500_000), riddleTable(), brokenTable());
  await expect(from.file("huge.bin").getByRole("status")).toContainText(/Uploading, [1-9]/);
  await expect(from.file("riddle.csv")).toContainText("Waiting");
  const [aborted] = await Promise.all([
    page.waitForEvent("requestfailed"),
    from.file("huge.bin").getByRole("button", { name: "Cancel huge.bin" }).click(),
  ]);
  expect(aborted.url()).toContain("name=huge.bin");
  await expect(from.files.getByRole("button", { name: /^Remove/ })).toHaveCount(2);
  await page.reload();
  await expect(from.file("riddle.csv")).toBeVisible();
  await expect(from.file("broken.csv")).toBeVisible();
  await expect(from.file("huge.bin")).toHaveCount(0);
});

test("@long windows are moved over the chart by pointer and keyboard, and undo reverses each step", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/imports");
  const from = new ImportPage(page);
  await from.begin("Windows");
  await from.add(esxtopMorning());
  await from.read();
  const steady = from.edge(/^Start of window \d, Steady state/);
  const field = from.window("Steady state").getByLabel("Start");
  const before = await field.inputValue();
  await from.holdEdge(steady, 1 / 8);
  await expect(steady).toHaveAttribute("aria-valuetext", /^Mon, Jun 6 08:0\d$/);
  await expect(field).toHaveValue(/^2011-06-06T08:0\d/);
  await expectAccessible();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(field).toHaveValue(before);

  await from.holdEdge(steady, 1 / 8);
  await page.mouse.up();
  await expect(field).toHaveValue(/^2011-06-06T08:0\d/);
  const dragged = await field.inputValue();
  await page.keyboard.press("PageUp");
  await page.keyboard.press("ArrowLeft");
  await expect(steady).toHaveAttribute("aria-valuetext", /^Mon, Jun 6 08:2\d$/);
  await page.keyboard.press("Control+z");
  await expect(field).toHaveValue(dragged);
  await from.measured.getByRole("button", { name: /^Undo/ }).click();
  await expect(field).toHaveValue(before);
  await expect(page.getByText("Import options have changed")).toBeHidden();
  await from.measured.getByRole("button", { name: /^Redo/ }).click();
  await expect(field).toHaveValue(dragged);
  await from.read("Read again");
  await expect(from.measured.getByRole("row", { name: /^Time / })).toContainText(
    `Mon, Jun 6 ${dragged.slice(11, 16)} – 10:00`,
  );
});

test("@long pools and hosts of an inventory are imported into a scenario, and undo removes them", async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  const scenario = new ScenarioPage(page);
  await scenario.openSample(OLDER);
  await scenario.showPart("Desktops");
  const desktops = page.getByRole("textbox", { name: "Desktops" });
  const before = await desktops.inputValue();
  const from = new ImportPage(page);
  await from.beginFromScenario("Estate");
  await from.add(rvtoolsEstate());
  await from.read();
  await expect(from.counted).toContainText("62, 57 powered on");
  const office = from.counted.getByRole("row", { name: /^OFFICE/ });
  await expect(office).toContainText(/48.*44.*8 GiB.*64 GiB.*3 GiB/);
  await expect(from.counted).toContainText("3 hosts, Dell Inc. PowerEdge R650");

  const becomes = from.choice.getByRole("combobox", { name: "Action for OFFICE" });
  await pick(becomes, "update Acme knowledge users");
  await from.choice.getByRole("radio", { name: /^3 hosts/ }).check();
  await expect(from.change(/^Pool › acme › Desktops/)).toContainText(/48.*48 machines are named OFFICE-/);
  await expect(from.change(/^Hosts › Hosts/)).toContainText("counted in RVTools file RVTools_nordwind.xlsx");
  await expectAccessible();
  await from.acceptInto(OLDER);

  await scenario.isAnswered();
  await expect(page.getByText("Imported from:")).toContainText("Estate");
  await scenario.showPart("Desktops");
  await expect(desktops).toHaveValue("48");
  await page.getByText("Imported from:").getByRole("link", { name: "Estate" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Estate" })).toBeVisible();
  await from.undo("Estate");
  await from.accepted.getByRole("link", { name: OLDER }).click();
  await scenario.isAnswered();
  await scenario.showPart("Desktops");
  await expect(desktops).toHaveValue(before);
  await expect(page.getByText("Imported from:")).toHaveCount(0);
});

test("@long calendar entries become events of the week, and undo removes them", async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  const scenario = new ScenarioPage(page);
  await scenario.openSample(OLDER);
  const from = new ImportPage(page);
  await from.beginFromScenario("Rota");
  await from.add(shiftCalendar());
  await from.read();
  await expect(from.calendar.getByRole("row", { name: /^Late shift begins/ })).toContainText(
    /Wed, Jun 8 13:00 – 13:30.*Login \(guessed\).*400/,
  );
  await expect(from.calendar.getByRole("row", { name: /^Summer party/ })).toContainText("unknown");

  await from.choice.getByRole("checkbox", { name: "Late shift begins" }).check();
  await from.choice.getByRole("checkbox", { name: "Summer party" }).check();
  await expect(from.choice.getByText("Choose an event type")).toBeVisible();
  await pick(from.choice.getByRole("combobox", { name: "Event type of Summer party" }), "Maintenance");
  await expect(from.change(/^Event › /)).toHaveCount(2);
  await expect(from.changes).toContainText("Late shift begins, Wed, Jun 8, 2011, 13:00");
  await expectAccessible();
  await from.acceptInto(OLDER);

  await scenario.isAnswered();
  await scenario.showWeek(2);
  const shift = scenario.calendar.getByRole("button", { name: /^Late shift begins, Login/ });
  await expect(shift).toBeVisible();
  await expect(scenario.calendar.getByRole("button", { name: /^Summer party, Maintenance/ })).toBeVisible();
  await from.undo("Rota");
  await from.accepted.getByRole("link", { name: OLDER }).click();
  await scenario.isAnswered();
  await scenario.showWeek(2);
  await expect(shift).toHaveCount(0);
});

test("a finished week is exported to fio and as a calendar", async ({ page }) => {
  const scenario = new ScenarioPage(page);
  await scenario.openSample(OLDER);
  const exports = page.getByRole("button", { name: "Export", exact: true });
  await exports.click();
  await expect(page.getByText(/a placeholder instead of a device name/)).toBeVisible();
  const job = await taken(page, () => page.getByRole("menuitem", { name: /^fio job file works/ }).click());
  expect(job.name).toMatch(/\.fio$/);
  expect(job.text).toMatch(/^\[global\]$/m);
  expect(job.text).toMatch(/^rate=\d+,\d+/m);
  const week = await taken(page, () =>
    page.getByRole("button", { name: "Download the calendar (.ics)" }).click(),
  );
  expect(week.name).toMatch(/\.ics$/);
  expect(week.text).toContain("BEGIN:VCALENDAR");
  expect(week.text).toContain("Reboot all VMs");
});
