/** Raises the hosts that the guide proposes to what their CPU needs, which only an answer of the service says. */

import { useEffect, useRef } from "react";
import type { Scenario } from "@/api/types";
import type { LivePreview } from "@/features/results/hooks/useLivePreview";
import type { ScenarioEditor } from "@/features/scenario/hooks/useScenarioEditor";
import { isProposed, proposedHosts } from "@/features/scenario/model/hosts/hosts";
import { withValueAt } from "@/lib/data/path";

const HOSTS = "hosts.n_hosts";

interface ProposedHosts {
  /** Desktops per host that the CPU goal allows; null if it is unknown. */
  desktopsPerHost: number | null;
  change: (scenario: Scenario, step?: string) => void;
}

/**
 * The hosts follow the answers of a new scenario, and of another one once a question was answered here. A number that
 * was entered stays. Undo takes the answer and the hosts back together.
 */
export function useProposedHosts(editor: ScenarioEditor, live: LivePreview, isNew: boolean): ProposedHosts {
  const { scenario } = editor;
  const desktopsPerHost = live.answer?.preview.result.hosts?.density_by_cpu ?? null;
  const before = useRef<number | null>(null);
  const step = useRef<string | undefined>(undefined);
  const isFollowing = useRef(isNew);
  const change = (after: Scenario, path?: string) => {
    step.current = path;
    isFollowing.current = path !== HOSTS;
    editor.change(after, path);
  };
  const record = editor.change;
  useEffect(() => {
    if (live.isStale || desktopsPerHost === null) return;
    const known = before.current;
    before.current = desktopsPerHost;
    const n = proposedHosts(scenario, desktopsPerHost);
    if (!isFollowing.current || n === scenario.hosts.n_hosts || !isProposed(scenario, known)) return;
    record(withValueAt(scenario, HOSTS, n), step.current);
  }, [live.isStale, desktopsPerHost, scenario, record]);
  return { desktopsPerHost, change };
}
