/** Webhooks and what they are told, in words. */

import type { Delivery, EventType, Webhook } from "@/api/types";
import { capitalize, inUnit } from "@/lib/format/numbers";
import { atTime } from "@/lib/time/dates";

export type DeliveryState = Delivery["state"];

export const eventTypes: readonly { value: EventType; label: string }[] = [
  { value: "run.succeeded", label: "A run ended with an answer" },
  { value: "run.failed", label: "A run ended without an answer" },
  { value: "run.cancelled", label: "A run was cancelled" },
  { value: "report.ready", label: "A report is ready" },
  { value: "report.failed", label: "A report could not be made" },
];

const stateWords: Record<DeliveryState, string> = {
  pending: "on its way",
  delivered: "delivered",
  failed: "given up",
};

export const states: readonly { value: DeliveryState | ""; label: string }[] = [
  { value: "", label: "All" },
  ...Object.entries(stateWords).map(([value, words]) => ({
    value: value as DeliveryState,
    label: capitalize(words),
  })),
];

type Standing = Pick<Webhook, "paused" | "pause_reason" | "failing_since">;

/** Whether a webhook is told anything, and why not. */
export function statusOf({ paused, pause_reason, failing_since }: Standing): string {
  if (paused && pause_reason === "gone") return "paused: the receiver says it is gone for good";
  if (paused && pause_reason === "failing") return "paused: nothing got through for three days";
  if (paused) return "paused";
  return failing_since === null ? "on" : `on, but nothing has got through since ${atTime(failing_since)}`;
}

/** How the last try of a delivery went. */
export function lastTry({ tries }: Pick<Delivery, "tries">): string {
  const last = tries.at(-1);
  if (last === undefined) return "not tried yet";
  if (last.status === null) return last.error;
  return `answered ${last.status} after ${inUnit(last.elapsed_ms, "ms")}`;
}

/** Where a delivery is, and what comes next. */
export function deliveryInWords({
  state,
  tries,
  next_try_at,
}: Pick<Delivery, "state" | "tries" | "next_try_at">) {
  if (state === "pending" && tries.length > 0 && next_try_at !== null)
    return `next try ${atTime(next_try_at)}`;
  return stateWords[state];
}
