import { Door, TextLink } from "./Door";

/** A page that only a link out of a mail leads to, reached without one. */
export function IncompleteLink() {
  return (
    <Door
      title="This link is incomplete"
      lead="Open the whole link out of the mail, up to its last character."
      foot={<TextLink to="/sign-in">Sign in</TextLink>}
    />
  );
}
