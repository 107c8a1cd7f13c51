/** Why a question is asked, behind a small mark at its corner or in full next to it. */

import { UnstyledButton } from "@mantine/core";
import { createContext, type ReactNode, useContext, useState } from "react";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { whyOf } from "../../model/why";
import classes from "./form.module.css";

const BesideContext = createContext(false);

/** Whether a field is a question of the guide. */
export function useIsQuestion(): boolean {
  return useContext(BesideContext);
}

/** A field with the mark at its corner, if there is a reason to give. */
export function Asked({ path, label, children }: { path: string; label: string; children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  const isBeside = useIsQuestion();
  const why = isBeside ? undefined : whyOf(path);
  return (
    <div className={classes.field} data-asked={why !== undefined || undefined}>
      {children}
      {why && (
        <UnstyledButton
          className={classes.why}
          aria-label={t("scenario-why-label", { label })}
          aria-expanded={isShown}
          title={t("scenario-why")}
          onClick={() => setShown(!isShown)}
        >
          <Icon name="info" size={14} />
        </UnstyledButton>
      )}
      {why && isShown && (
        <p className={classes.whyText} role="status">
          {why}
        </p>
      )}
    </div>
  );
}

interface QuestionProps {
  path: string;
  /** The reason; by default, that of the path. */
  why?: string;
  children: ReactNode;
}

/** A question of the guide: the field, with the reason in full. */
export function Question({ path, why = whyOf(path), children }: QuestionProps) {
  return (
    <BesideContext value>
      <div className={classes.question}>
        <div>{children}</div>
        {why && (
          <p className={classes.beside}>
            <strong>{t("scenario-why")}</strong> {why}
          </p>
        )}
      </div>
    </BesideContext>
  );
}
