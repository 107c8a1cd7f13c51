"""Growth runway of the array, in desktops and in years."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from stormsizer.analysis.runway import Runway, RunwayPoint, RunwayYear, Threshold
from stormsizer.messages.text import Quantity, Text, msg, sentences, shown
from stormsizer.report import phrases
from stormsizer.report.blocks import Block, Cell, Column, Figure, Table
from stormsizer.report.charts.data import DesktopMark, GradeBand, RoomChart, RoomLine
from stormsizer.report.sections.decisions.joined import with_semicolons
from stormsizer.report.sections.decisions.recommendation import goal_words

N_NUMBERED = 3
"""Number of events with numbered lines: those with the smallest margin at the end of the curve."""


def growth_blocks(runway: Runway) -> tuple[Block, ...]:
    """Return the runway as a chart and a table, and another table with one row per year."""
    blocks: list[Block] = []
    if len(runway.curve) > 1 and any(phase.margin_fraction is not None for phase in runway.curve[-1].phases):
        blocks.append(_figure(runway))
    blocks.append(_reach(runway))
    if len(runway.years) > 1:
        blocks.append(_years(runway.years))
    return tuple(blocks)


def _figure(runway: Runway) -> Figure:
    lines, names = _lines(runway.curve)
    named = with_semicolons(msg("report-runway-event", number=number, event=name) for number, name in names)
    return Figure(
        chart=RoomChart(
            id="runway",
            lines=lines,
            bands=_bands(runway.curve),
            marks=tuple(_marks(runway)),
            years=tuple(DesktopMark(label=str(each.year), n_desktops=each.n_desktops) for each in runway.years)
            if len(runway.years) > 1
            else (),
        ),
        caption=msg("report-runway-chart", events=named),
        alternative=sentences(msg("report-runway-chart-alternative"), phrases.sentence(runway.sentence)),
    )


def _lines(curve: Sequence[RunwayPoint]) -> tuple[tuple[RoomLine, ...], tuple[tuple[str, Text], ...]]:
    """Return one line per event, and the numbers and names of the events closest to a goal."""
    found: dict[str, list[tuple[float, float]]] = {}
    labels: dict[str, Text] = {}
    for point in curve:
        for phase in point.phases:
            labels[phase.phase_id] = phase.phase_label
            if phase.margin_fraction is not None:
                found.setdefault(phase.phase_id, []).append((point.n_desktops, phase.margin_fraction))
    nearest = sorted(found, key=lambda phase_id: found[phase_id][-1][1])[:N_NUMBERED]
    numbers = {phase_id: str(number) for number, phase_id in enumerate(nearest, start=1)}
    lines = tuple(
        RoomLine(
            label=numbers.get(phase_id, ""),
            n_desktops=tuple(n for n, _ in points),
            margin_fractions=tuple(margin for _, margin in points),
        )
        for phase_id, points in found.items()
    )
    return lines, tuple((numbers[each], labels[each]) for each in nearest)


def _bands(curve: Sequence[RunwayPoint]) -> tuple[GradeBand, ...]:
    bands: list[GradeBand] = []
    for point, following in pairwise(curve):
        ends = float(following.n_desktops)
        if bands and bands[-1].grade == point.grade.value:
            bands[-1] = bands[-1].model_copy(update={"ends": ends})
        else:
            bands.append(GradeBand(starts=point.n_desktops, ends=ends, grade=point.grade.value))
    return tuple(bands)


def _marks(runway: Runway) -> Iterator[DesktopMark]:
    first, last = runway.curve[0].n_desktops, runway.curve[-1].n_desktops
    now, most = runway.n_desktops, runway.most_desktops
    if first <= now <= last:
        yield DesktopMark(label=msg("report-runway-mark-today", n=now), n_desktops=now, is_current=True)
    if first <= most <= last:
        yield DesktopMark(label=msg("report-runway-mark-limit", n=most), n_desktops=most)


def _reach(runway: Runway) -> Table:
    today = msg("report-runway-passes") if runway.holds else msg("report-runway-fails")
    hosts_are_limit = runway.hosts.most_desktops < runway.most_desktops
    limit = msg("report-runway-array") if hosts_are_limit else msg("report-runway-limit")
    hosts = _milestone(
        msg("report-runway-hosts"), runway.hosts.most_desktops, "", phrases.sentence(runway.hosts.sentence)
    )
    array = _milestone(limit, runway.most_desktops, "", _headroom(runway))
    rows = (
        _milestone(msg("report-runway-today"), runway.n_desktops, "", today),
        *((hosts, array, *_thresholds(runway)) if hosts_are_limit else (array, *_thresholds(runway), hosts)),
    )
    return Table(
        id="runway",
        caption=msg("report-runway-table"),
        columns=(
            Column(label=msg("report-runway-column-milestone"), width=0.8),
            Column(label=msg("report-decision-column-desktops"), align="right"),
            Column(label=msg("report-decision-column-event"), width=1),
            Column(label=msg("report-decision-column-reason"), width=1.6),
        ),
        rows=rows,
    )


def _milestone(label: Text, n_desktops: int, event: Text, reason: Text) -> tuple[Cell, ...]:
    return Cell(text=label), Cell(text=shown(n_desktops)), Cell(text=event), Cell(text=reason)


def _headroom(runway: Runway) -> Text:
    n, step = runway.headroom_desktops, runway.step_desktops
    resolution = msg("report-runway-resolution", n=step) if step > 1 else None
    if n == 0:
        return sentences(msg("report-runway-as-today"), resolution)
    if n > 0:
        return sentences(msg("report-runway-more", n=n), resolution)
    return sentences(msg("report-runway-fewer", n=-n), resolution)


def _thresholds(runway: Runway) -> Iterator[tuple[Cell, ...]]:
    for label, at in (
        (msg("report-runway-misses"), runway.breaks),
        (msg("report-runway-fair"), runway.turns_fair),
        (msg("report-runway-poor"), runway.turns_poor),
    ):
        if at is not None:
            yield _milestone(label, at.n_desktops, at.phase_label, _why(at))


def _why(at: Threshold) -> Text:
    if at.broken:
        return goal_words(at.broken[0])
    return phrases.sentence(at.binding.sentence) if at.binding is not None else msg("report-runway-no-room")


def _years(years: Sequence[RunwayYear]) -> Table:
    return Table(
        id="runway-years",
        caption=msg("report-runway-years"),
        columns=(
            Column(label=msg("report-runway-column-year"), align="right"),
            Column(label=msg("report-decision-column-desktops"), align="right"),
            Column(label=msg("report-decision-column-goals")),
            Column(label=msg("report-decision-column-worst-event"), width=1),
            Column(label=msg("report-runway-column-why"), width=1.6),
            Column(label=msg("report-runway-column-free"), align="right"),
        ),
        rows=tuple(_year(each) for each in years),
    )


def _year(each: RunwayYear) -> tuple[Cell, ...]:
    why: Text = ""
    if each.broken:
        why = goal_words(each.broken[0])
    elif each.binding is not None:
        why = phrases.sentence(each.binding.sentence)
    met = msg("report-decision-goals-met") if each.holds else msg("report-decision-goals-missed")
    return (
        Cell(text=str(each.year)),
        Cell(text=shown(each.n_desktops)),
        Cell(text=met, mark="holds" if each.holds else "broken"),
        Cell(text=each.phase_label, mark=each.grade.value),
        Cell(text=why, note="" if each.hosts_hold else msg("report-runway-hosts-fail")),
        Cell(text=shown(Quantity(each.spare_fraction, "fraction"))),
    )
