import { expect, test } from "../fixtures";

test("the start page names the product and is accessible", async ({ page, expectAccessible }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/Stormsizer/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible();
});
