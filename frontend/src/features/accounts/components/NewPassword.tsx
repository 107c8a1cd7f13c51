import { PasswordInput } from "@mantine/core";

interface Props {
  label?: string;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

/** A password to be chosen; the service judges how hard it is to guess, and says so here. */
export function NewPassword({ label = "Password", value, error, onChange }: Props) {
  return (
    <PasswordInput
      label={label}
      description="8 characters or more that are hard to guess: a few unusual words do well"
      autoComplete="new-password"
      minLength={8}
      maxLength={1024}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
