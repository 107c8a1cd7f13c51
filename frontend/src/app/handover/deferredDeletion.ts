/** Delete scenarios after a delay in which the user can undo; until then they are only hidden. */

import { useQueryClient } from "@tanstack/react-query";
import { toastProblem, toastUndo } from "@/components/feedback/toasts";
import { deleteScenario } from "@/features/projects/api";
import type { ScenarioLine } from "@/features/projects/model/overview";
import { deleteDraft } from "@/features/scenario/model/saving";
import { t } from "@/i18n/t";
import { createStore, useStored } from "@/lib/data/store";

const pending = createStore<readonly string[]>([]);

const isPending = (id: string) => pending.get().includes(id);
const keep = (id: string) => pending.set(pending.get().filter((each) => each !== id));

async function carryOut(id: string): Promise<void> {
  try {
    await deleteScenario(id);
    deleteDraft(localStorage, id);
  } catch (error) {
    toastProblem(error);
  }
}

/** Deletes pending scenarios now: closing the page or signing out confirms the deletion. */
export async function deletePendingNow(): Promise<void> {
  const ids = pending.get();
  pending.set([]);
  await Promise.all(ids.map(carryOut));
}

/** Returns the ids of scenarios that are about to be deleted. */
export function usePendingDeletions(): readonly string[] {
  return useStored(pending, (ids) => ids);
}

/** Returns a function that deletes a scenario unless the user undoes it in time, from any page. */
export function useDeferredDeletion(): (line: ScenarioLine) => void {
  const queries = useQueryClient();
  return ({ scenario: { id, name } }) => {
    const finish = async () => {
      if (!isPending(id)) return;
      await carryOut(id);
      await queries.invalidateQueries();
      keep(id);
    };
    pending.set([...pending.get(), id]);
    window.addEventListener("pagehide", deletePendingNow);
    toastUndo(
      t("app-scenario-deleted", { name }),
      () => keep(id),
      () => void finish(),
    );
  };
}
