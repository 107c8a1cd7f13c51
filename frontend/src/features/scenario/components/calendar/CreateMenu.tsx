/** What to put into the stretch that was just drawn. */

import { Menu } from "@mantine/core";
import { Fragment } from "react";
import type { EventKind } from "@/api/types";
import { Icon } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { kindGroups, kindLabel } from "../../model/calendar/events";

export interface Drawn {
  startsAt: number;
  endsAt: number;
  at: { x: number; y: number };
}

interface Props {
  drawn: Drawn | null;
  onChoose: (kind: EventKind, drawn: Drawn) => void;
  onClose: () => void;
}

export function CreateMenu({ drawn, onChoose, onClose }: Props) {
  if (drawn === null) return null;
  return (
    <Menu opened onClose={onClose} position="bottom-start" withinPortal shadow="md">
      <Menu.Target>
        <button
          type="button"
          className="visually-hidden"
          tabIndex={-1}
          style={{ position: "fixed", left: drawn.at.x, top: drawn.at.y }}
        >
          {t("scenario-new-event")}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {kindGroups.map((group) => (
          <Fragment key={group.label}>
            <Menu.Label>{t(group.label)}</Menu.Label>
            {group.kinds.map((kind) => (
              <Menu.Item
                key={kind}
                leftSection={<Icon name={kind} size={14} />}
                onClick={() => onChoose(kind, drawn)}
              >
                {kindLabel(kind)}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
