/** The part of the scenario on screen; it is kept in the address, so that a link opens the same part. */

import { useDebouncedCallback, useMediaQuery } from "@mantine/hooks";
import { getRouteApi } from "@tanstack/react-router";
import { useCallback, useMemo, useState } from "react";
import type { Scenario } from "@/api/types";
import type { ScenarioSearch } from "@/app/search";
import { WINDOW_ANCHOR } from "@/features/results/components/window/WindowPanel";
import type { Range } from "@/features/results/hooks/useLivePreview";
import { startOf } from "@/features/scenario/model/calendar/events";
import {
  daysOn,
  type PageLength,
  type Week,
  weekAt,
  weeksOf,
} from "@/features/scenario/model/calendar/weeks";
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
  /** Days or weeks that a page shows, and more or fewer of them. */
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

const NARROW = "(max-width: 760px)";

interface Paging {
  weeks: Week[];
  weekIndex: number;
  perPage: PageLength;
  /** Page length on this screen if the address has none. */
  usual: PageLength;
}

/** Returns the pages of the calendar and the one on screen: weeks, or days where the screen is narrow. */
function usePaging({ calendar, time_zone }: Scenario, search: ScenarioSearch): Paging {
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const usual = isNarrow ? "day" : 1;
  const perPage = search.weeks ?? usual;
  const weeks = useMemo(
    () => weeksOf({ calendar, time_zone } as Scenario, perPage),
    [calendar, time_zone, perPage],
  );
  const { week = 0, day = daysOn(1) * week } = search;
  return { weeks, weekIndex: Math.min(perPage === "day" ? day : week, weeks.length - 1), perPage, usual };
}

/** Returns the address of a page of the calendar; that of a day names its week, for screens that show weeks. */
function pageAt(index: number, perPage: PageLength): Pick<ScenarioSearch, "week" | "day"> {
  return perPage === "day"
    ? { week: Math.floor(index / daysOn(1)), day: index }
    : { week: index, day: undefined };
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
  const { calendar } = scenario;
  const { weeks, weekIndex, perPage, usual } = usePaging(scenario, search);
  const week = weeks[weekIndex] as Week;
  const [zoomed, setZoomed] = useState(() => periodOf(search));
  const range = useMemo(() => zoomed ?? clipped(week, { calendar } as Scenario), [zoomed, week, calendar]);

  const setWeek = useCallback(
    (index: number) => {
      setZoomed(null);
      goTo({ ...pageAt(index, perPage), from: undefined, to: undefined });
    },
    [goTo, perPage],
  );
  /** The page that begins with what is on the screen stays on it. */
  const setPerPage = useCallback(
    (next: PageLength) => {
      setZoomed(null);
      const page = Math.floor((weekIndex * daysOn(perPage)) / daysOn(next));
      const weeksShown = next === usual ? undefined : next;
      goTo({ weeks: weeksShown, ...pageAt(page, next), from: undefined, to: undefined });
    },
    [goTo, weekIndex, perPage, usual],
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
        ...pageAt(index, perPage),
        ...(index === weekIndex ? {} : { from: undefined, to: undefined }),
      });
    },
    [goTo, scenario, weeks, weekIndex, perPage],
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
