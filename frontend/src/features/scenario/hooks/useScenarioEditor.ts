/** The document being edited: its history, what is being tried, and its way into the service. */

import { useCallback, useMemo, useReducer, useState } from "react";
import type { FieldProblem } from "@/api/problem";
import type { JsonSchema, Scenario, ScenarioDraft } from "@/api/types";
import { useUndoKeys } from "@/components/hooks/useUndoKeys";
import { type History, historyOf, recorded, redone, undone } from "@/lib/data/history";
import { withValueAt } from "@/lib/data/path";
import { limitProblems } from "../model/limitProblems";
import { loadDraft } from "../model/saving";
import { type Autosave, useAutosave } from "./useAutosave";

type Action = { kind: "record"; scenario: Scenario; step?: string } | { kind: "undo" } | { kind: "redo" };

function reduce(history: History<Scenario>, action: Action): History<Scenario> {
  switch (action.kind) {
    case "record":
      return recorded(history, action.scenario, action.step);
    case "undo":
      return undone(history);
    case "redo":
      return redone(history);
  }
}

/** Begins with what the service holds; work that was kept in the browser is one step on top of it. */
function opened(draft: ScenarioDraft) {
  const history = historyOf(draft.scenario);
  const kept = loadDraft(localStorage, draft.id);
  if (kept === null || JSON.stringify(kept.scenario) === JSON.stringify(draft.scenario)) {
    return { history, basedOn: draft.version, restoredAt: null };
  }
  return { history: recorded(history, kept.scenario), basedOn: kept.version, restoredAt: kept.keptAt };
}

export interface ScenarioEditor {
  /** The document as committed. */
  scenario: Scenario;
  /** The document to answer: with an event where the hand holds it. */
  asked: Scenario;
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
  change: (scenario: Scenario, step?: string) => void;
  edit: (path: string, value: unknown) => void;
  attempt: (scenario: Scenario | null) => void;
  /** Values of `asked` outside their limits; it is neither answered nor saved until they are fixed. */
  problems: readonly FieldProblem[];
  autosave: Autosave;
  /** When the work was kept that had not been saved last time; null if there was none. */
  restoredAt: number | null;
}

/** `isReadOnly`: the viewer may try changes but not save them. */
export function useScenarioEditor(
  draft: ScenarioDraft,
  schema: JsonSchema,
  isReadOnly: boolean,
): ScenarioEditor {
  const [start] = useState(() => opened(draft));
  const [history, dispatch] = useReducer(reduce, start.history);
  const [tried, attempt] = useState<Scenario | null>(null);
  const scenario = history.present;

  const change = useCallback((next: Scenario, step?: string) => {
    dispatch({ kind: "record", scenario: next, ...(step === undefined ? {} : { step }) });
    attempt(null);
  }, []);
  const edit = useCallback(
    (path: string, value: unknown) => change(withValueAt(scenario, path, value), path),
    [change, scenario],
  );
  const undo = useCallback(() => dispatch({ kind: "undo" }), []);
  const redo = useCallback(() => dispatch({ kind: "redo" }), []);
  const asked = tried ?? scenario;
  const check = useCallback((document: Scenario) => limitProblems(schema, document), [schema]);
  const problems = useMemo(() => check(asked), [check, asked]);
  const autosave = useAutosave(draft, start.basedOn, scenario, change, check, isReadOnly);
  useUndoKeys(undo, redo);

  return {
    scenario,
    asked,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo,
    redo,
    change,
    edit,
    attempt,
    problems,
    autosave,
    restoredAt: start.restoredAt,
  };
}
