/** What the fields of the form share: the entries, and what is wrong with them. */

import { createContext, useContext } from "react";
import type { NumberId, TextId } from "../../model/sheet/fields";
import type { SheetForm } from "../../model/sheet/form";

export interface SheetContext {
  form: SheetForm;
  change: (part: Partial<SheetForm>) => void;
  errorOf: (id: NumberId | TextId) => string | undefined;
}

export const SheetFormContext = createContext<SheetContext | null>(null);

export function useSheetForm(): SheetContext {
  const found = useContext(SheetFormContext);
  if (found === null) throw new Error("a field outside of its form");
  return found;
}
