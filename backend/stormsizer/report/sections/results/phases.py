"""Array results, phase by phase: load, response time, utilization, missed goals and bottleneck."""

from collections.abc import Callable, Mapping, Sequence

from stormsizer.messages import formatting
from stormsizer.model.scenario import Scenario
from stormsizer.report import cells, labels, phrases
from stormsizer.report.blocks import Block, Cell, Column, Mark, Paragraph, Section, Table
from stormsizer.report.sections.results import pools
from stormsizer.simulation.result import Phase, PhaseResult, Result
from stormsizer.storage.figures import Component, PhaseFigures

LONGEST_LABEL = 90
"""Names are printed in full in the calendar; tables truncate them to this many characters."""
_SHORT: Mapping[Component, str] = {
    Component.CONTROLLER_CPU: "CPU",
    Component.FLASH: "Flash",
    Component.DRIVES: "Drives",
    Component.PERFORMANCE: "Fast drives",
    Component.CAPACITY: "Capacity drives",
    Component.PORT_OUT: "Port out",
    Component.PORT_IN: "Port in",
    Component.HOST_LINK_IN: "Into hosts",
    Component.HOST_LINK_OUT: "Out of hosts",
    Component.HOST_CPU: "Host CPU",
}
UNTIL_DONE = (Phase.PROVISIONING, Phase.POWER_ON, Phase.RECOMPOSE, Phase.ANTIVIRUS_SCAN, Phase.PATCH)
"""Phases that last until their work is complete."""
Rows = tuple[tuple[Cell, ...], ...]
MOST_ROWS = 200
"""Maximum rows of a table of phases; spreadsheet and API have all of them."""


def phases_section(result: Result, scenario: Scenario) -> Section:
    """Figures of every phase."""
    shown = _shown(result.phases)
    blocks: list[Block] = [
        Paragraph(
            text="Rates, throughput, response times and utilisation are means over the averaging window of each phase; "
            "peaks are those of the busiest minute."
        )
    ]
    if len(shown) < len(result.phases):
        blocks.append(
            Paragraph(
                text=f"The tables show {len(shown):,} of {len(result.phases):,} phases: those that miss a goal and "
                "those with the highest load. The spreadsheet and the API hold every one.",
                strong=True,
            )
        )
    broken = [phase for phase in shown if any(not check.holds for check in phase.checks) or not phase.complete]
    blocks += [
        _events(shown, scenario),
        _load(shown, scenario),
        _response(shown, scenario),
        *((_utilisation(shown, scenario), _back_end(shown, scenario)) if shown else ()),
        _binding(shown, scenario),
        _missed(broken, scenario) if broken else Paragraph(text="No goal is missed: every phase keeps every goal."),
    ]
    return Section(id="phases", title="Phase by phase", blocks=tuple(blocks))


def felt_words(phase: PhaseResult) -> str:
    """Key result of one phase: logins, duration, or response time."""
    if not phase.complete:
        return "not finished when the calendar ends"
    seen = phase.experience
    if seen is not None:
        return f"{formatting.percent(seen.good_fraction)} good logins, mean {formatting.duration(seen.mean_s)}"
    if phase.phase in UNTIL_DONE:
        return f"done in {formatting.duration(phase.duration_s)}"
    figures = phase.figures
    return f"{formatting.quantity(max(figures.host_read_latency_ms, figures.host_write_latency_ms), 'ms')} at the hosts"


def _events(phases: Sequence[PhaseResult], scenario: Scenario) -> Table:
    return Table(
        id="phases-summary",
        caption="Event by event: load, response, and what people feel",
        dense=True,
        columns=(
            Column(label="Phase", width=1.2),
            Column(label="Mean", unit="IOPS", align="right"),
            Column(label="Peak", unit="IOPS", align="right"),
            Column(label="Response", unit="ms", align="right"),
            Column(label="What people feel", width=1),
            Column(label="Binds"),
            Column(label="Goals"),
        ),
        rows=_rows(phases, scenario, lambda phase: (_event_cells(phase),)),
    )


def _event_cells(phase: PhaseResult) -> tuple[Cell, ...]:
    figures = phase.figures
    return (
        *cells.numbers(figures.total_iops, figures.peak_iops),
        *cells.response_times(max(figures.host_read_latency_ms, figures.host_write_latency_ms)),
        Cell(text=felt_words(phase), mark=phase.grade.value),
        Cell(text=_component(phase)),
        _goal_cell(phase),
    )


def _component(phase: PhaseResult) -> str:
    return labels.COMPONENTS.get(phase.binding.component, phase.binding.component)


def _shown(phases: Sequence[PhaseResult]) -> tuple[PhaseResult, ...]:
    if len(phases) <= MOST_ROWS:
        return tuple(phases)
    ranked = sorted(range(len(phases)), key=lambda i: (phases[i].holds, -phases[i].figures.peak_iops))
    return tuple(phases[i] for i in sorted(ranked[:MOST_ROWS]))


