"""Slides about growth and confidence."""

from collections.abc import Iterator

from stormsizer.analysis.monte_carlo.ranges import PhaseRange, Ranges
from stormsizer.analysis.runway import Runway
from stormsizer.messages import formatting
from stormsizer.messages.text import Quantity, Span, Text, first_sentence, msg, sentences, shown
from stormsizer.report import phrases
from stormsizer.report.blocks import Cell, Column, Mark, Table
from stormsizer.report.sections.decisions.runway import growth_blocks
from stormsizer.simulation.result import Phase
from webapp.reports.slides.excerpts import described, table_of
from webapp.reports.slides.places import Box, side_by_side
from webapp.reports.slides.slide import Bars, Grid, Line, Lines, Page, Part, Story, Values, Words

MOST_PHASES = 10
MOST_DRIVERS = 5
MOST_GOALS = 3
MOST_YEARS = 10
"""Maximum number of years labeled below a chart."""
_FIGURES = ("login_mean_s", "host_latency_ms")


def runway_page(story: Story) -> Page | None:
    """Return the slide with the array's growth runway; None if it was not analyzed."""
    runway, localizer = story.studies.runway, story.localizer
    if runway is None:
        return None
    first, rest = first_sentence(runway.sentence)
    left, right = side_by_side(0.5)
    table = table_of(growth_blocks(runway), "runway")
    parts: list[Part] = [_years(left, runway, story) if len(runway.years) > 1 else _reach(left, runway, story)]
    if table is not None:
        parts.append(Grid(right, table, described(table, localizer), 11.5))
    return Page(
        title=story.title(first),
        lead=localizer.text(rest or msg("slide-runway-lead")),
        parts=tuple(parts),
        notes=localizer.text(
            msg(
                "slide-runway-notes",
                simulations=runway.n_simulations,
                step=runway.step_desktops,
                growth=Quantity(runway.growth_fraction_per_year, "fraction"),
            )
        ),
    )


def _years(box: Box, runway: Runway, story: Story) -> Lines:
    """Chart the number of desktops per year against the array's maximum."""
    n, localizer = len(runway.years), story.localizer
    desktops = localizer.text(msg("report-decision-column-desktops"))
    limit = Values(localizer.text(msg("slide-runway-limit")), (float(runway.most_desktops),) * n, "poor", dashed=True)
    return Lines(
        box,
        tuple(str(year.year) for year in runway.years),
        (Values(desktops, tuple(float(year.n_desktops) for year in runway.years), "primary"), limit),
        "#,##0",
        localizer.text(sentences(msg("slide-runway-years-chart", n=runway.most_desktops), runway.sentence)),
        -(-n // MOST_YEARS),
        desktops,
    )


def _reach(box: Box, runway: Runway, story: Story) -> Bars:
    """Chart the number of desktops today and at each limit, for a runway of only one year."""
    localizer, poor = story.localizer, runway.turns_poor
    named: list[tuple[Text, int]] = [
        (msg("report-runway-today"), runway.n_desktops),
        (msg("report-runway-limit"), runway.most_desktops),
        *([] if poor is None else [(msg("report-runway-poor"), poor.n_desktops)]),
        (msg("report-runway-hosts"), runway.hosts.most_desktops),
    ]
    values = [msg("slide-label-value", label=name, value=shown(n)) for name, n in named]
    return Bars(
        Box(box.left, box.top, box.width, min(box.height, 0.7 + 0.75 * len(named))),
        tuple(localizer.text(name) for name, _ in named),
        (Values(localizer.text(msg("report-decision-column-desktops")), tuple(float(n) for _, n in named), "primary"),),
        "#,##0",
        localizer.text(msg("slide-runway-chart", values=phrases.listed(values))),
    )


def ranges_page(story: Story) -> Page | None:
    """Return the slide with the probability of meeting all goals under uncertainty; None if it was not analyzed."""
    ranges, localizer = story.studies.ranges, story.localizer
    if ranges is None:
        return None
    first, rest = first_sentence(ranges.sentence)
    left, right = side_by_side(0.64)
    table = _ranges_table(ranges)
    simulated = msg("report-confidence-simulated", n=ranges.n_replications, seed=str(ranges.seed))
    return Page(
        title=story.title(first),
        lead=localizer.text(rest or sentences(simulated, msg("report-confidence-percentiles"))),
        parts=(Grid(left, table, described(table, localizer), 11.5), Words(right, tuple(_drivers(ranges, story)))),
        notes=localizer.text(sentences(simulated, *ranges.notes)),
    )


def _drivers(ranges: Ranges, story: Story) -> Iterator[Line]:
    localizer = story.localizer
    yield Line(localizer.text(msg("report-confidence-drivers")), 14, bold=True)
    if not ranges.drivers:
        yield Line(localizer.text(msg("slide-confidence-no-driver")), 12, before=4)
    for driver in ranges.drivers[:MOST_DRIVERS]:
        yield Line(localizer.text(driver.sentence), 12, bullet=True, before=4)
    yield Line(localizer.text(msg("slide-confidence-goals")), 14, bold=True, before=12)
    if not ranges.broken:
        yield Line(localizer.text(msg("slide-confidence-no-goal")), 12, before=4)
    for each in ranges.broken[:MOST_GOALS]:
        share = Quantity(each.fraction, "fraction")
        missed = msg("report-confidence-missed", goal=each.label, share=share, phase=each.phase_label)
        yield Line(localizer.text(missed), 12, bullet=True, before=4)


def _ranges_table(ranges: Ranges) -> Table:
    """Return a table of the phases with the lowest probability of meeting their goals."""
    judged = [phase for phase in ranges.phases if phase.phase is not Phase.IDLE]
    worst = sorted(judged, key=lambda phase: phase.holds.fraction)[:MOST_PHASES]
    return Table(
        id="confidence-phases",
        caption=msg("slide-confidence-table"),
        columns=(
            Column(label=msg("slide-column-phase"), width=1.6),
            Column(label=msg("slide-confidence-column-share"), align="right"),
            Column(label=msg("slide-confidence-column-login"), align="right"),
            Column(label=msg("report-confidence-latency"), align="right", width=0.8),
        ),
        rows=tuple(
            (
                Cell(text=phase.label),
                Cell(text=shown(Quantity(phase.holds.fraction, "fraction")), mark=_mark(phase)),
                *(Cell(text=_span(phase, name)) for name in _FIGURES),
            )
            for phase in worst
        ),
    )


def _mark(phase: PhaseRange) -> Mark:
    fraction = phase.holds.fraction
    return "good" if fraction >= 0.9 else "fair" if fraction >= 0.5 else "poor"


def _span(phase: PhaseRange, name: str) -> Text:
    figure = next((figure for figure in phase.figures if figure.name == name), None)
    return formatting.NOTHING if figure is None else shown(Span(figure.p10, figure.p90, figure.unit, 2))
