"""Runway and confidence."""

from stormsizer.analysis.monte_carlo.ranges import Ranges
from stormsizer.analysis.runway import Runway
from stormsizer.report import phrases
from webapp.reports.workbook.page import Column, Page
from webapp.reports.workbook.units import graded, of_unit, unit_words


def runway_page(runway: Runway) -> Page:
    """Runway of the array, year by year."""
    return Page(
        name="Runway",
        title="Runway: how far the array reaches as it is",
        remarks=(
            phrases.sentence(runway.sentence),
            phrases.sentence(runway.hosts.sentence),
            f"Desktops now: {runway.n_desktops:,}. Most that keep every goal: {runway.most_desktops:,}.",
        ),
        columns=(
            Column("Year", style="any", width=8),
            Column("Desktops", style="count", width=10),
            Column("Keeps every goal", width=10),
            Column("Grade", width=8),
            Column("Worst event", style="text", width=44),
            Column("What limits it", style="text", width=56),
            Column("Nearest to its ceiling", style="text", width=28),
            Column("Use", "%", "share", 10),
            Column("Ceiling", "%", "share", 10),
            Column("Space left free", "%", "share", 12),
            Column("Hosts suffice", width=10),
        ),
        rows=tuple(
            (
                year.year,
                year.n_desktops,
                year.holds,
                graded(year.grade),
                year.phase_label,
                year.binding.sentence if year.binding else None,
                year.tightest.label if year.tightest else None,
                year.tightest.mean_fraction if year.tightest else None,
                year.tightest.ceiling_fraction if year.tightest else None,
                year.spare_fraction,
                year.hosts_hold,
            )
            for year in runway.years
        ),
    )


def ranges_page(ranges: Ranges) -> Page:
    """Each figure of each phase over all replications."""
    return Page(
        name="Ranges",
        title="Ranges: the week drawn again and again",
        remarks=(phrases.sentence(ranges.sentence), *(phrases.sentence(note) for note in ranges.notes)),
        columns=(
            Column("Phase", style="text", width=44),
            Column("Holds", "% of cases", "share", 12),
            Column("Figure", width=34),
            Column("Unit", width=10),
            Column("As it is", style="any"),
            Column("P10", style="any"),
            Column("P50", style="any"),
            Column("P90", style="any"),
        ),
        rows=tuple(
            (
                phase.label,
                phase.holds.fraction,
                figure.label,
                unit_words(figure.unit),
                *(of_unit(value, figure.unit) for value in (figure.plain, figure.p10, figure.p50, figure.p90)),
            )
            for phase in ranges.phases
            for figure in phase.figures
        ),
    )
