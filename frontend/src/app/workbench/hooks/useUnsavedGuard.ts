/** Whoever goes to another page takes nothing unsaved along: it is saved first, or the reader hears that it was not. */

import { useBlocker } from "@tanstack/react-router";
import { toast } from "@/components/feedback/toasts";
import type { ScenarioEditor } from "@/features/scenario/hooks/useScenarioEditor";

const PATIENCE_MS = 3000;

const patience = () => new Promise<boolean>((done) => setTimeout(() => done(false), PATIENCE_MS));

export function useUnsavedGuard({ scenario, autosave }: ScenarioEditor): void {
  const { state, isKept, flush } = autosave;
  const isUnsaved = state.kind !== "saved" && state.kind !== "tried";
  useBlocker({
    disabled: !isUnsaved,
    // A browser that keeps the changes needs no question; one that cannot keep them has to ask.
    enableBeforeUnload: () => !isKept(),
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) return false;
      const isSaved = state.kind !== "conflict" && (await Promise.race([flush(), patience()]));
      if (isSaved) return false;
      if (!isKept()) {
        toast(
          "Your changes could not be saved",
          "Undo them, or mend what stands in the way, and then go on.",
        );
        return true;
      }
      toast(
        `${scenario.name}: not saved`,
        "Your changes are kept in this browser, and are back when you open it.",
      );
      return false;
    },
  });
}
