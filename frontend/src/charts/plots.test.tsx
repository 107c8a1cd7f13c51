import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CurveView, Panel, RunwayView, Scatter } from "@/lib/chart/viewModel";
import { createStore } from "@/lib/data/store";
import { HOUR } from "@/lib/time";
import { Distribution } from "./Distribution";
import { Histogram } from "./Histogram";
import { MeasuredPredicted } from "./MeasuredPredicted";
import { BandPlot } from "./plots/BandPlot";
import { ResponseCurve } from "./ResponseCurve";
import { Runway } from "./Runway";
import { Tornado, TornadoLegend } from "./Tornado";
import { WeekPanels } from "./WeekPanels";

const WIDTH = 600;

/* The DOM of the tests has no layout, and a chart without a size draws nothing. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, WIDTH, 200));
});
afterEach(() => vi.restoreAllMocks());

/** The drawing inside of a chart, once its code is loaded. */
async function drawing(container: Element): Promise<Element> {
  return waitFor(() => {
    const found = container.querySelector("svg.recharts-surface");
    if (found === null) throw new Error("no drawing yet");
    return found;
  });
}

const attributes = (all: Iterable<Element>, name: string) => [...all].map((each) => each.getAttribute(name));
const numbers = (all: Iterable<Element>, name: string) => attributes(all, name).map(Number);

test("drawings are hidden from assistive technology and add no keyboard stops", async () => {
  const { container } = render(<Histogram bins={[{ from: 0, to: 1, fraction: 1, grade: null }]} label="" />);
  const svg = await drawing(container);
  expect(svg.closest("[aria-hidden=true]")).not.toBeNull();
  expect(container.querySelector("[tabindex='0']")).toBeNull();
});

