"""Answers a scenario at once."""

import math
import time
from dataclasses import replace

from stormsizer.catalog import Catalog
from stormsizer.pipeline import simulate
from stormsizer.storage.trace import Trace, bucketed
from webapp.kit.engine_room import slot
from webapp.kit.spans import seconds_between
from webapp.preview.schemas import Preview, PreviewRequest

HEAT_BUCKET_S = 600.0


def preview(catalog: Catalog, asked: PreviewRequest) -> Preview:
    """Answer a scenario; the part of the week that is asked for as a series, the whole of it as heat."""
    scenario = asked.scenario
    from_s, to_s = seconds_between(scenario.calendar, asked.from_at, asked.to_at)
    with slot():
        started = time.perf_counter()
        simulation = simulate(scenario, catalog, recommend=False)
        elapsed_ms = (time.perf_counter() - started) * 1000
        series = bucketed(simulation.trace, from_s, to_s, asked.n_buckets)
        heat, heat_bucket_s = _heat(simulation.trace, scenario.calendar.length_s)
    return Preview(
        result=simulation.result, series=series, heat=heat, heat_bucket_s=heat_bucket_s, elapsed_ms=round(elapsed_ms, 3)
    )


def _heat(trace: Trace, length_s: float) -> tuple[tuple[float, ...], float]:
    """Highest sum of reads and writes per bucket: the engine's own buckets over their sum."""
    total = trace.column("reads_iops") + trace.column("writes_iops")
    summed = replace(trace, values=total[:, None], quantities=("total_iops",))
    n_buckets = max(1, math.ceil(length_s / HEAT_BUCKET_S))
    series = bucketed(summed, 0.0, length_s, n_buckets, ("total_iops",))
    return tuple(peak or 0.0 for peak in series.bands["total_iops"].max), series.bucket_s
