/** Configurations that meet the goals with a higher probability, and what they cost in addition, in one sentence each. */

import "@/i18n/pages/confidence";
import type { ConfidencePrice } from "@/api/types";
import { t } from "@/i18n/t";
import { type Change, changesOf } from "../model/settings";
import classes from "./recommendation.module.css";
import { TryButton } from "./TryButton";

interface Props {
  confidencePrices: readonly ConfidencePrice[];
  onApply?: (changes: Change[]) => void;
}

export function ConfidencePrices({ confidencePrices, onApply }: Props) {
  return (
    <div>
      <h3 className={classes.subhead}>{t("confidence-cost")}</h3>
      <ul className={classes.list}>
        {confidencePrices.map((each) => {
          const { probability, holds, configuration, host_cache_gib, words, sentence } = each;
          return (
            <li key={probability} className={classes.surer}>
              <span>{sentence}</span>
              {onApply && holds && (
                <TryButton
                  words={words}
                  onTry={() => onApply(changesOf({ configuration, host_cache_gib }))}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
