/** Ctrl+C and Ctrl+V for events, anywhere on the page but in a text field or over selected text. */

import { useEffect } from "react";

const typing = "input, textarea, select, [contenteditable=true], [role=dialog]";

interface CopyKeys {
  /** False where there is nothing to copy. */
  copy: (focusedId: string | null) => boolean;
  paste: () => boolean;
}

/** "c" or "v" with the key that makes it a command; null where the text under the hands comes first. */
function commandOf(event: KeyboardEvent): string | null {
  const isTyping = event.target instanceof HTMLElement && event.target.closest(typing) !== null;
  const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  return isCommand && !isTyping ? event.key.toLowerCase() : null;
}

function focusedId(): string | null {
  return document.activeElement?.closest<HTMLElement>("[data-event-id]")?.dataset.eventId ?? null;
}

export function useCopyKeys({ copy, paste }: CopyKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = commandOf(event);
      const copies = command === "c" && !window.getSelection()?.toString();
      if ((copies && copy(focusedId())) || (command === "v" && paste())) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [copy, paste]);
}
