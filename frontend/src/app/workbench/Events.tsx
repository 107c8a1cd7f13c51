/** The events of the week on the screen, one card each; the selected one opens to its fields. */

import { Skeleton } from "@mantine/core";
import { Suspense, useMemo } from "react";
import type { FieldProblem } from "@/api/problem";
import type { Result, Scenario } from "@/api/types";
import { EventCards } from "@/features/results/components/events/EventCards";
import { PhaseCurve } from "@/features/results/components/events/PhaseCurve";
import { eventCards } from "@/features/results/model/events/eventCards";
import { t } from "@/i18n/t";
import { lazily } from "@/lib/browser/lazily";
import type { Store } from "@/lib/data/store";
import { ownerOf, shownId } from "@/lib/time/occurrences";
import type { useCalendarActions } from "./hooks/useCalendarActions";
import type { View } from "./hooks/useView";
import classes from "./workbench.module.css";

const EventForm = lazily(() =>
  import("@/features/scenario/components/sections/EventForm").then((its) => its.EventForm),
);

interface Props {
  scenario: Scenario;
  result: Result | null;
  problems: readonly FieldProblem[];
  isStale: boolean;
  view: View;
  actions: ReturnType<typeof useCalendarActions>;
  lit: Store<string | null>;
}

export function Events({ scenario, result, problems, isStale, view, actions, lit }: Props) {
  const cards = useMemo(() => eventCards(scenario, result, problems), [scenario, result, problems]);
  const week = view.weeks[view.weekIndex];
  const shown = cards.filter((card) => week && card.startsAt >= week.from && card.startsAt < week.to);
  const card = cards.find(({ eventId }) => eventId === view.selectedId);
  const selected = ownerOf(scenario, view.selectedId);
  return (
    <aside className={classes.right} aria-label={t("scenario-events-of-week")}>
      <EventCards
        zone={scenario.time_zone}
        cards={shown}
        lit={lit}
        selectedId={shownId(scenario, result?.events ?? [], view.selectedId)}
        isStale={isStale}
        onSelect={view.select}
      >
        {card && (
          <PhaseCurve
            key={card.eventId}
            scenario={scenario}
            arrayId={view.arrayId}
            phases={card.phases}
            isStale={isStale}
          />
        )}
        {selected && (
          <Suspense fallback={<Skeleton height={240} />}>
            <EventForm
              event={selected}
              onDuplicate={() => actions.duplicate(selected.id)}
              onRemove={() => actions.remove(selected.id)}
            />
          </Suspense>
        )}
      </EventCards>
    </aside>
  );
}
