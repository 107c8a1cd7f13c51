/** I/O sizes of each phase, as bars. */

import { t } from "@/i18n/t";
import { percent } from "@/lib/format/numbers";
import { phaseNames } from "../../model/labels";
import { bytes } from "../../model/sizes";
import type { MeasuredPhase, SizeBar } from "../../model/types";
import classes from "../imports.module.css";

interface BarsProps {
  title: string;
  direction: "reads" | "writes";
  sizes: readonly SizeBar[];
}

function Bars({ title, direction, sizes }: BarsProps) {
  if (sizes.length === 0) return null;
  const highest = Math.max(...sizes.map(({ fraction }) => fraction), 1e-9);
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <div className={classes.bars}>
        {sizes.map(({ size_bytes, fraction }) => (
          <div key={size_bytes} style={{ display: "contents" }}>
            <span className="numeric">{bytes(size_bytes)}</span>
            <div className={classes.bar}>
              <div
                className={classes.fill}
                data-direction={direction}
                style={{ width: `${(fraction / highest) * 100}%` }}
              />
            </div>
            <span className="numeric">{percent(fraction)}</span>
          </div>
        ))}
      </div>
    </figure>
  );
}

export function SizeBars({ phases }: { phases: readonly MeasuredPhase[] }) {
  const told = phases.filter((phase) => phase.read_sizes.length + phase.write_sizes.length > 0);
  if (told.length === 0) return null;
  return (
    <div className={classes.section}>
      <h3 className={classes.subhead}>{t("imports-io-sizes")}</h3>
      <div className={classes.sizes}>
        {told.flatMap(({ phase, starts_at, read_sizes, write_sizes }) => [
          <Bars
            key={`${phase} ${starts_at} reads`}
            title={t("imports-sizes-reads", { phase: t(phaseNames[phase]) })}
            direction="reads"
            sizes={read_sizes}
          />,
          <Bars
            key={`${phase} ${starts_at} writes`}
            title={t("imports-sizes-writes", { phase: t(phaseNames[phase]) })}
            direction="writes"
            sizes={write_sizes}
          />,
        ])}
      </div>
    </div>
  );
}
