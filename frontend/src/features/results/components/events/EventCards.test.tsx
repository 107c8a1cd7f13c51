import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { ScenarioEvent } from "@/api/types";
import { createStore } from "@/lib/data/store";
import { acme } from "@/test/fixtures";
import { eventCards } from "../../model/events/eventCards";
import { EventCards } from "./EventCards";

const week = acme.events.filter(({ starts_at }) => starts_at < "2011-06-05");
const cards = eventCards({ ...acme, events: week as ScenarioEvent[] }, null);

function show(selectedId?: string) {
  render(
    <EventCards
      cards={cards}
      lit={createStore<string | null>(null)}
      zone="UTC"
      selectedId={selectedId}
      isStale={false}
      onSelect={vi.fn()}
    >
      {null}
    </EventCards>,
  );
}

const namesOfCards = () => screen.getAllByRole("button", { name: /Users leave/ });

test("the days of an event are one card, which lists them on request", () => {
  show();
  expect(screen.getByText("Mon, May 30 – Tue, May 31 · 2 days")).toBeInTheDocument();
  expect(namesOfCards()).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: "Show the 2 days of Users leave" }));
  const days = screen.getAllByRole("list").at(-1) as HTMLElement;
  expect(
    within(days)
      .getAllByRole("listitem")
      .map((item) => item.dataset.eventCard),
  ).toEqual(["logoff-mon-30", "logoff-tue-31"]);
  fireEvent.click(screen.getByRole("button", { name: "Hide the 2 days of Users leave" }));
  expect(namesOfCards()).toHaveLength(2);
});

test("a selected day other than the worst one is listed", () => {
  show("logoff-tue-31");
  expect(screen.getByRole("button", { name: "Hide the 2 days of Users leave" })).toBeInTheDocument();
});
