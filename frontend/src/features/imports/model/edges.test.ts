import { expect, test } from "vitest";
import { epoch, HOUR, MINUTE, SECOND } from "@/lib/time/instants";
import { edgeInWords, gridOf, reachOf, spansOfAll, strideOn, type WindowSpan, withEdge } from "./edges";
import type { PhaseWindow } from "./types";

const zone = "Europe/Berlin";
const shown = { from: epoch("2011-06-06T04:00:00Z"), to: epoch("2011-06-08T04:00:00Z") };
const once: PhaseWindow = {
  phase: "steady_state",
  starts_at: "2011-06-06T08:00:00Z",
  ends_at: "2011-06-06T10:00:00Z",
};
const daily: PhaseWindow = { phase: "idle", from_time: "09:00", to_time: "11:00" };
const [span] = spansOfAll([once], shown, zone) as [WindowSpan];
const move = { grid: 5 * MINUTE, shown, zone };

test("a moved edge snaps to round times, and the other edge stays", () => {
  const at = epoch("2011-06-06T08:42:10Z");
  expect(withEdge(span, { ...move, edge: "from", at })).toEqual({
    ...once,
    starts_at: "2011-06-06T08:40:00Z",
  });
  expect(withEdge(span, { ...move, edge: "to", at, grid: SECOND })).toEqual({
    ...once,
    ends_at: "2011-06-06T08:42:10Z",
  });
});

test("an edge stops at the other edge and at the end of the visible period", () => {
  const far = { ...move, edge: "from" as const, at: shown.to };
  expect(withEdge(span, far).starts_at).toBe("2011-06-06T09:59:59Z");
  expect(withEdge(span, { ...far, at: 0 }).starts_at).toBe("2011-06-06T04:00:00Z");
  expect(withEdge(span, { ...far, edge: "to", at: 0 }).ends_at).toBe("2011-06-06T08:00:01Z");
  expect(withEdge(span, { ...far, edge: "to" }).ends_at).toBe("2011-06-08T04:00:00Z");
});

test("a daily window moves in the site's time zone, whichever day is dragged", () => {
  const [, second] = spansOfAll([daily], shown, zone) as [WindowSpan, WindowSpan];
  expect(second).toMatchObject({ index: 0, nth: 1, from: epoch("2011-06-07T07:00:00Z") });
  const at = epoch("2011-06-07T06:29:40Z");
  const moved = withEdge(second, { ...move, edge: "from", at, grid: SECOND });
  expect(moved).toEqual({ ...daily, from_time: "08:30" });
  expect(reachOf(second, "to", shown).to).toBe(shown.to);
  const wide = { from: shown.from, to: shown.to + 72 * HOUR };
  const most = withEdge(second, { ...move, shown: wide, edge: "to", at: wide.to });
  expect(most.to_time).toBe("08:59");
});

test("the pointer grid is about a pixel, and keys move by a minute or a second", () => {
  expect([500, 13 * SECOND, 2 * MINUTE, HOUR].map(gridOf)).toEqual([SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE]);
  expect(strideOn(shown)).toBe(MINUTE);
  expect(strideOn({ from: 0, to: 10 * MINUTE })).toBe(SECOND);
});

test("an edge is read out as a time in the site's time zone", () => {
  expect(edgeInWords(once, span.from, zone)).toBe("Mon, Jun 6 10:00");
  expect(edgeInWords(once, span.from + SECOND, zone)).toBe("Mon, Jun 6 10:00:01");
  expect(edgeInWords(daily, span.from, zone)).toBe("10:00, every day");
});
