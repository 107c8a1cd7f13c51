import type { CapacityBreakdown, Result } from "@/api/types";
import { Card } from "@/components/layout/Card";
import { t } from "@/i18n/t";
import { gigabytes } from "@/lib/format/numbers";
import { capacityNotes, capacityParts, capacitySentence } from "../model/figures/capacity";
import classes from "./results.module.css";

interface Line {
  label: string;
  gb: number;
  formula: string;
  color?: string;
}

function Lines({ title, lines, total }: { title: string; lines: readonly Line[]; total: number }) {
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{t("results-capacity-how")}</th>
          <th scope="col">{t("results-capacity-space")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.label}>
            <th scope="row">
              {line.color && <span className={classes.swatch} style={{ background: line.color }} />}
              {line.label}
            </th>
            <td>{line.formula}</td>
            <td>
              <span className={classes.predicted}>{gigabytes(line.gb).replace("-", "−")}</span>
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            <strong>{t("results-total")}</strong>
          </th>
          <td />
          <td>
            <span className={classes.predicted}>{gigabytes(total)}</span>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

interface Props {
  capacity: CapacityBreakdown;
  hosts: Result["hosts"];
  spareGoal: number;
}

export function Capacity({ capacity, hosts, spareGoal }: Props) {
  const parts = capacityParts(capacity);
  const offered = capacity.offered.filter(({ gb }) => gb !== 0);
  const sentence = capacitySentence(capacity, spareGoal);
  const notes = capacityNotes(capacity, hosts);
  return (
    <Card title={t("results-capacity")} note={sentence}>
      <div className={classes.capacity} role="img" aria-label={sentence}>
        {parts.map((part) => (
          <div
            key={part.label}
            className={classes.capacityPart}
            style={{ width: `${part.share * 100}%`, background: part.color }}
          />
        ))}
      </div>
      {notes.length > 0 && (
        <ul className={classes.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <div className={classes.columns}>
        <Lines title={t("results-capacity-needed")} lines={parts} total={capacity.needed_gb} />
        <Lines title={t("results-capacity-offered")} lines={offered} total={capacity.usable_gb} />
      </div>
    </Card>
  );
}
