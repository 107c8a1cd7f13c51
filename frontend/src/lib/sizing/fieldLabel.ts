/** Labels of the fields of a scenario by their names. */

import { textIfAny } from "@/i18n/t";

/** Returns the label of a field; of a goal, that of its limit; undefined without a message. */
export function fieldLabel(name: string): string | undefined {
  return (
    textIfAny(`scenario-field-${name}`) ??
    textIfAny(`sizing-goal-${name}`) ??
    textIfAny(`scenario-indicator-${name}`)
  );
}
