"""Array results by phase: load, response time, utilization, missed goals and bottleneck."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence

from stormsizer.messages.terms import STATUSES
from stormsizer.messages.text import Message, Quantity, Text, compared, msg, shown
from stormsizer.model.scenario import Scenario
from stormsizer.report import cells, labels, phrases
from stormsizer.report.blocks import Block, Cell, Column, Paragraph, Section, Table
from stormsizer.report.sections.results import days, pools
from stormsizer.report.sections.results.days import UNTIL_DONE, Days
from stormsizer.simulation.result import Phase, PhaseResult, Result
from stormsizer.storage.figures import Component, PhaseFigures

LONGEST_LABEL = 90
"""Tables truncate names to this many characters; the calendar shows them in full."""
_SHORT: Mapping[Component, Message] = {
    Component.CONTROLLER_CPU: msg("report-short-controller-cpu"),
    Component.FLASH: msg("report-short-flash"),
    Component.DRIVES: msg("report-short-drives"),
    Component.PERFORMANCE: msg("report-short-performance"),
    Component.CAPACITY: msg("report-short-capacity"),
    Component.IOPS_LIMIT: msg("report-short-iops-limit"),
    Component.THROUGHPUT_LIMIT: msg("report-short-throughput-limit"),
    Component.PORT_OUT: msg("report-short-port-out"),
    Component.PORT_IN: msg("report-short-port-in"),
    Component.HOST_LINK_IN: msg("report-short-host-link-in"),
    Component.HOST_LINK_OUT: msg("report-short-host-link-out"),
    Component.HOST_CPU: msg("report-short-host-cpu"),
}
Rows = tuple[tuple[Cell, ...], ...]
MOST_ROWS = 200
"""Maximum number of phases in a table; the spreadsheet and the API include all of them."""


def phases_section(result: Result, scenario: Scenario) -> Section:
    """Return the section with the figures of every phase."""
    shown = _shown(result.phases)
    blocks: list[Block] = [
        Paragraph(text=msg("report-phases-means")),
    ]
    if len(shown) < len(result.phases):
        selected = msg("report-phases-selected", n=len(shown), total=len(result.phases))
        blocks.append(Paragraph(text=selected, strong=True))
    broken = [phase for phase in shown if any(not check.holds for check in phase.checks) or not phase.complete]
    blocks += [
        _events(shown, scenario),
        _load(shown, scenario),
        _response(shown, scenario),
        *((_utilization(shown, scenario), _back_end(shown, scenario)) if shown else ()),
        _binding(shown, scenario),
        _missed(broken, scenario) if broken else Paragraph(text=msg("report-phases-met")),
    ]
    return Section(id="phases", title=msg("report-phases"), blocks=tuple(blocks))


def felt_words(phase: PhaseResult) -> Message:
    """Return a phase's key result: logins, duration, or response time."""
    if not phase.complete:
        return msg("report-result-unfinished")
    seen = phase.experience
    if seen is not None:
        good, mean = Quantity(seen.good_fraction, "fraction"), Quantity(seen.mean_s, "s")
        return msg("report-result-logins", good=good, mean=mean)
    if phase.phase in UNTIL_DONE:
        return msg("report-result-done", duration=Quantity(phase.duration_s, "s"))
    figures = phase.figures
    latency_ms = max(figures.host_read_latency_ms, figures.host_write_latency_ms)
    return msg("report-result-latency", latency=Quantity(latency_ms, "ms"))


def _events(phases: Sequence[PhaseResult], scenario: Scenario) -> Table:
    return Table(
        id="phases-summary",
        caption=msg("report-phases-summary"),
        dense=True,
        columns=(
            Column(label=msg("report-phase"), width=1.2),
            Column(label=msg("report-mean"), unit="IOPS", align="right"),
            Column(label=msg("report-peak"), unit="IOPS", align="right"),
            Column(label=msg("report-response"), unit="ms", align="right"),
            Column(label=msg("report-user-experience"), width=1),
            Column(label=msg("report-bottleneck")),
            Column(label=msg("report-status")),
        ),
        rows=_summary_rows(phases, scenario),
    )


def _summary_rows(phases: Sequence[PhaseResult], scenario: Scenario) -> Rows:
    """Return a row per event with the figures of its worst day and their range over all days."""
    return tuple(
        (_name(group, scenario, of), *_event_cells(of, of.note(scenario)))
        for group, of in _alike(phases, scenario, lambda of: _event_cells(of, of.note(scenario)))
    )


