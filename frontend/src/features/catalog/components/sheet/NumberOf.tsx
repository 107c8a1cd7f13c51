/** One number of a specification sheet: entered, or assumed until it is. */

import { NumberInput } from "@mantine/core";
import { t } from "@/i18n/t";
import { inPercent, separators, significant, withUnit } from "@/lib/format/numbers";
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
      suffix={withUnit("", isPercent ? "%" : unit)}
      {...separators()}
      required={!isOptional && !assumed}
      withAsterisk={!isOptional && !assumed}
      allowNegative={false}
      allowDecimal={!isWhole}
      {...(isPercent ? { max: 100 } : {})}
      clampBehavior={isPercent ? "strict" : "none"}
      hideControls
      inputWrapperOrder={["label", "input", "description", "error"]}
      value={form.numbers[id] ?? ""}
      error={errorOf(id)}
      classNames={{ input: "numeric" }}
      onChange={(typed) => {
        const numbers = { ...form.numbers };
        if (typeof typed === "number") numbers[id] = typed;
        else delete numbers[id];
        change({ numbers });
      }}
    />
  );
}
