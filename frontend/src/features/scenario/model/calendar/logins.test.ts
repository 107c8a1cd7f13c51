import { expect, test } from "vitest";
import { acme } from "@/test/fixtures";
import { loginWindow, withLoginWindow } from "./logins";

test("a login window is set for every login and read back, and other events are unchanged", () => {
  const changed = withLoginWindow(acme, 900);
  expect(loginWindow(changed)).toBe(900);
  const others = (scenario: typeof acme) => scenario.events.filter(({ kind }) => kind !== "login");
  expect(others(changed)).toEqual(others(acme));
});

test("different windows have no common value", () => {
  const [first, ...rest] = withLoginWindow(acme, 900).events;
  const login = { ...acme.events.find(({ kind }) => kind === "login"), id: "late", window_s: 600 };
  const events = [first, ...rest, login] as typeof acme.events;
  expect(loginWindow({ ...acme, events })).toBeNull();
  expect(loginWindow({ ...acme, events: [] })).toBeNull();
});
