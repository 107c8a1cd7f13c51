import { getRouteApi } from "@tanstack/react-router";
import { LoadedScenario } from "../workbench/LoadedScenario";
import { Workbench } from "../workbench/Workbench";

const route = getRouteApi("/scenarios/$scenarioId");

export function ScenarioPage() {
  const { scenarioId } = route.useParams();
  return (
    <LoadedScenario scenarioId={scenarioId}>
      {(draft, schema) => <Workbench key={draft.id} draft={draft} schema={schema} />}
    </LoadedScenario>
  );
}
