/** Notices about unsaved changes and conflicts. */

import { useNavigate } from "@tanstack/react-router";
import { Suspense } from "react";
import type { ScenarioDraft } from "@/api/types";
import { Notice } from "@/components/feedback/Notice";
import { PinnedNotice } from "@/components/feedback/PinnedNotice";
import { toast, toastProblem } from "@/components/feedback/toasts";
import { createScenario } from "@/features/scenario/api";
import type { ScenarioEditor } from "@/features/scenario/hooks/useScenarioEditor";
import { t } from "@/i18n/t";
import { lazily } from "@/lib/browser/lazily";
import { timeOfDay } from "@/lib/time/dates";

const ConflictNotice = lazily(() =>
  import("@/features/scenario/components/versions/ConflictNotice").then((its) => its.ConflictNotice),
);

interface Props {
  draft: ScenarioDraft;
  editor: ScenarioEditor;
  /** Whether the verdict already says why the scenario cannot be saved. */
  isExplained: boolean;
}

export function Notices({ draft, editor, isExplained }: Props) {
  const navigate = useNavigate();
  const { state, keepMine, takeTheirs } = editor.autosave;

  const copyMine = async () => {
    const copy = {
      ...editor.scenario,
      name: t("scenario-copy-name", { name: editor.scenario.name }).slice(0, 200),
    };
    try {
      const made = await createScenario(draft.project_id, copy);
      takeTheirs();
      toast(t("scenario-saved-as-copy"), made.name);
      await navigate({ to: "/scenarios/$scenarioId", params: { scenarioId: made.id } });
    } catch (error) {
      toastProblem(error);
    }
  };

  return (
    <>
      {state.kind === "conflict" && (
        <PinnedNotice>
          <Suspense fallback={null}>
            <ConflictNotice
              mine={editor.scenario}
              theirs={state.theirs}
              onKeepMine={keepMine}
              onTakeTheirs={takeTheirs}
              onCopyMine={copyMine}
            />
          </Suspense>
        </PinnedNotice>
      )}
      {state.kind === "offline" && (
        <PinnedNotice>
          <Notice title={t("scenario-offline")} />
        </PinnedNotice>
      )}
      {state.kind === "refused" && !isExplained && (
        <PinnedNotice>
          <Notice title={t("scenario-refused")} />
        </PinnedNotice>
      )}
      {editor.restoredAt !== null && editor.canUndo && state.kind !== "saved" && (
        <Notice tone="plain" title={t("scenario-restored")}>
          {t("scenario-restored-hint", { time: timeOfDay(editor.restoredAt) })}
        </Notice>
      )}
    </>
  );
}
