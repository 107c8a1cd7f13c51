import { toast, toastProblem } from "@/components/feedback/toasts";
import type { RunHandle } from "@/features/results/hooks/useRunControl";
import type { Autosave } from "@/features/scenario/hooks/useAutosave";

/** Begins a run of what is on the screen: it is saved first, because a run freezes what the service holds. */
export async function startSaved(
  autosave: Autosave,
  begin: () => Promise<void>,
  refused: (error: unknown) => void = toastProblem,
): Promise<void> {
  if (!(await autosave.flush())) {
    toast("Not run", "The scenario has to be saved first; see what stands in the way above.");
    return;
  }
  try {
    await begin();
  } catch (error) {
    refused(error);
  }
}

export function useStartScenario(autosave: Autosave, runner: RunHandle) {
  return () => startSaved(autosave, runner.start);
}
