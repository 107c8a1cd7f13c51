/** Says that the array of a new deployment is a placeholder, and leads to the choice of arrays. */

import "@/i18n/pages/start";
import type { Scenario } from "@/api/types";
import { LinkButton } from "@/app/shell/LinkButton";
import { Notice } from "@/components/feedback/Notice";
import { isStartingArray } from "@/features/projects/model/starter";
import { useArrays } from "@/features/scenario/api";
import { t } from "@/i18n/t";

interface Props {
  scenarioId: string;
  scenario: Scenario;
}

export function UnchosenArray({ scenarioId, scenario }: Props) {
  const arrays = useArrays().data?.items ?? [];
  if (!isStartingArray(scenario, arrays)) return null;
  return (
    <Notice
      tone="plain"
      title={t("start-unchosen")}
      actions={
        <LinkButton
          to="/scenarios/$scenarioId/guide"
          params={{ scenarioId }}
          search={{ deal: "new", step: "storage" }}
          size="compact-sm"
          variant="default"
        >
          {t("start-unchosen-choose")}
        </LinkButton>
      }
    >
      {t("start-unchosen-hint")}
    </Notice>
  );
}
