"""Total cost of ownership: every item with a price counts, and every other is named."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stormsizer.messages.text import Listing
from stormsizer.model.catalog import Catalog, License
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.answer import CostOfOwnership
from stormsizer.recommendation.bill import bills_of
from stormsizer.recommendation.configuration_cost import configuration_cost, cost_of_ownership
from stormsizer.recommendation.cost import prices_in_use
from stormsizer.report.sections.decisions.bill_of_materials import ownership_blocks
from tests.support.languages import english

ALL: dict[str, Any] = {
    "price_per_host": 9_000.0,
    "licenses": (
        License(name="Broker", price=100, per="user"),
        License(name="Hypervisor", price=2_000, per="socket", sockets_per_host=2, is_yearly=False),
    ),
    "support_fraction_per_year": 0.1,
    "price_per_kwh": 0.2,
}


def priced(catalog: Catalog, **changes: Any) -> Catalog:
    """Return the catalog with changes to its price list."""
    prices = prices_in_use(catalog)
    assert prices is not None
    return replace(catalog, prices={prices.id: prices.model_copy(update=changes)})


def known(found: CostOfOwnership | None) -> CostOfOwnership:
    assert found is not None
    return found


def lines(found: CostOfOwnership) -> dict[str, Any]:
    """Price once and per year, by item; of several licenses, the last."""
    return {line.item: (line.once, line.per_year) for line in found.lines}


def test_unpriced_items_are_named_and_not_counted(acme: Scenario, catalog: Catalog) -> None:
    found = known(cost_of_ownership(acme, priced(catalog, price_per_kwh=None, support_fraction_per_year=0.1)))
    assert lines(found) == {"storage": (120_000, 0), "support": (0, pytest.approx(12_000))}
    assert [period.price for period in found.periods] == [pytest.approx(156_000), pytest.approx(180_000)]
    assert english(found.sentence).endswith(
        "Not included: hosts (no price), licenses (none entered), and power (no price per kWh)."
    )


def test_totals_that_would_only_repeat_the_price_of_the_storage_are_left_out(acme: Scenario, catalog: Catalog) -> None:
    found = known(cost_of_ownership(acme, priced(catalog, price_per_kwh=None)))
    assert (found.lines, found.periods) == ((), ())
    assert english(found.sentence).endswith(
        "Not included: hosts (no price), licenses (none entered), support (no rate), and power (no price per kWh)."
    )


def test_every_priced_item_is_part_of_the_totals(acme: Scenario, catalog: Catalog) -> None:
    found = known(cost_of_ownership(acme, priced(catalog, **ALL)))
    n_hosts, n_desktops = acme.hosts.n_hosts, acme.n_desktops
    of = {english(line.label): (line.once, line.per_year) for line in found.lines}
    assert of[f"Hosts ({n_hosts} × 9,000 USD)"] == (9_000 * n_hosts, 0)
    assert of["Broker (2,500 × 100 USD)"] == (0, 250_000)
    assert of[f"Hypervisor ({2 * n_hosts} × 2,000 USD)"] == (4_000 * n_hosts, 0)
    support = 0.1 * (120_000 + 9_000 * n_hosts)
    assert lines(found)["support"] == (0, pytest.approx(support))
    once, yearly = 120_000 + 13_000 * n_hosts, 250_000 + support + lines(found).get("power", (0, 0))[1]
    for period in found.periods:
        total = once + period.years * yearly
        assert period.price == pytest.approx(total)
        assert period.price_per_desktop == pytest.approx(total / n_desktops)
        assert period.price_per_desktop_per_month == pytest.approx(total / n_desktops / period.years / 12)


def test_power_is_watts_times_hours_price_and_pue(acme: Scenario, catalog: Catalog) -> None:
    drives = {
        name: drive.model_copy(update={"watts": fact(drive.watts, 10.0)}) for name, drive in catalog.drives.items()
    }
    array = catalog.arrays[acme.array.model_id]
    controller = array.controller.model_copy(update={"watts": fact(array.controller.watts, 400.0)})
    shelf = array.shelf.model_copy(update={"watts_without_drives": fact(array.shelf.watts_without_drives, 50.0)})
    assert array.flash_cache is not None
    cache = array.flash_cache.model_copy(update={"watts_per_module": fact(array.flash_cache.watts_per_module, 20.0)})
    known_watts = array.model_copy(update={"controller": controller, "shelf": shelf, "flash_cache": cache})
    with_watts = replace(catalog, drives=drives, arrays={**catalog.arrays, array.id: known_watts})
    cost = configuration_cost(acme, with_watts)
    assert cost.watts == 48 * 10 + 400 + 4 * 50 + 20
    found = known(cost_of_ownership(acme, priced(with_watts, **ALL, pue=1.5)))
    assert lines(found)["power"] == (0, pytest.approx(1100 / 1000 * 8766 * 0.2 * 1.5))
    assert not found.missing


def fact(of: Any, value: float) -> Any:
    return of.model_copy(update={"value": value})


def test_discounts_are_a_line_of_their_own(acme: Scenario, catalog: Catalog) -> None:
    array = catalog.arrays[acme.array.model_id]
    changes = {**ALL, "price_per_kwh": None, "hardware_discount": 0.5, "discounts": {array.vendor: 0.25}}
    found = known(cost_of_ownership(acme, priced(catalog, **changes)))
    hosts = 9_000 * acme.hosts.n_hosts
    assert lines(found)["storage"] == (120_000, 0)
    assert lines(found)["discount"] == (pytest.approx(-30_000 - 0.5 * hosts), 0)
    assert lines(found)["support"] == (0, pytest.approx(0.1 * (90_000 + 0.5 * hosts)))


def test_unknown_storage_price_leaves_no_total(acme: Scenario, catalog: Catalog) -> None:
    found = known(cost_of_ownership(acme, priced(catalog, **{**ALL, "drives": {}})))
    assert found.periods == ()
    assert "450 GB 15K FC" in english(Listing(found.missing).items[0])
    assert english(found.sentence).startswith("The total cost is not known.")


def test_partial_total_says_that_it_is_of_the_priced_items(acme: Scenario, catalog: Catalog) -> None:
    storage = known(cost_of_ownership(acme, priced(catalog)))
    assert storage.periods == ()
    said = english(storage.sentence)
    assert said.startswith("Total of the priced items: 120,000 USD for storage. Not included: hosts (no price), ")
    partly = known(cost_of_ownership(acme, priced(catalog, **{**ALL, "price_per_host": None})))
    assert english(partly.sentence).startswith("Total of the priced items: ")
    assert "hosts (no price)" in english(partly.sentence)


def test_socket_license_without_sockets_is_named(acme: Scenario, catalog: Catalog) -> None:
    licenses = (License(name="Hypervisor", price=2_000, per="socket"),)
    found = known(cost_of_ownership(acme, priced(catalog, licenses=licenses)))
    assert "license" not in lines(found)
    assert "Hypervisor (sockets per host not entered)" in [english(each) for each in found.missing]


def test_answers_have_total_costs_only_if_prices_for_them_are_given(acme: Scenario, catalog: Catalog) -> None:
    assert configuration_cost(acme, catalog).ownership is None
    with_prices = priced(catalog, **ALL)
    cost, bill = configuration_cost(acme, with_prices), bills_of(acme, None, with_prices).simulated
    assert cost.ownership == bill.ownership == cost_of_ownership(acme, with_prices)
    paragraph, table = ownership_blocks("ownership", bill)
    assert cost.ownership is not None
    assert paragraph.text == cost.ownership.sentence  # type: ignore[union-attr]
    assert len(table.rows) == len(cost.ownership.lines) + 3  # type: ignore[union-attr]
