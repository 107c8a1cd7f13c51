"""Growth runway and Monte Carlo simulation."""

from functools import partial

from stormsizer.analysis.monte_carlo.ranges import FigureRange, PhaseRange, Ranges
from stormsizer.analysis.runway import Runway, RunwayYear
from stormsizer.messages.text import msg
from stormsizer.report.language import Say
from webapp.reports.workbook.page import Page, Row, column, yes_no
from webapp.reports.workbook.units import graded, of_unit, unit_text


def runway_page(runway: Runway, say: Say) -> Page:
    """Runway of the array, year by year."""
    col = partial(column, say)
    return Page(
        name=say(msg("workbook-sheet-runway")),
        title=say(msg("workbook-title-runway")),
        remarks=(
            say(runway.sentence),
            say(runway.hosts.sentence),
            say(msg("workbook-remark-runway", now=runway.n_desktops, most=runway.most_desktops)),
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
        rows=tuple(_year(year, say) for year in runway.years),
    )


def _year(year: RunwayYear, say: Say) -> Row:
    return (
        year.year,
        year.n_desktops,
        yes_no(year.holds, say),
        graded(year.grade, say),
        say(year.phase_label),
        say(year.binding.sentence) if year.binding else None,
        say(year.tightest.label) if year.tightest else None,
        year.tightest.mean_fraction if year.tightest else None,
        year.tightest.ceiling_fraction if year.tightest else None,
        year.spare_fraction,
        yes_no(year.hosts_hold, say),
    )


def ranges_page(ranges: Ranges, say: Say) -> Page:
    """Each figure of each phase over all replications."""
    col = partial(column, say)
    return Page(
        name=say(msg("workbook-sheet-monte-carlo")),
        title=say(msg("workbook-title-monte-carlo")),
        remarks=(say(ranges.sentence), *(say(note) for note in ranges.notes)),
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
        rows=tuple(_figure(phase, figure, say) for phase in ranges.phases for figure in phase.figures),
    )


def _figure(phase: PhaseRange, figure: FigureRange, say: Say) -> Row:
    return (
        say(phase.label),
        phase.holds.fraction,
        say(figure.label),
        say(unit_text(figure.unit)),
        *(of_unit(value, figure.unit) for value in (figure.plain, figure.p10, figure.p50, figure.p90)),
    )
