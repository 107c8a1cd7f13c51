/** What stands between the document on the screen and a saved one. */

import { useNavigate } from "@tanstack/react-router";
import type { ScenarioDraft } from "@/api/types";
import { Notice } from "@/components/feedback/Notice";
import { toast, toastProblem } from "@/components/feedback/toasts";
import { createScenario } from "@/features/scenario/api";
import { ConflictNotice } from "@/features/scenario/components/versions/ConflictNotice";
import type { ScenarioEditor } from "@/features/scenario/hooks/useScenarioEditor";
import { clock } from "@/lib/time/instants";

interface Props {
  draft: ScenarioDraft;
  editor: ScenarioEditor;
}

export function Notices({ draft, editor }: Props) {
  const navigate = useNavigate();
  const { state, keepMine, takeTheirs } = editor.autosave;

  const copyMine = async () => {
    const copy = { ...editor.scenario, name: `${editor.scenario.name} (mine)`.slice(0, 200) };
    try {
      const made = await createScenario(draft.project_id, copy);
      takeTheirs();
      toast("Saved as a copy", made.name);
      await navigate({ to: "/scenarios/$scenarioId", params: { scenarioId: made.id } });
    } catch (error) {
      toastProblem(error);
    }
  };

  return (
    <>
      {state.kind === "conflict" && (
        <ConflictNotice
          mine={editor.scenario}
          theirs={state.theirs}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
          onCopyMine={copyMine}
        />
      )}
      {editor.restoredAt !== null && editor.canUndo && state.kind !== "saved" && (
        <Notice tone="plain" title="Changes from last time are back">
          They were not saved when you left at{" "}
          {clock(editor.restoredAt, Intl.DateTimeFormat().resolvedOptions().timeZone)}. Undo drops them.
        </Notice>
      )}
    </>
  );
}
