import { expect, test } from "vitest";
import type { OwnEntrySummary } from "@/api/types";
import { otherProjectsArrays } from "./projects";

const entry = (id: string, project_id: string | null, kind = "arrays") =>
  ({ kind, id, project_id }) as OwnEntrySummary;

test("only arrays that were created for another project are left out of a project", () => {
  const entries = [
    entry("mine", "p1"),
    entry("theirs", "p2"),
    entry("shared", null),
    entry("drive", "p2", "drives"),
  ];
  expect([...otherProjectsArrays(entries, "p1")]).toEqual(["theirs"]);
  expect([...otherProjectsArrays(undefined, "p1")]).toEqual([]);
});
