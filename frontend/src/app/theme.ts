import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineThemeOverride,
  mergeThemeOverrides,
} from "@mantine/core";
import type { FocusEvent } from "react";
import { cssVariables, dark, kindTones, light, type Palette } from "@/lib/tokens";

const ink: MantineColorsTuple = [
  "#eceefb",
  "#d6daf6",
  "#b3bbee",
  "#9aa8f5",
  "#7485e2",
  "#5567d4",
  "#4558cb",
  "#3a4fc2",
  "#3143a8",
  "#28388c",
];

/* For irreversible actions; white on the shades of a button has a contrast of at least 4.5 to 1. */
const red: MantineColorsTuple = [
  "#fdeeec",
  "#f9d8d4",
  "#f1b0a9",
  "#e98a80",
  "#dd6458",
  "#d04a3d",
  "#c23a2d",
  "#b02f23",
  "#9a271d",
  "#7f1f17",
];

/* Surfaces and lines of the dark theme, for Mantine's own components. */
const slate: MantineColorsTuple = [
  dark.text,
  "#c9cfd8",
  dark.muted,
  dark.lineStrong,
  "#39414c",
  dark.line,
  dark.raised,
  dark.surface,
  "#12161b",
  dark.page,
];

const theme = createTheme({
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SFMono-Regular', Menlo, monospace",
  primaryColor: "ink",
  primaryShade: { light: 7, dark: 6 },
  colors: { ink, red, dark: slate },
  defaultRadius: "sm",
  cursorType: "pointer",
  respectReducedMotion: true,
  fontSizes: { xs: "12px", sm: "14px", md: "14px", lg: "16px", xl: "20px" },
  lineHeights: { xs: "16px", sm: "20px", md: "20px", lg: "24px", xl: "28px" },
  spacing: { xs: "4px", sm: "8px", md: "12px", lg: "16px", xl: "24px" },
  radius: { xs: "2px", sm: "4px", md: "6px", lg: "8px", xl: "12px" },
  headings: {
    fontWeight: "600",
    sizes: {
      h1: { fontSize: "28px", lineHeight: "36px" },
      h2: { fontSize: "20px", lineHeight: "28px" },
      h3: { fontSize: "16px", lineHeight: "24px" },
      h4: { fontSize: "14px", lineHeight: "20px" },
    },
  },
  components: {
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
    Button: { styles: { label: { fontWeight: 500 } } },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ["label", "input", "error", "description"] },
      styles: {
        label: { fontWeight: 500 },
        description: { fontSize: "12px", lineHeight: "16px" },
        error: { fontSize: "12px", lineHeight: "16px" },
      },
    },
    // A menu holds its items and nothing else: what takes the focus first is one of them.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // What is typed into a list that can be searched replaces the current choice, as in an address bar.
    Select: {
      defaultProps: {
        onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
          if (!currentTarget.readOnly) requestAnimationFrame(() => currentTarget.select());
        },
      },
    },
    Notification: { styles: { description: { color: "var(--mantine-color-dimmed)" } } },
    Table: { defaultProps: { verticalSpacing: 6, horizontalSpacing: 12 } },
  },
});

/** Returns the theme with the texts of its components in the reader's language. */
export function themeWith(closeLabel: string, nothingFoundMessage: string): MantineThemeOverride {
  const defaultProps = { closeButtonProps: { "aria-label": closeLabel } };
  const closable = { Modal: { defaultProps }, Drawer: { defaultProps }, Notification: { defaultProps } };
  const lists = {
    Select: { defaultProps: { nothingFoundMessage } },
    MultiSelect: { defaultProps: { nothingFoundMessage } },
  };
  return mergeThemeOverrides(theme, { components: { ...closable, ...lists } });
}

function mantineVariables(palette: Palette): Record<string, string> {
  return {
    "--mantine-color-body": palette.page,
    "--mantine-color-text": palette.text,
    "--mantine-color-dimmed": palette.muted,
    "--mantine-color-placeholder": palette.muted,
    "--mantine-color-anchor": palette.accent,
    "--mantine-color-error": palette.poorText,
    "--mantine-color-default": palette.surface,
    "--mantine-color-default-hover": palette.raised,
    "--mantine-color-default-border": palette.line,
    "--table-border-color": palette.line,
  };
}

export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...cssVariables(light, kindTones.light), ...mantineVariables(light) },
  dark: { ...cssVariables(dark, kindTones.dark), ...mantineVariables(dark) },
});
