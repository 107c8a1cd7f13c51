"""The bill of materials: its lines add up to what the configuration costs, of every family."""

from __future__ import annotations

import pytest

from stormsizer.analysis.comparison import Column, compare
from stormsizer.messages.text import msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import ArrayConfiguration, Hosts, Scenario, TierChoice
from stormsizer.recommendation.bill import bill_of, bills_of
from stormsizer.recommendation.configuration_cost import configuration_cost
from stormsizer.recommendation.cost import cost_at_prices_in_use
from stormsizer.simulation.pipeline import simulate
from tests.engine import seeds
from tests.engine.report import finished_week
from tests.support.languages import english

HOSTS = Hosts(n_hosts=8, memory_gib_per_host=256, host_cache_gib=2.0)
FAMILIES = sorted(seeds.seed_catalog().arrays)


def configuration(catalog: Catalog, family: str) -> ArrayConfiguration:
    """Two arrays with drives in every tier, and a module of cache where there are any."""
    array = catalog.arrays[family]
    cache = array.flash_cache
    return ArrayConfiguration(
        model_id=family,
        firmware_id=array.firmware[0].id,
        n_arrays=2,
        tiers=tuple(TierChoice(drive_id=tier.drives[0], n_drives=23) for tier in array.tiers),
        flash_cache_gib=0.0 if cache is None else cache.module_gib.known,
        n_ports=3,
    )


@pytest.mark.parametrize("family", FAMILIES)
def test_lines_add_up_to_the_cost(family: str, catalog: Catalog) -> None:
    chosen = configuration(catalog, family)
    bill, cost = bill_of(chosen, HOSTS, 100, catalog), cost_at_prices_in_use(chosen, HOSTS, catalog)
    for name in ("price", "rack_units", "watts"):
        parts = [getattr(line, name) for line in bill.lines]
        total = None if None in parts else sum(parts)
        assert total == getattr(cost, name) == getattr(bill, name)
    assert tuple(line.part for line in bill.lines if line.price is None) == cost.unpriced
    assert all(line.quantity > 0 for line in bill.lines)


def test_each_line_is_quantity_times_unit_values(catalog: Catalog) -> None:
    acme = seeds.acme_scenario()
    bill = bill_of(acme.array, acme.hosts, acme.n_desktops, catalog)
    parts = {english(line.part): (line.quantity, line.unit_price, line.price) for line in bill.lines}
    assert parts == {
        "Controller (NetApp FAS3270)": (1, 40_000, 40_000),
        "Shelf (NetApp FAS3270)": (4, 4000, 16_000),
        "Cache module (NetApp FAS3270)": (1, 20_000, 20_000),
        "Port (NetApp FAS3270)": (1, 800, 800),
        "450 GB 15K FC": (48, 900, 43_200),
    }
    assert (bill.price, bill.price_per_desktop) == (120_000, 48)


def test_host_cache_memory_is_on_the_bill(acme: Scenario, catalog: Catalog) -> None:
    with_cache = bill_of(acme.array, HOSTS, 100, catalog)
    assert [(line.part, line.quantity) for line in with_cache.lines][-1] == (msg("bill-host-memory"), 16.0)


def test_recommendation_has_its_own_bill_unless_it_equals_the_scenario(acme: Scenario, catalog: Catalog) -> None:
    recommendation = finished_week.recommendation(acme)
    both = bills_of(acme, recommendation, catalog)
    assert both.recommended is not None
    assert (both.simulated.price, both.recommended.price) == (120_000, 209_600)
    bought = acme.model_copy(update={"array": recommendation.chosen.configuration})
    host_cache_gib = acme.hosts.host_cache_gib
    same = recommendation.chosen.model_copy(update={"host_cache_gib": host_cache_gib})
    assert bills_of(bought, recommendation.model_copy(update={"chosen": same}), catalog).recommended is None
    assert bills_of(acme, None, catalog).recommended is None


def test_price_per_desktop_of_every_answer_uses_the_desktops_at_the_end_of_the_growth(
    acme: Scenario, catalog: Catalog
) -> None:
    growing = acme.model_copy(
        update={"growth": acme.growth.model_copy(update={"desktops_fraction_per_year": 0.1, "through_year": 2012})}
    )
    both = bills_of(growing, finished_week.recommendation(growing), catalog)
    assert both.recommended is not None
    cost = configuration_cost(growing, catalog)
    assert (both.simulated.n_desktops, both.recommended.n_desktops, cost.n_desktops) == (2750, 2750, 2750)
    assert both.simulated.price_per_desktop == cost.price_per_desktop == 120_000 / 2750
    column = Column("Growing", growing, simulate(growing, catalog, recommend=False).result)
    row = next(row for row in compare((column, column), catalog).facts if row.id == "price_per_desktop")
    assert [each.value for each in row.values if each is not None] == [120_000 / 2750] * 2
    assert english(row.label) == "Storage cost per desktop (2,750 desktops)"
