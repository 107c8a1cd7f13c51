/** Imports that a scenario contains data from. */

import { Fragment, type ReactNode } from "react";
import { t } from "@/i18n/t";
import { useTaken } from "../../api";
import type { Acceptance } from "../../model/types";
import classes from "./source.module.css";

const FEW = 3;

/** The newest of each import; deleted ones are distinguished by name. */
function newestOfEach(acceptances: readonly Acceptance[]): Acceptance[] {
  const keyOf = ({ import_id, import_name }: Acceptance) => import_id ?? import_name;
  return acceptances.filter(
    (each, i) => acceptances.findIndex((other) => keyOf(other) === keyOf(each)) === i,
  );
}

interface Props {
  scenarioId: string;
  /** The name of an import that is still there, as a link. */
  link: (importId: string, name: string) => ReactNode;
}

export function SourceRow({ scenarioId, link }: Props) {
  const taken = newestOfEach(useTaken(scenarioId).data ?? []);
  if (taken.length === 0) return null;
  const nMore = taken.length - FEW;
  return (
    <p className={classes.taken}>
      {t("scenario-imported-from")}{" "}
      {taken.slice(0, FEW).map(({ id, import_id, import_name }, i) => (
        <Fragment key={id}>
          {i > 0 && ", "}
          {import_id === null ? import_name : link(import_id, import_name)}
        </Fragment>
      ))}
      {nMore > 0 && ` ${t("scenario-imported-more", { n: nMore })}`}
    </p>
  );
}
