import { getRouteApi, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useMe } from "@/api/me";
import { SignInForm } from "@/features/accounts/components/SignInForm";
import { safePath } from "@/lib/url/redirect";
import { AuthLayout, TextLink } from "./AuthLayout";
import { useSignedIn } from "./useSignedIn";

const route = getRouteApi("/sign-in");

export function SignInPage() {
  const then = safePath(route.useSearch().then);
  const me = useMe();
  const comeIn = useSignedIn();
  const router = useRouter();
  const isIn = me.data !== undefined;
  useEffect(() => {
    if (isIn) router.history.replace(then);
  }, [isIn, router, then]);
  return (
    <AuthLayout
      title="Sign in"
      foot={
        <>
          No account yet? <TextLink to="/sign-up">Make one</TextLink>
        </>
      }
    >
      <SignInForm
        beside={<TextLink to="/forgot-password">Forgot the password?</TextLink>}
        onDone={() => comeIn(then)}
      />
    </AuthLayout>
  );
}
