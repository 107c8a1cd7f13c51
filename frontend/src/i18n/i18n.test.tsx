import { readdirSync } from "node:fs";
import { render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { compact, roughly, significant, whole } from "@/lib/format/numbers";
import { day } from "@/lib/time/instants";
import { languages } from "./bundles";
import { acceptLanguage, activeLocale, formatsOf } from "./locale";
import { pseudo } from "./pseudo";
import { RichText } from "./RichText";
import { t } from "./t";
import { chooseLanguage, nameOfLanguage, negotiated } from "./useLanguage";

const juneSixth = Date.UTC(2011, 5, 6, 7);

afterEach(async () => {
  await chooseLanguage("en");
  activeLocale.set({ language: "en", formats: "en-US" });
});

test("every message folder is a language, with English first", () => {
  const others = readdirSync("../seed-data/languages").filter((folder) => folder !== "en");
  expect(languages).toEqual(["en", ...others.sort()]);
});

test("a language is shown by its own name", () => {
  const names = ["en", "de", "es", "fr", "ja", "pt"].map(nameOfLanguage);
  expect(names).toEqual(["English", "Deutsch", "Español", "Français", "日本語", "Português"]);
});

test("the stored choice wins over the browser's preferences", () => {
  expect(negotiated("fr", ["de-AT", "en"])).toBe("fr");
  expect(negotiated(null, ["de-AT", "en"])).toBe("de");
  expect(negotiated(null, ["xx"])).toBe("en");
});

test("formats follow the region of the browser language", () => {
  expect(formatsOf("de", ["en-US", "de-AT"])).toBe("de-AT");
  expect(formatsOf("ja", ["en-US"])).toBe("ja");
});

test("texts, numbers and dates change with the language", async () => {
  expect(t("app-nav-catalog")).toBe("Catalog");
  await chooseLanguage("de");
  expect(document.documentElement.lang).toBe("de");
  expect(t("app-nav-catalog")).toBe("Katalog");
  expect(whole(26755)).toBe("26.755");
  expect(significant(1.234)).toBe("1,2");
  expect(compact(40_000)).toBe("40k");
  expect(roughly(2_400_000)).toBe("2,4 Millionen");
  expect(day(juneSixth, "UTC")).toBe("Mo., 6. Juni");
  await chooseLanguage("ja");
  expect(day(juneSixth, "UTC")).toBe("6月6日(月)");
});

test("requests use the language of the page", async () => {
  await chooseLanguage("fr");
  expect(acceptLanguage()).toBe("fr, en;q=0.9");
});

test("the pseudo-locale brackets and lengthens text and leaves tags unchanged", () => {
  expect(pseudo("Save")).toBe("⟦Šávé··⟧");
  expect(pseudo(" of <link>it</link>")).toBe(" ⟦óf·⟧ <link>⟦ít·⟧</link>");
  expect(pseudo(" – ")).toBe(" – ");
});

test("rich text renders the text between tags", () => {
  const { container } = render(<RichText id="app-nav" tags={{ b: (text) => <b>{text}</b> }} />);
  expect(container.textContent).toBe("Main");
});
