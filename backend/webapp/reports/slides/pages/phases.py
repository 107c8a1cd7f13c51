"""Slides with the figures for every phase, worst phase first."""

from collections.abc import Mapping, Sequence

from stormsizer.experience.grades import GoalStatus
from stormsizer.messages.terms import STATUSES
from stormsizer.messages.text import Quantity, Text, msg
from stormsizer.report import cells, labels, phrases
from stormsizer.report.blocks import Cell, Column, Table
from stormsizer.report.sections.results import days, pools
from stormsizer.report.sections.results.days import Days
from stormsizer.simulation.result import Phase, PhaseResult
from webapp.reports.slides.excerpts import described
from webapp.reports.slides.places import BODY
from webapp.reports.slides.slide import Grid, Page, Story

ROWS_PER_SLIDE = 12
MOST_TABLES = 4
MOST_GOALS = 2
_GRADES = ("poor", "fair", "good")


def phase_pages(story: Story) -> tuple[Page, ...]:
    """Return slides with the figures for each phase, worst phase first, up to a maximum number of slides."""
    groups, localizer = ranked(story), story.localizer
    most = ROWS_PER_SLIDE * MOST_TABLES
    ranks = groups[:most]
    n_missed = story.result.verdict.n_phases - story.result.verdict.n_holding
    pages = []
    for first in range(0, len(ranks), ROWS_PER_SLIDE):
        group = ranks[first : first + ROWS_PER_SLIDE]
        table = _table(group, story)
        last = first + len(group)
        title = _missed_words(n_missed, groups) if first == 0 else _rows_words(first, last, group)
        pages.append(
            Page(
                title=localizer.text(title),
                lead=localizer.text(_order_words(first, last, len(groups))),
                parts=(Grid(BODY, table, described(table, localizer), 11.5, is_in_report=True),),
                notes=localizer.text(msg("slide-phases-notes")),
            )
        )
    return tuple(pages)


def _order_words(first: int, last: int, n_rows: int) -> Text:
    if n_rows <= ROWS_PER_SLIDE:
        return msg("slide-phases-lead")
    return msg("slide-phases-lead-part", first=first + 1, last=last, total=n_rows)


def _missed_words(n_missed: int, groups: Sequence[Sequence[PhaseResult]]) -> Text:
    if not n_missed:
        return msg("slide-phases-title-met")
    return msg("slide-phases-title-missed", n=n_missed, phase=groups[0][0].label)


def _rows_words(first: int, last: int, group: Sequence[Sequence[PhaseResult]]) -> Text:
    n_missed = sum(not phases[0].holds for phases in group)
    if not n_missed:
        return msg("slide-phases-title-rows-met", first=first + 1, last=last)
    if n_missed == len(group):
        return msg("slide-phases-title-rows-missed", first=first + 1, last=last)
    return msg("slide-phases-title-rows-some", first=first + 1, last=last, n=n_missed)


def ranked(story: Story) -> tuple[tuple[PhaseResult, ...], ...]:
    """Return groups of phases on their worst day, worst first; each covers the pools that have the same results."""
    judged = [phase for phase in story.result.phases if phase.phase is not Phase.IDLE]
    by_worst = _by_worst(story)
    groups = pools.together(
        [phase for phase in judged if phase.id in by_worst],
        lambda phase: (_cells(by_worst[phase.id]), len(by_worst[phase.id].phases)),
    )
    return tuple(sorted(groups, key=lambda group: _rank(group[0])))


def _by_worst(story: Story) -> Mapping[str, Days]:
    """Return the days of each event, by the id of its phase on the worst day."""
    return {of.worst.id: of for of in days.folded(story.result.phases, story.scenario)}


def _rank(phase: PhaseResult) -> tuple[bool, int, float]:
    margin = min((check.margin_fraction for check in phase.checks), default=1.0)
    return phase.holds, _GRADES.index(phase.grade.value), margin


def _table(groups: Sequence[Sequence[PhaseResult]], story: Story) -> Table:
    by_worst, scenario = _by_worst(story), story.scenario
    return Table(
        id="phases",
        caption=msg("slide-phases-table"),
        columns=(
            Column(label=msg("slide-column-phase"), width=1.8),
            Column(label=msg("report-decision-column-desktops"), align="right"),
            Column(label=msg("slide-column-reads"), unit="IOPS", align="right"),
            Column(label=msg("slide-column-writes"), unit="IOPS", align="right"),
            Column(label=msg("slide-column-peak"), unit="IOPS", align="right"),
            Column(label=msg("slide-column-read"), unit="ms", align="right"),
            Column(label=msg("slide-column-write"), unit="ms", align="right"),
            Column(label=msg("report-advice-column-experience"), width=1.2),
            Column(label=msg("report-status"), width=1.1),
        ),
        rows=tuple(
            (
                Cell(text=by_worst[group[0].id].label(scenario), note=pools.names_of(group, scenario)),
                *cells.numbers(sum(phase.n_desktops for phase in group)),
                *_cells(by_worst[group[0].id], by_worst[group[0].id].note(scenario)),
            )
            for group in groups
        ),
    )


def _cells(of: Days, note: Text = "") -> tuple[Cell, ...]:
    phase, figures = of.worst, of.highest.figures
    return (
        *cells.numbers(figures.reads_iops, figures.writes_iops, figures.peak_iops),
        *cells.response_times(figures.host_read_latency_ms, figures.host_write_latency_ms),
        Cell(text=_felt(phase), note=note),
        _goals(phase),
    )


def _felt(phase: PhaseResult) -> Text:
    experience = phase.experience
    if experience is not None:
        good, mean = Quantity(experience.good_fraction, "fraction"), Quantity(experience.mean_s, "s")
        return msg("slide-phases-logins", good=good, mean=mean)
    if phase.complete:
        return msg("slide-phases-takes", duration=Quantity(phase.duration_s, "s"))
    return msg("slide-phases-unfinished")


def _goals(phase: PhaseResult) -> Cell:
    if phase.status is not GoalStatus.FAILS:
        return Cell(text=STATUSES[phase.status], mark=labels.STATUS_MARKS[phase.status])
    broken: list[Text] = [
        labels.goal_words(check.goal, check.label, check.value, check.limit, check.unit)
        for check in phase.checks
        if not check.holds
    ]
    missed = phrases.listed(broken, MOST_GOALS) if broken else msg("slide-phases-not-in-time")
    return Cell(text=missed, mark="broken")
