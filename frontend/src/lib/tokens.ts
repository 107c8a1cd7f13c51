/** The colors of the product, one set per theme; `tokens.test.ts` holds their contrasts. */

export interface Palette {
  page: string;
  surface: string;
  raised: string;
  line: string;
  lineStrong: string;
  text: string;
  muted: string;
  accent: string;
  accentTint: string;
  accentText: string;
  good: string;
  fair: string;
  poor: string;
  gradeEdge: string;
  gradeInk: string;
  goodTint: string;
  goodText: string;
  fairTint: string;
  fairText: string;
  poorTint: string;
  poorText: string;
  reads: string;
  writes: string;
  cpu: string;
  drives: string;
  flash: string;
  performance: string;
  capacity: string;
  ports: string;
  links: string;
  hosts: string;
  ceiling: string;
  heat: string;
}

export const light: Palette = {
  page: "#f5f6f8",
  surface: "#ffffff",
  raised: "#fafbfc",
  line: "#e1e4ea",
  lineStrong: "#868e9c",
  text: "#14181f",
  muted: "#59616e",
  accent: "#3a4fc2",
  accentTint: "#eceefb",
  accentText: "#ffffff",
  good: "#009e73",
  fair: "#e69f00",
  poor: "#d55e00",
  gradeEdge: "#3d3d3d",
  gradeInk: "#14181f",
  goodTint: "#e2f4ee",
  goodText: "#005f45",
  fairTint: "#fdf1d8",
  fairText: "#6e4b00",
  poorTint: "#fce8dc",
  poorText: "#8c3d00",
  reads: "#0072b2",
  writes: "#7b4fb5",
  cpu: "#2f3640",
  drives: "#6b7482",
  flash: "#0f7f8f",
  performance: "#6b7482",
  capacity: "#b0547f",
  ports: "#8a6d3b",
  links: "#4b8a3f",
  hosts: "#9a4a1e",
  ceiling: "#8c3d00",
  heat: "#d55e00",
};

export const dark: Palette = {
  page: "#0f1216",
  surface: "#171b21",
  raised: "#1c2128",
  line: "#2b313a",
  lineStrong: "#6f7886",
  text: "#eceff3",
  muted: "#a3acb9",
  accent: "#9aa8f5",
  accentTint: "#232a4a",
  accentText: "#10142b",
  good: "#009e73",
  fair: "#e69f00",
  poor: "#d55e00",
  gradeEdge: "#eceff3",
  gradeInk: "#0b0d10",
  goodTint: "#12322a",
  goodText: "#6fdcb9",
  fairTint: "#3a2d0d",
  fairText: "#f5c862",
  poorTint: "#42230f",
  poorText: "#ffab73",
  reads: "#56a9dc",
  writes: "#b391e0",
  cpu: "#dfe4ea",
  drives: "#97a1ae",
  flash: "#4fc3d4",
  performance: "#97a1ae",
  capacity: "#e08fb6",
  ports: "#c9a86a",
  links: "#74b865",
  hosts: "#e8936a",
  ceiling: "#ffab73",
  heat: "#e8762a",
};

/** Kinds of event in the calendar, each with a muted tint and an ink that reads on it. */
type KindTone = { tint: string; edge: string; ink: string };

export const kindTones: Record<"light" | "dark", Record<string, KindTone>> = {
  light: {
    provision: { tint: "#dceeeb", edge: "#2a7f76", ink: "#124c46" },
    power_on: { tint: "#f5ead0", edge: "#957015", ink: "#54400b" },
    reboot: { tint: "#f6e2d8", edge: "#ad5730", ink: "#6a3016" },
    login: { tint: "#dde8f6", edge: "#2f66a6", ink: "#173d6b" },
    logoff: { tint: "#e6e9ef", edge: "#667083", ink: "#373f4d" },
    recompose: { tint: "#dff0dc", edge: "#4b8a3f", ink: "#27501f" },
    antivirus_scan: { tint: "#e3f1d2", edge: "#6d8a1f", ink: "#3c4f0c" },
    patch: { tint: "#f7e3ee", edge: "#b04a86", ink: "#6d1f4e" },
    backup: { tint: "#d9eef5", edge: "#22809f", ink: "#0c495d" },
    replication: { tint: "#dfe3fa", edge: "#5560c8", ink: "#2c3488" },
    load_test: { tint: "#f1e8df", edge: "#8d6a4b", ink: "#51391f" },
    failure: { tint: "#fadcd6", edge: "#c23b22", ink: "#781c0c" },
    maintenance: { tint: "#eae3f2", edge: "#785399", ink: "#472c63" },
    outage: { tint: "#f5dde2", edge: "#a83a52", ink: "#6c1f31" },
  },
  dark: {
    provision: { tint: "#173a36", edge: "#4faea3", ink: "#c3e8e3" },
    power_on: { tint: "#3d3214", edge: "#c49a3a", ink: "#f3e2b5" },
    reboot: { tint: "#43291c", edge: "#d67f56", ink: "#f7d7c6" },
    login: { tint: "#1b3150", edge: "#6a9fdb", ink: "#cfe1f8" },
    logoff: { tint: "#2b3039", edge: "#8d98a9", ink: "#dbe0e8" },
    recompose: { tint: "#203a1b", edge: "#74b865", ink: "#cfecc8" },
    antivirus_scan: { tint: "#313a12", edge: "#a2bf4a", ink: "#e4efbf" },
    patch: { tint: "#451f37", edge: "#d67bb2", ink: "#f7d3e8" },
    backup: { tint: "#12384a", edge: "#4fb0d2", ink: "#c3e6f3" },
    replication: { tint: "#272b55", edge: "#8b95ec", ink: "#d6daf9" },
    load_test: { tint: "#3b2e22", edge: "#bd9673", ink: "#eeddcd" },
    failure: { tint: "#4c1c13", edge: "#e9745c", ink: "#fbd2c9" },
    maintenance: { tint: "#35264a", edge: "#a582cb", ink: "#e4d5f4" },
    outage: { tint: "#451c28", edge: "#d9708a", ink: "#f7d0d9" },
  },
};

/** The palette as CSS variables, `goodTint` becoming `--sz-good-tint`. */
export function cssVariables(palette: Palette, tones: Record<string, KindTone>): Record<string, string> {
  const named = Object.entries(palette).map(([name, value]) => [
    `--sz-${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`,
    value,
  ]);
  const kinds = Object.entries(tones).flatMap(([kind, tone]) =>
    Object.entries(tone).map(([part, value]) => [`--sz-kind-${kind.replace("_", "-")}-${part}`, value]),
  );
  return Object.fromEntries([...named, ...kinds]);
}
