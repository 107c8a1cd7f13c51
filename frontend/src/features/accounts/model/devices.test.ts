import { expect, test } from "vitest";
import { deviceOf } from "./devices";
import { pictureOf, recoveryFile, secretOf } from "./secondFactor";

test.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Windows"],
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36",
    "Chrome on Linux",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1",
    "Safari on iOS",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
    "Edge on Windows",
  ],
  ["curl/8.5.0", "curl/8.5.0"],
  ["", "Unknown browser"],
])("%s is %s", (userAgent, words) => {
  expect(deviceOf(userAgent)).toBe(words);
});

test("the secret of an authenticator is shown in groups of four", () => {
  expect(secretOf("otpauth://totp/Stormsizer:a%40b.example?secret=JBSWY3DPEHPK3PXP&issuer=Stormsizer")).toBe(
    "JBSW Y3DP EHPK 3PXP",
  );
});

test("the recovery code file names the account and has one code per line", () => {
  expect(recoveryFile("ann@example.com", ["a-b", "c-d"]).split("\n")).toEqual([
    "Stormsizer recovery codes for ann@example.com",
    "Each code works once.",
    "",
    "a-b",
    "c-d",
    "",
  ]);
});

test("inline SVG becomes an image URL", () => {
  const address = pictureOf('<svg viewBox="0 0 1 1"/>');
  expect(decodeURIComponent(address)).toContain(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  );
  const whole = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  expect(decodeURIComponent(pictureOf(whole))).toBe(`data:image/svg+xml;charset=utf-8,${whole}`);
});
