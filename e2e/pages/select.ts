/* Lists that open on a click. */
import { expect, type Locator } from "@playwright/test";

/**
 * Opens the list of a field and picks an option. A page that is still laying itself out can move the field away from
 * under the pointer, or close the list again, so opening is repeated until the option is there.
 */
export async function pick(field: Locator, option: string | RegExp): Promise<void> {
  const exact = typeof option === "string";
  const choice = field.page().getByRole("option", { name: option, exact });
  await expect(async () => {
    if (!(await choice.isVisible())) await field.click({ timeout: 5_000 });
    await choice.click({ timeout: 5_000 });
  }).toPass();
}

/** Opens a menu and picks an item, again if a page that is still laying itself out closes the menu. */
export async function pickFromMenu(button: Locator, item: string): Promise<void> {
  const choice = button.page().getByRole("menuitem", { name: item, exact: true });
  await expect(async () => {
    if (!(await choice.isVisible())) await button.click({ timeout: 5_000 });
    await choice.click({ timeout: 5_000 });
  }).toPass();
}
