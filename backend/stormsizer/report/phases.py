"""What the array did, phase by phase: load, response and utilisation, goals missed, and what binds."""

from collections.abc import Sequence

from stormsizer import wording
from stormsizer.report import labels, phrases
from stormsizer.report.blocks import Block, Cell, Column, Mark, Paragraph, Section, Table
from stormsizer.result import PhaseResult, Result
from stormsizer.scenario import Scenario
from stormsizer.storage.figures import Component, PhaseFigures

LONGEST_LABEL = 90
"""Names are printed in full in the calendar; tables cut them to this many characters."""
MOST_ROWS = 200
"""Rows of a table of phases; the spreadsheet and the API hold every one."""


def phases_section(result: Result, scenario: Scenario) -> Section:
    """Figures of every phase."""
    shown = _shown(result.phases)
    names = _names(shown, scenario)
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
        _load(shown, names),
        _response(shown, names),
        _binding(shown, names),
        _missed(broken, names) if broken else Paragraph(text="No goal is missed: every phase keeps every goal."),
    ]
    return Section(title="Phase by phase", blocks=tuple(blocks))


def _shown(phases: Sequence[PhaseResult]) -> tuple[PhaseResult, ...]:
    if len(phases) <= MOST_ROWS:
        return tuple(phases)
    ranked = sorted(range(len(phases)), key=lambda i: (phases[i].holds, -phases[i].figures.peak_iops))
    return tuple(phases[i] for i in sorted(ranked[:MOST_ROWS]))


def _names(phases: Sequence[PhaseResult], scenario: Scenario) -> dict[str, Cell]:
    pools = {pool.id: pool.name for pool in scenario.pools}
    return {
        phase.id: Cell(
            text=phrases.shortened(phase.label, LONGEST_LABEL),
            note=phrases.listed([phrases.shortened(pools.get(pool, pool), 40) for pool in phase.pool_ids], most=2)
            if len(pools) > 1
            else "",
        )
        for phase in phases
    }


def _load(phases: Sequence[PhaseResult], names: dict[str, Cell]) -> Table:
    return Table(
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
        rows=tuple((names[phase.id], *_load_cells(phase)) for phase in phases),
    )


def _load_cells(phase: PhaseResult) -> tuple[Cell, ...]:
    figures = phase.figures
    unfinished = "" if phase.complete else "not finished"
    return (
        Cell(text=wording.number(phase.n_desktops)),
        Cell(text=wording.duration(phase.duration_s), note=unfinished),
        *_numbers(figures.reads_iops, figures.writes_iops, figures.peak_iops),
        *_numbers(figures.read_mb_per_s, figures.write_mb_per_s),
    )


def _numbers(*values: float) -> tuple[Cell, ...]:
    return tuple(Cell(text=wording.number(value)) for value in values)


def _response(phases: Sequence[PhaseResult], names: dict[str, Cell]) -> Table:
    return Table(
        caption="Response time and utilisation of each phase",
        dense=True,
        columns=(
            Column(label="Phase", width=1),
            Column(label="Host read", unit="ms", align="right"),
            Column(label="Host write", unit="ms", align="right"),
            Column(label="Peak", unit="ms", align="right"),
            Column(label="Array read", unit="ms", align="right"),
            Column(label="Array write", unit="ms", align="right"),
            Column(label="CPU", unit="%", align="right"),
            Column(label="Drives", unit="%", align="right"),
            Column(label="Port out", unit="%", align="right"),
            Column(label="Port in", unit="%", align="right"),
            Column(label="Goals"),
        ),
        rows=tuple((names[phase.id], *_response_cells(phase.figures), _goal_cell(phase)) for phase in phases),
    )


def _response_cells(figures: PhaseFigures) -> tuple[Cell, ...]:
    return (
        *_numbers(figures.host_read_latency_ms, figures.host_write_latency_ms, figures.peak_host_latency_ms),
        *_numbers(figures.controller_read_latency_ms, figures.controller_write_latency_ms),
        *(_utilisation(figures, component) for component in Component),
    )


def _utilisation(figures: PhaseFigures, component: Component) -> Cell:
    return Cell(text=wording.percent(figures.use_of(component).mean_fraction).removesuffix(" %"))


def _goal_cell(phase: PhaseResult) -> Cell:
    mark: Mark = "holds" if phase.holds else "broken"
    return Cell(text="kept" if phase.holds else "missed", mark=mark)


def _binding(phases: Sequence[PhaseResult], names: dict[str, Cell]) -> Table:
    return Table(
        caption="What limits each phase",
        columns=(Column(label="Phase", width=1), Column(label="Binds"), Column(label="In words", width=1.5)),
        rows=tuple(
            (
                names[phase.id],
                Cell(text=labels.COMPONENTS.get(phase.binding.component, phase.binding.component)),
                Cell(text=phrases.sentence(phase.binding.sentence)),
            )
            for phase in phases
        ),
    )


def _missed(phases: Sequence[PhaseResult], names: dict[str, Cell]) -> Table:
    rows = []
    for phase in phases:
        for check in (check for check in phase.checks if not check.holds):
            value, limit = wording.against(check.value, check.limit, check.unit)
            rows.append(
                (
                    names[phase.id],
                    Cell(text=check.label, mark="broken"),
                    Cell(text=value),
                    Cell(text=f"{labels.bound_words(check.goal)} {limit}"),
                )
            )
        if not phase.complete:
            text = "Finished in time"
            rows.append((names[phase.id], Cell(text=text, mark="broken"), Cell(text="no"), Cell(text="yes")))
    return Table(
        caption="Goals that are missed, and by how much",
        columns=(
            Column(label="Phase", width=1),
            Column(label="Goal", width=1),
            Column(label="Value", align="right"),
            Column(label="Limit", align="right"),
        ),
        rows=tuple(rows),
    )
