/** One number of a specification sheet: entered, or assumed until it is. */

import { NumberInput } from "@/components/fields/NumberInput";
import { t } from "@/i18n/t";
import { inPercent, significant } from "@/lib/format/numbers";
import { type NumberId, numberFields } from "../../model/sheet/fields";
import { assumptionOf, isShown, labelOf } from "../../model/sheet/form";
import { useSheetForm } from "./context";

/** Text of an assumed number with its range. */
function assumedText(id: NumberId, value: number, low?: number, high?: number): string {
  const written = (each: number) =>
    numberFields[id].isPercent ? inPercent(significant(each * 100)) : significant(each);
  if (low === undefined || high === undefined) return t("sheets-assumed", { value: written(value) });
  return t("sheets-assumed-range", { value: written(value), low: written(low), high: written(high) });
}

export function NumberOf({ id }: { id: NumberId }) {
  const { form, change, errorOf } = useSheetForm();
  if (!isShown(form, id)) return null;
  const { unit = "", hint, isWhole, isOptional, isPercent } = numberFields[id];
  const assumed = assumptionOf(form, id);
  const notes = [
    hint && t(hint),
    assumed && form.numbers[id] === undefined && assumedText(id, assumed.value, assumed.low, assumed.high),
    isOptional && !hint && t("sheets-optional"),
  ].filter(Boolean);
  return (
    <NumberInput
      label={t(labelOf(form, id))}
      description={notes.join(" ") || undefined}
      unit={isPercent ? "%" : unit}
      required={!isOptional && !assumed}
      withAsterisk={!isOptional && !assumed}
      min={0}
      {...(isPercent && { max: 100 })}
      isWhole={isWhole ?? false}
      isOptional
      inputWrapperOrder={["label", "input", "description", "error"]}
      value={form.numbers[id] ?? null}
      error={errorOf(id)}
      onChange={(typed) => {
        const numbers = { ...form.numbers };
        if (typed !== null) numbers[id] = typed;
        else delete numbers[id];
        change({ numbers });
      }}
    />
  );
}
