"""Confidence: the range of each figure, and how often the week meets its goals."""

from collections.abc import Iterator, Sequence

from stormsizer.analysis.monte_carlo.ranges import FigureRange, PhaseRange, RangeBand, Ranges
from stormsizer.messages.text import Quantity, Span, Text, msg, sentences, shown
from stormsizer.model.scenario import Scenario
from stormsizer.model.scenario.goals import GOOD_LOGINS, HOST_LATENCY, LOGIN_GOOD, Bound, Goal
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
"""Figures listed for phases without logins."""
QUIET = (Phase.STEADY_STATE, Phase.IDLE)
MOST_PHASES = 16
DECADES_ARE_LOGARITHMIC = 100.0


def confidence_section(ranges: Ranges, scenario: Scenario) -> Section:
    """Return the section with the share of passing weeks, the week as a band, and intervals of key figures."""
    phases = _telling(ranges.phases)
    blocks: list[Block] = [
        Paragraph(text=phrases.sentence(ranges.sentence), strong=True),
        Paragraph(text=_method(ranges)),
        _bands(ranges, scenario),
        *_intervals(phases, scenario),
        _table(phases),
    ]
    if len(phases) < len(ranges.phases):
        left = msg("report-confidence-left-out", n=len(ranges.phases) - len(phases))
        blocks.append(Paragraph(text=left))
    for title, points in (
        (msg("report-confidence-goals"), tuple(_missed(ranges))),
        (msg("report-confidence-drivers"), tuple(phrases.sentence(each.sentence) for each in ranges.drivers)),
        (msg("report-confidence-basis"), (*_failed(ranges), *(phrases.sentence(note) for note in ranges.notes))),
    ):
        if points:
            blocks += [Heading(text=title), Bullets(items=points)]
    return Section(id="confidence", title=msg("report-confidence-title"), blocks=tuple(blocks))


def _method(ranges: Ranges) -> Text:
    nominal = msg("report-confidence-nominal-passes")
    if not ranges.plain_holds:
        nominal = msg("report-confidence-nominal-fails")
    return sentences(
        msg("report-confidence-simulated", n=ranges.n_replications, seed=str(ranges.seed)),
        nominal,
        msg("report-confidence-percentiles"),
    )


def _telling(phases: Sequence[PhaseRange]) -> tuple[PhaseRange, ...]:
    """Return the phases that miss goals in some weeks, or all storms if none do, in chronological order."""
    storms = [each for each in phases if each.phase not in QUIET or each.holds.fraction < 1]
    found = [each for each in storms if each.holds.fraction < 1] or storms
    rarest = sorted(range(len(found)), key=lambda i: found[i].holds.fraction)[:MOST_PHASES]
    return tuple(found[i] for i in sorted(rarest))


def _bands(ranges: Ranges, scenario: Scenario) -> Figure:
    bands = ranges.bands
    goal = Ceiling(label=msg("report-confidence-goal"), value=HOST_LATENCY.limit(scenario.goals))
    latency = _panel(msg("report-confidence-latency"), "ms", bands.host_latency_ms, "cpu", (goal,))
    chart = TimeChart(
        id="ranges",
        time_zone=scenario.time_zone,
        calendar_starts_at=scenario.calendar.starts_at.isoformat(),
        starts_s=bands.edges_s[0],
        bucket_s=(bands.edges_s[-1] - bands.edges_s[0]) / (len(bands.edges_s) - 1),
        panels=(_panel(msg("report-confidence-iops"), "IOPS", bands.total_iops, "reads"), latency),
        edges_s=bands.edges_s,
    )
    return Figure(
        chart=chart,
        caption=msg("report-confidence-bands", zone=scenario.time_zone),
        alternative=sentences(msg("report-confidence-bands-alternative"), phrases.sentence(ranges.sentence)),
    )


