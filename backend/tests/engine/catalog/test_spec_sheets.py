"""Arrays completed from specification sheets: capacity, performance and the origin of every number."""

from __future__ import annotations

from typing import Any

import pytest

from stormsizer.evidence.storage_tests import mix_of, network_of_test
from stormsizer.model.catalog import Catalog, CatalogError, assemble
from stormsizer.model.catalog.evidence_rows import StorageTest
from stormsizer.model.catalog.facts import facts_of
from stormsizer.model.catalog.grades import CITED, SupportGrade, supports
from stormsizer.model.catalog.spec_sheets import READ_WORK, WRITE_WORK, SpecSheet, array_document
from stormsizer.model.pooling import MEASUREMENT_SD, STUDY_SD
from stormsizer.model.provenance import Status
from stormsizer.model.scenario import Scenario
from stormsizer.storage.configuration import usable_gb
from stormsizer.storage.figures import Component
from stormsizer.storage.response_curve import full_at
from tests.engine import seeds


def known(value: float) -> dict[str, Any]:
    """A fact from a sheet."""
    return {"value": value, "status": "specified", "source": "vsan-esa-overhead", "where": "page 1"}


def sheet(**changes: Any) -> dict[str, Any]:
    """An array with two controllers of ten cores."""
    return {
        "id": "two-controllers",
        "name": "Two controllers",
        "vendor": "Vendor",
        "design": "shared_controllers",
        "release": "1.0",
        "max_arrays": known(4),
        "controllers": known(2),
        "n_cores": known(10),
        "specrate_per_core": known(8),
        "memory_gib": known(128),
        "chassis_watts": known(800),
        "chassis_rack_units": known(2),
        "drives": ["nvme-3840gb"],
        "drive_tier_name": "NVMe drives",
        "n_slots": known(24),
        "max_drives": known(48),
        "protection": {
            "kind": "raid",
            "group_size": known(12),
            "n_parity": known(2),
            "reserved_fraction": known(0.1),
        },
        "port_gbit_per_s": known(100),
        "max_ports": known(4),
    } | changes


def completed(**changes: Any) -> Catalog:
    """The seed catalog with this array."""
    documents = dict(seeds.catalog_documents())
    return assemble({**documents, "spec_sheets": [*documents["spec_sheets"], sheet(**changes)]})


def highest_iops(catalog: Catalog, read_fraction: float) -> tuple[float, Component]:
    test = StorageTest(
        array="two-controllers",
        n_arrays=1,
        drive="nvme-3840gb",
        n_drives=24,
        n_ports=8,
        block_kib=4,
        read_fraction=read_fraction,
    )
    return full_at(network_of_test(test, catalog), mix_of(test))


def test_array_without_a_published_maximum_has_the_work_of_the_storage_tests() -> None:
    catalog = completed()
    parameters = {each.name: each.value for each in catalog.calibrations["storage-tests"].parameters}
    (release,) = catalog.arrays["two-controllers"].firmware
    assert release.cpu_us_per_read.known == pytest.approx(parameters[READ_WORK] / 8, rel=1e-3)
    assert release.cpu_us_per_write.known == pytest.approx(2 * parameters[WRITE_WORK] / 8, rel=1e-3)
    assert highest_iops(catalog, 1.0)[0] == pytest.approx(20 * 8 / parameters[READ_WORK] * 1e6, rel=1e-3)


@pytest.mark.parametrize("read_fraction", [1.0, 0.7, 0.0])
@pytest.mark.parametrize("factor", [0.5, 2.0])
def test_published_maximum_outweighs_the_storage_tests(read_fraction: float, factor: float) -> None:
    """A measurement of the array itself counts as much more than one of others, as in every pooled estimate."""
    alone, component = highest_iops(completed(), read_fraction)
    assert component is Component.CONTROLLER_CPU
    maximum = {"iops": known(factor * alone), "block_kib": 4, "read_fraction": read_fraction, "n_controllers": 2}
    reached, _ = highest_iops(completed(published_maximum=maximum), read_fraction)
    own, others = MEASUREMENT_SD**-2, (2.0 * STUDY_SD**2) ** -1
    assert reached == pytest.approx(alone * factor ** (own / (own + others)), rel=1e-2)
    assert reached / alone == pytest.approx(factor, rel=0.05)


