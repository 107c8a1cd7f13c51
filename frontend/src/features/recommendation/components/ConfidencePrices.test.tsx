import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { ConfidencePrice } from "@/api/types";
import { acme } from "@/test/fixtures";
import { ConfidencePrices } from "./ConfidencePrices";

const surer: ConfidencePrice = {
  probability: 0.8,
  holds: true,
  configuration: acme.array,
  host_cache_gib: 2,
  words: "2 controllers, 60 drives",
  price: 112_000,
  additional_price: 12_000,
  missed_goals: [],
  sentence: "80% sure: 12,000 USD more.",
};

const limited: ConfidencePrice = {
  ...surer,
  probability: 0.9,
  holds: false,
  words: "2 controllers, 72 drives",
  additional_price: null,
  missed_goals: ["Host CPU"],
  sentence: "No storage of this family reaches a probability of 90%, because of Host CPU.",
};

const shown = (confidencePrices: ConfidencePrice[], onApply?: () => void) =>
  render(
    <MantineProvider>
      <ConfidencePrices confidencePrices={confidencePrices} {...(onApply && { onApply })} />
    </MantineProvider>,
  );

test("a higher probability has its price in a sentence, or the goals that no storage reaches", () => {
  shown([surer, limited], () => undefined);
  const [possible, other] = screen.getAllByRole("listitem");
  expect(possible).toHaveTextContent("80% sure: 12,000 USD more.");
  expect(other).toHaveTextContent(
    /^No storage of this family reaches a probability of 90%, because of Host CPU.$/,
  );
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});

test("a configuration can be put into the scenario", async () => {
  const onApply = vi.fn();
  shown([surer, limited], onApply);
  await userEvent.click(screen.getByRole("button", { name: "Apply: 2 controllers, 60 drives" }));
  expect(onApply).toHaveBeenCalledWith([
    { path: "array", value: acme.array },
    { path: "hosts.host_cache_gib", value: 2 },
  ]);
});

test("without the right to change the scenario, there is no button", () => {
  shown([surer]);
  expect(screen.queryByRole("button", { name: /^Apply/ })).not.toBeInTheDocument();
});
