/* The page that recommends, as a person speaks of it. */
import { expect, type Locator, type Page } from "@playwright/test";

/** Questions are worked on one after the other, on whatever machine this is. */
const PATIENCE_MS = 240_000;

export class RecommendPage {
  readonly advice: Locator;
  readonly families: Locator;
  readonly runway: Locator;
  readonly sensitivity: Locator;
  readonly ranges: Locator;

  constructor(readonly page: Page) {
    const card = (name: string) => page.getByRole("region", { name, exact: true });
    this.advice = card("Schedule and configuration changes");
    this.families = card("Cheapest hardware per array family");
    this.runway = card("Growth runway");
    this.sensitivity = card("Sensitivity analysis");
    this.ranges = card("Confidence (Monte Carlo)");
  }

  /** From the scenario's own page. */
  async openFromScenario(): Promise<void> {
    await this.page.getByRole("link", { name: "Recommend", exact: true }).click();
    await expect(this.page.getByRole("heading", { level: 1, name: "Recommendations" })).toBeVisible();
  }

  /** An answer of this version is there. */
  async isAnswered(card: Locator): Promise<void> {
    await expect(card.getByRole("button", { name: /^Re-run/ })).toBeVisible({ timeout: PATIENCE_MS });
  }

  async isUnderWay(card: Locator): Promise<void> {
    await expect(card.getByRole("status")).toContainText(/(Waiting for a worker|Simulating), \d+%/, {
      timeout: 30_000,
    });
  }

  family(name: string): Locator {
    return this.families.getByRole("button", { name: new RegExp(name) });
  }
}
