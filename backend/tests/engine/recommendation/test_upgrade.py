"""An installed array: only additions have a price, and nothing that is installed is removed unless it is replaced."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stormsizer.analysis.comparison import compare, simulated
from stormsizer.analysis.shortlist import default_families
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import (
    ArrayConfiguration,
    InvalidScenarioError,
    OtherArray,
    Scenario,
    TierChoice,
    check_against,
    with_main_array,
)
from stormsizer.recommendation.bill import bill_of
from stormsizer.recommendation.configuration_cost import configuration_cost
from stormsizer.recommendation.cost import cost_at_prices_in_use, cost_of_all_arrays, prices_in_use
from stormsizer.recommendation.hardware import recommend_hardware
from stormsizer.recommendation.search import Question, recommend
from stormsizer.recommendation.upgrade import upgrade_of
from tests.engine import seeds
from tests.engine.recommendation.test_search import NEEDS, asked, every, family, needing, small_estate
from tests.support.languages import english

FAMILIES = sorted(seeds.seed_catalog().arrays)


def changed(configuration: ArrayConfiguration, n_drives: int | None = None, **changes: Any) -> ArrayConfiguration:
    """A configuration with another number of drives in its first tier, and other changes."""
    tiers = configuration.tiers
    if n_drives is not None:
        tiers = (tiers[0].model_copy(update={"n_drives": n_drives}), *tiers[1:])
    return configuration.model_copy(update={"tiers": tiers, **changes})


def with_installed(question: Question, installed: ArrayConfiguration) -> Question:
    """The same question of a customer who owns a configuration."""
    return replace(question, scenario=question.scenario.model_copy(update={"installed_array": installed}))


def added_parts(configuration: ArrayConfiguration, installed: ArrayConfiguration) -> tuple[float, ...]:
    """Prices of one array's parts that are not installed, by the definition of the price list."""
    prices = prices_in_use(seeds.seed_catalog())
    assert prices is not None
    own, shelf = prices.arrays["netapp-fas3270"], family().shelf

    def parts(of: ArrayConfiguration) -> tuple[int, ...]:
        modules = round(of.flash_cache_gib / 512)
        shelves = -(-of.n_drives // shelf.n_drives.known)
        counts = (of.n_controllers, shelves, modules, of.n_ports, of.n_drives)
        return tuple(of.n_arrays * count for count in counts)

    each = (own.controller, own.shelf, own.cache_module, own.port, prices.drives["fc-450gb-15k"])
    both = zip(parts(configuration), parts(installed), each, strict=True)
    return tuple(max(0, needed - owned) * (price or 0.0) for needed, owned, price in both)


@settings(max_examples=60, deadline=None)
@given(
    **NEEDS,
    installed_drives=st.integers(5, 14),
    installed_controllers=st.integers(1, 2),
    installed_modules=st.integers(0, 2),
    installed_ports=st.integers(1, 2),
)
def test_search_finds_the_cheapest_extension(
    data_drives: int,
    cache: float,
    ports: int,
    controllers: int,
    trade: float,
    arrays: int,
    installed_drives: int,
    installed_controllers: int,
    installed_modules: int,
    installed_ports: int,
) -> None:
    broken = needing(data_drives=data_drives, cache=cache, ports=ports, controllers=controllers, trade=trade)
    new = asked(family(arrays=arrays), broken)
    n = installed_controllers
    installed = changed(
        seeds.acme_scenario().array,
        installed_drives,
        n_controllers=n,
        flash_cache_gib=512.0 * installed_modules * n,
        n_ports=installed_ports * n,
    )
    answer = recommend(with_installed(new, installed))

    def keeps(configuration: ArrayConfiguration) -> bool:
        """Whether it has as many parts in each array and controller as can be divided evenly."""
        n_arrays, n_controllers = configuration.n_arrays, configuration.n_controllers
        n_units = n_arrays * n_controllers
        return (
            n_controllers >= n
            and configuration.n_drives >= installed_drives // n_arrays
            and configuration.flash_cache_gib >= 512.0 * (installed_modules * n // n_units) * n_controllers
            and configuration.n_ports >= min(installed_ports * n // n_units, 2) * n_controllers
        )

    possible = [
        configuration
        for configuration in (variant.configuration(steps) for variant, steps in every(new))
        if keeps(configuration)
    ]
    holding = [each for each in possible if not broken(each, 0.0)]
    assert answer.holds == bool(holding)
    if holding:
        least = min(sum(added_parts(each, installed)) for each in holding)
        chosen = answer.chosen.configuration
        assert keeps(chosen)
        assert answer.chosen.price == pytest.approx(least)
        assert sum(added_parts(chosen, installed)) == pytest.approx(least)


def test_sufficient_installed_array_is_recommended_unchanged() -> None:
    question = asked(family(), needing(data_drives=3))
    installed = changed(seeds.acme_scenario().array, 12, flash_cache_gib=512.0, n_ports=2)
    answer = recommend(with_installed(question, installed))
    assert answer.chosen.configuration.model_dump(exclude={"firmware_id"}) == installed.model_dump(
        exclude={"firmware_id"}
    )
    assert answer.chosen.price == 0.0
    assert answer.upgrade is not None
    assert (answer.upgrade.added, answer.upgrade.left_over) == ((), ())
    assert english(answer.upgrade.sentence) == "Nothing is added to the installed array (NetApp FAS3270)."
    assert answer.why_not_cheaper == ()


def test_upgrade_lists_what_is_kept_and_added_and_warns_that_the_array_is_no_longer_sold() -> None:
    question = asked(family(drives=48), needing(data_drives=30))
    installed = changed(seeds.acme_scenario().array, 20, flash_cache_gib=0.0)
    answer = recommend(with_installed(question, installed))
    upgrade = answer.upgrade
    assert upgrade is not None
    kept, added = ({english(each.part): each.n for each in parts} for parts in (upgrade.kept, upgrade.added))
    n_drives = answer.chosen.configuration.n_drives
    assert kept == {
        "Controller (NetApp FAS3270)": 1,
        "Shelf (NetApp FAS3270)": 2,
        "Port (NetApp FAS3270)": 1,
        "450 GB 15K FC": 20,
    }
    assert added == {"Shelf (NetApp FAS3270)": 1, "450 GB 15K FC": n_drives - 20}
    assert upgrade.left_over == ()
    assert upgrade.purchase_price == answer.chosen.price == sum(added_parts(answer.chosen.configuration, installed))
    assert english(upgrade.sentence) == (
        f"Additions to the installed array (NetApp FAS3270): 1 shelf and {n_drives - 20} × 450 GB 15K FC. NetApp "
        "FAS3270 is no longer sold; check whether these parts can still be ordered."
    )
    words = "1 controller, 20 × 450 GB 15K FC, no flash cache, 1 port, Data ONTAP 8.1"
    assert english(upgrade.installed_words) == words


def test_installed_family_is_compared_even_if_another_one_is_simulated(catalog: Catalog) -> None:
    scenario = seeds.scenarios()["generic-nvme-windows11"]
    assert "netapp-fas3270" not in default_families(scenario, catalog)
    owning = scenario.model_copy(update={"installed_array": seeds.acme_scenario().array})
    assert default_families(owning, catalog) == default_families(scenario, catalog) | {"netapp-fas3270"}


def test_comparison_states_what_is_added(catalog: Catalog) -> None:
    new = small_estate()
    owning = new.model_copy(update={"installed_array": changed(new.array, new.array.tiers[0].n_drives - 10)})
    first, second = compare([simulated("Column", each, catalog) for each in (new, owning)], catalog).columns
    assert first.upgrade is None
    assert second.upgrade is not None
    assert english(second.upgrade).startswith("Additions to the installed array (NetApp FAS3270): ")


def test_installed_parts_are_divided_among_more_arrays() -> None:
    array = family(arrays=3, drives=48, ports=4)
    installed = changed(seeds.acme_scenario().array, 48, n_controllers=2, flash_cache_gib=2048.0, n_ports=4)
    answer = recommend(with_installed(asked(array, needing(controllers=4, data_drives=10)), installed))
    chosen = answer.chosen.configuration
    assert (chosen.n_arrays, chosen.n_controllers, chosen.n_drives, chosen.n_ports) == (2, 2, 24, 2)
    assert answer.upgrade is not None
    assert {english(each.part): each.n for each in answer.upgrade.added} == {"Controller (NetApp FAS3270)": 2}
    assert answer.upgrade.left_over == ()


def test_several_installed_arrays_with_fewer_controllers_are_sufficient() -> None:
    installed = changed(seeds.acme_scenario().array, 12, n_arrays=2)
    answer = recommend(with_installed(asked(family(arrays=3), needing(data_drives=12)), installed))
    assert answer.chosen.price == 0.0
    assert answer.chosen.configuration.n_arrays == 2
    assert answer.chosen.configuration.n_controllers == 1


def test_cache_module_is_not_bought_only_to_keep_another_one() -> None:
    installed = changed(seeds.acme_scenario().array, 14, flash_cache_gib=512.0)
    answer = recommend(with_installed(asked(family(), needing(controllers=2)), installed))
    assert answer.chosen.configuration.flash_cache_gib == 0.0
    assert answer.upgrade is not None
    assert english(answer.upgrade.sentence).endswith("No longer needed: 1 cache module.")


def test_fewer_arrays_are_a_cheaper_step_with_what_is_installed() -> None:
    array = family(arrays=3, drives=48)
    installed = changed(seeds.acme_scenario().array, 20, n_controllers=2, flash_cache_gib=0.0, n_ports=2)
    answer = recommend(with_installed(asked(array, needing(controllers=4)), installed))
    assert answer.chosen.configuration.n_arrays == 2
    assert 1 in [each.configuration.n_arrays for each in answer.why_not_cheaper]


def test_change_of_release_is_part_of_the_upgrade(acme: Scenario, catalog: Catalog) -> None:
    installed = acme.array.model_copy(update={"firmware_id": "ontap-8.0.1"})
    upgrade = upgrade_of(acme.array, installed, acme.hosts, catalog)
    assert upgrade is not None
    assert english(upgrade.sentence) == (
        "Nothing is added to the installed array (NetApp FAS3270). Firmware upgrade from Data ONTAP 8.0.1 to Data "
        "ONTAP 8.1."
    )
    question = with_installed(asked(family(), needing(data_drives=5)), installed)
    assert recommend(question).chosen.configuration.firmware_id == "ontap-8.0.1"


def test_nodes_are_not_divided_into_controllers_and_shelves(catalog: Catalog) -> None:
    scenario = seeds.scenarios()["generic-hci-windows11"]
    n_nodes = scenario.array.n_arrays
    installed = scenario.array.model_copy(update={"n_arrays": n_nodes - 2})
    upgrade = upgrade_of(scenario.array, installed, scenario.hosts, catalog)
    assert upgrade is not None
    assert not any("Shelf" in english(each.part) for each in upgrade.added)
    assert ": 2 nodes, " in english(upgrade.sentence)


def test_drives_of_another_model_replace_the_installed_ones(acme: Scenario, catalog: Catalog) -> None:
    array = catalog.arrays["netapp-aff-a20"]
    first, second = array.tiers[0].drives[:2]
    installed = ArrayConfiguration(
        model_id=array.id,
        firmware_id=array.firmware[0].id,
        n_controllers=2,
        n_ports=2,
        tiers=(TierChoice(drive_id=first, n_drives=8),),
    )
    other = installed.model_copy(update={"tiers": (TierChoice(drive_id=second, n_drives=10),)})
    upgrade = upgrade_of(other, installed, acme.hosts, catalog)
    assert upgrade is not None
    names = catalog.drives[first].name, catalog.drives[second].name
    assert [(each.part, each.n) for each in upgrade.added] == [(names[1], 10)]
    assert [(each.part, each.n) for each in upgrade.left_over] == [(names[0], 8)]
    assert english(upgrade.sentence).endswith(f"No longer needed: 8 × {names[0]}.")
    prices = prices_in_use(catalog)
    assert prices is not None
    assert upgrade.purchase_price == pytest.approx(10 * prices.drives[second])


def test_another_family_uses_no_installed_part(catalog: Catalog) -> None:
    scenario = small_estate().model_copy(update={"installed_array": seeds.acme_scenario().array})
    plain = recommend_hardware(small_estate(), catalog, "netapp-aff-a20")
    answer = recommend_hardware(scenario, catalog, "netapp-aff-a20")
    assert answer.chosen == plain.chosen
    assert answer.upgrade is not None
    assert answer.upgrade.kept == ()
    assert english(answer.upgrade.sentence) == (
        "Replaces the installed array (NetApp FAS3270). No longer needed: 1 controller, 4 shelves, 1 cache module, 1 "
        "port, and 48 × 450 GB 15K FC."
    )


def test_engine_extends_an_installed_array(catalog: Catalog) -> None:
    now, later = small_estate(100), small_estate(400)
    installed = recommend_hardware(now, catalog).chosen.configuration
    new = recommend_hardware(later, catalog)
    extended = recommend_hardware(later.model_copy(update={"installed_array": installed}), catalog)
    assert extended.holds
    assert new.chosen.price is not None
    assert extended.chosen.price is not None
    assert extended.chosen.price < new.chosen.price
    assert extended.chosen.configuration.n_drives >= installed.n_drives


@pytest.mark.parametrize("family_id", FAMILIES)
def test_installed_configuration_costs_only_running_costs(family_id: str, acme: Scenario, catalog: Catalog) -> None:
    array = catalog.arrays[family_id]
    own = ArrayConfiguration(
        model_id=family_id,
        firmware_id=array.firmware[0].id,
        n_arrays=2,
        tiers=tuple(TierChoice(drive_id=tier.drives[0], n_drives=23) for tier in array.tiers),
        flash_cache_gib=0.0 if array.flash_cache is None else array.flash_cache.module_gib.known,
        n_ports=3,
    )
    hosts = acme.hosts.model_copy(update={"host_cache_gib": 0.0})
    cost, plain = cost_at_prices_in_use(own, hosts, catalog, own), cost_at_prices_in_use(own, hosts, catalog)
    assert cost.price == (plain.price if array.volume is not None else 0.0)
    assert (cost.rack_units, cost.watts, cost.n_drives) == (plain.rack_units, plain.watts, plain.n_drives)
    bill = bill_of(own, hosts, 100, catalog, own)
    assert bill.price == cost.price
    if array.volume is None:
        assert all(line.n_owned == line.quantity for line in bill.lines)
        assert bill.unpriced == ()


def test_power_and_host_cache_of_an_installed_array_are_paid_for(acme: Scenario, catalog: Catalog) -> None:
    prices = prices_in_use(catalog)
    assert prices is not None
    own = prices.model_copy(update={"id": "own", "standing": "own", "price_per_kwh": 0.2})
    group = seeds.scenarios()["dell-ps6100xs"].model_copy(update={"installed_array": None})
    paying = replace(catalog, prices={**catalog.prices, "own": own})
    hosts = group.hosts.model_copy(update={"host_cache_gib": 2.0})
    cost = cost_at_prices_in_use(group.array, hosts, paying, group.array)
    assert cost.watts is not None
    power = cost.watts / 1_000 * 8_766 * 0.2 * own.term_years
    memory = hosts.n_hosts * 2.0 * (own.host_memory_per_gib or 0.0)
    assert cost.price == pytest.approx(power + memory)
    upgrade = upgrade_of(group.array, group.array, hosts, paying)
    assert upgrade is not None
    assert upgrade.purchase_price == pytest.approx(memory)


def test_cloud_volumes_are_rented_and_may_become_smaller(catalog: Catalog) -> None:
    scenario = seeds.scenarios()["azure-session-hosts"]
    large = catalog.arrays[scenario.array.model_id].tiers[0].drives[-1]
    oversized = scenario.array.model_copy(update={"tiers": (TierChoice(drive_id=large, n_drives=1),)})
    plain = recommend_hardware(scenario, catalog)
    answer = recommend_hardware(scenario.model_copy(update={"installed_array": oversized}), catalog)
    assert answer.chosen == plain.chosen
    assert answer.upgrade is not None
    assert answer.upgrade.purchase_price == 0.0
    assert [each.part for each in answer.upgrade.left_over] == [catalog.drives[large].name]


def test_each_array_has_its_own_installed_configuration(catalog: Catalog) -> None:
    main = seeds.acme_scenario()
    share = OtherArray(id="files", name="Files", installed_array=main.array, **main.array.model_dump())
    scenario = main.model_copy(update={"other_arrays": (share,)})
    swapped = with_main_array(scenario, "files")
    assert swapped.installed_array == main.array
    assert swapped.other_arrays[0].installed_array is None
    assert with_main_array(swapped, "files") == scenario
    total = cost_of_all_arrays(scenario, catalog)
    assert total.price == cost_at_prices_in_use(main.array, main.hosts, catalog).price
    assert configuration_cost(swapped, catalog).price == 0.0
    assert configuration_cost(scenario, catalog).upgrade is None


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"model_id": "nothing"}, "model_id"),
        ({"firmware_id": "9.9"}, "firmware_id"),
        ({"n_ports": 250}, "n_ports"),
        ({"flash_cache_gib": 100.0}, "flash_cache_gib"),
        ({"tiers": (TierChoice(drive_id="nothing", n_drives=20),)}, "tiers.0.drive_id"),
        ({"tiers": (TierChoice(drive_id="fc-450gb-15k", n_drives=2),)}, "tiers.0.n_drives"),
    ],
)
def test_impossible_installed_configuration_is_rejected(changes: dict[str, Any], path: str, catalog: Catalog) -> None:
    main = seeds.acme_scenario()
    wrong = main.array.model_copy(update=changes)
    with pytest.raises(InvalidScenarioError) as of_main:
        check_against(main.model_copy(update={"installed_array": wrong}), catalog)
    assert [problem.path for problem in of_main.value.problems] == [f"installed_array.{path}"]
    share = OtherArray(id="files", installed_array=wrong, **main.array.model_dump())
    with pytest.raises(InvalidScenarioError) as of_other:
        check_against(main.model_copy(update={"other_arrays": (share,)}), catalog)
    assert [problem.path for problem in of_other.value.problems] == [f"other_arrays.0.installed_array.{path}"]
