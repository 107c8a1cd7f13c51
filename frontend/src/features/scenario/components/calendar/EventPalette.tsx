/** Kinds of event to drag into the week; a press of the button puts one in without a mouse. */

import { Draggable } from "@fullcalendar/react/interaction";
import { useEffect, useRef } from "react";
import type { EventKind } from "@/api/types";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { kindGroups, kindLabel, kinds } from "../../model/calendar/events";
import classes from "./palette.module.css";

const clockOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(11, 16);

export function Palette({ onAdd }: { onAdd: (kind: EventKind) => void }) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (list.current === null) return;
    const draggable = new Draggable(list.current, {
      itemSelector: "[data-kind]",
      eventData: (item: HTMLElement) => {
        const kind = item.dataset.kind as EventKind;
        return { title: kindLabel(kind), duration: clockOf(kinds[kind].usual), kind };
      },
    });
    return () => draggable.destroy();
  }, []);

  return (
    <section aria-labelledby="palette-title">
      <h2 id="palette-title" className={classes.title}>
        {t("scenario-add-event")}
      </h2>
      <div ref={list} className={classes.groups}>
        {kindGroups.map((group) => (
          <section key={group.label} aria-label={t(group.label)}>
            <h3 className={classes.group}>{t(group.label)}</h3>
            <ul className={classes.list}>
              {group.kinds.map((kind) => (
                <li key={kind}>
                  <button
                    type="button"
                    className={classes.item}
                    data-kind={kind}
                    title={t("scenario-add-event-hint", { help: t(`scenario-kind-${kind}-help`) })}
                    onClick={() => onAdd(kind)}
                  >
                    <Icon name={kind} size={14} />
                    {kindLabel(kind)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
