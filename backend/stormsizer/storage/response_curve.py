"""Response-time curve of an array: response time as the load grows at a fixed I/O mix."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from stormsizer.storage.figures import Component
from stormsizer.storage.network import StationNetwork, io_costs, shape_row
from stormsizer.storage.screening import open_loads, screen
from stormsizer.storage.trace import Floats
from stormsizer.units import SECONDS_PER_MS
from stormsizer.workload.demand import Rate, Shape


@dataclass(frozen=True)
class Mix:
    """Rates of the I/O that reaches an array, by I/O shape.

    Attributes
    ----------
    per_s
        Shape (n_shapes, 2): reads and writes per second of each I/O shape.
    """

    shapes: tuple[Shape, ...]
    per_s: Floats

    @property
    def iops(self) -> float:
        """Total reads and writes per second."""
        return float(self.per_s.sum())


@dataclass(frozen=True)
class Responses:
    """Response times at several multiples of a mix; each array has shape (n,).

    ``read_ms`` is NaN if the mix has no reads, and ``write_ms`` if it has no writes. Waits at a saturated station are
    infinite.
    """

    iops: Floats
    mean_ms: Floats
    read_ms: Floats
    write_ms: Floats


def full_at(network: StationNetwork, mix: Mix) -> tuple[float, Component]:
    """Return the multiple of the mix at which the first station saturates, and that station.

    Drives count as saturated when destaging saturates them, even though a write waits for drives only if the write
    buffer is full.

    Raises
    ------
    ValueError
        If the mix is empty.
    """
    return first_at(network, mix, np.ones(len(network.components)))


def first_at(network: StationNetwork, mix: Mix, fractions: Sequence[float] | Floats) -> tuple[float, Component]:
    """Return the multiple of the mix at which the first station reaches its limit in ``fractions``, and that station.

    Parameters
    ----------
    fractions
        Shape (n_stations,): utilization limit of each component of the network; must be positive.

    Raises
    ------
    ValueError
        If the mix is empty.
    """
    if mix.iops <= 0.0:
        raise ValueError("a mix that asks for nothing fills nothing")
    loads = open_loads([network], _rates(network, mix))
    used = loads.work[:, 0] / loads.n_servers[:, 0] / np.asarray(fractions, dtype=np.float64)
    first = int(np.argmax(used))
    return float(1.0 / used[first]), network.components[first]


def responses(network: StationNetwork, mix: Mix, factors: Sequence[float] | Floats) -> Responses:
    """Return mean response times at the hosts for steady loads of ``factors`` times the mix.

    Waits are computed as in the simulation of the week, but in steady state: a write waits for drives only for the time
    that the write buffer cannot absorb.
    """
    times = np.asarray(factors, dtype=np.float64)
    one = open_loads([network], _rates(network, mix))
    loads = replace(
        one,
        n_servers=np.repeat(one.n_servers, times.size, axis=1),
        n_pooled=np.repeat(one.n_pooled, times.size, axis=1),
        work=one.work * times,
        arrivals_per_s=one.arrivals_per_s * times,
        squared_cv=np.repeat(one.squared_cv, times.size, axis=1),
        visits=np.repeat(one.visits, times.size, axis=2),
        base_s=np.repeat(one.base_s, times.size, axis=1),
    )
    answer = screen(loads)
    read_s, write_s = answer.response_s
    write_s = write_s + _held_s(network, mix, answer.waits_s)
    reads, writes = mix.per_s.sum(axis=0)
    total_s = np.zeros(times.size)
    for per_s, wait_s in ((reads, read_s), (writes, write_s)):
        if per_s > 0.0:
            total_s += per_s * wait_s
    return Responses(
        iops=times * mix.iops,
        mean_ms=total_s / mix.iops / SECONDS_PER_MS,
        read_ms=np.where(reads > 0.0, read_s / SECONDS_PER_MS, np.nan),
        write_ms=np.where(writes > 0.0, write_s / SECONDS_PER_MS, np.nan),
    )


def _rates(network: StationNetwork, mix: Mix) -> list[Rate]:
    """Return the mix as issued by the desktops: before the hosts' caches, and including I/O on other arrays."""
    rates = []
    for shape, (reads, writes) in zip(mix.shapes, mix.per_s, strict=True):
        row = shape_row(network, shape)
        issued = [
            float(per_s / here) if per_s > 0.0 else 0.0
            for per_s, here in ((reads, row.reads_here), (writes, row.writes_here))
        ]
        rates.append(Rate(issued[0], issued[1], shape))
    return rates


def _held_s(network: StationNetwork, mix: Mix, waits_s: Floats) -> Floats:
    """Return the part of a write's mean wait for drives that the write buffer does not absorb, shape (n,).

    ``waits_s`` has shape (n_stations, n).
    """
    writes = mix.per_s[:, 1]
    held_s = np.zeros(waits_s.shape[1])
    for shape, per_s in zip(mix.shapes, writes, strict=True):
        if per_s <= 0.0:
            continue
        of_write = io_costs(network, shape)[0][1]
        for often, hold_s, wait_s in zip(of_write["held_visits"], of_write["hold_s"], waits_s, strict=True):
            if often > 0.0:
                held_s += per_s / writes.sum() * often * np.maximum(0.0, wait_s - hold_s)
    return held_s
