import { Button, Skeleton } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import type { Result, Shared } from "@/api/types";
import { zoomRanges } from "@/app/workbench/hooks/zoomRanges";
import { ErrorNotice } from "@/components/feedback/Notice";
import { Card } from "@/components/layout/Card";
import { Page, PageHead } from "@/components/layout/PageHeader";
import { Icon } from "@/components/marks/icons";
import { RebootWindows } from "@/features/recommendation/components/advice/RebootWindows";
import { Recommendations } from "@/features/recommendation/components/Recommendations";
import { ArraySwitch } from "@/features/results/components/arrays/ArraySwitch";
import { ArraysTable } from "@/features/results/components/arrays/ArraysTable";
import { StatesTable } from "@/features/results/components/arrays/StatesTable";
import { Capacity } from "@/features/results/components/Capacity";
import { EventCards } from "@/features/results/components/events/EventCards";
import { LoginExperience } from "@/features/results/components/events/LoginExperience";
import { PhaseTable } from "@/features/results/components/events/PhaseTable";
import { VerdictDetails, VerdictStrip } from "@/features/results/components/VerdictStrip";
import { WeekCharts } from "@/features/results/components/WeekCharts";
import type { Answer, LivePreview, Range } from "@/features/results/hooks/useLivePreview";
import { eventCards } from "@/features/results/model/events/eventCards";
import { loginRows } from "@/features/results/model/events/loginExperience";
import { phaseTable } from "@/features/results/model/events/phaseTable";
import { weekAt, weeksOf } from "@/features/scenario/model/calendar/weeks";
import { sectionFacts } from "@/features/scenario/model/sections";
import { useSharedSeries } from "@/features/shares/api";
import { SharedOptions } from "@/features/shares/components/SharedOptions";
import { t } from "@/i18n/t";
import { download } from "@/lib/browser/download";
import { createStore, type Store } from "@/lib/data/store";
import { knownArray, MAIN_ARRAY, resultOn } from "@/lib/sizing/arrays";
import { onDay } from "@/lib/time/dates";
import { epoch } from "@/lib/time/instants";
import classes from "../shared.module.css";

const route = getRouteApi("/shared");

const N_BUCKETS = 448;
const N_HEAT_BUCKETS = 672;
const unmeasured: never[] = [];

interface Props {
  linkId: string;
  shared: Shared;
}

/** A run as one of its arrays sees it. */
type Shown = Omit<Shared, "result"> & { arrayId: string; result: Result; whole: Result };

function shownOf(shared: Shared, arrayId: string): Shown {
  const whole = shared.result as Result;
  return { ...shared, arrayId, result: resultOn(whole, arrayId), whole };
}

/** The frozen answer with the series of the period that is shown. */
function useFrozenAnswer(linkId: string, { scenario, result, arrayId }: Shown, range: Range) {
  const whole = useMemo(
    () => ({ from: epoch(scenario.calendar.starts_at), to: epoch(scenario.calendar.ends_at) }),
    [scenario],
  );
  const overview = useSharedSeries(linkId, arrayId, whole, N_HEAT_BUCKETS);
  const shown = useSharedSeries(linkId, arrayId, range, N_BUCKETS);
  const answer = useMemo((): Answer | null => {
    if (!overview.data || !shown.data) return null;
    const preview = {
      result: result as Result,
      series: shown.data.series,
      heat: overview.data.series.peak_iops,
      measured: unmeasured,
      n_ios: 0,
      heat_bucket_s: overview.data.series.bucket_s,
      elapsed_ms: 0,
    };
    return { scenario, arrayId, range: shown.data.period, preview };
  }, [overview.data, shown.data, scenario, arrayId, result]);
  return { answer, isStale: shown.isPlaceholderData, error: overview.error ?? shown.error };
}

function saveScenario({ scenario }: Shared) {
  download("scenario.json", new Blob([JSON.stringify(scenario, null, 2)], { type: "application/json" }));
}

function Actions({ linkId, shared }: Props) {
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        leftSection={<Icon name="download" size={14} />}
        onClick={() => saveScenario(shared)}
      >
        {t("shares-scenario-file")}
      </Button>
      {shared.has_report && (
        <Button
          component="a"
          href={`/api/v1/shared/${linkId}/report`}
          download
          leftSection={<Icon name="download" size={14} />}
        >
          {t("shares-report-file")}
        </Button>
      )}
    </div>
  );
}

/** The period on the charts, and the event that was selected to see it. */
function usePeriod({ scenario, result }: Shared) {
  const weeks = useMemo(() => weeksOf(scenario), [scenario]);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const eventOf = (id: string | null) => result.events.find(({ event_id }) => event_id === id);
  const zoomsOf = (event: ReturnType<typeof eventOf>) => {
    const week = event ? weekAt(weeks, epoch(event.starts_at)) : 0;
    return zoomRanges(scenario, weeks, week, result, event?.event_id);
  };
  const zooms = zoomsOf(eventOf(selectedId));
  const [range, setRange] = useState<Range>(() => (zooms[0] as { range: Range }).range);
  const select = (id: string | null) => {
    setSelectedId(id);
    const event = eventOf(id);
    const zoom = event && zoomsOf(event).at(-1);
    if (zoom) setRange(zoom.range);
  };
  return { range, setRange, zooms, selectedId, select };
}

