/** Fields with good defaults, folded. Opens by itself if one of them has a problem. */

import { type ReactNode, useId, useState } from "react";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { valueAt } from "@/lib/data/path";
import { fieldOf } from "../../model/fields";
import classes from "./form.module.css";
import { useForm } from "./formContext";

interface Props {
  /** Name of the object in the schema, e.g. `Pool`. */
  object: string;
  /** Path of one of its fields. */
  at: (name: string) => string;
  /** Names of the folded fields. */
  names: readonly string[];
  /** Heading; by default, that of further settings. */
  title?: string;
  startsOpen?: boolean;
  children: ReactNode;
}

export function MoreFields({ object, at, names, title, startsOpen = false, children }: Props) {
  const { scenario, schema, problems, standardOf } = useForm();
  const [wasOpened, setOpened] = useState(startsOpen);
  const id = useId();
  const hasProblem = problems.some(({ path }) => names.some((name) => path === at(name)));
  const isOpen = wasOpened || hasProblem;
  const changed = names.filter((name) => {
    const { standard: usual } = fieldOf(schema, object, name);
    const standard = (standardOf ? standardOf(at(name), usual) : usual) ?? null;
    return (valueAt(scenario, at(name)) ?? standard) !== standard;
  });
  return (
    <div className={classes.group}>
      <button
        type="button"
        className={classes.more}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpened(!isOpen)}
      >
        <Icon name={isOpen ? "down" : "next"} size={14} />
        {title ?? t("scenario-more-settings")}
        {!isOpen && (
          <span className={classes.moreCount}>
            {t("scenario-more-count", { n: names.length, changed: changed.length })}
          </span>
        )}
      </button>
      <div id={id}>{isOpen && children}</div>
    </div>
  );
}
