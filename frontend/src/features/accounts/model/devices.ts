/** Browsers as their owners would call them. */

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

/** "Firefox on Windows"; what names itself otherwise, as it does, in 40 characters. */
export function deviceOf(userAgent: string): string {
  const browser = found(userAgent, browsers);
  const system = found(userAgent, systems);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (userAgent.slice(0, 40) || "A browser that does not say");
}
