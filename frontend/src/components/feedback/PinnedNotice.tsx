/** Notices that stay in view however far down the page the reader is. */

import { Portal } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "../components.module.css";

const REGION = "notices";

/** The place below the header where pinned notices are shown, with those of every page. */
export function NoticeRegion({ children }: { children: ReactNode }) {
  return (
    <div id={REGION} data-notices className={classes.pinned}>
      {children}
    </div>
  );
}

/** A notice of the page, shown in that place. */
export function PinnedNotice({ children }: { children: ReactNode }) {
  return <Portal target={`#${REGION}`}>{children}</Portal>;
}
