/** Limits of a cloud volume, as the provider publishes them. */

import type { ArrayModel } from "@/api/types";
import { t } from "@/i18n/t";
import { duration, significant, whole } from "@/lib/format/numbers";

type Volume = NonNullable<ArrayModel["volume"]>;
type Limit = NonNullable<Volume["iops"]>;
type Burst = NonNullable<Volume["burst"]>;

interface LimitLine {
  label: string;
  value: string;
}

/** "3,000 + 1 per GiB, at most 102,400 IOPS" */
function grows({ constant, per_gib, most }: Limit, unit: string): string {
  const top = `${whole(most)} ${unit}`;
  if (per_gib.length === 0) return top;
  const rate = significant(per_gib.reduce((sum, each) => sum + each, 0));
  return constant > 0
    ? t("catalog-limit-from-per-gib", { base: whole(constant), rate, most: top })
    : t("catalog-limit-per-gib", { rate, most: top });
}

function bursts({ least, most, seconds, credits, per_gib, per_provisioned }: Burst): string {
  const ends = { least: whole(least), most: whole(most) };
  const range =
    seconds == null
      ? t("catalog-limit-credits", { ...ends, credits: whole(credits ?? 0) })
      : t("catalog-limit-lasts", { ...ends, time: duration(seconds) });
  if (per_gib > 0) return t("catalog-burst-per-gib", { rate: significant(per_gib), range });
  if (per_provisioned > 0) return t("catalog-burst-per-iops", { rate: significant(per_provisioned), range });
  return range;
}

/** Limits of a product that is sold by the GiB; empty for one that is sold in fixed sizes. */
export function limitLines({ iops, throughput, throughput_unit, burst }: Volume): LimitLine[] {
  return [
    ...(iops ? [{ label: "IOPS", value: grows(iops, "IOPS") }] : []),
    ...(burst ? [{ label: t("catalog-limit-burst-iops"), value: bursts(burst) }] : []),
    ...(throughput
      ? [{ label: t("catalog-limit-of-throughput"), value: grows(throughput, throughput_unit) }]
      : []),
  ];
}
