/** Desktops that an array supports beyond those of a compared run. */

import { isOver } from "@/api/follow";
import type { RunSummary, Runway } from "@/api/types";
import { t } from "@/i18n/t";
import { percent, whole } from "@/lib/format/numbers";
import { brokenInWords } from "@/lib/goals";
import type { CellView } from "./table";

export interface Headroom {
  /** Additional desktops; negative if there are too many; null while unknown. */
  desktops: number | null;
  /** The first goal that more desktops miss; empty if it is not known. */
  limit: string;
  /** Shown while the headroom is unknown. */
  why: string;
  /** True if it can be calculated. */
  isOpen: boolean;
}

/** The newest runway of the version that was run. */
export function runwayOf(
  { scenario_version }: RunSummary,
  runways: readonly RunSummary[] | undefined,
): RunSummary | undefined {
  const same = runways?.filter((each) => each.scenario_version === scenario_version);
  return same?.find((each) => !isOver(each)) ?? same?.find(({ state }) => state === "succeeded");
}

/** Returns the headroom of a run; the service calculates it only for the current version of a scenario. */
export function headroomOf(
  run: RunSummary,
  runways: readonly RunSummary[] | undefined,
  version: number | undefined,
  runway: Runway | null,
): Headroom {
  const found = runwayOf(run, runways);
  if (found && !isOver(found))
    return {
      desktops: null,
      limit: "",
      why: t("comparison-headroom-progress", { percent: percent(found.progress_fraction) }),
      isOpen: false,
    };
  if (runway) {
    const [missed] = runway.breaks?.broken ?? [];
    const limit = missed ? t("comparison-headroom-limit", { missed: brokenInWords(missed) }) : "";
    return { desktops: runway.headroom_desktops, limit, why: "", isOpen: false };
  }
  if (found || runways === undefined || version === undefined)
    return { desktops: null, limit: "", why: "", isOpen: false };
  if (version !== run.scenario_version)
    return {
      desktops: null,
      limit: "",
      why: t("comparison-headroom-outdated", { version: run.scenario_version }),
      isOpen: false,
    };
  return { desktops: null, limit: "", why: t("comparison-headroom-open"), isOpen: true };
}

function inWords(desktops: number): string {
  if (desktops === 0) return t("comparison-headroom-none");
  return desktops > 0
    ? t("comparison-headroom-more", { n: desktops })
    : t("comparison-headroom-excess", { n: -desktops });
}

/** Smaller differences, relative to the first column, are not significant. */
const MATTERS_FRACTION = 0.02;

function differenceOf(desktops: number, first: number): Omit<CellView, "value"> {
  const difference = desktops - first;
  if (difference === 0) return { difference: "", tone: "plain", said: "" };
  const matters = Math.abs(difference) >= MATTERS_FRACTION * Math.abs(first);
  const tone = !matters ? "plain" : difference > 0 ? "better" : "worse";
  return {
    difference: `${difference > 0 ? "+" : "−"}${whole(Math.abs(difference))}`,
    tone,
    said: tone === "plain" ? "" : t(`comparison-${tone}`),
  };
}

/** The cells of those that are known, each against the first. */
export function headroomCells(columns: readonly Headroom[]): (CellView | null)[] {
  const first = columns[0]?.desktops ?? null;
  return columns.map(({ desktops, limit }, i) => {
    if (desktops === null) return null;
    const isAlone = i === 0 || first === null;
    return { value: inWords(desktops), note: limit, ...differenceOf(desktops, isAlone ? desktops : first) };
  });
}
