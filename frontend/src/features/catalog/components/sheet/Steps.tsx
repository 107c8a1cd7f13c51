/** The steps of the form, with the current one marked. */

import { type LabelId, t } from "@/i18n/t";
import { type SheetStep, sheetSteps } from "../../model/sheet/fields";
import classes from "./sheet.module.css";

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
    <nav aria-label={t("sheets-steps")}>
      <ol className={classes.steps}>
        {sheetSteps.map((each, i) => (
          <li key={each}>
            <button
              type="button"
              className={classes.step}
              aria-current={each === step ? "step" : undefined}
              disabled={i >= nOpen}
              onClick={() => onStep(each)}
            >
              <span className={classes.mark}>{i + 1}</span>
              {t(stepLabels[each])}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