def test_range_of_the_core_time_is_narrower_with_a_published_maximum() -> None:
    maximum = {"iops": known(200_000), "block_kib": 4, "read_fraction": 1.0, "n_controllers": 2}
    spreads = []
    for changes in ({}, {"published_maximum": maximum}):
        read = completed(**changes).arrays["two-controllers"].firmware[0].cpu_us_per_read
        assert read.low is not None
        assert read.high is not None
        assert read.low < read.known < read.high
        spreads.append(read.high / read.low)
    assert spreads[1] < spreads[0] / 1.5


@pytest.mark.parametrize(
    ("protection", "n_drives", "usable_fraction"),
    [
        ({"kind": "raid", "group_size": known(12), "n_parity": known(2)}, 24, 20 / 24),
        ({"kind": "copies", "group_size": known(3), "n_parity": known(2)}, 10, 1 / 3),
        ({"kind": "copies", "group_size": known(2), "n_parity": known(1)}, 7, 1 / 2),
        ({"kind": "erasure_code", "group_size": known(8), "n_parity": known(2)}, 10, 6 / 8),
    ],
)
def test_usable_capacity_follows_the_protection(
    protection: dict[str, Any], n_drives: int, usable_fraction: float
) -> None:
    in_nodes = protection["kind"] != "raid"
    design = {"design": "storage_nodes", "controllers": known(1)} if in_nodes else {}
    catalog = completed(protection=protection | {"reserved_fraction": known(0.1)}, **design)
    array, drive = catalog.arrays["two-controllers"], catalog.drives["nvme-3840gb"]
    gb = usable_gb(array.tiers[0], drive, n_drives, array.controllers.known)
    assert gb == pytest.approx(0.9 * usable_fraction * n_drives * drive.usable_capacity_gb.known)


def test_appliance_has_no_chassis_of_its_own() -> None:
    catalog = completed(
        design="hyperconverged",
        controllers=known(1),
        protection={
            "kind": "copies",
            "group_size": known(2),
            "n_parity": known(1),
            "reserved_fraction": known(0.1),
        },
    )
    array = catalog.arrays["two-controllers"]
    assert (array.runs_on_hosts, array.n_other_copies) == (True, 1)
    assert (array.controller.watts.value, array.controller.rack_units.value, array.shelf.n_built_in) == (0, 0, None)


def test_unreadable_power_stays_unknown() -> None:
    document = {key: value for key, value in sheet().items() if key != "chassis_watts"}
    documents = dict(seeds.catalog_documents())
    array = assemble({**documents, "spec_sheets": [document]}).arrays["two-controllers"]
    assert array.controller.watts.status is Status.UNKNOWN


def test_group_without_data_is_rejected() -> None:
    protection = {"kind": "raid", "group_size": known(2), "n_parity": known(2), "reserved_fraction": known(0)}
    with pytest.raises(CatalogError, match="group_size"):
        completed(protection=protection)


def test_array_replaces_a_sheet_with_the_same_id() -> None:
    documents = dict(seeds.catalog_documents())
    array = completed().arrays["two-controllers"].model_copy(update={"name": "Edited", "from_sheet": False})
    both = {"arrays": [*documents["arrays"], array.model_dump(mode="json")], "spec_sheets": [sheet()]}
    assert assemble({**documents, **both}).arrays["two-controllers"].name == "Edited"


def test_sheet_cannot_be_completed_without_the_storage_tests() -> None:
    with pytest.raises(KeyError):
        array_document(SpecSheet.model_validate(sheet()), {})


