/** Who is at the screen, and what they may do. */

import { api } from "@/api/client";
import type { Me } from "@/api/types";
import { type Role, reasonAgainst } from "@/lib/sizing/roles";

export const meQuery = api.queryOptions("get", "/api/v1/me", {});

export function useMe(isWanted = true) {
  return api.useQuery("get", "/api/v1/me", {}, { staleTime: 60_000, enabled: isWanted });
}

/** Whether people may create accounts themselves. */
export function useSignUpOffer() {
  return api.useQuery("get", "/api/v1/sign-up", {}, { staleTime: 60_000 });
}

/** The selected organization, among those of the user. */
export function placeOf(me: Me) {
  return me.organizations.find((each) => each.organization_id === me.organization_id);
}

export interface Gate {
  disabled: boolean;
  /** Why. */
  title: string | undefined;
}

/** For a button: open to those of a role and above, and why it is not to others. The service decides again. */
export function useMay(needed: Role): Gate {
  const role = useMe().data?.role;
  const title = role ? reasonAgainst(role, needed) : undefined;
  return { disabled: title !== undefined, title };
}
