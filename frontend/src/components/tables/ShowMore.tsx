import { Button } from "@mantine/core";
import { t } from "@/i18n/t";
import classes from "../components.module.css";

interface Props {
  nRest: number;
  isWhole: boolean;
  onChange: (isWhole: boolean) => void;
  /** Label while rows are hidden, where "Show 3 more" says too little. */
  more?: string;
}

/** Switches between the important rows and all rows; draws nothing where there are no others. */
export function ShowMore({ nRest, isWhole, onChange, more = t("common-show-n-more", { n: nRest }) }: Props) {
  if (nRest === 0) return null;
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      h="auto"
      mih={26}
      className={classes.rest}
      classNames={{ label: classes.restLabel }}
      aria-expanded={isWhole}
      onClick={() => onChange(!isWhole)}
    >
      {isWhole ? t("common-show-fewer") : more}
    </Button>
  );
}
