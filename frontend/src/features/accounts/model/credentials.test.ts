import { expect, test } from "vitest";
import type { Member } from "@/api/types";
import { isDecided, newOwners, queryOf } from "./credentials";

const member = (name: string, role: Member["role"]): Member => ({
  account_id: name,
  name,
  email: `${name}@example.com`,
  role,
  has_second_factor: false,
  created_at: "2026-01-01T00:00:00Z",
});

test("other owners can receive credentials, the person who asks first", () => {
  const members = [
    member("bob", "owner"),
    member("ada", "owner"),
    member("eve", "editor"),
    member("me", "owner"),
  ];
  expect(newOwners(members, "bob", "me").map(({ value }) => value)).toEqual(["me", "ada"]);
  expect(newOwners(members, "bob").map(({ label }) => label)[0]).toBe("ada (ada@example.com)");
});

test("members with credentials need a decision", () => {
  expect(isDecided(undefined, null)).toBe(false);
  expect(isDecided(0, null)).toBe(true);
  expect(isDecided(2, null)).toBe(false);
  expect(isDecided(2, { kind: "delete" })).toBe(true);
  expect(isDecided(2, { kind: "hand_over", to: null })).toBe(false);
  expect(isDecided(2, { kind: "hand_over", to: "ada" })).toBe(true);
});

test("only a new owner is part of the query", () => {
  expect(queryOf(null)).toEqual({});
  expect(queryOf({ kind: "delete" })).toEqual({});
  expect(queryOf({ kind: "hand_over", to: "ada" })).toEqual({ hand_over_to: "ada" });
});
