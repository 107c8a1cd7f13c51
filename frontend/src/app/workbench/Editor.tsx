/** The part of the scenario that is being edited. */

import { Skeleton } from "@mantine/core";
import { type ReactNode, Suspense, useMemo } from "react";
import type { EventSpan, GoalStatus, Preview } from "@/api/types";
import { CalendarDownload } from "@/features/scenario/components/calendar/CalendarDownload";
import { CreateMenu } from "@/features/scenario/components/calendar/CreateMenu";
import { WeekCalendar } from "@/features/scenario/components/calendar/WeekCalendar";
import { WeekSwitcher } from "@/features/scenario/components/calendar/WeekSwitcher";
import type { ScenarioEditor } from "@/features/scenario/hooks/useScenarioEditor";
import { nWeeksOf, withOneWeekMore } from "@/features/scenario/model/calendar/weeks";
import { lazily } from "@/lib/browser/lazily";
import type { Store } from "@/lib/data/store";
import { epoch } from "@/lib/time/instants";
import { shownId } from "@/lib/time/occurrences";
import type { useCalendarActions } from "./hooks/useCalendarActions";
import type { View } from "./hooks/useView";
import classes from "./workbench.module.css";

const CalendarMenus = lazily(() => import("./CalendarMenus").then((its) => its.CalendarMenus));
const DesktopsSection = lazily(() =>
  import("@/features/scenario/components/sections/DesktopsSection").then((its) => its.DesktopsSection),
);
const StorageSection = lazily(() =>
  import("@/features/scenario/components/sections/StorageSection").then((its) => its.StorageSection),
);
const GoalsSection = lazily(() =>
  import("@/features/scenario/components/sections/GoalsSection").then((its) => its.GoalsSection),
);

const MyArrayOfScenario = lazily(() => import("./MyArrayButton").then((its) => its.MyArrayOfScenario));

interface Props {
  scenarioId: string;
  projectId: string;
  editor: ScenarioEditor;
  view: View;
  actions: ReturnType<typeof useCalendarActions>;
  statuses: ReadonlyMap<string, GoalStatus>;
  preview: Preview | null;
  cursor: Store<number | null>;
  lit: Store<string | null>;
  /** The way to take a calendar file in. */
  bringCalendar: ReactNode;
}

const noSpans: EventSpan[] = [];

function Week(props: Props) {
  const { scenarioId, editor, view, actions, statuses, preview, cursor, lit, bringCalendar } = props;
  const { scenario } = editor;
  const week = view.weeks[view.weekIndex];
  const startsAt = epoch(scenario.calendar.starts_at);
  const heat = useMemo(
    () => preview && { startsAt, bucketMs: preview.heat_bucket_s * 1000, values: preview.heat },
    [preview, startsAt],
  );
  if (week === undefined) return null;
  const spans = preview?.result.events ?? noSpans;
  const longer = withOneWeekMore(scenario);
  const { from, to } = view.range;
  const isWholePage =
    from <= Math.max(week.from, startsAt) && to >= Math.min(week.to, epoch(scenario.calendar.ends_at));
  return (
    <div className={classes.week}>
      <WeekSwitcher
        weeks={view.weeks}
        index={view.weekIndex}
        nWeeks={nWeeksOf(scenario)}
        perPage={view.perPage}
        zone={scenario.time_zone}
        onIndex={view.setWeek}
        onPerPage={view.setPerPage}
        onLonger={longer === scenario ? null : () => editor.change(longer)}
        actions={
          <>
            {bringCalendar}
            <CalendarDownload scenarioId={scenarioId} onFirst={editor.autosave.flush} />
          </>
        }
      />
      <WeekCalendar
        scenario={scenario}
        week={week}
        spans={spans}
        statuses={statuses}
        heat={heat}
        cursor={cursor}
        lit={lit}
        selectedId={shownId(scenario, spans, view.selectedId)}
        period={isWholePage ? null : view.range}
        marked={actions.selection.marked}
        wanted={actions.wanted}
        actions={actions.calendar}
      />
      <CreateMenu
        drawn={actions.drawn}
        onChoose={(kind, { startsAt: from, endsAt }) => actions.add(kind, from, endsAt)}
        onClose={actions.closeDrawn}
      />
      {actions.menu && (
        <Suspense>
          <CalendarMenus scenario={scenario} target={actions.menu} actions={actions} />
        </Suspense>
      )}
    </div>
  );
}

function Section(props: Props) {
  switch (props.view.section) {
    case "desktops":
      return <DesktopsSection onChange={props.editor.change} />;
    case "storage":
      return (
        <StorageSection
          arrayId={props.view.arrayId}
          onChange={props.editor.change}
          onArray={props.view.setArray}
          belowModel={
            <Suspense>
              <MyArrayOfScenario
                scenario={props.editor.scenario}
                projectId={props.projectId}
                onChange={props.editor.change}
              />
            </Suspense>
          }
        />
      );
    case "goals":
      return <GoalsSection onChange={props.editor.change} />;
    case "week":
      return <Week {...props} />;
  }
}

export function Editor(props: Props) {
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      <Section {...props} />
    </Suspense>
  );
}
