import { AuthLayout, TextLink } from "./AuthLayout";

/** A page that only a link out of a mail leads to, reached without one. */
export function IncompleteLink() {
  return (
    <AuthLayout
      title="This link is incomplete"
      lead="Open the whole link out of the mail, up to its last character."
      foot={<TextLink to="/sign-in">Sign in</TextLink>}
    />
  );
}
