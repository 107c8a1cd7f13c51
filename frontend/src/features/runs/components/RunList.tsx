import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { isOver } from "@/api/follow";
import { useMay } from "@/api/me";
import type { RunSummary } from "@/api/types";
import { VerdictMark, VerdictWord } from "@/components/marks/VerdictMark";
import { PagedList } from "@/components/tables/PagedList";
import { t } from "@/i18n/t";
import { atTime } from "@/lib/time/dates";
import { type RunFilter, useCancel, useRuns } from "../api";
import { kindOf, markLabel, outcome, statusOf, tookInWords } from "../model/runs";
import classes from "./runs.module.css";

interface Props {
  filter: RunFilter;
  /** The scenario's name, as a link unless it was deleted. */
  link: (run: RunSummary) => ReactNode;
  projectOf: (run: RunSummary) => string;
  /** Actions on a succeeded run. */
  actions: (run: RunSummary) => ReactNode;
  hint: ReactNode;
}

function Line({ run, link, projectOf, actions }: { run: RunSummary } & Props) {
  const may = useMay("editor");
  const cancel = useCancel();
  const facts = [
    projectOf(run),
    t("runs-version", { version: run.scenario_version }),
    atTime(run.created_at),
    tookInWords(run),
    t("runs-engine", { version: run.engine_version }),
  ];
  return (
    <li className={classes.line}>
      <VerdictMark status={statusOf(run)} label={run.status ? "" : markLabel(run)} />
      <div className={classes.text}>
        <div className={classes.name}>{link(run)}</div>
        <div>
          {run.status && <VerdictWord status={run.status} />}
          {outcome(run)}
        </div>
        <div className={classes.facts}>{facts.filter(Boolean).join(" · ")}</div>
      </div>
      <div className={classes.actions}>
        {!isOver(run) ? (
          <Button
            {...may}
            size="compact-sm"
            variant="default"
            loading={cancel.isPending}
            aria-label={t("runs-cancel-label", { kind: kindOf(run), scenario: run.scenario_name })}
            onClick={() => cancel.mutate(run.id)}
          >
            {t("common-cancel")}
          </Button>
        ) : (
          run.state === "succeeded" && actions(run)
        )}
      </div>
    </li>
  );
}

export function RunList(props: Props) {
  const runs = useRuns(props.filter);
  return (
    <PagedList query={runs} empty={t("runs-empty")} hint={props.hint}>
      {(items) => (
        <ul className={classes.lines}>
          {items.map((run) => (
            <Line key={run.id} run={run} {...props} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