interface PartProps {
  linkId: string;
  shared: Shown;
  period: ReturnType<typeof usePeriod>;
  /** Event that the mouse is over. */
  lit: Store<string | null>;
}

function Week({ linkId, shared, period, lit }: PartProps) {
  const { scenario, result } = shared;
  const { range, setRange, zooms, selectedId, select } = period;
  const [cursor] = useState(() => createStore<number | null>(null));
  const { answer, isStale, error } = useFrozenAnswer(linkId, shared, range);
  const cards = useMemo(() => eventCards(scenario, result, []), [scenario, result]);
  return (
    <div className={classes.columns}>
      <section className={classes.charts} data-print-fit="chart">
        {error && <ErrorNotice error={error} />}
        {answer ? (
          <WeekCharts
            answer={answer}
            isStale={isStale}
            range={range}
            zooms={zooms}
            cursor={cursor}
            lit={lit}
            onRange={setRange}
          />
        ) : (
          !error && <Skeleton height={560} />
        )}
      </section>
      <aside aria-label={t("shares-events")}>
        <EventCards
          zone={scenario.time_zone}
          cards={cards}
          lit={lit}
          selectedId={selectedId ?? undefined}
          isStale={false}
          onSelect={select}
        >
          {null}
        </EventCards>
      </aside>
    </div>
  );
}

function Details({ shared: { scenario, result, whole }, period, lit }: PartProps) {
  const table = useMemo(() => phaseTable(scenario, result, unmeasured), [scenario, result]);
  const logins = useMemo(() => loginRows(scenario, result, unmeasured), [scenario, result]);
  return (
    <>
      <PhaseTable {...table} lit={lit} onSelect={period.select} />
      <LoginExperience
        rows={logins}
        goodS={scenario.goals.login_good_s}
        fairS={scenario.goals.login_fair_s}
      />
      <Capacity
        capacity={result.capacity}
        hosts={result.hosts}
        spareGoal={scenario.goals.spare_capacity_fraction}
      />
      <Recommendations result={whole} scenario={scenario} />
    </>
  );
}

function SharedWindows({ windows, note }: { windows: Shared["reboot_windows"]; note: string }) {
  return (
    <Card title={t("recommendation-windows")} note={note}>
      {windows.map(({ label, sentence }) => (
        <p key={label}>{sentence}</p>
      ))}
      <RebootWindows windows={windows} />
    </Card>
  );
}

/** The finished result in the form of a live preview. */
function previewOf({ scenario, arrayId, result, bill }: Shown, range: Range): LivePreview {
  const priced = bill && arrayId === MAIN_ARRAY ? { bill } : {};
  return {
    answer: { scenario, arrayId, range, preview: { result, elapsed_ms: 0, ...priced } as Answer["preview"] },
    isStale: false,
    problems: [],
    failure: null,
    retry: () => undefined,
  };
}

export function SharedResult({ linkId, shared: given }: Props) {
  const { scenario } = given;
  const navigate = route.useNavigate();
  const arrayId = knownArray(scenario, route.useSearch().array);
  const shared = useMemo(() => shownOf(given, arrayId), [given, arrayId]);
  const arrays = given.result.arrays ?? [];
  const showArray = (id: string) =>
    void navigate({
      search: (now) => ({ ...now, array: id === MAIN_ARRAY ? undefined : id }),
      replace: true,
      resetScroll: false,
    });
  const facts = sectionFacts(scenario);
  const period = usePeriod(shared);
  const [lit] = useState(() => createStore<string | null>(null));
  const part = { linkId, shared, period, lit };
  const live = previewOf(shared, period.range);
  return (
    <Page>
      <PageHead
        title={scenario.name}
        lead={t("shares-lead", {
          project: shared.project_name,
          facts: [facts.desktops, facts.week, facts.storage].join(", "),
          goals: facts.goals,
        })}
        actions={<Actions linkId={linkId} shared={given} />}
      />
      <div className={classes.page}>
        <VerdictStrip
          live={live}
          asOf={t("shares-as-of", { date: onDay(shared.created_at) })}
          onEvent={period.select}
          onField={() => undefined}
        />
        <VerdictDetails live={live} />
        {given.assumed_parts && <p className={classes.assumed}>{given.assumed_parts}</p>}
        {arrays.length > 0 && (
          <>
            <ArraysTable arrays={arrays} shownId={arrayId} isStale={false} onShow={showArray} />
            <div className={classes.switch}>
              <ArraySwitch arrays={arrays} shownId={arrayId} onShow={showArray} />
            </div>
          </>
        )}
        <Week {...part} />
        {shared.result.states && shared.result.states.length > 0 && (
          <StatesTable states={shared.result.states} isStale={false} />
        )}
        {given.options && <SharedOptions options={given.options} />}
        {given.reboot_windows.length > 0 && (
          <SharedWindows windows={given.reboot_windows} note={given.reboot_windows_note} />
        )}
        <Details {...part} />
        <p className={classes.foot}>
          {t("shares-provenance", {
            date: onDay(shared.created_at),
            expires: onDay(shared.expires_at),
          })}
        </p>
      </div>
    </Page>
  );
}
