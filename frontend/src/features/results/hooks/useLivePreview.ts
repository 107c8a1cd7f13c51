/** The answer to the document on the screen, while the hand still moves. */

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { client } from "@/api/client";
import { asProblem, type FieldProblem, ProblemError } from "@/api/problem";
import type { Preview, Scenario } from "@/api/types";
import { whenVisibleAfter } from "@/lib/browser/whenVisible";
import { type Latest, latestOnly } from "@/lib/data/latest";
import { MAIN_ARRAY } from "@/lib/sizing/arrays";
import { instantAt } from "@/lib/time/instants";

const PATIENCE_MS = 400;
const N_BUCKETS = 448;
const HEAT_BUCKET_S = 60;
const KEPT = 24;
/** How long the document rests before its growth and failures are simulated, which takes several times as long. */
const REST_MS = 200;
/** The request is retried after a failure to reach the service, never while it still responds. */
const RETRY_MS = 5000;

/** A period, in milliseconds since 1970. */
export interface Range {
  from: number;
  to: number;
}

interface Question {
  scenario: Scenario;
  /** Id of the array whose figures are wanted. */
  arrayId: string;
  range: Range;
  /** Project whose prices are used; by default, those of the organization. */
  projectId?: string | undefined;
}

interface Asking {
  question: Question;
  /** Whether growth and failures are simulated too, which the verdict covers. */
  withStates: boolean;
}

export interface Answer extends Question {
  preview: Preview;
}

export interface LivePreview {
  /** The newest answer there is, with the question it belongs to. */
  answer: Answer | null;
  /** The newest answer whose verdict covers growth and failures; undefined for a result that does not change. */
  judged?: Answer | null;
  /** That question is not the present one: a newer answer is on its way, or could not be given. */
  isStale: boolean;
  problems: readonly FieldProblem[];
  failure: ProblemError | null;
  retry: () => void;
}

interface Failure {
  question: Question;
  error: ProblemError;
}

const noProblems: FieldProblem[] = [];

async function fetchAnswer(
  { question: { scenario, arrayId, range, projectId }, withStates }: Asking,
  signal: AbortSignal,
): Promise<Answer> {
  const { data } = await client.POST("/api/v1/preview", {
    body: {
      scenario,
      array_id: arrayId,
      ...(projectId && { project_id: projectId }),
      all_states: withStates,
      n_buckets: N_BUCKETS,
      from: instantAt(range.from),
      to: instantAt(range.to),
      heat_bucket_s: HEAT_BUCKET_S,
    },
    signal,
  });
  return { scenario, arrayId, range, projectId, preview: data as Preview };
}

/** Whether the verdict covers growth and failures, if the document has any. */
const isJudged = (answer: Answer): boolean => answer.preview.result.states !== null;

/** Another period of the same document and array has the same result: it is reused, so that nothing is redrawn. */
function withKnownResult(given: Answer, before: Answer | null): Answer {
  if (before?.scenario !== given.scenario || before.arrayId !== given.arrayId) return given;
  if (isJudged(given) && !isJudged(before)) return given;
  const { result, heat, heat_bucket_s, measured } = before.preview;
  return { ...given, preview: { ...given.preview, result, heat, heat_bucket_s, measured } };
}

/** Answers given before, so that undo is instant. */
function rememberAnswers() {
  const kept = new Map<string, Answer>();
  return async (asking: Asking, signal: AbortSignal): Promise<Answer> => {
    const { question, withStates } = asking;
    const key = JSON.stringify(question);
    const before = kept.get(key);
    const isEnough = before !== undefined && (isJudged(before) || !withStates);
    const answer = isEnough ? before : await fetchAnswer(asking, signal);
    kept.delete(key);
    kept.set(key, answer);
    for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest);
    return { ...answer, ...question };
  };
}

interface Asked {
  arrayId?: string;
  /** The project whose prices apply; without one, those of the organization. */
  projectId?: string | undefined;
  /** Errors in the document; it is not sent until they are fixed. */
  refused?: readonly FieldProblem[];
}

export function useLivePreview(
  scenario: Scenario,
  range: Range,
  { arrayId = MAIN_ARRAY, projectId, refused = noProblems }: Asked = {},
): LivePreview {
  const question = useMemo(
    () => ({ scenario, arrayId, range, projectId }),
    [scenario, arrayId, range, projectId],
  );
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [judged, setJudged] = useState<Answer | null>(null);
  const latest = useRef<Latest<Asking> | null>(null);

  useEffect(() => {
    const asking = latestOnly<Asking, Answer>({
      fetch: rememberAnswers(),
      answered: (_, given) => {
        setAnswer((before) => withKnownResult(given, before));
        setFailure(null);
      },
      failed: (failed, error) => setFailure({ question: failed.question, error: asProblem(error) }),
      patienceMs: PATIENCE_MS,
    });
    latest.current = asking;
    return asking.stop;
  }, []);

  const isRefused = refused.length > 0;
  useEffect(() => {
    if (!isRefused) latest.current?.ask({ question, withStates: false });
  }, [question, isRefused]);

  const isAnswered = answer?.scenario === scenario && answer.arrayId === arrayId && answer.range === range;
  const toBeJudged = isAnswered && !isRefused && answer !== null && !isJudged(answer);
  useEffect(() => {
    if (!toBeJudged) return;
    const rest = setTimeout(() => latest.current?.ask({ question, withStates: true }), REST_MS);
    return () => clearTimeout(rest);
  }, [question, toBeJudged]);
  useEffect(() => {
    if (answer !== null && isJudged(answer)) setJudged(answer);
  }, [answer]);

  const retry = useCallback(() => latest.current?.ask({ question, withStates: true }), [question]);
  useEffect(() => {
    if (failure?.question !== question || failure.error.status !== 0) return;
    return whenVisibleAfter(RETRY_MS, retry);
  }, [failure, question, retry]);

  const refusal = useMemo(() => new ProblemError(422, { errors: [...refused] }), [refused]);
  const failed = isRefused ? refusal : failure?.question === question ? failure.error : null;
  return {
    answer,
    judged: answer !== null && isJudged(answer) ? answer : judged,
    isStale: !isAnswered,
    problems: failed?.problems ?? noProblems,
    failure: failed,
    retry,
  };
}
