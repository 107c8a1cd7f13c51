"""Growth runway and Monte Carlo sheets."""

from functools import partial

from stormsizer.analysis.monte_carlo.ranges import FigureRange, PhaseRange, Ranges
from stormsizer.analysis.runway import Runway, RunwayYear
from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import msg
from webapp.reports.workbook.page import Page, Row, column, yes_no
from webapp.reports.workbook.units import graded, of_unit, unit_text


def runway_page(runway: Runway, localizer: Localizer) -> Page:
    """Return the sheet with the array's runway, year by year."""
    col = partial(column, localizer)
    return Page(
        name=localizer.text(msg("workbook-sheet-runway")),
        title=localizer.text(msg("workbook-title-runway")),
        remarks=(
            localizer.text(runway.sentence),
            localizer.text(runway.hosts.sentence),
            localizer.text(msg("workbook-remark-runway", now=runway.n_desktops, most=runway.most_desktops)),
        ),
        columns=(
            col(msg("workbook-column-year"), style="any", width=8),
            col(msg("workbook-desktops"), style="count", width=10),
            col(msg("workbook-column-meets-goals"), width=10),
            col(msg("workbook-column-grade"), width=8),
            col(msg("workbook-column-worst-event"), style="text", width=44),
            col(msg("workbook-column-bottleneck"), style="text", width=56),
            col(msg("workbook-column-most-utilized"), style="text", width=28),
            col(msg("workbook-column-utilization"), "%", "share", 10),
            col(msg("workbook-column-limit"), "%", "share", 10),
            col(msg("workbook-column-free-capacity"), "%", "share", 12),
            col(msg("workbook-column-enough-hosts"), width=10),
        ),
        rows=tuple(_year(year, localizer) for year in runway.years),
    )


def _year(year: RunwayYear, localizer: Localizer) -> Row:
    return (
        year.year,
        year.n_desktops,
        yes_no(year.holds, localizer),
        graded(year.grade, localizer),
        localizer.text(year.phase_label),
        localizer.text(year.binding.sentence) if year.binding else None,
        localizer.text(year.tightest.label) if year.tightest else None,
        year.tightest.mean_fraction if year.tightest else None,
        year.tightest.ceiling_fraction if year.tightest else None,
        year.spare_fraction,
        yes_no(year.hosts_hold, localizer),
    )


def ranges_page(ranges: Ranges, localizer: Localizer) -> Page:
    """Return the sheet with the range of each figure in each phase, over all replications."""
    col = partial(column, localizer)
    return Page(
        name=localizer.text(msg("workbook-sheet-monte-carlo")),
        title=localizer.text(msg("workbook-title-monte-carlo")),
        remarks=(localizer.text(ranges.sentence), *(localizer.text(note) for note in ranges.notes)),
        columns=(
            col(msg("workbook-column-phase"), style="text", width=44),
            col(msg("workbook-column-goals-met"), msg("workbook-unit-percent-of-replications"), "share", 14),
            col(msg("workbook-column-metric"), width=34),
            col(msg("workbook-column-unit"), width=10),
            col(msg("workbook-column-base-case"), style="any"),
            col("P10", style="any"),
            col("P50", style="any"),
            col("P90", style="any"),
        ),
        rows=tuple(_figure(phase, figure, localizer) for phase in ranges.phases for figure in phase.figures),
    )


def _figure(phase: PhaseRange, figure: FigureRange, localizer: Localizer) -> Row:
    return (
        localizer.text(phase.label),
        phase.holds.fraction,
        localizer.text(figure.label),
        localizer.text(unit_text(figure.unit)),
        *(of_unit(value, figure.unit) for value in (figure.plain, figure.p10, figure.p50, figure.p90)),
    )
