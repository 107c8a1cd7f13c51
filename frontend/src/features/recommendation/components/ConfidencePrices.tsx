/** Configurations that meet the goals with a higher probability, and what they cost in addition. */

import "@/i18n/pages/confidence";
import type { ConfidencePrice, PriceListMark } from "@/api/types";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { t } from "@/i18n/t";
import { percent } from "@/lib/format/numbers";
import { priceChange } from "@/lib/sizing/prices";
import { type Change, changesOf } from "../model/settings";
import classes from "./recommendation.module.css";
import { TryButton } from "./TryButton";

interface Props {
  confidencePrices: readonly ConfidencePrice[];
  prices: PriceListMark | null | undefined;
  onApply?: (changes: Change[]) => void;
}

export function ConfidencePrices({ confidencePrices, prices, onApply }: Props) {
  const isLimited = confidencePrices.some(({ missed_goals }) => missed_goals.length > 0);
  return (
    <ScrollTable label={t("confidence-cost")} canBeTaken>
      <table className={classes.words}>
        <thead>
          <tr>
            <th scope="col">{t("confidence-cost")}</th>
            <th scope="col">{t("confidence-cost-probability")}</th>
            <th scope="col">{t("confidence-cost-additional")}</th>
            {isLimited && <th scope="col">{t("confidence-cost-out-of-reach")}</th>}
            {onApply && (
              <th scope="col">
                <span className="visually-hidden">{t("recommendation-try")}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {confidencePrices.map((each) => {
            const { probability, configuration, host_cache_gib, words, missed_goals } = each;
            return (
              <tr key={probability}>
                <th scope="row">{words}</th>
                <td className="numeric">{percent(probability)}</td>
                <td className="numeric">{priceChange(each.additional_price, prices)}</td>
                {isLimited && <td>{missed_goals.join(", ")}</td>}
                {onApply && (
                  <td>
                    <TryButton
                      words={words}
                      onTry={() => onApply(changesOf({ configuration, host_cache_gib }))}
                    />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollTable>
  );
}
