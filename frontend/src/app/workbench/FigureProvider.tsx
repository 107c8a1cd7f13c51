/** Figures below it open their explanation in a drawer. */

import { type ReactNode, Suspense, useState } from "react";
import type { Scenario } from "@/api/types";
import { type AskedFigure, FigureContext } from "@/features/results/hooks/figureContext";
import { lazily } from "@/lib/browser/lazily";

const FigureDrawer = lazily(() =>
  import("@/features/results/components/figures/FigureDrawer").then((its) => its.FigureDrawer),
);

interface Props {
  /** The scenario that the figures on the screen answer; none while there are none. */
  scenario: Scenario | undefined;
  children: ReactNode;
}

export function FigureProvider({ scenario, children }: Props) {
  const [asked, ask] = useState<AskedFigure | null>(null);
  return (
    <FigureContext value={ask}>
      {children}
      {asked && scenario && (
        <Suspense>
          <FigureDrawer scenario={scenario} asked={asked} onAsk={ask} onClose={() => ask(null)} />
        </Suspense>
      )}
    </FigureContext>
  );
}
