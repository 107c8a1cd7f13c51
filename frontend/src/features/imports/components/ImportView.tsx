/** An import, from its files to what is added to a scenario. */

import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { type ReactNode, useCallback, useState } from "react";
import { type Gate, useMay } from "@/api/me";
import type { Scenario, ScenarioDraft } from "@/api/types";
import { Notice } from "@/components/feedback/Notice";
import { toast, toastProblem } from "@/components/feedback/toasts";
import { useUndoKeys } from "@/components/hooks/useUndoKeys";
import { t } from "@/i18n/t";
import { type History, historyOf, recorded, redone, undone } from "@/lib/data/history";
import { isBusy, useChosenScenario, useRead, useUndo } from "../api";
import { defaultOptions, windowsOf } from "../model/options";
import type { Acceptance, Import, ImportOptions, ImportSummary, TableMapping } from "../model/types";
import { FilesCard } from "./files/FilesCard";
import { FilesFound } from "./files/FilesFound";
import { MappingDialog } from "./files/MappingDialog";
import classes from "./imports.module.css";
import { Acceptances } from "./proposal/Acceptances";
import { SelectionCard } from "./proposal/SelectionCard";
import type { Start } from "./proposal/start";
import { CalendarCard } from "./summary/CalendarCard";
import { FioCard } from "./summary/FioCard";
import { ImportOptionsCard } from "./summary/ImportOptionsCard";
import { InventoryCard } from "./summary/InventoryCard";
import { WorkloadCard } from "./summary/WorkloadCard";

interface Props {
  of: Import;
  scenarioId: string | undefined;
  runId: string | undefined;
  /** Kinds of event, by the names that the calendar gives them. */
  kinds: { value: string; label: string }[];
  scenarioLink: (scenarioId: string) => ReactNode;
  /** What a new scenario needs besides files. */
  start: Start;
  onScenario: (scenarioId: string | undefined) => void;
  onRun: (runId: string) => void;
  onOpen: (scenarioId: string) => void;
  /** Called once a scenario has been created from the import. */
  onCreated: (acceptance: Acceptance) => void;
}

/** Files come and go between readings only. */
function filesGate(editor: Gate, of: Import): Gate {
  if (editor.disabled || !isBusy(of.state)) return editor;
  return { disabled: true, title: t("imports-gate-reading") };
}

/** Returns a function that shows that changes were accepted, with buttons to undo them and to open the scenario. */
function useAcceptedToast(importId: string, onOpen: Props["onOpen"]) {
  const undo = useUndo(importId);
  return (acceptance: Acceptance, scenario: ScenarioDraft) => {
    const id = `accepted-${acceptance.id}`;
    const hide = () => notifications.hide(id);
    const takeBack = () => {
      hide();
      undo.mutate(acceptance.id, {
        onSuccess: () => toast(t("imports-undone"), t("imports-undone-hint", { scenario: scenario.name })),
        onError: toastProblem,
      });
    };
    const open = () => {
      hide();
      onOpen(acceptance.scenario_id);
    };
    notifications.show({
      id,
      autoClose: 15_000,
      title: t("imports-accepted", { scenario: scenario.name }),
      message: (
        <>
          {t("imports-accepted-detail", {
            n: acceptance.changes.length,
            version: `${acceptance.version_after}`,
          })}
          <span className={classes.toast}>
            <Button size="compact-sm" variant="default" onClick={takeBack}>
              {t("common-undo")}
            </Button>
            <Button size="compact-sm" variant="default" onClick={open}>
              {t("imports-open-scenario")}
            </Button>
          </span>
        </>
      ),
    });
  };
}

/** Options for reading the files, edited step by step; initially those of the last reading. */
function useOptions(of: Import, scenario: Scenario | undefined) {
  const read = of.summary?.options ?? of.options;
  const [history, setHistory] = useState<History<Partial<ImportOptions>>>(() => historyOf({}));
  const undo = useCallback(() => setHistory(undone), []);
  const redo = useCallback(() => setHistory(redone), []);
  useUndoKeys(undo, redo);
  const options: ImportOptions = { ...(read ?? defaultOptions(scenario)), ...history.present };
  return {
    options,
    isChanged: read !== null && JSON.stringify(options) !== JSON.stringify(read),
    change: (part: Partial<ImportOptions>, step?: string) =>
      setHistory((now) => recorded(now, { ...now.present, ...part }, step)),
    settle: () => setHistory(historyOf({})),
    steps: {
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      onUndo: undo,
      onRedo: redo,
    },
  };
}

