"""Textbook queueing results, written down as the textbooks write them and slow on purpose."""

from __future__ import annotations

import math
from fractions import Fraction


def erlang_c(n_servers: int, offered: Fraction) -> Fraction:
    """Probability that an arrival waits at M/M/m with ``offered`` = λ·s, by sums of factorials.

    L. Kleinrock, *Queueing Systems*, vol. 1 (1975), p. 103.
    """
    waiting = offered**n_servers / math.factorial(n_servers) * Fraction(n_servers) / (n_servers - offered)
    return waiting / (sum(offered**k / math.factorial(k) for k in range(n_servers)) + waiting)


def mmm_wait_s(n_servers: int, service_s: Fraction, utilization: Fraction) -> Fraction:
    """Mean wait at M/M/m."""
    return erlang_c(n_servers, n_servers * utilization) * service_s / (n_servers * (1 - utilization))


def machine_repairman(n_streams: int, n_servers: int, service_s: float, think_s: float) -> tuple[float, float]:
    """Throughput and mean response time of a closed loop at one station of ``n_servers``, exactly.

    Product form of think time (any number at a time) and one station with exponential service; the law of the
    think time does not matter.

    F. Baskett et al., *Open, closed, and mixed networks of queues*, J. ACM 22 (1975), p. 248.
    """
    logs = [
        (n_streams - n) * math.log(think_s)
        - math.lgamma(n_streams - n + 1)
        + n * math.log(service_s)
        - (math.lgamma(n + 1) if n <= n_servers else math.lgamma(n_servers + 1) + (n - n_servers) * math.log(n_servers))
        for n in range(n_streams + 1)
    ]
    highest = max(logs)
    weights = [math.exp(value - highest) for value in logs]
    total = sum(weights)
    throughput = sum(min(n, n_servers) / service_s * weight for n, weight in enumerate(weights)) / total
    held = sum(n * weight for n, weight in enumerate(weights)) / total
    return throughput, held / throughput
