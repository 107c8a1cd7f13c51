/** Shares of good, fair and poor as one bar, each with its own pattern and, if there is space, a label. */

import { memo } from "react";
import { t } from "@/i18n/t";
import type { Shares } from "@/lib/chart/viewModel";
import { percent } from "@/lib/format/numbers";
import classes from "./experience.module.css";

const grades = ["good", "fair", "poor"] as const;

function sentence(shares: Shares): string {
  return grades.map((grade) => `${percent(shares[grade])} ${t(`charts-${grade}`)}`).join(", ");
}

interface Props {
  shares: Shares;
  /** Subject of the bar, for example "Login experience, First login". */
  label: string;
  size?: "small" | "large";
}

export const ExperienceBar = memo(function ExperienceBar({ shares, label, size = "small" }: Props) {
  return (
    <div className={classes.bar} data-size={size} role="img" aria-label={`${label}: ${sentence(shares)}`}>
      {grades
        .filter((grade) => shares[grade] >= 0.001)
        .map((grade) => (
          <div key={grade} className={classes.segment} data-grade={grade} style={{ flexGrow: shares[grade] }}>
            {shares[grade] > 0.14 && (
              <span className={classes.label}>
                <span>{percent(shares[grade])}</span> <span>{t(`charts-${grade}`)}</span>
              </span>
            )}
          </div>
        ))}
    </div>
  );
});
