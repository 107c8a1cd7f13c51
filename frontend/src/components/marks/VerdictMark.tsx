import type { Doubt, GoalStatus, VerdictStatus } from "@/api/types";
import { t } from "@/i18n/t";
import classes from "../components.module.css";
import { Icon, type IconName } from "./icons";

const icons: Record<VerdictStatus, IconName> = {
  pass: "good",
  at_risk: "warning",
  fail: "poor",
  unknown: "info",
};

interface Props {
  status: VerdictStatus;
  /** What it marks, if not a status; empty beside the word. */
  label?: string | undefined;
}

/** The status of a scenario as an icon. */
export function VerdictMark({ status, label = t(`common-verdict-${status}`) }: Props) {
  return (
    <span className={classes.standing} data-status={status}>
      <Icon name={icons[status]} size={20} label={label} />
    </span>
  );
}

/** The status of a scenario or phase as an icon and a word. */
export function VerdictBadge({ status }: { status: GoalStatus }) {
  return (
    <span className={classes.badge} data-status={status}>
      <Icon name={icons[status]} size={12} />
      {t(`common-verdict-${status}`)}
    </span>
  );
}

interface WordProps {
  status: VerdictStatus;
  doubt?: Doubt | undefined;
}

/** The word for a status, before the sentence that explains it; nothing without a result. */
export function VerdictWord({ status, doubt }: WordProps) {
  if (status === "unknown") return null;
  const word = t(`common-verdict-${status}`);
  return (
    <>
      <strong className={classes.word} data-status={status}>
        {doubt && status !== "fail" ? t(`common-verdict-${doubt}`, { word }) : word}
      </strong>{" "}
    </>
  );
}

/** The status of a phase as a small mark, where there is no room for the word. */
export function StatusMark({ status }: { status: GoalStatus }) {
  return (
    <span className={classes.mark} data-status={status}>
      <Icon name={icons[status]} size={10} label={t(`common-verdict-${status}`)} />
    </span>
  );
}
