/** The list of keyboard shortcuts, opened with `?`. */

import { Suspense, useEffect } from "react";
import { lazily } from "@/lib/browser/lazily";
import { useStored } from "@/lib/data/store";
import { shortcutsShown } from "./shown";

const ShortcutList = lazily(() => import("./ShortcutList").then((its) => its.ShortcutList));

const typing = "input, textarea, select, [contenteditable=true]";

export function Shortcuts() {
  const isOpen = useStored(shortcutsShown, (shown) => shown);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest(typing) !== null;
      if (event.key !== "?" || isTyping || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      shortcutsShown.set(true);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return isOpen ? (
    <Suspense>
      <ShortcutList onClose={() => shortcutsShown.set(false)} />
    </Suspense>
  ) : null;
}
