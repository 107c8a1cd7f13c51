"""Sheets from key figures: what is stated is met, and what is assumed says so and has a range."""

from __future__ import annotations

from typing import Any

import pytest

from stormsizer.analysis.key_figures import TooFewDrivesError, sheet_of_key_figures
from stormsizer.analysis.spec_sheet import SheetAnswer, sheet_answer
from stormsizer.model.catalog import ArrayModel, SpecSheet, completed
from stormsizer.model.catalog.facts import facts_of
from stormsizer.model.catalog.key_figures import KeyFigures
from stormsizer.model.provenance import Status
from tests.engine import seeds
from tests.support.languages import english

STATED = {
    "data_reduction_ratio",
    "port_gbit_per_s",
    "max_ports",
    "published_maximum.iops",
    "published_maximum.latency_ms",
}


def sheet(**changes: Any) -> SpecSheet:
    figures = {"id": "own", "name": "Own", "vendor": "Acme", "usable_tb": 50, "max_iops": 200_000}
    return sheet_of_key_figures(KeyFigures.model_validate(figures | changes), seeds.seed_catalog())


def answer(described: SpecSheet) -> SheetAnswer:
    array = ArrayModel.model_validate(completed(described, seeds.seed_catalog()))
    return sheet_answer(described, array, seeds.seed_catalog())


@pytest.mark.parametrize("usable_tb", [0.5, 2, 50, 333, 20_000])
def test_the_array_has_the_stated_usable_capacity(usable_tb: float) -> None:
    assert answer(sheet(usable_tb=usable_tb)).capacity.usable_gb == pytest.approx(1000 * usable_tb)


@pytest.mark.parametrize("max_iops", [20_000, 200_000, 500_000])
def test_the_curve_rises_to_the_stated_latency_close_to_the_stated_rate(max_iops: float) -> None:
    found = answer(sheet(max_iops=max_iops))
    assert found.published is not None
    assert found.published.ratio == pytest.approx(1.0, abs=0.05)
    assert found.published.iops_at_latency is not None
    assert 0.75 * max_iops < found.published.iops_at_latency < found.maximum.iops
    assert found.points[0].mean_ms < 0.5


def test_only_the_key_figures_are_stated_and_everything_else_is_assumed_from_the_class() -> None:
    facts = {each.path: each.fact for each in facts_of(sheet(data_reduction_ratio=2))}
    assert {path for path, fact in facts.items() if fact.status is Status.SPECIFIED} == STATED
    others = [fact for path, fact in facts.items() if path not in STATED]
    assert all(fact.status is Status.ASSUMED and "arrays of this class" in fact.reasoning for fact in others)


def test_an_unknown_data_reduction_has_a_wide_range() -> None:
    fact = sheet().data_reduction_ratio
    assert fact is not None
    assert (fact.low, fact.value, fact.high, fact.status) == (1.5, 3.0, 5.0, Status.ASSUMED)


def test_an_installed_array_has_at_least_its_installed_drives() -> None:
    array = ArrayModel.model_validate(completed(sheet(), seeds.seed_catalog()))
    described = sheet()
    assert array.shelf.n_least_drives == described.n_slots.known
    assert array.shelf.max_drives_per_controller.known * 2 > described.n_slots.known
    assert array.n_standby_controllers == 0


def test_drives_and_spares_that_are_stated_replace_the_assumed_ones() -> None:
    found = sheet(drive_id="nvme-7680gb", n_drives=16, spares_per_controller=0)
    assert (found.drives, found.drive_tier_name) == (("nvme-7680gb",), seeds.seed_catalog().drives["nvme-7680gb"].name)
    assert (found.n_slots.value, found.n_slots.status) == (16, Status.SPECIFIED)
    assert found.protection.n_spares is not None
    assert (found.protection.n_spares.value, found.protection.n_spares.status) == (0, Status.SPECIFIED)
    assert answer(found).capacity.usable_gb == pytest.approx(50_000)


def test_a_number_of_drives_decides_their_size() -> None:
    assert sheet(n_drives=20).drives == ("sas-ssd-3840gb",)
    assert sheet(n_drives=10).drives == ("sas-ssd-15360gb",)
    assert sheet(n_drives=20, media="nvme").drives == ("nvme-3840gb",)


def test_unknown_media_are_assumed_to_be_flash_behind_sas_and_the_assumption_names_them() -> None:
    found, nvme = sheet(), sheet(media="nvme")
    assert (found.drives, found.drive_tier_name) == (("sas-ssd-3840gb",), "SAS flash drives")
    assert "3.84 TB SAS SSD" in found.n_slots.reasoning
    assert (nvme.drives, nvme.drive_tier_name) == (("nvme-3840gb",), "NVMe drives")


@pytest.mark.parametrize(
    ("port", "gbit_per_s", "where"),
    [
        ("fc16", 13.6, "16 Gbit/s Fibre Channel, as entered"),
        ("gbe25", 25.0, "25 Gbit/s Ethernet, as entered"),
    ],
)
def test_a_port_is_stated_as_it_was_entered(port: str, gbit_per_s: float, where: str) -> None:
    fact = sheet(port=port).port_gbit_per_s
    assert (fact.value, fact.where) == (gbit_per_s, where)


@pytest.mark.parametrize("few", [{"n_drives": 3}, {"n_drives": 12, "drive_id": "nvme-1920gb"}])
def test_drives_that_cannot_hold_the_capacity_are_refused(few: dict[str, Any]) -> None:
    with pytest.raises(TooFewDrivesError):
        sheet(**few)


def test_disks_are_possible_too() -> None:
    disks = next(each for each in seeds.seed_catalog().drives.values() if each.kind == "hdd")
    found = sheet(drive_id=disks.id, usable_tb=10)
    assert found.drives == (disks.id,)
    assert answer(found).capacity.usable_gb == pytest.approx(10_000)


def test_a_rate_below_the_stated_one_is_compared_with_it() -> None:
    found = answer(sheet(max_iops=200_000))
    assert found.published is not None
    assert found.published.iops_at_latency is not None
    below = round(100 * (1 - found.published.iops_at_latency / 200_000))
    assert below >= 1
    assert f"of the 200,000 IOPS stated, {below}% below" in english(found.sentence)
