/** A secret that the service returns only once. */

import { Button, CopyButton, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import classes from "../components.module.css";

interface CopyProps {
  value: string;
  /** Read aloud: what is copied. */
  what: string;
}

export function Copy({ value, what }: CopyProps) {
  return (
    <CopyButton value={value} timeout={2000}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          leftSection={<Icon name={copied ? "good" : "copy"} size={14} />}
          aria-label={t("common-copy-what", { what })}
          onClick={copy}
        >
          <span aria-live="polite">{t(copied ? "common-copied" : "common-copy")}</span>
        </Button>
      )}
    </CopyButton>
  );
}

interface Props {
  label: string;
  value: string;
  /** What it is for. */
  children?: ReactNode;
}

export function OneTimeSecret({ label, value, children }: Props) {
  return (
    <div className={classes.once}>
      <div className={classes.onceRow}>
        <TextInput
          label={label}
          value={value}
          readOnly
          classNames={{ input: classes.onceValue ?? "" }}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Copy value={value} what={label} />
      </div>
      <p>
        <strong>{t("common-shown-once")}</strong> {children}
      </p>
    </div>
  );
}
