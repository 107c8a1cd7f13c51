/** The measured peak of imported desktops compared with the peak of the simulated week. */

import "@/i18n/pages/imports";
import type { Result } from "@/api/types";
import { Notice } from "@/components/feedback/Notice";
import { t } from "@/i18n/t";
import { percent, whole } from "@/lib/format/numbers";
import { useTaken } from "../../api";

interface Props {
  scenarioId: string;
  result: Result;
}

export function MeasuredPeak({ scenarioId, result }: Props) {
  const taken = useTaken(scenarioId).data ?? [];
  const measured = taken.find(({ measured_peak_iops }) => measured_peak_iops != null)?.measured_peak_iops;
  if (measured == null) return null;
  const simulated = Math.max(0, ...result.phases.map(({ figures }) => figures.peak_iops));
  const isAbove = measured > simulated;
  return (
    <Notice
      tone={isAbove ? "fair" : "plain"}
      title={t("imports-measured-peak", { measured: whole(measured) })}
    >
      {isAbove
        ? t("imports-measured-peak-may-exceed", {
            simulated: whole(simulated),
            share: percent(measured / simulated - 1),
          })
        : t("imports-measured-peak-covered", { simulated: whole(simulated) })}
    </Notice>
  );
}
