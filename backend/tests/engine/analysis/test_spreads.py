"""Varied inputs, their distributions and their dependencies."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
import pytest

from stormsizer.analysis.facts import FactPlace, fact_at, with_facts
from stormsizer.analysis.monte_carlo.distributions import (
    CHOSEN,
    LOAD,
    PUBLISHED_ERROR,
    WINDOW,
    Inputs,
    Spread,
    n_held,
    spreads_of,
    values_of,
)
from stormsizer.analysis.monte_carlo.replications import RangeRequest, draws_of, question_of
from stormsizer.model.catalog import arrays
from stormsizer.model.catalog.facts import facts_of
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import parse
from tests.engine.analysis.bare import bare
from tests.engine.seeds import acme_scenario, published_backtest, scenarios, seed_catalog, short_week

RAWC = "windows7-knowledge-rawc"
SHARES = (0.0, 1e-9, 0.001, *np.linspace(0.01, 0.99, 99).tolist(), 0.999, 1.0 - 1e-16)


def acme_spread(ending: str) -> Spread:
    """The spread of the sample scenario that holds a place with this path."""
    spreads = spreads_of(acme_scenario(), seed_catalog())
    return next(s for s in spreads if any(place.path == ending for place in s.places))


@pytest.mark.parametrize("name", scenarios())
def test_every_distribution_is_monotone_and_passes_through_p10_value_and_p90(name: str) -> None:
    for spread in spreads_of(scenarios()[name], seed_catalog()):
        assert spread.p10 <= spread.value <= spread.p90
        drawn = [spread.at(share) for share in SHARES]
        if spread.law == "alternatives":
            # fewer than ten, all as likely: the least is P10 and the largest P90
            assert (min(drawn), max(drawn), len(spread.alternatives) < 10) == (spread.p10, spread.p90, True)
            continue
        at = [spread.at(share) for share in (0.1, 0.5, 0.9)]
        assert at == pytest.approx([spread.p10, spread.value, spread.p90]), spread.id
        assert all(a <= b for a, b in pairwise(drawn)), spread.id
        assert drawn[0] < drawn[-1], spread.id


@pytest.mark.parametrize("name", scenarios())
def test_every_draw_is_a_valid_value_of_its_fact(name: str) -> None:
    catalog = seed_catalog()
    spreads = spreads_of(scenarios()[name], catalog)
    for share in SHARES:
        values = values_of(spreads, {spread.moves_with: share for spread in spreads})
        changed = with_facts(catalog, values)  # refuses negative values, shares above one and parts of whole numbers
        for place, value in values.items():
            assert fact_at(changed, place).value == value
            if place.path.endswith(("_fraction", "efficiency")):
                assert 0.0 <= value <= 1.0


def test_percentiles_of_many_draws_match_the_catalog() -> None:
    inputs = Inputs(spreads=spreads_of(acme_scenario(), seed_catalog()), logins=(("first-login", "First login"),))
    request = RangeRequest(n_replications=4000)
    draws = [draws_of(inputs, request, number) for number in range(4000)]
    for spread in inputs.spreads:
        if spread.each_login:
            drawn = [each.factors[spread.id, "first-login"] for each in draws]
        else:
            drawn = [spread.at(each.shares[spread.moves_with]) for each in draws]
        if spread.law == "alternatives":
            continue
        values = np.array(drawn)
        if spread.p10 < spread.value:
            assert np.mean(values < spread.p10) == pytest.approx(0.1, abs=0.02), spread.id
            assert np.mean(values < spread.value * (1 - 1e-9)) == pytest.approx(0.5, abs=0.03), spread.id
        if spread.p90 > spread.value:
            assert np.mean(values > spread.value * (1 + 1e-9)) == pytest.approx(0.5, abs=0.03), spread.id
            assert np.mean(values > spread.p90) == pytest.approx(0.1, abs=0.02), spread.id


def test_draws_of_different_inputs_are_uncorrelated() -> None:
    inputs = Inputs(spreads=spreads_of(acme_scenario(), seed_catalog()))
    rows = np.array(
        [
            [each.shares[group] for group in inputs.groups]
            for number in range(2000)
            for each in (draws_of(inputs, RangeRequest(), number),)
        ]
    )
    between = np.corrcoef(rows.T)
    assert np.abs(between - np.eye(len(between))).max() < 0.1


def test_a_fact_used_in_several_places_is_drawn_once() -> None:
    cold = acme_spread("idle.cold_read_fraction")
    assert {place.path for place in cold.places} >= {
        "power_on.cold_read_fraction",
        "first_login.login.cold_read_fraction",
        "steady_state.cold_read_fraction",
    }
    values = values_of((cold,), {cold.moves_with: 0.3})
    assert len(set(values.values())) == 1
    assert len(values) == len(cold.places)


def test_equally_good_fits_are_drawn_as_a_whole() -> None:
    spreads = spreads_of(acme_scenario(), seed_catalog())
    calibration = seed_catalog().calibrations["netapp-tr3949"]
    together = [spread for spread in spreads if spread.origin == "as_good_fits"]
    assert len({spread.moves_with for spread in together}) == 1
    assert len(together) == len(calibration.as_good[0])
    known = {parameter.name: parameter.value for parameter in calibration.parameters}
    allowed = {
        tuple(sorted(round(values[name], 6) for name in values))
        for values in ({name: known[name] for name in calibration.as_good[0]}, *calibration.as_good)
    }
    assert len(allowed) == 4
    drawn = {tuple(sorted(round(spread.at(share), 6) for spread in together)) for share in SHARES}
    assert drawn == allowed


def test_releases_that_are_not_installed_do_not_vary() -> None:
    paths = {place.path for spread in spreads_of(acme_scenario(), seed_catalog()) for place in spread.places}
    assert "firmware.ontap-8.1.cpu_us_per_read" in paths
    assert not any(path.startswith("firmware.ontap-8.0.1") for path in paths)


@pytest.mark.parametrize("name", scenarios())
def test_prices_power_rack_space_and_purchase_limits_do_not_vary(name: str) -> None:
    for spread in spreads_of(scenarios()[name], seed_catalog()):
        assert spread.unit not in ("W", "U", "USD")
        for place in spread.places:
            assert place.path.rsplit(".", 1)[-1] not in CHOSEN
            assert "watts" not in place.path
            assert not place.path.startswith("shelf.")


def test_every_choice_is_a_field_of_an_array() -> None:
    documents = [each for each in vars(arrays).values() if isinstance(each, type) and issubclass(each, Document)]
    assert set().union(*(each.model_fields for each in documents)) >= CHOSEN


def test_every_range_of_a_fact_is_drawn_or_excluded_on_purpose() -> None:
    catalog, scenario = seed_catalog(), scenarios()["generic-nvme-windows11"]
    drawn = {FactPlace(p.kind, p.document_id, p.path) for s in spreads_of(scenario, catalog) for p in s.places}
    array = catalog.arrays[scenario.array.model_id]
    left_out = {
        named.path.rsplit(".", 1)[-1]
        for named in facts_of(array)
        if named.fact.low is not None and ("arrays", array.id, named.path) not in drawn
    }
    assert left_out == {
        "max_arrays", "max_ports", "max_drives_per_controller", "n_drives", "n_built_in", "group_size", "watts",
        "rack_units", "watts_without_drives",
    }  # fmt: skip


def test_half_of_the_draws_of_a_fitted_number_are_within_the_published_error() -> None:
    cpu = acme_spread("firmware.ontap-8.1.cpu_us_per_write")
    assert cpu.origin == "published_error"
    assert cpu.at(0.75) == pytest.approx(cpu.value * (1 + PUBLISHED_ERROR))
    assert cpu.at(0.25) == pytest.approx(cpu.value / (1 + PUBLISHED_ERROR))


def test_fitted_fraction_near_one_varies_in_its_distance_from_one() -> None:
    spreads = spreads_of(scenarios()["dell-ps6100xs"], seed_catalog())
    hits = next(s for s in spreads if any(p.path == "working_set.host_cache_hit_fraction" for p in s.places))
    assert hits.value > 0.98
    assert (1 - hits.p10) / (1 - hits.value) == pytest.approx((1 - hits.value) / (1 - hits.p90))


def test_published_error_is_that_of_the_backtest() -> None:
    assert round(published_backtest().summary.checks.median_relative_error, 2) == PUBLISHED_ERROR


def test_fact_with_a_range_does_not_also_get_the_published_error() -> None:
    catalog = seed_catalog()
    for spread in spreads_of(acme_scenario(), catalog):
        facts = [fact_at(catalog, FactPlace(p.kind, p.document_id, p.path)) for p in spread.places]
        if spread.origin == "published_error":
            assert all(fact.low == fact.high for fact in facts), spread.id
        if spread.origin == "range":
            assert (spread.p10, spread.p90) == (facts[0].low, facts[0].high)


def test_one_sided_range_varies_only_to_the_other_side() -> None:
    catalog = seed_catalog()
    flash = catalog.drives["efd-100gb"]
    assert (flash.random_write_ms.low, flash.random_write_ms.high) == (0.125, None)
    spreads = spreads_of(scenarios()["emc-vnx5500"], catalog)
    (write,) = (s for s in spreads if ("efd-100gb", "random_write_ms") in {(p.document_id, p.path) for p in s.places})
    assert [write.p10, write.p90, write.at(0.99)] == pytest.approx([0.125, 0.4, 0.4])


def test_nothing_varies_when_every_fact_is_known_and_no_one_logs_in() -> None:
    exact = bare(seed_catalog())
    boot = parse(short_week("first-power-on", initial_state="off_never_used"))
    assert spreads_of(boot, exact) == ()
    assert n_held(boot, exact) > 50
    assert [spread.id for spread in spreads_of(acme_scenario(), exact)] == [WINDOW, LOAD]


def test_held_and_varied_facts_add_up_to_all_facts() -> None:
    catalog, scenario = seed_catalog(), acme_scenario()
    varied = sum(len(spread.places) for spread in spreads_of(scenario, catalog))
    assert varied + n_held(scenario, catalog) == n_held(scenario, bare(catalog))


def test_each_login_event_has_its_own_draws() -> None:
    inputs = question_of(acme_scenario(), seed_catalog(), RangeRequest()).inputs
    drawn = draws_of(inputs, RangeRequest(), 0)
    assert [event_id for event_id, _ in inputs.logins] == [
        "first-login", "tuesday-login-31", "monday-login-06", "tuesday-login-07",
    ]  # fmt: skip
    assert len(set(drawn.factors.values())) == 8
    assert all(0.7 < factor < 1.4 for factor in drawn.factors.values())


def test_facts_without_a_value_are_left_out() -> None:
    assert seed_catalog().arrays["netapp-fas3270"].controller.n_admitted_ios.value is None
    paths = {place.path for spread in spreads_of(acme_scenario(), seed_catalog()) for place in spread.places}
    assert "controller.n_admitted_ios" not in paths


def test_draw_at_either_end_is_finite() -> None:
    for spread in spreads_of(acme_scenario(), seed_catalog()):
        assert math.isfinite(spread.at(0.0))
        assert math.isfinite(spread.at(1.0 - 1e-16))
        assert spread.at(0.0) == spread.at(0.005)
