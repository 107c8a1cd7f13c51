import type { Fact } from "@/api/types";
import { t } from "@/i18n/t";
import classes from "../components.module.css";

/** The provenance of a value; filled dots show how firm it is. */
export function StatusBadge({ status, n }: { status: Fact["status"]; n?: number }) {
  return (
    <span className={classes.status} data-status={status} title={t(`common-status-${status}-hint`)}>
      {n !== undefined && <strong className="numeric">{n}</strong>}
      {t(`common-status-${status}`)}
    </span>
  );
}
