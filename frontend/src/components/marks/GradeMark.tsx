import type { Grade } from "@/api/types";
import classes from "../components.module.css";
import { Icon } from "./icons";

const words: Record<Grade, string> = { good: "Good", fair: "Fair", poor: "Poor" };

/** A grade as a small mark: tick, bar or cross, so that it does not rest on colour. */
export function GradeMark({ grade }: { grade: Grade }) {
  return (
    <span className={classes.mark} data-grade={grade}>
      <Icon name={grade} size={10} label={words[grade]} />
    </span>
  );
}

/** A grade as mark and word. */
export function GradeBadge({ grade }: { grade: Grade }) {
  return (
    <span className={classes.badge} data-grade={grade}>
      <Icon name={grade} size={12} />
      {words[grade]}
    </span>
  );
}
