/** What to change, what to buy, how long that lasts, and how sure it is. */

import { Button, SegmentedControl, Skeleton } from "@mantine/core";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import type { ScenarioDraft } from "@/api/types";
import { ErrorNotice } from "@/components/feedback/Notice";
import { toastProblem } from "@/components/feedback/toasts";
import { Page, PageHead } from "@/components/layout/PageHeader";
import { usePriceList } from "@/features/prices/api";
import { AdviceAnswer } from "@/features/recommendation/components/AdviceAnswer";
import { AnalysisCard } from "@/features/recommendation/components/AnalysisCard";
import { MonteCarloAnswer } from "@/features/recommendation/components/MonteCarloAnswer";
import { RunwayAnswer } from "@/features/recommendation/components/RunwayAnswer";
import classes from "@/features/recommendation/components/recommendation.module.css";
import { SensitivityAnswer } from "@/features/recommendation/components/SensitivityAnswer";
import { ShortlistAnswer } from "@/features/recommendation/components/ShortlistAnswer";
import { useAnalysis } from "@/features/recommendation/hooks/useAnalysis";
import { type Change, isAsChanged } from "@/features/recommendation/model/settings";
import { useScenarioDraft } from "@/features/scenario/api";
import { whole } from "@/lib/format/numbers";
import { withProposedChanges } from "../handover/proposedChanges";

const route = getRouteApi("/scenarios/$scenarioId/recommend");

const draws = ["50", "200", "1000"];
const SEED = 1;

function Sections({ draft }: { draft: ScenarioDraft }) {
  const { id, version, scenario } = draft;
  const navigate = route.useNavigate();
  const [nDraws, setDraws] = useState("200");
  const shortlist = useAnalysis("shortlist", id);
  const advice = useAnalysis("advice", id);
  const runway = useAnalysis("runway", id);
  const sensitivity = useAnalysis("sensitivity", id);
  const range = useAnalysis("range", id);

  const priced = { version, catalogVersion: usePriceList().data?.catalog_version };
  const isPresent = (changes: Change[]) => isAsChanged(scenario, changes);
  const use = (changes: Change[]) =>
    void navigate({
      to: "/scenarios/$scenarioId",
      params: { scenarioId: id },
      search: { section: changes.some(({ path }) => path.startsWith("array")) ? "storage" : "week" },
      state: withProposedChanges(changes),
    });
  const isNew = [shortlist, advice].every(({ latest, isLoading }) => latest === null && !isLoading);
  const recommend = () => Promise.all([advice.ask(), shortlist.ask()]).catch(toastProblem);

  return (
    <Page>
      <PageHead
        title="Recommend"
        lead={
          <>
            For{" "}
            <Link to="/scenarios/$scenarioId" params={{ scenarioId: id }}>
              {scenario.name}
            </Link>
            , version {version}: what costs nothing first, then the cheapest hardware that keeps every goal.
          </>
        }
        actions={
          isNew && (
            <Button loading={shortlist.isStarting || advice.isStarting} onClick={recommend}>
              Recommend
            </Button>
          )
        }
      />
      <div className={classes.page}>
        <AnalysisCard
          title="Before hardware"
          note="Changes of the schedule and of what is there, each simulated over the whole calendar"
          question={advice}
          present={priced}
          verb="Look for changes"
          promise="What a change of the schedule saves in hardware"
        >
          {(run) => run.advice && <AdviceAnswer advice={run.advice} isPresent={isPresent} onUse={use} />}
        </AnalysisCard>
        <AnalysisCard
          title="Cheapest hardware per array family"
          note="Judged on the whole calendar against every goal, growth and failures included"
          question={shortlist}
          present={priced}
          verb="Search all families"
          promise="The cheapest configuration of every array family that holds"
        >
          {(run) =>
            run.shortlist && <ShortlistAnswer shortlist={run.shortlist} isPresent={isPresent} onUse={use} />
          }
        </AnalysisCard>
        <AnalysisCard
          title="How long it holds"
          note="The array as it is, with more and more desktops"
          question={runway}
          present={{ version }}
          verb="Find the limit"
          promise="How many desktops the array holds, and at which event it turns fair, then poor"
        >
          {(run) => run.runway && <RunwayAnswer runway={run.runway} />}
        </AnalysisCard>
        <AnalysisCard
          title="What would change the verdict"
          note="Each input turned alone, through its range"
          question={sensitivity}
          present={priced}
          verb="Turn every input"
          promise="Which single input would turn the verdict, and how far it must move"
        >
          {(run) => run.sensitivity && <SensitivityAnswer sensitivity={run.sensitivity} onUse={use} />}
        </AnalysisCard>
        <AnalysisCard
          title="How sure it is"
          note="The week drawn many times, each time with other values from the evidence and other arrivals"
          question={range}
          present={{ version }}
          verb="Draw the week"
          promise="In how many cases the week holds, and between which values its figures lie"
          draws={{ n_replications: Number(nDraws), seed: SEED }}
          choice={
            <SegmentedControl
              size="xs"
              aria-label="Weeks to draw"
              data={draws.map((n) => ({ value: n, label: `${whole(Number(n))} weeks` }))}
              value={nDraws}
              onChange={setDraws}
            />
          }
        >
          {(run) => run.range && <MonteCarloAnswer ranges={run.range} scenario={run.scenario} />}
        </AnalysisCard>
      </div>
    </Page>
  );
}

export function RecommendPage() {
  const { scenarioId } = route.useParams();
  const draft = useScenarioDraft(scenarioId);
  if (draft.error) {
    return (
      <Page>
        <ErrorNotice
          error={draft.error}
          actions={
            <Button component={Link} to="/projects" variant="default" size="compact-sm">
              To the projects
            </Button>
          }
        />
      </Page>
    );
  }
  if (!draft.data) {
    return (
      <Page>
        <Skeleton height={36} width="30%" mb={24} />
        <Skeleton height={480} />
      </Page>
    );
  }
  return <Sections key={draft.data.id} draft={draft.data} />;
}
