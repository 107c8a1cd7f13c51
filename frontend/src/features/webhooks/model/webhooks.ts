/** Describe webhooks and their deliveries. */

import type { Delivery, EventType, Webhook } from "@/api/types";
import { type LabelId, t } from "@/i18n/t";
import { inUnit } from "@/lib/format/numbers";
import { atTime } from "@/lib/time/dates";

export type DeliveryState = Delivery["state"];

export const eventTypes: readonly { value: EventType; label: LabelId }[] = [
  { value: "run.succeeded", label: "webhooks-event-run-succeeded" },
  { value: "run.failed", label: "webhooks-event-run-failed" },
  { value: "run.cancelled", label: "webhooks-event-run-cancelled" },
  { value: "report.ready", label: "webhooks-event-report-ready" },
  { value: "report.failed", label: "webhooks-event-report-failed" },
];

export const states: readonly { value: DeliveryState | ""; label: LabelId }[] = [
  { value: "", label: "webhooks-filter-all" },
  { value: "pending", label: "webhooks-state-pending" },
  { value: "delivered", label: "webhooks-state-delivered" },
  { value: "failed", label: "webhooks-state-failed" },
];

type Standing = Pick<Webhook, "paused" | "pause_reason" | "failing_since">;

/** Return the status of a webhook with the reason for a pause. */
export function statusOf({ paused, pause_reason, failing_since }: Standing): string {
  if (paused && pause_reason === "gone") return t("webhooks-status-paused-gone");
  if (paused && pause_reason === "failing") return t("webhooks-status-paused-failing");
  if (paused) return t("webhooks-status-paused");
  return failing_since === null
    ? t("webhooks-status-on")
    : t("webhooks-status-failing", { date: atTime(failing_since) });
}

/** Return the outcome of the last attempt of a delivery. */
export function lastTry({ tries }: Pick<Delivery, "tries">): string {
  const last = tries.at(-1);
  if (last === undefined) return t("webhooks-not-attempted");
  if (last.status === null) return last.error;
  return t("webhooks-responded", { status: String(last.status), elapsed: inUnit(last.elapsed_ms, "ms") });
}

/** Return the state of a delivery or its next attempt. */
export function deliveryInWords({
  state,
  tries,
  next_try_at,
}: Pick<Delivery, "state" | "tries" | "next_try_at">) {
  if (state === "pending" && tries.length > 0 && next_try_at !== null)
    return t("webhooks-next-attempt", { date: atTime(next_try_at) });
  return t(`webhooks-state-${state}`);
}
