import { expect, test } from "../fixtures";

test("the first page names the product and everybody can use it", async ({ page, expectAccessible }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/Stormsizer/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible();
});
