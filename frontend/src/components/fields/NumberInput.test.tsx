import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { chooseLanguage } from "@/i18n/useLanguage";
import { focusUnreadField } from "@/lib/browser/unreadField";
import { NumberInput } from "./NumberInput";

type Props = Partial<ComponentProps<typeof NumberInput>> & { starts?: number | null; onSubmit?: () => void };

/** A form with one field, its value, and a button that changes the value. */
function FormOf({ starts = 2450, onSubmit, ...props }: Props) {
  const [value, setValue] = useState<number | null>(starts);
  return (
    <MantineProvider>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
        }}
      >
        <NumberInput label="Desktops" {...props} value={value} onChange={setValue} />
        <output aria-label="Held">{String(value)}</output>
        <button type="button" onClick={() => setValue(7)}>
          Undo
        </button>
        <button type="submit">Save</button>
      </form>
    </MantineProvider>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Desktops" });
const held = () => screen.getByLabelText("Held").textContent;

async function typed(text: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
}

afterEach(() => chooseLanguage("en"));

test.each([
  ["12,5", "“12,5” is not a number. Enter a number such as 12.5. Still used: 2,450."],
  ["NaN", "“NaN” is not a number. Enter a number such as 12.5. Still used: 2,450."],
  ["1e9", "Enter a number from 1 to 100,000. Still used: 2,450."],
])("“%s” is refused at the field, and no character is lost", async (text, error) => {
  render(<FormOf min={1} max={100_000} />);
  await typed(text);
  await waitFor(() => expect(field()).toHaveAccessibleDescription(error));
  expect(field()).toBeInvalid();
  expect(field()).toHaveValue(text);
  expect(held()).toBe("2450");
  fireEvent.blur(field());
  expect(field()).toHaveValue(text);
  expect(field()).toHaveAccessibleDescription(error);
});

test("an exponent within the limits is read", async () => {
  render(<FormOf max={1e10} />);
  await typed("1e9");
  await userEvent.tab();
  expect(held()).toBe("1000000000");
  expect(field()).toHaveValue("1,000,000,000");
  expect(field()).toBeValid();
});

test("“12,5” is read in German, and written with its unit when the field is left", async () => {
  await chooseLanguage("de");
  render(<FormOf unit="GiB" />);
  await typed("12,5");
  expect(held()).toBe("12.5");
  expect(field()).toHaveValue("12,5");
  await userEvent.tab();
  expect(field()).toHaveValue("12,5 GiB");
  await typed("zehn");
  await userEvent.tab();
  expect(field()).toHaveAccessibleDescription(
    "„zehn“ ist keine Zahl. Geben Sie zum Beispiel 12,5 GiB ein. Weiterhin gilt: 12,5 GiB.",
  );
});

test("an error waits until typing pauses", async () => {
  render(<FormOf />);
  await typed("1,");
  expect(field()).not.toHaveAttribute("aria-invalid", "true");
  await waitFor(() => expect(field()).toHaveAttribute("aria-invalid", "true"));
  await userEvent.type(field(), "200");
  expect(field()).not.toHaveAttribute("aria-invalid", "true");
  expect(held()).toBe("1200");
});

test("an empty field is an answer only where it is optional", async () => {
  const { unmount } = render(<FormOf />);
  await userEvent.clear(field());
  await userEvent.tab();
  expect(field()).toHaveAccessibleDescription("Enter a number. Still used: 2,450.");
  expect(held()).toBe("2450");
  unmount();
  render(<FormOf isOptional />);
  await userEvent.clear(field());
  expect(held()).toBe("null");
  expect(field()).toBeValid();
});

test.each([
  { isCheckedByForm: true, max: 100_000 },
  { isCheckedByForm: true, error: "Too large" },
])("a value that the form rejects is not said to be used", async (rules) => {
  render(<FormOf starts={1e9} {...rules} />);
  await typed("x");
  await userEvent.tab();
  expect(field()).toHaveAccessibleDescription("“x” is not a number. Enter a number such as 12.5.");
});

test("a number that is changed after a pause is the one that still holds", async () => {
  render(<FormOf />);
  await typed("1200");
  await new Promise((resume) => setTimeout(resume, 700));
  await userEvent.type(field(), "x");
  await userEvent.tab();
  expect(field()).toHaveAccessibleDescription(/Still used: 1,200\.$/);
});

test("a field of whole numbers refuses fractions", async () => {
  render(<FormOf isWhole />);
  await typed("12.5");
  await userEvent.tab();
  expect(field()).toHaveAccessibleDescription("Enter a whole number. Still used: 2,450.");
});

test("limits that the form checks do not keep a number from it", async () => {
  render(<FormOf min={1} isCheckedByForm />);
  await typed("0");
  expect(held()).toBe("0");
});

test("arrow keys go a step and page keys ten, within the limits", async () => {
  render(<FormOf starts={50} step={5} min={0} max={120} />);
  await userEvent.click(field());
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
  expect(field()).toHaveValue("55");
  await userEvent.keyboard("{PageUp}");
  expect(held()).toBe("105");
  await userEvent.keyboard("{PageUp}");
  expect(held()).toBe("120");
  await userEvent.keyboard("{PageDown}{PageDown}{PageDown}");
  expect(held()).toBe("0");
});

test("steps of a tenth stay tenths", async () => {
  render(<FormOf starts={0.7} step={0.1} />);
  await userEvent.click(field());
  await userEvent.keyboard("{ArrowUp}");
  expect(held()).toBe("0.8");
});

test("a value from elsewhere replaces what was typed", async () => {
  render(<FormOf />);
  await typed("12x");
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(field()).toHaveValue("7");
  expect(field()).toBeValid();
});

test("undo first discards a text that was refused", async () => {
  render(<FormOf />);
  await typed("x");
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(field()).toHaveValue("2450");
  expect(field()).toBeValid();
});

test("a year has no groups", () => {
  render(<FormOf starts={2030} isYear isWhole />);
  expect(field()).toHaveValue("2030");
});

test("the field shows the plain number once its digits are edited, with the caret at the same digit", async () => {
  render(<FormOf unit="min" />);
  field().focus();
  field().setSelectionRange(0, "2,450 min".length);
  fireEvent.select(field());
  expect(field()).toHaveValue("2,450 min");
  field().setSelectionRange("2,4".length, "2,4".length);
  fireEvent.select(field());
  expect(field()).toHaveValue("2450");
  expect([field().selectionStart, field().selectionEnd]).toEqual([2, 2]);
  await userEvent.tab();
  expect(field()).toHaveValue("2,450 min");
});

test("a form with an unread number is not submitted", async () => {
  const submit = vi.fn();
  const { container } = render(<FormOf onSubmit={submit} />);
  expect(focusUnreadField(container)).toBe(false);
  await typed("12x");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(submit).not.toHaveBeenCalled();
  expect(focusUnreadField(container)).toBe(true);
  expect(field()).toHaveFocus();
});
