/** What every I/O of a window showed: in a sentence, where it differs from the week, in figures and in charts. */

import type { Run, Scenario, WindowResult } from "@/api/types";
import { Notice } from "@/components/feedback/Notice";
import type { Store } from "@/lib/data/store";
import { counted, duration, roughly } from "@/lib/format/numbers";
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
          <strong>{what}</strong>: {words}
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
    `${roughly(window.n_ios)} I/Os`,
    counted(window.n_replications, "replication"),
    `seed ${window.seed}`,
    ...(elapsedMs === null ? [] : [`simulated in ${duration(elapsedMs / 1000)}`]),
    `engine ${window.engine_version}`,
  ];
  return (
    <div className={classes.answer}>
      <div>
        <p className={classes.sentence}>{window.sentence}</p>
        <p className={classes.facts}>{facts.join(" · ")}</p>
      </div>
      {different.length > 0 && (
        <Notice tone="fair" title="Every I/O and the simulation of the week differ">
          <Compared items={different} />
        </Notice>
      )}
      {window.warnings.length > 0 && (
        <Notice tone="fair" title="To bear in mind">
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
          {isOpen && <p>–: fewer than ten I/Os took longer, too few to tell.</p>}
        </div>
      )}
      <WindowCharts window={window} scenario={scenario} cursor={cursor} lit={lit} />
      <section aria-label="Components in the window">
        <div className={classes.subhead}>
          <h3>Components</h3>
        </div>
        <WindowStations rows={stationRows(window)} />
      </section>
    </div>
  );
}
