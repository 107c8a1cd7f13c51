import type { Fact } from "@/api/types";
import classes from "../components.module.css";

const help: Record<Fact["status"], string> = {
  stated: "Printed in a measured study",
  specified: "Printed in a manufacturer's specification",
  derived: "Arithmetic on stated or specified values",
  calibrated: "Fitted to evidence",
  assumed: "Engineering judgement",
  unknown: "Not known: fill in your own",
};

/** How a value came to be known; filled dots say how firm that is. */
export function StatusBadge({ status, n }: { status: Fact["status"]; n?: number }) {
  return (
    <span className={classes.status} data-status={status} title={help[status]}>
      {n !== undefined && <strong className="numeric">{n}</strong>}
      {status}
    </span>
  );
}
