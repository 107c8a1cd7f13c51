"""Predictions from specification sheets: parameters with origins, maximum next to the published one, and the curve."""

from __future__ import annotations

from typing import Any

import pytest

from stormsizer.analysis.spec_sheet import SheetAnswer, sheet_answer
from stormsizer.model.catalog import ArrayModel, Catalog, SpecSheet, assemble
from stormsizer.model.provenance import Status
from stormsizer.storage.figures import Component
from tests.engine import seeds
from tests.engine.catalog.test_spec_sheets import known, sheet


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return assemble(seeds.catalog_documents())


def answer(catalog: Catalog, **changes: Any) -> SheetAnswer:
    described = sheet(**changes)
    documents = dict(catalog.documents)
    full = assemble({**documents, "spec_sheets": [*documents["spec_sheets"], described]})
    array: ArrayModel = full.arrays[described["id"]]
    return sheet_answer(SpecSheet.model_validate(described), array, catalog)


def maximum(**changes: Any) -> dict[str, Any]:
    return {"iops": known(200_000), "block_kib": 8, "read_fraction": 0.7, "n_controllers": 2} | changes


def test_maximum_is_close_to_the_published_one(catalog: Catalog) -> None:
    found = answer(catalog, published_maximum=maximum())
    assert found.published is not None
    assert found.published.ratio == pytest.approx(found.maximum.iops / 200_000)
    assert found.published.ratio == pytest.approx(1.0, abs=0.1)
    assert found.maximum.component is Component.CONTROLLER_CPU
    assert found.maximum.low_iops < found.maximum.iops < found.maximum.high_iops


def test_range_is_wider_without_a_published_maximum(catalog: Catalog) -> None:
    narrow, wide = answer(catalog, published_maximum=maximum()).maximum, answer(catalog).maximum
    assert answer(catalog).published is None
    assert wide.high_iops / wide.low_iops > 1.5 * narrow.high_iops / narrow.low_iops


def test_rate_at_the_published_response_time_is_on_the_curve(catalog: Catalog) -> None:
    found = answer(catalog, published_maximum=maximum(latency_ms=known(1.0)))
    assert found.published is not None
    at_latency = found.published.iops_at_latency
    assert at_latency is not None
    below = [point for point in found.points if point.iops < at_latency]
    above = [point for point in found.points if point.iops > at_latency]
    assert below[-1].mean_ms < 1.0 < above[0].mean_ms
    unreachable = answer(catalog, published_maximum=maximum(latency_ms=known(0.01)))
    assert unreachable.published is not None
    assert unreachable.published.iops_at_latency is None


def test_curve_rises_up_to_the_maximum(catalog: Catalog) -> None:
    found = answer(catalog)
    times = [point.mean_ms for point in found.points]
    assert times == sorted(times)
    assert found.points[-1].iops == pytest.approx(found.maximum.iops, rel=1e-3)


@pytest.mark.parametrize("read_fraction", [0.0, 1.0])
def test_mix_of_one_kind_has_times_of_that_kind_only(catalog: Catalog, read_fraction: float) -> None:
    point = answer(catalog, published_maximum=maximum(read_fraction=read_fraction)).points[0]
    assert (point.read_ms is None, point.write_ms is None) == (read_fraction == 0.0, read_fraction == 1.0)


def test_parameters_state_range_status_and_origin(catalog: Catalog) -> None:
    found = {each.path: each for each in answer(catalog, published_maximum=maximum()).parameters}
    read = found["firmware.current.cpu_us_per_read"]
    assert (read.status, read.source, read.unit) == (Status.DERIVED, "vsan-esa-overhead", "µs")
    assert read.low is not None
    assert read.high is not None
    assert read.low < read.value < read.high
    assert found["network.host_path_ms"].status is Status.ASSUMED
    assert found["drive.random_read_ms"].value == catalog.drives["nvme-3840gb"].random_read_ms.known


@pytest.mark.parametrize(
    ("changes", "n_arrays", "n_controllers"),
    [
        ({}, 1, 2),
        ({"published_maximum": maximum(n_controllers=1)}, 1, 1),
        ({"published_maximum": maximum(n_controllers=8)}, 4, 2),
        (
            {
                "design": "storage_nodes",
                "controllers": known(1),
                "protection": {
                    "kind": "copies",
                    "group_size": known(3),
                    "n_parity": known(2),
                    "reserved_fraction": known(0.1),
                },
            },
            3,
            1,
        ),
        ({"controllers": known(1), "fewest_arrays": known(4)}, 4, 1),
    ],
)
def test_configuration_has_the_controllers_of_the_published_maximum(
    catalog: Catalog, changes: dict[str, Any], n_arrays: int, n_controllers: int
) -> None:
    configuration = answer(catalog, **changes).configuration
    assert (configuration.n_arrays, configuration.n_controllers) == (n_arrays, n_controllers)
    assert (configuration.n_drives, configuration.n_ports) == (24, 4 * n_controllers)


def test_capacity_is_that_of_all_slots(catalog: Catalog) -> None:
    capacity = answer(catalog, data_reduction_ratio=known(2)).capacity
    assert capacity.usable_gb == pytest.approx(20 * 3840 * 0.9)
    assert capacity.effective_gb == pytest.approx(2 * capacity.usable_gb)
