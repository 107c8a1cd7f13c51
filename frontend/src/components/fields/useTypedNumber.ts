/** State of a number field: the text being typed, the number it means, and what is wrong with it. */

import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { t } from "@/i18n/t";
import { inField, withUnit } from "@/lib/format/numbers";
import { parseNumber } from "@/lib/format/parseNumber";

export interface NumberRules {
  unit: string;
  min?: number;
  max?: number;
  isWhole: boolean;
  /** Written without groups: a year. */
  isYear: boolean;
  /** Whether the field may be empty. */
  isOptional: boolean;
  /** Whether the form, not the field, reports numbers outside the limits. */
  isCheckedByForm: boolean;
  /** Decimals that are shown. */
  decimals: number;
}

type Reading = { value: number | null; error: null } | { error: string };

/** Shown while nothing more is typed, so that no error appears in the middle of a number. */
const PAUSE_MS = 600;

function limitError(value: number, { min, max, isWhole, isCheckedByForm, ...rules }: NumberRules) {
  const written = (limit: number) => writtenNumber(limit, rules);
  if (isWhole && !Number.isInteger(value)) return t("common-number-whole");
  const isInside = value >= (min ?? -Infinity) && value <= (max ?? Infinity);
  if (isInside || isCheckedByForm) return null;
  if (min === undefined) return t("common-number-at-most", { max: written(max as number) });
  if (max === undefined) return t("common-number-at-least", { min: written(min) });
  return t("common-number-range", { min: written(min), max: written(max) });
}

/** Returns a number with its unit, as the field shows it while nothing is typed. */
export function writtenNumber(
  value: number,
  { unit, isYear, decimals }: Pick<NumberRules, "unit" | "isYear" | "decimals">,
): string {
  return withUnit(inField(value, !isYear, decimals), unit);
}

/** Returns the number in a text, or the reason why it is invalid. */
export function readNumber(text: string, rules: NumberRules): Reading {
  const value = parseNumber(text, rules.unit);
  if (value === "empty")
    return rules.isOptional ? { value: null, error: null } : { error: t("common-number-missing") };
  if (value === "unreadable") {
    const example = rules.isYear ? 2030 : rules.isWhole ? 1200 : 12.5;
    return {
      error: t("common-number-unreadable", { typed: text.trim(), example: writtenNumber(example, rules) }),
    };
  }
  const error = limitError(value, rules);
  return error === null ? { value, error } : { error };
}

/** Equal, but for rounding when a value is converted to another unit and back. */
function isSame(one: number | null, other: number | null): boolean {
  if (one === null || other === null) return one === other;
  return Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));
}

/** " Still used: 2,450." after an error, with a space before; empty if the value is invalid too. */
function keptInWords(value: number | null, rules: NumberRules): string {
  if (value === null || limitError(value, { ...rules, isCheckedByForm: false }) !== null) return "";
  return ` ${t("common-number-kept", { value: writtenNumber(value, rules) })}`;
}

interface Draft {
  text: string;
  /** The value of the field, once it has taken the text. */
  stands: number | null;
  /** The value before typing started, which is restored if the text is invalid. */
  before: number | null;
}

/**
 * The text of a field that holds a value, and how typing changes it. A new value from elsewhere replaces what was typed.
 * A value that the form rejects is not in use.
 */
export function useTypedNumber(
  value: number | null,
  rules: NumberRules,
  onChange: (value: number | null) => void,
  isRejected: boolean,
) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isFocused, setFocused] = useState(false);
  const [isPlain, setPlain] = useState(false);
  const [seen, setSeen] = useState(value);
  if (!Object.is(seen, value)) {
    setSeen(value);
    if (draft !== null && !isSame(draft.stands, value)) setDraft(null);
  }
  const text = draft?.text ?? null;
  const [settled] = useDebouncedValue(text, PAUSE_MS);
  const reading = text === null ? null : readNumber(text, rules);
  const refusal = reading?.error ?? null;
  const isPaused = !isFocused || settled === text;
  const held =
    value === null ? "" : isPlain ? inField(value, false, rules.decimals) : writtenNumber(value, rules);
  const type = (typed: string) => {
    const next = readNumber(typed, rules);
    const before = draft === null || (isPaused && refusal === null) ? value : draft.before;
    const stands = next.error === null ? next.value : before;
    setDraft({ text: typed, stands, before });
    if (!isSame(stands, value)) onChange(stands);
  };
  const leave = () => {
    setFocused(false);
    setPlain(false);
    if (refusal === null) setDraft(null);
  };
  const reset = () => setDraft(null);
  const kept = isRejected ? "" : keptInWords(value, rules);
  return {
    text: text ?? held,
    /** What is wrong with the text, at once. */
    refusal,
    /** The same for the reader, once typing has paused. */
    error: isPaused && refusal !== null ? `${refusal}${kept}` : null,
    isPaused,
    isTyped: text !== null,
    isPlain,
    /** Shows the number without groups and unit, so that digits can be changed one by one. */
    showPlain: () => setPlain(true),
    focus: () => setFocused(true),
    type,
    leave,
    reset,
  };
}
