/** An analysis: the button that runs it, its progress, its results and their version. */

import { Button, Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { useMay } from "@/api/me";
import type { Run } from "@/api/types";
import { ErrorNotice, Notice } from "@/components/feedback/Notice";
import { RunProgressBar } from "@/components/feedback/RunProgressBar";
import { toastProblem } from "@/components/feedback/toasts";
import { Card } from "@/components/layout/Card";
import { t } from "@/i18n/t";
import type { AnalysisRequest, Question } from "../hooks/useAnalysis";
import { type Present, statusOf } from "../model/analysisStatus";
import classes from "./recommendation.module.css";
import { OutdatedAnswer } from "./UseButton";

interface Props {
  title: string;
  note?: ReactNode;
  question: Question;
  /** Current version of the scenario. */
  present: Present;
  /** Label of the button. */
  verb: string;
  /** Describes the results until there are some. */
  hint: string;
  request?: AnalysisRequest | undefined;
  /** Whether the results are for another request. */
  isOtherRequest?: boolean;
  /** Whether the button is the main one of the page. */
  isMain?: boolean;
  /** Shown next to the button. */
  choice?: ReactNode;
  /** Shown above the results. */
  setUp?: ReactNode;
  children: (run: Run) => ReactNode;
}

export function AnalysisCard(props: Props) {
  const { title, note, question, present, verb, hint, request, choice, setUp, children } = props;
  const { underWay, secondsLeft, answered, answer, isStarting } = question;
  const editor = useMay("editor");
  const standing = statusOf(question.latest, answered, present, answer?.scenario);
  const ask = () => void question.ask(request).catch(toastProblem);
  const button = (label: string, variant: "filled" | "default", description?: string) => (
    <Button
      {...editor}
      size="compact-md"
      variant={variant}
      loading={isStarting}
      aria-label={description}
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
        {!question.isLoading &&
          (standing.isOfNow && !props.isOtherRequest
            ? button(t("recommendation-rerun"), "default", t("recommendation-rerun-label", { title }))
            : button(verb, answered !== null || props.isMain ? "filled" : "default"))}
      </div>
    );
  };
  return (
    <Card title={title} note={note} actions={act()}>
      <div className={classes.answer}>
        {setUp}
        {question.error !== null && question.error !== undefined && <ErrorNotice error={question.error} />}
        {underWay === null && standing.hasFailed && (
          <Notice
            title={t("recommendation-failed")}
            actions={button(t("recommendation-try-again"), "default")}
          >
            {question.latest?.message}
          </Notice>
        )}
        {underWay === null && standing.isCancelled && (
          <Notice tone="plain" title={t("recommendation-cancelled")}>
            {t("recommendation-cancelled-hint")}
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
            <OutdatedAnswer value={standing.isOutdated}>{children(answer)}</OutdatedAnswer>
          </div>
        )}
        {!question.isLoading && answered === null && <p className={classes.promise}>{hint}</p>}
      </div>
    </Card>
  );
}
