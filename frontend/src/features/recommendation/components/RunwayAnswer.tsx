/** How many desktops, and until which year: drawn over the grades of the week. */

import { useMemo, useRef, useState } from "react";
import type { Runway as RunwayDocument } from "@/api/types";
import { Runway } from "@/charts/Runway";
import { GradeMark } from "@/components/marks/GradeMark";
import { ExportMenu } from "@/components/tables/ExportMenu";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { TableSwitch, TableView } from "@/components/tables/TableView";
import { t } from "@/i18n/t";
import { percent } from "@/lib/format/numbers";
import { curveTable, runwayView, yearLines } from "../model/runwayView";
import { LeadSentence } from "./LeadSentence";
import classes from "./recommendation.module.css";

function Years({ runway }: { runway: RunwayDocument }) {
  return (
    <ScrollTable label={t("recommendation-years")} canBeTaken>
      <table className={classes.words}>
        <thead>
          <tr>
            <th scope="col">{t("recommendation-year")}</th>
            <th scope="col">{t("recommendation-runway-desktops")}</th>
            <th scope="col">{t("recommendation-year-goals")}</th>
            <th scope="col">{t("recommendation-worst-event")}</th>
            <th scope="col">{t("recommendation-year-why")}</th>
            <th scope="col">{t("recommendation-year-free")}</th>
          </tr>
        </thead>
        <tbody>
          {yearLines(runway).map((line) => (
            <tr key={line.year}>
              <th scope="row">{line.year}</th>
              <td className="numeric">{line.desktops}</td>
              <td>{t(line.holds ? "recommendation-year-met" : "recommendation-year-missed")}</td>
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
  const tables = [
    { id: "runway", title: t("recommendation-runway-desktops"), table: () => curveTable(runway) },
  ];
  const view = useMemo(() => runwayView(runway), [runway]);
  const growth =
    runway.growth_fraction_per_year > 0
      ? t("recommendation-growth-per-year", { share: percent(runway.growth_fraction_per_year) })
      : t("recommendation-growth-none");
  return (
    <>
      <LeadSentence
        answer={runway}
        note={[growth, t("recommendation-n-weeks-simulated", { n: runway.n_simulations })].join(" · ")}
      />
      <div className={classes.subheadRow}>
        <h3 className={classes.subhead}>{t("recommendation-runway-margin")}</h3>
        <span className={classes.tools}>
          <TableSwitch isTable={isTable} onChange={setTable} />
          <ExportMenu title={t("recommendation-runway")} charts={tables} {...(isTable ? {} : { picture })} />
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
