/** One bar of a tornado: how far the margin moves when one input goes to the ends of its range. */

import { marginInWords } from "@/lib/chart/margin";
import type { TornadoBar } from "@/lib/chart/viewModel";
import classes from "./tornado.module.css";

export function Tornado({ bar }: { bar: TornadoBar }) {
  const [first, last] = bar.domain;
  const place = (margin: number) => `${(100 * (margin - first)) / Math.max(1e-9, last - first)}%`;
  const part = (end: number | null) => {
    const margin = end ?? bar.now;
    return {
      left: place(Math.min(margin, bar.now)),
      right: `calc(100% - ${place(Math.max(margin, bar.now))})`,
    };
  };
  return (
    <div className={classes.track} aria-hidden="true">
      {first < 0 && last >= 0 && <div className={classes.goal} style={{ left: place(0) }} />}
      <div className={classes.low} style={part(bar.low)} />
      <div className={classes.high} style={part(bar.high)} />
      {bar.low !== null && <div className={classes.lowEnd} style={{ left: place(bar.low) }} />}
      {bar.high !== null && <div className={classes.highEnd} style={{ left: place(bar.high) }} />}
      <div className={classes.now} style={{ left: place(bar.now) }} />
    </div>
  );
}

/** The ends of all bars of a tornado. */
export function TornadoScale({ domain: [first, last] }: Pick<TornadoBar, "domain">) {
  return (
    <span className={classes.scale}>
      <span>{marginInWords(first)}</span>
      <span>{marginInWords(last)}</span>
    </span>
  );
}

/** What the parts of the bars mean. */
export function TornadoLegend() {
  return (
    <p className={classes.legend}>
      <span>
        <i className={classes.lowEnd} /> with less of it
      </span>
      <span>
        <i className={classes.highEnd} /> with more of it
      </span>
      <span>
        <i className={classes.now} /> as it is
      </span>
      <span>
        <i className={classes.goal} /> goal
      </span>
      <span>to the right: more room</span>
    </p>
  );
}
