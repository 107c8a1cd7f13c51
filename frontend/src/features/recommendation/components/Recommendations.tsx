/** The recommended configuration of the scenario's array, or of each of its arrays. */

import "@/i18n/pages/arrays";
import type { ReactNode } from "react";
import type { Result, Scenario } from "@/api/types";
import { t } from "@/i18n/t";
import { arrayPath } from "@/lib/sizing/arrays";
import { type Change, changesAt } from "../model/settings";
import { RecommendationCard } from "./RecommendationCard";

interface Props {
  /** The result with the recommendations. */
  result: Result;
  /** The scenario to change, which may be newer. */
  scenario: Scenario;
  /** Puts a configuration into the scenario, to see its week; left out where nothing can be changed. */
  onApply?: (changes: Change[]) => void;
  /** The way to the other families. */
  more?: ReactNode;
}

export function Recommendations({ result, scenario, onApply, more }: Props) {
  const { recommendation, confidence_prices, arrays, other_arrays } = result;
  const main = arrays?.[0];
  const titled = (array: string) => t("arrays-of", { what: t("recommendation-card"), array });
  return (
    <>
      {recommendation && (
        <RecommendationCard
          {...(main && { title: titled(main.name) })}
          recommendation={recommendation}
          confidencePrices={confidence_prices}
          {...(onApply && { onApply })}
          more={more}
        />
      )}
      {(other_arrays ?? []).map(({ id, name, recommendation: other }) => {
        const path = arrayPath(scenario, id);
        return (
          other && (
            <RecommendationCard
              key={id}
              title={titled(name)}
              recommendation={other}
              confidencePrices={undefined}
              {...(onApply &&
                path && { onApply: () => onApply(changesAt(path, other.chosen.configuration)) })}
            />
          )
        );
      })}
    </>
  );
}
