/** What one page hands over to the page of the scenario: changes that it makes there, as a step that undo takes back. */

import type { Change } from "@/features/recommendation/model/settings";

declare module "@tanstack/react-router" {
  interface HistoryState {
    changes?: Change[];
    sideEffects?: string;
  }
}

/** The state of an address that hands them over, with their side effects. */
export function withProposedChanges(changes: Change[], sideEffects = "") {
  return { changes, sideEffects };
}
