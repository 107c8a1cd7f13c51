import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { LivePreview } from "../hooks/useLivePreview";
import { LoadStrip } from "./LoadStrip";

const live = { answer: null, isStale: false } as unknown as LivePreview;

test("without target arrays, the strip asks to choose them", () => {
  render(<LoadStrip live={live} nTargets={0} />);
  expect(screen.getByText(/No array to check yet: choose target arrays/)).toBeVisible();
});

test("once target arrays are chosen, the strip does not ask for them again", () => {
  render(<LoadStrip live={live} nTargets={3} />);
  expect(screen.queryByText(/choose target arrays/i)).toBeNull();
  expect(
    screen.getByText(
      "3 target arrays are chosen. Find the cheapest configuration of each to see whether it meets all goals.",
    ),
  ).toBeVisible();
});
