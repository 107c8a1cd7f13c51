"""Results that many tests ask for, computed once per process: the week of a run, and the charts of its report."""

from __future__ import annotations

from collections.abc import Callable

from stormsizer.messages.localizer import Localizer
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario
from stormsizer.report.charts.data import Chart, Histogram
from stormsizer.simulation.assessment import assess
from stormsizer.simulation.pipeline import Simulation
from stormsizer.stage_cache import StageCache
from webapp.reports.rendering import drawing

MOST = 200
"""Results that are kept; then all are forgotten."""
draw = drawing._svg


def shared_weeks() -> Callable[..., Simulation]:
    """Return a simulation that computes the week of a scenario once for each catalog."""
    kept: dict[tuple[str, int], tuple[Catalog, Simulation]] = {}

    def shared(scenario: Scenario, catalog: Catalog, *, memory: StageCache) -> Simulation:
        key = (scenario.model_dump_json(), id(catalog))
        if key not in kept:
            if len(kept) >= MOST:
                kept.clear()
            kept[key] = catalog, assess(scenario, catalog, memory=memory)
        return kept[key][1]

    return shared


def shared_charts() -> Callable[[Chart | Histogram, bool, Localizer], str]:
    """Return a function that draws each chart once for each localizer."""
    kept: dict[tuple[str, str, bool, int], tuple[Localizer, str]] = {}

    def shared(chart: Chart | Histogram, wide: bool, localizer: Localizer) -> str:
        key = (type(chart).__name__, chart.model_dump_json(), wide, id(localizer))
        if key not in kept:
            if len(kept) >= MOST:
                kept.clear()
            kept[key] = localizer, draw(chart, wide, localizer)
        return kept[key][1]

    return shared