def test_every_fact_of_a_completed_array_names_a_source_or_says_that_it_is_assumed(catalog: Catalog) -> None:
    completed_arrays = [array for array in catalog.arrays.values() if array.from_sheet]
    assert completed_arrays
    for array in completed_arrays:
        for named in facts_of(array):
            fact = named.fact
            if fact.status in (Status.ASSUMED, Status.UNKNOWN):
                assert fact.reasoning, f"{array.id} {named.path}"
            else:
                assert fact.source is not None, f"{array.id} {named.path}"
                assert catalog.sources[fact.source].address or fact.source in WITHOUT_ADDRESS, fact.source


WITHOUT_ADDRESS = {
    "nutanix-files-performance",
    "nutanix-ra-2053",
    "nutanix-ra-2134",
    "nutanix-ra-2150",
    "nutanix-tn-2077",
}
"""Documents whose public address is not known."""


TEMPLATES = "generic"
"""Vendor of the generic arrays, which are not products; their numbers are estimates."""


def test_seventy_percent_of_the_facts_of_products_on_premises_are_cited(catalog: Catalog) -> None:
    """Every cited fact leads to a source with an address, except those of documents without a public one."""
    products = [
        array
        for array in catalog.arrays.values()
        if array.availability == "current" and array.volume is None and array.vendor != TEMPLATES
    ]
    assert len(products) >= 27
    facts = [named.fact for array in products for named in facts_of(array)]
    cited = [fact for fact in facts if fact.status in CITED]
    assert len(cited) >= 0.70 * len(facts)
    without = {*WITHOUT_ADDRESS, "nexentaconnect-ucs-e"}
    assert all(fact.source and (catalog.sources[fact.source].address or fact.source in without) for fact in cited)
    assert sum(fact.source in without for fact in cited) <= 0.05 * len(cited)


def test_grades_follow_from_the_evidence_and_the_cited_facts(catalog: Catalog) -> None:
    grades = supports(catalog)
    assert grades["ceph-rbd-64-core"].grade is SupportGrade.MEASURED
    assert grades["nutanix-nx-3170-g8"].grade is SupportGrade.SPECIFICATIONS
    assert grades["generic-nvme-dual-controller"].grade is SupportGrade.ESTIMATED
    assert grades["azure-premium-ssd"].grade is SupportGrade.SPECIFICATIONS
    for array_id, support in grades.items():
        if (volume := catalog.arrays[array_id].volume) is not None:
            assert support.n_cited >= volume.n_limits > 3
            continue
        facts = [named.fact for named in facts_of(catalog.arrays[array_id])]
        assert support.n_facts == len(facts)
        n_open = sum(fact.status in (Status.ASSUMED, Status.UNKNOWN) for fact in facts)
        assert support.n_cited == len(facts) - n_open


@pytest.mark.parametrize("model_id", ["netapp-aff-c30", "netapp-aff-c60"])
def test_capacity_flash_of_netapp_has_qlc_drives(catalog: Catalog, model_id: str) -> None:
    drives = [catalog.drives[drive_id] for tier in catalog.arrays[model_id].tiers for drive_id in tier.drives]
    assert drives
    assert all("QLC" in drive.name and "TLC" not in drive.name for drive in drives)


def test_stored_scenario_with_the_former_drives_of_capacity_flash_loads() -> None:
    scenario = Scenario.model_validate(seeds.read(seeds.SEEDS / "scenarios" / "families" / "netapp-aff-c30.yaml"))
    document = scenario.model_dump(mode="json")
    document["array"]["tiers"][0]["drive_id"] = "nvme-15360gb"
    assert Scenario.model_validate(document) == scenario
    document["array"]["model_id"] = "netapp-aff-a30"
    assert Scenario.model_validate(document).array.tiers[0].drive_id == "nvme-15360gb"
