/** How login times spread; bins carry the colour of their grade, and the axis says where the grades part. */

import type { Bin } from "@/lib/chart/viewModel";
import { duration, percent } from "@/lib/format/numbers";
import classes from "./experience.module.css";

export function Histogram({ bins, label }: { bins: Bin[]; label: string }) {
  const highest = Math.max(...bins.map((bin) => bin.fraction), 1e-9);
  const first = bins[0]?.from ?? 0;
  const last = bins.at(-1)?.to ?? 0;
  const mode = bins.reduce((best, bin) => (bin.fraction > best.fraction ? bin : best), bins[0] as Bin);
  return (
    <div
      role="img"
      aria-label={`${label}: from ${duration(first)} to ${duration(last)}, most often ${duration(mode.from)} to ${duration(mode.to)} (${percent(mode.fraction)})`}
    >
      <div className={classes.histogram}>
        {bins.map((bin) => (
          <div
            key={bin.from}
            className={classes.bin}
            data-grade={bin.grade ?? undefined}
            style={{ height: `${(bin.fraction / highest) * 100}%` }}
          />
        ))}
      </div>
      <div className={classes.edges}>
        <span>{duration(first)}</span>
        <span>{duration((first + last) / 2)}</span>
        <span>{duration(last)}</span>
      </div>
    </div>
  );
}
