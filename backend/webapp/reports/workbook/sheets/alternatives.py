"""Alternatives sheet: other array families, and why nothing cheaper in the scenario's family is sufficient."""

from collections.abc import Iterator
from functools import partial

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import Text, msg, sentences
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.answer import Candidate, FamilyAnswer, Recommendation, Shortlist
from stormsizer.report.sections.decisions import costs
from stormsizer.report.sections.decisions.recommendation import broken_words
from webapp.reports.workbook.page import Cell, Page, Row, column, yes_no
from webapp.reports.workbook.units import graded, status_word


def alternatives_page(
    shortlist: Shortlist | None, recommendation: Recommendation | None, scenario: Scenario, localizer: Localizer
) -> Page | None:
    """Return the sheet that compares configurations; None if no other configuration was examined."""
    if shortlist is None and recommendation is None:
        return None
    prices = shortlist.prices if shortlist else recommendation.prices if recommendation else None
    currency = costs.currency_of(prices)
    sentence = shortlist.sentence if shortlist else recommendation.sentence if recommendation else ""
    per_desktop = msg(
        "workbook-alternatives-prices", desktops=costs.desktops(scenario, shortlist.n_desktops if shortlist else None)
    )
    basis = shortlist.price_basis if shortlist else ""
    col = partial(column, localizer)
    return Page(
        name=localizer.text(msg("workbook-sheet-alternatives")),
        title=localizer.text(msg("workbook-title-alternatives")),
        remarks=(localizer.text(sentence), localizer.text(sentences(basis, costs.worth(prices), per_desktop))),
        columns=(
            col(msg("workbook-column-option"), style="text", width=26),
            col(msg("workbook-column-array"), width=30),
            col(msg("workbook-column-configuration"), style="text", width=52),
            col(msg("workbook-column-meets-goals"), width=10),
            col(msg("workbook-column-status"), width=9),
            col(msg("workbook-column-grade"), width=8),
            col(msg("workbook-column-worst-event"), style="text", width=32),
            col(msg("workbook-column-bottleneck-or-missed"), style="text", width=50),
            col(msg("workbook-column-more-desktops"), style="count", width=12),
            col(msg("workbook-column-drives"), style="count", width=9),
            col(msg("workbook-column-rack-units"), style="decimal", width=9),
            col(msg("workbook-column-power"), "W", "decimal", 10),
            col(msg("workbook-column-price"), currency, "money", 15),
            col(msg("workbook-column-price-per-desktop"), currency, "money", 12),
            col(msg("workbook-column-peak-minute-check"), style="text", width=40),
            col(msg("workbook-column-caveats"), style="text", width=50),
        ),
        rows=tuple(_rows(shortlist, recommendation, localizer)),
        n_fixed=2,
        is_large=True,
    )


def _rows(shortlist: Shortlist | None, recommendation: Recommendation | None, localizer: Localizer) -> Iterator[Row]:
    if recommendation is not None:
        yield _own(msg("workbook-option-recommended"), recommendation, recommendation.chosen, localizer)
        for candidate in recommendation.why_not_cheaper:
            yield _own(msg("workbook-option-next-cheaper"), recommendation, candidate, localizer)
    if shortlist is not None:
        yield from (_family(answer, localizer) for answer in shortlist.families)
        for refused in shortlist.refused:
            yield (
                localizer.text(msg("workbook-option-not-compared")),
                refused.model_name,
                localizer.text(refused.why),
                *(None,) * 13,
            )


def _own(option: Text, recommendation: Recommendation, candidate: Candidate, localizer: Localizer) -> Row:
    is_chosen = candidate is recommendation.chosen
    return (
        localizer.text(option),
        recommendation.model_name,
        localizer.text(candidate.words),
        yes_no(candidate.holds, localizer),
        None,
        None,
        None,
        localizer.text(broken_words(candidate)) if candidate.broken else "",
        None,
        *_parts(candidate, recommendation.price_per_desktop if is_chosen else None),
        None,
        localizer.text(sentences(*recommendation.caveats)) if is_chosen else None,
    )


def _family(answer: FamilyAnswer, localizer: Localizer) -> Row:
    recommendation = answer.recommendation
    return (
        localizer.text(msg("workbook-option-cheapest") if recommendation.holds else msg("workbook-option-closest")),
        recommendation.model_name,
        localizer.text(recommendation.chosen.words),
        yes_no(recommendation.holds, localizer),
        status_word(answer.known_status, localizer),
        graded(answer.grade, localizer),
        localizer.text(answer.worst_phase_label),
        localizer.text(answer.binding) if recommendation.holds else localizer.text(broken_words(recommendation.chosen)),
        answer.headroom_desktops,
        *_parts(recommendation.chosen, recommendation.price_per_desktop),
        localizer.text(answer.worst_window.sentence) if answer.worst_window else None,
        localizer.text(sentences(*recommendation.caveats)),
    )


def _parts(candidate: Candidate, price_per_desktop: float | None) -> tuple[Cell, ...]:
    return candidate.n_drives, candidate.rack_units, candidate.watts, candidate.price, price_per_desktop
