/** Where one is among the three steps, and the way to the others. */

import { type GuideStep, guideSteps } from "@/app/search";
import classes from "./guide.module.css";

const labels: Record<GuideStep, string> = {
  deal: "The deal",
  desktops: "Desktops and morning",
  storage: "Storage and goals",
};

interface Props {
  step: GuideStep;
  /** None where there is no scenario yet: then the other steps are still to come. */
  onStep?: (step: GuideStep) => void;
}

export function Steps({ step, onStep }: Props) {
  return (
    <nav aria-label="Steps to a first answer">
      <ol className={classes.steps}>
        {guideSteps.map((each, i) => (
          <li key={each}>
            <button
              type="button"
              className={classes.step}
              aria-current={each === step ? "step" : undefined}
              disabled={each !== step && onStep === undefined}
              onClick={() => onStep?.(each)}
            >
              <span className={classes.number}>{i + 1}</span>
              {labels[each]}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
