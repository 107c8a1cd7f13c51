import type { MetricMedian, SystemSummary } from "@/api/types";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { words } from "../model/rows";
import { medianInWords, withinOfChecks } from "../model/summary";
import classes from "./evidence.module.css";

interface Props {
  systems: readonly SystemSummary[];
  /** The measured product of each study. */
  names: ReadonlyMap<string, string>;
  /** The study that is looked at. */
  source: string | undefined;
  onSource: (source: string | undefined) => void;
}

/** One line per study: how many of its numbers are predicted, and how well. */
export function Systems({ systems, names, source, onSource }: Props) {
  return (
    <ScrollTable label="Studies" canBeTaken>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              Study
            </th>
            <th scope="col" rowSpan={2} className={classes.number}>
              Numbers
            </th>
            <th scope="col" rowSpan={2} className={classes.number}>
              Predicted
            </th>
            <th scope="colgroup" colSpan={2} className={classes.number}>
              Independent checks
            </th>
            <th scope="colgroup" colSpan={2} className={classes.number}>
              With none of its own numbers
            </th>
          </tr>
          <tr>
            <th scope="col" className={classes.number}>
              within tolerance
            </th>
            <th scope="col" className={classes.number}>
              median error
            </th>
            <th scope="col" className={classes.number}>
              within tolerance
            </th>
            <th scope="col" className={classes.number}>
              median error
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
              <td className={classes.number}>{withinOfChecks(system.checks) || "none"}</td>
              <td className={classes.number}>{medianInWords(system.checks)}</td>
              <td className={classes.number}>{withinOfChecks(system.left_out) || "nothing to borrow"}</td>
              <td className={classes.number}>{medianInWords(system.left_out)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}

/** A median of fewer checks says nothing. */
const FEW = 3;

/** How well each quantity is predicted, over all studies. */
export function Medians({ medians }: { medians: readonly MetricMedian[] }) {
  const most = medians.filter((median) => median.n_checks >= FEW).sort((a, b) => b.n_checks - a.n_checks);
  const few = medians.filter((median) => median.n_checks < FEW);
  return (
    <ul className={classes.medians}>
      {most.map((median) => (
        <li key={median.metric}>
          <span>{words(median.metric)}</span>
          <span className={classes.number}>{withinOfChecks(median)} within</span>
          <span className={classes.number}>median error {medianInWords(median)}</span>
        </li>
      ))}
      {few.map((median) => (
        <li key={median.metric}>
          <span>{words(median.metric)}</span>
          <span className={classes.number}>{withinOfChecks(median)} within</span>
          <span className={classes.number}>too few for a median</span>
        </li>
      ))}
    </ul>
  );
}
