"""An open load of reads in Ciw: a node for each queue, every service and route laid down beforehand."""

from __future__ import annotations

from typing import Any

import ciw
import numpy as np
from numpy.typing import NDArray

from stormsizer.discrete_event import kernel
from tests.engine.discrete_event.laid import Laid

SOURCE, ASIDE = 1, 2
"""Nodes of their own: where reads begin, at once, and where those that a cache serves spend their time."""
N_OWN = 2


def departures(of: Laid) -> NDArray[np.float64]:
    """When each read leaves the array."""
    ios = of.ios
    firsts = np.unique(ios.queues[:, [kernel.CPU, kernel.DRIVE, kernel.PORT]])
    nodes = {int(first): N_OWN + 1 + i for i, first in enumerate(firsts[firsts >= 0])}
    ways = [_way(ios, j, nodes) for j in range(len(ios.begun))]
    gaps = np.diff(ios.begun, prepend=0.0)
    servers = [np.inf, np.inf, *(int(of.tables.pooled[first]) for first in nodes)]
    network = ciw.create_network(
        arrival_distributions=[ciw.dists.Sequential([*gaps.tolist(), float("inf")]), *[None] * (len(servers) - 1)],
        service_distributions=[_Laid([dict(way) for way in ways], node) for node in range(1, len(servers) + 1)],
        number_of_servers=servers,
        routing=ciw.routing.ProcessBased(lambda read, _simulation: [node for node, _ in ways[read.id_number - 1]][1:]),
    )
    simulation = ciw.Simulation(network)
    simulation.simulate_until_max_customers(len(ways), method="Finish")
    left_s = np.zeros(len(ways))
    for record in simulation.get_all_records():
        left_s[record.id_number - 1] = max(left_s[record.id_number - 1], record.exit_date)
    return left_s


def _way(ios: kernel.Ios, j: int, nodes: dict[int, int]) -> list[tuple[int, float]]:
    """Nodes that a read visits, and for how long each serves it."""
    way = [(SOURCE, 0.0), (nodes[int(ios.queues[j, kernel.CPU])], float(ios.services[j, kernel.CPU]))]
    if ios.queues[j, kernel.DRIVE] >= 0:
        way.append((nodes[int(ios.queues[j, kernel.DRIVE])], float(ios.services[j, kernel.DRIVE])))
    else:
        way.append((ASIDE, float(ios.aside_s[j])))
    return [*way, (nodes[int(ios.queues[j, kernel.PORT])], float(ios.services[j, kernel.PORT]))]


class _Laid(ciw.dists.Distribution):  # type: ignore[misc]
    """Services that were drawn beforehand."""

    def __init__(self, services_s: list[dict[int, float]], node: int) -> None:
        super().__init__()
        self.services_s, self.node = services_s, node

    def sample(self, t: float | None = None, ind: Any = None) -> float:  # noqa: ARG002 - as Ciw calls it
        number: int = ind.id_number
        return self.services_s[number - 1][self.node]
