/** Ctrl+Z, and Ctrl+Shift+Z or Ctrl+Y, for the whole page; text fields keep their own. */

import { useEffect } from "react";

const typing = "input:not([type=checkbox]):not([type=radio]), textarea, [contenteditable=true]";

export function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || (key !== "z" && key !== "y")) return;
      const field = (event.target as HTMLElement).closest<HTMLInputElement>(typing);
      if (field?.type === "text" && field.inputMode === "") return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) redo();
      else undo();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [undo, redo]);
}
