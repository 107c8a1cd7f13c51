/** Per-I/O response times by activity and operation, with the weekly means. */

import { Icon, type IconName } from "@/components/marks/icons";
import { ScrollTable } from "@/components/tables/ScrollTable";
import { t } from "@/i18n/t";
import { type Store, useStored } from "@/lib/data/store";
import { type FigureGroup, type FigureRow, percentiles } from "../../model/window/windowFigures";
import classes from "./window.module.css";

const marks: Record<FigureRow["agreement"], IconName> = { agrees: "good", differs: "warning", open: "minus" };

function Difference({ row: { difference, agreement, reason } }: { row: FigureRow }) {
  return (
    <td title={reason}>
      <span className={classes.difference} data-agreement={agreement}>
        <Icon name={marks[agreement]} size={12} />
        {difference}
        <span className="visually-hidden">: {reason}</span>
      </span>
    </td>
  );
}

function Row({ row, group, isFirst, onSelect }: RowProps & { row: FigureRow; isFirst: boolean }) {
  const { name, eventId, rows } = group;
  return (
    <tr>
      {isFirst && (
        <th scope="rowgroup" rowSpan={rows.length}>
          {eventId === null ? (
            name
          ) : (
            <button type="button" className={classes.activity} onClick={() => onSelect(eventId)}>
              {name}
            </button>
          )}
        </th>
      )}
      <th scope="row" className={classes.op}>
        {row.op}
      </th>
      <td>{row.nIos}</td>
      <td>{row.week}</td>
      <td>
        <strong>{row.mean}</strong> <span className={classes.spread}>{row.spread}</span>
      </td>
      <Difference row={row} />
      {row.percentiles.map((value, i) => (
        <td key={percentiles[i]?.id}>{value}</td>
      ))}
      <td>{row.max}</td>
      <td>{row.busiest}</td>
    </tr>
  );
}

interface RowProps {
  group: FigureGroup;
  onSelect: (eventId: string) => void;
}

function Group({ group, lit, onSelect }: RowProps & { lit: Store<string | null> }) {
  const isLit = useStored(lit, (id) => id !== null && id === group.eventId);
  return (
    <tbody
      data-lit={isLit || undefined}
      data-total={group.isTotal || undefined}
      onPointerEnter={() => lit.set(group.eventId)}
      onPointerLeave={() => lit.set(null)}
    >
      {group.rows.map((row, i) => (
        <Row key={row.id} row={row} group={group} isFirst={i === 0} onSelect={onSelect} />
      ))}
    </tbody>
  );
}

interface Props {
  groups: readonly FigureGroup[];
  lit: Store<string | null>;
  onSelect: (eventId: string) => void;
}

export function WindowFigures({ groups, lit, onSelect }: Props) {
  return (
    <ScrollTable label={t("results-window-times")} canBeTaken>
      <table className={classes.figures}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {t("results-activity")}
            </th>
            <th scope="col" rowSpan={2}>
              <span className="visually-hidden">{t("results-operation")}</span>
            </th>
            <th scope="col" rowSpan={2}>
              {t("results-ios")}
            </th>
            <th scope="colgroup" colSpan={3} className={classes.over}>
              {t("results-mean-ms")}
            </th>
            <th scope="colgroup" colSpan={percentiles.length + 1} className={classes.over}>
              {t("results-window-times-ms")}
            </th>
            <th scope="col" rowSpan={2}>
              {t("results-busiest")}
              <small>{t("results-busiest-component")}</small>
            </th>
          </tr>
          <tr>
            <th scope="col">{t("results-week")}</th>
            <th scope="col">{t("results-every-io")}</th>
            <th scope="col">{t("results-difference")}</th>
            {percentiles.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">{t("results-longest-io")}</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.id} group={group} lit={lit} onSelect={onSelect} />
        ))}
      </table>
    </ScrollTable>
  );
}
