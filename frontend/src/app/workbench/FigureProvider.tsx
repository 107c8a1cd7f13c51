/** Figures below it open their explanation in a drawer. */

import { type ReactNode, Suspense, useState } from "react";
import { type AskedFigure, FigureContext } from "@/features/results/hooks/figureContext";
import type { Answer } from "@/features/results/hooks/useLivePreview";
import { lazily } from "@/lib/browser/lazily";

const FigureDrawer = lazily(() =>
  import("@/features/results/components/figures/FigureDrawer").then((its) => its.FigureDrawer),
);

interface Props {
  /** The scenario and array that the figures on the screen belong to; none while there are none. */
  answer: Pick<Answer, "scenario" | "arrayId"> | null;
  children: ReactNode;
}

export function FigureProvider({ answer, children }: Props) {
  const [asked, ask] = useState<AskedFigure | null>(null);
  return (
    <FigureContext value={ask}>
      {children}
      {asked && answer && (
        <Suspense>
          <FigureDrawer
            scenario={answer.scenario}
            arrayId={answer.arrayId}
            asked={asked}
            onAsk={ask}
            onClose={() => ask(null)}
          />
        </Suspense>
      )}
    </FigureContext>
  );
}
