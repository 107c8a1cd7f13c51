/** Saves before the user leaves the page, or reports that the changes are not saved. */

import { useBlocker } from "@tanstack/react-router";
import { toast } from "@/components/feedback/toasts";
import type { ScenarioEditor } from "@/features/scenario/hooks/useScenarioEditor";
import { t } from "@/i18n/t";

const PATIENCE_MS = 3000;

const patience = () => new Promise<boolean>((done) => setTimeout(() => done(false), PATIENCE_MS));

export function useUnsavedGuard({ scenario, autosave }: ScenarioEditor): void {
  const { state, isKept, flush } = autosave;
  const isUnsaved = state.kind !== "saved" && state.kind !== "tried";
  useBlocker({
    disabled: !isUnsaved,
    // A browser that stores the changes needs no confirmation; others have to ask.
    enableBeforeUnload: () => !isKept(),
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) return false;
      const isSaved = state.kind !== "conflict" && (await Promise.race([flush(), patience()]));
      if (isSaved) return false;
      if (!isKept()) {
        toast(t("scenario-cannot-save"), t("scenario-cannot-save-hint"));
        return true;
      }
      toast(t("scenario-left-unsaved", { name: scenario.name }), t("scenario-left-unsaved-hint"));
      return false;
    },
  });
}
