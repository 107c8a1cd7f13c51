/** Below the week: every figure, what people feel, how much space it takes, and what to buy. */

import { Button, Skeleton } from "@mantine/core";
import { memo, type ReactNode, useMemo } from "react";
import { useMay } from "@/api/me";
import type { Result, Run } from "@/api/types";
import { Empty, Notice } from "@/components/feedback/Notice";
import { Card } from "@/components/layout/Card";
import { WhenSeen } from "@/components/layout/WhenSeen";
import { asksTheSame } from "@/features/recommendation/model/analysisStatus";
import type { Change } from "@/features/recommendation/model/settings";
import { LoginExperience } from "@/features/results/components/events/LoginExperience";
import { PhaseTable } from "@/features/results/components/events/PhaseTable";
import type { LivePreview } from "@/features/results/hooks/useLivePreview";
import { loginRows } from "@/features/results/model/events/loginExperience";
import { phaseTable } from "@/features/results/model/events/phaseTable";
import { t } from "@/i18n/t";
import { lazily } from "@/lib/browser/lazily";
import type { Store } from "@/lib/data/store";
import classes from "./workbench.module.css";

const Recommendations = lazily(() =>
  import("@/features/recommendation/components/Recommendations").then((its) => its.Recommendations),
);

const Capacity = lazily(() => import("@/features/results/components/Capacity").then((its) => its.Capacity));

const StatesTable = lazily(() =>
  import("@/features/results/components/arrays/StatesTable").then((its) => its.StatesTable),
);

const Warnings = lazily(() => import("@/features/results/components/Warnings").then((its) => its.Warnings));

/* While the hand brushes over the charts, none of these changes. */
const Figures = memo(PhaseTable);
const Logins = memo(LoginExperience);
const Space = memo(Capacity);

interface Props {
  answer: LivePreview["answer"];
  /** The newest result whose verdict covers growth and failures. */
  judged: Result | undefined;
  isStale: boolean;
  /** The latest result with recommendations. */
  recommended: Result | null;
  /** The run that they are from. */
  recommendedFor: Pick<Run, "scenario" | "scenario_version"> | undefined;
  lit: Store<string | null>;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  onField: (path: string) => void;
  onRun: () => void;
  onApply: (changes: Change[]) => void;
  /** The way to the other families. */
  more: ReactNode;
}

function States({ judged, isStale }: { judged: Result | undefined; isStale: boolean }) {
  if (!judged?.states?.length) return null;
  return (
    <WhenSeen>
      <StatesTable states={judged.states} isStale={isStale} />
    </WhenSeen>
  );
}

export function Results(props: Props) {
  const {
    answer,
    judged,
    isStale,
    recommended,
    recommendedFor,
    lit,
    selectedId,
    onSelect,
    onField,
    onRun,
    onApply,
    more,
  } = props;
  const editor = useMay("editor");
  const scenario = answer?.scenario;
  const result = answer?.preview.result;
  const measured = answer?.preview.measured;
  const table = useMemo(
    () => scenario && result && measured && phaseTable(scenario, result, measured),
    [scenario, result, measured],
  );
  const logins = useMemo(
    () => (scenario && result && measured ? loginRows(scenario, result, measured) : []),
    [scenario, result, measured],
  );
  if (!scenario || !result || !table) return <Skeleton height={320} />;
  const { goals } = scenario;
  const asked = recommendedFor?.scenario ?? scenario;
  const isOutdated = asked.array.model_id !== scenario.array.model_id || !asksTheSame(asked, scenario);
  return (
    <div className={classes.results} data-stale={isStale || undefined}>
      {result.warnings.length > 0 && (
        <WhenSeen>
          <Warnings warnings={result.warnings} onField={onField} />
        </WhenSeen>
      )}
      <States judged={judged} isStale={judged !== result} />
      <Figures {...table} lit={lit} selectedId={selectedId} onSelect={onSelect} />
      <Logins rows={logins} goodS={goals.login_good_s} fairS={goals.login_fair_s} />
      <WhenSeen>
        <Space capacity={result.capacity} hosts={result.hosts} spareGoal={goals.spare_capacity_fraction} />
      </WhenSeen>
      {recommended ? (
        <WhenSeen>
          {isOutdated && (
            <Notice
              tone="fair"
              title={t("scenario-recommendation-outdated", {
                version: recommendedFor?.scenario_version ?? 0,
              })}
              actions={
                <Button {...editor} size="compact-sm" variant="default" onClick={onRun}>
                  {t("scenario-recommendation-run")}
                </Button>
              }
            >
              {t("scenario-recommendation-outdated-hint")}
            </Notice>
          )}
          <Recommendations
            result={recommended}
            scenario={scenario}
            {...(!isOutdated && { onApply })}
            more={more}
          />
        </WhenSeen>
      ) : (
        <Card title={t("scenario-recommendation")}>
          <Empty title={t("scenario-recommendation-none")}>
            <Button {...editor} onClick={onRun}>
              {t("scenario-recommendation-run")}
            </Button>
          </Empty>
        </Card>
      )}
    </div>
  );
}
