import type { ReactNode } from "react";
import { asProblem, type FieldProblem } from "@/api/problem";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { fieldLabel } from "@/lib/sizing/fieldLabel";
import classes from "../components.module.css";

interface Props {
  title: string;
  tone?: "poor" | "fair" | "plain";
  actions?: ReactNode;
  children?: ReactNode;
}

/** Something the reader has to know now, with what to do about it. */
export function Notice({ title, tone = "poor", actions, children }: Props) {
  return (
    <div className={classes.notice} data-tone={tone} role={tone === "poor" ? "alert" : "status"}>
      <Icon name={tone === "plain" ? "info" : "warning"} size={20} />
      <div className={classes.noticeBody}>
        <div className={classes.noticeTitle}>{title}</div>
        {children}
      </div>
      {actions}
    </div>
  );
}

function ProblemList({ problems }: { problems: readonly FieldProblem[] }) {
  return (
    <ul>
      {problems.map((problem) => (
        <li key={`${problem.path} ${problem.message}`}>
          <strong>{fieldLabel(problem.path.split(".").at(-1) ?? "") ?? problem.path}</strong>{" "}
          {t("common-problem", { message: problem.message, given: problem.given, allowed: problem.allowed })}
        </li>
      ))}
    </ul>
  );
}

/** A failed request: what happened, and where. */
export function ErrorNotice({ error, actions }: { error: unknown; actions?: ReactNode }) {
  const problem = asProblem(error);
  return (
    <Notice title={problem.message} actions={actions}>
      {problem.detail && <div>{problem.detail}</div>}
      {problem.problems.length > 0 && <ProblemList problems={problem.problems} />}
    </Notice>
  );
}

export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
