/** A number field: reads input in the user's locale, and keeps invalid input with an error. */

import { TextInput, type TextInputProps } from "@mantine/core";
import { type KeyboardEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from "react";
import { type NumberRules, useTypedNumber } from "./useTypedNumber";

interface Props
  extends Partial<NumberRules>,
    Omit<TextInputProps, "value" | "onChange" | "type" | "min" | "max"> {
  value: number | null;
  /** Called with each number that can be read, and with null when an optional field is emptied. */
  onChange: (value: number | null) => void;
  /** Step of the arrow keys; the page keys use ten times as much. */
  step?: number;
  /** The value after a number of steps, if steps are not of equal size; null if there is none. */
  stepped?: (value: number, steps: number) => number | null;
}

const stepsOf: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

const digitsIn = (text: string) => text.replace(/\D/g, "").length;

/** Returns the position in a text after a number of digits. */
function placeAfter(digits: number, text: string): number {
  const places = [...text].flatMap((sign, i) => (/\d/.test(sign) ? [i + 1] : []));
  return digits === 0 ? 0 : (places[digits - 1] ?? text.length);
}

/** Shows the plain number once its digits are edited; as long as the whole text is selected, typing replaces it anyway. */
function usePlainWhenEdited({ isPlain, isTyped, showPlain }: ReturnType<typeof useTypedNumber>) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<[number, number] | null>(null);
  useLayoutEffect(() => {
    if (!isPlain || caret.current === null || input.current === null) return;
    const { value } = input.current;
    const [from, to] = caret.current;
    input.current.setSelectionRange(placeAfter(from, value), placeAfter(to, value));
    caret.current = null;
  }, [isPlain]);
  const select = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = currentTarget;
    const from = selectionStart ?? 0;
    const to = selectionEnd ?? value.length;
    if (isPlain || document.activeElement !== currentTarget || (from === 0 && to === value.length)) return;
    caret.current = isTyped ? null : [digitsIn(value.slice(0, from)), digitsIn(value.slice(0, to))];
    showPlain();
  };
  return { input, select };
}

export function NumberInput({
  value,
  onChange,
  step = 1,
  stepped,
  unit = "",
  min,
  max,
  isWhole = false,
  isYear = false,
  isOptional = false,
  isCheckedByForm = false,
  decimals = 10,
  error,
  readOnly,
  ...rest
}: Props) {
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const rules = { unit, ...bounds, isWhole, isYear, isOptional, isCheckedByForm, decimals };
  const typed = useTypedNumber(value, rules, onChange, Boolean(error));
  const { input, select } = usePlainWhenEdited(typed);
  useEffect(() => input.current?.setCustomValidity(typed.refusal ?? ""), [input, typed.refusal]);

  const go = (steps: number) => {
    const from = value ?? min ?? 0;
    const there = stepped ? stepped(from, steps) : +(from + steps * step).toPrecision(12);
    if (there === null) return;
    typed.reset();
    onChange(Math.min(Math.max(there, min ?? -Infinity), max ?? Infinity));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps = stepsOf[event.key];
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !event.shiftKey;
    if (steps !== undefined && !readOnly) go(steps);
    else if (isUndo && typed.refusal !== null) typed.reset();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <TextInput
      {...rest}
      ref={input}
      classNames={{ input: "numeric" }}
      inputMode={min !== undefined && min < 0 ? "text" : isWhole ? "numeric" : "decimal"}
      autoComplete="off"
      readOnly={readOnly}
      value={typed.text}
      error={typed.error ?? (typed.isPaused && error)}
      onFocus={typed.focus}
      onSelect={select}
      onBlur={typed.leave}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onKeyDown={press}
    />
  );
}
