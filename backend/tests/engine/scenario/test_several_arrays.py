"""Scenario documents with several arrays: references, configurations, and the data of each array."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from stormsizer.capacity import break_down
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import (
    MAIN_ARRAY,
    InvalidScenarioError,
    Scenario,
    check_against,
    grown,
    parse,
    with_main_array,
)
from stormsizer.model.scenario.growth import with_desktops
from tests.engine import seeds


def document() -> dict[str, Any]:
    """Session hosts on disks, with their profile containers on a share."""
    scenario: dict[str, Any] = seeds.read(seeds.SEEDS / "scenarios" / "azure-session-hosts.yaml")
    return scenario


def checked(changed: dict[str, Any], catalog: Catalog | None) -> None:
    """Check a document and, if there is one, its references to the catalog."""
    scenario = parse(changed)
    if catalog is not None:
        check_against(scenario, catalog)


def refused(changed: dict[str, Any], catalog: Catalog | None = None) -> dict[str, str]:
    """What is wrong with a document: the identifier of the message, by path."""
    with pytest.raises(InvalidScenarioError) as error:
        checked(changed, catalog)
    return {problem.path: getattr(problem.message, "id", str(problem.message)) for problem in error.value.problems}


@pytest.mark.parametrize("place", ["image_array_id", "delta_array_id", "profile_array_id"])
def test_unknown_array_of_a_pool_is_refused(place: str) -> None:
    changed = document()
    changed["pools"][0][place] = "elsewhere"
    assert refused(changed)[f"pools.0.{place}"] == "field-unknown-array"


@pytest.mark.parametrize(
    "event",
    [
        {"kind": "backup", "read_mb_per_s": 100},
        {"kind": "replication", "write_mb_per_s": 100},
        {"kind": "failure", "part": "drive"},
    ],
    ids=["backup", "replication", "failure"],
)
def test_unknown_array_of_an_event_is_refused(event: dict[str, Any]) -> None:
    changed = document()
    span = {"starts_at": "2026-03-02T01:00:00Z", "ends_at": "2026-03-02T02:00:00Z"}
    changed["events"].append({"id": "other", "name": "Other", "array_id": "elsewhere"} | span | event)
    assert refused(changed) == {"events.4.array_id": "field-unknown-array"}
    changed["events"][-1]["array_id"] = "profiles"
    assert "profiles" in parse(changed).array_ids


def test_array_without_any_data_is_refused() -> None:
    changed = document()
    changed["pools"][0]["profile_array_id"] = MAIN_ARRAY
    assert refused(changed) == {"other_arrays.0": "field-array-without-pool"}
    nothing = {"profile_containers": "none", "profile_container_gib_per_desktop": 0}
    changed["pools"][0] |= nothing | {"profile_array_id": "profiles"}
    assert refused(changed) == {"other_arrays.0": "field-array-without-pool"}
    changed["pools"][0]["user_data_gib_per_desktop"] = 1
    parse(changed)
    changed["pools"][0] |= {"image_array_id": "profiles", "delta_array_id": "profiles"}
    assert refused(changed) == {"array": "field-array-without-pool"}


def test_identifiers_of_arrays_differ() -> None:
    changed = document()
    share = changed["other_arrays"][0]
    changed["other_arrays"] = [share, share, share | {"id": MAIN_ARRAY}]
    found = refused(changed)
    assert found["other_arrays.1.id"] == found["other_arrays.2.id"] == "field-duplicate-id"
    changed["other_arrays"] = [share | {"id": f"array-{n}"} for n in range(4)]
    assert "other_arrays" in refused(changed)


def test_configuration_of_another_array_is_checked_at_its_own_path(catalog: Catalog) -> None:
    changed = document()
    changed["other_arrays"][0] |= {"firmware_id": "none", "n_ports": 4, "tiers": [{"drive_id": "x", "n_drives": 9}]}
    found = refused(changed, catalog)
    assert set(found) >= {"other_arrays.0.firmware_id", "other_arrays.0.n_ports", "other_arrays.0.tiers.0.drive_id"}
    changed["other_arrays"][0]["model_id"] = "x"
    assert refused(changed, catalog) == {"other_arrays.0.model_id": "field-not-in-catalog"}


def needed_gb(scenario: Scenario, array_id: str, catalog: Catalog) -> dict[str, float]:
    """What the pools need on one array, by kind."""
    seen = with_main_array(scenario, array_id)
    found = break_down(seen.pools, seen.array, catalog.arrays[seen.array.model_id], catalog.drives)
    return {item.id: round(item.gb, 3) for item in found.needed_by_kind}


def test_each_array_needs_capacity_for_its_own_data(catalog: Catalog) -> None:
    """75 hosts with 40 GiB of image and 20 GiB of deltas; 1,200 users with 15 GiB of profile."""
    gib = 1024**3 / 1e9
    scenario = parse(document())
    assert needed_gb(scenario, MAIN_ARRAY, catalog) == {
        "images": round(75 * 40 * gib, 3),
        "deltas": round(75 * 20 * gib, 3),
    }
    assert needed_gb(scenario, "profiles", catalog) == {"profile_containers": round(1200 * 15 * gib, 3)}
    changed = document()
    changed["pools"][0] |= {"clone_type": "linked", "image_array_id": "profiles", "n_base_images": 2}
    scenario = parse(changed)
    assert set(needed_gb(scenario, MAIN_ARRAY, catalog)) == {"deltas"}
    assert set(needed_gb(scenario, "profiles", catalog)) == {"base_images", "images", "profile_containers"}


def test_local_copies_of_cloud_cache_are_beside_the_deltas(catalog: Catalog) -> None:
    changed = document()
    changed["pools"][0] |= {"profile_containers": "cloud_cache", "user_data_gib_per_desktop": 2}
    scenario = parse(changed)
    assert "profile_containers" in needed_gb(scenario, MAIN_ARRAY, catalog)
    assert set(needed_gb(scenario, "profiles", catalog)) == {"user_data"}


def test_disks_of_session_hosts_grow_with_them_wherever_they_are() -> None:
    changed = document()
    changed["growth"] = {"desktops_fraction_per_year": 0.1, "through_year": 2028}
    scenario = parse(changed)
    for array_id, of_disks in ((MAIN_ARRAY, 0), ("profiles", 1)):
        later = grown(with_main_array(scenario, array_id), 2)
        arrays = (later.array, *later.other_arrays)
        assert (arrays[of_disks].n_arrays, arrays[1 - of_disks].n_arrays) == (91, 1)
        assert later.hosts.n_hosts == 91


@pytest.mark.parametrize("clone_type", ["deduplicated", "mcs"])
def test_clones_that_share_blocks_stay_with_their_image(clone_type: str) -> None:
    changed = document()
    changed["pools"][0] |= {"clone_type": clone_type, "image_array_id": "profiles"}
    assert refused(changed) == {"pools.0.image_array_id": "field-image-apart-from-clones"}


def test_only_one_array_runs_on_the_hosts(catalog: Catalog) -> None:
    nodes = seeds.read(seeds.SEEDS / "scenarios" / "generic-hci-windows11.yaml")
    nodes["pools"][0] |= {"clone_type": "instant", "delta_array_id": "second"}
    found = refused(nodes | {"other_arrays": [nodes["array"] | {"id": "second"}]}, catalog)
    assert found["other_arrays.0.model_id"] == "field-second-in-hosts"


def test_containers_without_io_of_their_own_are_stored_with_the_profiles(catalog: Catalog) -> None:
    changed = document()
    changed["pools"][0]["profile_containers"] = "none"
    assert set(needed_gb(parse(changed), "profiles", catalog)) == {"profile_containers"}


def test_more_disks_than_a_document_may_state_are_refused_as_an_array_problem(catalog: Catalog) -> None:
    """Growth beyond 10,000 session hosts is seen from either array; so are too many users of the share."""
    many = with_desktops(parse(document()), Fraction(12_000, 75))
    for array_id in many.array_ids:
        with pytest.raises(InvalidScenarioError) as refusal:
            check_against(with_main_array(many, array_id), catalog)
        assert {problem.given for problem in refusal.value.problems} == {"12000", "1"}
