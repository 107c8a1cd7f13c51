"""Slides on every phase with its figures, the worst first."""

from collections.abc import Sequence

from stormsizer.messages import formatting
from stormsizer.report import cells, labels, phrases
from stormsizer.report.blocks import Cell, Column, Table
from stormsizer.report.sections.results import pools
from stormsizer.simulation.result import Phase, PhaseResult
from webapp.reports.slides.excerpts import described
from webapp.reports.slides.places import BODY
from webapp.reports.slides.slide import Grid, Page, Story

ROWS_PER_SLIDE = 12
MOST_TABLES = 4
_GRADES = ("poor", "fair", "good")


def phase_pages(story: Story) -> tuple[Page, ...]:
    """Every phase with its figures, the worst first, on as many slides as needed."""
    groups = ranked(story)
    most = ROWS_PER_SLIDE * MOST_TABLES
    shown = groups[:most]
    n_missed = sum(not phase.holds for phase in story.result.phases)
    pages = []
    for first in range(0, len(shown), ROWS_PER_SLIDE):
        group = shown[first : first + ROWS_PER_SLIDE]
        table = _table(group, story)
        last = first + len(group)
        pages.append(
            Page(
                title=_missed_words(n_missed, groups) if first == 0 else _rows_words(first, last, group),
                lead=_order_words(first, last, len(groups)),
                parts=(Grid(BODY, table, described(table), 11.5, "in the report"),),
                notes="Means over the averaging window of each phase; peaks are those of the busiest minute; response "
                "times are those of reads and of writes at the hosts. Pools with the same figures share a row.",
            )
        )
    return tuple(pages)


def _order_words(first: int, last: int, n_rows: int) -> str:
    if n_rows <= ROWS_PER_SLIDE:
        return "Every phase with its figures, the worst first."
    left = f" of {n_rows:,}" if last <= n_rows else ""
    return f"Phases with their figures, the worst first: {first + 1:,} to {last:,}{left}."


def _missed_words(n_missed: int, groups: Sequence[Sequence[PhaseResult]]) -> str:
    if not n_missed:
        return "Every phase keeps every goal"
    worst = phrases.shortened(groups[0][0].label, 70)
    if n_missed == 1:
        return f"One phase misses its goals: {worst}"
    return f"{n_missed:,} phases miss their goals, {worst} by most"


def _rows_words(first: int, last: int, group: Sequence[Sequence[PhaseResult]]) -> str:
    n_missed = sum(not phases[0].holds for phases in group)
    rows = f"Rows {first + 1:,} to {last:,}"
    if not n_missed:
        return f"{rows}: these phases keep every goal"
    missing = "these phases" if n_missed == len(group) else f"{n_missed:,} phases"
    return f"{rows}: {missing} miss a goal too"


def ranked(story: Story) -> tuple[tuple[PhaseResult, ...], ...]:
    """Phases, the worst first; pools with the same results share a row."""
    judged = [phase for phase in story.result.phases if phase.phase is not Phase.IDLE]
    groups = pools.together(judged, _cells)
    return tuple(sorted(groups, key=lambda group: _rank(group[0])))


def _rank(phase: PhaseResult) -> tuple[bool, int, float]:
    margin = min((check.margin_fraction for check in phase.checks), default=1.0)
    return phase.holds, _GRADES.index(phase.grade.value), margin


def _table(groups: Sequence[Sequence[PhaseResult]], story: Story) -> Table:
    return Table(
        caption="Phases of the week with their figures, the worst first",
        columns=(
            Column(label="Phase", width=1.8),
            Column(label="Desktops", align="right"),
            Column(label="Reads", unit="IOPS", align="right"),
            Column(label="Writes", unit="IOPS", align="right"),
            Column(label="Peak", unit="IOPS", align="right"),
            Column(label="Read", unit="ms", align="right"),
            Column(label="Write", unit="ms", align="right"),
            Column(label="What is felt", width=1.2),
            Column(label="Goals", width=1.1),
        ),
        rows=tuple(
            (
                Cell(text=phrases.shortened(group[0].label, 90), note=pools.names_of(group, story.scenario)),
                Cell(text=formatting.number(sum(phase.n_desktops for phase in group))),
                *_cells(group[0]),
            )
            for group in groups
        ),
    )


def _cells(phase: PhaseResult) -> tuple[Cell, ...]:
    figures = phase.figures
    return (
        *cells.numbers(figures.reads_iops, figures.writes_iops, figures.peak_iops),
        *cells.response_times(figures.host_read_latency_ms, figures.host_write_latency_ms),
        Cell(text=_felt(phase), mark=phase.grade.value),
        _goals(phase),
    )


def _felt(phase: PhaseResult) -> str:
    if phase.experience is not None:
        experience = phase.experience
        return f"{formatting.percent(experience.good_fraction)} good, mean {formatting.duration(experience.mean_s)}"
    return f"takes {formatting.duration(phase.duration_s)}" if phase.complete else "does not finish"


def _goals(phase: PhaseResult) -> Cell:
    if phase.holds:
        return Cell(text="kept", mark="holds")
    broken = [check for check in phase.checks if not check.holds]
    words = [labels.goal_words(check.goal, check.label, check.value, check.limit, check.unit) for check in broken]
    return Cell(text=phrases.listed(words, most=2) if words else "not finished in time", mark="broken")
