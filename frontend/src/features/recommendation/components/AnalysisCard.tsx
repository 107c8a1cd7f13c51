/** A question with its answer: the button that asks it, how far it is, what came out, and of which version that is. */

import { Button, Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { useMay } from "@/api/me";
import type { Run } from "@/api/types";
import { ErrorNotice, Notice } from "@/components/feedback/Notice";
import { RunProgressBar } from "@/components/feedback/RunProgressBar";
import { toastProblem } from "@/components/feedback/toasts";
import { Card } from "@/components/layout/Card";
import type { Draws, Question } from "../hooks/useAnalysis";
import { type Present, statusOf } from "../model/analysisStatus";
import classes from "./recommendation.module.css";

const AGAIN = "Again";

interface Props {
  title: string;
  note?: ReactNode;
  question: Question;
  /** What there is now to ask about. */
  present: Present;
  /** What the button says: "Look for changes". */
  verb: string;
  /** What there will be to read, while nobody has asked. */
  promise: string;
  draws?: Draws;
  /** Stands beside the button. */
  choice?: ReactNode;
  children: (run: Run) => ReactNode;
}

export function AnalysisCard({
  title,
  note,
  question,
  present,
  verb,
  promise,
  draws,
  choice,
  children,
}: Props) {
  const { underWay, secondsLeft, answered, answer, isStarting } = question;
  const editor = useMay("editor");
  const standing = statusOf(question.latest, answered, present);
  const ask = () => void question.ask(draws).catch(toastProblem);
  const button = (label: string, variant: "filled" | "default") => (
    <Button
      {...editor}
      size="compact-md"
      variant={variant}
      loading={isStarting}
      aria-label={label === AGAIN ? `${AGAIN}: ${title}` : undefined}
      onClick={ask}
    >
      {label}
    </Button>
  );
  const act = () => {
    if (underWay !== null) {
      return (
        <RunProgressBar
          progress={underWay}
          secondsLeft={secondsLeft}
          label={title}
          onCancel={() => void question.cancel().catch(toastProblem)}
        />
      );
    }
    return (
      <div className={classes.act}>
        {choice}
        {!question.isLoading && button(standing.isOfNow ? AGAIN : verb, standing.age ? "filled" : "default")}
      </div>
    );
  };
  return (
    <Card title={title} note={note} actions={act()}>
      <div className={classes.answer}>
        {question.error !== null && question.error !== undefined && <ErrorNotice error={question.error} />}
        {underWay === null && standing.hasFailed && (
          <Notice title="No answer this time" actions={button("Try again", "default")}>
            {question.latest?.message}
          </Notice>
        )}
        {underWay === null && standing.isCancelled && (
          <Notice tone="plain" title="It was cancelled">
            Nothing of it is kept.
          </Notice>
        )}
        {standing.age && (
          <Notice tone="fair" title={standing.age}>
            {standing.since}
          </Notice>
        )}
        {question.isLoading && <Skeleton height={120} />}
        {answer !== null && (
          <div className={classes.answer} data-stale={underWay !== null || undefined}>
            {children(answer)}
          </div>
        )}
        {!question.isLoading && answered === null && underWay === null && (
          <p className={classes.promise}>{promise}.</p>
        )}
        {answered === null && underWay !== null && <p className={classes.promise}>{promise}: on its way.</p>}
      </div>
    </Card>
  );
}
