/** What is entered about a specification sheet, and the sheet that it makes. */

import type { FieldProblem } from "@/api/problem";
import type { Drive, Fact, Schemas } from "@/api/types";
import type { LabelId } from "@/i18n/t";
import { valueAt } from "@/lib/data/path";
import { identifierOf } from "../ownEntries";
import {
  type Assumption,
  type Design,
  type NumberId,
  numberFields,
  numberIds,
  type ProtectionKind,
  type SheetStep,
  type TextId,
  textSteps,
} from "./fields";

type Sheet = Schemas["SpecSheet"];

export type Media = "nvme" | "sas";

export interface SheetForm {
  name: string;
  vendor: string;
  release: string;
  design: Design;
  media: Media;
  /** Name of the drives as a tier; by default, that of their protocol. */
  tierName: string;
  drives: string[];
  kind: ProtectionKind;
  hasCompression: boolean;
  hasDeduplication: boolean;
  hasMaximum: boolean;
  numbers: Partial<Record<NumberId, number>>;
  /** Year of introduction. */
  introduced: number | null;
  /** Numbers of the sheet that is edited, which are assumed until they are entered. */
  derived: Partial<Record<NumberId, Assumption>>;
  /** The sheet that is edited, with the fields that the form does not show; null for a new one. */
  base: Sheet | null;
  source: string;
  publisher: string;
  dated: string;
  address: string;
}

export const emptyForm = (today: string): SheetForm => ({
  name: "",
  vendor: "",
  release: "",
  design: "shared_controllers",
  media: "nvme",
  tierName: "",
  drives: [],
  kind: "raid",
  hasCompression: true,
  hasDeduplication: true,
  hasMaximum: true,
  numbers: {},
  introduced: null,
  derived: {},
  base: null,
  source: "",
  publisher: "",
  dated: today,
  address: "",
});

const isShared = ({ design }: SheetForm) => design === "shared_controllers";
const isReducing = ({ hasCompression, hasDeduplication }: SheetForm) => hasCompression || hasDeduplication;

/** Changes the design, with the kind of protection that it can have. */
export function withDesign(form: SheetForm, design: Design): SheetForm {
  const shared = design === "shared_controllers";
  const kind = shared ? "raid" : form.kind === "raid" ? "copies" : form.kind;
  return { ...form, design, kind };
}

/** Flash drives that a back-end protocol connects. */
export function drivesOf(media: Media, drives: readonly Drive[]): Drive[] {
  return drives
    .filter(
      ({ kind, name, volume_unit }) =>
        !volume_unit && kind === "ssd" && /nvme/i.test(name) === (media === "nvme"),
    )
    .sort((a, b) => (a.raw_capacity_gb?.value ?? 0) - (b.raw_capacity_gb?.value ?? 0));
}

export function isShown(form: SheetForm, id: NumberId): boolean {
  if (id === "controllers" || id === "spares") return isShared(form);
  if (id === "parity") return form.kind !== "copies";
  if (id === "reduction") return isReducing(form);
  return numberFields[id].step !== "maximum" || form.hasMaximum;
}

const groups: Record<ProtectionKind, { size?: Assumption; parity?: Assumption; labels: [LabelId, LabelId] }> =
  {
    raid: { labels: ["sheets-group-raid", "sheets-parity-raid"] },
    copies: {
      size: { value: 2, low: 2, high: 3, reasoning: "Two copies of each block." },
      labels: ["sheets-group-copies", "sheets-parity-raid"],
    },
    erasure_code: {
      size: { value: 6, reasoning: "Four data fragments and two parity fragments." },
      parity: { value: 2, reasoning: "Four data fragments and two parity fragments." },
      labels: ["sheets-group-code", "sheets-parity-code"],
    },
  };

export function labelOf(form: SheetForm, id: NumberId): LabelId {
  if (id === "groupSize") return groups[form.kind].labels[0];
  if (id === "parity") return groups[form.kind].labels[1];
  if (isShared(form)) return numberFields[id].label;
  if (id === "maxArrays") return "sheets-max-nodes";
  if (id === "maximumControllers") return "sheets-maximum-nodes";
  return numberFields[id].label;
}

const NODES: Assumption = { value: 16, low: 8, high: 32, reasoning: "Nodes of a usual cluster." };
const BOTH: Assumption = {
  value: 3,
  low: 1.5,
  high: 5,
  reasoning: "Compression and deduplication; clones that share their image have less left to give.",
};
const ONE: Assumption = {
  value: 1.3,
  low: 1,
  high: 2,
  reasoning: "One of compression and deduplication; clones that share their image have little left to give.",
};

