import type { BacktestSummary, EvidenceRow } from "@/api/types";
import { RichText } from "@/i18n/RichText";
import { t } from "@/i18n/t";
import { percent } from "@/lib/format/numbers";
import { measuredInWords, metricName, predictedInWords } from "../model/rows";
import { countsOf, nStudies } from "../model/summary";
import classes from "./evidence.module.css";

interface Props {
  summary: BacktestSummary;
  rows: readonly EvidenceRow[];
}

const strong = (text: string) => <strong>{text}</strong>;

/** The figures that sum up the page, and the predictions with the largest errors. */
export function Headline({ summary, rows }: Props) {
  const { checks, left_out, worst_check_ids, storage_tests } = summary;
  const worst = worst_check_ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return (
    <div className={classes.headline}>
      <div className={classes.figures}>
        <p>
          <RichText
            id="evidence-headline-checks"
            parameters={{ ...countsOf(checks), studies: nStudies(summary) }}
            tags={{ strong }}
          />
        </p>
        {checks.n_bounds > 0 && (
          <p>
            <RichText
              id="evidence-headline-bounds"
              parameters={{ within: checks.n_bounds_within, bounds: checks.n_bounds }}
              tags={{ strong }}
            />
          </p>
        )}
        {left_out.n_checks > 0 && (
          <p>
            <RichText id="evidence-headline-left-out" parameters={countsOf(left_out)} tags={{ strong }} />
          </p>
        )}
        {storage_tests && (
          <p>
            <RichText
              id="evidence-headline-storage"
              parameters={{
                within: storage_tests.maximum_iops_left_out.n_within,
                checks: storage_tests.maximum_iops_left_out.n_checks,
                error: percent(storage_tests.maximum_iops_left_out.median_relative_error),
              }}
              tags={{ strong }}
            />
          </p>
        )}
      </div>
      {worst.length > 0 && (
        <div className={classes.worst}>
          <h2>{t("evidence-worst")}</h2>
          <ul>
            {worst.map((row) => (
              <li key={row.id}>
                {t("evidence-worst-row", {
                  phase: row.phase_label,
                  metric: metricName(row),
                  system: row.system_name || row.system,
                  measured: measuredInWords(row),
                  predicted: predictedInWords(row),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={classes.caveat}>{t("evidence-caveat")}</p>
    </div>
  );
}
