import { Button, Skeleton } from "@mantine/core";
import { getRouteApi, Link } from "@tanstack/react-router";
import { ErrorNotice } from "@/components/Notice";
import { Page } from "@/components/PageHead";
import { useScenarioDraft, useScenarioSchema } from "@/features/scenario/api";
import { Workbench } from "../workbench/Workbench";

const route = getRouteApi("/scenarios/$scenarioId");

function Waiting() {
  return (
    <Page>
      <Skeleton height={32} width="40%" mb={16} />
      <Skeleton height={72} mb={16} />
      <Skeleton height={560} />
    </Page>
  );
}

export function ScenarioPage() {
  const { scenarioId } = route.useParams();
  const draft = useScenarioDraft(scenarioId);
  const schema = useScenarioSchema();
  const error = draft.error ?? schema.error;
  if (error) {
    return (
      <Page>
        <ErrorNotice
          error={error}
          actions={
            <Button component={Link} to="/projects" variant="default" size="compact-sm">
              To the projects
            </Button>
          }
        />
      </Page>
    );
  }
  if (!draft.data || !schema.data) return <Waiting />;
  return <Workbench key={draft.data.id} draft={draft.data} schema={schema.data} />;
}
