/** Save shortly after the last change, one request at a time, without overwriting other users' changes. */

import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { api } from "@/api/client";
import { asProblem, type FieldProblem } from "@/api/problem";
import type { Scenario, ScenarioDraft } from "@/api/types";
import { loadScenario, saveScenario } from "../api";
import { deleteDraft, type SaveState, saveDraft } from "../model/saving";

const PAUSE_MS = 700;
const RETRY_MS = 5000;

export interface Autosave {
  state: SaveState;
  version: number;
  /** Saves now; false if that was not possible. */
  flush: () => Promise<boolean>;
  /** Returns whether the browser keeps unsaved changes. */
  isKept: () => boolean;
  /** Ends a conflict with the document on the screen. */
  keepMine: () => void;
  /** Ends a conflict with the other document; undo brings mine back. */
  takeTheirs: () => void;
}

/** Undo has led back to what the service holds. */
function backToSaved(state: SaveState): SaveState {
  const isIdle =
    state.kind === "waiting" ||
    state.kind === "refused" ||
    state.kind === "offline" ||
    state.kind === "tried";
  return isIdle ? { kind: "saved", at: null } : state;
}

/** What is wrong with a document, before it is sent. */
type Check = (scenario: Scenario) => FieldProblem[];

interface Base {
  version: number;
  scenario: Scenario;
}

/** The document that the service holds: saves on top of it, and reports what came of that. */
function useServerCopy(draft: ScenarioDraft, basedOn: number, latest: RefObject<Scenario>, check: Check) {
  const queries = useQueryClient();
  const [state, setState] = useState<SaveState>({ kind: "saved", at: null });
  const [version, setVersion] = useState(basedOn);
  const base = useRef<Base>({ version: basedOn, scenario: draft.scenario });

  const rebase = useCallback((next: Base) => {
    base.current = next;
    setVersion(next.version);
  }, []);

  const settle = useCallback(
    (saved: ScenarioDraft, sent: Scenario) => {
      rebase({ version: saved.version, scenario: sent });
      queries.setQueryData(
        api.queryOptions("get", "/api/v1/scenarios/{scenario_id}", {
          params: { path: { scenario_id: saved.id } },
        }).queryKey,
        saved,
      );
      if (latest.current !== sent) return;
      deleteDraft(localStorage, saved.id);
      setState({ kind: "saved", at: Date.now() });
    },
    [queries, rebase, latest],
  );

  const refuse = useCallback(
    async (error: unknown) => {
      const problem = asProblem(error);
      if (problem.status === 412) setState({ kind: "conflict", theirs: await loadScenario(draft.id) });
      else if (problem.status === 422) setState({ kind: "refused", problems: problem.problems });
      else setState({ kind: "offline", message: problem.message });
      return false;
    },
    [draft.id],
  );

  const save = useCallback(async (): Promise<boolean> => {
    while (latest.current !== base.current.scenario) {
      const sent = latest.current;
      const problems = check(sent);
      if (problems.length > 0) {
        setState({ kind: "refused", problems });
        return false;
      }
      setState({ kind: "saving" });
      try {
        settle(await saveScenario(draft.id, base.current.version, sent), sent);
      } catch (error) {
        return refuse(error);
      }
    }
    setState((now) => (now.kind === "saved" ? now : { kind: "saved", at: Date.now() }));
    return true;
  }, [draft.id, check, refuse, settle, latest]);

  return { state, setState, version, base, rebase, save };
}

export function useAutosave(
  draft: ScenarioDraft,
  basedOn: number,
  scenario: Scenario,
  change: (scenario: Scenario) => void,
  check: Check,
  isReadOnly: boolean,
): Autosave {
  const latest = useRef(scenario);
  latest.current = scenario;
  const { state, setState, version, base, rebase, save } = useServerCopy(draft, basedOn, latest, check);
  const underWay = useRef<Promise<boolean> | null>(null);
  const isKept = useRef(true);

  const flush = useCallback((): Promise<boolean> => {
    if (isReadOnly) return Promise.resolve(latest.current === base.current.scenario);
    underWay.current ??= save().finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  }, [save, isReadOnly, base]);

  const inConflict = state.kind === "conflict";
  useEffect(() => {
    if (scenario === base.current.scenario) {
      deleteDraft(localStorage, draft.id);
      setState(backToSaved);
      return;
    }
    if (isReadOnly) return setState({ kind: "tried" });
    isKept.current = saveDraft(localStorage, draft.id, {
      version: base.current.version,
      scenario,
      keptAt: Date.now(),
    });
    if (inConflict) return;
    setState({ kind: "waiting" });
    const timer = setTimeout(flush, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [scenario, draft.id, flush, inConflict, isReadOnly, base, setState]);

  const isOffline = state.kind === "offline";
  useEffect(() => {
    if (!isOffline) return;
    const timer = setTimeout(flush, RETRY_MS);
    return () => clearTimeout(timer);
  }, [isOffline, flush]);

  const resolve = (taken: Scenario | null) => {
    if (state.kind !== "conflict") return;
    rebase({ version: state.theirs.version, scenario: state.theirs.scenario });
    if (taken !== null) {
      latest.current = taken;
      change(taken);
    }
    flush();
  };

  return {
    state,
    version,
    flush,
    isKept: useCallback(() => isKept.current, []),
    keepMine: () => resolve(null),
    takeTheirs: () => resolve(state.kind === "conflict" ? state.theirs.scenario : null),
  };
}
