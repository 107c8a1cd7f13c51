"""Windows of the sample fortnight with as many I/Os as a benchmark wants."""

from __future__ import annotations

from stormsizer.discrete_event import expected_ios
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario
from tests.engine.seeds import acme_scenario, seed_catalog

STORM = "first-login"
LONGEST_S = 7200.0


def login_window(n_ios: float) -> tuple[Scenario, Catalog, float, float]:
    """The first login from its first arrival until about so many I/Os were asked: scenario, catalog, from, to."""
    scenario, catalog = acme_scenario(), seed_catalog()
    (event,) = (event for event in scenario.events if event.id == STORM)
    from_s = scenario.calendar.seconds(event.starts_at)
    short_s, long_s = 1.0, LONGEST_S
    while long_s - short_s > 1.0:
        half_s = 0.5 * (short_s + long_s)
        if expected_ios(scenario, catalog, from_s, from_s + half_s) < n_ios:
            short_s = half_s
        else:
            long_s = half_s
    return scenario, catalog, from_s, from_s + long_s
