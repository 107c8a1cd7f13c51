/** The words of imports, under short names. */

import type { Schemas } from "@/api/types";

export type ImportOptions = Schemas["Wishes"];
export type PhaseWindow = Schemas["Window"];
export type PhaseKind = Schemas["PhaseKind"];
export type ColumnChoice = Schemas["ColumnChoice"];
export type TableMapping = Schemas["TableMapping"];
export type DateOrder = NonNullable<TableMapping["order"]>;

export type ImportSummary = Schemas["Digest"];
export type FileSummary = Schemas["FileDigest"];
export type Remark = Schemas["Remark"];
export type Refusal = Schemas["Refusal"];
export type TableSummary = Schemas["TableDigest"];
export type WorkloadSummary = Schemas["WorkloadDigest"];
export type Curve = Schemas["Curve"];
export type FoundStorm = Schemas["FoundStorm"];
export type MeasuredPhase = Schemas["MeasuredPhase"];
export type SizeBar = Schemas["SizeBar"];
export type InventorySummary = Schemas["InventoryDigest"];
export type MachineGroup = Schemas["MachineGroup"];
export type FoundPool = Schemas["FoundPool"];
export type MachineTotals = Schemas["MachineTotals"];
export type FoundHosts = Schemas["FoundHosts"];
export type CalendarSummary = Schemas["CalendarDigest"];
export type FoundEntry = Schemas["FoundEntry"];
export type FioSummary = Schemas["FioDigest"];
export type FioDirection = Schemas["FioDirection"];

export type ImportSelection = Schemas["Choices"];
export type PoolChoice = Schemas["PoolChoice"];
export type OthersChoice = Schemas["OthersChoice"];
export type EventChoice = Schemas["EventChoice"];
export type Proposal = Schemas["Proposal"];
export type Change = Schemas["Change"];
export type PhaseComparison = Schemas["PhaseComparison"];
export type FoundLoad = Schemas["FoundLoad"];
export type LoadLevel = Schemas["LoadChoice"]["level"];
export type Refit = Schemas["Refit"];

export type Import = Schemas["Import"];
export type ImportEntry = Schemas["ImportSummary"];
export type ImportState = Schemas["ImportState"];
export type ImportFile = Schemas["ImportFile"];
export type Acceptance = Schemas["ImportAcceptance"];
export type FioJobComparison = Schemas["BesideJob"];
export type FioDirectionComparison = Schemas["BesideDirection"];
