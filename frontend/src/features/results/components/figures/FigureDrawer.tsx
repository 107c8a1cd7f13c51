/** The calculation of a figure: its terms and their inputs, each with its source. */

import { Drawer, NativeSelect, Skeleton } from "@mantine/core";
import { useSources } from "@/api/sources";
import type { FigureArithmetic, Scenario } from "@/api/types";
import { ErrorNotice } from "@/components/feedback/Notice";
import { StatusBadge } from "@/components/marks/StatusBadge";
import { TableExport } from "@/components/tables/TableExport";
import { t } from "@/i18n/t";
import type { AskedFigure } from "../../hooks/figureContext";
import { useExplanation } from "../../hooks/useExplanation";
import { csvOfExplanation, inputGroups, saidIn, termLines } from "../../model/figures/explanation";
import classes from "./explanation.module.css";

function Terms({ figure }: { figure: FigureArithmetic }) {
  if (figure.terms.length === 0) return <p className={classes.note}>{t("results-figure-none")}</p>;
  return (
    <table className={classes.terms}>
      <caption className="visually-hidden">{t("results-figure-terms", { figure: figure.label })}</caption>
      <tbody>
        {termLines(figure).map((term) => (
          <tr key={term.label}>
            <th scope="row">
              {term.label}
              {term.formula && <span className={classes.formula}>{term.formula}</span>}
              <span className={classes.bar} style={{ width: `${term.share * 100}%` }} />
            </th>
            <td>{term.said}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("results-total")}</th>
          <td>{saidIn(figure.value, figure.unit)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Inputs({ figure }: { figure: FigureArithmetic }) {
  const sources = useSources();
  const titles = new Map(sources.data?.items.map(({ id, title }) => [id, title]));
  const groups = inputGroups(figure, titles);
  if (groups.length === 0) return <p className={classes.note}>{t("results-figure-no-inputs")}</p>;
  return groups.map(({ entry, lines }) => (
    <section key={entry}>
      <h4 className={classes.entry}>{entry}</h4>
      <dl className={classes.inputs}>
        {lines.map((line) => (
          <div key={line.label}>
            <dt>{line.label}</dt>
            <dd>
              <span className="numeric">{line.said}</span> <StatusBadge status={line.status} />
            </dd>
            {line.from && <dd className={classes.from}>{line.from}</dd>}
          </div>
        ))}
      </dl>
    </section>
  ));
}

interface Props {
  scenario: Scenario;
  arrayId: string;
  asked: AskedFigure;
  onAsk: (asked: AskedFigure) => void;
  onClose: () => void;
}

function Contents({ scenario, arrayId, asked, onAsk }: Omit<Props, "onClose">) {
  const { data: arithmetic, error } = useExplanation(scenario, arrayId, asked.phaseId);
  if (error) return <ErrorNotice error={error} />;
  const figure = arithmetic?.figures.find(({ id }) => id === asked.figureId) ?? arithmetic?.figures[0];
  if (arithmetic === undefined || figure === undefined || arithmetic.phase_id !== asked.phaseId)
    return <Skeleton height={320} />;
  return (
    <>
      <p className={classes.phase}>{arithmetic.label}</p>
      <div className={classes.head}>
        <NativeSelect
          size="xs"
          aria-label={t("results-figure")}
          value={figure.id}
          onChange={(event) => onAsk({ ...asked, figureId: event.currentTarget.value })}
          data={arithmetic.figures.map(({ id, label }) => ({ value: id, label }))}
        />
        <strong className={classes.value}>{saidIn(figure.value, figure.unit)}</strong>
        <TableExport
          title={`${figure.label}, ${arithmetic.label}`}
          content={() => csvOfExplanation(figure)}
        />
      </div>
      <p className={classes.note}>{figure.sentence}</p>
      <Terms figure={figure} />
      <h3 className={classes.subhead}>{t("results-figure-inputs")}</h3>
      <Inputs figure={figure} />
    </>
  );
}

export function FigureDrawer({ onClose, ...contents }: Props) {
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title={t("results-figure-title")}>
      <Contents {...contents} />
    </Drawer>
  );
}
