"""Price of an array as a whole, as entered with its key figures."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from stormsizer.analysis.key_figures import sheet_of_key_figures
from stormsizer.model.catalog import ArrayModel, ArrayPrices, Catalog, PriceList, completed
from stormsizer.model.catalog.key_figures import KeyFigures
from stormsizer.model.catalog.prices import CurrencyConversion
from stormsizer.model.scenario import ArrayConfiguration, Scenario
from stormsizer.recommendation.cost import Cost, cost_of, prices_in_use
from tests.support.languages import english

FIGURES = {"id": "own", "name": "Unity", "vendor": "Dell", "usable_tb": 50, "max_iops": 200_000}
PRICE = {"amount": 150_000, "currency": "USD"}


def array(catalog: Catalog, **changes: Any) -> ArrayModel:
    sheet = sheet_of_key_figures(KeyFigures.model_validate(FIGURES | changes), catalog)
    return ArrayModel.model_validate(completed(sheet, catalog))


def cost(acme: Scenario, catalog: Catalog, priced: ArrayModel, more_drives: int = 0, **changes: Any) -> Cost:
    configuration = ArrayConfiguration.model_validate(
        {
            "model_id": priced.id,
            "firmware_id": priced.firmware[0].id,
            "n_controllers": 2,
            "n_ports": 4,
            "tiers": [{"drive_id": priced.tiers[0].drives[0], "n_drives": priced.shelf.n_least_drives + more_drives}],
        }
    )
    return cost_of(configuration, acme.hosts, priced, catalog.drives, prices(catalog).model_copy(update=changes))


def prices(catalog: Catalog) -> PriceList:
    found = prices_in_use(catalog)
    assert found is not None
    return found


def test_an_entered_price_is_that_of_the_whole_array_without_a_discount(acme: Scenario, catalog: Catalog) -> None:
    priced = array(catalog, price=PRICE)
    assert cost(acme, catalog, priced, price_per_kwh=None).price == pytest.approx(150_000)
    discounted = cost(acme, catalog, priced, price_per_kwh=None, discounts={"Dell": 0.4})
    assert discounted.price == pytest.approx(150_000)


def test_added_drives_have_the_price_of_the_list(acme: Scenario, catalog: Catalog) -> None:
    priced = array(catalog, price=PRICE)
    each = {priced.tiers[0].drives[0]: 1_000.0}
    found = cost(acme, catalog, priced, more_drives=4, price_per_kwh=None, drives=each)
    assert found.price == pytest.approx(154_000)


def test_prices_of_the_parts_in_a_list_take_precedence(acme: Scenario, catalog: Catalog) -> None:
    priced = array(catalog, price=PRICE)
    parts = ArrayPrices(controller=10_000, shelf=0, cache_module=0, port=0)
    each = {priced.tiers[0].drives[0]: 0.0}
    found = cost(acme, catalog, priced, price_per_kwh=None, arrays={"own": parts}, drives=each)
    assert found.price == pytest.approx(20_000)


def test_a_price_in_another_currency_is_not_used_without_a_rate(acme: Scenario, catalog: Catalog) -> None:
    found = cost(acme, catalog, array(catalog, price=PRICE), price_per_kwh=None, currency="EUR")
    assert found.price is None
    assert [english(part) for part in found.unpriced] == ["Array (Unity; price in USD without a rate to EUR)"]


def test_a_price_is_converted_with_the_dated_rate_of_the_list(acme: Scenario, catalog: Catalog) -> None:
    done = CurrencyConversion(from_currency="USD", rate=0.92, dated=date(2026, 11, 28), source="ECB")
    priced = array(catalog, price=PRICE)
    found = cost(acme, catalog, priced, price_per_kwh=None, currency="EUR", conversion=done)
    assert found.price == pytest.approx(138_000)
    pounds = done.model_copy(update={"from_currency": "GBP"})
    assert cost(acme, catalog, priced, price_per_kwh=None, currency="EUR", conversion=pounds).price is None


def test_an_array_without_a_price_has_none(acme: Scenario, catalog: Catalog) -> None:
    found = cost(acme, catalog, array(catalog))
    assert found.price is None
    assert "Controller (Unity)" in [english(part) for part in found.unpriced]
