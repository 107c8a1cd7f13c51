/** Keyboard shortcuts, in groups, with the pages where they work. */

import type { LabelId } from "@/i18n/t";

interface Shortcut {
  /** Keys to press together; alternatives are separated by a bar. */
  keys: string;
  label: LabelId;
}

interface ShortcutGroup {
  title: LabelId;
  /** Addresses where they work; by default, everywhere. */
  within?: RegExp;
  shortcuts: readonly Shortcut[];
}

export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: "app-keys-everywhere",
    shortcuts: [
      { keys: "Mod+K", label: "app-search" },
      { keys: "?", label: "app-keys" },
    ],
  },
  {
    title: "app-keys-scenario",
    within: /^\/scenarios\/[^/]+(\/guide)?$/,
    shortcuts: [
      { keys: "Mod+Z", label: "app-keys-undo" },
      { keys: "Mod+Shift+Z|Mod+Y", label: "app-keys-redo" },
    ],
  },
  {
    title: "app-keys-event",
    within: /^\/scenarios\/[^/]+$/,
    shortcuts: [
      { keys: "↑|↓", label: "app-keys-move-time" },
      { keys: "←|→", label: "app-keys-move-day" },
      { keys: "Shift+↑|Shift+↓", label: "app-keys-move-end" },
      { keys: "Enter", label: "app-keys-open" },
      { keys: "Shift+F10", label: "app-keys-menu" },
      { keys: "X", label: "app-keys-select" },
      { keys: "Esc", label: "app-keys-unselect" },
      { keys: "Delete", label: "app-keys-delete" },
      { keys: "Mod+D", label: "app-keys-duplicate" },
      { keys: "Mod+C", label: "app-keys-copy" },
      { keys: "Mod+V", label: "app-keys-paste" },
    ],
  },
  {
    title: "app-keys-numbers",
    within: /^\/(scenarios\/[^/]+(\/guide)?|start|catalog\/(prices|arrays\/add)|imports\/[^/]+)$/,
    shortcuts: [
      { keys: "↑|↓", label: "app-keys-step" },
      { keys: "PageUp|PageDown", label: "app-keys-ten-steps" },
    ],
  },
];

/** Returns the groups that have shortcuts on a page. */
export function shortcutsOn(pathname: string): readonly ShortcutGroup[] {
  return shortcutGroups.filter(({ within }) => within === undefined || within.test(pathname));
}
