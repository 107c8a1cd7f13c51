/** The load at the time under the pointer, under the week. */

import { type Store, useStored } from "@/lib/data/store";
import { whole } from "@/lib/format/numbers";
import { MINUTE, moment } from "@/lib/time/instants";
import { type Heat, heatAt } from "../../model/calendar/heat";
import classes from "./calendar.module.css";

interface Props {
  heat: Heat;
  cursor: Store<number | null>;
  zone: string;
}

export function HeatReading({ heat, cursor, zone }: Props) {
  const minute = useStored(cursor, (at) => (at === null ? null : Math.floor(at / MINUTE) * MINUTE));
  const load = minute === null ? null : heatAt(heat, minute);
  return (
    <span className={classes.reading}>
      {minute !== null && load !== null && (
        <>
          {moment(minute, zone)}
          <strong>{whole(load)} IOPS</strong>
        </>
      )}
    </span>
  );
}
