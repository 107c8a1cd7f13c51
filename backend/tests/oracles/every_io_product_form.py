"""Exact throughput of a closed network, by convolution."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np


def throughput(n_streams: int, delay_s: float, stations: Sequence[tuple[int, int, float]]) -> float:
    """I/Os per second of ``n_streams`` that think and wait ``delay_s`` in all and visit stations in any order.

    J. P. Buzen, *Computational algorithms for closed queueing networks with exponential servers*, Commun. ACM 16
    (1973), p. 527, with load-dependent rates.

    Parameters
    ----------
    stations
        For each kind of station: how many there are, servers of one, and seconds of service that one I/O brings to it.
    """
    n = np.arange(n_streams + 1)
    scale = max(demand_s / n_servers for _, n_servers, demand_s in stations)
    normal = np.exp(np.cumsum(np.concatenate([[0.0], np.log(delay_s / scale / n[1:])])))
    for how_many, n_servers, demand_s in stations:
        rates = np.minimum(n[1:], n_servers) * scale / demand_s
        of_one = np.exp(np.concatenate([[0.0], -np.cumsum(np.log(rates))]))
        for _ in range(how_many):
            normal = np.convolve(normal, of_one)[: n_streams + 1]
    return float(normal[-2] / normal[-1] / scale)
