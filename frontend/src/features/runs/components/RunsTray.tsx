/** A tray of all active runs with their progress, and of those that ended last. */

import { Button, Popover } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { ReactNode } from "react";
import type { RunSummary } from "@/api/types";
import { RunProgressBar } from "@/components/feedback/RunProgressBar";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { useCancel, useNewestRuns, useSecondsLeft } from "../api";
import { kindOf } from "../model/runs";
import { outcomeOf, trayInWords, trayOf } from "../model/tray";
import classes from "./tray.module.css";

interface Props {
  /** Link to the scenario of a run; following it closes the tray. */
  link: (scenarioId: string, name: string, onTaken: () => void) => ReactNode;
}

interface OfRun {
  run: RunSummary;
  link: (scenarioId: string, name: string) => ReactNode;
}

function Name({ run, link }: OfRun) {
  return (
    <span className={classes.name}>
      <span className={classes.scenario}>
        {run.scenario_id === null ? run.scenario_name : link(run.scenario_id, run.scenario_name)}
      </span>
      <span className={classes.fact}>
        {t("runs-kind-version", { kind: kindOf(run), version: run.scenario_version })}
      </span>
    </span>
  );
}

function Going({ run, link }: OfRun) {
  const left = useSecondsLeft(run);
  const cancel = useCancel();
  return (
    <li className={classes.item}>
      <Name run={run} link={link} />
      <RunProgressBar
        progress={run}
        secondsLeft={left}
        label={t("runs-kind-scenario", { kind: kindOf(run), scenario: run.scenario_name })}
        cancelLabel={t("runs-cancel-label", { kind: kindOf(run), scenario: run.scenario_name })}
        onCancel={() => cancel.mutate(run.id)}
      />
    </li>
  );
}

export function RunsTray(props: Props) {
  const [isOpen, { toggle, close, set }] = useDisclosure();
  const link: OfRun["link"] = (scenarioId, name) => props.link(scenarioId, name, close);
  const tray = trayOf(useNewestRuns());
  const { underWay, ended } = tray;
  if (underWay.length === 0 && ended.length === 0) return null;
  return (
    <Popover opened={isOpen} onChange={set} position="bottom-end" width={400} trapFocus shadow="md">
      <Popover.Target>
        <Button
          onClick={toggle}
          size="compact-md"
          variant={underWay.length > 0 ? "light" : "subtle"}
          color={underWay.length > 0 ? undefined : "gray"}
          leftSection={<Icon name="play" size={14} />}
          aria-label={t("runs-tray", { summary: trayInWords(tray) })}
        >
          {underWay.length > 0 ? trayInWords(tray) : t("runs-title")}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t("runs-title")}>
        <h2 className={classes.head}>{trayInWords(tray)}</h2>
        {underWay.length > 0 && (
          <ul className={classes.list}>
            {underWay.map((run) => (
              <Going key={run.id} run={run} link={link} />
            ))}
          </ul>
        )}
        {ended.length > 0 && (
          <>
            <h3 className={classes.subhead}>{t("runs-recent")}</h3>
            <ul className={classes.list}>
              {ended.map((run) => (
                <li key={run.id} className={classes.over}>
                  <Name run={run} link={link} />
                  <span className={classes.fact}>{outcomeOf(run)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
