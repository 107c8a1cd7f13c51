import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { createStore } from "@/lib/data/store";
import { HOUR } from "@/lib/time";
import { ExperienceBar } from "./ExperienceBar";
import { UseBar } from "./UseBar";
import { PathPanel } from "./week/PathPanel";
import { TimeOverlay } from "./week/TimeOverlay";

const axis = { from: 0, to: 24 * HOUR, ticks: [] };

test("a bar has its percentages as text, and labels on wide segments", () => {
  render(<ExperienceBar shares={{ good: 0.45, fair: 0.52, poor: 0.03 }} label="First login" />);
  expect(screen.getByRole("img", { name: "First login: 45% good, 52% fair, 3% poor" })).toBeInTheDocument();
  expect(screen.getByText("fair").parentElement).toHaveTextContent(/^52% fair$/);
  expect(screen.queryByText("poor")).not.toBeInTheDocument();
});

test("a utilization bar has its goal in the text alternative", () => {
  render(<UseBar label="Controller CPU" mean={0.95} peak={1} ceiling={0.9} />);
  expect(
    screen.getByRole("img", {
      name: "Controller CPU: mean 95%, peak minute 100%, goal 90%",
    }),
  ).toBeInTheDocument();
});

test("an SVG panel has a line over a band, broken at points without a value", () => {
  const points = [1, 2, null, 4, 5].map((mean, i) => ({
    at: i * HOUR,
    mean,
    low: mean,
    high: mean === null ? null : mean * 2,
  }));
  const { container } = render(
    <PathPanel
      panel={{
        id: "latency",
        title: "Response time",
        unit: "ms",
        scale: "linear",
        domain: [0, 20],
        ticks: [0, 10, 20],
        series: [{ id: "reads", label: "Reads", color: "blue", points }],
        ceilings: [{ value: 20, label: "goal 20 ms" }],
        summary: "",
      }}
      axis={axis}
      width={600}
      height={120}
    />,
  );
  const line = container.querySelector("path[data-mean=reads]");
  expect(line?.getAttribute("d")?.match(/M/g)).toHaveLength(2);
  expect(container.querySelector("path[data-band=reads]")?.getAttribute("d")).toMatch(/^M.*Z$/);
  expect(screen.getByText("goal 20 ms")).toBeInTheDocument();
});

test("arrow keys move the cursor and update its text alternative", () => {
  const cursor = createStore<number | null>(null);
  render(
    <TimeOverlay
      axis={axis}
      spans={[]}
      cursor={cursor}
      lit={createStore<string | null>(null)}
      describe={(at) => `at ${at / HOUR} h`}
    />,
  );
  const slider = screen.getByRole("slider", { name: "Time cursor of the charts" });
  fireEvent.keyDown(slider, { key: "PageUp" });
  expect(cursor.get()).toBe(HOUR);
  expect(slider).toHaveAttribute("aria-valuetext", "at 1 h");
  fireEvent.keyDown(slider, { key: "ArrowLeft" });
  expect(cursor.get()).toBeLessThan(HOUR);
});

function overlay() {
  const onRange = vi.fn();
  const cursor = createStore<number | null>(null);
  render(
    <TimeOverlay
      axis={axis}
      spans={[]}
      cursor={cursor}
      lit={createStore<string | null>(null)}
      describe={String}
      bounds={{ from: -24 * HOUR, to: 48 * HOUR }}
      onRange={onRange}
    />,
  );
  const slider = screen.getByRole("slider");
  slider.getBoundingClientRect = () => ({ left: 0, width: 240 }) as DOMRect;
  slider.setPointerCapture = () => undefined;
  return { onRange, cursor, slider };
}

test("a drag across the charts selects a period in either direction", () => {
  const { onRange, slider } = overlay();
  fireEvent.pointerDown(slider, { clientX: 80, button: 0 });
  fireEvent.pointerMove(slider, { clientX: 60 });
  expect(onRange).not.toHaveBeenCalled();
  fireEvent.pointerUp(slider, { clientX: 70 });
  expect(onRange).toHaveBeenCalledExactlyOnceWith(7 * HOUR, 8 * HOUR);
});

test("a click and a canceled drag select nothing", () => {
  const { onRange, slider } = overlay();
  fireEvent.pointerDown(slider, { clientX: 80, button: 0 });
  fireEvent.pointerUp(slider, { clientX: 82 });
  fireEvent.pointerDown(slider, { clientX: 80, button: 0 });
  fireEvent.pointerCancel(slider);
  fireEvent.pointerUp(slider, { clientX: 200 });
  expect(onRange).not.toHaveBeenCalled();
});

test("plus and minus zoom around the cursor", () => {
  const { onRange, cursor, slider } = overlay();
  cursor.set(6 * HOUR);
  fireEvent.keyDown(slider, { key: "+" });
  expect(onRange).toHaveBeenLastCalledWith(3 * HOUR, 15 * HOUR);
  fireEvent.keyDown(slider, { key: "-" });
  expect(onRange).toHaveBeenLastCalledWith(-6 * HOUR, 42 * HOUR);
});
