import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { PhaseConfidence } from "@/api/types";
import { ExpectedRanges } from "./ExpectedRanges";

const confidence: PhaseConfidence = {
  phase_id: "boot",
  likelihood: "likely",
  probability: 0.78,
  least_likely_goal: "power_on_max_s",
  nearest_system_id: "t540",
  differences: ["scale"],
  sentence: "Nearest measured system: T540. Different here: number of users.",
  figures: [
    { metric: "total_iops", label: "total IOPS", unit: "IOPS", value: 26_000, p10: 19_000, p90: 35_000 },
    { metric: "duration_s", label: "duration", unit: "s", value: 1900, p10: 1600, p90: 2400 },
  ],
};

const probability = "Probability that the goals are met if the inputs are as given";

test("ranges, probability and the nearest measured system are shown", () => {
  render(<ExpectedRanges confidence={confidence} />);
  expect(screen.getByText(probability).nextSibling).toHaveTextContent("Medium (78%)");
  expect(screen.getByText("Total IOPS").nextSibling).toHaveTextContent("19,000 to 35,000 IOPS");
  expect(screen.getByText("Duration").nextSibling).toHaveTextContent("27 min to 40 min");
  expect(screen.getByText(confidence.sentence)).toBeInTheDocument();
});

test("the probability with a confirmed guest time follows that of the phase", () => {
  const given = { likelihood: "holds", probability: 0.93, guest_s: 5.2 } as const;
  render(<ExpectedRanges confidence={{ ...confidence, given_guest_time: given }} />);
  expect(screen.getByText("Medium (78%)")).toHaveTextContent("93% if the guest time is confirmed");
});

test("a phase without goals has ranges, but no probability", () => {
  const free = { ...confidence, likelihood: null, probability: null, least_likely_goal: null };
  render(<ExpectedRanges confidence={free} />);
  expect(screen.queryByText(probability)).not.toBeInTheDocument();
  expect(screen.getByText("Total IOPS").nextSibling).toHaveTextContent("19,000 to 35,000 IOPS");
});
