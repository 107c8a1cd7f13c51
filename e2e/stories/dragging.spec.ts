/* While the hand moves an event, verdict and charts follow it: how long after the last move they are those of it. */
import { expect, test } from "../fixtures";
import { ScenarioPage } from "../pages/scenario";

const LONGEST_MS = 1500;

/** What the page notes of itself: when the pointer last moved, when what is shown became stale, and fresh again. */
interface Noted {
  movedAt: number;
  staleAt: number;
  freshAt: number;
}

declare global {
  interface Window {
    noted: Noted;
  }
}

function noteMovesAndAnswers(): void {
  const noted: Noted = { movedAt: 0, staleAt: 0, freshAt: 0 };
  window.noted = noted;
  window.addEventListener(
    "pointermove",
    () => {
      noted.movedAt = performance.now();
    },
    true,
  );
  let wasStale = false;
  new MutationObserver(() => {
    const isStale = document.querySelector("[data-stale]") !== null;
    if (!wasStale && isStale) noted.staleAt = performance.now();
    if (wasStale && !isStale) noted.freshAt = performance.now();
    wasStale = isStale;
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["data-stale"],
  });
}

test("@long @alone the result follows the drag quickly and matches the final position", async ({ page }) => {
  test.slow();
  const scenario = new ScenarioPage(page);
  await scenario.openSample();
  await scenario.showWeek(2);
  const card = scenario.card("Reboot all VMs");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/v1/preview")) return;
    const { events } = request.postDataJSON().scenario as { events: { id: string; starts_at: string }[] };
    asked.push(events.find(({ id }) => id === "reboot")?.starts_at ?? "");
  });
  await page.evaluate(noteMovesAndAnswers);

  const carry = await scenario.take("reboot");
  const waits: number[] = [];
  const places = [
    [0.25, "06:45"],
    [0.5, "06:30"],
    [0.75, "06:15"],
    [1, "06:00"],
  ] as const;
  for (const [hours, clock] of places) {
    await carry(hours, "up");
    await expect(card).toContainText(`Mon, Jun 6 ${clock}`);
    await scenario.isAnswered();
    const { movedAt, staleAt, freshAt } = await page.evaluate(() => window.noted);
    waits.push(freshAt - (movedAt < freshAt ? movedAt : staleAt)); // the last moves may have stayed in their quarter of an hour
  }
  await expect(card, "the figures of where it is held").toContainText("51 min");
  expect(asked.at(-1), "the last question is about where it is held").toContain("06:00");
  await page.keyboard.press("Escape");
  await scenario.drop();

  const median = [...waits].sort((a, b) => a - b)[Math.floor(waits.length / 2)] ?? Number.NaN;
  const said = `from the last move to the answer on the screen: ${waits.map(Math.round).join(", ")} ms`;
  test.info().annotations.push({ type: "measured", description: said });
  process.stdout.write(`    ${said}\n`);
  expect(Math.min(...waits), said).toBeGreaterThan(0);
  expect(median, said).toBeLessThan(LONGEST_MS);
});

test("a slow response for an older position is not waited for", async ({ page }) => {
  const scenario = new ScenarioPage(page);
  await scenario.openSample();
  await scenario.showWeek(2);
  let isFirst = true;
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  let noteAnswered = () => {};
  const isAnsweredLate = new Promise<void>((done) => {
    noteAnswered = done;
  });
  await page.route("**/api/v1/preview", async (route) => {
    const isSlow = isFirst;
    isFirst = false;
    const answer = await route.fetch();
    if (isSlow) await released;
    await route.fulfill({ response: answer }).catch(() => undefined); // superseded in the meantime
    if (isSlow) noteAnswered();
  });
  const carry = await scenario.take("reboot");
  await carry(0.5, "up");
  await expect(scenario.charts.locator("[data-stale]")).toBeVisible();
  await carry(1, "up");
  await expect(scenario.card("Reboot all VMs")).toContainText("51 min");
  await scenario.isAnswered();
  release();
  await isAnsweredLate;
  await page.waitForTimeout(500); // time in which the page could show it
  await expect(scenario.card("Reboot all VMs"), "the late answer is not shown").toContainText("51 min");
  await page.keyboard.press("Escape");
  await scenario.drop();
});
