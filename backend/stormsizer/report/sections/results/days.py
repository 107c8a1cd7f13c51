"""Folding of an event that repeats: one row for all its days, with the figures of the worst day.

The browser folds its event cards in the same way: see ``frontend/src/lib/time/days.ts``.
"""

import json
from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeVar
from zoneinfo import ZoneInfo

from stormsizer.experience.judgment import LOGINS
from stormsizer.messages.text import Instant, Quantity, Text, msg
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Event, Scenario
from stormsizer.report.sections.results import pools
from stormsizer.simulation.result import Phase, PhaseResult

UNTIL_DONE = (Phase.PROVISIONING, Phase.POWER_ON, Phase.RECOMPOSE, Phase.ANTIVIRUS_SCAN, Phase.PATCH)
"""Phases that last until their work is complete."""
_OF_ONE_DAY = frozenset({"id", "notes", "starts_at", "ends_at", "repeat", "time_zone", "at_local_time"})


@dataclass(frozen=True)
class Days:
    """Phases of one event and the same pools on several days, in the order of the calendar."""

    phases: tuple[PhaseResult, ...]

    @property
    def worst(self) -> PhaseResult:
        """The worst day by status, margin, and key figure as they are displayed; the first of equal days."""
        return min(self.phases, key=_rank)

    @property
    def highest(self) -> PhaseResult:
        """The worst day with the highest duration and figures of all days, which may be from different days."""
        return self.worst.model_copy(
            update={
                "duration_s": max(phase.duration_s for phase in self.phases),
                "complete": all(phase.complete for phase in self.phases),
                "figures": _highest([self.worst.figures, *(phase.figures for phase in self.phases)]),
            }
        )

    def label(self, scenario: Scenario) -> Text:
        """Return the label of the first day, with the number of days and the last one if there are several."""
        return label(self.phases[0].label, [phase.starts_at for phase in self.phases], scenario)

    def note(self, scenario: Scenario) -> Text:
        """Return the worst day and the range of the key figure; empty if all days show the same."""
        figures = sorted((key_figure(phase) for phase in self.phases), key=lambda figure: figure.value or 0.0)
        low, high = figures[0], figures[-1]
        statuses = {phase.status for phase in self.phases}
        if len(self.phases) == 1 or (pools.as_read(low) == pools.as_read(high) and len(statuses) == 1):
            return ""
        day = Instant(self.worst.starts_at, scenario.time_zone, "day")
        return msg("report-days-range", day=day, low=low, high=high)


def label(name: Text, starts: Sequence[datetime], scenario: Scenario) -> Text:
    """Return a name, with the number of days and the last one if there are several."""
    if len(starts) == 1:
        return name
    return msg("report-phase-days", phase=name, n=len(starts), last=Instant(starts[-1], scenario.time_zone, "day"))


def key_figure(phase: PhaseResult) -> Quantity:
    """Return the figure that decides how an event is felt: mean login time, duration, or response time."""
    if phase.experience is not None:
        return Quantity(phase.experience.mean_s, "s")
    if phase.phase in UNTIL_DONE:
        return Quantity(phase.duration_s, "s")
    figures = phase.figures
    return Quantity(max(figures.host_read_latency_ms, figures.host_write_latency_ms), "ms")


def folded(phases: Sequence[PhaseResult], scenario: Scenario) -> tuple[Days, ...]:
    """Group the phases of each event over its days, in order of first appearance.

    Two events are the same if they differ in nothing but their day. First, Monday and Tuesday logins are all logins.
    Idle time has no key figure to pick a worst day by, so only idle days with the same load are grouped.

    Parameters
    ----------
    scenario
        Scenario with its repeating events expanded.
    """
    events = {event.id: _event_key(event, scenario) for event in scenario.events}
    groups: dict[Hashable, list[PhaseResult]] = {}
    times: Counter[Hashable] = Counter()
    for phase in phases:
        kind = "login" if phase.phase in LOGINS else phase.phase.value
        event = events.get(phase.event_id, phase.event_id)
        key = (event, kind, phase.pool_ids, _idle_load(phase))
        times[key, phase.starts_at] += 1
        groups.setdefault((key, times[key, phase.starts_at]), []).append(phase)
    return tuple(Days(tuple(sorted(group, key=lambda phase: phase.starts_at))) for group in groups.values())


def of_events(scenario: Scenario) -> tuple[tuple[Event, ...], ...]:
    """Group the days of each event in order of first appearance; its number in the report is its place here."""
    groups: dict[tuple[str, str], list[Event]] = {}
    for event in sorted(scenario.events, key=lambda event: event.starts_at):
        groups.setdefault((_event_key(event, scenario), event.notes), []).append(event)
    return tuple(tuple(group) for group in groups.values())


def _idle_load(phase: PhaseResult) -> Hashable:
    """Return the load of idle time as the reader sees it; None for other phases."""
    return pools.as_read(Quantity(phase.figures.total_iops, "IOPS")) if phase.phase is Phase.IDLE else None


def _event_key(event: Event, scenario: Scenario) -> str:
    """Return everything that describes an event, apart from its day: settings, local time and length."""
    starts_at = event.starts_at.astimezone(ZoneInfo(scenario.time_zone))
    length_s = (getattr(event, "ends_at", event.starts_at) - event.starts_at).total_seconds()
    settings = event.model_dump(mode="json", exclude=set(_OF_ONE_DAY))
    return json.dumps([settings, starts_at.strftime("%H:%M:%S"), length_s], sort_keys=True)


def _rank(phase: PhaseResult) -> tuple[int, float, float]:
    margin = min((check.margin_fraction for check in phase.checks), default=1.0)
    return -phase.status.severity, round(margin, 3), -as_displayed(key_figure(phase).value or 0.0)


def as_displayed(value: float) -> float:
    """Round to two significant digits, so that days that read the same are equally bad."""
    return float(f"{value:.2g}")


AnyDocument = TypeVar("AnyDocument", bound=Document)


def _highest(documents: Sequence[AnyDocument]) -> AnyDocument:
    """Return a document with the highest value of each number; lists are compared item by item."""
    first = documents[0]
    return first.model_copy(
        update={
            name: _highest_value([getattr(document, name) for document in documents])
            for name in type(first).model_fields
        }
    )


def _highest_value(values: Sequence[Any]) -> Any:
    match values[0]:
        case bool() | str():
            return values[0]
        case int() | float():
            return max(value for value in values if value is not None)
        case tuple() if len({len(value) for value in values}) == 1:
            return tuple(_highest(items) for items in zip(*values, strict=True))
        case _:
            return values[0]
