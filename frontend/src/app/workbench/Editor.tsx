/** The part of the scenario that is being edited. */

import { useMemo } from "react";
import type { EventSpan, Grade, Preview } from "@/api/types";
import { CreateMenu } from "@/features/scenario/components/CreateMenu";
import { DesktopsSection } from "@/features/scenario/components/DesktopsSection";
import { GoalsSection } from "@/features/scenario/components/GoalsSection";
import { StorageSection } from "@/features/scenario/components/StorageSection";
import { WeekCalendar } from "@/features/scenario/components/WeekCalendar";
import { WeekSwitcher } from "@/features/scenario/components/WeekSwitcher";
import type { ScenarioEditor } from "@/features/scenario/useScenarioEditor";
import type { Store } from "@/lib/store";
import { epoch } from "@/lib/time";
import type { useCalendarActions } from "./useCalendarActions";
import type { View } from "./useView";
import classes from "./workbench.module.css";

interface Props {
  editor: ScenarioEditor;
  view: View;
  actions: ReturnType<typeof useCalendarActions>;
  grades: ReadonlyMap<string, Grade>;
  preview: Preview | null;
  cursor: Store<number | null>;
  lit: Store<string | null>;
}

const noSpans: EventSpan[] = [];

function Week({ editor, view, actions, grades, preview, cursor, lit }: Props) {
  const { scenario } = editor;
  const week = view.weeks[view.weekIndex];
  const startsAt = epoch(scenario.calendar.starts_at);
  const heat = useMemo(
    () => preview && { startsAt, bucketMs: preview.heat_bucket_s * 1000, values: preview.heat },
    [preview, startsAt],
  );
  if (week === undefined) return null;
  return (
    <div className={classes.week}>
      <WeekSwitcher
        weeks={view.weeks}
        index={view.weekIndex}
        zone={scenario.time_zone}
        onIndex={view.setWeek}
      />
      <WeekCalendar
        scenario={scenario}
        week={week}
        spans={preview?.result.events ?? noSpans}
        grades={grades}
        heat={heat}
        cursor={cursor}
        lit={lit}
        selectedId={view.selectedId}
        actions={actions.calendar}
      />
      <CreateMenu
        drawn={actions.drawn}
        onChoose={(kind, { startsAt: from, endsAt }) => actions.add(kind, from, endsAt)}
        onClose={actions.closeDrawn}
      />
    </div>
  );
}

export function Editor(props: Props) {
  switch (props.view.section) {
    case "desktops":
      return <DesktopsSection onChange={props.editor.change} />;
    case "storage":
      return <StorageSection />;
    case "goals":
      return <GoalsSection />;
    case "week":
      return <Week {...props} />;
  }
}
