/* The scenario page as a person speaks of it. */
import { type Download, expect, type Locator, type Page } from "@playwright/test";

type Direction = "up" | "down";

export class ScenarioPage {
  readonly verdict: Locator;
  /** In the guide, in place of the verdict, until an array is chosen. */
  readonly load: Locator;
  readonly saved: Locator;
  readonly calendar: Locator;
  readonly charts: Locator;

  constructor(readonly page: Page) {
    this.verdict = page.getByRole("region", { name: "Verdict" });
    this.load = page.getByRole("region", { name: "Load", exact: true });
    this.saved = page.getByText(/^v\d+ · saved/);
    this.charts = page.getByRole("region", { name: "Charts for the week" });
    this.calendar = page.getByRole("region", { name: "Week calendar" });
  }

  /** Downloads the report of the week, also if analyses of an earlier version are announced first. */
  async downloadReport(): Promise<Download> {
    const download = this.page.waitForEvent("download");
    await this.page.getByRole("link", { name: "Report (PDF)", exact: true }).click();
    const anyway = this.page.getByRole("link", { name: "Download anyway" });
    await Promise.race([download, anyway.click().catch(() => undefined)]);
    return download;
  }

  /** Opens the sample from the list of projects. */
  async openSample(name = "Acme Corporation, fortnight on ONTAP 8.1"): Promise<void> {
    await this.page.goto("/");
    // what is loaded above the link moves it away from the pointer, but not from the keyboard
    await this.page.getByRole("link", { name, exact: true }).press("Enter");
    await this.isAnswered();
  }

  /** The figures on the screen belong to the document on the screen. */
  async isAnswered(): Promise<void> {
    await expect(this.verdict.or(this.load)).toContainText("computed in", { timeout: 30_000 });
    await expect(this.page.locator("[data-stale]")).toHaveCount(0, { timeout: 30_000 });
  }

  async showWeek(n: number): Promise<void> {
    await this.page
      .getByRole("radiogroup", { name: "Week", exact: true })
      .locator("label")
      .filter({ hasText: `Week ${n}` })
      .click();
    await this.isAnswered();
  }

  async showPart(name: "Desktops" | "Week" | "Storage" | "Goals"): Promise<void> {
    await this.page
      .getByRole("navigation", { name: "Parts of the scenario" })
      .getByRole("button", { name })
      .click();
  }

  event(id: string): Locator {
    return this.calendar.locator(`[data-event-id="${id}"]`);
  }

  card(name: string): Locator {
    return this.page
      .getByRole("complementary", { name: "Events of this week" })
      .getByRole("listitem")
      .filter({ hasText: name });
  }

  row(name: string | RegExp): Locator {
    return this.page.getByRole("region", { name: "Figures per phase, table" }).getByRole("row", { name });
  }

  /** Height of one hour in the calendar. */
  private async hour(): Promise<number> {
    const box = await this.calendar.locator("[class*=lane]").first().boundingBox();
    expect(box).not.toBeNull();
    return (box?.height ?? 0) / 24;
  }

  /** Takes an event into the hand; what comes back carries it to some hours above or below where it was. */
  async take(id: string): Promise<(hours: number, direction: Direction, steps?: number) => Promise<void>> {
    const box = await this.event(id).boundingBox();
    if (box === null) throw new Error(`event ${id} is not in the calendar`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hour = await this.hour();
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    return (hours, direction, steps = 12) =>
      this.page.mouse.move(x, y + hours * hour * (direction === "up" ? -1 : 1), { steps });
  }

  /** Drags an event by some hours and holds it there. */
  async hold(id: string, hours: number, direction: Direction): Promise<void> {
    const carry = await this.take(id);
    await carry(hours, direction);
  }

  /** Shows a period in the charts, to the second on the clock of the scenario: 2011-06-06T07:05:00. */
  async showPeriod(from: string, to: string): Promise<void> {
    await this.charts.getByRole("button", { name: /^\w{3}, \w{3} \d+ \d\d:\d\d/ }).click();
    await this.page.getByLabel("From", { exact: true }).fill(from);
    await this.page.getByLabel("To", { exact: true }).fill(to);
    await this.page.getByRole("button", { name: "Show this period" }).click();
    await this.isAnswered();
  }

  /** What of the strip below the charts can be dragged: both ends of the period, and the period itself. */
  brushParts(): Locator[] {
    const ends = this.charts.getByRole("slider", { name: / of the period shown by the charts$/ });
    return [ends.first(), ends.last(), this.charts.locator("[class*=slide]")];
  }

  /** Drags a part of that strip by some pixels and back again, without a rest. */
  async brush(part: Locator, by = 60, moves = 10): Promise<void> {
    await part.scrollIntoViewIfNeeded();
    const box = await part.boundingBox();
    if (box === null) throw new Error("the strip is not on the screen");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + by, y, { steps: moves });
    await this.page.mouse.move(x - by, y, { steps: 2 * moves });
    await this.page.mouse.up();
  }

  async drop(): Promise<void> {
    await this.page.mouse.up();
  }
}
