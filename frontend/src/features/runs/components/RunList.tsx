import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { isOver } from "@/api/follow";
import { useMay } from "@/api/me";
import type { RunSummary } from "@/api/types";
import { VerdictMark } from "@/components/marks/VerdictMark";
import { PagedList } from "@/components/tables/PagedList";
import { atTime } from "@/lib/time/dates";
import { type RunFilter, useCancel, useRuns } from "../api";
import { markLabel, outcome, statusOf, tookInWords } from "../model/runs";
import classes from "./runs.module.css";

interface Props {
  filter: RunFilter;
  /** The scenario's name, as a link where it is still there. */
  link: (run: RunSummary) => ReactNode;
  projectOf: (run: RunSummary) => string;
  /** What can be done with a run that has an answer. */
  actions: (run: RunSummary) => ReactNode;
  hint: ReactNode;
}

function Line({ run, link, projectOf, actions }: { run: RunSummary } & Props) {
  const may = useMay("editor");
  const cancel = useCancel();
  const facts = [
    projectOf(run),
    `version ${run.scenario_version}`,
    atTime(run.created_at),
    tookInWords(run),
    `engine ${run.engine_version}`,
  ];
  return (
    <li className={classes.line}>
      <VerdictMark standing={statusOf(run)} label={markLabel(run)} />
      <div className={classes.text}>
        <div className={classes.name}>{link(run)}</div>
        <div>{outcome(run)}</div>
        <div className={classes.facts}>{facts.filter(Boolean).join(" · ")}</div>
      </div>
      <div className={classes.actions}>
        {!isOver(run) ? (
          <Button
            {...may}
            size="compact-sm"
            variant="default"
            loading={cancel.isPending}
            aria-label={`Cancel the run of ${run.scenario_name}`}
            onClick={() => cancel.mutate(run.id)}
          >
            Cancel
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
    <PagedList query={runs} empty="No such runs" hint={props.hint}>
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
