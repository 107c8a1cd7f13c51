/** Parts of an array that can fail. */

import type { ArrayModel, Part, ScenarioEvent } from "@/api/types";

const parts: readonly Part[] = ["drive", "controller", "port", "flash_cache"];

type Failure = Extract<ScenarioEvent, { kind: "failure" }>;

/** The parts that an array has; all of them while it is not known. */
export function partsOf(array: ArrayModel | undefined): Part[] {
  return parts.filter((part) => part !== "flash_cache" || array === undefined || Boolean(array.flash_cache));
}

/** Another part fails; only drives have a tier. */
export function withPart(event: Failure, part: Part): Failure {
  return { ...event, part, tier: part === "drive" ? event.tier : null };
}

/** The failure is one of another array; a part that this array does not have becomes a drive. */
export function onArray(event: Failure, arrayId: string, array: ArrayModel | undefined): Failure {
  const part = partsOf(array).includes(event.part) ? event.part : "drive";
  return { ...event, array_id: arrayId, part, tier: null };
}
