import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { acme, scenarioSchema } from "@/test/fixtures";
import { ScenarioForm } from "../fields/formContext";
import { EventForm } from "./EventForm";

function open(kind: string) {
  const event = acme.events.find((found) => found.kind === kind);
  if (event === undefined) throw new Error("the sample has changed");
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <ScenarioForm scenario={acme} schema={scenarioSchema} problems={[]} edit={() => undefined}>
          <EventForm event={event} onDuplicate={() => undefined} onRemove={() => undefined} />
        </ScenarioForm>
      </MantineProvider>
    </QueryClientProvider>,
  );
}

const labels = () => [...document.querySelectorAll("label")].map((label) => label.textContent ?? "");

test("a reboot asks for its start, its window and how many at a time before anything else", () => {
  open("reboot");
  const [name, starts, window, slots] = labels();
  expect(name).toMatch(/^Name/);
  expect(starts).toMatch(/^Starts/);
  expect(window).toMatch(/^Reboot window/);
  expect(slots).toMatch(/^Power-on slots/);
});

test("limits of a reboot are folded", async () => {
  open("reboot");
  const before = labels().length;
  await userEvent.click(screen.getByRole("button", { name: /^More settings/ }));
  expect(labels()).toHaveLength(before + 2);
});
