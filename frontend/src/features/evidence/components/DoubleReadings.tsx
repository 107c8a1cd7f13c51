import type { EvidenceRow } from "@/api/types";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { errorInWords, measuredInWords, predictedInWords, words } from "../model/rows";
import classes from "./evidence.module.css";

/** Quantities for which a study prints two values. */
export function DoubleReadings({ rows }: { rows: readonly EvidenceRow[] }) {
  return (
    <ScrollTable label="Two values for one quantity" canBeTaken>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Quantity</th>
            <th scope="col">System</th>
            <th scope="col" className={classes.number}>
              Printed
            </th>
            <th scope="col" className={classes.number}>
              Predicted
            </th>
            <th scope="col" className={classes.number}>
              Off the nearer one
            </th>
            <th scope="col">What the study says</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {words(row.phase)}: {words(row.metric)}
              </th>
              <td>{row.system_name || row.system}</td>
              <td className={classes.number}>{measuredInWords(row)}</td>
              <td className={classes.number}>{predictedInWords(row)}</td>
              <td className={classes.number}>{errorInWords(row)}</td>
              <td>
                {row.note || "A range."}
                <p className={classes.note}>{row.table}</p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}
