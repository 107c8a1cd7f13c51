import type { ReactNode } from "react";
import classes from "./components.module.css";

interface Props {
  /** Read aloud: what the table holds. */
  label: string;
  /** Keeps to part of the screen and scrolls within it, under its head. */
  isLong?: boolean;
  children: ReactNode;
}

/** A table wider than a small screen scrolls by itself, by key too. */
export function ScrollTable({ label, isLong = false, children }: Props) {
  return (
    <section
      className={classes.tableScroll}
      data-long={isLong || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key
      tabIndex={0}
      aria-label={`${label}, table`}
    >
      {children}
    </section>
  );
}
