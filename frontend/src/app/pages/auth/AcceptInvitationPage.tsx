import { Button, Skeleton } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { meQuery, useMe } from "@/api/me";
import { asProblem } from "@/api/problem";
import type { InvitationOffer } from "@/api/types";
import { Notice } from "@/components/feedback/Notice";
import { useInvitationOffer, useSignOut } from "@/features/accounts/api";
import { AcceptForm } from "@/features/accounts/components/AcceptForm";
import { SignInForm } from "@/features/accounts/components/SignInForm";
import { roles } from "@/lib/sizing/roles";
import { AuthLayout, TextLink } from "./AuthLayout";
import { IncompleteLink } from "./IncompleteLink";
import { useLinkToken } from "./useLinkToken";
import { useSignedIn } from "./useSignedIn";

/** Joining asks for the account the invitation is for: as it is, after signing in, or after signing out. */
function Joining({ token, offer }: { token: string; offer: InvitationOffer }) {
  const me = useMe();
  const queries = useQueryClient();
  const askAgain = () => queries.resetQueries({ queryKey: meQuery.queryKey });
  const signOut = useSignOut();
  const comeIn = useSignedIn();
  const known = me.data?.account?.email;
  if (me.isPending) return <Skeleton height={120} />;
  if (known !== undefined && known !== offer.email) {
    return (
      <>
        <p>
          The invitation is for {offer.email}; you are signed in as {known}.
        </p>
        <Button loading={signOut.isPending} onClick={() => signOut.mutate({}, { onSuccess: askAgain })}>
          Sign out, then go on
        </Button>
      </>
    );
  }
  if (offer.has_account && known === undefined) {
    return <SignInForm email={offer.email} onDone={askAgain} />;
  }
  return <AcceptForm token={token} offer={offer} onDone={() => comeIn()} />;
}

function lead({ invited_by, role }: InvitationOffer) {
  const may = roles.find(({ value }) => value === role)?.may;
  return `${invited_by} invites you as ${role}: ${may}.`;
}

export function AcceptInvitationPage() {
  const token = useLinkToken();
  const offer = useInvitationOffer(token);
  if (token === "") return <IncompleteLink />;
  if (offer.error) {
    const problem = asProblem(offer.error);
    return (
      <AuthLayout title="This invitation cannot be opened" foot={<TextLink to="/sign-in">Sign in</TextLink>}>
        <Notice title={problem.message}>{problem.kind === "link-used-up" ? usedUp : problem.detail}</Notice>
      </AuthLayout>
    );
  }
  if (!offer.data) {
    return (
      <AuthLayout title="Invitation">
        <Skeleton height={160} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={`Join ${offer.data.organisation}`} lead={lead(offer.data)}>
      <Joining token={token} offer={offer.data} />
    </AuthLayout>
  );
}

const usedUp = "It was used, replaced by a later one, or is too old. Ask whoever invited you for another.";
