/** The words of the contract, under short names. */

import type { components } from "@/api/schema";

export type Schemas = components["schemas"];

export type Scenario = Schemas["Scenario"];
export type Pool = Schemas["Pool"];
export type ScenarioEvent = Scenario["events"][number];
export type EventKind = ScenarioEvent["kind"];
export type Goals = Schemas["Goals"];
export type ArrayConfiguration = Schemas["ArrayConfiguration"];
export type OtherArray = Schemas["OtherArray"];
export type ArrayVerdict = Schemas["ArrayVerdict"];
export type StateVerdict = Schemas["StateVerdict"];
export type CloneType = Pool["clone_type"];

export type Result = Schemas["Result"];
export type PhaseResult = Schemas["PhaseResult"];
export type ConfidencePrice = Schemas["ConfidencePrice"];
export type PhaseConfidence = Schemas["PhaseConfidence"];
export type PhaseFigures = Schemas["PhaseFigures"];
export type ComponentUse = Schemas["ComponentUse"];
export type TierTraffic = Schemas["TierTraffic"];
export type EventSpan = Schemas["EventSpan"];
export type Grade = Schemas["Grade"];
export type GoalStatus = Schemas["GoalStatus"];
/** Status of a week, or that there is no result yet. */
export type VerdictStatus = GoalStatus | "unknown";
/** Why prediction errors could well change a verdict: in general, or while the guest time of logins is assumed. */
export type Doubt = "low" | "guest-time";
export type GoalCheck = Schemas["GoalCheck"];
export type LoginExperience = Schemas["LoginExperience"];
export type CapacityBreakdown = Schemas["CapacityBreakdown"];
export type Recommendation = Schemas["Recommendation"];
export type Series = Schemas["Series"];
export type ResponseCurve = Schemas["ResponseCurve"];
export type PhaseArithmetic = Schemas["PhaseArithmetic"];
export type Bill = Schemas["Bill"];
export type CostOfOwnership = Schemas["CostOfOwnership"];
export type OwnEntrySummary = Schemas["OwnEntrySummary"];
export type FigureArithmetic = Schemas["FigureArithmetic"];
export type Assumption = Schemas["Assumption"];
export type ConfigurationCost = Schemas["ConfigurationCost"];
export type Candidate = Schemas["Candidate"];
export type BrokenGoal = Schemas["BrokenGoal"];
export type KeyFigure = Schemas["KeyFigure"];
export type Setting = Schemas["Setting"];
export type Part = Goals["survives"][number];

export type Shortlist = Schemas["Shortlist"];
export type FamilyAnswer = Schemas["FamilyAnswer"];
export type Advice = Schemas["Advice"];
export type AdvisedChange = Schemas["AdvisedChange"];
export type Runway = Schemas["Runway"];
export type Threshold = Schemas["Threshold"];
export type Sensitivity = Schemas["Sensitivity"];
export type InputSensitivity = Schemas["InputSensitivity"];
export type FailureRequest = Schemas["FailureRequest"];
export type FailureAnalysis = Schemas["FailureAnalysis"];
export type FailureConfiguration = Schemas["FailureConfiguration"];
export type FailureCurve = Schemas["FailureCurve"];
export type WeekFigures = Schemas["WeekFigures"];
export type LoginFigures = Schemas["LoginFigures"];
export type Ranges = Schemas["Ranges"];
export type RangeBand = Schemas["RangeBand"];
export type FigureRange = Schemas["FigureRange"];
export type Comparison = Schemas["Comparison"];
export type ComparedRow = Schemas["ComparedRow"];
export type ComparedValue = Schemas["ComparedValue"];

export type PriceList = Schemas["PriceList"];
export type PriceListInUse = Schemas["PriceListInUse"];
export type PriceListPreview = Schemas["PriceListPreview"];
export type ProjectPriceList = Schemas["ProjectPriceList"];
export type ProjectPrices = Schemas["ProjectPrices"];
export type PriceListMark = Schemas["PriceListMark"];

export type ArrayModel = Schemas["ArrayModel"];
export type Tier = Schemas["Tier"];
export type RaidLayout = Schemas["RaidLayout"];
export type Drive = Schemas["Drive"];
export type Deployment = Schemas["Deployment"];
export type WorkloadProfile = Schemas["WorkloadProfile"];
export type Source = Schemas["Source"];
export type Fact = Schemas["Fact_float_"] | Schemas["Fact_int_"];

export type Project = Schemas["Project"];
export type ScenarioSummary = Schemas["ScenarioSummary"];
export type Sample = Schemas["Sample"];
export type ScenarioDraft = Schemas["ScenarioDraft"];
/** An answer that was frozen for others to look at has no bill. */
export type Preview = Omit<Schemas["Preview"], "bill"> & Partial<Pick<Schemas["Preview"], "bill">>;
export type Run = Schemas["Run"];
export type RunSummary = Schemas["RunSummary"];
export type RunProgress = Schemas["RunProgress"];
export type WindowResult = Schemas["WindowResult"];
export type ResponseTimes = Schemas["ResponseTimes"];
export type ActivityFigures = Schemas["ActivityFigures"];
export type StationFigures = Schemas["StationFigures"];

export type ComparableMeasurement = Schemas["MeasuredBeside"];
export type EvidenceRow = Omit<Schemas["BacktestRow"], "measured" | "predicted_range"> & {
  /** A pair where the study prints two values for one quantity. */
  measured: number | readonly number[];
  predicted_range?: readonly number[] | null | undefined;
};

export type BacktestSummary = Schemas["BacktestSummary"];
export type Coverage = Schemas["Coverage"];
export type SystemSummary = Schemas["SystemSummary"];
export type MetricMedian = Schemas["MetricMedian"];
export type CheckCount = Schemas["CheckCount"];

export type Me = Schemas["Me"];
export type SessionEntry = Schemas["SessionEntry"];
export type Member = Schemas["Member"];
export type Invitation = Schemas["Invitation"];
export type InvitationOffer = Schemas["InvitationOffer"];
export type ApiKey = Schemas["ApiKey"];
export type ApiKeyInput = Schemas["ApiKeyInput"];
export type Scope = Schemas["Scope"];
export type Webhook = Schemas["Webhook"];
export type WebhookInput = Schemas["WebhookInput"];
export type EventType = Schemas["EventType"];
export type Delivery = Schemas["Delivery"];
export type AuditEntry = Schemas["AuditEntry"];
export type AuditVerdict = Schemas["AuditVerdict"];
export type ShareLink = Schemas["ShareLink"];
export type ShareLinkInput = Schemas["ShareLinkInput"];
export type Shared = Schemas["Shared"];

/** The part of JSON Schema that the schema of scenarios uses. */
export interface JsonSchema {
  type?: string;
  title?: string;
  default?: unknown;
  enum?: string[];
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}
