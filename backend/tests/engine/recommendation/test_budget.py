"""The budget of a scenario: what all arrays cost over the term is compared with it, wherever costs are shown."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from pydantic import ValidationError

from stormsizer.analysis.comparison import compare, simulated
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Budget, Scenario, parse
from stormsizer.recommendation.configuration_cost import configuration_cost
from stormsizer.recommendation.cost import cost_of_all_arrays, prices_in_use
from stormsizer.recommendation.hardware import recommend_hardware
from stormsizer.recommendation.price_contents import budget_check
from stormsizer.simulation.pipeline import simulate
from tests.engine import seeds
from tests.support.languages import english


def with_budget(scenario: Scenario, **given: Any) -> Scenario:
    return scenario.model_copy(update={"budget": Budget(**given)})


@pytest.fixture(scope="module")
def acme() -> Scenario:
    return seeds.acme_scenario()


@pytest.mark.parametrize(
    ("amount", "is_within", "over", "sentence"),
    [
        (150_000, True, -30_000, "30,000 USD below the budget of 150,000 USD over 3 years."),
        (120_000, True, 0, "0 USD below the budget of 120,000 USD over 3 years."),
        (100_000, False, 20_000, "20,000 USD above the budget of 100,000 USD over 3 years."),
    ],
)
def test_cost_is_compared_with_the_budget(
    acme: Scenario, catalog: Catalog, amount: float, is_within: bool, over: float, sentence: str
) -> None:
    check = configuration_cost(with_budget(acme, amount=amount), catalog).budget
    assert check is not None
    assert (check.amount, check.currency, check.is_within, check.over) == (amount, "USD", is_within, over)
    assert english(check.sentence) == sentence


def test_scenario_without_a_budget_has_no_comparison(acme: Scenario, catalog: Catalog) -> None:
    assert acme.budget.amount is None
    assert configuration_cost(acme, catalog).budget is None


def test_budget_in_another_currency_is_not_converted(acme: Scenario, catalog: Catalog) -> None:
    check = configuration_cost(with_budget(acme, amount=1e6, currency="EUR"), catalog).budget
    assert check is not None
    assert (check.is_within, check.over) == (None, None)
    assert english(check.sentence) == ("Not compared with the budget of 1,000,000 EUR, because prices are in USD.")


def test_unknown_price_is_not_compared(acme: Scenario, catalog: Catalog) -> None:
    prices = prices_in_use(catalog)
    for check in (
        budget_check(with_budget(acme, amount=5), None, prices),
        budget_check(with_budget(acme, amount=5), None, None),
        configuration_cost(with_budget(acme, amount=5), replace(catalog, prices={})).budget,
    ):
        assert check is not None
        assert (check.is_within, check.over) == (None, None)
        assert english(check.sentence) == "Not compared with the budget of 5 USD, because prices are missing."


def test_budget_is_for_all_arrays_and_for_running_costs_over_the_term(catalog: Catalog) -> None:
    scenario = with_budget(parse(seeds.read(seeds.SEEDS / "scenarios" / "azure-session-hosts.yaml")), amount=1e6)
    result = simulate(scenario, catalog, recommend=False).result
    total = cost_of_all_arrays(scenario, catalog).price
    assert result.cost is not None
    assert result.cost.budget is not None
    assert total is not None
    assert result.cost.budget.over == pytest.approx(total - 1e6)
    assert total > (result.cost.price or 0.0)
    sentence = english(result.cost.budget.sentence)
    assert sentence == "176,020 USD for all arrays: 823,980 USD below the budget of 1,000,000 USD over 3 years."
    assert all(other.cost.budget is None for other in result.other_arrays)


def test_recommendation_is_compared_with_the_budget(acme: Scenario, catalog: Catalog) -> None:
    answer = recommend_hardware(with_budget(acme, amount=100_000), catalog)
    assert answer.budget is not None
    assert answer.budget.over == pytest.approx((answer.chosen.price or 0.0) - 100_000)
    without = recommend_hardware(acme, catalog)
    assert without.budget is None
    assert answer.chosen == without.chosen


def test_comparison_has_the_budget_of_each_column(acme: Scenario, catalog: Catalog) -> None:
    columns = [
        simulated("Tight", with_budget(acme, amount=100_000), catalog),
        simulated("None", acme, catalog),
    ]
    tight, none = compare(columns, catalog).columns
    assert tight.budget is not None
    assert (tight.budget.is_within, none.budget) == (False, None)


@pytest.mark.parametrize("given", [{"amount": 0}, {"amount": -5}, {"amount": 1e13}, {"currency": "euro"}])
def test_invalid_budget_is_rejected(given: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        Budget(**given)
