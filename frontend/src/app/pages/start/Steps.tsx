/** The three steps of the guide, with the current one marked. */

import "@/i18n/pages/start";
import { type GuideStep, guideSteps } from "@/app/search";
import { t } from "@/i18n/t";
import classes from "./guide.module.css";

interface Props {
  step: GuideStep;
  /** None where there is no scenario yet: then the other steps are still to come. */
  onStep?: (step: GuideStep) => void;
}

export function Steps({ step, onStep }: Props) {
  return (
    <nav aria-label={t("start-steps")}>
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
              {t(`start-step-${each}`)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
