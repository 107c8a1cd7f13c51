/* Every page and dialog, in both color schemes, as a machine can check it; and no page wider than the screen. */
import { expect, test } from "../fixtures";
import { brokenTable, esxtopMorning } from "../measured-files";
import { ImportPage } from "../pages/imports";
import { ScenarioPage } from "../pages/scenario";

const places = ["/projects", "/evidence", "/sign-in"];
/** Made of the same parts as the others. */
const alike = [
  "/imports",
  "/settings/branding",
  "/start",
  "/runs",
  "/catalog/arrays",
  "/catalog/prices",
  "/catalog/workloads",
  "/catalog/deployments",
  "/catalog/sources",
  "/catalog/drives",
  "/settings/audit",
  "/nowhere",
];
/** Looked at on small screens only. */
const more = [
  "/catalog/arrays?entry=netapp-fas3270",
  "/catalog/arrays/add",
  "/settings",
  "/settings/organization",
  "/settings/members",
  "/settings/keys",
  "/settings/webhooks",
  "/account",
  "/shared",
  "/sign-up",
];
const parts = ["Desktops", "Storage", "Goals", "Week"] as const;

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, colorScheme === "dark" ? { tag: "@long" } : {}, () => {
    test.use({ colorScheme });

    for (const place of [...places, ...alike]) {
      test(
        `${place} is accessible`,
        alike.includes(place) ? { tag: "@long" } : {},
        async ({ page, expectAccessible }) => {
          await page.goto(place);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await page.waitForLoadState("networkidle");
          await expectAccessible();
          await expectNoSidewaysScroll(page);
        },
      );
    }

    for (const width of [390, 768]) {
      test(`@long every page is accessible and fits a screen of ${width} pixels`, async ({
        page,
        expectAccessible,
      }) => {
        test.setTimeout(900_000);
        const scenario = new ScenarioPage(page);
        await scenario.openSample();
        const address = new URL(page.url()).pathname;
        const compare = await page.getByRole("link", { name: "Compare", exact: true }).getAttribute("href");
        await page.setViewportSize({ width, height: width < 500 ? 844 : 1024 });
        const ofScenario = [
          "",
          "?section=desktops",
          "?section=storage",
          "?section=goals",
          "/guide",
          "/recommend",
        ];
        for (const place of [
          ...places,
          ...alike,
          ...more,
          ...ofScenario.map((part) => `${address}${part}`),
          `${compare}`,
        ]) {
          await page.goto(place);
          await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
          await page.waitForLoadState("networkidle");
          await expectAccessible();
          await expectNoSidewaysScroll(page);
        }
      });
    }

    test("@long an import is accessible from its files to its columns", async ({
      page,
      expectAccessible,
    }) => {
      test.slow();
      await page.goto("/imports");
      const from = new ImportPage(page);
      await from.begin(`Morning in ${colorScheme}`);
      await expectAccessible();
      await from.add(esxtopMorning(), brokenTable());
      await from.read();
      await expect(from.measured).toBeVisible();
      await expectAccessible();
      await expectNoSidewaysScroll(page);
      await page.getByRole("button", { name: "Map columns" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectAccessible();
    });

    test("the scenario is accessible in all its sections", async ({ page, expectAccessible }) => {
      test.slow();
      const scenario = new ScenarioPage(page);
      await scenario.openSample();
      for (const part of parts) {
        await scenario.showPart(part);
        await expectAccessible();
        await expectNoSidewaysScroll(page);
      }
      await scenario.card("First login").getByRole("button").click();
      await page
        .getByRole("region", { name: "Charts for the week" })
        .getByRole("button", { name: "View as table" })
        .click();
      await expectAccessible();
    });

    test("@long overlays are accessible", async ({ page, expectAccessible }) => {
      test.slow();
      await page.goto("/projects");
      await page.getByRole("button", { name: "New project" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectAccessible();
      await page.keyboard.press("Escape");
      await page
        .getByRole("button", { name: /^Delete Acme/ })
        .first()
        .click();
      const undo = page.getByRole("alert").getByRole("button", { name: "Undo" });
      await expect(undo).toBeVisible();
      await expectAccessible();
      await undo.click();

      const scenario = new ScenarioPage(page);
      await scenario.openSample();
      for (const name of ["Share", "Export", "More report formats", "Name, period, and time zone"]) {
        await page.getByRole("button", { name, exact: true }).click();
        await expect(page.locator("[role=dialog], [role=menu]").first()).toBeVisible();
        await expectAccessible();
        await page.keyboard.press("Escape");
        await expect(page.locator("[role=dialog], [role=menu]")).toHaveCount(0);
      }
    });

    test("@long comparison and recommendation are accessible before and after they run", async ({
      page,
      expectAccessible,
    }) => {
      await new ScenarioPage(page).openSample();
      await page.getByRole("link", { name: "Compare", exact: true }).click();
      await expect(page.getByRole("region", { name: "Comparison, table" })).toBeVisible();
      await expectAccessible();
      await expectNoSidewaysScroll(page);
      await page.goBack();
      await page.getByRole("link", { name: "Recommend", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Recommendations" })).toBeVisible();
      await expectAccessible();
      await expectNoSidewaysScroll(page);
    });
  });
}

for (const width of [820, 1600]) {
  test(`@long no page is wider than ${width} pixels`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const place of [...places, ...alike]) {
      await page.goto(place);
      await page.waitForLoadState("networkidle");
      await expectNoSidewaysScroll(page);
    }
    await new ScenarioPage(page).openSample();
    await expectNoSidewaysScroll(page);
  });
}

test("@long Tab reaches every control of a page and shows the focus", async ({ page }) => {
  test.slow();
  for (const place of ["/projects", "/imports", "/catalog/prices", "/settings/branding", "/sign-in"]) {
    await page.goto(place);
    await page.waitForLoadState("networkidle");
    const [missed, unmarked] = await page.evaluate(focusable).then(async (n) => {
      const reached = new Set<string>();
      const plain: string[] = [];
      for (let i = 0; i < n + 20; i++) {
        await page.keyboard.press("Tab");
        const { name, isMarked } = await page.evaluate(focusedNow);
        if (name !== "") reached.add(name);
        if (name !== "" && !isMarked) plain.push(name);
      }
      return [n - reached.size, plain] as const;
    });
    expect(unmarked, `focus that cannot be seen on ${place}`).toEqual([]);
    expect(missed, `controls of ${place} that Tab does not reach`).toBeLessThanOrEqual(0);
  }
});

/** Numbers the controls that Tab should reach; how many they are. */
function focusable(): number {
  const radios = new Set<string>();
  const controls = Array.from(
    document.querySelectorAll<HTMLElement>("a[href], button, input, textarea, [tabindex='0']"),
  ).filter((control) => {
    if (
      !control.checkVisibility() ||
      control.matches(":disabled, [tabindex='-1'], [type=hidden], [type=file]")
    )
      return false;
    if (!(control instanceof HTMLInputElement) || control.type !== "radio") return true;
    const isFirst = !radios.has(control.name);
    radios.add(control.name);
    return isFirst;
  });
  controls.forEach((control, i) => {
    control.dataset.control = String(i);
  });
  return controls.length;
}

/** What has the focus, and whether that is visible. */
function focusedNow(): { name: string; isMarked: boolean } {
  const control = document.activeElement;
  if (!(control instanceof HTMLElement) || control === document.body) return { name: "", isMarked: true };
  const group =
    control instanceof HTMLInputElement && control.type === "radio"
      ? document.querySelector<HTMLElement>(`input[name="${control.name}"][data-control]`)
      : control;
  const shown = [control, control.nextElementSibling, control.parentElement].filter((part) => part !== null);
  const isMarked = shown.some((part) => {
    const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(part);
    const accent = getComputedStyle(document.documentElement).getPropertyValue("--sz-accent");
    const isOutlined = outlineStyle !== "none" && outlineWidth !== "0px";
    return (
      isOutlined ||
      boxShadow !== "none" ||
      (accent !== "" && borderColor.includes(accent)) ||
      part.matches("input, textarea")
    );
  });
  return { name: group?.dataset.control ?? "", isMarked };
}

async function expectNoSidewaysScroll(page: ScenarioPage["page"]): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, "pixels beyond the right edge").toBeLessThanOrEqual(0);
}
