import { type ReactNode, useRef } from "react";
import { t } from "@/i18n/t";
import { contentOfElement } from "@/lib/chart/takeAway";
import classes from "../components.module.css";
import { TableExport } from "./TableExport";

interface Props {
  /** Read aloud: what the table holds. */
  label: string;
  /** Limited to part of the screen, scrolling below its header. */
  isLong?: boolean;
  /** It can be copied and saved as shown. */
  canBeTaken?: boolean;
  children: ReactNode;
}

/** A table wider than a small screen scrolls separately, also by keyboard. */
export function ScrollTable({ label, isLong = false, canBeTaken = false, children }: Props) {
  const frame = useRef<HTMLElement>(null);
  const content = () => {
    const table = frame.current?.querySelector("table");
    return table ? contentOfElement(table) : { header: [], lines: [] };
  };
  const scrolling = (
    <section
      ref={frame}
      className={classes.tableScroll}
      data-print-fit="table"
      data-long={isLong || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key
      tabIndex={0}
      aria-label={t("common-table-label", { label })}
    >
      {children}
    </section>
  );
  if (!canBeTaken) return scrolling;
  return (
    <>
      <div className={classes.tableTools}>
        <TableExport title={label} content={content} />
      </div>
      {scrolling}
    </>
  );
}
