import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import type { Scenario } from "@/api/types";
import { createStore } from "@/lib/data/store";
import { acme } from "@/test/fixtures";
import { moved } from "../model/calendar/events";
import { type EventKeys, useEventKeys } from "./useEventKeys";

const wanted = createStore<string | null>(null);

/** A calendar of one event, which may be gone for a moment as when it goes from one day to another. */
function Calendar(props: Pick<EventKeys, "onRemoved"> & Partial<EventKeys> & { isDrawn: boolean }) {
  const [scenario, setScenario] = useState<Scenario>(acme);
  const keys = useEventKeys(
    scenario,
    {
      onMoved: (id, startsAt) => setScenario((before) => moved(before, id, startsAt)),
      onResized: vi.fn(),
      onSelected: vi.fn(),
      onDuplicated: vi.fn(),
      onRemoved: props.onRemoved,
      onMarked: props.onMarked ?? vi.fn(),
      onUnmarked: vi.fn(),
      onMenu: props.onMenu ?? vi.fn(),
    },
    wanted,
  );
  return (
    <>
      <section ref={keys.container} onKeyDown={keys.onKeyDown} aria-label="Calendar">
        {props.isDrawn && (
          <button type="button" data-event-id="reboot">
            Reboot
          </button>
        )}
      </section>
      <output>{scenario.events.find((event) => event.id === "reboot")?.starts_at}</output>
      <button type="button">Elsewhere</button>
    </>
  );
}

const at = () => screen.getByRole("status").textContent;

test("keys pressed while an event is redrawn are handled, and it regains the focus", () => {
  const removed = vi.fn();
  const { rerender } = render(<Calendar isDrawn onRemoved={removed} />);
  act(() => screen.getByRole("button", { name: "Reboot" }).focus());
  const before = Date.parse(at() ?? "");
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "ArrowLeft" });
  rerender(<Calendar isDrawn={false} onRemoved={removed} />);
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { key: "ArrowLeft" });
  fireEvent.keyDown(document.body, { key: "ArrowUp" });
  rerender(<Calendar isDrawn onRemoved={removed} />);
  expect(screen.getByRole("button", { name: "Reboot" })).toHaveFocus();
  expect((before - Date.parse(at() ?? "")) / 60_000).toBe(2 * 24 * 60 + 15);
});

test.each(["pointer", "focus"])("after a %s elsewhere the event ignores keys", (way) => {
  const removed = vi.fn();
  const { rerender } = render(<Calendar isDrawn onRemoved={removed} />);
  act(() => screen.getByRole("button", { name: "Reboot" }).focus());
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "ArrowUp" });
  const elsewhere = screen.getByRole("button", { name: "Elsewhere" });
  if (way === "pointer") fireEvent.pointerDown(document.body);
  else act(() => elsewhere.focus());
  act(() => (document.activeElement as HTMLElement).blur());
  fireEvent.keyDown(document.body, { key: "Delete" });
  rerender(<Calendar isDrawn onRemoved={removed} />);
  expect(removed).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

test("X adds an event to the selection, and Shift+F10 or the menu key opens its menu", () => {
  const [marked, menu] = [vi.fn(), vi.fn()];
  render(<Calendar isDrawn onRemoved={vi.fn()} onMarked={marked} onMenu={menu} />);
  const reboot = screen.getByRole("button", { name: "Reboot" });
  act(() => reboot.focus());
  fireEvent.keyDown(reboot, { key: "x" });
  fireEvent.keyDown(reboot, { key: "x", ctrlKey: true });
  expect(marked.mock.calls).toEqual([["reboot"]]);
  fireEvent.keyDown(reboot, { key: "F10", shiftKey: true });
  fireEvent.keyDown(reboot, { key: "ContextMenu" });
  expect(menu.mock.calls.map(([target]) => target.eventId)).toEqual(["reboot", "reboot"]);
});
