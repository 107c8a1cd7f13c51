/* Interactions of a user with a page: clicks, entries, choices, and key presses. */
import { type Locator, type Page, test } from "@playwright/test";
import type { MadeFile } from "../measured-files";
import { pick } from "./select";

/** Performs the interactions of a journey and counts them. A choice from a list takes two: opening it, and picking. */
export class Interactions {
  n = 0;

  constructor(readonly page: Page) {}

  private async perform(name: string, count: number, action: () => Promise<void>): Promise<void> {
    this.n += count;
    await test.step(`${this.n}: ${name}`, action);
  }

  async click(target: Locator): Promise<void> {
    await this.perform("click", 1, () => target.click());
  }

  async fill(field: Locator, value: string): Promise<void> {
    await this.perform(`fill ${value}`, 1, () => field.fill(value));
  }

  async press(key: string): Promise<void> {
    await this.perform(`press ${key}`, 1, () => this.page.keyboard.press(key));
  }

  /** Files are chosen in a dialog of the browser: opening it, and choosing. */
  async choose(input: Locator, ...files: MadeFile[]): Promise<void> {
    await this.perform(`choose ${files.map(({ name }) => name).join(", ")}`, 2, () =>
      input.setInputFiles(files),
    );
  }

  async pick(list: Locator, option: string | RegExp): Promise<void> {
    await this.perform(`pick ${option}`, 2, () => pick(list, option));
  }
}

/** Starts to count: `const user = countInteractions(page)`, then `user.click(…)`, and `user.n` at the end. */
export const countInteractions = (page: Page): Interactions => new Interactions(page);
