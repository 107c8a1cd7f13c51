"""Alternatives: other families, and why nothing cheaper of this one is sufficient."""

from collections.abc import Iterator

from stormsizer.messages import formatting
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.answer import Candidate, FamilyAnswer, Recommendation, Shortlist
from stormsizer.report import phrases
from stormsizer.report.sections.decisions import costs
from stormsizer.report.sections.decisions.recommendation import broken_words
from webapp.reports.workbook.page import Cell, Column, Page, Row
from webapp.reports.workbook.units import graded


def alternatives_page(
    shortlist: Shortlist | None, recommendation: Recommendation | None, scenario: Scenario
) -> Page | None:
    """Configurations side by side; none if no other was examined."""
    if shortlist is None and recommendation is None:
        return None
    prices = shortlist.prices if shortlist else recommendation.prices if recommendation else None
    currency = costs.currency_of(prices)
    sentence = shortlist.sentence if shortlist else recommendation.sentence if recommendation else ""
    return Page(
        name="Alternatives",
        title="Alternatives",
        remarks=(
            phrases.sentence(sentence),
            f"{costs.worth(prices)} Prices per desktop are of {costs.all_at_the_end(scenario)}.",
        ),
        columns=(
            Column("What", style="text", width=26),
            Column("Array", width=30),
            Column("Configuration", style="text", width=52),
            Column("Keeps every goal", width=10),
            Column("Grade", width=8),
            Column("Worst event", style="text", width=32),
            Column("What limits it, or breaks", style="text", width=50),
            Column("More desktops it would hold", style="count", width=12),
            Column("Drives", style="count", width=9),
            Column("Rack units", style="decimal", width=9),
            Column("Power", "W", "decimal", 10),
            Column("Price", currency, "money", 15),
            Column("Price per desktop", currency, "money", 12),
            Column("Busiest minute, I/O by I/O", style="text", width=40),
            Column("Doubts", style="text", width=50),
        ),
        rows=tuple(_rows(shortlist, recommendation)),
        n_fixed=2,
        is_large=True,
    )


def _rows(shortlist: Shortlist | None, recommendation: Recommendation | None) -> Iterator[Row]:
    if recommendation is not None:
        yield _own("Recommended of this family", recommendation, recommendation.chosen)
        for candidate in recommendation.why_not_cheaper:
            yield _own("Next cheaper of this family", recommendation, candidate)
    if shortlist is not None:
        yield from (_family(answer) for answer in shortlist.families)
        for refused in shortlist.refused:
            yield "Not compared", refused.model_name, phrases.sentence(refused.why), *(None,) * 12


def _own(what: str, recommendation: Recommendation, candidate: Candidate) -> Row:
    is_chosen = candidate is recommendation.chosen
    return (
        what,
        recommendation.model_name,
        candidate.words,
        candidate.holds,
        None,
        None,
        broken_words(candidate) if candidate.broken else "",
        None,
        *_taken(candidate, recommendation.price_per_desktop if is_chosen else None),
        None,
        formatting.listed(recommendation.caveats) if is_chosen else None,
    )


def _family(answer: FamilyAnswer) -> Row:
    recommendation = answer.recommendation
    return (
        "Cheapest that holds" if recommendation.holds else "Comes nearest",
        recommendation.model_name,
        recommendation.chosen.words,
        recommendation.holds,
        graded(answer.grade),
        answer.worst_phase_label,
        phrases.sentence(answer.binding) if recommendation.holds else broken_words(recommendation.chosen),
        answer.headroom_desktops,
        *_taken(recommendation.chosen, recommendation.price_per_desktop),
        answer.worst_window.sentence if answer.worst_window else None,
        " ".join(phrases.sentence(caveat) for caveat in recommendation.caveats),
    )


def _taken(candidate: Candidate, price_per_desktop: float | None) -> tuple[Cell, ...]:
    return candidate.n_drives, candidate.rack_units, candidate.watts, candidate.price, price_per_desktop
