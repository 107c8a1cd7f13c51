"""Prices name their period, their items, and what is missing."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from stormsizer.model.catalog import Catalog, License, PriceList, ProjectPrices
from stormsizer.model.scenario import ArrayConfiguration, Scenario, TierChoice
from stormsizer.recommendation.answer import Candidate
from stormsizer.recommendation.bill import bill_of, bills_of
from stormsizer.recommendation.configuration_cost import cost_of_ownership
from stormsizer.recommendation.cost import cost_at_prices_in_use, mark_of, prices_in_use
from stormsizer.recommendation.price_contents import basis_of, contents_of, storage_price
from stormsizer.report.blocks import Paragraph, Table
from stormsizer.report.sections.decisions.bill_of_materials import materials_blocks
from tests.support.languages import english

ARRAY, NODE, CEPH = "netapp-aff-a30", "generic-hci-node", "ceph-rbd-48-core"


def prices(catalog: Catalog, **changes: Any) -> PriceList:
    found = prices_in_use(catalog)
    assert found is not None
    return found.model_copy(update=changes)


def cloud(catalog: Catalog) -> str:
    return next(array.id for array in catalog.arrays.values() if array.volume is not None)


def basis(catalog: Catalog, families: tuple[str, ...], **changes: Any) -> str:
    return english(basis_of([catalog.arrays[each] for each in families], prices(catalog, **changes)))


def test_purchase_and_rent_are_compared_over_the_same_years(catalog: Catalog) -> None:
    found = basis(catalog, (ARRAY, cloud(catalog)), price_per_kwh=0.2, support_fraction_per_year=0.1)
    assert found == (
        "Prices are compared over 3 years: purchase price, support, and power of purchased storage, and the rent of "
        "cloud storage. Not included: hosts and licenses."
    )
    missing = basis(catalog, (ARRAY, cloud(catalog)), term_years=5.0)
    assert missing == (
        "Prices are compared over 5 years: purchase price of purchased storage, and the rent of cloud storage. "
        "Not included: support (no rate), power (no price per kWh), hosts, and licenses."
    )


def test_basis_of_one_kind_of_price(catalog: Catalog) -> None:
    assert basis(catalog, (cloud(catalog),), term_years=1.0).startswith("Prices are the rent over 1 year.")
    assert basis(catalog, (ARRAY,)).startswith("Prices are purchase prices. Not included: support (no rate)")
    assert basis(catalog, (ARRAY,), support_fraction_per_year=0.1, term_years=2.5).startswith(
        "Prices are totals over 2.5 years: purchase price and support. Not included: power (no price per kWh)"
    )
    assert "power (drawn by the hosts)" in basis(catalog, (ARRAY, NODE), price_per_kwh=0.2)


def test_hosts_and_licenses_are_in_the_total_cost_if_they_have_a_price(catalog: Catalog) -> None:
    licenses = (License(name="Broker", price=100, per="user"),)
    for changes in ({"price_per_host": 9_000.0}, {"licenses": licenses}):
        assert basis(catalog, (ARRAY,), **changes).endswith("includes hosts and licenses, as far as they have a price.")


def test_price_of_storage_says_that_servers_are_not_included(catalog: Catalog) -> None:
    found = {each: english(contents_of(catalog.arrays[each], 8)) for each in (ARRAY, NODE, CEPH, cloud(catalog))}
    start = "The price contains only storage: "
    assert found[NODE] == f"{start}drives and software of 8 nodes. Servers are not included."
    assert found[CEPH].startswith(f"{start}8 storage nodes with drives and software. Servers for the desktops")
    assert found[ARRAY].startswith(f"{start}controllers, drives, and software. Servers for the desktops")
    assert found[cloud(catalog)].endswith("Virtual machines are not included.")


def test_price_in_a_sentence_has_its_years_and_says_that_servers_are_extra(acme: Scenario, catalog: Catalog) -> None:
    mark = mark_of(prices(catalog, term_years=5.0))
    assert mark is not None
    fields = {"configuration": acme.array, "words": "", "holds": True, "broken": (), "n_drives": 8}
    once = Candidate.model_validate({**fields, "rack_units": None, "watts": None, "price": 30_624.0})
    rented = once.model_copy(update={"price_per_month": 100.0})
    found = [english(storage_price(each, catalog.arrays[of], mark)) for each in (once, rented) for of in (ARRAY, NODE)]
    assert found == [
        "30,624 USD",
        "30,624 USD (storage only, servers not included)",
        "30,624 USD over 5 years",
        "30,624 USD over 5 years (storage only, servers not included)",
    ]


def priced(catalog: Catalog, **changes: Any) -> Catalog:
    changed = prices(catalog, **changes)
    return replace(catalog, prices={changed.id: changed})


def test_support_over_the_term_is_part_of_the_price(acme: Scenario, catalog: Catalog) -> None:
    supported = priced(catalog, support_fraction_per_year=0.1, term_years=5.0)
    cost = cost_at_prices_in_use(acme.array, acme.hosts, supported)
    assert cost.price == pytest.approx(180_000)
    assert cost.price_per_month == pytest.approx(1_000)
    line = bill_of(acme.array, acme.hosts, acme.n_desktops, supported).lines[-1]
    assert english(line.part) == "Support, per year (10% of the purchase price)"
    assert line.quantity == 5
    assert line.unit_price == pytest.approx(12_000)
    assert line.price == pytest.approx(60_000)
    owned = cost_at_prices_in_use(acme.array, acme.hosts, supported, acme.array)
    assert (owned.price, owned.price_per_month) == (0, 0)


def test_rent_has_no_support(acme: Scenario, catalog: Catalog) -> None:
    array = catalog.arrays[cloud(catalog)]
    size = next(catalog.drives[each] for each in array.drives if each in prices(catalog).volumes_per_month)
    rented = ArrayConfiguration(
        model_id=array.id,
        firmware_id=array.firmware[0].id,
        tiers=(TierChoice(drive_id=size.id, n_drives=1),),
        n_controllers=1,
        n_ports=1,
    )
    without, with_support = (
        cost_at_prices_in_use(rented, acme.hosts, each)
        for each in (catalog, priced(catalog, support_fraction_per_year=0.1))
    )
    assert with_support == without


def test_total_cost_counts_support_once(acme: Scenario, catalog: Catalog) -> None:
    found = cost_of_ownership(acme, priced(catalog, support_fraction_per_year=0.1, price_per_host=9_000.0))
    assert found is not None
    hosts = 9_000 * acme.hosts.n_hosts
    assert found.periods[0].price == pytest.approx(1.3 * (120_000 + hosts))


def test_bill_has_the_discount_of_each_part(acme: Scenario, catalog: Catalog) -> None:
    vendor = catalog.arrays[acme.array.model_id].vendor
    discounted = priced(catalog, discounts={vendor: 0.25}, standing="own", valid_until=date(2026, 12, 31))
    bills = bills_of(acme, None, discounted)
    assert {line.discount_fraction for line in bills.simulated.lines} == {0.25}
    words, table, *_ = (each for each in materials_blocks(bills) if isinstance(each, Paragraph | Table))
    assert isinstance(table, Table)
    assert [english(column.label) for column in table.columns][2:4] == ["Discount", "Unit price"]
    assert [english(cell.text) for cell in table.rows[0]][1:5] == ["1", "25%", "30,000", "30,000"]
    assert isinstance(words, Paragraph)
    assert "Valid until December 31, 2026." in english(words.text)
    plain = next(each for each in materials_blocks(bills_of(acme, None, catalog)) if isinstance(each, Table))
    assert "Discount" not in [english(column.label) for column in plain.columns]


def test_prices_of_a_project_have_their_own_last_valid_day(catalog: Catalog) -> None:
    until, mine = date(2026, 12, 31), date(2026, 10, 31)
    base = prices(catalog, valid_until=until)
    own = ProjectPrices(project="Acme", currency="USD")
    marks = [mark_of(each.applied_to(base)) for each in (own, own.model_copy(update={"valid_until": mine}))]
    assert [each.valid_until for each in marks if each is not None] == [until, mine]
