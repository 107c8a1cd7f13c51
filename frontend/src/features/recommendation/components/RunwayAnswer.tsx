/** How many desktops, and until which year: drawn over the grades of the week. */

import { useMemo, useRef, useState } from "react";
import type { Runway as RunwayDocument } from "@/api/types";
import { Runway } from "@/charts/Runway";
import { GradeMark } from "@/components/marks/GradeMark";
import { ExportMenu } from "@/components/tables/ExportMenu";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { TableSwitch, TableView } from "@/components/tables/TableView";
import { counted, percent } from "@/lib/format/numbers";
import { curveTable, runwayView, yearLines } from "../model/runwayView";
import { LeadSentence } from "./LeadSentence";
import classes from "./recommendation.module.css";

function Years({ runway }: { runway: RunwayDocument }) {
  return (
    <ScrollTable label="Years" canBeTaken>
      <table className={classes.words}>
        <thead>
          <tr>
            <th scope="col">Year</th>
            <th scope="col">Desktops</th>
            <th scope="col">Goals</th>
            <th scope="col">Worst event</th>
            <th scope="col">What it misses, or what limits it</th>
            <th scope="col">Space free</th>
          </tr>
        </thead>
        <tbody>
          {yearLines(runway).map((line) => (
            <tr key={line.year}>
              <th scope="row">{line.year}</th>
              <td className="numeric">{line.desktops}</td>
              <td>{line.holds ? "all kept" : "not all kept"}</td>
              <td>
                <span className={classes.graded}>
                  <GradeMark grade={line.grade} /> {line.worst}
                </span>
              </td>
              <td>{line.why}</td>
              <td className="numeric">{line.spare}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}

export function RunwayAnswer({ runway }: { runway: RunwayDocument }) {
  const [isTable, setTable] = useState(false);
  const picture = useRef<HTMLDivElement>(null);
  const tables = [{ id: "runway", title: "Desktops", table: () => curveTable(runway) }];
  const view = useMemo(() => runwayView(runway), [runway]);
  const growth =
    runway.growth_fraction_per_year > 0
      ? `${percent(runway.growth_fraction_per_year)} more desktops each year`
      : "No growth given: set it under Goals to see years";
  return (
    <>
      <LeadSentence
        sentence={runway.sentence}
        note={`${growth} · ${counted(runway.n_simulations, "week")} simulated`}
      />
      <div className={classes.subheadRow}>
        <h3 className={classes.subhead}>Room to the nearest goal, by number of desktops</h3>
        <span className={classes.tools}>
          <TableSwitch isTable={isTable} onChange={setTable} />
          <ExportMenu title="Runway" charts={tables} {...(isTable ? {} : { picture })} />
        </span>
      </div>
      {isTable ? (
        <TableView charts={tables} />
      ) : (
        <div ref={picture}>
          <Runway view={view} />
        </div>
      )}
      {runway.years.length > 0 && <Years runway={runway} />}
    </>
  );
}
