"""Reboot windows: the duration as scheduled, the shortest one, and the start that leads to it."""

from collections.abc import Sequence

from stormsizer.analysis.advice.answer import RebootWindow
from stormsizer.messages.text import Quantity, Text, msg
from stormsizer.report import cells
from stormsizer.report.blocks import Block, Cell, Column, Mark, Paragraph, Table


def windows_blocks(windows: Sequence[RebootWindow]) -> tuple[Block, ...]:
    """Return the sentences and the table of the reboot windows; empty if there are none."""
    side_effects = dict.fromkeys(each.side_effects for each in windows)
    table = windows_table(windows)
    return (
        *(Paragraph(text=each.sentence) for each in windows),
        *(Paragraph(text=each) for each in side_effects if each),
        *((table,) if table is not None else ()),
    )


def windows_table(windows: Sequence[RebootWindow]) -> Table | None:
    """Return the reboot windows of advice, with a row for each event and its pools; None if there are none."""
    if not windows:
        return None
    return Table(
        id="reboot-windows",
        caption=msg("report-windows-table"),
        columns=(
            Column(label=msg("report-windows-column-event"), width=1),
            Column(label=msg("report-windows-column-now"), align="right", width=0.7),
            Column(label=msg("report-windows-column-shortest"), align="right", width=0.8),
            Column(label=msg("report-windows-column-failed"), align="right", width=0.8),
            Column(label=msg("report-windows-column-plan"), width=1.2),
            Column(label=msg("report-windows-column-slots"), align="right", width=0.75),
            Column(label=msg("report-windows-column-rate"), align="right", width=0.75),
            Column(label=msg("report-windows-column-bottleneck"), width=1.5),
        ),
        rows=tuple(_row(window) for window in windows),
    )


def _row(window: RebootWindow) -> tuple[Cell, ...]:
    n_slots = window.n_event_slots or window.n_slots
    return (
        Cell(text=window.label),
        Cell(text=cells.value(window.now_s, "s"), note=_original(window)),
        Cell(text=cells.value(window.shortest_s, "s")),
        Cell(text=cells.value(window.failed_s, "s")),
        _planned(window),
        Cell(
            text=cells.value(n_slots),
            note="" if window.n_slots == n_slots else msg("report-windows-pool", n=window.n_slots),
        ),
        Cell(text=cells.value(window.starts_per_minute)),
        Cell(text=window.bottleneck or cells.NOTHING),
    )


def _planned(window: RebootWindow) -> Cell:
    """Return the window to plan, with the simulated one and the goal."""
    text = cells.value(window.planned_s, "s")
    if window.goal_s is None or window.likely_s is None:
        return Cell(text=text)
    simulated, goal = Quantity(window.simulated_s, "s"), Quantity(window.goal_s, "s")
    mark: Mark = "broken" if window.window_s > window.goal_s else "fair" if window.likely_s > window.goal_s else "holds"
    return Cell(text=text, note=msg("report-windows-goal", goal=goal, window=simulated), mark=mark)


def _original(window: RebootWindow) -> Text:
    """Return the duration in the earliest version with advice, before changes were applied; empty if none is known."""
    if window.original is None:
        return ""
    time, version = Quantity(window.original.now_s, "s"), window.original.scenario_version
    return msg("report-windows-original", time=time, version=version)
