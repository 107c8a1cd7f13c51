"""Growth runway of the array: in desktops and in years."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from stormsizer.analysis.runway import Runway, RunwayPoint, RunwayYear, Threshold
from stormsizer.messages import formatting
from stormsizer.messages.text import Text
from stormsizer.report import phrases
from stormsizer.report.blocks import Block, Cell, Column, Figure, Table
from stormsizer.report.charts.data import DesktopMark, GradeBand, RoomChart, RoomLine
from stormsizer.report.sections.decisions.recommendation import goal_words

N_NUMBERED = 3
"""Events with numbered lines: those with the smallest margin at the end."""
LONGEST_LABEL = 60


def growth_blocks(runway: Runway) -> tuple[Block, ...]:
    """The runway as chart and table, and the years."""
    blocks: list[Block] = []
    if len(runway.curve) > 1 and any(phase.margin_fraction is not None for phase in runway.curve[-1].phases):
        blocks.append(_figure(runway))
    blocks.append(_reach(runway))
    if len(runway.years) > 1:
        blocks.append(_years(runway.years))
    return tuple(blocks)


def _figure(runway: Runway) -> Figure:
    lines, names = _lines(runway.curve)
    named = "; ".join(f"{number}: {name}" for number, name in names)
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
        caption="Room to the nearest goal as desktops become more, as a share of the goal, one line per event. "
        f"The strip on top is the grade of the week. {named}.",
        alternative=f"Chart of the room that is left to the goals at growing numbers of desktops. {runway.sentence}",
    )


def _lines(curve: Sequence[RunwayPoint]) -> tuple[tuple[RoomLine, ...], tuple[tuple[str, Text], ...]]:
    """A line per event, with numbers and names for those nearest to a goal."""
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
    return lines, tuple((numbers[each], phrases.shortened(labels[each], LONGEST_LABEL)) for each in nearest)


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
    for label, n_desktops in (("now", runway.n_desktops), ("holds up to", runway.most_desktops)):
        if first <= n_desktops <= last:
            yield DesktopMark(label=f"{label} {n_desktops:,}", n_desktops=n_desktops, is_current=label == "now")


def _reach(runway: Runway) -> Table:
    now = ("Now", f"{runway.n_desktops:,}", "", "All goals are kept." if runway.holds else "Not all goals are kept.")
    most = ("Keeps all goals up to", f"{runway.most_desktops:,}", "", _headroom(runway))
    hosts = ("Hosts suffice up to", f"{runway.hosts.most_desktops:,}", "", phrases.sentence(runway.hosts.sentence))
    rows = [now, most, *_thresholds(runway), hosts]
    return Table(
        id="runway",
        caption="How far the array reaches as it is; pools grow in proportion",
        columns=(
            Column(label="Reach", width=0.8),
            Column(label="Desktops", align="right"),
            Column(label="Where", width=1),
            Column(label="Why", width=1.6),
        ),
        rows=tuple(tuple(Cell(text=text) for text in row) for row in rows),
    )


def _headroom(runway: Runway) -> str:
    n = runway.headroom_desktops
    told = f"Counts were told apart by {runway.step_desktops:,}." if runway.step_desktops > 1 else ""
    if n == 0:
        return f"As many as now. {told}".strip()
    return f"{abs(n):,} {'more' if n > 0 else 'fewer'} than now. {told}".strip()


def _thresholds(runway: Runway) -> Iterator[tuple[Text, ...]]:
    for what, at in (
        ("A goal breaks at", runway.breaks),
        ("Turns fair at", runway.turns_fair),
        ("Turns poor at", runway.turns_poor),
    ):
        if at is not None:
            yield what, f"{at.n_desktops:,}", phrases.shortened(at.phase_label, LONGEST_LABEL), _why(at)


def _why(at: Threshold) -> Text:
    if not at.broken:
        return (
            phrases.sentence(at.binding.sentence) if at.binding is not None else "The calendar has no room for so many."
        )
    return phrases.sentence(goal_words(at.broken[0]))


def _years(years: Sequence[RunwayYear]) -> Table:
    return Table(
        id="runway-years",
        caption="The array as it is, year by year",
        columns=(
            Column(label="Year", align="right"),
            Column(label="Desktops", align="right"),
            Column(label="Goals"),
            Column(label="Worst event", width=1),
            Column(label="What is missed, or limits it", width=1.6),
            Column(label="Space free", align="right"),
        ),
        rows=tuple(_year(each) for each in years),
    )


def _year(each: RunwayYear) -> tuple[Cell, ...]:
    why = goal_words(each.broken[0]) if each.broken else each.binding.sentence if each.binding is not None else ""
    hosts = "" if each.hosts_hold else "The hosts do not suffice."
    return (
        Cell(text=str(each.year)),
        Cell(text=f"{each.n_desktops:,}"),
        Cell(text="kept" if each.holds else "missed", mark="holds" if each.holds else "broken"),
        Cell(text=phrases.shortened(each.phase_label, LONGEST_LABEL), mark=each.grade.value),
        Cell(text=phrases.sentence(why), note=hosts),
        Cell(text=formatting.percent(each.spare_fraction)),
    )
