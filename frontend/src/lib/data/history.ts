/** Undo and redo over immutable documents. */

export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** What the last step changed; further changes to the same thing join that step. */
  step: string | null;
}

const DEPTH = 200;

export function historyOf<T>(present: T): History<T> {
  return { past: [], present, future: [], step: null };
}

/** One more step. Steps with the same name in a row (typing in one field) are undone together; none is left if they cancel out. */
export function recorded<T>(history: History<T>, present: T, step: string | null = null): History<T> {
  if (Object.is(present, history.present)) return history;
  if (step !== null && step === history.step) {
    const before = history.past.at(-1);
    const isTakenBack = before !== undefined && JSON.stringify(before) === JSON.stringify(present);
    return isTakenBack
      ? { past: history.past.slice(0, -1), present: before, future: [], step: null }
      : { ...history, present, future: [] };
  }
  return { past: [...history.past, history.present].slice(-DEPTH), present, future: [], step };
}

export function undone<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    step: null,
  };
}

export function redone<T>(history: History<T>): History<T> {
  const [after, ...rest] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.present], present: after, future: rest, step: null };
}
