/** The array families to compare: those in the address or of the latest results until others are chosen. */

import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import type { ScenarioDraft } from "@/api/types";
import { useOwnEntries } from "@/features/catalog/api";
import { otherProjectsArrays } from "@/features/catalog/model/projects";
import { FamilyChoice } from "@/features/recommendation/components/FamilyChoice";
import type { Question } from "@/features/recommendation/hooks/useAnalysis";
import { familiesOf } from "@/features/recommendation/model/families";
import { useArrays } from "@/features/scenario/api";
import { familyChoices } from "@/features/scenario/model/arrays";
import { withHostLimits } from "@/features/scenario/model/hosts/hostLimits";
import { t } from "@/i18n/t";
import { familiesIn } from "../../search";
import { LinkButton } from "../../shell/LinkButton";

const route = getRouteApi("/scenarios/$scenarioId/recommend");

export function useFamilies(question: Question, { scenario, project_id }: ScenarioDraft) {
  const [chosen, setChosen] = useState(familiesIn(route.useSearch()));
  const [isAll, setAll] = useState(false);
  const models = useArrays().data?.items;
  const hidden = otherProjectsArrays(useOwnEntries().data, project_id);
  const answered = familiesOf(question.answered);
  const isKnown = (id: string) => models === undefined || models.some((model) => model.id === id);
  const familyIds = (chosen ?? answered).filter(isKnown);
  const offered = (models ?? []).filter(({ id }) => isAll || !hidden.has(id) || familyIds.includes(id));
  return {
    request: familyIds.length > 0 ? { family_ids: familyIds, excluded_family_ids: [] } : undefined,
    isOtherRequest: [...familyIds].sort().join() !== [...answered].sort().join(),
    setUp: (
      <FamilyChoice
        choices={withHostLimits(
          familyChoices(offered, scenario.array.model_id, familyIds),
          offered,
          scenario.hosts.n_hosts,
          familyIds,
        )}
        chosen={familyIds}
        onChange={setChosen}
        add={
          <LinkButton
            to="/catalog/arrays/add"
            search={{ project: project_id }}
            size="compact-xs"
            variant="default"
          >
            {t("recommendation-family-add")}
          </LinkButton>
        }
        {...(hidden.size > 0 && { privateEntries: { isAll, onChange: setAll } })}
      />
    ),
  };
}
