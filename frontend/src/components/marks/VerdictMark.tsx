import classes from "../components.module.css";
import { Icon, type IconName } from "./icons";

type Standing = "holds" | "broken" | "unknown";

const marks: Record<Standing, { icon: IconName; label: string }> = {
  holds: { icon: "good", label: "Holds" },
  broken: { icon: "warning", label: "Does not hold" },
  unknown: { icon: "info", label: "No answer yet" },
};

interface Props {
  standing: Standing;
  /** Where it marks something else than a verdict. */
  label?: string | undefined;
}

/** Whether a scenario holds, as the first thing to see of it. */
export function VerdictMark({ standing, label = marks[standing].label }: Props) {
  const { icon } = marks[standing];
  return (
    <span className={classes.standing} data-standing={standing}>
      <Icon name={icon} size={20} label={label} />
    </span>
  );
}
