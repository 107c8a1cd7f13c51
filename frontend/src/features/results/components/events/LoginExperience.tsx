import { ExperienceBar } from "@/charts/ExperienceBar";
import { Card } from "@/components/layout/Card";
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
      title="Login experience"
      note={`Good: up to ${duration(goodS)} from arriving to a usable desktop. Fair: up to ${duration(fairS)}. Poor: longer.`}
    >
      <div className={classes.experience}>
        {rows.map((row) => (
          <div key={row.phaseId} className={classes.experienceRow}>
            <div className={classes.experienceWho}>
              <strong>{row.label}</strong>
              {row.who}
            </div>
            <ExperienceBar shares={row.predicted} label={`${row.label}, predicted`} size="large" />
            <div className={classes.experienceFigures}>predicted: {row.figures}</div>
            {row.measured && (
              <>
                <div />
                <ExperienceBar shares={row.measured} label={`${row.label}, measured`} />
                <div className={classes.experienceFigures}>measured: {row.measuredFigures}</div>
              </>
            )}
          </div>
        ))}
      </div>
    </Card>
  );
}
