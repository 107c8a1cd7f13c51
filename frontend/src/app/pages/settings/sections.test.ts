import { expect, test } from "vitest";
import { sectionsFor } from "./sections";

const labels = (...of: Parameters<typeof sectionsFor>) => sectionsFor(...of).map(({ label }) => label);

test("owners see every section, others only what they may read", () => {
  expect(labels({ has_accounts: true, role: "owner" })).toHaveLength(6);
  expect(labels({ has_accounts: true, role: "editor" })).toEqual([
    "settings-organization",
    "settings-members",
    "settings-branding",
  ]);
  expect(labels({ has_accounts: true, role: "viewer" })).toEqual([
    "settings-organization",
    "settings-members",
    "settings-branding",
  ]);
  expect(labels({ has_accounts: true, role: null })).toEqual([]);
});

test("a local installation has no members section", () => {
  expect(labels({ has_accounts: false, role: "owner" })).toEqual(["settings-branding", "settings-audit"]);
});
