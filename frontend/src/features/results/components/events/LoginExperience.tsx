import { ExperienceBar } from "@/charts/ExperienceBar";
import { Card } from "@/components/layout/Card";
import { t } from "@/i18n/t";
import { duration } from "@/lib/format/numbers";
import type { LoginRow } from "../../model/events/loginExperience";
import classes from "../results.module.css";

interface Props {
  rows: readonly LoginRow[];
  goodS: number;
  fairS: number;
}

export function LoginExperience({ rows, goodS, fairS }: Props) {
  if (rows.length === 0) return null;
  return (
    <Card
      title={t("results-login-experience")}
      note={t("results-login-experience-note", { good: duration(goodS), fair: duration(fairS) })}
    >
      <div className={classes.experience}>
        {rows.map((row) => (
          <div key={row.phaseId} className={classes.experienceRow}>
            <div className={classes.experienceWho}>
              <strong>{row.label}</strong>
              {row.days && <span>{row.days}</span>}
              {row.range && <span>{row.range}</span>}
              <span>{row.who}</span>
            </div>
            <ExperienceBar
              shares={row.predicted}
              label={t("results-predicted-of", { what: row.label })}
              size="large"
            />
            <div className={classes.experienceFigures}>
              {t("results-predicted", { figures: row.figures })}
            </div>
            {row.measured && (
              <>
                <div />
                <ExperienceBar shares={row.measured} label={t("results-measured-of", { what: row.label })} />
                <div className={classes.experienceFigures}>
                  {t("results-measured", { figures: row.measuredFigures })}
                </div>
              </>
            )}
          </div>
        ))}
      </div>
    </Card>
  );
}
