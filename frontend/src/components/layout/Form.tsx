/** A form that says what is wrong: at the fields it has, above the button for the rest. */

import { Button } from "@mantine/core";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { asProblem } from "@/api/problem";
import { Notice } from "@/components/feedback/Notice";
import { useRetryCountdown } from "@/components/hooks/useRetryCountdown";
import { t } from "@/i18n/t";
import { focusInvalid } from "@/lib/browser/focusInvalid";
import classes from "../components.module.css";

interface Props {
  error: unknown;
  isPending: boolean;
  /** What the button says. */
  action: string;
  isReady?: boolean;
  /** Next to the button. */
  beside?: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}

function Refusal({ error, wait }: { error: unknown; wait: number }) {
  const problem = asProblem(error);
  if (problem.problems.length > 0) return null;
  const isOver = problem.retryAfterS > 0 && wait === 0;
  return (
    <Notice title={problem.message} tone={isOver ? "plain" : "poor"}>
      {problem.retryAfterS > 0 ? (isOver ? t("common-retry-now") : t("common-retry-wait")) : problem.detail}
    </Notice>
  );
}

export function Form({ error, isPending, action, isReady = true, beside, onSubmit, children }: Props) {
  const wait = useRetryCountdown(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && wait === 0 && !isPending) onSubmit();
  };
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) focusInvalid(fields.current);
  }, [error]);
  return (
    <form ref={fields} onSubmit={submit} className={classes.form}>
      {children}
      {error !== null && error !== undefined && <Refusal error={error} wait={wait} />}
      <div className={classes.formActions}>
        {beside}
        <Button type="submit" loading={isPending} disabled={!isReady || wait > 0}>
          {wait > 0 ? t("common-retry-in", { seconds: wait }) : action}
        </Button>
      </div>
    </form>
  );
}
