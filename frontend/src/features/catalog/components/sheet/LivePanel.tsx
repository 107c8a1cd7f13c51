/** The response-time curve of the array as entered so far, with the predicted and the published maximum. */

import { ResponseCurve } from "@/charts/ResponseCurve";
import { ErrorNotice } from "@/components/feedback/Notice";
import { Card } from "@/components/layout/Card";
import { t } from "@/i18n/t";
import { significant } from "@/lib/format/numbers";
import type { SheetPreview } from "../../api";
import { sheetCurveView } from "../../model/sheet/curve";
import classes from "./sheet.module.css";

interface Props {
  preview: Pick<SheetPreview, "answer"> | undefined;
  /** Of the last preview, if it is not about a field. */
  error: unknown;
  isStale: boolean;
  /** Shown until there is a curve. */
  waiting?: string;
}

export function LivePanel({ preview, error, isStale, waiting = t("sheets-curve-waiting") }: Props) {
  const answer = preview?.answer;
  return (
    <aside className={classes.live} aria-label={t("sheets-curve")}>
      <Card
        title={t("sheets-curve")}
        note={
          answer &&
          t("sheets-curve-mix", { block: answer.block_kib, reads: significant(answer.read_fraction * 100) })
        }
      >
        {error ? <ErrorNotice error={error} /> : null}
        {answer ? (
          <div className={classes.answer} data-stale={isStale || undefined} aria-live="polite">
            <ResponseCurve view={sheetCurveView(answer)} />
            <p>{answer.sentence}</p>
            <p>{answer.capacity.sentence}</p>
          </div>
        ) : (
          <p className={classes.hint}>{waiting}</p>
        )}
      </Card>
    </aside>
  );
}
