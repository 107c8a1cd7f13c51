/* The interface in every language: chosen in the menu, stored by the browser, and sent to the service. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "../fixtures";

const folder = new URL("../../seed-data/languages/", import.meta.url);

/** Returns a message of a language: the text after its id. */
function message(language: string, file: string, id: string): string {
  const source = readFileSync(new URL(`${language}/browser/${file}.ftl`, folder), "utf8");
  return new RegExp(`^${id} = (.*)$`, "m").exec(source)?.[1] ?? id;
}

const languages = readdirSync(folder).map((language) => ({
  language,
  heading: message(language, "projects", "projects-title"),
  menu: message(language, "app", "app-language").split("{")[0]?.trim() ?? "",
}));

test("a language chosen in the menu applies to texts, requests and later visits", async ({ page }) => {
  await page.goto("/projects");
  test.slow();
  let { menu } = languages.find(({ language }) => language === "en") as (typeof languages)[number];
  for (const chosen of languages) {
    const { language, heading } = chosen;
    await page.getByRole("banner").getByRole("button", { name: menu }).click();
    const requested = page.waitForRequest(
      (request) => request.headers()["accept-language"]?.startsWith(language) ?? false,
    );
    await page
      .getByRole("menuitem")
      .and(page.locator(`[lang=${language}]`))
      .click();
    await expect(page.getByRole("heading", { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await requested;
    ({ menu } = chosen);
  }
  const last = languages.at(-1) as (typeof languages)[number];
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: last.heading, exact: true })).toBeVisible();
});

test("a German reader types 12,5, and a text that is no number stays at its field", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("stormsizer-language", "de"));
  await page.goto("/");
  await page
    .getByRole("link", { name: "Acme Corporation, fortnight on ONTAP 8.0.1", exact: true })
    .press("Enter");
  await page.waitForURL(/\/scenarios\//);
  await page.goto(`${page.url()}?section=goals`);
  const field = page.getByRole("textbox", { name: message("de", "sizing", "sizing-goal-login_good_s") });
  const before = await field.inputValue();
  await field.fill("12,5");
  await field.blur();
  await expect(field).toHaveValue("12,5 s");
  await field.fill("zwölf");
  await expect(field).toHaveAccessibleDescription(/„zwölf“ ist keine Zahl\..* Weiterhin gilt: 12,5 s\./);
  await expect(field).toHaveValue("zwölf");
  await field.press("Control+z");
  await expect(field).toHaveValue("12,5");
  await field.fill(before);
  await field.blur();
  await expect(field).toHaveValue(before);
});
