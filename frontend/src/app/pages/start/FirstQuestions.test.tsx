import { expect, test } from "vitest";
import type { WorkloadProfile } from "@/api/types";
import { fas3270 } from "@/test/fixtures";
import { complete, noAnswers } from "./FirstQuestions";

const profile = { id: "office", name: "Office user" } as WorkloadProfile;
const answers = {
  ...noAnswers,
  nDesktops: 500,
  nAdded: 50,
  profile,
  cloneType: "mcs" as const,
  array: fas3270,
};

test.each(["check", "expand"] as const)(
  "what else runs on the array of a %s project is never assumed",
  (deal) => {
    expect(complete(answers, deal)).toBeNull();
    expect(complete({ ...answers, nothingElse: true }, deal)).toMatchObject({
      otherIops: 0,
      otherUsedGib: 0,
      nothingElse: true,
    });
    expect(complete({ ...answers, otherIops: 1000 }, deal)).toMatchObject({
      otherIops: 1000,
      otherUsedGib: 0,
      nothingElse: false,
    });
    expect(complete({ ...answers, otherIops: 1000, nothingElse: true }, deal)).toMatchObject({
      otherIops: 0,
    });
  },
);

test.each(["new", "refresh"] as const)("a %s project is not asked what else runs on an array", (deal) => {
  const free = { otherIops: 0, otherUsedGib: 0, nothingElse: false };
  expect(complete({ ...answers, nothingElse: true }, deal)).toMatchObject(free);
});
