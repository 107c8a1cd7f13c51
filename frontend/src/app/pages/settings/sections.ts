/** The sections of the settings and the role that each requires. */

import type { Me } from "@/api/types";
import type { LabelId } from "@/i18n/t";
import { demo } from "@/lib/demo";
import { isAtLeast, type Role } from "@/lib/sizing/roles";

interface Section {
  to:
    | "/settings/organization"
    | "/settings/members"
    | "/settings/branding"
    | "/settings/keys"
    | "/settings/webhooks"
    | "/settings/audit";
  label: LabelId;
  hint: LabelId;
  needed: Role;
  /** Also shown on installations without accounts. */
  isLocal: boolean;
}

const sections: readonly Section[] = [
  {
    to: "/settings/organization",
    label: "settings-organization",
    hint: "settings-organization-hint",
    needed: "viewer",
    isLocal: false,
  },
  {
    to: "/settings/members",
    label: "settings-members",
    hint: "settings-members-hint",
    needed: "viewer",
    isLocal: false,
  },
  {
    to: "/settings/branding",
    label: "settings-branding",
    hint: "settings-branding-hint",
    needed: "viewer",
    isLocal: true,
  },
  {
    to: "/settings/keys",
    label: "settings-keys",
    hint: "settings-keys-hint",
    needed: "owner",
    isLocal: false,
  },
  {
    to: "/settings/webhooks",
    label: "settings-webhooks",
    hint: "settings-webhooks-hint",
    needed: "owner",
    isLocal: false,
  },
  {
    to: "/settings/audit",
    label: "settings-audit",
    hint: "settings-audit-hint",
    needed: "owner",
    isLocal: true,
  },
];

export function sectionsFor({ has_accounts, role }: Pick<Me, "has_accounts" | "role">): readonly Section[] {
  if (role === null || demo() !== null) return [];
  return sections.filter((section) => (has_accounts || section.isLocal) && isAtLeast(role, section.needed));
}
