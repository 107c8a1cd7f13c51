/* Fixtures of every journey: a page that fails on exceptions, and an accessibility check. */
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { services } from "./private-service";

type Journey = {
  /** Fails on anything on the present page that breaks WCAG 2.2 AA and a machine can find. */
  expectAccessible: () => Promise<void>;
};

/** Waits until an edit just made is on the page, and its figures too: figures that are out of date are dimmed. */
async function figuresFollow(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
  });
  await expect(page.locator("[data-stale]")).toHaveCount(0, { timeout: 30_000 });
}

/** Waits until the colors of a new theme or a new selection have their final values. */
async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map((each) => each.finished));
  });
}

/** The same of a page in a browser of its own. */
export async function expectAccessiblePage(page: Page): Promise<void> {
  await figuresFollow(page);
  await transitionsEnd(page);
  const found = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] }) // naming every element that passes takes longer than the checks
    .setLegacyMode() // without a page of its own for the summary, which only frames of other origins need
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  const said = found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(", ")}`,
  );
  expect(said, `accessibility of ${page.url()}`).toEqual([]);
}

export const test = base.extend<Journey>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
  baseURL: async ({}, use, info) => use(services[info.parallelIndex]?.address),
  page: async ({ page }, use) => {
    const failures: string[] = [];
    page.on("pageerror", (failure) => failures.push(String(failure)));
    await use(page);
    expect(failures, "exceptions in the browser").toEqual([]);
  },
  expectAccessible: async ({ page }, use) => {
    await use(() => expectAccessiblePage(page));
  },
});

export type { APIRequestContext, Browser, Page } from "@playwright/test";
export { expect };
