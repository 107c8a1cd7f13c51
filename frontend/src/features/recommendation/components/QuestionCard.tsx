/** A question with its answer: the button that asks it, how far it is, what came out, and of which version that is. */

import { Button, Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import type { Run } from "@/api/types";
import { Card } from "@/components/Card";
import { Empty, ErrorNotice, Notice } from "@/components/Notice";
import { toastProblem } from "@/components/toasts";
import { UnderWay } from "@/components/UnderWay";
import { standingOf } from "../model/standing";
import type { Draws, Question } from "../useQuestion";
import classes from "./recommendation.module.css";

const AGAIN = "Again";

interface Props {
  title: string;
  note?: ReactNode;
  question: Question;
  /** Version of the scenario as it is now. */
  version: number;
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
  version,
  verb,
  promise,
  draws,
  choice,
  children,
}: Props) {
  const { underWay, secondsLeft, answered, answer, isStarting } = question;
  const standing = standingOf(question.latest, answered, version);
  const ask = () => void question.ask(draws).catch(toastProblem);
  const button = (label: string, variant: "filled" | "default") => (
    <Button
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
    if (question.isLoading || answered === null) return choice;
    return (
      <div className={classes.act}>
        {choice}
        {button(standing.isOfNow ? AGAIN : verb, standing.isOfNow ? "default" : "filled")}
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
            The scenario has changed since; ask again for an answer to what it is now.
          </Notice>
        )}
        {question.isLoading && <Skeleton height={120} />}
        {answer !== null && (
          <div className={classes.answer} data-stale={underWay !== null || undefined}>
            {children(answer)}
          </div>
        )}
        {!question.isLoading && answered === null && underWay === null && (
          <Empty title={promise}>{button(verb, "filled")}</Empty>
        )}
        {answered === null && underWay !== null && <p className={classes.quiet}>{promise}: on its way.</p>}
      </div>
    </Card>
  );
}
