"""Predictions for synthetic loads on an array: highest rates, and latency with a given number of I/Os in flight."""

import math
from collections.abc import Callable, Mapping

import numpy as np

from stormsizer.evidence.experiments import set_at
from stormsizer.model.catalog import ArrayModel, Catalog
from stormsizer.model.catalog.evidence_rows import StorageTest
from stormsizer.model.scenario import ArrayConfiguration, TierChoice
from stormsizer.storage.configuration import array_network, network_of_volumes, tiers_of
from stormsizer.storage.network import StationNetwork
from stormsizer.storage.response_curve import Mix, full_at, responses
from stormsizer.units import BYTES_PER_KIB, BYTES_PER_MB, SECONDS_PER_MS
from stormsizer.workload.demand import Shape

STORAGE_TEST = "storage_test"
"""Phase of rows about synthetic loads."""
N_HALVINGS = 60
"""Bisection steps, enough for double precision."""


def predicted(test: StorageTest, metric: str, catalog: Catalog) -> float | None:
    """Return the predicted value of a metric; None if the catalog has no such array or the metric is unknown."""
    if test.array not in catalog.arrays or metric not in METRICS:
        return None
    network, mix = network_of_test(test, catalog), mix_of(test)
    return METRICS[metric](test, network, mix)


def network_of_test(test: StorageTest, catalog: Catalog) -> StationNetwork:
    """Return the station network of the tested configuration."""
    array = _changed(catalog.arrays[test.array], test.changes)
    configuration = ArrayConfiguration(
        model_id=array.id,
        firmware_id=array.firmware[-1].id,
        n_arrays=test.n_arrays,
        n_controllers=array.controllers.known,
        tiers=(TierChoice(drive_id=test.drive, n_drives=test.n_drives),),
        n_ports=test.n_ports,
    )
    if array.volume is not None:
        return network_of_volumes(configuration, array, test.n_hosts, test.host_gbit_per_s)
    tiers = tiers_of(configuration, array, catalog, (), math.inf)
    return array_network(configuration, array, tiers, test.cached_read_fraction)


def _changed(array: ArrayModel, changes: Mapping[str, float]) -> ArrayModel:
    document = array.model_dump(mode="json")
    for path, value in changes.items():
        set_at(document, f"{path}.value", value)
    return ArrayModel.model_validate(document)


def mix_of(test: StorageTest) -> Mix:
    """Return the load of one I/O per second."""
    size = test.block_kib * BYTES_PER_KIB
    in_order = 1.0 if test.sequential else 0.0
    shape = Shape(size, size, cold_read_fraction=0.0, sequential_read_fraction=in_order)
    return Mix((shape,), np.array([[test.read_fraction, 1.0 - test.read_fraction]]))


def served_iops(test: StorageTest, network: StationNetwork, mix: Mix) -> float:
    """Return the rate of the load generator: as many I/Os as are in flight, each for its response time."""
    most = full_at(network, mix)[0]
    if test.n_outstanding is None:
        return most
    low, high = 0.0, most
    for _ in range(N_HALVINGS):
        middle = 0.5 * (low + high)
        if middle * _mean_s(network, mix, middle) < test.n_outstanding:
            low = middle
        else:
            high = middle
    return 0.5 * (low + high)


def _mean_s(network: StationNetwork, mix: Mix, iops: float) -> float:
    return float(responses(network, mix, [iops]).mean_ms[0]) * SECONDS_PER_MS


def _latency_ms(test: StorageTest, network: StationNetwork, mix: Mix) -> float | None:
    """Return the mean response time; None if the number of I/Os in flight is not published."""
    if test.n_outstanding is None:
        return None
    return test.n_outstanding / served_iops(test, network, mix) / SECONDS_PER_MS


def _mb_per_s(test: StorageTest, network: StationNetwork, mix: Mix) -> float:
    return served_iops(test, network, mix) * test.block_kib * BYTES_PER_KIB / BYTES_PER_MB


MAXIMUM_IOPS = "maximum_iops"
METRICS: Mapping[str, Callable[[StorageTest, StationNetwork, Mix], float | None]] = {
    MAXIMUM_IOPS: served_iops,
    "maximum_mb_per_s": _mb_per_s,
    "client_latency_ms": _latency_ms,
}
"""Prediction for each metric of a storage test."""
