/** Panels of a week, one above the other on one time axis, under one cursor. */

import { useElementSize } from "@mantine/hooks";
import { type ComponentType, useDeferredValue } from "react";
import { t } from "@/i18n/t";
import { ticksThatFit } from "@/lib/chart/timeAxis";
import type { Panel, TimeAxis, WeekChart } from "@/lib/chart/viewModel";
import type { Period } from "@/lib/chart/zoom";
import type { Store } from "@/lib/data/store";
import { AXIS_WIDTH, placeOf } from "../frame";
import { HeatLegend, HeatPanel } from "./HeatPanel";
import { SeriesReadout } from "./SeriesReadout";
import { TimeOverlay } from "./TimeOverlay";
import classes from "./week.module.css";

/** What draws one panel, sizes in pixels. */
export interface PanelProps {
  panel: Panel;
  axis: TimeAxis;
  width: number;
  height: number;
}

export interface WeekProps {
  chart: WeekChart;
  cursor: Store<number | null>;
  lit: Store<string | null>;
  describe: (at: number) => string;
  panelHeight?: number;
  /** The longest period to choose from, and the callback for a chosen period. */
  bounds?: Period;
  onRange?: (from: number, to: number) => void;
  selectedId?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
}

interface Props extends WeekProps {
  Plot: ComponentType<PanelProps>;
}

export function WeekFrame({ Plot, chart, cursor, lit, describe, panelHeight = 112, ...choice }: Props) {
  const { ref, width } = useElementSize();
  const drawn = useDeferredValue(chart);
  return (
    <div ref={ref} className={classes.week}>
      {drawn.panels.map((panel) => (
        <figure key={panel.id} className={classes.panel} aria-label={panel.summary}>
          <figcaption className={classes.caption}>
            <span className={classes.title}>
              {panel.title}{" "}
              <span className={classes.unit}>
                {panel.scale === "log" ? t("charts-log-scale", { unit: panel.unit }) : panel.unit}
              </span>
            </span>
            {panel.note && <span className={classes.leftOut}>{panel.note}</span>}
            <SeriesReadout series={panel.series} unit={panel.unit} cursor={cursor} />
          </figcaption>
          {width > 0 && <Plot panel={panel} axis={drawn.axis} width={width} height={panelHeight} />}
        </figure>
      ))}
      {drawn.heat && drawn.heat.rows.length > 0 && (
        <figure className={classes.panel} aria-label={drawn.heat.summary}>
          <figcaption className={classes.caption}>
            <span className={classes.title}>
              {drawn.heat.title}{" "}
              <span className={classes.unit}>{t("charts-unit-peak", { unit: drawn.heat.unit })}</span>
            </span>
            <HeatLegend steps={drawn.heat.steps} unit={drawn.heat.unit} />
          </figcaption>
          {width > 0 && <HeatPanel heat={drawn.heat} axis={drawn.axis} width={width} cursor={cursor} />}
        </figure>
      )}
      <div className={classes.axis} style={{ marginLeft: AXIS_WIDTH }} aria-hidden="true">
        {ticksThatFit(drawn.axis, width - AXIS_WIDTH).map((tick) => (
          <span
            key={tick.at}
            className={tick.major ? classes.day : classes.hour}
            style={{ left: `${placeOf(tick.at, drawn.axis) * 100}%` }}
          >
            {tick.label}
          </span>
        ))}
      </div>
      <div className={classes.overlayFrame} style={{ left: AXIS_WIDTH }}>
        <TimeOverlay
          axis={drawn.axis}
          spans={drawn.spans}
          cursor={cursor}
          lit={lit}
          describe={describe}
          {...choice}
        />
      </div>
    </div>
  );
}
