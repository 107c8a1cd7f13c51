"""Every I/O in SimPy: a process for each I/O or stream, on draws that were made before."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import simpy

from stormsizer.discrete_event import kernel


@dataclass
class Array:
    """Servers of an array, and the I/Os that were laid out for them."""

    ios: kernel.Ios
    tables: kernel.Tables
    environment: Any = field(default_factory=simpy.Environment)

    def __post_init__(self) -> None:
        self.servers: dict[int, Any] = {}
        self.answered_s = np.zeros(len(self.ios.begun))

    def server(self, first: int) -> Any:
        """The queue whose first server has this index."""
        if first not in self.servers:
            self.servers[first] = simpy.Resource(self.environment, int(self.tables.pooled[first]))
        return self.servers[first]

    def held(self, turn: Any, resource: Any, service_s: float) -> Generator[Any, Any, None]:
        """Wait for a turn that was asked for, be served and go."""
        yield turn
        yield self.environment.timeout(service_s)
        resource.release(turn)

    def visit(self, j: int, column: int, behind: tuple[int, int] = (0, 0)) -> Generator[Any, Any, None]:
        """Be served at one kind of station, with the jobs behind one's back in the queue right after."""
        resource = self.server(int(self.ios.queues[j, column]))
        turn = resource.request()
        self.send_behind(j, *behind)
        yield from self.held(turn, resource, float(self.ios.services[j, column]))

    def send_behind(self, j: int, start: int, stop: int) -> None:
        """Queue background jobs."""
        for b in range(start, stop):
            resource = self.server(int(self.ios.behind_queues[j, b]))
            turn = resource.request()
            self.environment.process(self.held(turn, resource, float(self.ios.behind_services[j, b])))

    def one(self, j: int) -> Generator[Any, Any, None]:
        """One I/O from the guest to the last station."""
        ports, cpus, drives = (int(n) for n in self.ios.behind[j])
        links = self.tables.has_links
        if self.ios.kinds[j] & 1:
            if links:
                yield from self.visit(j, kernel.LINK)
            yield from self.visit(j, kernel.PORT, (0, ports))
        yield from self.visit(j, kernel.CPU, (ports, ports + cpus))
        self.send_behind(j, ports + cpus, ports + cpus + drives)
        if self.ios.kinds[j] & 1 == 0:
            if self.ios.queues[j, kernel.DRIVE] >= 0:
                yield from self.visit(j, kernel.DRIVE)
            elif self.ios.aside_s[j] > 0.0:
                yield self.environment.timeout(float(self.ios.aside_s[j]))
            yield from self.visit(j, kernel.PORT)
            if links:
                yield from self.visit(j, kernel.LINK)
        self.answered_s[j] = self.environment.now

    def arriving(self) -> Generator[Any, Any, None]:
        """All I/Os at their instants."""
        for j, begun_s in enumerate(self.ios.begun):
            yield self.environment.timeout(float(begun_s) - self.environment.now)
            self.environment.process(self.one(j))

    def open_load(self) -> kernel.Floats:
        """When each I/O of an open load is answered by the array."""
        self.environment.process(self.arriving())
        self.environment.run()
        return self.answered_s

    def streams(self, n_streams: int, think_s: float, gaps: kernel.Floats) -> kernel.Floats:
        """When each row's I/O is answered at the host, by streams that take row after row as they begin.

        The first row is the open source's, which asks nothing here.
        """
        self.next_row = 1 + n_streams
        for i in range(1, self.next_row):
            self.environment.process(self.stream(float(gaps[i]) * think_s, think_s, gaps))
        self.environment.run()
        return self.answered_s

    def stream(self, first_s: float, think_s: float, gaps: kernel.Floats) -> Generator[Any, Any, None]:
        """One outstanding I/O after the other, with think time between."""
        yield self.environment.timeout(first_s)
        while self.next_row < len(gaps):
            row = self.next_row
            self.next_row += 1
            yield from self.one(row)
            self.answered_s[row] += self.tables.path_s
            yield self.environment.timeout(self.tables.path_s + float(gaps[row]) * think_s)
