/** The Acme fortnight as the service answers it; regenerated with the engine, never edited. */

import type {
  Advice,
  ArrayModel,
  BacktestSummary,
  Comparison,
  EvidenceRow,
  FailureAnalysis,
  JsonSchema,
  Preview,
  Ranges,
  Runway,
  Scenario,
  Schemas,
  Sensitivity,
  Shortlist,
  WindowResult,
} from "@/api/types";
import { epoch } from "@/lib/time/instants";
import advice from "./fixtures/advice.json";
import array from "./fixtures/array.json";
import comparison from "./fixtures/comparison.json";
import evidence from "./fixtures/evidence.json";
import failure from "./fixtures/failure.json";
import preview from "./fixtures/preview.json";
import range from "./fixtures/range.json";
import runway from "./fixtures/runway.json";
import scenario from "./fixtures/scenario.json";
import schema from "./fixtures/schema.json";
import sensitivity from "./fixtures/sensitivity.json";
import shortlist from "./fixtures/shortlist.json";
import summary from "./fixtures/summary.json";
import window from "./fixtures/window.json";

export const acme = scenario as unknown as Scenario;
export const acmePreview = preview as unknown as Preview;
export const acmeEvidence = evidence as unknown as EvidenceRow[];
export const evidenceSummary = summary as unknown as BacktestSummary;
export const fas3270 = array as unknown as ArrayModel;
export const acmeWindow = window as unknown as WindowResult;
export const scenarioSchema = schema as unknown as JsonSchema;

/** Two sets of goals, the stricter one first. */
export const goalSets: Schemas["GoalSet"][] = [
  { name: "conservative", goals: { ...acme.goals, login_good_s: 10, survives: [] }, origin: "Assumed." },
  { name: "standard", goals: { ...acme.goals, survives: [] }, origin: "Of studies." },
];

/** What was asked about the same fortnight on the older release, which does not hold. */
export const acmeShortlist = shortlist as unknown as Shortlist;
export const acmeAdvice = advice as unknown as Advice;
export const acmeRunway = runway as unknown as Runway;
export const acmeSensitivity = sensitivity as unknown as Sensitivity;
export const acmeRanges = range as unknown as Ranges;
/** A controller of another array lost in the busiest login hour, with two other configurations. */
export const controllerFailure = failure as unknown as FailureAnalysis;
/** The newer release compared with the older one. */
export const acmeComparison = comparison as unknown as Comparison;

/** The second week, which the series of the preview covers. */
export const secondWeek = { from: epoch("2011-06-05T00:00:00Z"), to: epoch("2011-06-12T00:00:00Z") };
