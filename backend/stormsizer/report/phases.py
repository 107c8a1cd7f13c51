"""What the array did, phase by phase: load, response and utilisation, goals missed, and what binds."""

from collections.abc import Mapping, Sequence

from stormsizer import wording
from stormsizer.report import labels, phrases
from stormsizer.report.blocks import Block, Cell, Column, Mark, Paragraph, Section, Table
from stormsizer.result import PhaseResult, Result
from stormsizer.scenario import Scenario
from stormsizer.storage.figures import Component, PhaseFigures

LONGEST_LABEL = 90
"""Names are printed in full in the calendar; tables cut them to this many characters."""
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
        *((_utilisation(shown, names), _back_end(shown, names)) if shown else ()),
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
        rows=tuple((names[phase.id], *_response_cells(phase.figures), _goal_cell(phase)) for phase in phases),
    )


def _response_cells(figures: PhaseFigures) -> tuple[Cell, ...]:
    return (
        *_numbers(figures.host_read_latency_ms, figures.host_write_latency_ms, figures.peak_host_latency_ms),
        *_numbers(figures.controller_read_latency_ms, figures.controller_write_latency_ms),
    )


def _utilisation(phases: Sequence[PhaseResult], names: dict[str, Cell]) -> Table:
    return Table(
        caption="Utilisation in each phase",
        dense=True,
        columns=(
            Column(label="Phase", width=1),
            *(Column(label=_SHORT[use.component], unit="%", align="right") for use in phases[0].figures.components),
        ),
        rows=tuple((names[phase.id], *_use_cells(phase.figures)) for phase in phases),
    )


def _use_cells(figures: PhaseFigures) -> tuple[Cell, ...]:
    return tuple(Cell(text=wording.percent(use.mean_fraction).removesuffix(" %")) for use in figures.components)


def _back_end(phases: Sequence[PhaseResult], names: dict[str, Cell]) -> Table:
    """A row for each tier of drives; a single tier needs no name."""
    several = len(phases[0].figures.tiers) > 1
    return Table(
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
        rows=tuple(
            (
                names[phase.id] if i == 0 else Cell(text=""),
                *((Cell(text=_SHORT[tier.component]),) if several else ()),
                *_numbers(tier.drive_iops, tier.drive_iops / tier.n_drives, tier.read_mb_per_s, tier.write_mb_per_s),
            )
            for phase in phases
            for i, tier in enumerate(phase.figures.tiers)
        ),
    )


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
