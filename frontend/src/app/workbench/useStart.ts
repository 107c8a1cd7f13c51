import { toast, toastProblem } from "@/components/toasts";
import type { Runner } from "@/features/results/useRunner";
import type { Autosave } from "@/features/scenario/useAutosave";

/** Runs what is on the screen: it is saved first, because a run freezes what the service holds. */
export function useStart(scenarioId: string, autosave: Autosave, runner: Runner) {
  return async () => {
    if (!(await autosave.flush())) {
      toast("Not run", "The scenario has to be saved first; see what stands in the way above.");
      return;
    }
    try {
      await runner.start(scenarioId);
    } catch (error) {
      toastProblem(error);
    }
  };
}
