import { timeOfDay } from "@/lib/time/dates";
import type { SaveState } from "../../model/saving";
import classes from "../sections/sections.module.css";

function words(state: SaveState): string {
  switch (state.kind) {
    case "saved":
      return state.at === null ? "saved" : `saved ${timeOfDay(state.at)}`;
    case "waiting":
    case "saving":
      return "saving…";
    case "tried":
      return "not saved: you may try changes, not keep them";
    case "refused":
      return "not saved: mend the marked field";
    case "offline":
      return "not saved: service not reached, kept here";
    case "conflict":
      return "not saved: changed by somebody else";
  }
}

/** "v7 · saved 12:03": whether the work on the screen is safe. */
export function SaveStatus({ state, version }: { state: SaveState; version: number }) {
  return (
    <span className={classes.save} role="status" data-state={state.kind}>
      v{version} · {words(state)}
    </span>
  );
}
