/** A question with its answer: the button that asks it, how far it is, what came out, and of which version that is. */

import { Button, Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { useMay } from "@/api/me";
import type { Run } from "@/api/types";
import { Card } from "@/components/Card";
import { ErrorNotice, Notice } from "@/components/Notice";
import { toastProblem } from "@/components/toasts";
import { UnderWay } from "@/components/UnderWay";
import { type Present, standingOf } from "../model/standing";
import type { Draws, Question } from "../useQuestion";
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

export function QuestionCard({
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
  const standing = standingOf(question.latest, answered, present);
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
        <UnderWay
          progress={underWay}
          secondsLeft={secondsLeft}
          what={title.toLowerCase()}
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
