/** Below the week: every figure, what people feel, how much space it takes, and what to buy. */

import { Button, Skeleton } from "@mantine/core";
import { type ReactNode, useMemo } from "react";
import { useMay } from "@/api/me";
import { useMeasurements } from "@/api/measurements";
import type { Recommendation } from "@/api/types";
import { Card } from "@/components/Card";
import { Empty } from "@/components/Notice";
import { RecommendationCard } from "@/features/recommendation/components/RecommendationCard";
import type { Change } from "@/features/recommendation/model/settings";
import { Capacity } from "@/features/results/components/Capacity";
import { LoginExperience } from "@/features/results/components/LoginExperience";
import { PhaseTable } from "@/features/results/components/PhaseTable";
import { loginRows } from "@/features/results/model/loginExperience";
import { phaseTable } from "@/features/results/model/phaseTable";
import type { LiveAnswer } from "@/features/results/useLiveAnswer";
import type { Store } from "@/lib/store";
import classes from "./workbench.module.css";

interface Props {
  answer: LiveAnswer["answer"];
  isStale: boolean;
  recommendation: Recommendation | null;
  lit: Store<string | null>;
  onSelect: (id: string) => void;
  onRun: () => void;
  onApply: (changes: Change[]) => void;
  /** The way to the other families. */
  more: ReactNode;
}

export function Results({ answer, isStale, recommendation, lit, onSelect, onRun, onApply, more }: Props) {
  const editor = useMay("editor");
  const measurements = useMeasurements();
  const evidence = useMemo(() => measurements.data?.rows ?? [], [measurements.data]);
  const table = useMemo(
    () => answer && phaseTable(answer.scenario, answer.preview.result, evidence),
    [answer, evidence],
  );
  const logins = useMemo(
    () => (answer ? loginRows(answer.scenario, answer.preview.result, evidence) : []),
    [answer, evidence],
  );
  if (answer === null || table === null) return <Skeleton height={320} />;
  const { goals } = answer.scenario;
  return (
    <div className={classes.results} data-stale={isStale || undefined}>
      <PhaseTable {...table} lit={lit} onSelect={onSelect} />
      <LoginExperience rows={logins} goodS={goals.login_good_s} fairS={goals.login_fair_s} />
      <Capacity
        capacity={answer.preview.result.capacity}
        hosts={answer.preview.result.hosts}
        pools={answer.scenario.pools}
        spareGoal={goals.spare_capacity_fraction}
      />
      {recommendation ? (
        <RecommendationCard recommendation={recommendation} onApply={onApply} more={more} />
      ) : (
        <Card title="Recommendation">
          <Empty title="A run searches for the cheapest configuration that holds">
            <Button {...editor} onClick={onRun}>
              Search with a run
            </Button>
          </Empty>
        </Card>
      )}
    </div>
  );
}
