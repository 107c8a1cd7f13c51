import { useState } from "react";
import { SignUpForm } from "@/features/accounts/components/SignUpForm";
import { AuthLayout, TextLink } from "./AuthLayout";

const other = (
  <>
    You have one already? <TextLink to="/sign-in">Sign in</TextLink>
  </>
);

export function SignUpPage() {
  const [writtenTo, setWrittenTo] = useState("");
  if (writtenTo !== "") {
    return (
      <AuthLayout
        title="Look into your mail"
        lead={
          <>
            There is a mail on its way to <strong>{writtenTo}</strong>. Open the link in it within a day to go
            on.
          </>
        }
        foot="Nothing there? Look into the spam folder too, or begin again with another address."
      />
    );
  }
  return (
    <AuthLayout
      title="Make an account"
      lead="Size storage for virtual desktops, alone or with colleagues."
      foot={other}
    >
      <SignUpForm onDone={setWrittenTo} />
    </AuthLayout>
  );
}
