import { t } from "@/i18n/t";
import classes from "../components.module.css";
import { Icon, type IconName } from "./icons";

type Standing = "holds" | "broken" | "unknown";

const icons: Record<Standing, IconName> = { holds: "good", broken: "warning", unknown: "info" };

interface Props {
  standing: Standing;
  /** Where it marks something else than a verdict. */
  label?: string | undefined;
}

/** The verdict on a scenario as an icon. */
export function VerdictMark({ standing, label = t(`common-verdict-${standing}`) }: Props) {
  return (
    <span className={classes.standing} data-standing={standing}>
      <Icon name={icons[standing]} size={20} label={label} />
    </span>
  );
}
