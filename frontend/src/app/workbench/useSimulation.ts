/** Every I/O of a period: whether that can be simulated, and from the press of the button to the answer. */

import { useState } from "react";
import { asProblem } from "@/api/problem";
import { toastProblem } from "@/components/toasts";
import { type Refusal, windowSize } from "@/features/results/model/windowSize";
import { answerFor } from "@/features/results/model/windows";
import type { LiveAnswer, Range } from "@/features/results/useLiveAnswer";
import { N_REPLICATIONS, useWindows } from "@/features/results/useWindows";
import type { Autosave } from "@/features/scenario/useAutosave";
import { startSaved } from "./useStart";
import type { View } from "./useView";

interface Parts {
  scenarioId: string;
  autosave: Autosave;
  view: View;
  live: LiveAnswer;
  hasProblems: boolean;
}

export function useSimulation({ scenarioId, autosave, view, live, hasProblems }: Parts) {
  const windows = useWindows(scenarioId);
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { answer } = live;
  const { range } = view;
  const isSaved = autosave.state.kind === "saved";
  const nIos = answer?.range === range ? answer.preview.n_ios : null;

  const simulate = async (period: Range) => {
    const refused = (error: unknown) => {
      const { status, problems } = asProblem(error);
      if (status === 422 && period === range) setRefusal({ nIos: nIos ?? 0, problems });
      else toastProblem(error);
    };
    setStarting(true);
    await startSaved(
      autosave,
      async () => {
        const { id } = await windows.start(period);
        view.setWindow(id);
      },
      refused,
    );
    setStarting(false);
  };
  const cancel = (id: string) => windows.cancel(id).catch(toastProblem);

  return {
    windows,
    isSaved,
    isStarting,
    size: windowSize({ nIos, nReplications: N_REPLICATIONS, hasProblems, refusal }),
    answered: answerFor(windows.runs, range, autosave.version, isSaved),
    simulate,
    simulateShown: () => simulate(range),
    cancel,
  };
}
