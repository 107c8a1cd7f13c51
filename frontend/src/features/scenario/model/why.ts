/** Reasons why a question is asked: what in the result depends on it. */

import { textIfAny } from "@/i18n/t";

/**
 * Numbers in a path are places in a list: `pools.0.n_desktops` is asked as any `pools.n_desktops`, and a field of another
 * array as that of the main one.
 */
export function whyOf(path: string): string | undefined {
  const field = path
    .replaceAll(/\.\d+(?=\.)/g, "")
    .replace("other_arrays", "array")
    .replaceAll(".", "-");
  return textIfAny(`scenario-why-${field}`);
}
