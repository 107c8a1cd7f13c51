"""The equilibrium compared with an independent per-I/O simulation of the same network."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest
import simpy

from stormsizer.workload.demand import Shape
from tests.engine import toys
from tests.engine.toys import network

SHAPE = Shape(read_bytes=16_000.0, write_bytes=8_000.0, cold_read_fraction=0.3)
NET = network(n_cores=4, n_drives=16, cpu_s_per_read=100e-6, cpu_s_per_write=220e-6, port_bytes_per_s=1.25e8)
DRIVES = toys.drives_of(NET)
DESTAGES = SHAPE.write_bytes / 65_536.0
"""Back-end writes per write."""


@dataclass
class Array:
    """The toy network in SimPy: a pool of cores, drives with a queue each, a port for each direction."""

    n_streams: int
    think_s: float
    read_share: float
    warm_s: float
    ends_s: float
    draw: np.random.Generator
    latencies_s: list[float] = field(default_factory=list)

    def run(self) -> tuple[float, float]:
        """I/Os per second and mean response time at the host."""
        self.environment = simpy.Environment()
        self.cores = simpy.Resource(self.environment, NET.n_cores)
        self.drives = [simpy.Resource(self.environment, 1) for _ in range(DRIVES.n_drives)]
        self.out, self.inbound = (simpy.Resource(self.environment, 1) for _ in range(2))
        for _ in range(self.n_streams):
            self.environment.process(self.stream())
        self.environment.run(until=self.ends_s)
        return len(self.latencies_s) / (self.ends_s - self.warm_s), float(np.mean(self.latencies_s))

    def stream(self) -> Generator[Any, Any, None]:
        """One outstanding I/O after the other, with think time between."""
        while True:
            yield self.environment.timeout(self.draw.exponential(self.think_s))
            began_s = self.environment.now
            yield self.environment.timeout(NET.host_path_s)
            if self.draw.random() < self.read_share:
                yield from self.read()
            else:
                yield from self.write()
            if began_s >= self.warm_s:
                self.latencies_s.append(self.environment.now - began_s)

    def read(self) -> Generator[Any, Any, None]:
        """Cores, then a drive or the cache, then out."""
        yield from self.served(self.cores, self.draw.exponential(NET.cpu_s_per_read))
        if self.draw.random() < SHAPE.cold_read_fraction:
            drive = self.drives[int(self.draw.integers(DRIVES.n_drives))]
            yield from self.served(drive, self.draw.exponential(DRIVES.s_per_read))
        else:
            yield self.environment.timeout(NET.cache_hit_s)
        yield from self.served(self.out, self.draw.exponential(SHAPE.read_bytes / NET.port_bytes_per_s))

    def write(self) -> Generator[Any, Any, None]:
        """In, then the cores; the drives are loaded behind the answer."""
        yield from self.served(self.inbound, self.draw.exponential(SHAPE.write_bytes / NET.port_bytes_per_s))
        yield from self.served(self.cores, self.draw.exponential(NET.cpu_s_per_write))
        if self.draw.random() < DESTAGES:
            self.environment.process(self.destage())

    def destage(self) -> Generator[Any, Any, None]:
        """One back-end write."""
        drive = self.drives[int(self.draw.integers(DRIVES.n_drives))]
        yield from self.served(drive, self.draw.exponential(DRIVES.s_per_write))

    def served(self, station: Any, takes_s: float) -> Generator[Any, Any, None]:
        """Wait for a server and hold it."""
        with station.request() as turn:
            yield turn
            yield self.environment.timeout(takes_s)


@pytest.mark.parametrize(
    ("n_streams", "think_s", "read_share"),
    [
        pytest.param(64, 10e-3, 1.0, id="room everywhere", marks=pytest.mark.long),
        pytest.param(64, 3e-3, 1.0, id="port near its limit"),
        pytest.param(256, 1e-3, 1.0, id="port full"),
        pytest.param(128, 0.5e-3, 0.2, id="drives and controller near their limits", marks=pytest.mark.long),
    ],
)
def test_equilibrium_agrees_with_a_simulation_of_every_io(n_streams: int, think_s: float, read_share: float) -> None:
    """Within 3% of throughput and 6% of response time, whatever binds."""
    simulated = Array(n_streams, think_s, read_share, 2.0, 7.0, np.random.default_rng(3949))
    rate, latency_s = simulated.run()
    served = toys.closed_loop(n_streams, think_s, NET, reads=read_share, shape=SHAPE, seconds=300.0)
    reads, writes = toys.last(served, "reads_iops"), toys.last(served, "writes_iops")
    waited = (
        reads * np.nan_to_num(toys.last(served, "host_read_latency_ms"))
        + writes * np.nan_to_num(toys.last(served, "host_write_latency_ms"))
    ) * 1e-3
    assert reads + writes == pytest.approx(rate, rel=0.03)
    assert waited / (reads + writes) == pytest.approx(latency_s, rel=0.06)
