/** Pages of the documentation that the service offers. */

import { useQuery } from "@tanstack/react-query";

export interface HelpPage {
  /** Address below `/help/`. */
  path: string;
  title: string;
}

const none: HelpPage[] = [];

/** Returns the pages; none where the service has no documentation. */
async function loadPages(): Promise<HelpPage[]> {
  try {
    const response = await fetch("/help/titles.json");
    return response.ok ? ((await response.json()) as HelpPage[]) : none;
  } catch {
    return none;
  }
}

export function useHelpPages(): HelpPage[] {
  const queryFn = loadPages;
  return useQuery({ queryKey: ["help-pages"], queryFn, staleTime: Number.POSITIVE_INFINITY }).data ?? none;
}
