/** The verdict and cost, always visible, and the missed goals below it. */

import { Button } from "@mantine/core";
import { Suspense, useEffect, useState } from "react";
import type { Bill, Result } from "@/api/types";
import { VerdictMark, VerdictWord } from "@/components/marks/VerdictMark";
import { t } from "@/i18n/t";
import { lazily } from "@/lib/browser/lazily";
import { percent } from "@/lib/format/numbers";
import { costLines } from "@/lib/sizing/prices";
import type { LivePreview } from "../hooks/useLivePreview";
import { detailsOf, type Verdict, verdictOf } from "../model/verdict";
import classes from "./results.module.css";

const BLINK_MS = 400;

const BillOfMaterialsDrawer = lazily(() =>
  import("./figures/BillOfMaterialsDrawer").then((its) => its.BillOfMaterialsDrawer),
);

/** True once something has lasted longer than a blink. */
function useLasting(is: boolean): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!is) return setLasting(false);
    const timer = setTimeout(() => setLasting(true), BLINK_MS);
    return () => clearTimeout(timer);
  }, [is]);
  return isLasting;
}

interface CostProps {
  /** Name of the array that it is the cost of, where there are several. */
  array: string | undefined;
  cost: ReturnType<typeof costLines>;
  /** The configuration in words. */
  words: string | undefined;
  /** What it opens to; nothing where only the totals are known. */
  bill: Bill | undefined;
  /** "86% free capacity" with today's desktops. */
  free: string;
}

function Cost({ array, cost, words, bill, free }: CostProps) {
  const [isOpen, open] = useState(false);
  const lines = (
    <>
      {array && <span>{array}</span>}
      <span className={classes.verdictPrice}>{cost.price}</span>
      <span>{[cost.size, free].filter(Boolean).join(" · ")}</span>
      {cost.mark && <span>{cost.mark}</span>}
      {cost.upgrade && <span className={classes.verdictUpgrade}>{cost.upgrade}</span>}
      {cost.budget && <span>{cost.budget}</span>}
      {cost.ownership && <span>{cost.ownership}</span>}
    </>
  );
  if (bill === undefined)
    return (
      <div className={classes.verdictCost} title={words}>
        {lines}
      </div>
    );
  return (
    <>
      <button
        type="button"
        className={classes.verdictCost}
        title={t("results-cost-details", { configuration: words ?? "" })}
        onClick={() => open(true)}
      >
        {lines}
      </button>
      {isOpen && (
        <Suspense>
          <BillOfMaterialsDrawer bill={bill} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}

/** "86% free" with today's desktops; nothing if the capacity is not sufficient. */
function freeOf(result: Result | undefined): string {
  const spare = result?.capacity.spare_fraction ?? 0;
  return spare > 0 ? t("results-free-capacity", { share: percent(spare) }) : "";
}

interface Props {
  live: LivePreview;
  /** Of which time the answer is, where it is none of this moment. */
  asOf?: string;
  /** Takes the reader to the event that is worst. */
  onEvent: (eventId: string) => void;
  /** Takes the reader to the field that is wrong. */
  onField: (path: string) => void;
}

/** Missed goals and the confidence in the verdict: whole sentences, which scroll with the page. */
export function VerdictDetails({ live }: { live: LivePreview }) {
  const result = (live.judged ?? live.answer)?.preview.result;
  const details = result && live.problems.length === 0 && live.failure === null ? detailsOf(result) : "";
  return details === "" ? null : <p className={classes.verdictDetails}>{details}</p>;
}

export function VerdictStrip({ live, asOf, onEvent, onField }: Props) {
  const { answer, problems, failure } = live;
  const judged = live.judged ?? answer;
  const isStale = live.isStale || (live.judged !== undefined && live.judged !== answer);
  const isLate = useLasting(isStale && failure === null);
  const verdict = verdictOf({
    result: judged?.preview.result ?? null,
    elapsedMs: judged?.preview.elapsed_ms ?? 0,
    isStale,
    isLate,
    problems,
    failure,
  });
  const known = answer?.preview.result.cost;
  const array = answer?.preview.result.arrays?.find(({ id }) => id === answer.arrayId)?.name;
  const cost = known && costLines(known);
  const act = ({ eventId, path }: NonNullable<Verdict["action"]>) => {
    if (eventId !== undefined) onEvent(eventId);
    else if (path !== undefined) onField(path);
    else live.retry();
  };
  const { status, sentence, more, state, action } = verdict;
  return (
    <section
      className={classes.verdict}
      aria-label={t("results-verdict")}
      data-status={status}
      data-stale={(isStale && failure === null) || undefined}
    >
      <VerdictMark status={status} {...(status !== "unknown" && { label: "" })} />
      <div className={classes.verdictText} aria-live="polite" aria-busy={isStale}>
        <p className={classes.verdictSentence} title={sentence}>
          <VerdictWord status={status} doubt={verdict.doubt} />
          {sentence}
        </p>
        {more && (
          <p className={classes.verdictMore} title={more}>
            {more}
          </p>
        )}
      </div>
      {cost && (
        <Cost
          array={array}
          cost={cost}
          words={known?.words}
          bill={answer?.preview.bill}
          free={freeOf(answer?.preview.result)}
        />
      )}
      <div className={classes.verdictState}>
        <span>{asOf ?? state}</span>
        {action && (
          <Button size="compact-xs" variant="default" onClick={() => act(action)}>
            {action.label}
          </Button>
        )}
      </div>
    </section>
  );
}
