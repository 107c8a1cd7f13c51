import { type LabelId, t } from "@/i18n/t";
import classes from "./evidence.module.css";

const terms = [
  ["evidence-calibration-term", "evidence-calibration-meaning"],
  ["evidence-checks", "evidence-checks-meaning"],
  ["evidence-role-formula", "evidence-formula-meaning"],
  ["evidence-role-explained", "evidence-explained-meaning"],
  ["evidence-left-out", "evidence-left-out-meaning"],
  ["evidence-tolerance", "evidence-tolerance-meaning"],
] as const satisfies readonly (readonly [LabelId, LabelId])[];

/** Glossary of the page. */
export function Guide() {
  return (
    <dl className={classes.guide}>
      {terms.map(([term, meaning]) => (
        <div key={term}>
          <dt>{t(term)}</dt>
          <dd>{t(meaning)}</dd>
        </div>
      ))}
    </dl>
  );
}
