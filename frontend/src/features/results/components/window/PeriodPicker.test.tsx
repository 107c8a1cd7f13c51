import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { epoch } from "@/lib/time/instants";
import { PeriodPicker } from "./PeriodPicker";

const bounds = { from: epoch("2011-06-05T00:00:00Z"), to: epoch("2011-06-12T00:00:00Z") };

async function opened() {
  const onRange = vi.fn();
  render(
    <MantineProvider env="test">
      <PeriodPicker range={bounds} bounds={bounds} zone="Europe/Berlin" onRange={onRange} />
    </MantineProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Sun, Jun 5 02:00 – Sun, Jun 12 02:00" }));
  const [from, to] = [await screen.findByLabelText("From"), screen.getByLabelText("To")];
  return { onRange, from, to };
}

const show = () => screen.getByRole("button", { name: "Show this period", hidden: true });

test("a period is selected to the second, in the scenario's time zone", async () => {
  const { onRange, from, to } = await opened();
  fireEvent.change(from, { target: { value: "2011-06-06T09:05:00" } });
  fireEvent.change(to, { target: { value: "2011-06-06T09:05:45" } });
  await userEvent.click(show());
  expect(onRange).toHaveBeenCalledExactlyOnceWith({
    from: epoch("2011-06-06T07:05:00Z"),
    to: epoch("2011-06-06T07:05:45Z"),
  });
});

test("a period that ends before it starts or lies outside the calendar cannot be shown", async () => {
  const { onRange, from, to } = await opened();
  fireEvent.change(from, { target: { value: "2011-06-06T09:05:00" } });
  fireEvent.change(to, { target: { value: "2011-06-06T09:04:00" } });
  expect(show()).toBeDisabled();
  expect(screen.getByText(/must be within Sun, Jun 5 02:00 – Sun, Jun 12 02:00/)).toBeInTheDocument();
  fireEvent.change(to, { target: { value: "2011-07-06T09:04:00" } });
  expect(show()).toBeDisabled();
  expect(onRange).not.toHaveBeenCalled();
});