def _panel(title: Text, unit: str, band: RangeBand, hue: Hue, ceilings: tuple[Ceiling, ...] = ()) -> Panel:
    line = Line(label=msg("report-confidence-line"), hue=hue, min=band.p10, mean=band.p50, max=band.p90)
    known = [value for value in (*band.p50, *band.p90) if value is not None and value > 0]
    logarithmic = unit == "ms" and bool(known) and max(known) / min(known) > DECADES_ARE_LOGARITHMIC
    return Panel(title=title, unit=unit, lines=(line,), ceilings=ceilings, logarithmic=logarithmic)


def _intervals(phases: Sequence[PhaseRange], scenario: Scenario) -> Iterator[Intervals]:
    """Yield one set of intervals for each figure that has a goal; all phases share one scale."""
    for name, goal in (("login_mean_s", LOGIN_GOOD), ("good_fraction", GOOD_LOGINS), ("host_latency_ms", HOST_LATENCY)):
        found = [(each, figure) for each in phases for figure in each.figures if figure.name == name]
        if found:
            yield _on_one_scale(found, goal, goal.limit(scenario.goals))


def _on_one_scale(found: Sequence[tuple[PhaseRange, FigureRange]], goal: Goal, limit: float) -> Intervals:
    first = found[0][1]
    highest = max(*(figure.p90 for _, figure in found), *(figure.plain or 0.0 for _, figure in found))
    ends = 1.0 if first.unit == "fraction" else max(highest, min(limit, 2 * highest)) or 1.0
    return Intervals(
        caption=msg("report-confidence-intervals", figure=first.label),
        ends=ends,
        ends_text=shown(Quantity(ends, first.unit)),
        limit=limit if limit <= ends else None,
        limit_text=_limit_text(goal, Quantity(limit, first.unit)),
        rows=tuple(
            Interval(
                label=each.label,
                p10=figure.p10,
                p50=figure.p50,
                p90=figure.p90,
                plain=figure.plain,
                figures=msg(
                    "report-confidence-interval",
                    range=Span(figure.p10, figure.p90, figure.unit, 2),
                    share=Quantity(each.holds.fraction, "fraction"),
                ),
                mark=_mark(each),
            )
            for each, figure in found
        ),
    )


def _limit_text(goal: Goal, limit: Quantity) -> Text:
    if goal is LOGIN_GOOD:
        return msg("report-confidence-good-up-to", limit=limit)
    if goal.bound is Bound.AT_LEAST:
        return msg("report-confidence-goal-at-least", limit=limit)
    return msg("report-confidence-goal-at-most", limit=limit)


def _mark(each: PhaseRange) -> Mark:
    return "holds" if each.holds.fraction == 1 else "broken" if each.holds.fraction == 0 else "fair"


def _table(phases: Sequence[PhaseRange]) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for each in phases:
        share = Quantity(each.holds.fraction, "fraction")
        rows.append((Cell(text=msg("report-confidence-phase", phase=each.label, share=share)),))
        wanted = OF_LOGINS if any(figure.name == "login_mean_s" for figure in each.figures) else OF_OTHERS
        rows += [_row(figure) for name in wanted for figure in each.figures if figure.name == name]
    return Table(
        id="confidence-figures",
        caption=msg("report-confidence-table"),
        dense=True,
        columns=(
            Column(label=msg("report-confidence-column-figure"), width=1),
            Column(label=msg("report-confidence-column-nominal"), align="right"),
            *(Column(label=percentile, align="right") for percentile in ("P10", "P50", "P90")),
        ),
        rows=tuple(rows),
    )


def _row(figure: FigureRange) -> tuple[Cell, ...]:
    values = (figure.plain, figure.p10, figure.p50, figure.p90)
    return (Cell(text=figure.label), *(Cell(text=shown(Quantity(value, figure.unit))) for value in values))


def _missed(ranges: Ranges) -> Iterator[Text]:
    for each in ranges.broken:
        share = Quantity(each.fraction, "fraction")
        yield msg("report-confidence-missed", goal=each.label, share=share, phase=each.phase_label)


def _failed(ranges: Ranges) -> Iterator[Text]:
    for each in ranges.failed:
        yield msg("report-confidence-failed", n=each.n_replications, reason=phrases.sentence(each.message))