/** What is used for a number until it is entered. */
export function assumptionOf(form: SheetForm, id: NumberId): Assumption | undefined {
  const derived = form.derived[id];
  if (derived && form.base?.protection.kind === form.kind) return derived;
  if (id === "groupSize") return groups[form.kind].size ?? numberFields[id].assumed;
  if (id === "parity") return groups[form.kind].parity ?? numberFields[id].assumed;
  if (id === "maxArrays" && !isShared(form)) return NODES;
  if (id === "reduction") return form.hasCompression && form.hasDeduplication ? BOTH : ONE;
  if (id === "maximumControllers" && isShared(form))
    return { value: numberOf(form, "controllers") ?? 2, reasoning: "All controllers of one array." };
  return numberFields[id].assumed;
}

/** The number in the units of the sheet: entered or assumed. */
function numberOf(form: SheetForm, id: NumberId): number | undefined {
  const entered = form.numbers[id];
  if (entered === undefined) return assumptionOf(form, id)?.value;
  return numberFields[id].isPercent ? +(entered / 100).toPrecision(10) : entered;
}

/** Fields of a step that still need an entry. */
export function missingIn(form: SheetForm, step: SheetStep): (NumberId | TextId)[] {
  const numbers = numberIds.filter(
    (id) =>
      numberFields[id].step === step &&
      isShown(form, id) &&
      !numberFields[id].isOptional &&
      numberOf(form, id) === undefined,
  );
  const texts = (Object.keys(textSteps) as TextId[]).filter((id) => {
    if (textSteps[id] !== step || id === "release" || id === "address") return false;
    return form[id].length === 0 || (typeof form[id] === "string" && form[id].trim() === "");
  });
  return [...texts, ...numbers];
}

/** Place in the document: the form asks for no page number of each value. */
const AS_ENTERED = "as entered";

function fact(value: number, given: Partial<Fact>): Fact {
  return {
    value,
    low: null,
    high: null,
    where: "",
    reasoning: "",
    rows: [],
    status: "assumed",
    ...given,
  } as Fact;
}

const specified = (value: number) => fact(value, { status: "specified", source: "own", where: AS_ENTERED });
const assumed = ({ value, low, high, reasoning }: Assumption) =>
  fact(value, { reasoning, low: low ?? null, high: high ?? null });

/** Facts of the fields in `ids`; a field that is hidden or has no number is left out. */
function factOf(form: SheetForm, id: NumberId): Fact | null {
  if (!isShown(form, id)) return null;
  const value = numberOf(form, id);
  if (value === undefined) return null;
  const assumption = assumptionOf(form, id);
  return form.numbers[id] === undefined && assumption ? assumed(assumption) : specified(value);
}

function protectionOf(form: SheetForm): Sheet["protection"] {
  const size = factOf(form, "groupSize") as Fact;
  const ofCopies = { ...size, value: (size.value ?? 1) - 1, low: null, high: null };
  return {
    ...(form.base?.protection.kind === form.kind ? form.base.protection : {}),
    kind: form.kind,
    group_size: size,
    n_parity: form.kind === "copies" ? ofCopies : (factOf(form, "parity") as Fact),
    n_spares: factOf(form, "spares"),
    reserved_fraction: factOf(form, "reserve") as Fact,
  };
}

function maximumOf(form: SheetForm): Sheet["published_maximum"] {
  const [iops, block, reads, controllers] = (["iops", "block", "reads", "maximumControllers"] as const).map(
    (id) => numberOf(form, id),
  );
  const isComplete = [iops, block, reads, controllers].every((each) => each !== undefined);
  if (!form.hasMaximum || !isComplete) return null;
  return {
    iops: specified(iops as number),
    block_kib: block as number,
    read_fraction: reads as number,
    n_controllers: controllers as number,
    latency_ms: factOf(form, "latency"),
  };
}

const UNNAMED_RELEASE = "current";
const tierNames: Record<Media, string> = { nvme: "NVMe drives", sas: "SAS drives" };

