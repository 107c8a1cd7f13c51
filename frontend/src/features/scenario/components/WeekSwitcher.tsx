import { ActionIcon, SegmentedControl } from "@mantine/core";
import { Icon } from "@/components/icons";
import type { Week } from "../model/weeks";
import classes from "./sections.module.css";

interface Props {
  weeks: readonly Week[];
  index: number;
  zone: string;
  onIndex: (index: number) => void;
}

/** Which page of the calendar is on the screen. */
export function WeekSwitcher({ weeks, index, zone, onIndex }: Props) {
  return (
    <div className={classes.weeks}>
      <h2 className={classes.weekTitle}>{weeks[index]?.label}</h2>
      <span className={classes.save}>
        {zone}
        <ActionIcon
          variant="default"
          aria-label="Previous week"
          disabled={index === 0}
          onClick={() => onIndex(index - 1)}
        >
          <Icon name="previous" />
        </ActionIcon>
        <SegmentedControl
          size="xs"
          aria-label="Week"
          data={weeks.map((_, i) => ({ value: String(i), label: `Week ${i + 1}` }))}
          value={String(index)}
          onChange={(value) => onIndex(Number(value))}
        />
        <ActionIcon
          variant="default"
          aria-label="Next week"
          disabled={index >= weeks.length - 1}
          onClick={() => onIndex(index + 1)}
        >
          <Icon name="next" />
        </ActionIcon>
      </span>
    </div>
  );
}
