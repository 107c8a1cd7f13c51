import type { Grade } from "@/api/types";
import { t } from "@/i18n/t";
import classes from "../components.module.css";
import { Icon } from "./icons";

/** A grade as a small mark: tick, bar or cross, so that it does not rest on color. */
export function GradeMark({ grade }: { grade: Grade }) {
  return (
    <span className={classes.mark} data-grade={grade}>
      <Icon name={grade} size={10} label={t(`common-grade-${grade}`)} />
    </span>
  );
}
