import { onDay } from "@/lib/time/dates";
import { type Freshness, freshness } from "../model/freshness";
import classes from "./catalog.module.css";

const marks: Record<Freshness, { word: string; help: string }> = {
  fresh: { word: "", help: "" },
  stale: {
    word: "stale",
    help: "Compared with its source more than a year ago: look whether it still holds",
  },
  never: { word: "not checked", help: "Nobody has compared it with its source since it was entered" },
};

/** When an entry was last compared with its source, and a mark if that is too long ago. */
export function ReviewDate({ on }: { on: string }) {
  const state = freshness(on, Date.now());
  const { word, help } = marks[state];
  return (
    <span className={classes.checked}>
      {on && `last checked ${onDay(on)}`}
      {word && (
        <span className={classes.stale} title={help}>
          {word}
        </span>
      )}
    </span>
  );
}
