import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenVisibleAfter } from "./whenVisible";

const setHidden = (hidden: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a delayed action waits until the page is visible and runs once", () => {
  const act = vi.fn();
  setHidden(true);
  whenVisibleAfter(5000, act);
  vi.advanceTimersByTime(20_000);
  expect(act).not.toHaveBeenCalled();
  setHidden(false);
  setHidden(true);
  setHidden(false);
  expect(act).toHaveBeenCalledOnce();
});

test("becoming visible early does not shorten the delay", () => {
  const act = vi.fn();
  setHidden(true);
  whenVisibleAfter(5000, act);
  setHidden(false);
  vi.advanceTimersByTime(4999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

test("a canceled action does not run, neither before its time nor while the page is hidden", () => {
  const act = vi.fn();
  whenVisibleAfter(5000, act)();
  vi.advanceTimersByTime(5000);
  setHidden(true);
  const callOff = whenVisibleAfter(5000, act);
  vi.advanceTimersByTime(5000);
  callOff();
  setHidden(false);
  expect(act).not.toHaveBeenCalled();
});
