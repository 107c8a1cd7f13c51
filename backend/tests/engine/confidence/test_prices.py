"""Price of a higher probability that the goals are met."""

from __future__ import annotations

import math
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stormsizer.confidence.answer import GivenGuestTime, Likelihood, chance_of
from stormsizer.confidence.distance import Evidence
from stormsizer.confidence.error_model import FigureKind, probability_of
from stormsizer.confidence.guest_time import guest_time_of, pools_of
from stormsizer.confidence.margins import with_margin
from stormsizer.confidence.prices import PROBABILITIES, limited
from stormsizer.model.scenario import Goals, Scenario
from stormsizer.recommendation.answer import BrokenGoal
from stormsizer.simulation.pipeline import simulate
from stormsizer.simulation.result import Result
from tests.engine import seeds
from tests.support.languages import english

GOALS = Goals()


def sample(name: str) -> Scenario:
    return seeds.acme_scenario() if name == "acme" else seeds.scenarios()[name]


@cache
def priced(name: str) -> Result:
    """The result of a sample scenario, with the recommendation and its prices."""
    return simulate(sample(name), seeds.seed_catalog()).result


@given(st.floats(0.5, 0.99), st.integers(0, 7))
def test_a_prediction_at_the_stricter_limit_has_the_probability(probability: float, n_differences: int) -> None:
    strict = with_margin(GOALS, probability, {"host_latency_max_ms": n_differences, "login_min_good_fraction": 0})
    for limit, stricter, distance in (
        (GOALS.host_latency_max_ms, strict.host_latency_max_ms, n_differences),
        (GOALS.login_good_s, strict.login_good_s, 0),
    ):
        assert probability_of(stricter, limit, FigureKind.TIME, distance) == pytest.approx(probability)


@given(st.floats(0.5, 0.99), st.integers(0, 7), st.floats(0.0, 14.0))
def test_only_the_part_of_a_login_limit_above_a_known_guest_time_is_divided(
    probability: float, n_differences: int, guest_s: float
) -> None:
    strict = with_margin(GOALS, probability, {"login_min_good_fraction": n_differences}, guest_s)
    for limit_s, stricter_s in ((GOALS.login_good_s, strict.login_good_s), (GOALS.login_fair_s, strict.login_fair_s)):
        chance = probability_of(stricter_s - guest_s, limit_s - guest_s, FigureKind.TIME, n_differences)
        assert chance == pytest.approx(probability)


def test_a_guest_time_above_the_limit_does_not_loosen_it() -> None:
    strict = with_margin(GOALS, 0.9, {"login_min_good_fraction": 0}, GOALS.login_good_s + 5.0)
    assert strict.login_good_s < GOALS.login_good_s


def test_goals_without_an_error_stay_as_they_are() -> None:
    strict = with_margin(GOALS, 0.9, dict.fromkeys(Goals.model_fields, 3))
    for field in ("login_min_good_fraction", "login_max_poor_fraction", "spare_capacity_fraction"):
        assert getattr(strict, field) == getattr(GOALS, field)
    assert strict.memory_oversubscription_max_ratio == GOALS.memory_oversubscription_max_ratio
    assert with_margin(GOALS, 0.9, {}) == GOALS
    everything = GOALS.model_copy(update={"port_max_fraction": 1.0})
    assert with_margin(everything, 0.9, {"port_max_fraction": 3}).port_max_fraction == 1.0


@pytest.mark.parametrize("name", ["acme", "nutanix-ra-2053", "generic-hci-windows11", "emc-vnx5500"])
def test_a_higher_probability_is_not_cheaper(name: str) -> None:
    prices = priced(name).confidence_prices
    assert [price.probability for price in prices] == list(PROBABILITIES)
    additional = [price.additional_price for price in prices if price.additional_price is not None]
    assert len(additional) == len(PROBABILITIES)
    assert 0.0 <= additional[0] <= additional[1]
    missed = [{english(label) for label in price.missed_goals} for price in prices]
    assert missed[0] <= missed[1]


