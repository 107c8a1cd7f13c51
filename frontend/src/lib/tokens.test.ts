import { describe, expect, test } from "vitest";
import { cssVariables, dark, kindTones, light, type Palette } from "@/lib/tokens";

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const text: [keyof Palette, keyof Palette][] = [
  ["text", "page"],
  ["text", "surface"],
  ["text", "raised"],
  ["muted", "page"],
  ["muted", "surface"],
  ["muted", "raised"],
  ["accent", "surface"],
  ["accent", "page"],
  ["accentText", "accent"],
  ["accent", "accentTint"],
  ["text", "accentTint"],
  ["goodText", "goodTint"],
  ["fairText", "fairTint"],
  ["poorText", "poorTint"],
  ["goodText", "surface"],
  ["fairText", "surface"],
  ["poorText", "surface"],
  ["text", "goodTint"],
  ["text", "fairTint"],
  ["text", "poorTint"],
  ["gradeInk", "good"],
  ["gradeInk", "fair"],
  ["gradeInk", "poor"],
  ["ceiling", "surface"],
];

const graphics: [keyof Palette, keyof Palette][] = [
  ["reads", "surface"],
  ["writes", "surface"],
  ["cpu", "surface"],
  ["drives", "surface"],
  ["flash", "surface"],
  ["performance", "surface"],
  ["capacity", "surface"],
  ["ports", "surface"],
  ["links", "surface"],
  ["hosts", "surface"],
  ["good", "surface"],
  ["poor", "surface"],
  ["gradeEdge", "surface"],
  ["lineStrong", "surface"],
];

describe.each([
  ["light", light],
  ["dark", dark],
] as const)("in the %s theme", (theme, palette) => {
  test.each(text)("%s is readable on %s", (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(graphics)("%s stands out on %s", (mark, ground) => {
    expect(contrast(palette[mark], palette[ground])).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(kindTones[theme]))("an event of kind %s is readable", (_, tone) => {
    expect(contrast(tone.ink, tone.tint)).toBeGreaterThanOrEqual(7);
    expect(contrast(tone.edge, palette.surface)).toBeGreaterThanOrEqual(3);
  });
});

test("the grade, read and write colors match the report and the slides", () => {
  expect([light.good, light.fair, light.poor, light.reads, light.writes]).toEqual([
    "#009e73",
    "#e69f00",
    "#d55e00",
    "#0072b2",
    "#7b4fb5",
  ]);
});

test("colors become CSS variables", () => {
  expect(cssVariables(light, kindTones.light)).toMatchObject({
    "--sz-good-tint": light.goodTint,
    "--sz-kind-power-on-edge": "#957015",
  });
});
