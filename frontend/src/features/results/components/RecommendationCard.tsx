/** The smallest configuration that holds, and why the next smaller ones do not. */

import { Button } from "@mantine/core";
import type { ArrayConfiguration, Recommendation } from "@/api/types";
import { Card } from "@/components/Card";
import { counted, inUnit, significant, whole } from "@/lib/format";
import classes from "./results.module.css";

type Candidate = Recommendation["chosen"];

function extras({ rack_units, watts, price_usd }: Candidate): string {
  return [
    rack_units === null ? "rack units not known" : rack_units > 0 && counted(rack_units, "rack unit"),
    watts === null ? "power not known" : `${significant(watts)} W`,
    price_usd === null ? "price not known" : `${whole(price_usd)} USD`,
  ]
    .filter(Boolean)
    .join(" · ");
}

function whyNot(candidate: Candidate): string {
  const [worst] = candidate.broken;
  if (worst === undefined) return "keeps every goal";
  return `${worst.phase_label}: ${worst.label} ${inUnit(worst.value, worst.unit)}, goal ${inUnit(worst.limit, worst.unit)}`;
}

interface Props {
  recommendation: Recommendation;
  /** Puts the configuration into the scenario, to see its week. */
  onApply: (configuration: ArrayConfiguration) => void;
}

export function RecommendationCard({ recommendation, onApply }: Props) {
  const { chosen, why_not_smaller, n_candidates, sentence } = recommendation;
  return (
    <Card
      title="Recommendation"
      note={`${counted(n_candidates, "configuration")} simulated over the whole calendar`}
      actions={
        <Button size="compact-sm" variant="default" onClick={() => onApply(chosen.configuration)}>
          Try it in this scenario
        </Button>
      }
    >
      <div className={classes.recommendation}>
        <p className={classes.chosen}>{sentence}</p>
        <p className={classes.verdictMore}>{extras(chosen)}</p>
        {why_not_smaller.length > 0 && (
          <table className={classes.words}>
            <thead>
              <tr>
                <th scope="col">Why not smaller</th>
                <th scope="col">What it breaks worst</th>
              </tr>
            </thead>
            <tbody>
              {why_not_smaller.map((candidate) => (
                <tr key={candidate.words}>
                  <th scope="row">{candidate.words}</th>
                  <td>{whyNot(candidate)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Card>
  );
}