test("a histogram has a text alternative, and bars in the pattern of their grade", async () => {
  const bins = [
    { from: 0, to: 15, fraction: 0.7, grade: "good" as const },
    { from: 15, to: 30, fraction: 0.3, grade: "fair" as const },
  ];
  const { container } = render(<Histogram bins={bins} label="Login times" />);
  expect(screen.getByRole("img", { name: /most often 0 s to 15 s \(70%\)/ })).toBeInTheDocument();
  await drawing(container);
  const bars = container.querySelectorAll("rect[data-grade]");
  expect(attributes(bars, "data-grade")).toEqual(["good", "fair"]);
  expect(attributes(bars, "fill")[1]).toMatch(/^url\(#.*fair\)$/);
  const [good = 0, fair = 0] = numbers(bars, "height");
  expect(fair / good).toBeCloseTo(0.3 / 0.7, 2);
});

test("a distribution has its percentiles as text and as labeled lines", async () => {
  const { container } = render(
    <Distribution
      distribution={{
        id: "read",
        label: "Response times of reads",
        unit: "ms",
        color: "blue",
        cells: [
          { from: 1, to: 2, fraction: 0.9 },
          { from: 2, to: 4, fraction: 0 },
        ],
        domain: [1, 4],
        ticks: [1, 2, 4],
        shares: { domain: [0.001, 1], ticks: [0.001, 0.01, 0.1, 1] },
        markers: [{ label: "p50", at: 2 }],
        summary: "Response times of reads: p50 2 ms.",
      }}
    />,
  );
  const figure = screen.getByRole("figure", { name: "Response times of reads: p50 2 ms." });
  expect(figure).toHaveTextContent("p50 2 ms");
  const svg = await drawing(container);
  const label = [...svg.querySelectorAll("text")].find(({ textContent }) => textContent === "p50");
  const line = label?.previousElementSibling;
  expect(Number(line?.getAttribute("x1")), "half way on a log axis").toBeCloseTo((52 + WIDTH) / 2, 0);
  expect(svg.querySelector(".recharts-area-area")?.getAttribute("d")).not.toContain("NaN");
});

const curve: CurveView = {
  rates: { domain: [0, 30_000], ticks: [0, 10_000, 20_000, 30_000] },
  times: { domain: [0, 100], ticks: [0, 50, 100], scale: "linear" },
  line: [
    { at: 0, ms: 1 },
    { at: 20_000, ms: 10 },
    { at: 28_000, ms: 1000 },
  ],
  moments: [
    { at: 5000, ms: 2 },
    { at: 28_500, ms: 5000 },
  ],
  here: { at: 25_000, ms: 35, label: "here: 35 ms" },
  goal: { ms: 20, label: "goal 20 ms" },
  full: { at: 28_500, label: "CPU full" },
  summary: "Response-time curve of First login.",
};

test("a response-time curve labels the operating point, the goal and the limit", async () => {
  const { container } = render(<ResponseCurve view={curve} />);
  expect(screen.getByRole("img", { name: curve.summary })).toBeInTheDocument();
  await drawing(container);
  for (const label of ["here: 35 ms", "goal 20 ms", "CPU full", "IOPS", "ms", "30k"])
    expect(await screen.findByText(label)).toBeInTheDocument();
});

test("moments beyond the axis are drawn at its upper end", async () => {
  const { container } = render(<ResponseCurve view={curve} />);
  await drawing(container);
  expect(numbers(container.querySelectorAll("circle[r='2.5']"), "cy")).toContain(22);
});

test("a log axis draws nothing below its lower end", async () => {
  const log: CurveView = { ...curve, times: { domain: [1, 1000], ticks: [1, 10, 100, 1000], scale: "log" } };
  const { container } = render(<ResponseCurve view={{ ...log, line: [{ at: 0, ms: 0 }, ...log.line] }} />);
  await drawing(container);
  expect(container.querySelector(".recharts-line-curve")?.getAttribute("d")).not.toMatch(/NaN|Infinity/);
});

const runway: RunwayView = {
  domain: [1000, 2000],
  ticks: [1000, 1500, 2000],
  bands: [
    { from: 1000, to: 1500, grade: "good" },
    { from: 1500, to: 2000, grade: "poor" },
  ],
  lines: [
    {
      id: "first-login",
      label: "First login",
      name: "First login",
      points: [
        { at: 1000, margin: 0.2 },
        { at: 2000, margin: -3 },
      ],
    },
    { id: "backup", label: "Backup", name: "", points: [{ at: 1000, margin: 0.9 }] },
  ],
  marks: [{ at: 1500, label: "now: 1,500", tone: "now" }],
  years: [{ at: 1800, label: "2027" }],
  summary: "Meets all goals up to 1,500 desktops.",
};

test("a runway labels grades, marks, years and the nearest events", async () => {
  const { container } = render(<Runway view={runway} />);
  expect(screen.getByRole("figure", { name: runway.summary })).toBeInTheDocument();
  await drawing(container);
  for (const label of ["good", "poor", "now: 1,500", "2027", "goal"])
    expect(await screen.findByText(label)).toBeInTheDocument();
  expect(container.querySelectorAll(".recharts-line")).toHaveLength(2);
});

test("a margin beyond the axis of a runway is drawn at its end", async () => {
  const { container } = render(<Runway view={runway} />);
  const svg = await drawing(container);
  const path = svg.querySelector(".recharts-line-curve")?.getAttribute("d") ?? "";
  const height = Number(svg.getAttribute("height"));
  const ys = path.match(/,[\d.]+/g)?.map((each) => Number(each.slice(1))) ?? [];
  expect(ys).toHaveLength(2);
  expect(Math.max(...ys)).toBeLessThan(height);
});

test("a tornado bar has an end mark on both sides of the present value", async () => {
  const { container } = render(<Tornado bar={{ domain: [-1, 1], now: 0, low: 0.5, high: -1 }} />);
  await drawing(container);
  const low = container.querySelector("[data-end=low]");
  const high = container.querySelector("[data-end=high]");
  expect(Number(low?.getAttribute("cx"))).toBeCloseTo(6 + 0.75 * (WIDTH - 12), 0);
  expect(Number(high?.getAttribute("x")) + 4).toBeCloseTo(6, 0);
  render(<TornadoLegend />);
  expect(await screen.findByText("lower value")).toBeInTheDocument();
});

test("a tornado bar has no mark for an end that the input cannot have", async () => {
  const { container } = render(<Tornado bar={{ domain: [0, 1], now: 0.5, low: null, high: 0.75 }} />);
  await drawing(container);
  expect(container.querySelector("[data-end=high]")).not.toBeNull();
  expect(container.querySelector("[data-end=low]")).toBeNull();
});

const panel: Panel = {
  id: "latency",
  title: "Response time",
  unit: "ms",
  scale: "log",
  domain: [0.1, 100],
  ticks: [0.1, 1, 10, 100],
  series: [
    {
      id: "reads",
      label: "Reads",
      color: "blue",
      dash: "6 3",
      points: [1, 0, null, 4, 5].map((mean, i) => ({
        at: i * HOUR,
        mean,
        low: mean,
        high: mean === null ? null : mean * 2,
      })),
    },
  ],
  ceilings: [{ value: 20, label: "goal 20 ms" }],
  summary: "Response time of reads",
};
const axis = { from: 0, to: 4 * HOUR, ticks: [{ at: 0, label: "Mon, Jun 6", major: true }] };

test("a panel has a dashed line over a band, broken at points without a value", () => {
  const { container } = render(<BandPlot panel={panel} axis={axis} width={WIDTH} height={120} />);
  const line = container.querySelector(".recharts-line-curve");
  expect(line?.getAttribute("d")?.match(/M/g)).toHaveLength(2);
  expect(line?.getAttribute("d")).not.toMatch(/NaN|Infinity/);
  expect(line).toHaveAttribute("stroke-dasharray", "6 3");
  expect(container.querySelectorAll(".recharts-area-area").length).toBeGreaterThan(0);
  expect(screen.getByText("goal 20 ms")).toBeInTheDocument();
});

test("panels of a week have a text alternative before their drawing is loaded", () => {
  render(
    <WeekPanels
      chart={{ axis, panels: [panel], spans: [] }}
      cursor={createStore<number | null>(null)}
      lit={createStore<string | null>(null)}
      describe={String}
    />,
  );
  expect(screen.getByRole("figure", { name: "Response time of reads" })).toBeInTheDocument();
});

test("a scatter chart draws checked points filled and calibrated points hollow", async () => {
  const point = { label: "", where: "", spread: [0, 0] as [number, number], group: "a", within: true };
  const scatter: Scatter = {
    points: [
      { ...point, id: "1", measured: 1, predicted: 1, calibrated: false },
      { ...point, id: "2", measured: 10, predicted: 12, calibrated: true },
    ],
    groups: [{ id: "a", label: "Array A", color: "red", shape: "square" }],
    domain: [0.1, 100],
    ticks: [0.1, 1, 10, 100],
    tolerance: 0.15,
    summary: "2 points",
  };
  const { container } = render(<MeasuredPredicted scatter={scatter} />);
  const svg = await drawing(screen.getByRole("figure", { name: "2 points" }));
  const marks = svg.querySelectorAll("path[transform][stroke=red]");
  expect(attributes(marks, "fill")).toEqual(["red", "var(--sz-surface)"]);
  expect(container).toHaveTextContent("filled: independent check");
});
