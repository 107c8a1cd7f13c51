import "@/i18n/pages/auth";
import { Button, Skeleton } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { meQuery, useMe } from "@/api/me";
import { asProblem } from "@/api/problem";
import type { InvitationOffer } from "@/api/types";
import { Notice } from "@/components/feedback/Notice";
import { useInvitationOffer, useSignOut } from "@/features/accounts/api";
import { AcceptForm } from "@/features/accounts/components/AcceptForm";
import { SignInForm } from "@/features/accounts/components/SignInForm";
import { t } from "@/i18n/t";
import { AuthLayout, TextLink } from "./AuthLayout";
import { IncompleteLink } from "./IncompleteLink";
import { useLinkToken } from "./useLinkToken";
import { useSignedIn } from "./useSignedIn";

/** Joining requires the account that was invited: signed in already, after signing in, or after signing out. */
function Joining({ token, offer }: { token: string; offer: InvitationOffer }) {
  const me = useMe();
  const queries = useQueryClient();
  const askAgain = () => queries.resetQueries({ queryKey: meQuery.queryKey });
  const signOut = useSignOut();
  const signedIn = useSignedIn();
  const known = me.data?.account?.email;
  if (me.isPending) return <Skeleton height={120} />;
  if (known !== undefined && known !== offer.email) {
    return (
      <>
        <p>{t("auth-invitation-other-account", { email: offer.email, current: known })}</p>
        <Button loading={signOut.isPending} onClick={() => signOut.mutate({}, { onSuccess: askAgain })}>
          {t("auth-sign-out-continue")}
        </Button>
      </>
    );
  }
  if (offer.has_account && known === undefined) {
    return <SignInForm email={offer.email} onDone={askAgain} />;
  }
  return <AcceptForm token={token} offer={offer} onDone={() => signedIn()} />;
}

function lead({ invited_by, role }: InvitationOffer) {
  return t("auth-invited", {
    inviter: invited_by,
    role: t(`common-role-${role}`),
    may: t(`common-role-${role}-hint`),
  });
}

export function AcceptInvitationPage() {
  const token = useLinkToken();
  const offer = useInvitationOffer(token);
  if (token === "") return <IncompleteLink />;
  if (offer.error) {
    const problem = asProblem(offer.error);
    return (
      <AuthLayout
        title={t("auth-invitation-invalid")}
        foot={<TextLink to="/sign-in">{t("auth-sign-in")}</TextLink>}
      >
        <Notice title={problem.message}>
          {problem.kind === "link-used-up" ? t("auth-invitation-used") : problem.detail}
        </Notice>
      </AuthLayout>
    );
  }
  if (!offer.data) {
    return (
      <AuthLayout title={t("auth-invitation")}>
        <Skeleton height={160} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t("auth-join", { organization: offer.data.organization })} lead={lead(offer.data)}>
      <Joining token={token} offer={offer.data} />
    </AuthLayout>
  );
}
