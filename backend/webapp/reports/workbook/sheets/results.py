"""Every figure of every phase."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from stormsizer.experience.grades import LoginExperience
from stormsizer.model.scenario import Scenario
from stormsizer.report import labels
from stormsizer.simulation.result import PhaseResult, Result
from stormsizer.storage.figures import Component
from webapp.reports.workbook.page import Cell, Column, Page, Row
from webapp.reports.workbook.units import graded

_Figure = tuple[Column, Callable[[PhaseResult], Cell]]

_LOAD: tuple[_Figure, ...] = (
    (Column("Duration", "s", "count", 10), lambda phase: phase.duration_s),
    (Column("Finished"), lambda phase: phase.complete),
    (Column("Holds"), lambda phase: phase.holds),
    (Column("Grade"), lambda phase: graded(phase.grade)),
    (Column("Reads", "IOPS", "decimal"), lambda phase: phase.figures.reads_iops),
    (Column("Writes", "IOPS", "decimal"), lambda phase: phase.figures.writes_iops),
    (Column("Reads and writes", "IOPS", "decimal"), lambda phase: phase.figures.total_iops),
    (Column("Peak, busiest minute", "IOPS", "decimal"), lambda phase: phase.figures.peak_iops),
    (Column("Read", "MB/s", "decimal"), lambda phase: phase.figures.read_mb_per_s),
    (Column("Written", "MB/s", "decimal"), lambda phase: phase.figures.write_mb_per_s),
    (Column("Peak, busiest minute", "MB/s", "decimal"), lambda phase: phase.figures.peak_mb_per_s),
    (Column("Host read", "ms", "latency"), lambda phase: phase.figures.host_read_latency_ms),
    (Column("Host write", "ms", "latency"), lambda phase: phase.figures.host_write_latency_ms),
    (Column("Host, busiest minute", "ms", "latency"), lambda phase: phase.figures.peak_host_latency_ms),
    (Column("Array read", "ms", "latency"), lambda phase: phase.figures.controller_read_latency_ms),
    (Column("Array write", "ms", "latency"), lambda phase: phase.figures.controller_write_latency_ms),
    (
        Column("Binds", width=18),
        lambda phase: labels.COMPONENTS.get(phase.binding.component, phase.binding.component),
    ),
    (Column("In words", style="text", width=60), lambda phase: str(phase.binding.sentence)),
)


def _of_logins(told: Callable[[LoginExperience], float | None]) -> Callable[[PhaseResult], Cell]:
    return lambda phase: None if phase.experience is None else told(phase.experience)


_LOGINS: tuple[_Figure, ...] = (
    (Column("Users who log in", style="count"), _of_logins(lambda seen: seen.n_users)),
    (Column("Login, mean", "s", "latency"), _of_logins(lambda seen: seen.mean_s)),
    (Column("Login, standard deviation", "s", "latency"), _of_logins(lambda seen: seen.sd_s)),
    (Column("Login, median", "s", "latency"), _of_logins(lambda seen: seen.p50_s)),
    (Column("Login, P95", "s", "latency"), _of_logins(lambda seen: seen.p95_s)),
    (Column("Login, longest", "s", "latency"), _of_logins(lambda seen: seen.max_s)),
    (Column("Good logins", "%", "share"), _of_logins(lambda seen: seen.good_fraction)),
    (Column("Fair logins", "%", "share"), _of_logins(lambda seen: seen.fair_fraction)),
    (Column("Poor logins", "%", "share"), _of_logins(lambda seen: seen.poor_fraction)),
    (Column("Never logged in", "%", "share"), _of_logins(lambda seen: seen.never_fraction)),
    (
        Column("Waited for a desktop", "%", "share"),
        _of_logins(lambda seen: seen.waiting_for_desktop_fraction),
    ),
)


def results_pages(result: Result, scenario: Scenario, pool_names: Mapping[str, str]) -> Iterator[Page]:
    """Load, response time and grade of each phase; utilization of each component; login times."""
    use = (*_utilisation(result.phases), *_tiers(result.phases))
    logins = tuple(phase for phase in result.phases if phase.experience is not None)
    yield _page("Results", "Results, phase by phase", result.phases, (*_when(scenario), *_LOAD), pool_names)
    yield _page("Utilisation", "Utilisation and back-end load, phase by phase", result.phases, use, pool_names)
    yield _page("Logins", "Login experience", logins, _LOGINS, pool_names)


def _page(
    name: str, title: str, phases: Sequence[PhaseResult], figures: Sequence[_Figure], pool_names: Mapping[str, str]
) -> Page:
    return Page(
        name=name,
        title=title,
        remarks=(
            "Rates, response times and utilisation are means over each phase's averaging window; peaks are minutes.",
        ),
        columns=(
            Column("Phase", style="text", width=36),
            Column("Kind", width=18),
            Column("Pools", style="text", width=28),
            Column("Desktops", style="count", width=10),
            *(column for column, _ in figures),
        ),
        rows=tuple((*_what(phase, pool_names), *(figure(phase) for _, figure in figures)) for phase in phases),
        is_large=True,
    )


def pools_words(pool_ids: Sequence[str], names: Mapping[str, str]) -> str:
    """Names of pools, or *all*."""
    return "all" if set(pool_ids) >= set(names) else ", ".join(names.get(pool, pool) for pool in pool_ids)


def _what(phase: PhaseResult, pool_names: Mapping[str, str]) -> Row:
    return (
        phase.label,
        labels.phase(phase.phase),
        pools_words(phase.pool_ids, pool_names),
        phase.n_desktops,
    )


def _when(scenario: Scenario) -> tuple[_Figure, ...]:
    return (
        (Column("Begins", scenario.time_zone, "instant", 17), lambda phase: phase.starts_at),
        (Column("Ends", scenario.time_zone, "instant", 17), lambda phase: phase.ends_at),
    )


def _utilisation(phases: Sequence[PhaseResult]) -> Iterator[_Figure]:
    there = {use.component for phase in phases for use in phase.figures.components}
    for component in (each for each in Component if each in there):
        name = labels.COMPONENTS[component]
        yield Column(f"{name}, mean", "%", "share"), _use_of(component, "mean_fraction")
        yield Column(f"{name}, busiest minute", "%", "share"), _use_of(component, "peak_fraction")


def _use_of(component: Component, name: str) -> Callable[[PhaseResult], Cell]:
    def told(phase: PhaseResult) -> Cell:
        uses = (use for use in phase.figures.components if use.component is component)
        return next((float(getattr(use, name)) for use in uses), None)

    return told


def _tiers(phases: Sequence[PhaseResult]) -> Iterator[_Figure]:
    there = {tier.component for phase in phases for tier in phase.figures.tiers}
    for component in (each for each in Component if each in there):
        name = labels.COMPONENTS[component]
        yield Column(f"{name}, back-end I/O", "IOPS", "decimal"), _traffic_of(component, "drive_iops")
        yield Column(f"{name}, back-end read", "MB/s", "decimal"), _traffic_of(component, "read_mb_per_s")
        yield Column(f"{name}, back-end written", "MB/s", "decimal"), _traffic_of(component, "write_mb_per_s")


def _traffic_of(component: Component, name: str) -> Callable[[PhaseResult], Cell]:
    def told(phase: PhaseResult) -> Cell:
        tiers = (tier for tier in phase.figures.tiers if tier.component is component)
        return next((float(getattr(tier, name)) for tier in tiers), None)

    return told
