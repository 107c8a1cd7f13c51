"""Windows for discrete-event simulation: validation and simulation."""

from __future__ import annotations

from collections.abc import Callable

from stormsizer import discrete_event
from stormsizer.discrete_event.figures import WindowResult
from stormsizer.messages.text import Quantity, msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Problem, Scenario
from webapp.core.concurrency import slot
from webapp.core.http.errors import InvalidInputError
from webapp.core.http.time_spans import seconds_between
from webapp.runs.schemas import WindowRequest


def require_simulable(scenario: Scenario, catalog: Catalog, asked: WindowRequest) -> None:
    """Reject a window that is outside the calendar or has more I/Os than one run may simulate."""
    n_ios = n_ios_of(scenario, catalog, asked)
    if n_ios > discrete_event.MAX_IOS:
        problem = Problem(
            path="to",
            given=msg("given-window-ios", end=asked.to_at.isoformat(), ios=Quantity(n_ios, "")),
            allowed=msg("allowed-window-ios", ios=Quantity(discrete_event.MAX_IOS, "")),
            message=msg("field-window-too-long"),
        )
        raise InvalidInputError((problem,))


def n_ios_of(scenario: Scenario, catalog: Catalog, asked: WindowRequest) -> float:
    """Return the expected number of I/Os in a window, over all replications."""
    from_s, to_s = seconds_between(scenario.calendar, asked.from_at, asked.to_at)
    with slot():
        return discrete_event.expected_ios(scenario, catalog, from_s, to_s) * asked.n_replications


def answer(
    scenario: Scenario, catalog: Catalog, asked: WindowRequest, progress: Callable[[float], None]
) -> WindowResult:
    """Simulate each I/O in a window. ``progress`` receives the completed fraction and may raise an error to stop."""
    from_s, to_s = seconds_between(scenario.calendar, asked.from_at, asked.to_at)
    return discrete_event.simulate_every_io(
        scenario, catalog, from_s, to_s, seed=asked.seed, n_replications=asked.n_replications, progress=progress
    )
