import { expect, test } from "vitest";
import { acmeEvidence as rows } from "@/test/fixtures";
import { choices } from "./rows";
import { scatter } from "./scatter";

test("points have both numbers; rows that calibrated are hollow", () => {
  const { points, domain } = scatter(rows, choices(rows, "system"));
  expect(points.find((point) => point.id === "t10-81-reads")?.calibrated).toBe(true);
  expect(points.some((point) => point.id === "t11-81-reads")).toBe(false);
  expect(points.every((point) => point.measured >= domain[0] && point.predicted <= domain[1])).toBe(true);
});
