/** Login experience per login event: predicted shares, and the measured ones where the study has them. */

import type { EvidenceRow, Result, Scenario } from "@/api/types";
import type { Shares } from "@/lib/chart/viewModel";
import { counted, duration } from "@/lib/format";
import { grouped } from "@/lib/grouped";
import { sharesOf } from "./eventCards";
import { type MeasuredOfPhase, measuredFor } from "./measured";
import { poolNames } from "./phases";

export interface LoginRow {
  phaseId: string;
  eventId: string;
  label: string;
  who: string;
  predicted: Shares;
  figures: string;
  measured: Shares | null;
  measuredFigures: string;
}

function measuredShares(measured: MeasuredOfPhase): Shares | null {
  const share = (grade: string) => measured.get(`login_${grade}_fraction`)?.low;
  const [good, fair, poor] = [share("good"), share("fair"), share("poor")];
  if (good === undefined) return null;
  const rest = Math.max(0, 1 - good);
  return { good, fair: fair ?? rest - (poor ?? 0), poor: poor ?? rest - (fair ?? rest) };
}

function measuredWords(measured: MeasuredOfPhase): string {
  const mean = measured.get("login_mean_s");
  const longest = measured.get("login_max_s");
  return [mean && `mean ${duration(mean.low)}`, longest && `longest ${duration(longest.high)}`]
    .filter(Boolean)
    .join(", ");
}

/** A row per login event; pools that feel the same share it. */
export function loginRows(scenario: Scenario, result: Result, evidence: readonly EvidenceRow[]): LoginRow[] {
  const rows = result.phases.flatMap((phase) => {
    const predicted = sharesOf(phase);
    if (predicted === null || phase.experience === null) return [];
    const { mean_s, p95_s, max_s, n_users } = phase.experience;
    const measured = measuredFor(phase, scenario, evidence);
    return [
      {
        phaseId: phase.id,
        eventId: phase.event_id,
        label: phase.label,
        nUsers: n_users,
        pools: poolNames(phase, scenario),
        predicted,
        figures: `mean ${duration(mean_s)}, 95 of 100 within ${duration(p95_s)}, longest ${duration(max_s)}`,
        measured: measuredShares(measured),
        measuredFigures: measuredWords(measured),
      },
    ];
  });
  const alike = grouped(rows, ({ label, figures, measuredFigures }) =>
    JSON.stringify([label, figures, measuredFigures]),
  );
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const names = new Set(group.flatMap(({ pools }) => pools));
    const users = counted(
      group.reduce((sum, { nUsers }) => sum + nUsers, 0),
      "user",
    );
    return {
      ...first,
      who: names.size < scenario.pools.length ? `${[...names].join(", ")}: ${users}` : users,
    };
  });
}
