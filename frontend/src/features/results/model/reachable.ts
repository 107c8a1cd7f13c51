/** Goals of a scenario that no hardware can meet. */

import type { Result } from "@/api/types";

/** The smallest value that hardware can meet, by the path of each goal below it. */
export function reachableIn(result: Result | null | undefined): ReadonlyMap<string, number> {
  const found = (result?.warnings ?? []).flatMap(({ path, smallest_reachable }): [string, number][] =>
    smallest_reachable == null ? [] : [[path, smallest_reachable]],
  );
  return new Map(found);
}
