/** The field for a number: reads it in the reader's locale, keeps what was typed, and says at the field why it is refused. */

import { TextInput, type TextInputProps } from "@mantine/core";
import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";
import { type NumberRules, useTypedNumber } from "./useTypedNumber";

interface Props
  extends Partial<NumberRules>,
    Omit<TextInputProps, "value" | "onChange" | "type" | "min" | "max"> {
  value: number | null;
  /** Called with each number that can be read, and with null when an optional field is emptied. */
  onChange: (value: number | null) => void;
  /** Distance of the arrow keys; the page keys go ten times as far. */
  step?: number;
  /** The value that a number of steps leads to, where it is no distance; null if there is none. */
  stepped?: (value: number, steps: number) => number | null;
}

const stepsOf: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** Keeps the text selected when focus changes how it is written. */
function useKeptSelection(isFocused: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const wasSelected = useRef(false);
  useLayoutEffect(() => {
    if (isFocused && wasSelected.current) input.current?.select();
  }, [isFocused]);
  const remember = ({
    currentTarget: { selectionStart, selectionEnd, value },
  }: FocusEvent<HTMLInputElement>) => {
    wasSelected.current = value !== "" && selectionStart === 0 && selectionEnd === value.length;
  };
  return { input, remember };
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
  const typed = useTypedNumber(value, rules, onChange);
  const { input, remember } = useKeptSelection(typed.isFocused);
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
      onFocus={(event) => {
        remember(event);
        typed.focus();
      }}
      onBlur={typed.leave}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onKeyDown={press}
    />
  );
}
