import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { FamilyAnswer, Recommendation } from "@/api/types";
import { acmeShortlist } from "@/test/fixtures";
import { RecommendationCard } from "./RecommendationCard";
import { ShortlistAnswer } from "./ShortlistAnswer";

const [first] = acmeShortlist.families as [FamilyAnswer];
const sentence =
  "Additions to the installed array (NetApp FAS3270): 24 × 450 GB 15K FC. No longer needed: 1 port.";
const recommendation: Recommendation = {
  ...first.recommendation,
  upgrade: {
    installed_words: "1 controller, 48 × 450 GB 15K FC",
    kept: [{ part: "450 GB 15K FC", n: 48 }],
    added: [{ part: "450 GB 15K FC", n: 24 }],
    left_over: [{ part: "port", n: 1 }],
    purchase_price: 21_600,
    sentence,
  },
};

test("a recommendation states what is added to the installed array and what is left over", () => {
  render(
    <MantineProvider>
      <RecommendationCard recommendation={recommendation} confidencePrices={undefined} />
    </MantineProvider>,
  );
  expect(screen.getByText(sentence)).toBeInTheDocument();
});

test("the details of a family state it too", async () => {
  const shortlist = { ...acmeShortlist, families: [{ ...first, recommendation }] };
  render(
    <MantineProvider>
      <ShortlistAnswer shortlist={shortlist} isPresent={() => false} onUse={() => undefined} />
    </MantineProvider>,
  );
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { expanded: false, name: /all-flash array/ }));
  expect(screen.getByText(sentence)).toBeInTheDocument();
});
