/** Actions for an event, a time or a day in the calendar, with their keyboard shortcuts. */

import "@/i18n/parts/calendar";
import { Kbd, Menu } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon, type IconName } from "@/components/marks/icons";
import classes from "./legend.module.css";

interface At {
  at: { x: number; y: number };
}

export type MenuTarget = At & ({ eventId: string } | { startsAt: number } | { day: number });

export interface MenuEntry {
  label: string;
  icon?: IconName;
  /** Keys that do the same on the focused event. */
  keys?: string;
  isDisabled?: boolean;
  onChoose: () => void;
}

interface Props extends At {
  /** What the menu is about. */
  title: string;
  entries: readonly MenuEntry[];
  onClose: () => void;
}

export function CalendarMenu({ at, title, entries, onClose }: Props): ReactNode {
  const before = useRef(document.activeElement);
  useEffect(
    () => () => {
      // keep the focus if the action moved it elsewhere
      const element = before.current;
      if (document.activeElement === document.body && element instanceof HTMLElement) element.focus();
    },
    [],
  );
  return (
    <Menu opened onClose={onClose} position="bottom-start" withinPortal shadow="md" returnFocus={false}>
      <Menu.Target>
        <button
          type="button"
          className="visually-hidden"
          tabIndex={-1}
          style={{ position: "fixed", left: at.x, top: at.y }}
        >
          {title}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{title}</Menu.Label>
        {entries.map(({ label, icon, keys, isDisabled, onChoose }) => (
          <Menu.Item
            key={label}
            leftSection={icon ? <Icon name={icon} size={14} /> : <span className={classes.noIcon} />}
            rightSection={keys && <Kbd size="xs">{keys}</Kbd>}
            disabled={isDisabled ?? false}
            onClick={onChoose}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
