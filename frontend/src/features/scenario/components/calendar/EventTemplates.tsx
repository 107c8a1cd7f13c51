/** Sets of events that are added together, for all pools or for one of them. */

import "@/i18n/parts/calendar";
import { Menu } from "@mantine/core";
import type { Pool } from "@/api/types";
import { Icon, type IconName } from "@/components/marks/icons";
import { t } from "@/i18n/t";
import { type TemplateId, templateIds } from "../../model/calendar/templateIds";
import classes from "./palette.module.css";

const icons: Record<TemplateId, IconName> = {
  "nightly-reboot": "reboot",
  "patch-tuesday": "patch",
  "backup-window": "backup",
  "antivirus-scan": "antivirus_scan",
};

interface Props {
  pools: readonly Pool[];
  onChoose: (id: TemplateId, poolIds: readonly string[]) => void;
}

function TemplateButton({ id, pools, onChoose }: Props & { id: TemplateId }) {
  const all = pools.map((pool) => pool.id);
  const hasChoice = pools.length > 1;
  const button = (
    <button
      type="button"
      className={classes.template}
      data-kind={icons[id]}
      title={t(`calendar-template-${id}-help`)}
      {...(!hasChoice && { onClick: () => onChoose(id, all) })}
    >
      <Icon name={icons[id]} size={14} />
      {t(`calendar-template-${id}`)}
    </button>
  );
  if (!hasChoice) return button;
  return (
    <Menu position="right-start" withinPortal shadow="md">
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onChoose(id, all)}>{t("calendar-template-all-pools")}</Menu.Item>
        {pools.map((pool) => (
          <Menu.Item key={pool.id} onClick={() => onChoose(id, [pool.id])}>
            {pool.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

export function EventTemplates({ pools, onChoose }: Props) {
  return (
    <section aria-labelledby="templates-title" className={classes.templates}>
      <h2 id="templates-title" className={classes.title}>
        {t("calendar-templates")}
      </h2>
      <ul className={classes.list}>
        {templateIds.map((id) => (
          <li key={id}>
            <TemplateButton id={id} pools={pools} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  );
}
