"""More desktops and later years: rounded up, never twice, and never beyond what a scenario may hold."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stormsizer.model.scenario import (
    Growth,
    InvalidScenarioError,
    Scenario,
    calendar_year,
    grown,
    parse,
    with_desktops,
    years_of,
)
from tests.support.languages import english_problems


def growing(acme: Scenario, per_year: float, through_year: int | None = None, **pool: Any) -> Scenario:
    pools = tuple(each.model_copy(update=pool) for each in acme.pools)
    growth = Growth(desktops_fraction_per_year=per_year, through_year=through_year)
    return acme.model_copy(update={"growth": growth, "pools": pools})


@pytest.mark.parametrize(
    ("n", "per_year", "years", "expected"),
    [
        (2500, 0.1, 1, 2750),  # in binary 2500 × 1.1 is a little more, and rounds up to 2751
        (2500, 0.1, 3, 3328),  # 3327.5
        (1, 0.01, 1, 2),
        (100, 0.0, 5, 100),
        (100, 1.0, 3, 800),
    ],
)
def test_desktops_grow_by_compound_interest_and_round_up(
    acme: Scenario, n: int, per_year: float, years: int, expected: int
) -> None:
    assert grown(growing(acme, per_year, n_desktops=n), years).n_desktops == expected


def test_each_pool_rounds_up_separately(acme: Scenario) -> None:
    pool = acme.pools[0].model_copy(update={"n_desktops": 11})
    two = acme.model_copy(
        update={
            "pools": (pool, pool.model_copy(update={"id": "other"})),
            "growth": Growth(desktops_fraction_per_year=0.05),
        }
    )
    assert [each.n_desktops for each in grown(two, 1).pools] == [12, 12]


def test_growth_is_not_applied_twice(acme: Scenario) -> None:
    scenario = growing(acme, 0.1, 2013, data_growth_fraction_per_year=0.2)
    later = grown(scenario, years_of(scenario))
    assert later.n_desktops == 3025
    assert years_of(later) == 0
    assert grown(later, years_of(later)) == later
    assert [(pool.n_desktops, pool.growth_years) for pool in grown(later, 2).pools] == [(3025, 2.0)]


@pytest.mark.parametrize(
    ("own", "rate", "expected"), [(0.0, 0.2, 2.0), (5.0, 0.2, 5.0), (5.0, 0.0, 5.0), (0.0, 0.0, 0.0)]
)
def test_data_grow_for_the_longer_of_both_periods(acme: Scenario, own: float, rate: float, expected: float) -> None:
    scenario = growing(acme, 0.1, growth_years=own, data_growth_fraction_per_year=rate)
    assert grown(scenario, 2).pools[0].growth_years == expected


def test_growth_changes_nothing_else(acme: Scenario) -> None:
    scenario = growing(acme, 0.1, 2012)
    later = grown(scenario, 1)
    left_out = {"pools", "growth"}
    assert later.model_dump(exclude=left_out) == scenario.model_dump(exclude=left_out)
    assert later.pools[0].model_dump(exclude={"n_desktops"}) == scenario.pools[0].model_dump(exclude={"n_desktops"})
    assert grown(scenario, 0) is scenario
    parse(later.model_dump())


def test_years_follow_the_time_zone_of_the_scenario(acme_document: dict[str, Any]) -> None:
    acme_document["calendar"] = {"starts_at": "2011-12-31T23:00:00Z", "ends_at": "2012-01-02T00:00:00Z"}
    acme_document["events"] = [
        event | {"starts_at": "2012-01-01T08:00:00Z"} for event in acme_document["events"] if event["id"] == "deploy"
    ]
    acme_document["growth"] = {"through_year": 2014}
    assert (calendar_year(parse(acme_document)), years_of(parse(acme_document))) == (2011, 3)
    acme_document["time_zone"] = "Europe/Berlin"
    assert (calendar_year(parse(acme_document)), years_of(parse(acme_document))) == (2012, 2)


def test_growth_that_ends_before_the_calendar_is_refused(acme_document: dict[str, Any]) -> None:
    acme_document["growth"] = {"through_year": 2010}
    with pytest.raises(InvalidScenarioError) as refused:
        parse(acme_document)
    (problem,) = english_problems(refused.value)
    assert (problem.path, problem.given, problem.allowed) == ("growth.through_year", "2010", "2011 or later")
    acme_document["growth"] = {"through_year": 2011}
    assert years_of(parse(acme_document)) == 0


@pytest.mark.parametrize(
    ("change", "path"),
    [
        (lambda acme: with_desktops(acme, 41), "pools.0.n_desktops"),
        (lambda acme: grown(growing(acme, 1.0), 6), "pools.0.n_desktops"),
        (lambda acme: grown(growing(acme, 0.0, data_growth_fraction_per_year=0.1), 11), "pools.0.growth_years"),
        (lambda acme: with_desktops(acme, 0.0), "factor"),
        (lambda acme: with_desktops(acme, -1.0), "factor"),
        (lambda acme: with_desktops(acme, math.inf), "factor"),
        (lambda acme: with_desktops(acme, math.nan), "factor"),
    ],
    ids=["more", "later", "data", "none", "less than none", "endless", "no number"],
)
def test_growth_beyond_the_limits_of_a_scenario_is_rejected(acme: Scenario, change: Any, path: str) -> None:
    with pytest.raises(InvalidScenarioError) as refused:
        change(acme)
    assert [problem.path for problem in english_problems(refused.value)] == [path]


def test_largest_allowed_pool_is_accepted(acme: Scenario) -> None:
    assert with_desktops(acme, 40.0).n_desktops == 100_000


def test_a_pool_never_becomes_empty(acme: Scenario) -> None:
    assert with_desktops(acme, 1e-9).n_desktops == 1


@given(n=st.integers(1, 100_000), wanted=st.integers(1, 100_000))
def test_fraction_yields_the_exact_number_of_desktops(acme: Scenario, n: int, wanted: int) -> None:
    pool = acme.pools[0].model_copy(update={"n_desktops": n})
    assert with_desktops(acme.model_copy(update={"pools": (pool,)}), Fraction(wanted, n)).n_desktops == wanted


@given(n=st.integers(1, 1000), per_year=st.floats(0, 1), years=st.integers(0, 5))
def test_more_years_never_mean_fewer_desktops(acme: Scenario, n: int, per_year: float, years: int) -> None:
    scenario = growing(acme, per_year, n_desktops=n)
    sooner, later = grown(scenario, years).n_desktops, grown(scenario, years + 1).n_desktops
    assert n * (1 + per_year) ** years <= sooner * (1 + 1e-12)
    assert sooner <= later