/** The sheet, once hardware and protection are complete; the published maximum is part of it once it is complete. */
export function sheetOf(form: SheetForm): Sheet | null {
  const missing = [...missingIn(form, "hardware"), ...missingIn(form, "protection")];
  if (missing.some((id) => id !== "name" && id !== "vendor")) return null;
  const of = (id: NumberId) => factOf(form, id) as Fact;
  const slots = of("slots");
  const { base } = form;
  const isFull = base?.fewest_drives != null && base.fewest_drives.value === base.n_slots.value;
  return {
    ...base,
    ...(isFull ? { fewest_drives: slots } : {}),
    id: base?.id || identifierOf(form.name) || "new-array",
    name: form.name.trim() || "–",
    vendor: form.vendor.trim() || "–",
    introduced: form.introduced,
    checked_on: form.dated,
    availability: base?.availability ?? "current",
    design: form.design,
    is_file_service: base?.is_file_service ?? false,
    release: form.release.trim() || UNNAMED_RELEASE,
    max_arrays: of("maxArrays"),
    controllers: isShared(form)
      ? of("controllers")
      : assumed({ value: 1, reasoning: "Each node of a cluster is one controller." }),
    n_cores: of("cores"),
    specrate_per_core: of("specrate"),
    memory_gib: of("memory"),
    chassis_watts: factOf(form, "watts"),
    chassis_rack_units: factOf(form, "rackUnits"),
    drives: [...form.drives] as [string, ...string[]],
    drive_tier_name: form.tierName.trim() || tierNames[form.media],
    n_slots: slots,
    max_drives: factOf(form, "maxDrives") ?? slots,
    protection: protectionOf(form),
    data_reduction_ratio: factOf(form, "reduction"),
    port_gbit_per_s: of("portSpeed"),
    max_ports: of("ports"),
    published_maximum: maximumOf(form),
    caveats: base?.caveats ?? [],
    notes: base?.notes ?? "",
  };
}

/** The numbers of a sheet: stated ones as entered, all others as assumptions. */
function numbersOf(sheet: Sheet): Pick<SheetForm, "numbers" | "derived"> {
  const numbers: SheetForm["numbers"] = {};
  const derived: SheetForm["derived"] = {};
  for (const id of numberIds) {
    const { path, isPercent } = numberFields[id];
    const at = valueAt(sheet, path) as Fact | number | null | undefined;
    const fact = typeof at === "number" ? { value: at, status: "specified" as const } : at;
    if (fact?.value == null) continue;
    if (fact.status === "specified")
      numbers[id] = isPercent ? +(fact.value * 100).toPrecision(10) : fact.value;
    else derived[id] = assumptionIn(fact as Fact);
  }
  return { numbers, derived };
}

/** The form that shows a sheet: stated numbers as entered, all others as assumed until they are. */
export function formOf(sheet: Sheet, provenance: Schemas["Provenance"]): SheetForm {
  const { numbers, derived } = numbersOf(sheet);
  const isReduced = sheet.data_reduction_ratio != null;
  return {
    ...emptyForm(provenance.dated),
    name: sheet.name,
    vendor: sheet.vendor,
    release: sheet.release === UNNAMED_RELEASE ? "" : sheet.release,
    design: sheet.design,
    media: /nvme/i.test(sheet.drives[0] ?? "") ? "nvme" : "sas",
    tierName: sheet.drive_tier_name,
    drives: [...sheet.drives],
    kind: sheet.protection.kind,
    hasCompression: isReduced,
    hasDeduplication: isReduced,
    hasMaximum: sheet.published_maximum != null,
    numbers,
    introduced: sheet.introduced ?? null,
    derived,
    base: sheet,
    source: provenance.source,
    publisher: provenance.publisher,
    address: provenance.address ?? "",
  };
}

const assumptionIn = ({ value, low, high, reasoning }: Fact): Assumption => ({
  value: value as number,
  ...(low == null ? {} : { low }),
  ...(high == null ? {} : { high }),
  reasoning: reasoning || "As in the sheet.",
});

/** The document that the entries come from. */
export function provenanceOf({ source, publisher, dated, address }: SheetForm): Schemas["Provenance"] {
  return { source: source.trim(), publisher: publisher.trim(), dated, address: address.trim(), notes: "" };
}

const textPaths: Record<TextId, string[]> = {
  name: ["sheet.name", "sheet.id"],
  vendor: ["sheet.vendor"],
  release: ["sheet.release"],
  drives: ["sheet.drives"],
  source: ["provenance.source"],
  publisher: ["provenance.publisher"],
  dated: ["provenance.dated"],
  address: ["provenance.address"],
};

const pathsOf = (id: NumberId | TextId): string[] =>
  id in textPaths ? textPaths[id as TextId] : [`sheet.${numberFields[id as NumberId].path}`];

/** The problem of a field among those that the service reports. */
export function problemAt(
  id: NumberId | TextId,
  problems: readonly FieldProblem[],
): FieldProblem | undefined {
  return problems.find(({ path }) => pathsOf(id).some((own) => path === own || path.startsWith(`${own}.`)));
}

/** The first step that has one of these problems; undefined if none of them is at a field. */
export function stepOfProblem(problems: readonly FieldProblem[]): SheetStep | undefined {
  const ids: (NumberId | TextId)[] = [...(Object.keys(textSteps) as TextId[]), ...numberIds];
  const found = ids.find((id) => problemAt(id, problems) !== undefined);
  if (found === undefined) return undefined;
  return found in textSteps ? textSteps[found as TextId] : numberFields[found as NumberId].step;
}