/** The options as edited, and a function that reads the files with them. */
function useReading(of: Import, scenarioId: string | undefined) {
  const { settle, ...edited } = useOptions(of, useChosenScenario(scenarioId).data?.scenario);
  const reading = useRead(of.id);
  const read = (mapping?: TableMapping) => {
    const body = { ...edited.options, ...(mapping && { mapping }) };
    reading.mutate({ params: { path: { import_id: of.id } }, body }, { onSuccess: settle });
  };
  return { ...edited, reading, read };
}

type Reading = ReturnType<typeof useReading>;

/** Options, with the meaning of a table's columns in a dialog. */
function Options({ of, gate, from }: { of: Import; gate: Gate; from: Reading }) {
  const [isMapping, setMapping] = useState(false);
  const table = of.summary?.table;
  const mapping = table && (
    <Button size="compact-sm" variant="default" onClick={() => setMapping(true)}>
      {t("imports-map-columns")}
    </Button>
  );
  return (
    <>
      <ImportOptionsCard
        of={of}
        options={from.options}
        isChanged={from.isChanged}
        gate={gate}
        reading={from.reading}
        onChange={(part) => from.change(part, Object.keys(part).join())}
        onRead={() => from.read()}
        mapping={mapping}
      />
      {table && (
        <MappingDialog
          isOpen={isMapping}
          table={table}
          onClose={() => setMapping(false)}
          onMapped={(chosen) => {
            setMapping(false);
            from.read(chosen);
          }}
        />
      )}
    </>
  );
}

/** Shown when the options differ from those of the last reading. */
function Outdated({ gate, from }: { gate: Gate; from: Reading }) {
  const again = (
    <Button {...gate} size="compact-sm" loading={from.reading.isPending} onClick={() => from.read()}>
      {t("imports-read-again")}
    </Button>
  );
  return (
    <div className={classes.again}>
      <Notice tone="plain" title={t("imports-outdated")} actions={again}>
        {t("imports-outdated-hint")}
      </Notice>
    </div>
  );
}

interface SummaryProps extends Pick<Props, "of" | "kinds" | "runId" | "onRun"> {
  summary: ImportSummary;
  from: Reading;
}

/** What the files contain. */
function Summary({ of, summary, from, kinds, runId, onRun }: SummaryProps) {
  const { options, change, steps } = from;
  const zone = options.time_zone;
  return (
    <>
      <FilesFound summary={summary} />
      {summary.workload && (
        <WorkloadCard
          workload={summary.workload}
          windows={windowsOf(options, summary)}
          areAsked={options.windows.length > 0}
          zone={zone}
          steps={steps}
          onWindows={(windows, step) => change({ windows }, step)}
        />
      )}
      {summary.inventory && <InventoryCard inventory={summary.inventory} />}
      {summary.calendar && (
        <CalendarCard
          calendar={summary.calendar}
          zone={zone}
          kindNames={new Map(kinds.map(({ value, label }) => [value, label]))}
        />
      )}
      {summary.fio && <FioCard importId={of.id} fio={summary.fio} runId={runId} onRun={onRun} />}
    </>
  );
}

export function ImportView(props: Props) {
  const { of, scenarioId, kinds, start, scenarioLink, onScenario, onOpen, onCreated } = props;
  const editor = useMay("editor");
  const from = useReading(of, scenarioId);
  const showAccepted = useAcceptedToast(of.id, onOpen);
  const [isSending, setSending] = useState(false);
  const gate = isSending ? { disabled: true, title: t("imports-gate-sending") } : editor;
  const { summary } = of;
  return (
    <div className={classes.page}>
      <FilesCard of={of} gate={filesGate(editor, of)} onSending={setSending} />
      {(of.files.length > 0 || of.state !== "empty") && <Options of={of} gate={gate} from={from} />}
      {summary && <Summary {...props} summary={summary} from={from} />}
      {summary && (
        <SelectionCard
          key={JSON.stringify(summary.options)}
          importId={of.id}
          importName={of.name}
          summary={summary}
          zone={from.options.time_zone}
          kinds={kinds}
          start={start}
          scenarioId={scenarioId}
          onScenario={onScenario}
          onAccepted={showAccepted}
          onCreated={onCreated}
        />
      )}
      <Acceptances
        importId={of.id}
        acceptances={of.acceptances}
        link={({ scenario_id }) => scenarioLink(scenario_id)}
      />
      {summary && from.isChanged && !isBusy(of.state) && <Outdated gate={gate} from={from} />}
    </div>
  );
}
