/** The selection of several events in the calendar. */

import { useCallback, useState } from "react";
import { createStore } from "@/lib/data/store";

/** Ids outside React, so that only the events in the selection redraw. */
export function useMarked() {
  const [marked] = useState(() => createStore<ReadonlySet<string>>(new Set()));
  const mark = useCallback((ids: readonly string[]) => marked.set(new Set(ids)), [marked]);
  const markedWith = useCallback(
    (id: string | undefined) => {
      const ids = marked.get();
      return id !== undefined && ids.size > 1 && ids.has(id) ? [...ids] : [];
    },
    [marked],
  );
  const toggle = useCallback(
    (id: string) => {
      const ids = marked.get();
      mark(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]);
    },
    [marked, mark],
  );
  return { marked, mark, markedWith, toggle };
}
