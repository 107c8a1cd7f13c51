/** From the guide to the report in one step: saves, runs the week, and downloads the PDF. */

import { Button } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { isOver } from "@/api/follow";
import { useMay } from "@/api/me";
import { useLatestRun } from "@/api/runs";
import { startSaved } from "@/app/workbench/hooks/useStartScenario";
import { RunProgressBar } from "@/components/feedback/RunProgressBar";
import { toast } from "@/components/feedback/toasts";
import { Icon } from "@/components/marks/icons";
import { useReportDownload } from "@/features/results/hooks/useReportDownload";
import { useRunControl } from "@/features/results/hooks/useRunControl";
import { ownLanguage } from "@/features/results/model/reportAddress";
import type { Autosave } from "@/features/scenario/hooks/useAutosave";
import { t } from "@/i18n/t";

const route = getRouteApi("/scenarios/$scenarioId/guide");

interface Props {
  autosave: Autosave;
  /** Whether the page has no invalid field; if it has one, shows it. */
  isValid: () => boolean;
}

export function ReportButton({ autosave, isValid }: Props) {
  const { scenarioId } = route.useParams();
  const may = useMay("editor");
  const runner = useRunControl(scenarioId);
  const latest = useLatestRun(scenarioId).data;
  const [isWanted, setWanted] = useState(false);
  const { mutate: download, isPending: isRendering } = useReportDownload();
  const { progress } = runner;
  const isRunning = progress !== null && !isOver(progress);

  useEffect(() => {
    if (!isWanted || progress === null || !isOver(progress)) return;
    setWanted(false);
    if (progress.state === "succeeded") download({ runId: progress.id, language: ownLanguage() });
    else
      toast(
        t(progress.state === "failed" ? "results-run-failed" : "results-run-cancelled"),
        progress.message,
      );
  }, [isWanted, progress, download]);

  const ask = async () => {
    if (!isValid()) return;
    const isSaved = autosave.state.kind === "saved";
    if (isSaved && latest?.scenario_version === autosave.version)
      return download({ runId: latest.id, language: ownLanguage() });
    await startSaved(autosave, async () => {
      await runner.start();
      setWanted(true);
    });
  };

  if (isRunning)
    return (
      <RunProgressBar
        progress={progress}
        secondsLeft={runner.secondsLeft}
        label={t("common-run-progress")}
        onCancel={() => void runner.cancel()}
      />
    );
  return (
    <Button
      {...may}
      variant="default"
      loading={isRendering}
      aria-busy={isRendering}
      leftSection={<Icon name="download" size={14} />}
      onClick={() => void ask()}
    >
      {t("results-report")}
    </Button>
  );
}
