/** The short form of an array: five figures that its owner knows, and what is assumed from them until it is corrected. */

import type { FieldProblem } from "@/api/problem";
import type { Schemas } from "@/api/types";
import { t } from "@/i18n/t";
import { identifierOf } from "../ownEntries";

export type KeyFigures = Schemas["KeyFigures"];
export type FlashMedia = NonNullable<KeyFigures["media"]>;
export type PortKind = NonNullable<KeyFigures["port"]>;

const speeds = {
  fc8: 8,
  fc16: 16,
  fc32: 32,
  fc64: 64,
  gbe10: 10,
  gbe25: 25,
  gbe40: 40,
  gbe100: 100,
} satisfies Record<PortKind, number>;
export const portKinds = Object.keys(speeds) as PortKind[];

/** A port by its speed and protocol: "16 Gb/s Fibre Channel" */
export function portLabel(kind: PortKind): string {
  const speed = speeds[kind];
  return kind.startsWith("fc") ? t("sheets-port-fc", { speed }) : t("sheets-port-ethernet", { speed });
}

export type CapacityUnit = "TB" | "TiB";
const BYTES = { TB: 1e12, TiB: 1024 ** 4 } satisfies Record<CapacityUnit, number>;

export interface KeyFiguresForm {
  /** Manufacturer and product, for example Dell Unity XT 480F. */
  name: string;
  capacity: number | undefined;
  capacityUnit: CapacityUnit;
  reduction: number | undefined;
  iops: number | undefined;
  latency: number | undefined;
  block: number | undefined;
  /** In percent. */
  reads: number | undefined;
  ports: number | undefined;
  port: PortKind;
  /** Purchase price of the array. */
  price: number | undefined;
  /** Protocol of the flash drives; null for the assumed one. */
  media: FlashMedia | null;
  /** Drive model; null for the assumed one. */
  driveId: string | null;
  drives: number | undefined;
  spares: number | undefined;
}

export type FigureId = keyof KeyFiguresForm;

export const emptyFigures: KeyFiguresForm = {
  name: "",
  capacity: undefined,
  capacityUnit: "TB",
  reduction: undefined,
  iops: undefined,
  latency: 1,
  block: 8,
  reads: 70,
  ports: 4,
  port: "fc16",
  price: undefined,
  media: null,
  driveId: null,
  drives: undefined,
  spares: undefined,
};

const required = [
  "name",
  "capacity",
  "iops",
  "block",
  "reads",
  "ports",
] as const satisfies readonly FigureId[];

/** Figures that still need an entry. */
export function missingFigures(form: KeyFiguresForm): FigureId[] {
  return required.filter((id) => form[id] === undefined || (id === "name" && form.name.trim() === ""));
}

/** The figures as the service takes them, with a price in this currency; null while one is missing other than the name. */
export function figuresOf(form: KeyFiguresForm, currency?: string): KeyFigures | null {
  const { capacity, iops, block, reads, ports, price } = form;
  if (capacity === undefined || iops === undefined || block === undefined) return null;
  if (reads === undefined || ports === undefined) return null;
  const name = form.name.trim();
  return {
    id: identifierOf(name) || "new-array",
    name: name || "–",
    vendor: name.split(/\s+/)[0] || "–",
    usable_tb: +((capacity * BYTES[form.capacityUnit]) / BYTES.TB).toPrecision(10),
    data_reduction_ratio: form.reduction ?? null,
    max_iops: iops,
    latency_ms: form.latency ?? null,
    block_kib: block,
    read_fraction: +(reads / 100).toPrecision(10),
    ports_per_controller: ports,
    port: form.port,
    media: form.media,
    drive_id: form.driveId,
    n_drives: form.drives ?? null,
    spares_per_controller: form.spares ?? null,
    price: price === undefined || currency === undefined ? null : { amount: price, currency },
  };
}

const paths: Record<FigureId, readonly string[]> = {
  name: ["name", "vendor", "id"],
  capacity: ["usable_tb"],
  capacityUnit: [],
  reduction: ["data_reduction_ratio"],
  iops: ["max_iops", "published_maximum.iops"],
  latency: ["latency_ms"],
  block: ["block_kib"],
  reads: ["read_fraction"],
  ports: ["ports_per_controller"],
  port: ["port"],
  price: ["price"],
  media: ["media"],
  driveId: ["drive_id", "drives"],
  drives: ["n_drives", "n_slots", "max_drives"],
  spares: ["spares_per_controller", "protection.n_spares"],
};

/** The problem of a figure among those that the service reports. */
export function figureProblem(id: FigureId, problems: readonly FieldProblem[]): FieldProblem | undefined {
  return problems.find(({ path }) => {
    const at = path.replace(/^(figures|sheet)\./, "");
    return paths[id].some((own) => at === own || at.startsWith(`${own}.`));
  });
}

/** The source of an array that is described by its key figures: the person who enters them. */
export function enteredBy(figures: KeyFigures, today: string): Schemas["Provenance"] {
  const source = t("sheets-figures-source", { name: figures.name });
  return { source, publisher: t("sheets-figures-publisher"), dated: today, address: "", notes: "" };
}
