"""Price of a higher probability that the week meets its goals."""

from collections.abc import Sequence

from stormsizer.confidence.answer import Confidence
from stormsizer.confidence.margins import with_margin
from stormsizer.experience.phases import PhaseResult
from stormsizer.messages.text import Listing, Message, Money, Quantity, Text, msg, sentences
from stormsizer.model.catalog import Catalog
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import ArrayConfiguration, Scenario
from stormsizer.recommendation.answer import BrokenGoal, Candidate, Recommendation
from stormsizer.recommendation.goals import key_of
from stormsizer.recommendation.hardware import recommend_hardware

PROBABILITIES = (0.8, 0.9)
"""Probabilities that are priced. The recommendation meets the goals as predicted, which is at least even odds."""


class ConfidencePrice(Document):
    """Cheapest configuration of the same array family that meets the goals with a higher probability."""

    probability: float
    """Highest probability that all goals are met, as in ``Confidence``."""
    holds: bool
    """Whether storage alone is enough to meet every goal with this probability."""
    configuration: ArrayConfiguration | None
    """None if no configuration meets the goals that depend on storage with this probability."""
    host_cache_gib: float = 0.0
    """Memory per host for the image cache."""
    words: Text
    """The configuration as text; empty without one."""
    price: float | None
    """Total price in the currency of the price list; None without a configuration or if a price is missing."""
    additional_price: float | None
    """Difference from the price of the recommendation."""
    missed_goals: tuple[Text, ...]
    """Goals that do not reach the probability with any storage of the family."""
    sentence: Text


def confidence_prices(
    scenario: Scenario,
    phases: Sequence[PhaseResult],
    confidence: Confidence,
    recommendation: Recommendation | None,
    catalog: Catalog,
) -> tuple[ConfidencePrice, ...]:
    """Return the cheapest configuration for each probability; none without a recommendation that meets the goals.

    Each is found by a search with goals that are stricter by the error of the predictions.
    """
    if recommendation is None or not recommendation.holds:
        return ()
    n_differences = _n_differences(phases, confidence)
    priced = []
    for probability in PROBABILITIES:
        goals = with_margin(scenario.goals, probability, n_differences)
        found = recommend_hardware(scenario.model_copy(update={"goals": goals}), catalog, recommendation.model_id)
        priced.append(_priced(probability, found.chosen, recommendation))
    return tuple(priced)


def _n_differences(phases: Sequence[PhaseResult], confidence: Confidence) -> dict[str, int]:
    """Return the largest number of differences from a measured system for each goal, over the phases it applies to."""
    by_phase = {each.phase_id: len(each.differences) for each in confidence.phases}
    most: dict[str, int] = {}
    for phase in phases:
        for check in phase.checks:
            most[check.goal] = max(most.get(check.goal, 0), by_phase.get(phase.id, 0))
    return most


def _priced(probability: float, chosen: Candidate, recommendation: Recommendation) -> ConfidencePrice:
    known = {key_of(goal) for goal in recommendation.chosen.broken_with_any_storage}
    out_of_reach = _labels([goal for goal in chosen.broken_with_any_storage if key_of(goal) not in known])
    missed = _labels(chosen.broken)
    price = chosen.price if chosen.holds else None
    base = recommendation.chosen.price
    additional = None if price is None or base is None else price - base
    return ConfidencePrice(
        probability=probability,
        holds=chosen.holds and not out_of_reach,
        configuration=chosen.configuration if chosen.holds else None,
        host_cache_gib=chosen.host_cache_gib if chosen.holds else 0.0,
        words=chosen.words if chosen.holds else "",
        price=price,
        additional_price=additional,
        missed_goals=(*missed, *out_of_reach),
        sentence=_sentence(probability, chosen, additional, (*missed, *out_of_reach), recommendation),
    )


def _labels(goals: Sequence[BrokenGoal]) -> tuple[Text, ...]:
    return tuple(dict.fromkeys(goal.label for goal in goals))


def _sentence(
    probability: float,
    chosen: Candidate,
    additional: float | None,
    missed: tuple[Text, ...],
    recommendation: Recommendation,
) -> Text:
    share = Quantity(probability, "fraction")
    goals = Listing(missed)
    if not chosen.holds:
        return msg("confidence-price-none", probability=share, goals=goals)
    return sentences(
        _cost(share, chosen, additional, recommendation),
        msg("confidence-price-without-storage", goals=goals) if missed else None,
    )


def _cost(share: Quantity, chosen: Candidate, additional: float | None, recommendation: Recommendation) -> Message:
    if chosen.configuration == recommendation.chosen.configuration:
        return msg("confidence-price-same", probability=share)
    if additional is None or recommendation.prices is None:
        return msg("confidence-price-unpriced", probability=share, configuration=chosen.words)
    amount = Money(additional, recommendation.prices.currency)
    return msg("confidence-price-more", probability=share, amount=amount, configuration=chosen.words)
