/** Maintenance mode: what the operator says, and when it ends. */

import "@/i18n/pages/banners";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { client } from "@/api/client";
import { Notice } from "@/components/feedback/Notice";
import { t } from "@/i18n/t";
import { atTime } from "@/lib/time/dates";

const ASK_EVERY_MS = 10_000;

export function MaintenanceBanner({ onEnd }: { onEnd: () => void }) {
  const { data } = useQuery({
    queryKey: ["maintenance"],
    queryFn: async () => (await client.GET("/readyz")).data,
    refetchInterval: ASK_EVERY_MS,
    retry: false,
    gcTime: 0,
  });
  const hasEnded = data?.maintenance === false;
  useEffect(() => {
    if (hasEnded) onEnd();
  }, [hasEnded, onEnd]);
  if (hasEnded) return null;
  return (
    <Notice tone="fair" title={t("maintenance-title")}>
      {data?.maintenance_message && <div>{data.maintenance_message}</div>}
      <div>{t("maintenance-effect")}</div>
      {data?.maintenance_until && (
        <div>{t("maintenance-until", { time: atTime(data.maintenance_until) })}</div>
      )}
    </Notice>
  );
}
