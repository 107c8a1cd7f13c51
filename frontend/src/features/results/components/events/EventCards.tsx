/** One card per event, next to the calendar. */

import { type ReactNode, useEffect, useRef } from "react";
import { ExperienceBar } from "@/charts/ExperienceBar";
import { Icon } from "@/components/marks/icons";
import { VerdictBadge } from "@/components/marks/VerdictMark";
import { t } from "@/i18n/t";
import { type Store, useStored } from "@/lib/data/store";
import type { EventCard } from "../../model/events/eventCards";
import classes from "../results.module.css";
import { EventDetails } from "./EventDetails";

interface CardProps {
  card: EventCard;
  lit: Store<string | null>;
  isSelected: boolean;
  isStale: boolean;
  onSelect: (id: string | null) => void;
  children: ReactNode;
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
      {card.broken.map((goal) => (
        <span key={goal} className={classes.broken}>
          <Icon name="poor" size={12} label={t("results-event-missed")} />
          {goal}
        </span>
      ))}
    </span>
  );
}

function Card({ card, lit, isSelected, isStale, onSelect, children }: CardProps) {
  const isLit = useStored(lit, (id) => id === card.eventId);
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
        <Facts card={card} />
      </button>
      {isSelected && (
        <div className={classes.eventBody}>
          <EventDetails card={card} />
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
  onSelect: (id: string | null) => void;
  /** What the selected card opens to besides its results: the event's own fields. */
  children: ReactNode;
}

export function EventCards({ cards, lit, selectedId, isStale, onSelect, children }: Props) {
  return (
    <ul className={classes.cards}>
      {cards.map((card) => (
        <Card
          key={card.eventId}
          card={card}
          lit={lit}
          isSelected={card.eventId === selectedId}
          isStale={isStale}
          onSelect={onSelect}
        >
          {children}
        </Card>
      ))}
    </ul>
  );
}
