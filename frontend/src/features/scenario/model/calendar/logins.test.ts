import { expect, test } from "vitest";
import { acme } from "@/test/fixtures";
import { loginWindow, withLoginWindow } from "./logins";

test("one window is given to every login and read back; other events stay as they are", () => {
  const changed = withLoginWindow(acme, 900);
  expect(loginWindow(changed)).toBe(900);
  const others = (scenario: typeof acme) => scenario.events.filter(({ kind }) => kind !== "login");
  expect(others(changed)).toEqual(others(acme));
});

test("windows that differ are no single answer", () => {
  const [first, ...rest] = withLoginWindow(acme, 900).events;
  const login = { ...acme.events.find(({ kind }) => kind === "login"), id: "late", window_s: 600 };
  const events = [first, ...rest, login] as typeof acme.events;
  expect(loginWindow({ ...acme, events })).toBeNull();
  expect(loginWindow({ ...acme, events: [] })).toBeNull();
});
