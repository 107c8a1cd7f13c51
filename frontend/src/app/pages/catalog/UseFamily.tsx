/** Copies the sample scenario of an array family to a project, and opens the copy. */

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Project, Schemas } from "@/api/types";
import { copySample, sampleOf, useProjects } from "@/features/projects/api";
import { CopyMenu } from "@/features/projects/components/CopyMenu";
import { t } from "@/i18n/t";

async function copied(familyId: string, project: Project | null): Promise<{ id: string }> {
  const sample = await sampleOf(familyId);
  if (sample === undefined) throw new Error(t("catalog-sample-missing"));
  return copySample({ sample, project });
}

export function UseFamily({ family }: { family: Pick<Schemas["ArrayModel"], "id" | "name"> }) {
  const projects = useProjects().data ?? [];
  const queries = useQueryClient();
  const navigate = useNavigate();
  const copy = useMutation({
    mutationFn: (project: Project | null) => copied(family.id, project),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries();
      await navigate({ to: "/scenarios/$scenarioId", params: { scenarioId: id } });
    },
  });
  return (
    <CopyMenu
      label={t("catalog-sample")}
      description={t("catalog-sample-label", { name: family.name })}
      projects={projects}
      isBusy={copy.isPending}
      onCopy={copy.mutate}
    />
  );
}
