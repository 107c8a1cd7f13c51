"""Results sheets: every figure of every phase."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from stormsizer.experience.grades import LoginExperience
from stormsizer.messages.localizer import Localizer
from stormsizer.messages.terms import COMPONENTS, PHASES
from stormsizer.messages.text import Listing, Text, msg, shown
from stormsizer.model.scenario import Scenario
from stormsizer.simulation.result import PhaseResult, Result
from stormsizer.storage.figures import Component
from webapp.reports.workbook.page import Cell, Column, Page, Row, column, yes_no
from webapp.reports.workbook.units import graded, status_word, unit_text

_Figure = tuple[Column, Callable[[PhaseResult], Cell]]


def results_pages(
    result: Result, scenario: Scenario, pool_names: Mapping[str, str], localizer: Localizer
) -> Iterator[Page]:
    """Yield sheets with the load, response times, grade, component utilization and login times of each phase."""
    load = (
        *_times(scenario, localizer),
        *_outcome(localizer),
        *_load(localizer),
        *_latency(localizer),
        *_bottleneck(localizer),
    )
    use = (*_utilization(result.phases, localizer), *_tiers(result.phases, localizer))
    logins = tuple(phase for phase in result.phases if phase.experience is not None)
    page = partial(_page, pool_names=pool_names, localizer=localizer)
    yield page(msg("workbook-sheet-results"), msg("workbook-title-results"), result.phases, load)
    yield page(msg("workbook-sheet-utilization"), msg("workbook-title-utilization"), result.phases, use)
    yield page(msg("workbook-sheet-logins"), msg("workbook-title-logins"), logins, _logins(localizer))


def _page(
    name: Text,
    title: Text,
    phases: Sequence[PhaseResult],
    figures: Sequence[_Figure],
    pool_names: Mapping[str, str],
    localizer: Localizer,
) -> Page:
    col = partial(column, localizer)
    return Page(
        name=localizer.text(name),
        title=localizer.text(title),
        remarks=(localizer.text(msg("workbook-remark-averages")),),
        columns=(
            col(msg("workbook-column-phase"), style="text", width=36),
            col(msg("workbook-column-kind"), width=18),
            col(msg("workbook-column-pools"), style="text", width=28),
            col(msg("workbook-desktops"), style="count", width=10),
            *(each for each, _ in figures),
        ),
        rows=tuple(
            (*_what(phase, pool_names, localizer), *(figure(phase) for _, figure in figures)) for phase in phases
        ),
        is_large=True,
    )


def pools_text(pool_ids: Sequence[str], names: Mapping[str, str]) -> Text:
    """Return the names of the pools or, if all are included, the text for *all pools*."""
    if set(pool_ids) >= set(names):
        return msg("workbook-all-pools")
    return shown(Listing(tuple(names.get(pool, pool) for pool in pool_ids)))


def _what(phase: PhaseResult, pool_names: Mapping[str, str], localizer: Localizer) -> Row:
    return (
        localizer.text(phase.label),
        localizer.text(PHASES[phase.phase]),
        localizer.text(pools_text(phase.pool_ids, pool_names)),
        phase.n_desktops,
    )


def _times(scenario: Scenario, localizer: Localizer) -> tuple[_Figure, ...]:
    col = partial(column, localizer)
    return (
        (col(msg("workbook-column-start"), scenario.time_zone, "instant", 17), lambda phase: phase.starts_at),
        (col(msg("workbook-column-end"), scenario.time_zone, "instant", 17), lambda phase: phase.ends_at),
        (col(msg("workbook-column-duration"), unit_text("s"), "count", 10), lambda phase: phase.duration_s),
    )


def _outcome(localizer: Localizer) -> tuple[_Figure, ...]:
    col = partial(column, localizer)
    return (
        (col(msg("workbook-column-completed")), lambda phase: yes_no(phase.complete, localizer)),
        (col(msg("workbook-column-status")), lambda phase: status_word(phase.status, localizer)),
        (col(msg("workbook-column-grade")), lambda phase: graded(phase.grade, localizer)),
    )


def _load(localizer: Localizer) -> tuple[_Figure, ...]:
    iops, mb_per_s = (partial(column, localizer, unit=unit, style="decimal") for unit in ("IOPS", "MB/s"))
    return (
        (iops(msg("workbook-column-reads")), lambda phase: phase.figures.reads_iops),
        (iops(msg("workbook-column-writes")), lambda phase: phase.figures.writes_iops),
        (iops(msg("workbook-chart-iops")), lambda phase: phase.figures.total_iops),
        (iops(msg("workbook-column-peak-minute")), lambda phase: phase.figures.peak_iops),
        (mb_per_s(msg("workbook-column-read")), lambda phase: phase.figures.read_mb_per_s),
        (mb_per_s(msg("workbook-column-written")), lambda phase: phase.figures.write_mb_per_s),
        (mb_per_s(msg("workbook-column-peak-minute")), lambda phase: phase.figures.peak_mb_per_s),
    )


def _latency(localizer: Localizer) -> tuple[_Figure, ...]:
    ms = partial(column, localizer, unit="ms", style="latency")
    return (
        (ms(msg("workbook-column-host-read")), lambda phase: phase.figures.host_read_latency_ms),
        (ms(msg("workbook-column-host-write")), lambda phase: phase.figures.host_write_latency_ms),
        (ms(msg("workbook-column-host-peak-minute")), lambda phase: phase.figures.peak_host_latency_ms),
        (ms(msg("workbook-column-array-read")), lambda phase: phase.figures.controller_read_latency_ms),
        (ms(msg("workbook-column-array-write")), lambda phase: phase.figures.controller_write_latency_ms),
    )


def _bottleneck(localizer: Localizer) -> tuple[_Figure, ...]:
    return (
        (
            column(localizer, msg("workbook-column-bottleneck"), width=18),
            lambda phase: localizer.text(COMPONENTS.get(phase.binding.component, phase.binding.component)),
        ),
        (
            column(localizer, msg("workbook-column-explanation"), style="text", width=60),
            lambda phase: localizer.text(phase.binding.sentence),
        ),
    )


def _of_logins(value: Callable[[LoginExperience], float | None]) -> Callable[[PhaseResult], Cell]:
    return lambda phase: None if phase.experience is None else value(phase.experience)


def _logins(localizer: Localizer) -> tuple[_Figure, ...]:
    seconds = partial(column, localizer, unit=unit_text("s"), style="latency")
    share = partial(column, localizer, unit="%", style="share")
    return (
        (
            column(localizer, msg("workbook-column-login-users"), style="count"),
            _of_logins(lambda logins: logins.n_users),
        ),
        (seconds(msg("workbook-column-login-mean")), _of_logins(lambda logins: logins.mean_s)),
        (seconds(msg("workbook-column-login-sd")), _of_logins(lambda logins: logins.sd_s)),
        (seconds(msg("workbook-column-login-median")), _of_logins(lambda logins: logins.p50_s)),
        (seconds(msg("workbook-column-login-p95")), _of_logins(lambda logins: logins.p95_s)),
        (seconds(msg("workbook-column-login-longest")), _of_logins(lambda logins: logins.max_s)),
        (share(msg("workbook-column-good-logins")), _of_logins(lambda logins: logins.good_fraction)),
        (share(msg("workbook-column-fair-logins")), _of_logins(lambda logins: logins.fair_fraction)),
        (share(msg("workbook-column-poor-logins")), _of_logins(lambda logins: logins.poor_fraction)),
        (share(msg("workbook-column-never-logged-in")), _of_logins(lambda logins: logins.never_fraction)),
        (
            share(msg("workbook-column-waited-for-desktop")),
            _of_logins(lambda logins: logins.waiting_for_desktop_fraction),
        ),
    )


def _utilization(phases: Sequence[PhaseResult], localizer: Localizer) -> Iterator[_Figure]:
    present = {use.component for phase in phases for use in phase.figures.components}
    share = partial(column, localizer, unit="%", style="share")
    for component in (each for each in Component if each in present):
        name = COMPONENTS[component]
        yield share(msg("workbook-column-mean", name=name)), _use_of(component, "mean_fraction")
        yield share(msg("workbook-column-component-peak-minute", name=name)), _use_of(component, "peak_fraction")


def _use_of(component: Component, field: str) -> Callable[[PhaseResult], Cell]:
    def value(phase: PhaseResult) -> Cell:
        uses = (use for use in phase.figures.components if use.component is component)
        return next((float(getattr(use, field)) for use in uses), None)

    return value


def _tiers(phases: Sequence[PhaseResult], localizer: Localizer) -> Iterator[_Figure]:
    present = {tier.component for phase in phases for tier in phase.figures.tiers}
    iops, mb_per_s = (partial(column, localizer, unit=unit, style="decimal") for unit in ("IOPS", "MB/s"))
    for component in (each for each in Component if each in present):
        name = COMPONENTS[component]
        yield iops(msg("workbook-column-backend-iops", name=name)), _traffic_of(component, "drive_iops")
        yield mb_per_s(msg("workbook-column-backend-read", name=name)), _traffic_of(component, "read_mb_per_s")
        yield mb_per_s(msg("workbook-column-backend-written", name=name)), _traffic_of(component, "write_mb_per_s")


def _traffic_of(component: Component, field: str) -> Callable[[PhaseResult], Cell]:
    def value(phase: PhaseResult) -> Cell:
        tiers = (tier for tier in phase.figures.tiers if tier.component is component)
        return next((float(getattr(tier, field)) for tier in tiers), None)

    return value
