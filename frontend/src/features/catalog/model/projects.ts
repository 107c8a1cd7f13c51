/** Custom arrays that were created for a project. */

import type { OwnEntrySummary } from "@/api/types";

/** Return the ids of custom arrays that were created for other projects than this one. */
export function otherProjectsArrays(
  entries: readonly OwnEntrySummary[] | undefined,
  projectId: string | undefined,
): ReadonlySet<string> {
  const others = (entries ?? []).filter(
    ({ kind, project_id }) => kind === "arrays" && project_id != null && project_id !== projectId,
  );
  return new Set(others.map(({ id }) => id));
}
