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

test("what is to be done later waits until the page is seen, and is done once", () => {
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

test("a page that is seen again before its time does not hurry", () => {
  const act = vi.fn();
  setHidden(true);
  whenVisibleAfter(5000, act);
  setHidden(false);
  vi.advanceTimersByTime(4999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

test("what was called off is not done, before its time or while it waits to be seen", () => {
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
