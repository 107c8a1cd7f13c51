import { toast, toastProblem } from "@/components/feedback/toasts";
import type { RunHandle } from "@/features/results/hooks/useRunControl";
import type { Autosave } from "@/features/scenario/hooks/useAutosave";
import { t } from "@/i18n/t";

/** Saves the scenario and starts a run: a run uses the saved version. */
export async function startSaved(
  autosave: Autosave,
  begin: () => Promise<void>,
  refused: (error: unknown) => void = toastProblem,
): Promise<void> {
  if (!(await autosave.flush())) {
    toast(t("scenario-not-run"), t("scenario-not-run-hint"));
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
