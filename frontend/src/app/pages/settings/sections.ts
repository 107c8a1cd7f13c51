/** The parts of the settings, and who sees them. */

import type { Me } from "@/api/types";
import { isAtLeast, type Role } from "@/lib/sizing/roles";

interface Part {
  to:
    | "/settings/organisation"
    | "/settings/members"
    | "/settings/branding"
    | "/settings/keys"
    | "/settings/webhooks"
    | "/settings/audit";
  label: string;
  says: string;
  needed: Role;
  /** Makes sense where nobody signs in, too. */
  isLocal: boolean;
}

const parts: readonly Part[] = [
  {
    to: "/settings/organisation",
    label: "Organisation",
    says: "Its name, everything in one file, leaving and deleting it",
    needed: "viewer",
    isLocal: false,
  },
  {
    to: "/settings/members",
    label: "Members",
    says: "Who belongs to it, what they may do, and who is invited",
    needed: "viewer",
    isLocal: false,
  },
  {
    to: "/settings/branding",
    label: "Reports",
    says: "How reports look: logo, colours, words on the cover",
    needed: "viewer",
    isLocal: true,
  },
  {
    to: "/settings/keys",
    label: "API keys",
    says: "What programs prove themselves with",
    needed: "owner",
    isLocal: false,
  },
  {
    to: "/settings/webhooks",
    label: "Webhooks",
    says: "Who is told when a run ends",
    needed: "owner",
    isLocal: false,
  },
  {
    to: "/settings/audit",
    label: "Audit log",
    says: "Who did what, and proof that nobody changed that afterwards",
    needed: "owner",
    isLocal: true,
  },
];

export function sectionsFor({ has_accounts, role }: Pick<Me, "has_accounts" | "role">): readonly Part[] {
  if (role === null) return [];
  return parts.filter((part) => (has_accounts || part.isLocal) && isAtLeast(role, part.needed));
}
