import { useState } from "react";
import type { Project, Sample } from "@/api/types";
import { Card } from "@/components/layout/Card";
import { ShowMore } from "@/components/tables/ShowMore";
import { t } from "@/i18n/t";
import { firstSentence } from "../model/samples";
import { CopyMenu } from "./CopyMenu";
import classes from "./projects.module.css";

interface Props {
  samples: readonly Sample[];
  projects: readonly Project[];
  /** The one that is being copied. */
  busyId: string | undefined;
  onUse: (sample: Sample, project: Project | null) => void;
}

/** Number of samples listed before the others are shown on request. */
const FIRST = 5;

/** Scenarios that ship with the product: published systems and generic ones. */
export function SampleScenarios({ samples, projects, busyId, onUse }: Props) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? samples : samples.slice(0, FIRST);
  const nRest = samples.length - FIRST;
  return (
    <Card title={t("projects-samples")} note={t("projects-samples-note")}>
      <ul className={classes.lines}>
        {shown.map((sample) => (
          <li key={sample.id} className={classes.sample}>
            <div className={classes.text}>
              <div className={classes.name}>{sample.name}</div>
              {sample.notes && <div>{firstSentence(sample.notes)}</div>}
              <div className={classes.facts}>
                {sample.array_name}
                {sample.standing === "generic" && (
                  <>
                    {" · "}
                    <em>{t("projects-sample-generic")}</em>
                  </>
                )}
                {` · ${t("projects-desktops", { n: sample.n_desktops })} · ${t("projects-events", { n: sample.n_events })}`}
              </div>
            </div>
            <CopyMenu
              label={t("projects-sample-use")}
              description={t("projects-sample-use-label", { name: sample.name })}
              projects={projects}
              isBusy={sample.id === busyId}
              onCopy={(project) => onUse(sample, project)}
            />
          </li>
        ))}
      </ul>
      <ShowMore
        nRest={Math.max(0, nRest)}
        isWhole={isWhole}
        onChange={setWhole}
        more={t("projects-samples-more", { n: nRest })}
      />
    </Card>
  );
}
