/** Where a figure leads that is pressed: to the terms that it is the sum of, and to what they rest on. */

import { createContext } from "react";

export interface AskedFigure {
  phaseId: string;
  /** As evidence names it: *reads_iops*, *drives_fraction*, *login_mean_s*. */
  figureId: string;
}

/** None where figures cannot be opened, as on a shared page. */
export const FigureContext = createContext<((asked: AskedFigure) => void) | null>(null);
