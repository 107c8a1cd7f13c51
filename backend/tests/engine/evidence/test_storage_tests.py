"""Synthetic loads on arrays: rates and latencies that the model predicts, against closed forms."""

from __future__ import annotations

from typing import Any

import pytest

from stormsizer.evidence.backtest import Backtest
from stormsizer.evidence.calibration import storage_tests as calibration
from stormsizer.evidence.storage_tests import METRICS, network_of_test, predicted
from stormsizer.model.catalog import Catalog
from stormsizer.model.catalog.evidence_rows import StorageTest
from stormsizer.model.catalog.spec_sheets import READ_WORK, read_cpu_of
from tests.engine import seeds


def small_reads(**changes: Any) -> StorageTest:
    """Reads on ten nodes."""
    return StorageTest.model_validate(
        {
            "array": "ceph-rbd-64-core",
            "n_arrays": 10,
            "drive": "nvme-3840gb",
            "n_drives": 6,
            "n_ports": 1,
            "block_kib": 4,
            "read_fraction": 1,
        }
        | changes
    )


def on_datastores(**changes: Any) -> StorageTest:
    """Reads on one datastore of the largest size."""
    store = {"array": "azure-netapp-files-ultra-datastore", "drive": "azure-netapp-files-ultra-datastore-gib"}
    if array := changes.get("array"):
        store["drive"] = f"{array}-gib"
    load = {"n_arrays": 1, "n_drives": 102_400, "block_kib": 8, "read_fraction": 1}
    return StorageTest.model_validate(store | load | changes)


def test_highest_rate_of_small_reads_is_all_cores_divided_by_the_core_time(catalog: Catalog) -> None:
    core_s = catalog.arrays["ceph-rbd-64-core"].firmware[0].cpu_us_per_read.known * 1e-6
    assert predicted(small_reads(), "maximum_iops", catalog) == pytest.approx(640 / core_s)


def test_highest_rate_of_large_reads_is_the_rate_of_the_ports(catalog: Catalog) -> None:
    large = small_reads(block_kib=4096, sequential=True)
    assert predicted(large, "maximum_mb_per_s", catalog) == pytest.approx(10 * 12_500)


def test_erasure_code_collects_fragments_over_the_ports(catalog: Catalog) -> None:
    """Five of six fragments come from other nodes."""
    large = small_reads(
        array="ceph-rbd-48-core-erasure-code", drive="nvme-15360gb", block_kib=4096, sequential=True, n_drives=10
    )
    assert predicted(large, "maximum_mb_per_s", catalog) == pytest.approx(10 * 12_500 / (2 - 1 / 6), rel=1e-3)


def test_served_rate_times_latency_is_the_number_of_ios_in_flight(catalog: Catalog) -> None:
    rates = []
    for n_outstanding in (1, 64, 1024, 8192):
        test = small_reads(n_outstanding=n_outstanding)
        rate, latency_ms = (predicted(test, metric, catalog) for metric in ("maximum_iops", "client_latency_ms"))
        assert rate is not None
        assert latency_ms is not None
        assert rate * latency_ms * 1e-3 == pytest.approx(n_outstanding)
        rates.append(rate)
    assert rates == sorted(rates)
    most = predicted(small_reads(), "maximum_iops", catalog)
    assert most is not None
    assert rates[-1] < most


def test_one_io_at_a_time_waits_for_nothing(catalog: Catalog) -> None:
    network = network_of_test(small_reads(), catalog)
    (tier,) = network.tiers
    alone_s = network.host_path_s + network.cpu_s_per_read + 4096 / network.port_bytes_per_s + tier.s_per_read
    latency_ms = predicted(small_reads(n_outstanding=1), "client_latency_ms", catalog)
    assert latency_ms == pytest.approx(alone_s * 1e3, rel=1e-3)


def test_changed_hardware_changes_the_prediction(catalog: Catalog) -> None:
    half = predicted(small_reads(changes={"controller.n_cores": 32}), "maximum_iops", catalog)
    whole = predicted(small_reads(), "maximum_iops", catalog)
    assert half is not None
    assert whole == pytest.approx(2 * half)


