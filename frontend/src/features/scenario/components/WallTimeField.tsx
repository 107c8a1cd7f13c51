/** An instant of the document, as the clock on the wall of the scenario shows it. */

import { TextInput } from "@mantine/core";
import { epoch, fromWallTime, instantAt, wallTime } from "@/lib/time";
import { problemAt, useForm, useSize } from "./form";

export function WallTimeField({ path, label, instant }: { path: string; label: string; instant: string }) {
  const { scenario, problems, edit } = useForm();
  const shown = wallTime(epoch(instant), scenario.time_zone).slice(0, 16);
  return (
    <TextInput
      size={useSize()}
      type="datetime-local"
      step={60}
      label={label}
      value={shown}
      error={problemAt(problems, path)}
      onChange={({ currentTarget: { value } }) => {
        if (value !== "") edit(path, instantAt(fromWallTime(value, scenario.time_zone)));
      }}
    />
  );
}