def _event_cells(of: Days, note: Text) -> tuple[Cell, ...]:
    phase, figures = of.worst, of.highest.figures
    return (
        *cells.numbers(figures.total_iops, figures.peak_iops),
        *cells.response_times(max(figures.host_read_latency_ms, figures.host_write_latency_ms)),
        Cell(text=felt_words(phase), note=note),
        Cell(text=_component(phase)),
        _goal_cell(phase),
    )


def _component(phase: PhaseResult) -> Text:
    return labels.COMPONENTS.get(phase.binding.component, phase.binding.component)


def _shown(phases: Sequence[PhaseResult]) -> tuple[PhaseResult, ...]:
    if len(phases) <= MOST_ROWS:
        return tuple(phases)
    ranked = sorted(range(len(phases)), key=lambda i: (phases[i].holds, -phases[i].figures.peak_iops))
    return tuple(phases[i] for i in sorted(ranked[:MOST_ROWS]))


def _name(group: Sequence[PhaseResult], scenario: Scenario, of: Days) -> Cell:
    return Cell(text=phrases.shortened(of.label(scenario), LONGEST_LABEL), note=pools.names_of(group, scenario))


def _rows(
    phases: Sequence[PhaseResult], scenario: Scenario, rows_of: Callable[[PhaseResult], Rows]
) -> tuple[tuple[Cell, ...], ...]:
    """Return table rows for each event, with its name in the first row; pools with identical figures share rows."""
    return tuple(
        (_name(group, scenario, of) if i == 0 else Cell(text=""), *row)
        for group, of in _alike(phases, scenario, lambda of: rows_of(of.highest))
        for i, row in enumerate(rows_of(of.highest))
    )


def _alike(
    phases: Sequence[PhaseResult], scenario: Scenario, told: Callable[[Days], Hashable]
) -> Iterator[tuple[tuple[PhaseResult, ...], Days]]:
    """Yield the pools for which a table shows the same in an event, and the days of the event."""
    by_worst = {of.worst.id: of for of in days.folded(phases, scenario)}

    def told_of_days(phase: PhaseResult) -> Hashable:
        of = by_worst[phase.id]
        return told(of), tuple(each.starts_at for each in of.phases)

    for group in pools.together([of.worst for of in by_worst.values()], told_of_days):
        yield group, by_worst[group[0].id]


def _load(phases: Sequence[PhaseResult], scenario: Scenario) -> Table:
    return Table(
        id="phases-load",
        caption=msg("report-phases-load"),
        dense=True,
        columns=(
            Column(label=msg("report-phase"), width=1),
            Column(label=msg("report-desktops"), align="right"),
            Column(label=msg("report-duration"), align="right"),
            Column(label=msg("report-reads"), unit="IOPS", align="right"),
            Column(label=msg("report-writes"), unit="IOPS", align="right"),
            Column(label=msg("report-peak"), unit="IOPS", align="right"),
            Column(label=msg("report-read"), unit="MB/s", align="right"),
            Column(label=msg("report-written"), unit="MB/s", align="right"),
        ),
        rows=tuple(
            (
                _name(group, scenario, of),
                *cells.numbers(sum(phase.n_desktops for phase in group)),
                *_load_cells(of.highest),
            )
            for group, of in _alike(phases, scenario, lambda of: _load_cells(of.highest))
        ),
    )


def _load_cells(phase: PhaseResult) -> tuple[Cell, ...]:
    figures = phase.figures
    unfinished = "" if phase.complete else msg("report-result-unfinished-note")
    return (
        Cell(text=cells.value(phase.duration_s, "s"), note=unfinished),
        *cells.numbers(figures.reads_iops, figures.writes_iops, figures.peak_iops),
        *cells.numbers(figures.read_mb_per_s, figures.write_mb_per_s),
    )


def _response(phases: Sequence[PhaseResult], scenario: Scenario) -> Table:
    return Table(
        id="phases-response-time",
        caption=msg("report-phases-response-time"),
        dense=True,
        columns=(
            Column(label=msg("report-phase"), width=1),
            Column(label=msg("report-host-read"), unit="ms", align="right"),
            Column(label=msg("report-host-write"), unit="ms", align="right"),
            Column(label=msg("report-peak-response"), unit="ms", align="right"),
            Column(label=msg("report-array-read"), unit="ms", align="right"),
            Column(label=msg("report-array-write"), unit="ms", align="right"),
            Column(label=msg("report-status")),
        ),
        rows=_rows(phases, scenario, lambda phase: ((*_response_cells(phase.figures), _goal_cell(phase)),)),
    )


