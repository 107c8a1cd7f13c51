/** Roles of members; each role may do what the ones before it may. */

import { t } from "@/i18n/t";

const order = ["viewer", "editor", "owner"] as const;

export type Role = (typeof order)[number];

/** Returns the roles with their labels and what each may do. */
export function roleChoices(): { value: Role; label: string; may: string }[] {
  return order.map((value) => ({
    value,
    label: t(`common-role-${value}`),
    may: t(`common-role-${value}-hint`),
  }));
}

export function isAtLeast(role: Role, needed: Role): boolean {
  return order.indexOf(role) >= order.indexOf(needed);
}

/** Returns why a role may not do what another may; undefined if it may. */
export function reasonAgainst(role: Role, needed: Role): string | undefined {
  if (isAtLeast(role, needed)) return undefined;
  return t("common-role-required", { needed: t(`common-role-${needed}`), role: t(`common-role-${role}`) });
}
