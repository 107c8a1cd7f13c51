/** Login experience per login event: predicted shares, and the measured ones where the study has them. */

import type { ComparableMeasurement, Result, Scenario } from "@/api/types";
import { t } from "@/i18n/t";
import type { Shares } from "@/lib/chart/viewModel";
import { groupBy } from "@/lib/data/groupBy";
import { duration } from "@/lib/format/numbers";
import { sharesOf } from "./eventCards";
import { type MeasuredOfPhase, measuredByPhase } from "./measured";
import { poolNames } from "./phases";
import { dayOfPhase, foldedRows, type OfDay, type SameDays } from "./sameDays";

export interface LoginRow extends OfDay, SameDays {
  phaseId: string;
  label: string;
  who: string;
  predicted: Shares;
  figures: string;
  measured: Shares | null;
  measuredFigures: string;
}

/** Nothing where the study does not print all three. */
function measuredShares(measured: MeasuredOfPhase): Shares | null {
  const share = (grade: string) => measured.get(`login_${grade}_fraction`)?.low;
  const [good, fair, poor] = [share("good"), share("fair"), share("poor")];
  if (good === undefined || fair === undefined || poor === undefined) return null;
  return { good, fair, poor };
}

function measuredWords(measured: MeasuredOfPhase): string {
  const mean = measured.get("login_mean_s");
  const longest = measured.get("login_max_s");
  return [
    mean && t("results-login-mean", { time: duration(mean.low) }),
    longest && t("results-login-longest", { time: duration(longest.high) }),
  ]
    .filter(Boolean)
    .join(", ");
}

const FEW = 3;

/** How many users each pool has, by name where there are others: "Pool 1: 512 users; Pool 2: 320 users". */
function whoOf(scenario: Scenario, pools: readonly { names: string[]; nUsers: number }[]): string {
  const [first] = pools;
  const isEverybody = pools.length === 1 && first?.names.length === scenario.pools.length;
  if (first && isEverybody) return t("results-n-users", { n: first.nUsers });
  if (first && pools.length > FEW && pools.every(({ nUsers }) => nUsers === first.nUsers))
    return t("results-pools-alike", { n: pools.length, users: t("results-n-users", { n: first.nUsers }) });
  const said = pools.map(({ names, nUsers }) =>
    t("results-pools-users", { pools: names.join(", "), users: t("results-n-users", { n: nUsers }) }),
  );
  return said.join("; ");
}

/** A row per login event with its worst day; pools with the same figures share it. */
export function loginRows(
  scenario: Scenario,
  result: Result,
  measuredRows: readonly ComparableMeasurement[],
): LoginRow[] {
  const measuredOf = measuredByPhase(measuredRows);
  const dayOf = dayOfPhase(scenario, result);
  const rows = result.phases.flatMap((phase) => {
    const predicted = sharesOf(phase);
    if (predicted === null || phase.experience === null) return [];
    const { mean_s, p95_s, max_s, n_users } = phase.experience;
    const measured = measuredOf(phase.id);
    return [
      {
        ...dayOf(phase),
        phaseId: phase.id,
        label: phase.label,
        nUsers: n_users,
        pools: poolNames(phase, scenario),
        predicted,
        figures: t("results-login-figures", {
          mean: duration(mean_s),
          p95: duration(p95_s),
          max: duration(max_s),
        }),
        measured: measuredShares(measured),
        measuredFigures: measuredWords(measured),
      },
    ];
  });
  const alike = groupBy(rows, ({ label, figures, measuredFigures }) =>
    JSON.stringify([label, figures, measuredFigures]),
  );
  const ofPools = [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const who = whoOf(
      scenario,
      group.map(({ pools, nUsers }) => ({ names: pools, nUsers })),
    );
    return { ...first, who };
  });
  return foldedRows(ofPools, ({ who, measuredFigures }) => [who, measuredFigures], scenario.time_zone);
}