@pytest.mark.parametrize("name", ["nutanix-ra-2150", "emc-vnx5500", "acme"])
def test_the_priced_configuration_has_the_probability_for_all_goals_that_storage_meets(name: str) -> None:
    """In the week without failures."""
    scenario, catalog = sample(name), seeds.seed_catalog()
    prices = priced(name).confidence_prices
    n_compared = 0
    for price in prices:
        hosts = scenario.hosts.model_copy(update={"host_cache_gib": price.host_cache_gib})
        bought = scenario.model_copy(update={"array": price.configuration, "hosts": hosts})
        result = simulate(bought, catalog, recommend=False).result
        assert result.confidence is not None
        phases = {phase.id: phase for phase in result.phases}
        out_of_reach = {english(label) for label in price.missed_goals}
        for each in result.confidence.phases:
            for check in phases[each.phase_id].checks:
                if english(check.label) not in out_of_reach:
                    phase, n_differences = phases[each.phase_id], len(each.differences)
                    guest_s = guest_time_of(pools_of(bought, phase.pool_ids), phase.phase, Evidence(catalog)).known_s
                    chance = chance_of(check, phase, scenario.goals, n_differences, guest_s)
                    assert chance >= price.probability - 1e-6, (each.phase_id, english(check.label))
                    n_compared += 1
    assert n_compared > 5


def test_the_sentence_names_the_price() -> None:
    price = priced("acme").confidence_prices[0]
    assert price.additional_price is not None
    assert f"{price.additional_price:,.0f}" in english(price.sentence)
    assert "80%" in english(price.sentence)


def test_goals_that_no_storage_reaches_are_named_and_the_others_priced() -> None:
    """The guest's login time alone is most of the goal: no storage leaves it a margin."""
    price = priced("generic-hci-windows11").confidence_prices[-1]
    assert not price.holds
    assert price.additional_price is not None
    assert "Good logins" in [english(label) for label in price.missed_goals]
    limit = f"No storage of this family reaches a probability of {price.probability:.0%}, because of "
    assert english(price.sentence).startswith(limit)
    assert "Good logins" in english(price.sentence)
    assert "Good logins" in english(price.sentence)


def test_more_storage_does_not_help_where_the_guest_time_of_logins_decides() -> None:
    recommendation = priced("generic-hci-windows11").recommendation
    assert recommendation is not None
    missed = missed_goal("login_min_good_fraction", "Good logins")
    confirmed = GivenGuestTime(likelihood=Likelihood.LIKELY, probability=0.91, guest_s=20.0)
    said = english(limited(0.8, (missed,), recommendation.chosen, None, recommendation, confirmed))
    assert said == (
        "More storage does not raise the probability to 80%, because most of a login is guest time, which decides: "
        "Good logins. Logins measured at the customer’s site could raise it to up to 91%."
    )
    latency = missed_goal("host_latency_max_ms", "Response time at the hosts")
    other = english(limited(0.8, (missed, latency), recommendation.chosen, None, recommendation, confirmed))
    assert other.startswith("No storage of this family reaches a probability of 80%, because of ")


def missed_goal(goal: str, label: str) -> BrokenGoal:
    return BrokenGoal(phase_id="p", phase_label="Login", goal=goal, label=label, value=0.5, limit=0.9, unit="fraction")


def test_a_recommendation_that_misses_goals_has_no_higher_probability() -> None:
    result = simulate(seeds.scenarios()["nexentaconnect-vsa"], seeds.seed_catalog()).result
    assert result.recommendation is not None
    assert not result.recommendation.holds
    assert result.confidence_prices == ()


def test_the_margin_is_one_for_even_odds() -> None:
    strict = with_margin(GOALS, 0.5, dict.fromkeys(Goals.model_fields, 3))
    for field in Goals.model_fields:
        value, limit = getattr(strict, field), getattr(GOALS, field)
        assert value == limit or math.isclose(value, limit)
