/** What one page hands over to the page of the scenario: changes that it makes there, as a step that undo takes back. */

import type { Change } from "@/features/recommendation/model/settings";

declare module "@tanstack/react-router" {
  interface HistoryState {
    changes?: Change[];
  }
}

/** The state of an address that hands them over. */
export function withProposedChanges(changes: Change[]): { changes: Change[] } {
  return { changes };
}
