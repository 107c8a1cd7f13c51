/** A scenario and the description of its fields, for the pages that need both. */

import { Button, Skeleton } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { JsonSchema, ScenarioDraft } from "@/api/types";
import { ErrorNotice } from "@/components/feedback/Notice";
import { Page } from "@/components/layout/PageHeader";
import { useScenarioDraft, useScenarioSchema } from "@/features/scenario/api";
import { t } from "@/i18n/t";

function Waiting() {
  return (
    <Page>
      <Skeleton height={32} width="40%" mb={16} />
      <Skeleton height={72} mb={16} />
      <Skeleton height={560} />
    </Page>
  );
}

interface Props {
  scenarioId: string;
  children: (draft: ScenarioDraft, schema: JsonSchema) => ReactNode;
}

/** What needs a scenario and the description of its fields, once both are there. */
export function LoadedScenario({ scenarioId, children }: Props) {
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
              {t("common-open-projects")}
            </Button>
          }
        />
      </Page>
    );
  }
  if (!draft.data || !schema.data) return <Waiting />;
  return children(draft.data, schema.data);
}
