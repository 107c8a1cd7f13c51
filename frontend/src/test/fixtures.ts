/** The Acme fortnight as the service answers it; regenerated with the engine, never edited. */

import type {
  ArrayModel,
  BacktestSummary,
  EvidenceRow,
  JsonSchema,
  Preview,
  Scenario,
  WindowResult,
} from "@/api/types";
import { epoch } from "@/lib/time";
import array from "./fixtures/array.json";
import evidence from "./fixtures/evidence.json";
import preview from "./fixtures/preview.json";
import scenario from "./fixtures/scenario.json";
import schema from "./fixtures/schema.json";
import summary from "./fixtures/summary.json";
import window from "./fixtures/window.json";

export const acme = scenario as unknown as Scenario;
export const acmePreview = preview as unknown as Preview;
export const acmeEvidence = evidence as unknown as EvidenceRow[];
export const evidenceSummary = summary as unknown as BacktestSummary;
export const fas3270 = array as unknown as ArrayModel;
export const acmeWindow = window as unknown as WindowResult;
export const scenarioSchema = schema as unknown as JsonSchema;

/** The second week, which the series of the preview covers. */
export const secondWeek = { from: epoch("2011-06-05T00:00:00Z"), to: epoch("2011-06-12T00:00:00Z") };
