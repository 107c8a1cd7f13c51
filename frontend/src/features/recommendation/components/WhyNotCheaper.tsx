/** The next cheaper steps in each direction, and the goal that each of them breaks. */

import { memo } from "react";
import type { Candidate, PriceListMark } from "@/api/types";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { whyNot } from "@/lib/goals";
import { priced, sizes } from "@/lib/sizing/prices";
import classes from "./recommendation.module.css";

interface Props {
  candidates: readonly Candidate[];
  prices: PriceListMark | null | undefined;
}

export const WhyNotCheaper = memo(function WhyNotCheaper({ candidates, prices }: Props) {
  if (candidates.length === 0)
    return <p className={classes.quiet}>There is nothing cheaper in this family.</p>;
  return (
    <ScrollTable label="Why not cheaper" canBeTaken>
      <table className={classes.words}>
        <thead>
          <tr>
            <th scope="col">Why not cheaper</th>
            <th scope="col">Price</th>
            <th scope="col">Drives</th>
            <th scope="col">What it breaks worst</th>
          </tr>
        </thead>
        <tbody>
          {candidates.map((candidate) => (
            <tr key={candidate.words}>
              <th scope="row">{candidate.words}</th>
              <td className="numeric">{priced(candidate.price, prices)}</td>
              <td className="numeric">{sizes(candidate).drives}</td>
              <td>{whyNot(candidate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
});
