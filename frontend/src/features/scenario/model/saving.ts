/** What autosave knows about the document on the screen and the one in the service. */

import type { FieldProblem } from "@/api/problem";
import type { Scenario, ScenarioDraft } from "@/api/types";

export type SaveState =
  | { kind: "saved"; at: number | null }
  | { kind: "waiting" }
  | { kind: "saving" }
  | { kind: "refused"; problems: FieldProblem[] }
  | { kind: "offline"; message: string }
  | { kind: "conflict"; theirs: ScenarioDraft };

/** Unsaved work kept in the browser, so that a closed tab or a lost network loses nothing. */
interface Draft {
  /** Version it is based on. */
  version: number;
  scenario: Scenario;
  keptAt: number;
}

interface Shelf {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

const keyOf = (id: string) => `stormsizer.draft.${id}`;

export function keepDraft(shelf: Shelf, id: string, draft: Draft): void {
  try {
    shelf.setItem(keyOf(id), JSON.stringify(draft));
  } catch {
    // A full or forbidden store only loses the second safety: the document is still on the screen.
  }
}

export function keptDraft(shelf: Shelf, id: string): Draft | null {
  try {
    return JSON.parse(shelf.getItem(keyOf(id)) ?? "null") as Draft | null;
  } catch {
    return null;
  }
}

export function forgetDraft(shelf: Shelf, id: string): void {
  try {
    shelf.removeItem(keyOf(id));
  } catch {
    // Nothing was kept either.
  }
}
