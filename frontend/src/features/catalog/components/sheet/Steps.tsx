/** The steps of the form. */

import { Steps as NumberedSteps } from "@/components/layout/Steps";
import { type LabelId, t } from "@/i18n/t";
import { type SheetStep, sheetSteps } from "../../model/sheet/fields";

export const stepLabels = {
  hardware: "sheets-step-hardware",
  protection: "sheets-step-protection",
  maximum: "sheets-step-maximum",
  summary: "sheets-step-summary",
} satisfies Record<SheetStep, LabelId>;

interface StepsProps {
  step: SheetStep;
  /** Steps that can be opened: those before the first one that needs entries, and that one. */
  nOpen: number;
  onStep: (step: SheetStep) => void;
}

export function Steps({ step, nOpen, onStep }: StepsProps) {
  return (
    <NumberedSteps
      label={t("sheets-steps")}
      steps={sheetSteps.map((id, i) => ({ id, label: t(stepLabels[id]), isOpen: i < nOpen }))}
      step={step}
      onStep={onStep}
    />
  );
}
