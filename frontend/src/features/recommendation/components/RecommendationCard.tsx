/** The cheapest configuration of the scenario's own family, and why the next cheaper ones do not do. */

import "@/i18n/pages/recommendation";
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import type { ConfidencePrice, Recommendation } from "@/api/types";
import { Card } from "@/components/layout/Card";
import { t } from "@/i18n/t";
import { whole } from "@/lib/format/numbers";
import {
  monthlyPrice,
  priced,
  priceMark,
  pricePerDesktop,
  sizes,
  termOf,
  unpricedInWords,
} from "@/lib/sizing/prices";
import { type Change, changesOf } from "../model/settings";
import { ConfidencePrices } from "./ConfidencePrices";
import { LeadSentence } from "./LeadSentence";
import classes from "./recommendation.module.css";
import { WhyNotCheaper } from "./WhyNotCheaper";

interface Props {
  title?: string;
  recommendation: Recommendation;
  confidencePrices: readonly ConfidencePrice[] | undefined;
  /** Puts the configuration into the scenario, to see its week; left out where nothing can be changed. */
  onApply?: (changes: Change[]) => void;
  /** The way to the other families. */
  more?: ReactNode;
}

export function RecommendationCard(props: Props) {
  const { title = t("recommendation-card"), recommendation, confidencePrices, onApply, more } = props;
  const { chosen, why_not_cheaper, n_candidates, n_legal, prices, caveats } = recommendation;
  const { drives, racks, power } = sizes(chosen);
  const size = chosen.n_drives > 0 ? [drives, racks, power] : [];
  const price = [
    `${priced(chosen.price, prices)} ${termOf(chosen, prices)}`.trimEnd(),
    ...monthlyPrice(chosen.price_per_month, prices),
    ...pricePerDesktop(recommendation, prices),
    unpricedInWords(chosen.unpriced) || priceMark(prices),
  ];
  return (
    <Card
      title={title}
      note={t("recommendation-card-note", { legal: n_legal, simulated: whole(n_candidates) })}
      actions={
        <div className={classes.act}>
          {more}
          {onApply && (
            <Button size="compact-sm" variant="default" onClick={() => onApply(changesOf(chosen))}>
              {t("recommendation-card-apply")}
            </Button>
          )}
        </div>
      }
    >
      <div className={classes.answer}>
        <LeadSentence answer={recommendation} note={[...size, ...price].join(" · ")} />
        {recommendation.price_contents && <p className={classes.quiet}>{recommendation.price_contents}</p>}
        {recommendation.upgrade && <p>{recommendation.upgrade.sentence}</p>}
        {recommendation.budget && <p>{recommendation.budget.sentence}</p>}
        {recommendation.ownership && <p>{recommendation.ownership.sentence}</p>}
        {caveats?.map((caveat) => (
          <p key={caveat} className={classes.quiet}>
            {caveat}
          </p>
        ))}
        {confidencePrices && confidencePrices.length > 0 && (
          <ConfidencePrices confidencePrices={confidencePrices} {...(onApply && { onApply })} />
        )}
        <WhyNotCheaper candidates={why_not_cheaper} prices={prices} />
      </div>
    </Card>
  );
}
