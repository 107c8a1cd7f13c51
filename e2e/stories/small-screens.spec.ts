/* Small screens and paper: what is in view without scrolling, what stays in view while scrolling, and what is printed. */
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { ScenarioPage } from "../pages/scenario";

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 800 };

/** The address of a copy of the sample that this test may change. */
async function copyOfSample(request: APIRequestContext): Promise<string> {
  const { items } = await (await request.get("/api/v1/projects")).json();
  const listed = await (await request.get(`/api/v1/projects/${items.at(-1).id}/scenarios`)).json();
  const copied = await request.post(`/api/v1/scenarios/${listed.items[0].id}/duplicate`, { data: {} });
  return `/scenarios/${(await copied.json()).id}`;
}

/** Share of the screen's height under bars that stay in place while the page scrolls. */
async function stickyShare(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, 900));
  return page.evaluate(() => {
    const isBar = (element: Element) =>
      ["sticky", "fixed"].includes(getComputedStyle(element).position) &&
      element.clientWidth > window.innerWidth / 2;
    const heights = Array.from(document.querySelectorAll("body *"))
      .filter((element) => element.checkVisibility() && isBar(element))
      .map((element) => element.getBoundingClientRect())
      .map(({ top, bottom }) => Math.min(bottom, window.innerHeight) - Math.max(top, 0));
    return heights.reduce((sum, height) => sum + Math.max(0, height), 0) / window.innerHeight;
  });
}

async function beyondTheEdge(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

test("a phone shows one day of the calendar on the first screen, and unsaved changes wherever the page is", async ({
  page,
  request,
  expectAccessible,
}) => {
  const address = await copyOfSample(request);
  await page.setViewportSize(phone);
  await page.goto(address);
  const scenario = new ScenarioPage(page);
  await scenario.isAnswered();
  await expect(scenario.calendar).toHaveAttribute("data-days", "1");
  const box = await scenario.calendar.boundingBox();
  expect(box?.y, "top of the calendar").toBeLessThan(phone.height * 0.65);
  expect(await beyondTheEdge(page), "pixels beyond the right edge").toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Next day" }).click();
  await expect(page).toHaveURL(/day=1/);
  await expect(page.getByRole("heading", { name: "Mon, May 30", exact: true })).toBeVisible();
  await scenario.isAnswered();
  await expectAccessible();
  expect(await stickyShare(page), "share of sticky bars on a phone").toBeLessThanOrEqual(0.15);
  await page.goto(`${address}/guide?deal=check&step=storage`);
  await scenario.isAnswered();
  expect(await stickyShare(page), "share of sticky bars in the guide").toBeLessThanOrEqual(0.15);

  await page.goto(`${address}?section=goals`);
  await page.route(`**/api/v1${address}`, (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await page.getByRole("textbox", { name: "Maximum good login time" }).fill("20");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const notice = page.getByRole("alert").filter({ hasText: "Not saved" });
  await expect(notice).toBeInViewport({ ratio: 1 });
  expect(await stickyShare(page), "share of sticky bars with a notice").toBeLessThanOrEqual(0.15);
  await page.unroute(`**/api/v1${address}`);

  await page.setViewportSize(laptop);
  await expect(scenario.saved).toBeVisible();
  await page.goto(address);
  await scenario.isAnswered();
  await expect(scenario.calendar).toHaveAttribute("data-days", "7");
  expect(await stickyShare(page), "share of sticky bars on a laptop").toBeLessThanOrEqual(0.15);
  expect((await request.delete(`/api/v1${address}`)).status()).toBe(204);
});

/** What is visible on paper although it is of no use there. */
async function controlsOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls =
      "header, [data-notices], .mantine-Button-root, .mantine-ActionIcon-root, nav:not(:has(h1))";
    const stuck = Array.from(document.querySelectorAll("body *")).filter(
      (element) =>
        ["sticky", "fixed"].includes(getComputedStyle(element).position) && element.clientHeight > 0,
    );
    return [...Array.from(document.querySelectorAll(controls)), ...stuck]
      .filter((element) => element.checkVisibility() && element.clientHeight > 0)
      .map((element) => `${element.tagName} ${element.className}`);
  });
}

test.describe("on paper", { tag: "@long" }, () => {
  test.use({ colorScheme: "dark", viewport: laptop });

  test("pages are printed without controls, black on white, with tables and charts in full", async ({
    page,
  }) => {
    test.slow();
    const scenario = new ScenarioPage(page);
    await scenario.openSample();
    const address = new URL(page.url()).pathname;
    const compare = await page.getByRole("link", { name: "Compare", exact: true }).getAttribute("href");
    for (const place of [
      address,
      `${compare}`,
      `${address}/recommend`,
      "/catalog/arrays?entry=netapp-fas3270",
    ]) {
      await page.goto(place);
      await page.waitForLoadState("networkidle");
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      expect(await controlsOnPaper(page), place).toEqual([]);
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      const colors = await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body);
        return [color, backgroundColor];
      });
      expect(colors, place).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
      // the width of the content on A4 paper
      await page.setViewportSize({ width: 703, height: 1000 });
      const cut = await page.evaluate(() =>
        Array.from(document.querySelectorAll("[data-print-fit]"))
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > 704)
          .map((element) => element.getAttribute("aria-label") ?? element.className),
      );
      expect(cut, `wider than the paper on ${place}`).toEqual([]);
      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
      await page.setViewportSize(laptop);
      const pdf = await page.pdf({ format: "A4", printBackground: true });
      expect(pdf.subarray(0, 4).toString()).toBe("%PDF");
      await page.emulateMedia({ media: "screen", colorScheme: "dark" });
    }
  });
});