def _response_cells(figures: PhaseFigures) -> tuple[Cell, ...]:
    return (
        *cells.response_times(
            figures.host_read_latency_ms, figures.host_write_latency_ms, figures.peak_host_latency_ms
        ),
        *cells.response_times(figures.controller_read_latency_ms, figures.controller_write_latency_ms),
    )


def _utilization(phases: Sequence[PhaseResult], scenario: Scenario) -> Table:
    return Table(
        id="phases-utilization",
        caption=msg("report-phases-utilization"),
        dense=True,
        columns=(
            Column(label=msg("report-phase"), width=1),
            *(Column(label=_SHORT[use.component], unit="%", align="right") for use in phases[0].figures.components),
        ),
        rows=_rows(phases, scenario, lambda phase: (_use_cells(phase.figures),)),
    )


def _use_cells(figures: PhaseFigures) -> tuple[Cell, ...]:
    return cells.percents(*(use.mean_fraction for use in figures.components))


def _back_end(phases: Sequence[PhaseResult], scenario: Scenario) -> Table:
    """Return a table with one row per drive tier; the tier name is omitted if there is only one tier."""
    several = len(phases[0].figures.tiers) > 1
    return Table(
        id="phases-back-end",
        caption=msg("report-phases-back-end"),
        dense=True,
        columns=(
            Column(label=msg("report-phase"), width=1),
            *((Column(label=msg("report-tier")),) if several else ()),
            Column(label=msg("report-back-end-io"), unit="IOPS", align="right"),
            Column(label=msg("report-per-drive"), unit="IOPS", align="right"),
            Column(label=msg("report-read"), unit="MB/s", align="right"),
            Column(label=msg("report-written"), unit="MB/s", align="right"),
        ),
        rows=_rows(
            phases,
            scenario,
            lambda phase: tuple(
                (
                    *((Cell(text=_SHORT[tier.component]),) if several else ()),
                    *cells.numbers(tier.drive_iops, tier.iops_per_drive, tier.read_mb_per_s, tier.write_mb_per_s),
                )
                for tier in phase.figures.tiers
            ),
        ),
    )


def _goal_cell(phase: PhaseResult) -> Cell:
    if phase.phase is Phase.IDLE:
        return Cell(text=cells.NOTHING)
    return Cell(text=STATUSES[phase.status], mark=labels.STATUS_MARKS[phase.status])


def _binding(phases: Sequence[PhaseResult], scenario: Scenario) -> Table:
    return Table(
        id="phases-bottleneck",
        caption=msg("report-phases-bottleneck"),
        columns=(
            Column(label=msg("report-phase"), width=1),
            Column(label=msg("report-bottleneck")),
            Column(label=msg("report-explanation"), width=1.5),
        ),
        rows=_rows(
            phases,
            scenario,
            lambda phase: (
                (
                    Cell(text=_component(phase)),
                    Cell(text=phrases.sentence(phase.binding.sentence)),
                ),
            ),
        ),
    )


def _missed(phases: Sequence[PhaseResult], scenario: Scenario) -> Table:
    return Table(
        id="phases-missed-goals",
        caption=msg("report-phases-missed-goals"),
        columns=(
            Column(label=msg("report-phase"), width=1),
            Column(label=msg("report-goal"), width=1),
            Column(label=msg("report-value"), align="right"),
            Column(label=msg("report-limit-column"), align="right"),
        ),
        rows=_rows(phases, scenario, _missed_cells),
    )


def _missed_cells(phase: PhaseResult) -> Rows:
    rows = []
    for check in (check for check in phase.checks if not check.holds):
        value, limit = compared(check.value, check.limit, check.unit)
        bound = labels.bounded(check.goal, limit)
        rows.append((Cell(text=check.label, mark="broken"), Cell(text=shown(value)), Cell(text=bound)))
    if not phase.complete:
        rows.append(
            (
                Cell(text=msg("report-finished"), mark="broken"),
                Cell(text=msg("report-no")),
                Cell(text=msg("report-yes")),
            )
        )
    return tuple(rows)
