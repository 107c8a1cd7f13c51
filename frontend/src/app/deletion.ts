/** Scenarios are deleted when nobody has changed their mind for a while; until then they are only not shown. */

import { useQueryClient } from "@tanstack/react-query";
import { toastProblem, toastUndo } from "@/components/toasts";
import { deleteScenario } from "@/features/projects/api";
import type { ScenarioLine } from "@/features/projects/model/overview";
import { forgetDraft } from "@/features/scenario/model/saving";
import { createStore, useStored } from "@/lib/store";

const doomed = createStore<readonly string[]>([]);

const isDoomed = (id: string) => doomed.get().includes(id);
const spare = (id: string) => doomed.set(doomed.get().filter((each) => each !== id));

async function carryOut(id: string): Promise<void> {
  try {
    await deleteScenario(id);
    forgetDraft(localStorage, id);
  } catch (error) {
    toastProblem(error);
  }
}

/** Deletes at once what waits for it: whoever closes the page, or signs out, has not changed their mind. */
export async function carryOutAll(): Promise<void> {
  const ids = doomed.get();
  doomed.set([]);
  await Promise.all(ids.map(carryOut));
}

/** Identifiers of scenarios that are about to be deleted. */
export function useDoomed(): readonly string[] {
  return useStored(doomed, (ids) => ids);
}

/** Deletes a scenario unless it is had back in time, on whichever page one is then. */
export function useDeletion(): (line: ScenarioLine) => void {
  const queries = useQueryClient();
  return ({ scenario: { id, name } }) => {
    const finish = async () => {
      if (!isDoomed(id)) return;
      await carryOut(id);
      await queries.invalidateQueries();
      spare(id);
    };
    doomed.set([...doomed.get(), id]);
    window.addEventListener("pagehide", carryOutAll);
    toastUndo(
      `${name} deleted; its runs and their reports stay`,
      () => spare(id),
      () => void finish(),
    );
  };
}
