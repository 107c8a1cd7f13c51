"""Price of a higher probability that the week meets its goals."""

from collections.abc import Sequence

from stormsizer.confidence.answer import Confidence, GivenGuestTime
from stormsizer.confidence.guest_time import shortest_known_s
from stormsizer.confidence.margins import with_margin
from stormsizer.experience.phases import PhaseResult
from stormsizer.messages.text import Listing, Message, Money, Quantity, Text, msg, sentences
from stormsizer.model.catalog import Catalog
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import ArrayConfiguration, Scenario
from stormsizer.model.scenario.goals import Scope
from stormsizer.recommendation.answer import BrokenGoal, Candidate, Recommendation
from stormsizer.recommendation.hardware import recommend_hardware

PROBABILITIES = (0.8, 0.9)
"""Probabilities that are priced. The recommendation meets the goals as predicted, which is at least even odds."""


class ConfidencePrice(Document):
    """Cheapest configuration of the same array family that meets the goals with a higher probability."""

    probability: float
    """Highest probability that the goals are met, as in ``Confidence``, but including growth and the failures that the
    goals require to survive."""
    holds: bool
    """Whether every goal is met with this probability."""
    configuration: ArrayConfiguration
    host_cache_gib: float = 0.0
    """Memory per host for the image cache."""
    words: Text
    """The configuration as text."""
    price: float | None
    """Total price in the currency of the price list; None if a price is missing."""
    additional_price: float | None
    """Difference from the price of the recommendation."""
    missed_goals: tuple[Text, ...]
    """Goals that no storage of the family meets with this probability. The configuration is sufficient for the rest."""
    sentence: Text


def confidence_prices(
    scenario: Scenario,
    phases: Sequence[PhaseResult],
    confidence: Confidence,
    recommendation: Recommendation | None,
    catalog: Catalog,
) -> tuple[ConfidencePrice, ...]:
    """Return the cheapest configuration for each probability; none without a recommendation that meets the goals.

    Each is found by a search with goals that are stricter by the error of the predictions. If that search ignores more
    goals because no storage meets them, a configuration found for a lower probability may be the more expensive one,
    and is sufficient for both.
    """
    if recommendation is None or not recommendation.holds:
        return ()
    n_differences = _n_differences(phases, confidence)
    guest_s = shortest_known_s(scenario, phases, catalog)
    priced = []
    chosen = recommendation.chosen
    for probability in PROBABILITIES:
        goals = with_margin(scenario.goals, probability, n_differences, guest_s)
        found = recommend_hardware(
            scenario.model_copy(update={"goals": goals}), catalog, recommendation.model_id
        ).chosen
        missed = (*found.broken, *found.broken_with_any_storage)
        chosen = found if _costs_more(found, chosen) else chosen
        priced.append(_priced(probability, chosen, missed, recommendation, confidence.given_guest_time))
    return tuple(priced)


def _n_differences(phases: Sequence[PhaseResult], confidence: Confidence) -> dict[str, int]:
    """Return the largest number of differences from a measured system for each goal, over the phases it applies to."""
    by_phase = {each.phase_id: len(each.differences) for each in confidence.phases}
    most: dict[str, int] = {}
    for phase in phases:
        for check in phase.checks:
            most[check.goal] = max(most.get(check.goal, 0), by_phase.get(phase.id, 0))
    return most


def _costs_more(one: Candidate, other: Candidate) -> bool:
    if one.price is None or other.price is None:
        return one.n_drives > other.n_drives
    return one.price > other.price


def _labels(goals: Sequence[BrokenGoal]) -> tuple[Text, ...]:
    return tuple(dict.fromkeys(goal.label for goal in goals))


def _priced(
    probability: float,
    chosen: Candidate,
    missed: tuple[BrokenGoal, ...],
    recommendation: Recommendation,
    confirmed: GivenGuestTime | None,
) -> ConfidencePrice:
    base = recommendation.chosen.price
    additional = None if chosen.price is None or base is None else chosen.price - base
    return ConfidencePrice(
        probability=probability,
        holds=not missed,
        configuration=chosen.configuration,
        host_cache_gib=chosen.host_cache_gib,
        words=chosen.words,
        price=chosen.price,
        additional_price=additional,
        missed_goals=_labels(missed),
        sentence=limited(probability, missed, chosen, additional, recommendation, confirmed)
        if missed
        else _cost(probability, chosen, additional, recommendation),
    )


def limited(
    probability: float,
    missed: tuple[BrokenGoal, ...],
    chosen: Candidate,
    additional: float | None,
    recommendation: Recommendation,
    confirmed: GivenGuestTime | None,
) -> Text:
    """Return sentences on goals that no storage of a family meets with a probability, and the cost of the others.

    ``confirmed`` is the probability if measured logins confirm the guest time; None if that does not raise it.
    """
    share, goals = Quantity(probability, "fraction"), Listing(_labels(missed))
    if confirmed is not None and all(goal.scope is Scope.LOGIN for goal in missed):
        given = Quantity(confirmed.probability, "fraction")
        limit = msg("confidence-price-guest-time", probability=share, goals=goals, given=given)
    else:
        limit = msg("confidence-price-limited", probability=share, goals=goals)
    if chosen == recommendation.chosen:
        return limit
    if additional is None or recommendation.prices is None:
        return sentences(limit, msg("confidence-price-limited-unpriced", configuration=chosen.words))
    amount = Money(additional, recommendation.prices.currency)
    return sentences(limit, msg("confidence-price-limited-more", amount=amount, configuration=chosen.words))


def _cost(probability: float, chosen: Candidate, additional: float | None, recommendation: Recommendation) -> Message:
    share = Quantity(probability, "fraction")
    if chosen == recommendation.chosen:
        return msg("confidence-price-same", probability=share)
    if additional is None or recommendation.prices is None:
        return msg("confidence-price-unpriced", probability=share, configuration=chosen.words)
    amount = Money(additional, recommendation.prices.currency)
    return msg("confidence-price-more", probability=share, amount=amount, configuration=chosen.words)
