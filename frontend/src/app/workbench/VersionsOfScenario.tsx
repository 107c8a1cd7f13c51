/** The versions of the scenario on the screen; the address says whether they are open. */

import { Button } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { useMay } from "@/api/me";
import { toast } from "@/components/toasts";
import { Versions } from "@/features/scenario/components/Versions";
import type { ScenarioEditor } from "@/features/scenario/useScenarioEditor";

const route = getRouteApi("/scenarios/$scenarioId");

interface Props {
  scenarioId: string;
  editor: ScenarioEditor;
  className?: string | undefined;
}

export function VersionsOfScenario({ scenarioId, editor, className }: Props) {
  const may = useMay("editor");
  const navigate = route.useNavigate();
  const isOpen = route.useSearch().versions === "yes";
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
        Versions
      </Button>
      <Versions
        scenarioId={scenarioId}
        isOpen={isOpen}
        editor={may}
        onClose={() => show(undefined)}
        onRestore={(scenario, version) => {
          editor.change(scenario);
          show(undefined);
          toast(`Version ${version} is back`, "Undo takes it away again; the versions in between stay.");
        }}
        onBranched={(id) =>
          void navigate({ to: "/scenarios/$scenarioId", params: { scenarioId: id }, search: {} })
        }
      />
    </>
  );
}
