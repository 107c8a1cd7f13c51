import { type PhaseTally, words } from "../model/rows";
import classes from "./evidence.module.css";

/** Independent checks within tolerance, phase by phase. */
export function Tallies({ tallies }: { tallies: readonly PhaseTally[] }) {
  return (
    <table className={classes.tallies}>
      <caption>Independent checks within their tolerance, by phase</caption>
      <tbody>
        {tallies.map(({ phase, within, predicted }) => (
          <tr key={phase}>
            <th scope="row">{words(phase)}</th>
            <td className={classes.share}>
              <div className={classes.track}>
                <div style={{ width: `${(within / predicted) * 100}%` }} />
              </div>
            </td>
            <td className={classes.number}>
              {within} of {predicted}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
