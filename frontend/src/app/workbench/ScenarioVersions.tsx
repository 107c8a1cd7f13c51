/** The versions of the scenario on the screen; the address says whether they are open. */

import { Button } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { useMay } from "@/api/me";
import { toast } from "@/components/feedback/toasts";
import type { ScenarioEditor } from "@/features/scenario/hooks/useScenarioEditor";
import { t } from "@/i18n/t";
import { lazily } from "@/lib/browser/lazily";

const route = getRouteApi("/scenarios/$scenarioId");

const Versions = lazily(() =>
  import("@/features/scenario/components/versions/Versions").then((its) => its.Versions),
);

interface Props {
  scenarioId: string;
  editor: ScenarioEditor;
  className?: string | undefined;
}

export function ScenarioVersions({ scenarioId, editor, className }: Props) {
  const may = useMay("editor");
  const navigate = route.useNavigate();
  const isOpen = route.useSearch().versions === "yes";
  const [wasOpen, noteOpen] = useState(isOpen);
  if (isOpen && !wasOpen) noteOpen(true);
  const show = (versions: "yes" | undefined) =>
    void navigate({ search: (now) => ({ ...now, versions }), replace: true, resetScroll: false });
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        {...(className ? { className } : {})}
        onClick={() => void editor.autosave.flush().finally(() => show("yes"))}
      >
        {t("scenario-versions")}
      </Button>
      {wasOpen && (
        <Suspense>
          <Versions
            scenarioId={scenarioId}
            isOpen={isOpen}
            editor={may}
            onClose={() => show(undefined)}
            onRestore={(scenario, version) => {
              editor.change(scenario);
              show(undefined);
              toast(t("scenario-version-restored", { version }), t("scenario-version-restored-hint"));
            }}
            onBranched={(id) =>
              void navigate({ to: "/scenarios/$scenarioId", params: { scenarioId: id }, search: {} })
            }
          />
        </Suspense>
      )}
    </>
  );
}
