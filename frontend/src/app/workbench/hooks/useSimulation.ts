/** Every I/O of a period: whether that can be simulated, and from the press of the button to the answer. */

import { useState } from "react";
import { defaults } from "@/api/fields";
import { asProblem } from "@/api/problem";
import { toastProblem } from "@/components/feedback/toasts";
import type { LivePreview, Range } from "@/features/results/hooks/useLivePreview";
import { useWindows } from "@/features/results/hooks/useWindows";
import { type Refusal, windowSize } from "@/features/results/model/window/windowSize";
import { answerFor } from "@/features/results/model/window/windows";
import type { Autosave } from "@/features/scenario/hooks/useAutosave";
import { startSaved } from "./useStartScenario";
import type { View } from "./useView";

interface Parts {
  scenarioId: string;
  autosave: Autosave;
  view: View;
  live: LivePreview;
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
    size: windowSize({ nIos, nReplications: defaults.WindowRequest.n_replications, hasProblems, refusal }),
    answered: answerFor(windows.runs, range, autosave.version, isSaved),
    simulate,
    simulateShown: () => simulate(range),
    cancel,
  };
}
