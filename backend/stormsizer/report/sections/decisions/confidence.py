"""Confidence: the range of each figure, and how often the week meets its goals."""

from collections.abc import Iterator, Sequence

from stormsizer.analysis.monte_carlo.ranges import FigureRange, PhaseRange, RangeBand, Ranges
from stormsizer.messages import formatting
from stormsizer.model.scenario import Scenario
from stormsizer.model.scenario.goals import GOOD_LOGINS, HOST_LATENCY, LOGIN_GOOD
from stormsizer.report import phrases
from stormsizer.report.blocks import (
    Block,
    Bullets,
    Cell,
    Column,
    Figure,
    Heading,
    Interval,
    Intervals,
    Mark,
    Paragraph,
    Section,
    Table,
)
from stormsizer.report.charts.data import Ceiling, Hue, Line, Panel, TimeChart
from stormsizer.simulation.result import Phase

OF_LOGINS = ("login_mean_s", "login_p95_s", "good_fraction", "poor_fraction", "host_latency_ms", "peak_iops")
OF_OTHERS = ("duration_s", "host_latency_ms", "peak_iops")
"""Figures shown first."""
QUIET = (Phase.STEADY_STATE, Phase.IDLE)
MOST_PHASES = 16
DECADES_ARE_LOGARITHMIC = 100.0
LONGEST_LABEL = 60


def confidence_section(ranges: Ranges, scenario: Scenario) -> Section:
    """Share of passing weeks, the week as a band, key figures as intervals and as a table."""
    without = "holds" if ranges.plain_holds else "does not hold"
    drawn = f"{formatting.count(ranges.n_replications, 'week')} were drawn (seed {ranges.seed})"
    shown = _telling(ranges.phases)
    blocks: list[Block] = [
        Paragraph(text=phrases.sentence(ranges.sentence), strong=True),
        Paragraph(
            text=f"{drawn}, each with other values of what is not known exactly; without draws the week {without}. "
            "One in ten weeks lies below P10, one in ten above P90."
        ),
        _bands(ranges, scenario),
        *_intervals(shown, scenario),
        _table(shown),
    ]
    if len(shown) < len(ranges.phases):
        left = formatting.count(len(ranges.phases) - len(shown), "phase")
        blocks.append(Paragraph(text=f"Left out, since more certain or with little going on: {left}."))
    for title, points in (
        ("Goals that may be missed", tuple(_missed(ranges))),
        ("What moves the margin most", tuple(phrases.sentence(each.sentence) for each in ranges.drivers)),
        ("What the ranges rest on", (*_failed(ranges), *(phrases.sentence(note) for note in ranges.notes))),
    ):
        if points:
            blocks += [Heading(text=title), Bullets(items=points)]
    return Section(id="confidence", title="How sure the answer is", blocks=tuple(blocks))


def _telling(phases: Sequence[PhaseRange]) -> tuple[PhaseRange, ...]:
    """Phases that may miss goals, or all storms if none does; in order of time."""
    storms = [each for each in phases if each.phase not in QUIET or each.holds.fraction < 1]
    found = [each for each in storms if each.holds.fraction < 1] or storms
    rarest = sorted(range(len(found)), key=lambda i: found[i].holds.fraction)[:MOST_PHASES]
    return tuple(found[i] for i in sorted(rarest))


def _bands(ranges: Ranges, scenario: Scenario) -> Figure:
    bands = ranges.bands
    goal = Ceiling(label="goal", value=HOST_LATENCY.limit(scenario.goals))
    latency = _panel("Response time at the hosts", "ms", bands.host_latency_ms, "cpu", (goal,))
    chart = TimeChart(
        id="ranges",
        time_zone=scenario.time_zone,
        calendar_starts_at=scenario.calendar.starts_at.isoformat(),
        starts_s=bands.edges_s[0],
        bucket_s=(bands.edges_s[-1] - bands.edges_s[0]) / (len(bands.edges_s) - 1),
        panels=(_panel("Reads and writes", "IOPS", bands.total_iops, "reads"), latency),
        edges_s=bands.edges_s,
    )
    return Figure(
        chart=chart,
        caption=f"The week in {scenario.time_zone} time: lines are the median of all weeks drawn, bands reach from P10 "
        "to P90.",
        alternative=f"Charts of load and response time over the calendar, with P10, P50 and P90. {ranges.sentence}",
    )