def _name(group: Sequence[PhaseResult], scenario: Scenario) -> Cell:
    return Cell(text=phrases.shortened(group[0].label, LONGEST_LABEL), note=pools.names_of(group, scenario))


def _rows(
    phases: Sequence[PhaseResult], scenario: Scenario, rows_of: Callable[[PhaseResult], Rows]
) -> tuple[tuple[Cell, ...], ...]:
    """Rows of each phase below its name; pools with the same figures share them."""
    return tuple(
        (_name(group, scenario) if i == 0 else Cell(text=""), *row)
        for group in pools.together(phases, rows_of)
        for i, row in enumerate(rows_of(group[0]))
    )


def _load(phases: Sequence[PhaseResult], scenario: Scenario) -> Table:
    return Table(
        id="phases-load",
        caption="Load of each phase",
        dense=True,
        columns=(
            Column(label="Phase", width=1),
            Column(label="Desktops", align="right"),
            Column(label="Duration", align="right"),
            Column(label="Reads", unit="IOPS", align="right"),
            Column(label="Writes", unit="IOPS", align="right"),
            Column(label="Peak", unit="IOPS", align="right"),
            Column(label="Read", unit="MB/s", align="right"),
            Column(label="Written", unit="MB/s", align="right"),
        ),
        rows=tuple(
            (
                _name(group, scenario),
                Cell(text=formatting.number(sum(phase.n_desktops for phase in group))),
                *_load_cells(group[0]),
            )
            for group in pools.together(phases, _load_cells)
        ),
    )


def _load_cells(phase: PhaseResult) -> tuple[Cell, ...]:
    figures = phase.figures
    unfinished = "" if phase.complete else "not finished"
    return (
        Cell(text=formatting.duration(phase.duration_s), note=unfinished),
        *cells.numbers(figures.reads_iops, figures.writes_iops, figures.peak_iops),
        *cells.numbers(figures.read_mb_per_s, figures.write_mb_per_s),
    )


def _response(phases: Sequence[PhaseResult], scenario: Scenario) -> Table:
    return Table(
        id="phases-response-time",
        caption="Response time of each phase",
        dense=True,
        columns=(
            Column(label="Phase", width=1),
            Column(label="Host read", unit="ms", align="right"),
            Column(label="Host write", unit="ms", align="right"),
            Column(label="Peak", unit="ms", align="right"),
            Column(label="Array read", unit="ms", align="right"),
            Column(label="Array write", unit="ms", align="right"),
            Column(label="Goals"),
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


def _utilisation(phases: Sequence[PhaseResult], scenario: Scenario) -> Table:
    return Table(
        id="phases-utilization",
        caption="Utilisation in each phase",
        dense=True,
        columns=(
            Column(label="Phase", width=1),
            *(Column(label=_SHORT[use.component], unit="%", align="right") for use in phases[0].figures.components),
        ),
        rows=_rows(phases, scenario, lambda phase: (_use_cells(phase.figures),)),
    )


def _use_cells(figures: PhaseFigures) -> tuple[Cell, ...]:
    return tuple(Cell(text=formatting.percent(use.mean_fraction).removesuffix(" %")) for use in figures.components)


def _back_end(phases: Sequence[PhaseResult], scenario: Scenario) -> Table:
    """A row per drive tier; a single tier needs no name."""
    several = len(phases[0].figures.tiers) > 1
    return Table(
        id="phases-back-end",
        caption="Load of the drives in each phase, behind caches and RAID",
        dense=True,
        columns=(
            Column(label="Phase", width=1),
            *((Column(label="Tier"),) if several else ()),
            Column(label="Back-end I/O", unit="IOPS", align="right"),
            Column(label="Per drive", unit="IOPS", align="right"),
            Column(label="Read", unit="MB/s", align="right"),
            Column(label="Written", unit="MB/s", align="right"),
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
    mark: Mark = "holds" if phase.holds else "broken"
    return Cell(text="kept" if phase.holds else "missed", mark=mark)


def _binding(phases: Sequence[PhaseResult], scenario: Scenario) -> Table:
    return Table(
        id="phases-bottleneck",
        caption="What limits each phase",
        columns=(Column(label="Phase", width=1), Column(label="Binds"), Column(label="In words", width=1.5)),
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
        caption="Goals that are missed, and by how much",
        columns=(
            Column(label="Phase", width=1),
            Column(label="Goal", width=1),
            Column(label="Value", align="right"),
            Column(label="Limit", align="right"),
        ),
        rows=_rows(phases, scenario, _missed_cells),
    )


def _missed_cells(phase: PhaseResult) -> Rows:
    rows = []
    for check in (check for check in phase.checks if not check.holds):
        value, limit = formatting.against(check.value, check.limit, check.unit)
        bound = f"{labels.bound_words(check.goal)} {limit}"
        rows.append((Cell(text=check.label, mark="broken"), Cell(text=value), Cell(text=bound)))
    if not phase.complete:
        rows.append((Cell(text="Finished in time", mark="broken"), Cell(text="no"), Cell(text="yes")))
    return tuple(rows)
