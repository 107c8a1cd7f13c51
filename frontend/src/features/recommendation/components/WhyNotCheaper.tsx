/** The next cheaper steps in each direction, and the goal that each of them breaks. */

import { memo } from "react";
import type { Candidate, PriceListMark } from "@/api/types";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { t } from "@/i18n/t";
import { whyNot } from "@/lib/goals";
import { priced, sizes, termOf } from "@/lib/sizing/prices";
import classes from "./recommendation.module.css";

interface Props {
  candidates: readonly Candidate[];
  prices: PriceListMark | null | undefined;
}

export const WhyNotCheaper = memo(function WhyNotCheaper({ candidates, prices }: Props) {
  if (candidates.length === 0) return <p className={classes.quiet}>{t("recommendation-why-not-none")}</p>;
  return (
    <ScrollTable label={t("recommendation-why-not")} canBeTaken>
      <table className={classes.words}>
        <thead>
          <tr>
            <th scope="col">{t("recommendation-why-not")}</th>
            <th scope="col">{t("recommendation-price")}</th>
            <th scope="col">{t("recommendation-drives")}</th>
            <th scope="col">{t("recommendation-why-not-missed")}</th>
          </tr>
        </thead>
        <tbody>
          {candidates.map((candidate) => (
            <tr key={candidate.words}>
              <th scope="row">{candidate.words}</th>
              <td className="numeric">
                {priced(candidate.price, prices)} {termOf(candidate, prices)}
              </td>
              <td className="numeric">{candidate.n_drives > 0 ? sizes(candidate).drives : "–"}</td>
              <td>{whyNot(candidate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
});
