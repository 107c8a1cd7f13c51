/** Whether the list of keyboard shortcuts is open. */

import { createStore } from "@/lib/data/store";

export const shortcutsShown = createStore(false);
