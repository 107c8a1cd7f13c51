/** The three steps of the guide. */

import { type GuideStep, guideSteps } from "@/app/search";
import { Steps as NumberedSteps } from "@/components/layout/Steps";
import { t } from "@/i18n/t";

interface Props {
  step: GuideStep;
  /** None where there is no scenario yet: then the other steps are still to come. */
  onStep?: (step: GuideStep) => void;
}

export function Steps({ step, onStep }: Props) {
  return (
    <NumberedSteps
      label={t("start-steps")}
      steps={guideSteps.map((id) => ({
        id,
        label: t(`start-step-${id}`),
        isOpen: id === step || onStep !== undefined,
      }))}
      step={step}
      onStep={onStep}
    />
  );
}
