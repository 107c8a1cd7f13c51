/** A component whose code is loaded when it is first shown, so that rarely used parts do not delay a page. */

import { type ComponentType, type LazyExoticComponent, lazy } from "react";

export function lazily<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await load() }));
}
