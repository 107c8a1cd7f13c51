import { expect, test } from "vitest";
import { HOME, safePath } from "./redirect";

const origin = "https://sizing.example.com";

test.each(["/scenarios/s1?section=goals", "/settings/members", "/projects/p1/compare?runs=a,b#x"])(
  "%s is a page of this application",
  (path) => {
    expect(safePath(path, origin)).toBe(path);
  },
);

test.each([
  "https://evil.example",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\\\\evil.example",
  "/..//evil.example",
  "/.//evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "evil.example",
  "https:sizing.example.com",
  "/",
  "",
  undefined,
  7,
  ["/projects"],
  "/sign-in?then=/sign-in",
  "/sign-up",
])("%j redirects to the projects", (wanted) => {
  expect(safePath(wanted, origin)).toBe(HOME);
});