@pytest.mark.parametrize("read_fraction", [1.0, 0.5, 0.0])
def test_mix_on_a_cloud_volume_is_between_its_limits_for_reads_and_for_writes(
    catalog: Catalog, read_fraction: float
) -> None:
    test = on_datastores(array="azure-netapp-files-ultra", block_kib=4, read_fraction=read_fraction)
    expected = 1 / (read_fraction / 460_000 + (1 - read_fraction) / 130_000)
    assert predicted(test, "maximum_iops", catalog) == pytest.approx(expected)


@pytest.mark.parametrize(("n_hosts", "n_stores"), [(1, 1), (1, 4), (4, 1), (2, 2)])
def test_connections_of_all_hosts_to_all_datastores_add_up(catalog: Catalog, n_hosts: int, n_stores: int) -> None:
    test = on_datastores(n_arrays=n_stores, n_hosts=n_hosts)
    assert predicted(test, "maximum_iops", catalog) == pytest.approx(75_000 * n_hosts * n_stores)
    large = on_datastores(n_arrays=n_stores, n_hosts=n_hosts, block_kib=64, sequential=True)
    mib_per_s = n_stores * min(1_700 * n_hosts, 4_500)
    assert predicted(large, "maximum_mb_per_s", catalog) == pytest.approx(mib_per_s * 1.048576)


def test_links_of_hosts_limit_cloud_volumes(catalog: Catalog) -> None:
    test = on_datastores(n_arrays=4, n_hosts=2, host_gbit_per_s=10, block_kib=64)
    assert predicted(test, "maximum_mb_per_s", catalog) == pytest.approx(2 * 1_250)


def test_cloud_volumes_are_not_predicted_without_their_own_study(published: Backtest, catalog: Catalog) -> None:
    """Their limits are published, so nothing is left out; they do not count as predictions from other families."""
    tests = {system.id: system.storage_test for system in catalog.systems.values() if system.storage_test is not None}
    volumes = [
        row for row in published.rows if row.system in tests and tests[row.system].array in catalog.cloud_volumes
    ]
    assert len(volumes) >= 27
    assert all(row.predicted is not None and row.left_out_predicted is None for row in volumes)


def test_unknown_metric_array_and_latency_have_no_prediction(catalog: Catalog) -> None:
    assert predicted(small_reads(), "login_mean_s", catalog) is None
    assert predicted(small_reads(array="no-such-array"), "maximum_iops", catalog) is None
    assert predicted(small_reads(), "client_latency_ms", catalog) is None
    assert set(METRICS) == {"maximum_iops", "maximum_mb_per_s", "client_latency_ms"}


def test_parameters_without_a_manufacturer_use_none_of_its_rows() -> None:
    in_use, *left_out = calibration.calibrate(seeds.catalog_documents(), {}, ())
    rows = {row.id: row.source for row in seeds.seed_catalog().evidence}
    ceph = {source for source in rows.values() if source.startswith("ceph-")}
    assert {rows[row] for parameter in in_use.parameters for row in parameter.rows} >= {"ceph-reef-rbd"}
    for each in left_out:
        used = {rows[row] for parameter in each.parameters for row in parameter.rows}
        assert each.source not in used
        if each.source in ceph:
            assert not used & ceph
        names = [parameter.name for parameter in each.parameters]
        assert names == [parameter.name for parameter in in_use.parameters]


def test_family_without_its_rows_has_the_common_work() -> None:
    documents = seeds.catalog_documents()
    without = next(
        each for each in calibration.calibrate(documents, {}, ()) if each.id == "without-starwind-cache-less"
    )
    values = {parameter.name: parameter.value for parameter in without.parameters}
    (sheet,) = [each for each in documents["spec_sheets"] if each["id"] == "starwind-hca"]
    speed = sheet["specrate_per_core"]["value"]
    assert values[read_cpu_of("starwind-hca")] == pytest.approx(values[READ_WORK] / speed, rel=1e-3)
