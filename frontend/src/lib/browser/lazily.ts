/** A component whose code is loaded when it is first shown: what few look at need not be there when a page opens. */

import { type ComponentType, type LazyExoticComponent, lazy } from "react";

export function lazily<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await load() }));
}
