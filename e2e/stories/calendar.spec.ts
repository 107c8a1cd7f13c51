/* Events are placed where the week stays valid, changed several at a time, and added from templates. */
import { expect, test } from "../fixtures";
import { ScenarioPage } from "../pages/scenario";

test.describe.configure({ mode: "serial" });

test("an event of the palette is added at the next possible time, with the reason and Undo", async ({
  page,
}) => {
  const scenario = new ScenarioPage(page);
  await scenario.openSample("Acme Corporation, fortnight on ONTAP 8.0.1");
  await scenario.showWeek(2);
  await scenario.event("tuesday-login-07").click();
  await page.getByRole("button", { name: "Login", exact: true }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Login added at the next possible time" });
  await expect(notice).toContainText("Tue, Jun 7 17:30");
  await expect(notice).toContainText("The users of Acme knowledge users are already logged in.");
  await expect(scenario.event("login")).toBeFocused();
  await scenario.isAnswered();
  await expect(scenario.event("login")).toHaveAccessibleName(/Tuesday, June 7 17:30/);
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect(scenario.event("login")).toHaveCount(0);

  // the deployment of this pool does not say how desktops are recomposed
  await page.getByRole("button", { name: "Recompose", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "No events added" })).toBeVisible();
  await expect(scenario.event("recompose")).toHaveCount(0);
});

test("events are selected, moved, copied and deleted together, and a day is copied, each as one step", async ({
  page,
}) => {
  const scenario = new ScenarioPage(page);
  await scenario.openSample("Acme Corporation, fortnight on ONTAP 8.0.1");
  await scenario.showWeek(2);
  const days = ["tuesday-login-07", "logoff-tue-07"];
  await scenario.event("tuesday-login-07").click({ modifiers: ["Shift"] });
  await expect(scenario.event("tuesday-login-07")).toBeFocused();
  await scenario.event("logoff-tue-07").focus();
  await page.keyboard.press("x");
  for (const id of days) await expect(scenario.event(id)).toHaveAccessibleName(/, selected/);
  await page.keyboard.press("ArrowDown");
  await expect(scenario.event("tuesday-login-07")).toHaveAccessibleName(/June 7 08:15 to/);
  await expect(scenario.event("logoff-tue-07")).toHaveAccessibleName(/June 7 17:15 to/);
  await page.keyboard.press("Control+z");
  await expect(scenario.event("tuesday-login-07")).toHaveAccessibleName(/June 7 08:00 to/);
  await page.keyboard.press("Shift+F10");
  await page.getByRole("menuitem", { name: /^Copy to next day/ }).click();
  await expect(scenario.event("tuesday-login")).toHaveAccessibleName(/June 8 08:00 to .*selected/);
  await page.keyboard.press("Control+z");

  await scenario.calendar.getByRole("button", { name: "Tuesday, June 7", exact: true }).click();
  await page.getByRole("menuitem", { name: "Copy day to Wednesday" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "2 events added" }).last()).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("button", { name: /June 8 08:00/ })).toHaveCount(0);
  await scenario.event("network-outage").click({ button: "right" });
  await page.getByRole("menuitem", { name: /^Delete/ }).click();
  await expect(scenario.event("network-outage")).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(scenario.event("network-outage")).toBeVisible();
});

test("a template adds its events in one step, and their days are one card", async ({ page }) => {
  const scenario = new ScenarioPage(page);
  await scenario.openSample("Acme Corporation, fortnight on ONTAP 8.0.1");
  await scenario.showWeek(2);
  await page.getByRole("button", { name: "Backup window" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Backup window: 1 event added" })).toBeVisible();
  await scenario.isAnswered();
  const card = scenario.card("Nightly backup").first();
  await expect(card).toContainText("5 days");
  await page.keyboard.press("Control+z");
  await expect(scenario.card("Nightly backup")).toHaveCount(0);
});

test("no word of a name is broken where events overlap; the tooltip has the whole name", async ({
  page,
  request,
}) => {
  const scenario = new ScenarioPage(page);
  await scenario.openSample("Acme Corporation, fortnight on ONTAP 8.0.1");
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const sample = await (await request.get(`/api/v1/scenarios/${id}`)).json();
  const project = await request.post("/api/v1/projects", { data: { name: "Busy night" } });
  const day = sample.scenario.calendar.starts_at.slice(0, 10);
  const busy = ["Loss of one controller", "Replication to recovery site", "Nightly backup"].map(
    (name, i) => ({
      id: `busy-${i}`,
      kind: "backup",
      name,
      starts_at: `${day}T03:00:00Z`,
      ends_at: `${day}T06:00:00Z`,
      read_mb_per_s: 1,
    }),
  );
  const made = await request.post(`/api/v1/projects/${(await project.json()).id}/scenarios`, {
    data: { ...sample.scenario, name: "Busy night", events: [...sample.scenario.events, ...busy] },
  });
  expect(made.ok()).toBe(true);
  await page.goto(`/scenarios/${(await made.json()).id}`);
  await scenario.isAnswered();
  const block = scenario.event("busy-0");
  await expect(block.locator("[title]").first()).toHaveAttribute("title", /^Loss of one controller, /);
  await expect(block).toHaveAccessibleName(/^Loss of one controller, /);
  const broken = await scenario.calendar
    .locator("[data-event-id] [aria-hidden] > span")
    .evaluateAll((spans) =>
      spans.flatMap(({ firstChild: text }) => {
        if (!(text instanceof Text)) return [];
        return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1
            ? [word]
            : [];
        });
      }),
    );
  expect(broken).toEqual([]);
});
