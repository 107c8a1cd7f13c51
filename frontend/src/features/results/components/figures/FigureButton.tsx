/** A figure that opens to its arithmetic, where it can. */

import { type ReactNode, useContext } from "react";
import { t } from "@/i18n/t";
import { type AskedFigure, FigureContext } from "../../hooks/figureContext";
import classes from "../results.module.css";

interface Props extends AskedFigure {
  /** Reached by key: not every figure of a row, because the one leads to the others. */
  isFocusable?: boolean;
  /** It takes the whole line. */
  isWide?: boolean;
  children: ReactNode;
}

export function FigureButton({ phaseId, figureId, isFocusable = true, isWide = false, children }: Props) {
  const open = useContext(FigureContext);
  if (open === null) return children;
  return (
    <button
      type="button"
      className={classes.openable}
      title={t("results-figure-open")}
      data-figure={figureId}
      data-wide={isWide || undefined}
      tabIndex={isFocusable ? 0 : -1}
      onClick={() => open({ phaseId, figureId })}
    >
      {children}
    </button>
  );
}
