import { useQueryClient } from "@tanstack/react-query";
import { api } from "@/api/client";
import { meQuery } from "@/api/me";
import { paged } from "@/api/paged";

const atTheField = { meta: { isShownAtTheField: true } };
const membersQuery = api.queryOptions("get", "/api/v1/members", {});
const invitationsQuery = api.queryOptions("get", "/api/v1/invitations", {});
const sessionsQuery = api.queryOptions("get", "/api/v1/me/sessions", {});

/** Have what was read under these keys read again. */
function useForgetting(...known: readonly { queryKey: readonly unknown[] }[]) {
  const queries = useQueryClient();
  return {
    onSuccess: async () => {
      // lists read page by page have keys of their own that begin alike
      await Promise.all(
        known.map(({ queryKey }) => queries.invalidateQueries({ queryKey: queryKey.slice(0, 2) })),
      );
    },
  };
}

export const useSignIn = () => api.useMutation("post", "/api/v1/sign-in", atTheField);
export const useSignOut = () => api.useMutation("post", "/api/v1/sign-out");
export const useSignUp = () => api.useMutation("post", "/api/v1/sign-up", atTheField);
export const useVerifyEmail = () => api.useMutation("post", "/api/v1/verify-email", atTheField);
export const useRequestReset = () => api.useMutation("post", "/api/v1/password-resets", atTheField);
export const useResetPassword = () => api.useMutation("post", "/api/v1/reset-password", atTheField);
export const useAcceptInvitation = () => api.useMutation("post", "/api/v1/invitations/accept", atTheField);
export const useSwitchOrganization = () => api.useMutation("put", "/api/v1/me/organization");

/** The invitation of a link, which is read, not used up. */
export const useInvitationOffer = (token: string) =>
  api.useQuery(
    "post",
    "/api/v1/invitations/read",
    { body: { token } },
    { enabled: token !== "", staleTime: Number.POSITIVE_INFINITY },
  );

export const useChangePassword = () =>
  api.useMutation("put", "/api/v1/me/password", { ...useForgetting(sessionsQuery), ...atTheField });
export const useChangeEmail = () => api.useMutation("post", "/api/v1/me/email", atTheField);
export const useConfirmEmail = () => api.useMutation("post", "/api/v1/confirm-email", atTheField);
export const useBeginSecondFactor = () => api.useMutation("post", "/api/v1/me/second-factor", atTheField);
export const useConfirmSecondFactor = () =>
  api.useMutation("put", "/api/v1/me/second-factor", { ...useForgetting(sessionsQuery), ...atTheField });
export const useRemoveSecondFactor = () =>
  api.useMutation("post", "/api/v1/me/second-factor/removal", {
    ...useForgetting(meQuery, sessionsQuery),
    ...atTheField,
  });

export const useSessions = () => api.useQuery("get", "/api/v1/me/sessions", {});
export const useEndSession = () =>
  api.useMutation("delete", "/api/v1/me/sessions/{session_id}", useForgetting(sessionsQuery));

export const useMembers = () =>
  api.useInfiniteQuery("get", "/api/v1/members", { params: { query: {} } }, paged);
export const useChangeMember = () =>
  api.useMutation("put", "/api/v1/members/{account_id}", {
    ...useForgetting(membersQuery, meQuery),
    ...atTheField,
  });
export const useRemoveMember = () =>
  api.useMutation("delete", "/api/v1/members/{account_id}", {
    ...useForgetting(membersQuery),
    ...atTheField,
  });

export const useCredentials = (accountId: string, isEnabled = true) =>
  api.useQuery(
    "get",
    "/api/v1/members/{account_id}/credentials",
    { params: { path: { account_id: accountId } } },
    { enabled: isEnabled, staleTime: 0 },
  );

export const useInvitations = () =>
  api.useInfiniteQuery("get", "/api/v1/invitations", { params: { query: {} } }, paged);
export const useInvite = () =>
  api.useMutation("post", "/api/v1/invitations", { ...useForgetting(invitationsQuery), ...atTheField });
export const useWithdraw = () =>
  api.useMutation("delete", "/api/v1/invitations/{invitation_id}", useForgetting(invitationsQuery));

const organizationQuery = api.queryOptions("get", "/api/v1/organization", {});
export const useOrganization = () => api.useQuery("get", "/api/v1/organization", {});
export const useRename = () =>
  api.useMutation("put", "/api/v1/organization", {
    ...useForgetting(organizationQuery, meQuery),
    ...atTheField,
  });
export const useDeleteOrganization = () =>
  api.useMutation("post", "/api/v1/organization/deletion", atTheField);
export const useLeave = () => api.useMutation("post", "/api/v1/organization/leave", atTheField);
