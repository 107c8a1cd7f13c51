/* The interface in every language: chosen in the menu, stored by the browser, and sent to the service. */
import { expect, test } from "../fixtures";

const projects = [
  ["English", "en", "Projects"],
  ["Deutsch", "de", "Projekte"],
  ["Español", "es", "Proyectos"],
  ["Français", "fr", "Projets"],
  ["日本語", "ja", "プロジェクト"],
] as const;

const menus = /^(Language|Sprache|Idioma|Langue|言語)/;

test("a language chosen in the menu applies to texts, requests and later visits", async ({ page }) => {
  await page.goto("/projects");
  test.slow();
  for (const [name, language, heading] of projects) {
    await page.getByRole("banner").getByRole("button", { name: menus }).click();
    const asked =
      language === "en" ||
      page.waitForRequest(
        (request) => request.headers()["accept-language"]?.startsWith(`${language},`) ?? false,
      );
    await page.getByRole("menuitem", { name: new RegExp(`^${name}`) }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await asked;
  }
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "プロジェクト" })).toBeVisible();
});
