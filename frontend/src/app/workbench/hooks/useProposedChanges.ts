/** Changes that another page has handed over: made once, as one step. */

import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { toast } from "@/components/feedback/toasts";
import { isAsChanged, withChanges } from "@/features/recommendation/model/settings";
import type { ScenarioEditor } from "@/features/scenario/hooks/useScenarioEditor";
import { t } from "@/i18n/t";
import "@/app/handover/proposedChanges";

export function useProposedChanges({ scenario, change }: ScenarioEditor): void {
  const { history } = useRouter();
  useEffect(() => {
    const { location } = history;
    const { changes, sideEffects = "", ...state } = location.state;
    if (changes === undefined) return;
    history.replace(location.href, state);
    if (isAsChanged(scenario, changes)) return;
    change(withChanges(scenario, changes));
    toast(t("scenario-applied"), `${sideEffects} ${t("scenario-applied-hint")}`.trim());
  }, [history, scenario, change]);
}
