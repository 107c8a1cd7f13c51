"""Measured peaks and response times of today's desktops, next to those of the simulation."""

from collections.abc import Iterator, Sequence

from stormsizer.messages.text import Quantity, Text, msg
from stormsizer.report import cells
from stormsizer.report.blocks import Cell, Column, Paragraph, Section, Table
from stormsizer.report.imported import Imported, MeasuredLoad
from stormsizer.simulation.result import PhaseResult, Result
from stormsizer.timeline.phases import Phase


def measured_section(result: Result, imported: Imported | None) -> Section | None:
    """Return the section that compares measured with simulated peaks; None if nothing was measured."""
    if imported is None or not imported.loads:
        return None
    rows = (*map(_measured, imported.loads), *map(_simulated, _highest(result.phases)))
    return Section(
        id="measured",
        title=msg("report-measured-today"),
        blocks=(
            Paragraph(text=msg("report-measured-meaning")),
            *([Paragraph(text=sentence)] if (sentence := uncovered_peak(result, imported)) else []),
            Table(
                id="measured",
                caption=msg("report-measured-table"),
                columns=(
                    Column(label=msg("report-measured-load"), width=2),
                    Column(label=msg("report-metric-peak-iops"), width=1, align="right"),
                    Column(label=msg("report-measured-reads"), width=1, align="right"),
                    Column(label=msg("report-measured-writes"), width=1, align="right"),
                ),
                rows=rows,
            ),
        ),
    )


def uncovered_peak(result: Result, imported: Imported | None) -> Text:
    """Return a sentence on the part of the measured peak above the simulated one; empty if there is none."""
    measured = None if imported is None else imported.peak_iops_upper_bound
    simulated = max((_peak(phase) for phase in result.phases), default=0.0)
    if measured is None or measured <= simulated or simulated == 0:
        return ""
    return msg(
        "report-measured-uncovered",
        measured=Quantity(measured, "IOPS"),
        share=Quantity(measured / simulated - 1, "fraction"),
        simulated=Quantity(simulated, "IOPS"),
    )


def _highest(phases: Sequence[PhaseResult]) -> Iterator[PhaseResult]:
    """Yield the phase with the highest peak, and that of steady work."""
    steady = [phase for phase in phases if phase.phase is Phase.STEADY_STATE]
    found = [max(each, key=_peak) for each in (phases, steady) if each]
    yield from {phase.id: phase for phase in found}.values()


def _peak(phase: PhaseResult) -> float:
    return phase.figures.peak_iops


def _measured(load: MeasuredLoad) -> tuple[Cell, ...]:
    peak: Text = "–"
    if load.peak_iops_upper_bound is not None:
        peak = msg("report-measured-at-most", iops=Quantity(load.peak_iops_upper_bound, "IOPS"))
    label = msg("report-measured-pool", pool=load.name, n=load.n_machines)
    return (
        Cell(text=label, note=load.provenance),
        Cell(text=peak),
        *map(_latency, (load.read_latency_ms, load.write_latency_ms)),
    )


def _simulated(phase: PhaseResult) -> tuple[Cell, ...]:
    figures = phase.figures
    peak = cells.value(figures.peak_iops, "IOPS")
    return (
        Cell(text=msg("report-measured-simulated", phase=phase.label)),
        Cell(text=peak),
        *map(_latency, (figures.host_read_latency_ms, figures.host_write_latency_ms)),
    )


def _latency(latency_ms: float | None) -> Cell:
    return Cell(text="–" if latency_ms is None else cells.value(latency_ms, "ms"))
