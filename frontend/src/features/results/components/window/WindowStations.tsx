/** How busy each component was, and who waited there. */

import { ScrollTable } from "@/components/tables/ScrollTable";
import type { StationRow } from "../../model/window/windowFigures";
import results from "../results.module.css";

export function WindowStations({ rows }: { rows: readonly StationRow[] }) {
  return (
    <ScrollTable label="Components" canBeTaken>
      <table className={results.table}>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">
              Servers<small>working side by side</small>
            </th>
            <th scope="col">
              Busy<small>here</small>
            </th>
            <th scope="col">
              Busy<small>in the week</small>
            </th>
            <th scope="col">
              Difference<small>points</small>
            </th>
            <th scope="col">
              Mean wait<small>ms</small>
            </th>
            <th scope="col">
              Waiting<small>mean</small>
            </th>
            <th scope="col">
              Waiting<small>at most</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              <td>{row.servers}</td>
              <td>
                <strong>{row.here}</strong>
              </td>
              <td>{row.week}</td>
              <td>{row.difference}</td>
              <td>{row.wait}</td>
              <td>{row.waiting}</td>
              <td>{row.most}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}
