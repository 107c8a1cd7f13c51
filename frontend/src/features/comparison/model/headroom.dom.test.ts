import { expect, test } from "vitest";
import type { RunSummary } from "@/api/types";
import { acmeRunway } from "@/test/fixtures";
import { run } from "@/test/server";
import { type Headroom, headroomCells, headroomOf, runwayOf } from "./headroom";

const week = run as unknown as RunSummary;
const runway = (of: Partial<RunSummary>) => ({ ...week, kind: "runway", ...of }) as RunSummary;

test("a run uses the latest runway of its version, preferring one in progress", () => {
  const older = runway({ id: "older" });
  const other = runway({ id: "other", scenario_version: 2 });
  const failed = runway({ id: "failed", state: "failed" });
  expect(runwayOf(week, [other, failed, older])?.id).toBe("older");
  const moving = runway({ id: "moving", state: "running", progress_fraction: 0.4 });
  expect(headroomOf(week, [older, moving], 1, acmeRunway)).toEqual({
    desktops: null,
    limit: "",
    why: "Calculating, 40%",
    isOpen: false,
  });
  const known = headroomOf(week, [older], 1, acmeRunway);
  expect(known.desktops).toBe(acmeRunway.headroom_desktops);
  expect(known.limit).toMatch(/^First missed: .+, goal /);
});

test("headroom can be calculated only for the current version", () => {
  expect(headroomOf(week, [], 1, null)).toMatchObject({ isOpen: true, why: "Not calculated yet" });
  expect(headroomOf(week, [], 2, null)).toMatchObject({ isOpen: false, why: "Unknown for version 1" });
  expect(headroomOf(week, undefined, undefined, null)).toMatchObject({ isOpen: false, why: "" });
});

test("headroom is shown in desktops and as a difference from the first column if both are known", () => {
  const column = (desktops: number | null): Headroom => ({ desktops, limit: "", why: "", isOpen: false });
  expect(headroomCells([-1150, 420, 0, null, -1155].map(column))).toEqual([
    { value: "1,150 desktops too many", note: "", difference: "", tone: "plain", said: "" },
    { value: "420 more desktops", note: "", difference: "+1,570", tone: "better", said: "better" },
    { value: "None", note: "", difference: "+1,150", tone: "better", said: "better" },
    null,
    { value: "1,155 desktops too many", note: "", difference: "−5", tone: "plain", said: "" },
  ]);
  expect(headroomCells([null, 420].map(column))[1]?.difference).toBe("");
});
