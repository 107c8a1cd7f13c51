"""Steps of a storm solved with NumPy, vectors over stations and loops, one step after the other.

It solves the kernel's flow balance for the populations that the kernel found, all stations at once with half steps
where the kernel takes them in turn. What populations do is left out, so the peer is let off lightly.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from stormsizer.storage import kernel

Floats = NDArray[np.float64]

MOST_SWEEPS, MOST_TURNS = 200, 60
STANDS_STILL = 1e-7


@dataclass(frozen=True)
class Step:
    """Who asks for what in one step.

    Attributes
    ----------
    streams
        Shape (n_loops,).
    open_rates
        Shape (n_shapes, 2): I/Os per second that reach the array.
    response_s
        What the kernel found: shape (n_shapes, 2), NaN where nothing was asked.
    """

    length_s: float
    streams: Floats
    open_rates: Floats
    response_s: Floats


def steps_of(asked: kernel.Records, loops: kernel.Records, n_shapes: int) -> list[Step]:
    """The steps of a watched window of a healthy array."""
    _, firsts = np.unique(asked["at_s"], return_index=True)
    return [_step(rows, loops, n_shapes) for rows in np.split(asked, firsts[1:])]


def _step(rows: kernel.Records, loops: kernel.Records, n_shapes: int) -> Step:
    streams, open_rates = np.zeros(len(loops)), np.zeros((n_shapes, 2))
    response_s = np.full((n_shapes, 2), np.nan)
    for row in rows:
        shape = row["io_shape"]
        response_s[shape] = row["read_s"], row["write_s"]
        if row["streams"] > 0.0:
            mine = [loops[name] == row[name] for name in ("think_s", "read_share", "io_shape")]
            streams[np.logical_and.reduce(mine)] += row["streams"]
        else:
            open_rates[shape] += row["reads_per_s"], row["writes_per_s"]
    return Step(float(rows[0]["lasts_s"]), streams, open_rates, response_s)


def responses(steps: Sequence[Step], network: kernel.Network) -> Floats:
    """Response times of every step, shape (n_steps, n_shapes, 2)."""
    costs = network.costs[0]
    n_servers = network.stations[0]["n_servers"]
    waits_s, queues, backlog_s = np.zeros((3, len(n_servers)))
    answers = np.empty((len(steps), *network.base_s.shape[1:]))
    for number, step in enumerate(steps):
        queues, waits_s, service_s = _solved(step, network, queues, waits_s, backlog_s)
        backlog_s = n_servers * queues / (1.0 + queues) * (service_s + waits_s)
        full_s = np.maximum(0.0, waits_s - costs["hold_s"])
        felt_s = costs["visits"] * waits_s + costs["held_visits"] * full_s
        answers[number] = network.base_s[0] + felt_s.sum(axis=2)
    return answers


def _solved(
    step: Step, network: kernel.Network, queues: Floats, waits_s: Floats, backlog_s: Floats
) -> tuple[Floats, Floats, Floats]:
    """Queues, waits and service times at the end of a step."""
    on = step.streams > 0.0
    streams, alone_s = step.streams[on], network.alone_s[0, on]
    loads = network.loads[0][:, on]
    visits, held, hold_s = (loads[name] for name in ("visits", "held_visits", "hold_s"))
    rates, costs = step.open_rates[..., None], network.costs[0]
    open_work, open_jobs = rates * costs["work_s"], rates * costs["arrivals"]
    open_squares = _per(open_work**2, open_jobs).sum(axis=(0, 1))
    open_work, open_jobs = open_work.sum(axis=(0, 1)), open_jobs.sum(axis=(0, 1))
    service_s = np.zeros_like(waits_s)
    for _ in range(MOST_SWEEPS):
        here_s = visits * waits_s[:, None] + held * np.maximum(0.0, waits_s[:, None] - hold_s)
        cycle_s = alone_s + here_s.sum(axis=0)
        per_s = streams / cycle_s
        work = open_work + loads["work_s"] @ per_s
        jobs = open_jobs + loads["jobs"] @ per_s
        squares = open_squares + loads["squares"] @ per_s
        service_s = _per(work, jobs)
        wait_of_one_s = service_s * _per(squares * jobs, work**2)
        low, high = np.zeros_like(queues), np.full_like(queues, np.inf)
        for _ in range(MOST_TURNS):
            in_services, rise = _waiting(network.stations[0]["n_pooled"], queues)
            now_s, rise_s = wait_of_one_s * in_services, wait_of_one_s * rise
            full = now_s[:, None] > hold_s
            felt = visits + held * full
            cycles_s = cycle_s - here_s + visits * now_s[:, None] + held * full * (now_s[:, None] - hold_s)
            brought = loads["work_s"] * streams / cycles_s
            free = 1.0 / (1.0 + queues)
            inside_s = service_s + now_s + step.length_s
            served = network.stations[0]["n_servers"] * queues * free * inside_s
            excess = served - backlog_s - step.length_s * (open_work + brought.sum(axis=1))
            slope = network.stations[0]["n_servers"] * (free * free * inside_s + queues * free * rise_s)
            slope += step.length_s * (brought * felt / cycles_s).sum(axis=1) * rise_s
            low, high = np.where(excess < 0.0, queues, low), np.where(excess < 0.0, high, queues)
            better = queues - _per(excess, slope)
            inside = (better > low) & (better < high) | (excess == 0.0)
            halfway = np.where(np.isfinite(high), 0.5 * (low + high), 2.0 * low + 1.0)
            better = np.where(inside, better, halfway)
            moved, queues = np.abs(better - queues), better
            if (moved <= 1e-6 * queues + 1e-12).all():
                break
        now_s = wait_of_one_s * _waiting(network.stations[0]["n_pooled"], queues)[0]
        still = (visits + held) * np.abs(now_s - waits_s)[:, None] <= STANDS_STILL * cycle_s
        waits_s = now_s if still.all() else 0.5 * (waits_s + now_s)
        if still.all():
            break
    return queues, waits_s, service_s


def _waiting(n_pooled: Floats, queues: Floats) -> tuple[Floats, Floats]:
    """Mean waits in units of service time, and their slopes over the queues, by Erlang's recursion."""
    per_queue = _per(np.ones_like(queues), queues)
    passing = np.ones_like(queues)
    for i in range(1, int(n_pooled.max()) + 1):
        passing = np.where(i <= n_pooled, 1.0 + i * (1.0 + per_queue) / n_pooled * passing, passing)
    free = 1.0 / (1.0 + queues)
    waits = 1.0 / (free * passing + queues * free)
    slope = waits * waits * (passing - 1.0 + free * n_pooled * (passing * per_queue + 1.0))
    single = n_pooled == 1.0
    return (
        np.where(single, queues, (queues > 0.0) * waits * (1.0 + queues) / n_pooled),
        np.where(single, 1.0, (queues > 0.0) * (slope * free + waits) / n_pooled),
    )


def _per(amounts: Floats, of: Floats) -> Floats:
    """Quotients; 0 where there is nothing to divide by."""
    return np.divide(amounts, of, out=np.zeros(np.broadcast_shapes(amounts.shape, of.shape)), where=of != 0.0)
