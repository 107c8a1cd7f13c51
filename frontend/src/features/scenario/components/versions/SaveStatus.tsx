import { t } from "@/i18n/t";
import { timeOfDay } from "@/lib/time/dates";
import type { SaveState } from "../../model/saving";
import classes from "../sections/sections.module.css";

function words(state: SaveState): string {
  switch (state.kind) {
    case "saved":
      return state.at === null ? t("scenario-saved") : t("scenario-saved-at", { time: timeOfDay(state.at) });
    case "waiting":
    case "saving":
      return t("scenario-saving");
    case "tried":
      return t("scenario-unsaved-read-only");
    case "refused":
      return t("scenario-unsaved-refused");
    case "offline":
      return t("scenario-unsaved-offline");
    case "conflict":
      return t("scenario-unsaved-conflict");
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
