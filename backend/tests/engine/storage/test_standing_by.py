"""Standby parts take over unchanged; the loss of the only copy of data is not survived."""

from __future__ import annotations

from typing import Any

import pytest

from stormsizer.analysis.judging import broken
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import InvalidScenarioError, Scenario, fatal_failures, parse
from stormsizer.recommendation.configuration_cost import configuration_cost
from stormsizer.simulation.pipeline import prepare, simulate
from stormsizer.storage.configuration import degraded_networks, network_of
from tests.engine import seeds
from tests.support.languages import english, english_problems

DAY = "2011-05-31"
TIERS = {
    "netapp-fas3270": [("fc-450gb-15k", 48)],
    "dell-ps6100xs": [("ssd-400gb-sas-2012", 7), ("sas-600gb-10k", 17)],
    "emc-vnx5500": [("efd-100gb", 6), ("sas-300gb-10k", 45), ("nl-sas-2tb-7k2", 6)],
    "tintri-t540": [("ssd-300gb-2011", 8), ("nl-sas-3tb-7k2", 8)],
    "generic-nvme-dual-controller": [("nvme-3840gb", 24)],
    "generic-hci-node": [("nvme-3840gb", 6)],
    "nexentaconnect-vsa": [("sas-900gb-10k", 3)],
    "local-sas-drives": [("sas-900gb-10k", 3)],
}
STANDING_BY = ("dell-ps6100xs", "emc-vnx5500", "tintri-t540")
ONE_FOR_EACH_HOST = ("generic-hci-node", "nexentaconnect-vsa", "local-sas-drives")


def tuesday(
    model_id: str, part: str = "", n_parts: int = 1, goals: dict[str, Any] | None = None, **array: Any
) -> Scenario:
    """A morning of 200 users on an array of some family, with parts missing while they log in."""
    catalog = seeds.seed_catalog()
    document = seeds.acme_document()
    document["calendar"] = {"starts_at": f"{DAY}T00:00:00Z", "ends_at": f"{DAY}T12:00:00Z"}
    document["pools"][0] |= {"initial_state": "idle_used", "n_desktops": 200, "growth_gib_per_desktop": 0.5}
    document["goals"] = goals or {}
    login = {"id": "login", "name": "Login", "kind": "login", "starts_at": f"{DAY}T08:00:00Z", "pool_ids": ["acme"]}
    lost = {
        "id": "lost", "name": "Lost", "kind": "failure", "part": part, "n_parts": n_parts,
        "starts_at": f"{DAY}T07:00:00Z", "ends_at": f"{DAY}T11:00:00Z",
    }  # fmt: skip
    document["events"] = [login, *([lost] if part else [])]
    n_hosts = document["hosts"]["n_hosts"]
    document["array"] = {
        "model_id": model_id,
        "firmware_id": catalog.arrays[model_id].firmware[-1].id,
        "n_arrays": n_hosts if model_id in ONE_FOR_EACH_HOST else 1,
        "n_controllers": 2 if model_id == "generic-nvme-dual-controller" else 1,
        "n_ports": 2 if model_id == "generic-nvme-dual-controller" else 1,
        "tiers": [{"drive_id": drive_id, "n_drives": n} for drive_id, n in TIERS[model_id]],
    } | array
    return parse(document)


def may_lose(scenario: Scenario) -> bool:
    """Return whether all desktops keep their data during the failures of a scenario."""
    return not fatal_failures(scenario, seeds.seed_catalog().arrays[scenario.array.model_id])


@pytest.mark.parametrize("model_id", STANDING_BY)
def test_standby_controller_serves_like_the_failed_one(model_id: str, catalog: Catalog) -> None:
    scenario = tuesday(model_id, "controller")
    healthy = network_of(scenario, scenario.array, catalog)
    ((_, _, left),) = degraded_networks(healthy, prepare(scenario, catalog).losses, scenario, scenario.array, catalog)
    assert left == healthy
    whole = simulate(tuesday(model_id), catalog, recommend=False).result
    without = simulate(scenario, catalog, recommend=False).result
    logins = [next(phase for phase in each.phases if phase.id == "login") for each in (whole, without)]
    assert logins[0].experience == logins[1].experience
    assert broken(tuesday(model_id, goals={"survives": ["controller"]}), catalog) == broken(tuesday(model_id), catalog)


@pytest.mark.parametrize("model_id", STANDING_BY)
def test_loss_of_both_controllers_of_a_pair_is_not_survived(model_id: str) -> None:
    assert may_lose(tuesday(model_id, "controller"))
    assert not may_lose(tuesday(model_id, "controller", n_parts=2))


@pytest.mark.parametrize(
    ("model_id", "survives"), [("tintri-t540", True), ("emc-vnx5500", True), ("dell-ps6100xs", False)]
)
def test_a_port_failure_is_survived_with_a_standby_port(model_id: str, survives: bool) -> None:
    assert may_lose(tuesday(model_id, "port")) is survives
    assert not may_lose(tuesday(model_id, "port", n_parts=2))
    if not survives:
        assert may_lose(tuesday(model_id, "port", n_ports=2))


@pytest.mark.parametrize("part", ["controller", "port"])
@pytest.mark.parametrize(
    ("model_id", "survives"), [("generic-hci-node", True), ("nexentaconnect-vsa", False), ("local-sas-drives", False)]
)
def test_part_in_a_host_is_survived_if_other_hosts_have_copies(model_id: str, survives: bool, part: str) -> None:
    assert may_lose(tuesday(model_id, part)) is survives
    assert not may_lose(tuesday(model_id, part, n_parts=2))


