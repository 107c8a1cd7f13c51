/** An instant of the document, as the clock on the wall of the scenario shows it, or another one. */

import { TextInput } from "@mantine/core";
import { epoch, fromWallTime, instantAt, wallTime } from "@/lib/time/instants";
import { problemAt, useForm, useSize } from "./fields";

interface Props {
  path: string;
  label: string;
  instant: string;
  zone?: string;
  /** Where more than this one field changes with it. */
  onInstant?: (at: number) => void;
}

export function WallTimeField({ path, label, instant, zone, onInstant }: Props) {
  const { scenario, problems, edit } = useForm();
  const clock = zone ?? scenario.time_zone;
  const change = onInstant ?? ((at: number) => edit(path, instantAt(at)));
  return (
    <TextInput
      size={useSize()}
      type="datetime-local"
      step={60}
      label={label}
      value={wallTime(epoch(instant), clock).slice(0, 16)}
      error={problemAt(problems, path)}
      onChange={({ currentTarget: { value } }) => {
        if (value !== "") change(fromWallTime(value, clock));
      }}
    />
  );
}
