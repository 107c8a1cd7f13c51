/** Number fields of the form for specification sheets: their place in the sheet, and what is assumed without an entry. */

import type { LabelId } from "@/i18n/t";

export const sheetSteps = ["hardware", "protection", "maximum", "summary"] as const;
export type SheetStep = (typeof sheetSteps)[number];
export type Design = "shared_controllers" | "hyperconverged" | "storage_nodes";
export type ProtectionKind = "raid" | "copies" | "erasure_code";

export interface Assumption {
  value: number;
  low?: number;
  high?: number;
  reasoning: string;
}

export interface NumberField {
  /** Path in the sheet. */
  path: string;
  step: SheetStep;
  label: LabelId;
  hint?: LabelId;
  unit?: string;
  isWhole?: boolean;
  /** Unknown if it is left empty. */
  isOptional?: boolean;
  /** Entered in percent, a fraction in the sheet. */
  isPercent?: boolean;
  /** Used until a number is entered. */
  assumed?: Assumption;
}

/** Reasons are stored in the catalog, whose documents are English. */
const fieldsById = {
  controllers: {
    path: "controllers",
    step: "hardware",
    label: "sheets-controllers",
    isWhole: true,
    assumed: { value: 2, reasoning: "Two active controllers, as usual for arrays with shared controllers." },
  },
  cores: { path: "n_cores", step: "hardware", label: "sheets-cores", isWhole: true },
  specrate: {
    path: "specrate_per_core",
    step: "hardware",
    label: "sheets-specrate",
    hint: "sheets-specrate-hint",
    assumed: {
      value: 7,
      low: 5,
      high: 9,
      reasoning: "Processors of recent years; the sheet states no model.",
    },
  },
  memory: { path: "memory_gib", step: "hardware", label: "sheets-memory", unit: "GiB" },
  slots: { path: "n_slots", step: "hardware", label: "sheets-slots", isWhole: true },
  maxDrives: {
    path: "max_drives",
    step: "hardware",
    label: "sheets-max-drives",
    hint: "sheets-max-drives-hint",
    isWhole: true,
    isOptional: true,
  },
  portSpeed: { path: "port_gbit_per_s", step: "hardware", label: "sheets-port-speed", unit: "Gbit/s" },
  ports: { path: "max_ports", step: "hardware", label: "sheets-ports", isWhole: true },
  maxArrays: {
    path: "max_arrays",
    step: "hardware",
    label: "sheets-max-arrays",
    isWhole: true,
    assumed: { value: 1, low: 1, high: 4, reasoning: "One array without a scale-out cluster." },
  },
  watts: { path: "chassis_watts", step: "hardware", label: "sheets-watts", unit: "W", isOptional: true },
  rackUnits: {
    path: "chassis_rack_units",
    step: "hardware",
    label: "sheets-rack-units",
    unit: "U",
    isOptional: true,
  },
  groupSize: {
    path: "protection.group_size",
    step: "protection",
    label: "sheets-group-raid",
    isWhole: true,
    assumed: { value: 12, low: 8, high: 24, reasoning: "A usual group of double parity." },
  },
  parity: {
    path: "protection.n_parity",
    step: "protection",
    label: "sheets-parity-raid",
    isWhole: true,
    assumed: { value: 2, reasoning: "Double parity." },
  },
  spares: {
    path: "protection.n_spares",
    step: "protection",
    label: "sheets-spares",
    isWhole: true,
    assumed: { value: 1, low: 0, high: 1, reasoning: "One hot spare for each controller." },
  },
  reserve: {
    path: "protection.reserved_fraction",
    step: "protection",
    label: "sheets-reserve",
    hint: "sheets-reserve-hint",
    isPercent: true,
    assumed: { value: 0.1, low: 0.05, high: 0.2, reasoning: "File system and free space." },
  },
  reduction: {
    path: "data_reduction_ratio",
    step: "protection",
    label: "sheets-reduction",
    hint: "sheets-reduction-hint",
  },
  iops: { path: "published_maximum.iops", step: "maximum", label: "sheets-iops", unit: "IOPS" },
  block: { path: "published_maximum.block_kib", step: "maximum", label: "sheets-block", unit: "KiB" },
  reads: {
    path: "published_maximum.read_fraction",
    step: "maximum",
    label: "sheets-reads",
    isPercent: true,
  },
  latency: {
    path: "published_maximum.latency_ms",
    step: "maximum",
    label: "sheets-latency",
    hint: "sheets-latency-hint",
    unit: "ms",
    isOptional: true,
  },
  maximumControllers: {
    path: "published_maximum.n_controllers",
    step: "maximum",
    label: "sheets-maximum-controllers",
    isWhole: true,
  },
} satisfies Record<string, NumberField>;

export type NumberId = keyof typeof fieldsById;
export const numberFields: Readonly<Record<NumberId, NumberField>> = fieldsById;
export const numberIds = Object.keys(fieldsById) as NumberId[];

/** Text fields and lists, by the path at which the service reports their problems. */
export const textSteps = {
  name: "hardware",
  vendor: "hardware",
  release: "hardware",
  drives: "hardware",
  source: "maximum",
  publisher: "maximum",
  dated: "maximum",
  address: "maximum",
} as const satisfies Record<string, SheetStep>;
export type TextId = keyof typeof textSteps;
