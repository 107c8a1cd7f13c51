import { Button } from "@mantine/core";
import classes from "../components.module.css";

interface Props {
  nRest: number;
  /** What the rest is like: "which help little". */
  rest: string;
  /** What remains without it: "Only what helps". */
  few: string;
  isWhole: boolean;
  onChange: (isWhole: boolean) => void;
}

/** From the rows that tell something to all of them, and back; nothing where there are no others. */
export function ShowMore({ nRest, rest, few, isWhole, onChange }: Props) {
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
      {isWhole ? few : `Also the other ${nRest}, ${rest}`}
    </Button>
  );
}
