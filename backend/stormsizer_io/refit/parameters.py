"""Array parameters that latencies under load can determine: component times in the array's catalog entry."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from stormsizer.model.catalog import ArrayModel
from stormsizer.model.provenance import Fact
from stormsizer.model.scenario import ArrayConfiguration
from stormsizer.storage.network import StationNetwork

FURTHEST_FACTOR = 4.0
"""Maximum factor by which a parameter may change in either direction if the catalog has no range."""
AT_END = 1e-3
"""Relative distance from a limit within which a parameter is considered to be at the limit."""

Scaled = Callable[[StationNetwork, float], StationNetwork]


@dataclass(frozen=True)
class Parameter:
    """An adjustable component time of the array.

    Attributes
    ----------
    path
        Path of the fact in the array's entry, as in ``facts_of``.
    steps
        The same path in the entry's document.
    scaled
        Function that returns the network with this time multiplied by a factor.
    low, high
        Natural logarithms of the minimum and maximum factors.
    """

    path: str
    steps: tuple[str | int, ...]
    fact: Fact[float]
    scaled: Scaled
    low: float
    high: float

    @property
    def value(self) -> float:
        """Value in the catalog."""
        return self.fact.known

    @property
    def spread(self) -> float:
        """Standard deviation of the factor's logarithm, which is a quarter of the range between the limits."""
        return 0.25 * (self.high - self.low)

    def is_at_end(self, value: float) -> bool:
        """Return whether a value is at a limit."""
        logarithm = math.log(value / self.value)
        return min(logarithm - self.low, self.high - logarithm) < AT_END


def parameters_of(array: ArrayModel, configuration: ArrayConfiguration) -> tuple[Parameter, ...]:
    """Return the component times in a configuration, except times that are zero or fixed by the catalog.

    A cloud volume has none that latencies under load determine.
    """
    if array.volume is not None:
        return ()
    return tuple(each for each in _all(array, configuration) if each is not None)


def _all(array: ArrayModel, configuration: ArrayConfiguration) -> Iterator[Parameter | None]:
    release = array.firmware_named(configuration.firmware_id)
    of_release = (f"firmware.{release.id}", ("firmware", array.firmware.index(release)))
    yield _parameter(*of_release, "cpu_us_per_read", release.cpu_us_per_read, partial(_times, "cpu_s_per_read"))
    yield _parameter(*of_release, "cpu_us_per_write", release.cpu_us_per_write, partial(_times, "cpu_s_per_write"))
    for i, tier in enumerate(array.tiers):
        place = (f"tiers.{tier.id}", ("tiers", i))
        yield _parameter(*place, "service_ratio", tier.service_ratio, partial(_drives, i))
    path_ms = array.network.host_path_ms
    yield _parameter("network", ("network",), "host_path_ms", path_ms, partial(_times, "host_path_s"))
    if (cache := array.flash_cache) is not None:
        hit_ms = cache.read_latency_ms
        yield _parameter("flash_cache", ("flash_cache",), "read_latency_ms", hit_ms, partial(_times, "cache_hit_s"))


def _parameter(
    path: str, steps: tuple[str | int, ...], name: str, fact: Fact[float], scaled: Scaled
) -> Parameter | None:
    if not fact.value:
        return None
    least, most = fact.value / FURTHEST_FACTOR, fact.value * FURTHEST_FACTOR
    low = min(fact.low, fact.value) if fact.low else least
    high = max(fact.high, fact.value) if fact.high else most
    if low == high:
        return None
    logarithms = math.log(low / fact.value), math.log(high / fact.value)
    return Parameter(f"{path}.{name}", (*steps, name), fact, scaled, *logarithms)


def _times(field: str, network: StationNetwork, factor: float) -> StationNetwork:
    times: dict[str, float] = {field: factor * getattr(network, field)}
    return replace(network, **times)  # type: ignore[arg-type]


def _drives(tier: int, network: StationNetwork, factor: float) -> StationNetwork:
    """Return the network with the read and write service times of one tier's drives multiplied by a factor."""
    slower = replace(
        network.tiers[tier],
        s_per_read=factor * network.tiers[tier].s_per_read,
        s_per_write=factor * network.tiers[tier].s_per_write,
    )
    return replace(network, tiers=(*network.tiers[:tier], slower, *network.tiers[tier + 1 :]))
