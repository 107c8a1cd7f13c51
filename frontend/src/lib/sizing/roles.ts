/** What members may do: each role may do what the ones before it may. */

const order = ["viewer", "editor", "owner"] as const;

export type Role = (typeof order)[number];

export const roles: readonly { value: Role; label: string; may: string }[] = [
  { value: "viewer", label: "Viewer", may: "sees everything, changes nothing" },
  { value: "editor", label: "Editor", may: "makes and changes projects, runs, shares" },
  { value: "owner", label: "Owner", may: "everything: members, keys, webhooks and the audit log too" },
];

export function isAtLeast(role: Role, needed: Role): boolean {
  return order.indexOf(role) >= order.indexOf(needed);
}

/** Why somebody of a role may not do what another may; undefined if they may. */
export function reasonAgainst(role: Role, needed: Role): string | undefined {
  if (isAtLeast(role, needed)) return undefined;
  return `Needs ${needed === "viewer" ? "a viewer" : `an ${needed}`}; you are ${role === "viewer" ? "a" : "an"} ${role} here`;
}