@pytest.mark.parametrize("model_id", ["nexentaconnect-vsa", "local-sas-drives"])
def test_goal_to_survive_a_controller_is_broken_by_a_single_copy(model_id: str, catalog: Catalog) -> None:
    found = broken(tuesday(model_id, goals={"survives": ["controller"]}), catalog)
    assert [(goal.goal, goal.missing) for goal in found] == [("complete", "controller")]
    with pytest.raises(InvalidScenarioError, match="failure-no-copy"):
        prepare(tuesday(model_id, "controller"), catalog)


def test_several_arrays_store_no_copies_of_each_other() -> None:
    alone: dict[str, Any] = {"n_arrays": 3, "n_controllers": 1, "n_ports": 1}
    pairs: dict[str, Any] = {"n_arrays": 3, "n_controllers": 2, "n_ports": 2}
    assert not may_lose(tuesday("netapp-fas3270", "controller", **alone))
    assert may_lose(tuesday("netapp-fas3270", "controller", **pairs))
    assert not may_lose(tuesday("netapp-fas3270", "controller", n_parts=2, **pairs))


def test_copies_on_other_nodes_replace_only_one_node(catalog: Catalog) -> None:
    with pytest.raises(InvalidScenarioError, match="failure-copies") as refused:
        prepare(tuesday("generic-hci-node", "controller", n_parts=2), catalog)
    assert "available if 1 array fails" in english(refused.value.problems[0].message)


def test_takeover_is_not_spread_over_several_arrays(catalog: Catalog) -> None:
    """The desktops behind the array that is hit feel nothing either."""
    spread = [
        [
            warning.path
            for warning in simulate(each, catalog, recommend=False).result.warnings
            if "spreads the failure" in english(warning.message)
        ]
        for each in (
            tuesday("dell-ps6100xs", "controller", n_arrays=2),
            tuesday("netapp-fas3270", "controller", n_arrays=2, n_controllers=2, n_ports=2),
        )
    ]
    assert spread == [[], ["events.1"]]


def test_dual_controller_array_is_not_sold_with_one_controller(catalog: Catalog) -> None:
    with pytest.raises(InvalidScenarioError) as caught:
        prepare(tuesday("generic-nvme-dual-controller", n_controllers=1, n_ports=1), catalog)
    (problem,) = english_problems(caught.value)
    assert (problem.path, problem.given, problem.allowed) == ("array.n_controllers", "1", "at least 2")


def cache_of(n_modules: int, **array: Any) -> Scenario:
    """A VNX5500 with so many modules of FAST Cache."""
    return tuesday("emc-vnx5500", flash_cache_gib=93.0 * n_modules, **array)


def tiers(*n_drives: int) -> dict[str, Any]:
    """So many drives in the three tiers of a VNX5500."""
    names = [drive_id for drive_id, _ in TIERS["emc-vnx5500"]]
    return {"tiers": [{"drive_id": name, "n_drives": n} for name, n in zip(names, n_drives, strict=True)]}


def test_cache_drives_take_slots_like_other_drives(catalog: Catalog) -> None:
    """24 drives and 10 modules of two are 44: the first 25 in the array's 6 rack units, the others in a shelf of 2."""
    counted = [configuration_cost(cache_of(n, **tiers(3, 18, 3)), catalog) for n in (0, 10)]
    assert [(each.n_drives, each.rack_units) for each in counted] == [(24, 6.0), (44, 8.0)]
    prices = [each.price or 0.0 for each in counted]
    assert prices[1] - prices[0] == 10 * 6_000 + 4_000


def test_cache_drives_count_toward_the_maximum(catalog: Catalog) -> None:
    prepare(cache_of(10, **tiers(45, 180, 3)), catalog)
    with pytest.raises(InvalidScenarioError, match="field-above-array-maximum") as refused:
        prepare(cache_of(10, **tiers(45, 183, 3)), catalog)
    assert [problem.allowed for problem in english_problems(refused.value)] == ["at most 250"]


@pytest.mark.parametrize(
    ("model_id", "rack_units"),
    [("netapp-fas3270", 1.5 + 4 * 3), ("dell-ps6100xs", 2.0), ("emc-vnx5500", 6 + 2 * 2), ("tintri-t540", 3.0),
     ("generic-nvme-dual-controller", 2.0)],
)  # fmt: skip
def test_first_enclosure_is_counted_once(model_id: str, rack_units: float, catalog: Catalog) -> None:
    assert configuration_cost(tuesday(model_id), catalog).rack_units == rack_units


@pytest.mark.parametrize(
    ("model_id", "gib"), [("generic-hci-node", 32), ("nexentaconnect-vsa", 6), ("local-sas-drives", 0)]
)
def test_host_memory_of_an_appliance_has_a_price(model_id: str, gib: float, catalog: Catalog) -> None:
    scenario = tuesday(model_id)
    prices = catalog.prices["illustrative"]
    of_array = prices.arrays[model_id]
    ((drive_id, n_drives),) = TIERS[model_id]
    each = (of_array.controller or 0.0) + (of_array.port or 0.0) + n_drives * prices.drives[drive_id]
    price = configuration_cost(scenario, catalog).price
    assert price == scenario.hosts.n_hosts * (each + gib * (prices.host_memory_per_gib or 0.0))
