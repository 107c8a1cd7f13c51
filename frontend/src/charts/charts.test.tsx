import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { createStore } from "@/lib/data/store";
import { HOUR } from "@/lib/time/instants";
import { BandPanel } from "./BandPanel";
import { Distribution } from "./Distribution";
import { ExperienceBar } from "./ExperienceBar";
import { Histogram } from "./Histogram";
import { Runway } from "./Runway";
import { TimeOverlay } from "./TimeOverlay";
import { Tornado, TornadoLegend } from "./Tornado";
import { UseBar } from "./UseBar";

const axis = { from: 0, to: 24 * HOUR, ticks: [] };

test("the shares of a bar are said in words, and labelled where there is room", () => {
  render(<ExperienceBar shares={{ good: 0.45, fair: 0.52, poor: 0.03 }} label="First login" />);
  expect(
    screen.getByRole("img", { name: "First login: 45 % good, 52 % fair, 3 % poor" }),
  ).toBeInTheDocument();
  expect(screen.getByText("fair").parentElement).toHaveTextContent(/^52 % fair$/);
  expect(screen.queryByText("poor")).not.toBeInTheDocument();
});

test("a component above its goal is said with its goal", () => {
  render(<UseBar label="Controller CPU" mean={0.95} peak={1} ceiling={0.9} />);
  expect(
    screen.getByRole("img", {
      name: "Controller CPU: 95 % on average, 100 % in the busiest minute, goal 90 %",
    }),
  ).toBeInTheDocument();
});

test("a histogram says where most users are", () => {
  const bins = [
    { from: 0, to: 15, fraction: 0.7, grade: "good" as const },
    { from: 15, to: 30, fraction: 0.3, grade: "fair" as const },
  ];
  render(<Histogram bins={bins} label="Login times" />);
  expect(screen.getByRole("img", { name: /most often 0 s to 15 s \(70 %\)/ })).toBeInTheDocument();
});

test("a panel draws a line for the mean and a band behind it, broken where nothing was served", () => {
  const points = [1, 2, null, 4, 5].map((mean, i) => ({
    at: i * HOUR,
    mean,
    low: mean,
    high: mean === null ? null : mean * 2,
  }));
  const { container } = render(
    <BandPanel
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

test("the cursor moves by key and says what it stands on", () => {
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

test("a drag across the charts chooses the period under it, in either direction", () => {
  const { onRange, slider } = overlay();
  fireEvent.pointerDown(slider, { clientX: 80, button: 0 });
  fireEvent.pointerMove(slider, { clientX: 60 });
  expect(onRange).not.toHaveBeenCalled();
  fireEvent.pointerUp(slider, { clientX: 70 });
  expect(onRange).toHaveBeenCalledExactlyOnceWith(7 * HOUR, 8 * HOUR);
});

test("a click, or a drag that is broken off, chooses nothing", () => {
  const { onRange, slider } = overlay();
  fireEvent.pointerDown(slider, { clientX: 80, button: 0 });
  fireEvent.pointerUp(slider, { clientX: 82 });
  fireEvent.pointerDown(slider, { clientX: 80, button: 0 });
  fireEvent.pointerCancel(slider);
  fireEvent.pointerUp(slider, { clientX: 200 });
  expect(onRange).not.toHaveBeenCalled();
});

test("plus and minus look closer and further around the cursor", () => {
  const { onRange, cursor, slider } = overlay();
  cursor.set(6 * HOUR);
  fireEvent.keyDown(slider, { key: "+" });
  expect(onRange).toHaveBeenLastCalledWith(3 * HOUR, 15 * HOUR);
  fireEvent.keyDown(slider, { key: "-" });
  expect(onRange).toHaveBeenLastCalledWith(-6 * HOUR, 42 * HOUR);
});

test("a distribution is said by its percentiles", () => {
  render(
    <Distribution
      distribution={{
        id: "read",
        label: "Response times of reads",
        unit: "ms",
        color: "blue",
        cells: [{ from: 1, to: 2, fraction: 1 }],
        domain: [1, 2],
        ticks: [1, 2],
        shares: { domain: [0.1, 1], ticks: [0.1, 1] },
        markers: [{ label: "p50", at: 1.5 }],
        summary: "Response times of reads: p50 1.5 ms.",
      }}
    />,
  );
  const figure = screen.getByRole("figure", { name: "Response times of reads: p50 1.5 ms." });
  expect(figure).toHaveTextContent("p50 1.5 ms");
});

test("how far an array reaches is said in a sentence", () => {
  render(
    <Runway
      view={{
        domain: [1000, 2000],
        ticks: [1000, 2000],
        bands: [{ from: 1000, to: 2000, grade: "good" }],
        lines: [{ id: "a", label: "First login", name: "First login", points: [{ at: 1000, margin: 0.2 }] }],
        marks: [{ at: 1500, label: "now: 1,500", tone: "now" }],
        years: [],
        summary: "Holds 2,000 desktops.",
      }}
    />,
  );
  expect(screen.getByRole("figure", { name: "Holds 2,000 desktops." })).toBeInTheDocument();
});

test("a bar of the tornado reaches from the margin as it is to both ends, on either side of the goal", () => {
  const { container } = render(<Tornado bar={{ domain: [-1, 1], now: 0, low: 0.5, high: -1 }} />);
  const places = [...container.querySelectorAll("[style]")].map((part) => part.getAttribute("style"));
  expect(places).toContainEqual(expect.stringContaining("left: 75%"));
  expect(places).toContainEqual(expect.stringContaining("left: 0%"));
  render(<TornadoLegend />);
  expect(screen.getByText("with less of it")).toBeInTheDocument();
});

test("an end that an input cannot have is not drawn", () => {
  const { container } = render(<Tornado bar={{ domain: [0, 1], now: 0.5, low: null, high: 0.75 }} />);
  const both = render(<Tornado bar={{ domain: [0, 1], now: 0.5, low: 0.25, high: 0.75 }} />);
  const parts = (node: Element) => node.querySelectorAll("[style]").length;
  expect(parts(both.container)).toBe(parts(container) + 1);
});