def _panel(title: str, unit: str, band: RangeBand, hue: Hue, ceilings: tuple[Ceiling, ...] = ()) -> Panel:
    line = Line(label="P50, band P10 to P90", hue=hue, min=band.p10, mean=band.p50, max=band.p90)
    known = [value for value in (*band.p50, *band.p90) if value is not None and value > 0]
    logarithmic = unit == "ms" and bool(known) and max(known) / min(known) > DECADES_ARE_LOGARITHMIC
    return Panel(title=title, unit=unit, lines=(line,), ceilings=ceilings, logarithmic=logarithmic)


def _intervals(phases: Sequence[PhaseRange], scenario: Scenario) -> Iterator[Intervals]:
    """One scale per figure that goals refer to."""
    for name, goal, words in (
        ("login_mean_s", LOGIN_GOOD, formatting.lowered(LOGIN_GOOD.limit_label)),
        ("good_fraction", GOOD_LOGINS, f"goal: {GOOD_LOGINS.bound_words}"),
        ("host_latency_ms", HOST_LATENCY, f"goal: {HOST_LATENCY.bound_words}"),
    ):
        found = [(each, figure) for each in phases for figure in each.figures if figure.name == name]
        if found:
            yield _on_one_scale([(each, figure) for each, figure in found], goal.limit(scenario.goals), words)


def _on_one_scale(found: Sequence[tuple[PhaseRange, FigureRange]], limit: float, words: str) -> Intervals:
    first = found[0][1]
    highest = max(*(figure.p90 for _, figure in found), *(figure.plain or 0.0 for _, figure in found))
    ends = 1.0 if first.unit == "fraction" else max(highest, min(limit, 2 * highest)) or 1.0
    return Intervals(
        caption=f"{first.label}: P10 to P90, with the median",
        ends=ends,
        ends_text=formatting.quantity(ends, first.unit),
        limit=limit if limit <= ends else None,
        limit_text=f"{words} {formatting.quantity(limit, first.unit)}",
        rows=tuple(
            Interval(
                label=phrases.shortened(each.label, LONGEST_LABEL),
                p10=figure.p10,
                p50=figure.p50,
                p90=figure.p90,
                plain=figure.plain,
                figures=f"{formatting.span(figure.p10, figure.p90, figure.unit, digits=2)}; "
                f"holds in {formatting.percent(each.holds.fraction)}",
                mark=_mark(each),
            )
            for each, figure in found
        ),
    )


def _mark(each: PhaseRange) -> Mark:
    return "holds" if each.holds.fraction == 1 else "broken" if each.holds.fraction == 0 else "fair"


def _table(phases: Sequence[PhaseRange]) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for each in phases:
        label = phrases.shortened(each.label, LONGEST_LABEL)
        rows.append((Cell(text=f"{label}: holds in {formatting.percent(each.holds.fraction)} of the weeks"),))
        wanted = OF_LOGINS if any(figure.name == "login_mean_s" for figure in each.figures) else OF_OTHERS
        rows += [_row(figure) for name in wanted for figure in each.figures if figure.name == name]
    return Table(
        id="confidence-figures",
        caption="Headline figures over all weeks drawn",
        dense=True,
        columns=(
            Column(label="Figure", width=1),
            *(Column(label=head, align="right") for head in ("Without draws", "P10", "P50", "P90")),
        ),
        rows=tuple(rows),
    )


def _row(figure: FigureRange) -> tuple[Cell, ...]:
    values = (figure.plain, figure.p10, figure.p50, figure.p90)
    return (Cell(text=figure.label), *(Cell(text=formatting.quantity(value, figure.unit)) for value in values))


def _missed(ranges: Ranges) -> Iterator[str]:
    for each in ranges.broken:
        yield f"{each.label}: in {formatting.percent(each.fraction)} of the weeks, above all at {each.phase_label}."


def _failed(ranges: Ranges) -> Iterator[str]:
    for each in ranges.failed:
        yield f"{formatting.count(each.n_replications, 'week')} could not be drawn: {phrases.sentence(each.message)}"
