import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { FieldProblem } from "@/api/problem";
import { acme, scenarioSchema } from "@/test/fixtures";
import { ScenarioForm } from "./formContext";
import { MoreFields } from "./MoreFields";

const names = ["snapshot_reserve_fraction", "growth_years"];

function Fields({ problems = [], years = 0 }: { problems?: readonly FieldProblem[]; years?: number }) {
  const scenario = { ...acme, pools: acme.pools.map((pool) => ({ ...pool, growth_years: years })) };
  return (
    <MantineProvider>
      <ScenarioForm scenario={scenario} schema={scenarioSchema} problems={problems} edit={() => undefined}>
        <MoreFields object="Pool" at={(name) => `pools.0.${name}`} names={names}>
          <p>Folded fields</p>
        </MoreFields>
      </ScenarioForm>
    </MantineProvider>
  );
}

test("folded fields state how many differ from their defaults, and open with a click", async () => {
  const { rerender } = render(<Fields />);
  const more = screen.getByRole("button", { name: "More settings 2 with default values" });
  expect(screen.queryByText("Folded fields")).toBeNull();
  rerender(<Fields years={3} />);
  expect(more.textContent).toBe("More settings1 of 2 changed");
  await userEvent.click(more);
  expect(screen.getByText("Folded fields")).toBeVisible();
  expect(more).toHaveAttribute("aria-expanded", "true");
});

test("folded fields open if one of them has a problem", () => {
  const problem = { path: "pools.0.growth_years", given: "90", allowed: "at most 30", message: "Too many" };
  render(<Fields problems={[problem as FieldProblem]} />);
  expect(screen.getByText("Folded fields")).toBeVisible();
});
