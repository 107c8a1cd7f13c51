import { expect, test } from "vitest";
import type { PhaseResult, Result } from "@/api/types";
import { acme, acmePreview } from "@/test/fixtures";
import { marginOf } from "./phases";
import { phaseTable } from "./phaseTable";

const { result } = acmePreview;
const steady = result.phases.filter(({ phase }) => phase === "steady_state");

/** The result with other margins of the checks of some phases. */
function withMargins(marginOfPhase: (phase: PhaseResult) => number): Result {
  const phases = result.phases.map((phase) => ({
    ...phase,
    checks: phase.checks.map((check) => ({ ...check, margin_fraction: marginOfPhase(phase) })),
  }));
  return { ...result, phases, verdict: { ...result.verdict, worst_phase_id: null } };
}

const hidden = (of: Result) => phaseTable(acme, of, []).rows.filter(({ quiet }) => quiet);
const isSteady = ({ phase }: PhaseResult) => phase === "steady_state";

test("a steady state with ample margins is hidden with the quiet phases", () => {
  expect(steady.length).toBeGreaterThan(0);
  const shown = withMargins((phase) => (isSteady(phase) ? 0.9 : 0.2));
  expect(hidden(shown).some(({ phase }) => isSteady(phase))).toBe(true);
});

test("a steady state whose margin is among the three smallest is shown", () => {
  const nearest = withMargins((phase) => (isSteady(phase) ? 0.01 : 0.2));
  const shown = phaseTable(acme, nearest, []).rows.filter(({ quiet, phase }) => !quiet && isSteady(phase));
  expect(shown.length).toBeGreaterThan(0);
  const smallest = [...nearest.phases].sort((a, b) => marginOf([a]) - marginOf([b])).slice(0, 3);
  const ids = hidden(nearest).map(({ phase }) => phase.id);
  expect(smallest.filter(({ id }) => ids.includes(id))).toEqual([]);
});

test("a quiet phase that the verdict names is shown", () => {
  const ample = withMargins((phase) => (isSteady(phase) ? 0.9 : 0.2));
  const named = { ...ample, verdict: { ...ample.verdict, worst_phase_id: steady[0]?.id ?? null } };
  expect(hidden(named).map(({ phase }) => phase.id)).not.toContain(steady[0]?.id);
  expect(hidden(ample).map(({ phase }) => phase.id)).toContain(steady[0]?.id);
});
