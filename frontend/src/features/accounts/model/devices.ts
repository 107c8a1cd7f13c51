/** Name browsers as their users do. */

import "@/i18n/pages/accounts";
import { t } from "@/i18n/t";

const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Headless)?(Chrome|Chromium|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/\b(iPhone|iPad)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

const found = (text: string, known: readonly [RegExp, string][]) =>
  known.find(([sign]) => sign.test(text))?.[1];

/** "Firefox on Windows"; the first 40 characters of an unknown user agent. */
export function deviceOf(userAgent: string): string {
  const browser = found(userAgent, browsers);
  const system = found(userAgent, systems);
  if (browser && system) return t("accounts-device", { browser, system });
  return browser ?? (userAgent.slice(0, 40) || t("accounts-device-unknown"));
}
