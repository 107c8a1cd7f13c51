/* Tests read English, with the messages of all pages, whatever language an earlier test chose. */
import "@/i18n/pages/accounts";
import "@/i18n/pages/arrays";
import "@/i18n/pages/auth";
import "@/i18n/pages/catalog";
import "@/i18n/pages/comparison";
import "@/i18n/pages/confidence";
import "@/i18n/pages/evidence";
import "@/i18n/pages/imports";
import "@/i18n/pages/banners";
import "@/i18n/pages/prices";
import "@/i18n/pages/recommendation";
import "@/i18n/pages/settings";
import "@/i18n/pages/sheets";
import "@/i18n/pages/start";
import "@/i18n/pages/warnings";
import "@/i18n/parts/calendar";
import { englishBundle } from "@/i18n/bundles";
import { activeLocale } from "@/i18n/locale";
import { setBundle } from "@/i18n/t";

setBundle(englishBundle(["en-US"]));
activeLocale.set({ language: "en", formats: "en-US" });
