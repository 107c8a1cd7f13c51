"""Slides on growth and confidence."""

from stormsizer.analysis.monte_carlo.ranges import PhaseRange, Ranges
from stormsizer.analysis.runway import Runway
from stormsizer.messages import formatting
from stormsizer.report import phrases
from stormsizer.report.blocks import Cell, Column, Mark, Table
from stormsizer.report.sections.decisions.runway import growth_blocks
from stormsizer.simulation.result import Phase
from webapp.reports.slides.excerpts import described, first_sentence, table_of
from webapp.reports.slides.places import Box, side_by_side
from webapp.reports.slides.slide import Bars, Grid, Line, Lines, Page, Part, Story, Values, Words

MOST_PHASES = 10
MOST_DRIVERS = 5
MOST_YEARS = 10
"""Maximum years named below a chart."""
_FIGURES = ("login_mean_s", "host_latency_ms")


def runway_page(story: Story) -> Page | None:
    """Desktops that the array supports, and the last year."""
    runway = story.studies.runway
    if runway is None:
        return None
    first, rest = first_sentence(phrases.sentence(runway.sentence))
    left, right = side_by_side(0.5)
    table = table_of(growth_blocks(runway), "How far")
    parts: list[Part] = [_years(left, runway) if len(runway.years) > 1 else _reach(left, runway)]
    if table is not None:
        parts.append(Grid(right, table, described(table), 11.5))
    return Page(
        title=first.removesuffix("."),
        lead=rest or "The array as it is; pools grow in proportion.",
        parts=tuple(parts),
        notes=f"{runway.n_simulations:,} weeks simulated; counts of desktops were told apart by "
        f"{runway.step_desktops:,}. Growth is {formatting.percent(runway.growth_fraction_per_year)} a year.",
    )


def _years(box: Box, runway: Runway) -> Lines:
    """Desktops per year compared with the array's maximum."""
    n = len(runway.years)
    held = Values("Most that keep all goals", (float(runway.most_desktops),) * n, "poor", dashed=True)
    return Lines(
        box,
        tuple(str(year.year) for year in runway.years),
        (Values("Desktops", tuple(float(year.n_desktops) for year in runway.years), "primary"), held),
        "#,##0",
        f"Line chart of desktops per year beside the {runway.most_desktops:,} that the array holds. {runway.sentence}",
        -(-n // MOST_YEARS),
        "Desktops",
    )


def _reach(box: Box, runway: Runway) -> Bars:
    """Labeled desktop counts."""
    poor = runway.turns_poor
    named = [
        ("Now", runway.n_desktops),
        ("Keeps all goals up to", runway.most_desktops),
        *([] if poor is None else [("Turns poor at", poor.n_desktops)]),
        ("Hosts suffice up to", runway.hosts.most_desktops),
    ]
    words = "; ".join(f"{name.lower()} {n:,}" for name, n in named)
    return Bars(
        Box(box.left, box.top, box.width, min(box.height, 0.7 + 0.75 * len(named))),
        tuple(name for name, _ in named),
        (Values("Desktops", tuple(float(n) for _, n in named), "primary"),),
        "#,##0",
        f"Bar chart of desktops: {words}.",
    )


def ranges_page(story: Story) -> Page | None:
    """Probability of meeting all goals under uncertainty."""
    ranges = story.studies.ranges
    if ranges is None:
        return None
    first, rest = first_sentence(phrases.sentence(ranges.sentence))
    left, right = side_by_side(0.64)
    table = _ranges_table(ranges)
    return Page(
        title=first.removesuffix("."),
        lead=rest
        or "Each drawn week has other values of what is not known exactly; P10 and P90 are the ends of eight in ten.",
        parts=(Grid(left, table, described(table), 11.5), Words(right, _drivers(ranges))),
        notes=f"{ranges.n_replications:,} weeks, seed {ranges.seed}. {' '.join(map(phrases.sentence, ranges.notes))}",
    )


def _drivers(ranges: Ranges) -> tuple[Line, ...]:
    lines = [Line("What moves the margin most", 14, bold=True)]
    if not ranges.drivers:
        lines.append(Line("No input stands out.", 12, before=4))
    drivers = (phrases.sentence(driver.sentence) for driver in ranges.drivers[:MOST_DRIVERS])
    lines += [Line(sentence, 12, bullet=True, before=4) for sentence in drivers]
    lines.append(Line("Goals most often missed", 14, bold=True, before=12))
    if not ranges.broken:
        lines.append(Line("None in any drawn week.", 12, before=4))
    for share in ranges.broken[:3]:
        words = f"{share.label}: in {formatting.percent(share.fraction)} of the weeks, above all at {share.phase_label}"
        lines.append(Line(phrases.shortened(words, 160), 12, bullet=True, before=4))
    return tuple(lines)


def _ranges_table(ranges: Ranges) -> Table:
    """The phases with the lowest probability of meeting their goals."""
    judged = [phase for phase in ranges.phases if phase.phase is not Phase.IDLE]
    told = sorted(judged, key=lambda phase: phase.holds.fraction)[:MOST_PHASES]
    return Table(
        caption="Phases that hold least often, with P10 to P90 of their figures",
        columns=(
            Column(label="Phase", width=1.6),
            Column(label="Holds in", align="right"),
            Column(label="Mean login", align="right"),
            Column(label="Response time at the hosts", align="right", width=0.8),
        ),
        rows=tuple(
            (
                Cell(text=phrases.shortened(phase.label, 70)),
                Cell(text=formatting.percent(phase.holds.fraction), mark=_mark(phase)),
                *(Cell(text=_span(phase, name)) for name in _FIGURES),
            )
            for phase in told
        ),
    )


def _mark(phase: PhaseRange) -> Mark:
    fraction = phase.holds.fraction
    return "good" if fraction >= 0.9 else "fair" if fraction >= 0.5 else "poor"


def _span(phase: PhaseRange, name: str) -> str:
    figure = next((figure for figure in phase.figures if figure.name == name), None)
    return formatting.NOTHING if figure is None else formatting.span(figure.p10, figure.p90, figure.unit, digits=2)
