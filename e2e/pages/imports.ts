/* Imports, as a person speaks of them. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { MadeFile } from "../measured-files";

/** Files are read one after the other, on whatever machine this is. */
const PATIENCE_MS = 120_000;

export class ImportPage {
  readonly files: Locator;
  readonly found: Locator;
  readonly measured: Locator;
  readonly counted: Locator;
  readonly calendar: Locator;
  readonly choice: Locator;
  readonly changes: Locator;
  readonly comparison: Locator;
  readonly accepted: Locator;

  constructor(readonly page: Page) {
    const card = (name: string) => page.getByRole("region", { name, exact: true });
    this.files = card("Files");
    this.found = card("File contents");
    this.measured = card("Measured load");
    this.counted = card("Inventory");
    this.calendar = card("Calendar contents");
    this.choice = card("Add to a scenario");
    this.changes = card("Preview of changes, table");
    this.comparison = card("I/O per desktop, measured and simulated, table");
    this.accepted = card("Added to scenarios");
  }

  /** Begins an import from the scenario that is open. */
  async beginFromScenario(name: string): Promise<void> {
    await this.page.getByRole("link", { name: "Import measurements…" }).click();
    await this.begin(name);
  }

  /** Begins an import where the list of imports is open. */
  async begin(name: string): Promise<void> {
    await this.page.getByRole("button", { name: "New import" }).click();
    await this.page.getByLabel("Name", { exact: true }).fill(name);
    await this.page.getByRole("button", { name: "Create import" }).click();
    await expect(this.page.getByRole("heading", { level: 1, name })).toBeVisible();
  }

  /** Chooses files and waits until they have arrived. */
  async add(...files: MadeFile[]): Promise<void> {
    await this.files.locator("input[type=file]").setInputFiles(files);
    for (const { name } of files) {
      await expect(this.files.getByRole("button", { name: new RegExp(`^Remove ${name}`) })).toBeVisible();
    }
  }

  /** Carries files over the page and lets go of them there. */
  async drop(...files: MadeFile[]): Promise<void> {
    const carried = files.map(({ name, mimeType, buffer }) => ({
      name,
      mimeType,
      content: buffer.toString("base64"),
    }));
    const hand = await this.page.evaluateHandle((all) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, content } of all) {
        const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      return transfer;
    }, carried);
    const main = this.page.locator("main");
    await main.dispatchEvent("dragover", { dataTransfer: hand });
    await expect(this.page.getByText(/^Drop the files to add them to/)).toBeVisible();
    await main.dispatchEvent("drop", { dataTransfer: hand });
    await expect(this.page.getByText(/^Drop the files to add them to/)).toBeHidden();
  }

  /** The line of a file, whether it is there already or on its way. */
  file(name: string): Locator {
    return this.files.getByRole("listitem").filter({ hasText: name });
  }

  /** An edge of a window over the chart. */
  edge(name: RegExp): Locator {
    return this.measured.getByRole("slider", { name });
  }

  /** Drags an edge by a share of the chart's width and holds it there. */
  async holdEdge(edge: Locator, share: number): Promise<void> {
    await edge.scrollIntoViewIfNeeded();
    const [tab, chart] = await Promise.all([edge.boundingBox(), edge.locator("..").boundingBox()]);
    if (tab === null || chart === null) throw new Error("the edge is not on the screen");
    const [x, y] = [tab.x + tab.width / 2, tab.y + 12];
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + chart.width * share, y, { steps: 10 });
  }

  async read(button = "Read files"): Promise<void> {
    const started = this.page.waitForResponse((each) => each.url().endsWith("/readings"));
    await this.page.getByRole("button", { name: button }).first().click();
    await started; // an earlier result is shown until then
    await this.isRead();
  }

  async isRead(): Promise<void> {
    await expect(this.found).toBeVisible({ timeout: PATIENCE_MS });
  }

  window(name: string): Locator {
    return this.page.getByRole("group", { name: new RegExp(`^Window \\d+, ${name}$`) });
  }

  /** Chooses the scenario, accepts what is chosen, and goes there. */
  async acceptInto(scenario: string): Promise<void> {
    await this.choice.getByRole("button", { name: `Add to ${scenario}` }).click();
    await expect(this.page.getByText(`Added to ${scenario}`)).toBeVisible();
    await this.page.getByRole("button", { name: "Open scenario" }).click();
  }

  /** Goes back to the import and takes back what was accepted. */
  async undo(name: string): Promise<void> {
    await this.page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Imports" }).click();
    await this.page.getByRole("link", { name, exact: true }).click();
    await this.accepted.getByRole("button", { name: /^Undo changes from/ }).click();
    await expect(this.page.getByText("Undone", { exact: true })).toBeVisible();
    await expect(this.accepted).toContainText("undone");
  }

  change(name: string | RegExp): Locator {
    return this.changes.getByRole("row", { name });
  }
}
