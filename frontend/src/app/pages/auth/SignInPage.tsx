import "@/i18n/pages/auth";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useMe, useSignUpOffer } from "@/api/me";
import { SignInForm } from "@/features/accounts/components/SignInForm";
import { RichText } from "@/i18n/RichText";
import { t } from "@/i18n/t";
import { demo } from "@/lib/demo";
import { safePath } from "@/lib/url/redirect";
import { AuthLayout, TextLink } from "./AuthLayout";
import { useSignedIn } from "./useSignedIn";

const route = getRouteApi("/sign-in");

export function SignInPage() {
  const then = safePath(route.useSearch().then);
  const me = useMe();
  const mayAsk = useSignUpOffer().data?.is_open === true;
  const signedIn = useSignedIn();
  const router = useRouter();
  const isIn = me.data !== undefined;
  useEffect(() => {
    if (isIn) router.history.replace(then);
  }, [isIn, router, then]);
  useEffect(() => {
    if (demo() !== null) location.replace("/"); // the start page of the demo begins a new visit
  }, []);
  return (
    <AuthLayout
      title={t("auth-sign-in")}
      foot={
        mayAsk && (
          <RichText
            id="auth-no-account"
            tags={{ link: (text) => <TextLink to="/sign-up">{text}</TextLink> }}
          />
        )
      }
    >
      <SignInForm
        beside={<TextLink to="/forgot-password">{t("auth-forgot-password")}</TextLink>}
        onDone={() => signedIn(then)}
      />
    </AuthLayout>
  );
}
