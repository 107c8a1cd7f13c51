/** Decide what happens to API keys and webhooks when their owner is removed. */

import type { Member } from "@/api/types";

export type Choice = { kind: "delete" } | { kind: "hand_over"; to: string | null };

/** Return the owners who can receive a member's credentials, by their accounts; the one who asks comes first. */
export function newOwners(
  members: readonly Member[],
  accountId: string,
  myId?: string,
): { value: string; label: string }[] {
  return members
    .filter(({ account_id, role }) => role === "owner" && account_id !== accountId)
    .sort((a, b) => Number(b.account_id === myId) - Number(a.account_id === myId))
    .map(({ account_id, name, email }) => ({ value: account_id, label: `${name} (${email})` }));
}

/** Return whether the question has an answer; members without credentials need none. */
export function isDecided(nCredentials: number | undefined, choice: Choice | null): boolean {
  if (nCredentials === undefined) return false;
  return (
    nCredentials === 0 || choice?.kind === "delete" || (choice?.kind === "hand_over" && choice.to !== null)
  );
}

/** Return the query of a removal with this choice. */
export function queryOf(choice: Choice | null): { hand_over_to?: string } {
  return choice?.kind === "hand_over" && choice.to !== null ? { hand_over_to: choice.to } : {};
}
