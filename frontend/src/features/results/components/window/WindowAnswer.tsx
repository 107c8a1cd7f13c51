/** What every I/O of a window showed: in a sentence, where it differs from the week, in figures and in charts. */

import type { Run, Scenario, WindowResult } from "@/api/types";
import { Notice } from "@/components/feedback/Notice";
import { RichText } from "@/i18n/RichText";
import { t } from "@/i18n/t";
import type { Store } from "@/lib/data/store";
import { duration, roughly } from "@/lib/format/numbers";
import {
  type Comparison,
  comparisons,
  figureGroups,
  hasOpenPercentile,
  stationRows,
} from "../../model/window/windowFigures";
import { WindowCharts } from "./WindowCharts";
import { WindowFigures } from "./WindowFigures";
import { WindowStations } from "./WindowStations";
import classes from "./window.module.css";

function Compared({ items }: { items: readonly Comparison[] }) {
  return (
    <ul>
      {items.map(({ what, words }) => (
        <li key={words}>
          <RichText
            id="results-compared"
            parameters={{ what, words }}
            tags={{ strong: (text) => <strong>{text}</strong> }}
          />
        </li>
      ))}
    </ul>
  );
}

interface Props {
  window: WindowResult;
  scenario: Scenario;
  elapsedMs: Run["elapsed_ms"];
  cursor: Store<number | null>;
  lit: Store<string | null>;
  onSelect: (eventId: string) => void;
}

export function WindowAnswer({ window, scenario, elapsedMs, cursor, lit, onSelect }: Props) {
  const different = comparisons(window, "differs");
  const open = comparisons(window, "open");
  const isOpen = hasOpenPercentile(window);
  const facts = [
    t("results-n-ios", { n: roughly(window.n_ios) }),
    t("results-n-replications", { n: window.n_replications }),
    t("results-seed", { seed: String(window.seed) }),
    ...(elapsedMs === null ? [] : [t("results-simulated-in", { time: duration(elapsedMs / 1000) })]),
    t("results-engine", { version: window.engine_version }),
  ];
  return (
    <div className={classes.answer}>
      <div>
        <p className={classes.sentence}>{window.sentence}</p>
        <p className={classes.facts}>{facts.join(" · ")}</p>
      </div>
      {different.length > 0 && (
        <Notice tone="fair" title={t("results-window-differs")}>
          <Compared items={different} />
        </Notice>
      )}
      {window.warnings.length > 0 && (
        <Notice tone="fair" title={t("results-notes")}>
          <ul>
            {window.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
      <WindowFigures groups={figureGroups(window)} lit={lit} onSelect={onSelect} />
      {(open.length > 0 || isOpen) && (
        <div className={classes.open}>
          <Compared items={open} />
          {isOpen && <p>{t("results-window-open-percentile")}</p>}
        </div>
      )}
      <WindowCharts window={window} scenario={scenario} cursor={cursor} lit={lit} />
      <section aria-label={t("results-window-components-of")}>
        <div className={classes.subhead}>
          <h3>{t("results-window-components")}</h3>
        </div>
        <WindowStations rows={stationRows(window)} />
      </section>
    </div>
  );
}
