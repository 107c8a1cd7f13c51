/** How the login times of an event spread: drawn, as a table, and to take away. */

import { useRef, useState } from "react";
import { Histogram } from "@/charts/Histogram";
import { ExportMenu } from "@/components/tables/ExportMenu";
import { TableSwitch, TableView } from "@/components/tables/TableView";
import { t } from "@/i18n/t";
import type { Bin } from "@/lib/chart/viewModel";
import { loginTable } from "../../model/events/eventCards";
import classes from "../results.module.css";

interface Props {
  bins: Bin[];
  /** The event they are of, for the names of files. */
  event: string;
}

export function LoginTimes({ bins, event }: Props) {
  const [isTable, setTable] = useState(false);
  const picture = useRef<HTMLDivElement>(null);
  const title = t("results-login-times-of", { event });
  const tables = [{ id: "logins", title, table: () => loginTable(bins) }];
  return (
    <>
      <div className={classes.headed}>
        <h3 className={classes.subhead}>{t("results-login-times")}</h3>
        <div className={classes.run}>
          <TableSwitch isTable={isTable} onChange={setTable} />
          <ExportMenu title={title} charts={tables} {...(isTable ? {} : { picture })} />
        </div>
      </div>
      {isTable ? (
        <TableView charts={tables} />
      ) : (
        <div ref={picture}>
          <Histogram bins={bins} label={t("results-login-times")} />
        </div>
      )}
    </>
  );
}
