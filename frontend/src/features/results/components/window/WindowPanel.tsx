/** Windows of which every I/O was simulated, one of them open. */

import { ActionIcon, Button, Progress, Select, Skeleton, Tooltip } from "@mantine/core";
import { Suspense, useEffect, useRef } from "react";
import { useMay } from "@/api/me";
import { useRun } from "@/api/runs";
import type { RunSummary } from "@/api/types";
import { Empty, ErrorNotice, Notice } from "@/components/feedback/Notice";
import { toastProblem } from "@/components/feedback/toasts";
import { Card } from "@/components/layout/Card";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { download } from "@/lib/browser/download";
import { lazily } from "@/lib/browser/lazily";
import { csv } from "@/lib/data/csv";
import type { Store } from "@/lib/data/store";
import { progressInWords } from "@/lib/time/timeLeft";
import type { Range } from "../../hooks/useLivePreview";
import type { Windows } from "../../hooks/useWindows";
import { ageInWords, isOfNow, rangeOf, spanOf, windowName } from "../../model/window/windows";
import results from "../results.module.css";
import classes from "./window.module.css";

/** Loaded once there is an answer: few look at one before they have seen the week. */
const WindowAnswer = lazily(() => import("./WindowAnswer").then((its) => its.WindowAnswer));

export const WINDOW_ANCHOR = "every-io";

interface Props {
  windows: Windows;
  /** Id of the one to show; without it the newest. */
  chosenId: string | undefined;
  /** Version of the document on the screen, and whether it is saved. */
  version: number;
  isSaved: boolean;
  zone: string;
  cursor: Store<number | null>;
  lit: Store<string | null>;
  onChoose: (id: string | undefined) => void;
  /** The same window again, for the current document. */
  onAgain: (range: Range) => void;
  onSelect: (eventId: string) => void;
}

function Answer({ run, version, isSaved, cursor, lit, onAgain, onSelect }: Props & { run: RunSummary }) {
  const { data, error } = useRun(run.id);
  const range = rangeOf(run);
  const editor = useMay("editor");
  const again = (label: string) =>
    range && (
      <Button {...editor} size="compact-sm" variant="default" onClick={() => onAgain(range)}>
        {label}
      </Button>
    );
  if (run.state === "failed") {
    return (
      <Notice title={t("results-window-failed")} actions={again(t("results-try-again"))}>
        {run.message}
      </Notice>
    );
  }
  if (run.state === "cancelled") {
    return (
      <Notice
        tone="plain"
        title={t("results-window-cancelled")}
        actions={again(t("results-window-simulate-again"))}
      >
        {t("results-window-cancelled-hint")}
      </Notice>
    );
  }
  if (error) return <ErrorNotice error={error} />;
  if (!data?.window) return <Skeleton height={480} />;
  return (
    <div className={classes.answer}>
      {!isOfNow(run, version, isSaved) && (
        <Notice
          tone="fair"
          title={ageInWords(run, version, isSaved)}
          actions={again(t("results-window-simulate-again"))}
        >
          {t("results-window-changed")}
        </Notice>
      )}
      <Suspense fallback={<Skeleton height={480} />}>
        <WindowAnswer
          window={data.window}
          scenario={data.scenario}
          elapsedMs={data.elapsed_ms}
          cursor={cursor}
          lit={lit}
          onSelect={onSelect}
        />
      </Suspense>
    </div>
  );
}

function Tools({ run, windows, onChoose }: Pick<Props, "windows" | "onChoose"> & { run: RunSummary }) {
  const window = useRun(run.id).data?.window;
  const save = async () => {
    if (!window) return;
    const { csvOfWindow } = await import("../../model/window/windowFigures");
    const { header, lines } = csvOfWindow(window);
    download("window.csv", new Blob([csv(header, lines)], { type: "text/csv" }));
  };
  const remove = async () => {
    await windows.remove(run.id);
    onChoose(undefined);
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<Icon name="download" size={14} />}
        disabled={!window}
        onClick={() => save().catch(toastProblem)}
      >
        CSV
      </Button>
      <Tooltip label={t("results-window-delete")}>
        <ActionIcon variant="default" aria-label={t("results-window-delete")} onClick={remove}>
          <Icon name="trash" size={14} />
        </ActionIcon>
      </Tooltip>
    </>
  );
}

export function WindowPanel(props: Props) {
  const { windows, chosenId, zone, onChoose } = props;
  const listed = windows.runs.find(({ id }) => id === chosenId);
  const linked = useRun(listed ? undefined : chosenId);
  const run = listed ?? linked.data ?? (chosenId === undefined ? windows.runs[0] : undefined);
  const place = useRef<HTMLDivElement>(null);

  const isThere = run !== undefined;
  useEffect(() => {
    if (isThere && globalThis.location.hash === `#${WINDOW_ANCHOR}`) place.current?.scrollIntoView();
  }, [isThere]);

  if (linked.error) {
    return (
      <Card title={t("results-window")}>
        <ErrorNotice error={linked.error} />
      </Card>
    );
  }
  if (run === undefined) return null;
  const isUnderWay = run.state === "queued" || run.state === "running";
  return (
    <div id={WINDOW_ANCHOR} ref={place} className={classes.place}>
      <Card
        title={t("results-window-name", { period: spanOf(run, zone) })}
        note={t("results-window-note")}
        actions={
          <div className={results.run}>
            {windows.runs.length > 1 && (
              <Select
                size="xs"
                w={340}
                aria-label={t("results-window-list")}
                data={windows.runs.map((each) => ({ value: each.id, label: windowName(each, zone) }))}
                value={run.id}
                allowDeselect={false}
                onChange={(id) => onChoose(id ?? undefined)}
              />
            )}
            {!isUnderWay && <Tools run={run} windows={windows} onChoose={onChoose} />}
          </div>
        }
      >
        {isUnderWay ? (
          <Empty title={t("results-window-under-way")}>
            <span className="numeric">
              {progressInWords(run, run.id === windows.underWay?.id ? windows.secondsLeft : null)}
            </span>
            <Progress w={240} value={run.progress_fraction * 100} aria-label={t("results-window-progress")} />
          </Empty>
        ) : (
          <Answer {...props} run={run} />
        )}
      </Card>
    </div>
  );
}
