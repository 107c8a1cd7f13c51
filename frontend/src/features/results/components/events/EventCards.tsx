/** One card per event, next to the calendar. */

import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { ExperienceBar } from "@/charts/ExperienceBar";
import { Icon } from "@/components/marks/icons";
import { VerdictBadge } from "@/components/marks/VerdictMark";
import { t } from "@/i18n/t";
import { lazily } from "@/lib/browser/lazily";
import { type Store, useStored } from "@/lib/data/store";
import { day } from "@/lib/time/instants";
import { type CardDays, type EventCard, foldedCards } from "../../model/events/eventCards";
import classes from "../results.module.css";

const EventDetails = lazily(() => import("./EventDetails").then((its) => its.EventDetails));

interface CardProps {
  card: EventCard;
  lit: Store<string | null>;
  isSelected: boolean;
  isStale: boolean;
  onSelect: (id: string | null) => void;
  children: ReactNode;
  /** The days that the card is the worst of, and how to list them. */
  days?: { of: CardDays; zone: string; isOpen: boolean; onToggle: () => void };
}

/** "Mon, May 30 – Fri, Jun 3 · 5 days", and how they differ. */
function DaysInWords({ days: { of, zone } }: { days: NonNullable<CardProps["days"]> }) {
  const [first, last] = [of.all[0], of.all.at(-1)];
  if (!first || !last) return null;
  return (
    <>
      <span className={classes.eventWhen}>
        {t("results-days", {
          first: day(first.startsAt, zone),
          last: day(last.startsAt, zone),
          n: of.all.length,
        })}
      </span>
      {of.range !== null && (
        <span className={classes.eventWhen}>
          {t("results-days-range", { day: day(of.worst.startsAt, zone), range: of.range })}
        </span>
      )}
    </>
  );
}

function Facts({ card }: { card: EventCard }) {
  return (
    <span className={classes.eventFacts}>
      {card.problems.map((problem) => (
        <span key={problem} className={classes.broken}>
          <Icon name="warning" size={12} label={t("results-event-wrong")} />
          {problem}
        </span>
      ))}
      {card.shares && (
        <ExperienceBar shares={card.shares} label={t("results-login-experience-of", { event: card.name })} />
      )}
      {card.binding && <span>{card.binding}</span>}
      {card.isUnchecked && <span>{t("results-no-goals")}</span>}
      {card.broken.map((goal) => (
        <span key={goal} className={classes.broken}>
          <Icon name="poor" size={12} label={t("results-event-missed")} />
          {goal}
        </span>
      ))}
    </span>
  );
}

function Card({ card, lit, isSelected, isStale, onSelect, children, days }: CardProps) {
  const isLit = useStored(lit, (id) =>
    days ? days.of.all.some(({ eventId }) => eventId === id) : id === card.eventId,
  );
  const self = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSelected) self.current?.scrollIntoView({ block: "nearest" });
  }, [isSelected]);
  return (
    <li
      ref={self}
      className={classes.eventCard}
      data-kind={card.kind}
      data-event-card={card.eventId}
      data-lit={isLit || undefined}
      data-selected={isSelected || undefined}
      data-stale={isStale || undefined}
      onPointerEnter={() => lit.set(card.eventId)}
      onPointerLeave={() => lit.set(null)}
    >
      <button
        type="button"
        className={classes.eventHead}
        aria-expanded={isSelected}
        onFocus={() => lit.set(card.eventId)}
        onBlur={() => lit.set(null)}
        onClick={() => onSelect(isSelected ? null : card.eventId)}
      >
        <span className={classes.eventTitle}>
          <span className={classes.kindIcon}>
            <Icon name={card.kind} />
          </span>
          <strong>{card.name}</strong>
          {card.status && <VerdictBadge status={card.status} />}
        </span>
        <span className={classes.eventWhen}>
          <span>{card.starts}</span>
          <span className="numeric">{card.headline || card.took}</span>
        </span>
        {days && <DaysInWords days={days} />}
        <Facts card={card} />
      </button>
      {days && (
        <button
          type="button"
          className={classes.daysToggle}
          aria-expanded={days.isOpen}
          aria-label={t(days.isOpen ? "results-days-hide-of" : "results-days-show-of", {
            event: card.name,
            n: days.of.all.length,
          })}
          onClick={days.onToggle}
        >
          {t(days.isOpen ? "results-days-hide" : "results-days-show")}
        </button>
      )}
      {isSelected && (
        <div className={classes.eventBody}>
          <Suspense>
            <EventDetails card={card} />
          </Suspense>
          {children}
        </div>
      )}
    </li>
  );
}

interface Props {
  cards: readonly EventCard[];
  lit: Store<string | null>;
  selectedId: string | undefined;
  isStale: boolean;
  zone: string;
  onSelect: (id: string | null) => void;
  /** What the selected card opens to besides its results: the event's own fields. */
  children: ReactNode;
}

/** The card of the worst day, and those of the single days where they are wanted or one of them is selected. */
function FoldedCards({ of, zone, ...props }: Omit<Props, "cards"> & { of: CardDays }) {
  const { selectedId, children, ...common } = props;
  const [wantsDays, setWantsDays] = useState(false);
  const { worst, all } = of;
  const isOther = all.some(({ eventId }) => eventId === selectedId) && selectedId !== worst.eventId;
  const isOpen = wantsDays || isOther;
  const cardOf = (card: EventCard) => (
    <Card key={card.eventId} card={card} isSelected={card.eventId === selectedId} {...common}>
      {children}
    </Card>
  );
  if (all.length === 1) return cardOf(worst);
  const days = { of, zone, isOpen, onToggle: () => setWantsDays(!isOpen) };
  return (
    <>
      <Card card={worst} isSelected={!isOpen && worst.eventId === selectedId} days={days} {...common}>
        {children}
      </Card>
      {isOpen && (
        <li>
          <ul className={classes.days}>{all.map(cardOf)}</ul>
        </li>
      )}
    </>
  );
}

export function EventCards({ cards, ...props }: Props) {
  const folded = useMemo(() => foldedCards(cards), [cards]);
  return (
    <ul className={classes.cards}>
      {folded.map((of) => (
        <FoldedCards key={of.all[0]?.eventId} of={of} {...props} />
      ))}
    </ul>
  );
}
