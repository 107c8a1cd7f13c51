import type { BacktestSummary, EvidenceRow } from "@/api/types";
import { counted, percent } from "@/lib/format/numbers";
import { measuredInWords, predictedInWords, words } from "../model/rows";
import { withinOfChecks } from "../model/summary";
import classes from "./evidence.module.css";

interface Props {
  summary: BacktestSummary;
  rows: readonly EvidenceRow[];
}

/** What the page comes to: three figures, and the predictions that are furthest off. */
export function Headline({ summary, rows }: Props) {
  const { checks, left_out, worst_check_ids, systems } = summary;
  const worst = worst_check_ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return (
    <div className={classes.headline}>
      <div className={classes.figures}>
        <p>
          <strong>{withinOfChecks(checks)}</strong> independent checks against{" "}
          {counted(systems.length, "published study", "published studies")} are within their tolerance
        </p>
        <p>
          <strong>{percent(checks.median_relative_error)}</strong> is the median error: half of the checks are
          off by no more
        </p>
        {left_out.n_checks > 0 && (
          <p>
            <strong>{withinOfChecks(left_out)}</strong> are within when a study is predicted from the others
            alone, as a new system would be; median error {percent(left_out.median_relative_error)}
          </p>
        )}
      </div>
      {worst.length > 0 && (
        <div className={classes.worst}>
          <h2>Furthest off</h2>
          <ul>
            {worst.map((row) => (
              <li key={row.id}>
                {words(row.phase)}, {words(row.metric)} on {row.system_name || row.system}: measured{" "}
                {measuredInWords(row)}, predicted {predictedInWords(row)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={classes.caveat}>
        The form of the model was chosen with the studies in view, so no check is blind.
      </p>
    </div>
  );
}
