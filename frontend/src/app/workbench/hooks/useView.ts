/** The part of the scenario on screen; it is kept in the address, so that a link opens the same part. */

import { useDebouncedCallback } from "@mantine/hooks";
import { getRouteApi } from "@tanstack/react-router";
import { useCallback, useMemo, useState } from "react";
import type { Scenario } from "@/api/types";
import type { ScenarioSearch } from "@/app/search";
import { WINDOW_ANCHOR } from "@/features/results/components/window/WindowPanel";
import type { Range } from "@/features/results/hooks/useLivePreview";
import { startOf } from "@/features/scenario/model/calendar/events";
import { type PageLength, type Week, weekAt, weeksOf } from "@/features/scenario/model/calendar/weeks";
import { type Section, sectionOf } from "@/features/scenario/model/sections";
import { arrayAt, knownArray, MAIN_ARRAY } from "@/lib/sizing/arrays";
import { epoch, instantAt } from "@/lib/time/instants";
import { dayOfOccurrence, ownerOf } from "@/lib/time/occurrences";

const route = getRouteApi("/scenarios/$scenarioId");

export interface View {
  section: Section;
  setSection: (section: Section) => void;
  weeks: Week[];
  weekIndex: number;
  setWeek: (index: number) => void;
  /** Weeks that a page shows, and more or fewer of them. */
  perPage: PageLength;
  setPerPage: (weeks: PageLength) => void;
  /** Id of the array whose figures are shown, and another one. */
  arrayId: string;
  setArray: (id: string) => void;
  selectedId: string | undefined;
  select: (id: string | null, scenario?: Scenario) => void;
  /** Opens the part, and the event, that a field of the document belongs to. */
  showField: (path: string, scenario: Scenario) => void;
  /** Period of the charts. */
  range: Range;
  setRange: (range: Range) => void;
  /** Id of the simulated window that the address names. */
  windowId: string | undefined;
  setWindow: (id: string | undefined) => void;
  /** Scrolls to its result. */
  showWindow: (id: string) => void;
}

function periodOf({ from, to }: ScenarioSearch): Range | null {
  return from && to ? { from: epoch(from), to: epoch(to) } : null;
}

function clipped(week: Week, scenario: Scenario): Range {
  return {
    from: Math.max(week.from, epoch(scenario.calendar.starts_at)),
    to: Math.min(week.to, epoch(scenario.calendar.ends_at)),
  };
}

/** Changes of the address that need nothing else of the view. */
function useAddress() {
  const navigate = route.useNavigate();
  const goTo = useCallback(
    (change: ScenarioSearch) =>
      void navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false }),
    [navigate],
  );
  const setPeriod = useDebouncedCallback(
    ({ from, to }: Range) => goTo({ from: instantAt(from), to: instantAt(to) }),
    400,
  );
  const setSection = useCallback((section: Section) => goTo({ section }), [goTo]);
  const setArray = useCallback((id: string) => goTo({ array: id === MAIN_ARRAY ? undefined : id }), [goTo]);
  const setWindow = useCallback((window: string | undefined) => goTo({ window }), [goTo]);
  const showWindow = useCallback(
    (window: string) =>
      void navigate({
        search: (now) => ({ ...now, window }),
        hash: WINDOW_ANCHOR,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return { goTo, setPeriod, setSection, setArray, setWindow, showWindow };
}

type GoTo = ReturnType<typeof useAddress>["goTo"];

/** Opens what a field belongs to: a part of the scenario, and its event or array. */
function useShowField(goTo: GoTo, select: View["select"]) {
  return useCallback(
    (path: string, scenario: Scenario) => {
      const [object, index] = path.split(".");
      const event = object === "events" ? scenario.events[Number(index)] : undefined;
      if (event) select(event.id, scenario);
      const array = arrayAt(scenario, path);
      goTo({ section: sectionOf(path), ...(array === undefined ? {} : { array }) });
    },
    [goTo, select],
  );
}

export function useView(scenario: Scenario): View {
  const search = route.useSearch();
  const { goTo, setPeriod, setSection, setArray, setWindow, showWindow } = useAddress();
  const { calendar, time_zone } = scenario;
  const perPage = search.weeks ?? 1;
  const weeks = useMemo(
    () => weeksOf({ calendar, time_zone } as Scenario, perPage),
    [calendar, time_zone, perPage],
  );
  const weekIndex = Math.min(search.week ?? 0, weeks.length - 1);
  const week = weeks[weekIndex] as Week;
  const [zoomed, setZoomed] = useState(() => periodOf(search));
  const range = useMemo(() => zoomed ?? clipped(week, { calendar } as Scenario), [zoomed, week, calendar]);

  const setWeek = useCallback(
    (index: number) => {
      setZoomed(null);
      goTo({ week: index, from: undefined, to: undefined });
    },
    [goTo],
  );
  /** The page that begins with what is on the screen stays on it. */
  const setPerPage = useCallback(
    (next: PageLength) => {
      setZoomed(null);
      const page = Math.floor((weekIndex * perPage) / next);
      goTo({ weeks: next === 1 ? undefined : next, week: page, from: undefined, to: undefined });
    },
    [goTo, weekIndex, perPage],
  );
  const setRange = useCallback(
    (next: Range) => {
      setZoomed(next);
      setPeriod(next);
    },
    [setPeriod],
  );
  const select = useCallback(
    (id: string | null, inScenario: Scenario = scenario) => {
      const event = id === null ? undefined : ownerOf(inScenario, id);
      const at = id !== null && event ? (dayOfOccurrence(inScenario, id) ?? startOf(event)) : null;
      const index = at === null ? weekIndex : weekAt(weeks, at);
      if (index !== weekIndex) setZoomed(null);
      goTo({
        event: event && id !== null ? id : undefined,
        week: index,
        ...(index === weekIndex ? {} : { from: undefined, to: undefined }),
      });
    },
    [goTo, scenario, weeks, weekIndex],
  );
  const showField = useShowField(goTo, select);

  return {
    section: search.section ?? "week",
    setSection,
    weeks,
    weekIndex,
    setWeek,
    perPage,
    setPerPage,
    arrayId: knownArray(scenario, search.array),
    setArray,
    selectedId: search.event,
    select,
    showField,
    range,
    setRange,
    windowId: search.window,
    setWindow,
    showWindow,
  };
}
