"""Published measurements that apply to a scenario because it repeats a study's conditions."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal

from stormsizer.evidence.backtest import error_of
from stormsizer.evidence.experiments import scenario_of
from stormsizer.evidence.metrics import Condition, predicted
from stormsizer.experience.phases import PhaseResult
from stormsizer.model.catalog import Catalog, EvidenceRow, Role
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import ArrayConfiguration, Event, Hosts, Pool, Scenario
from stormsizer.timeline.occurrences import expanded

FIGURES = frozenset(
    {
        "reads_iops",
        "writes_iops",
        "read_mb_per_s",
        "write_mb_per_s",
        "host_read_latency_ms",
        "host_write_latency_ms",
        "controller_cpu_fraction",
        "host_cpu_fraction",
        "duration_s",
        "login_mean_s",
        "login_max_s",
        "login_good_fraction",
        "login_fair_fraction",
        "login_poor_fraction",
    }
)
"""Evidence metrics that appear directly in a phase's result."""

Alike = Mapping[str, frozenset[str]]
"""Event definitions of each matching measured system, by system id."""

_WHEN_AND_WHO = {"id", "name", "notes", "starts_at", "ends_at", "time_zone", "repeat", "pool_ids", "at_local_time"}
_RANKS = (Role.CHECKS, Role.CALIBRATES, Role.FORMULA, Role.EXPLAINED)
_SEEN_FROM = {"host_read_latency_ms": "esx", "host_write_latency_ms": "esx", "duration_s": "vcenter"}


class ComparableMeasurement(Document):
    """A phase's predicted figure next to the value that a study measured."""

    phase_id: str
    metric: str
    """Metric name, as used in the evidence and in the figure breakdown."""
    unit: str
    low: float
    """Lowest value published by the study, in ``unit``."""
    high: float
    """Highest published value; same as the lowest if the study publishes a single value."""
    predicted: float
    error: float
    """Error relative to the measured value; for shares and zeros, the difference. Zero within a published range."""
    qualifier: Literal["", "about", "above", "below", "at_most"]
    """Kind of bound or approximation that the study publishes; empty for an exact value."""
    role: Role
    row_id: str
    """ID of the evidence row."""


def comparable_measurements(
    scenario: Scenario, phases: Sequence[PhaseResult], catalog: Catalog, alike: Alike
) -> tuple[ComparableMeasurement, ...]:
    """Return each figure of a phase that a study measured under the same conditions, once per phase and metric.

    If a study publishes a figure more than once, the array's own measurement takes priority (the hosts' for latencies,
    the users' for logins), then rows that were not used for calibration. Values derived from other published values are
    omitted.

    Parameters
    ----------
    alike
        Measured systems that match the scenario, see ``systems_alike``.
    """
    settings = {event.id: _settings(event) for event in expanded(scenario).events} if alike else {}
    rows = [row for row in catalog.evidence if row.system in alike and row.metric in FIGURES and not row.formula]
    best: dict[tuple[str, str], tuple[EvidenceRow, PhaseResult]] = {}
    for row in sorted(rows, key=_rank):
        for phase in _phases_of(row, phases, catalog):
            if settings.get(phase.event_id) in alike[row.system]:
                best.setdefault((phase.id, row.metric), (row, phase))
    return tuple(_compared(best.values(), scenario, tuple(phases), catalog))


def systems_alike(scenario: Scenario, catalog: Catalog, ready: Mapping[str, Scenario]) -> Alike:
    """Return the measured systems that have the same array, hosts and desktops as a scenario.

    Parameters
    ----------
    ready
        Sample scenarios by name.
    """
    theirs = {system.id: scenario_of(system, ready) for system in catalog.systems.values()}
    ours = _equipment(scenario)
    return {
        system_id: frozenset(_settings(event) for event in expanded(own).events)
        for system_id, own in theirs.items()
        if own is not None and _equipment(own) == ours
    }


def _equipment(scenario: Scenario) -> tuple[ArrayConfiguration, Hosts, list[Pool]]:
    """Return the array, hosts and pools for comparison, ignoring the pools' names and time zones."""
    unnamed = (pool.model_copy(update={"id": "", "name": "", "time_zone": None}) for pool in scenario.pools)
    return scenario.array, scenario.hosts, sorted(unnamed, key=Pool.model_dump_json)


def _settings(event: Event) -> str:
    """Return an event's definition for comparison, ignoring its time and name."""
    length = getattr(event, "ends_at", event.starts_at) - event.starts_at
    return f"{event.model_dump_json(exclude=_WHEN_AND_WHO)}, {length}, {len(getattr(event, 'pool_ids', ()))} pools"


def _rank(row: EvidenceRow) -> tuple[bool, int]:
    seen_from = _SEEN_FROM.get(row.metric, "user" if row.metric.startswith("login_") else "controller")
    return row.perspective != seen_from, _RANKS.index(row.role)


def _phases_of(row: EvidenceRow, phases: Sequence[PhaseResult], catalog: Catalog) -> Iterator[PhaseResult]:
    """Yield the phases a row refers to: the one named by its system, or else all phases of its kind."""
    system = catalog.systems[row.system]
    named = system.phases.get(row.phase)
    for phase in phases:
        is_kept = not system.only_events or phase.event_id in system.only_events
        if is_kept and (phase.id == named if named else phase.phase == row.phase):
            yield phase


def _compared(
    pairs: Iterable[tuple[EvidenceRow, PhaseResult]],
    scenario: Scenario,
    phases: tuple[PhaseResult, ...],
    catalog: Catalog,
) -> Iterator[ComparableMeasurement]:
    for row, phase in pairs:
        said = predicted(Condition(row, scenario, phases, phase, catalog))
        if said is None:
            continue
        low, high = row.measured_range
        yield ComparableMeasurement(
            phase_id=phase.id,
            metric=row.metric,
            unit=row.unit,
            low=low,
            high=high,
            predicted=said,
            error=error_of(said, row),
            qualifier=row.qualifier,
            role=row.role,
            row_id=row.id,
        )
