/** What is known of the desktops that an array carries beyond those of a compared run. */

import { isOver } from "@/api/follow";
import type { RunSummary, Runway } from "@/api/types";
import { counted, percent, whole } from "@/lib/format/numbers";
import type { CellView } from "./table";

export interface Headroom {
  /** Desktops more than there are; negative where they are too many already; null while it is not known. */
  desktops: number | null;
  /** Said in its place. */
  why: string;
  /** Whether it can be asked for. */
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

/** A service answers only for a scenario as it is now: a run of an older version cannot be asked about any more. */
export function headroomOf(
  run: RunSummary,
  runways: readonly RunSummary[] | undefined,
  version: number | undefined,
  runway: Runway | null,
): Headroom {
  const found = runwayOf(run, runways);
  if (found && !isOver(found))
    return { desktops: null, why: `on its way, ${percent(found.progress_fraction)}`, isOpen: false };
  if (runway) return { desktops: runway.headroom_desktops, why: "", isOpen: false };
  if (found || runways === undefined || version === undefined)
    return { desktops: null, why: "", isOpen: false };
  if (version !== run.scenario_version)
    return { desktops: null, why: `not known of version ${run.scenario_version}`, isOpen: false };
  return { desktops: null, why: "not worked out yet", isOpen: true };
}

function inWords(desktops: number): string {
  if (desktops === 0) return "none";
  return desktops > 0 ? `${counted(desktops, "desktop")} more` : `${counted(-desktops, "desktop")} too many`;
}

/** A difference of less than this share of the first one's is nobody's concern. */
const MATTERS_FRACTION = 0.02;

function differenceOf(desktops: number, first: number): Omit<CellView, "value"> {
  const difference = desktops - first;
  if (difference === 0) return { difference: "", tone: "plain", said: "" };
  const matters = Math.abs(difference) >= MATTERS_FRACTION * Math.abs(first);
  const tone = !matters ? "plain" : difference > 0 ? "better" : "worse";
  return {
    difference: `${difference > 0 ? "+" : "−"}${whole(Math.abs(difference))}`,
    tone,
    said: tone === "plain" ? "" : tone,
  };
}

/** The cells of those that are known, each against the first. */
export function headroomCells(columns: readonly Headroom[]): (CellView | null)[] {
  const first = columns[0]?.desktops ?? null;
  return columns.map(({ desktops }, i) => {
    if (desktops === null) return null;
    const isAlone = i === 0 || first === null;
    return { value: inWords(desktops), ...differenceOf(desktops, isAlone ? desktops : first) };
  });
}
