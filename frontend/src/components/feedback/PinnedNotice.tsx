/** Notices that stay in view while the page is scrolled. */

import { Portal } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "../components.module.css";

const REGION = "notices";

/** The area below the header that shows pinned notices, including those common to all pages. */
export function NoticeRegion({ children }: { children: ReactNode }) {
  return (
    <div id={REGION} data-notices className={classes.pinned}>
      {children}
    </div>
  );
}

/** A notice of the page, shown in that area. */
export function PinnedNotice({ children }: { children: ReactNode }) {
  return <Portal target={`#${REGION}`}>{children}</Portal>;
}
