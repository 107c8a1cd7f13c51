import type { MetricMedian, SystemSummary } from "@/api/types";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { t } from "@/i18n/t";
import { percent } from "@/lib/format/numbers";
import { metricName } from "../model/rows";
import { boundsMet, medianInWords, withinOfChecks } from "../model/summary";
import classes from "./evidence.module.css";

interface Props {
  systems: readonly SystemSummary[];
  /** The measured product of each study. */
  names: ReadonlyMap<string, string>;
  /** The selected study. */
  source: string | undefined;
  onSource: (source: string | undefined) => void;
}

/** One line per study: how many of its measurements are predicted, and how well. */
export function Systems({ systems, names, source, onSource }: Props) {
  return (
    <ScrollTable label={t("evidence-studies")} canBeTaken>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {t("evidence-study")}
            </th>
            <th scope="col" rowSpan={2} className={classes.number}>
              {t("evidence-measurements")}
            </th>
            <th scope="col" rowSpan={2} className={classes.number}>
              {t("evidence-predicted")}
            </th>
            <th scope="colgroup" colSpan={3} className={classes.number}>
              {t("evidence-checks")}
            </th>
            <th scope="colgroup" colSpan={3} className={classes.number}>
              {t("evidence-left-out")}
            </th>
          </tr>
          <tr>
            <th scope="col" className={classes.number}>
              {t("evidence-within-tolerance")}
            </th>
            <th scope="col" className={classes.number}>
              {t("evidence-median-error")}
            </th>
            <th scope="col" className={classes.number}>
              {t("evidence-bounds-met")}
            </th>
            <th scope="col" className={classes.number}>
              {t("evidence-within-tolerance")}
            </th>
            <th scope="col" className={classes.number}>
              {t("evidence-median-error")}
            </th>
            <th scope="col" className={classes.number}>
              {t("evidence-bounds-met")}
            </th>
          </tr>
        </thead>
        <tbody>
          {systems.map((system) => (
            <tr key={system.source}>
              <th scope="row">
                <button
                  type="button"
                  className={classes.pick}
                  aria-pressed={system.source === source}
                  onClick={() => onSource(system.source === source ? undefined : system.source)}
                >
                  {names.get(system.source) ?? system.source}
                </button>
                <p className={classes.note}>{system.title}</p>
              </th>
              <td className={classes.number}>{system.n_rows}</td>
              <td className={classes.number}>{system.n_predicted}</td>
              <td className={classes.number}>{withinOfChecks(system.checks) || t("evidence-no-checks")}</td>
              <td className={classes.number}>{medianInWords(system.checks)}</td>
              <td className={classes.number}>{boundsMet(system.checks)}</td>
              <td className={classes.number}>
                {withinOfChecks(system.left_out) || t("evidence-no-left-out")}
              </td>
              <td className={classes.number}>{medianInWords(system.left_out)}</td>
              <td className={classes.number}>{boundsMet(system.left_out)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}

/** A median of fewer checks is not meaningful. */
const MIN_CHECKS = 3;

const withinInWords = ({ n_within, n_checks }: MetricMedian) =>
  t("evidence-median-within", { n: n_within, total: n_checks });

/** How well each quantity is predicted, over all studies. */
export function Medians({ medians }: { medians: readonly MetricMedian[] }) {
  const most = medians
    .filter((median) => median.n_checks >= MIN_CHECKS)
    .sort((a, b) => b.n_checks - a.n_checks);
  const few = medians.filter((median) => median.n_checks < MIN_CHECKS);
  return (
    <ul className={classes.medians}>
      {most.map((median) => (
        <li key={median.metric}>
          <span>{metricName(median)}</span>
          <span className={classes.number}>{withinInWords(median)}</span>
          <span className={classes.number}>
            {t("evidence-median-value", { error: percent(median.median_relative_error) })}
          </span>
        </li>
      ))}
      {few.map((median) => (
        <li key={median.metric}>
          <span>{metricName(median)}</span>
          <span className={classes.number}>{withinInWords(median)}</span>
          <span className={classes.number}>{t("evidence-median-too-few")}</span>
        </li>
      ))}
    </ul>
  );
}
