/** What autosave knows about the document on the screen and the one in the service. */

import type { FieldProblem } from "@/api/problem";
import type { Scenario, ScenarioDraft } from "@/api/types";

export type SaveState =
  | { kind: "saved"; at: number | null }
  | { kind: "waiting" }
  | { kind: "tried" }
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

const PREFIX = "stormsizer.draft.";
const keyOf = (id: string) => PREFIX + id;

/** Keys of all work that is kept in the browser. */
const keptKeys = (shelf: Storage) => Object.keys(shelf).filter((key) => key.startsWith(PREFIX));

/** Of how many scenarios the browser keeps changes that were not saved. */
export function countDrafts(shelf: Storage): number {
  return keptKeys(shelf).length;
}

/** Throws them away: on a computer that others use, nothing of a customer stays behind. */
export function deleteAllDrafts(shelf: Storage): void {
  for (const key of keptKeys(shelf)) shelf.removeItem(key);
}

/** Whether it could be kept: a full or forbidden store only loses the second safety, the document is still on the screen. */
export function saveDraft(shelf: Shelf, id: string, draft: Draft): boolean {
  try {
    shelf.setItem(keyOf(id), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function loadDraft(shelf: Shelf, id: string): Draft | null {
  try {
    const kept = JSON.parse(shelf.getItem(keyOf(id)) ?? "null") as Draft | null;
    return kept === null ? null : { ...kept, scenario: withTiers(kept.scenario) };
  } catch {
    return null;
  }
}

/** A document that the first release kept names one drive model and one count; they are its only tier now. */
function withTiers(scenario: Scenario): Scenario {
  const { drive_id, n_drives, ...array } = scenario.array as Scenario["array"] & {
    drive_id?: string;
    n_drives?: number;
  };
  if (drive_id === undefined || n_drives === undefined) {
    return scenario;
  }
  return { ...scenario, array: { ...array, tiers: [{ drive_id, n_drives }] } };
}

export function deleteDraft(shelf: Shelf, id: string): void {
  try {
    shelf.removeItem(keyOf(id));
  } catch {
    // Nothing was kept either.
  }
}
