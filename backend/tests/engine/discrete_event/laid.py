"""I/Os drawn and laid out before they are served, so that every simulator gets the very same."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import njit

from stormsizer.discrete_event import allocate, kernel
from stormsizer.discrete_event.tables import most_behind, tables_of
from stormsizer.storage.network import StationNetwork
from stormsizer.workload.demand import Shape

CHUNK = 8_192


class Laid(NamedTuple):
    """Draws, the I/Os that they make of one shape, and the array's tables."""

    draws: kernel.Draws
    ios: kernel.Ios
    tables: kernel.Tables


def schedule(
    length_s: float, *, reads: float, n_streams: int = 0, think_s: float = 1.0, open_rate: float = 0.0
) -> kernel.Schedule:
    """One population from 0 on, with streams that think or an open source."""
    return kernel.Schedule(
        starts_s=np.array([0.0, length_s]),
        modes=np.zeros(1, dtype=np.int64),
        n_streams=np.array([[n_streams]]),
        think_s=np.array([[think_s]]),
        read_share=np.array([[reads]]),
        open_rate=np.array([open_rate]),
        open_upto=np.array([[reads, 1.0]]),
        shapes=np.zeros(1, dtype=np.int64),
        to_array=np.ones(1),
        host_hit_s=np.zeros(1),
        activities=np.zeros(1, dtype=np.int64),
        n_shapes=1,
    )


def laid(
    net: StationNetwork, shape: Shape, n: int, *, reads: float, rate: float = 1.0, seed: int = 1, first: int = 0
) -> Laid:
    """``n`` I/Os of one shape, asked ``rate`` a second; rows before ``first`` are not laid out."""
    tables = tables_of([net], [shape])
    behind = most_behind(tables)
    draws, cursor = allocate.draws(n, behind), allocate.cursor(n, behind)
    kernel.draw(allocate.states(seed, 0), draws, cursor, True)
    ios = allocate.ios(n, behind)
    ios.begun[:] = np.cumsum(draws.gaps) / rate
    _lay(first, n, reads, draws, cursor, tables, allocate.no_caches(1), ios)
    return Laid(draws, ios, tables)


@njit
def _lay(first: int, n: int, reads: float, draws: Any, cursor: Any, tables: Any, caches: Any, ios: Any) -> None:
    for k in range(first, n):
        op = 1 if draws.mixes[k] >= reads else 0
        kernel.route(k, k, op, 0, 0, op, draws, cursor, tables, caches, ios)


@njit(nogil=True)
def _serve_all(
    ios: Any, n_ios: int, chunk: int, boxes: Any, queues: Any, tables: Any, done_ids: Any, done_s: Any, answered_s: Any
) -> int:
    from_s = 0.0
    total = at = under_way = 0
    while at < n_ios or under_way > 0:
        low, high = min(at, n_ios), min(at + chunk, n_ios)
        until_s = ios.begun[high - 1] if high > low else from_s
        if high == n_ios:
            for stage in range(kernel.N_STAGES):
                for k in range(boxes.counts[stage]):
                    until_s = max(until_s, boxes.at[stage, k] + 1.0)
            if high > low:
                until_s += 1.0
        n_done = kernel.serve_chunk(ios, low, high, from_s, until_s, boxes, queues, tables, done_ids, done_s)
        for k in range(n_done):
            answered_s[done_ids[k]] = done_s[k]
        total += n_done
        under_way = 0
        for stage in range(kernel.N_STAGES):
            under_way += boxes.counts[stage]
        from_s = until_s
        at += chunk
    return total


def served(of: Laid, chunk: int = CHUNK, serve_all: Any = _serve_all) -> tuple[kernel.Floats, kernel.Queues]:
    """When each I/O was answered by the array, all of them served a chunk at a time, and what the stations saw."""
    n = len(of.ios.begun)
    queues = allocate.queues(of.tables, 0.0, float(of.ios.begun[-1]), 20)
    answered_s = np.zeros(n)
    room_for = 4 * chunk + n // 4
    done_ids, done_s = np.zeros(room_for, dtype=np.int32), np.zeros(room_for)
    total = serve_all(
        of.ios, n, chunk, allocate.boxes(room_for, chunk), queues, of.tables, done_ids, done_s, answered_s
    )
    assert total == n
    return answered_s, queues


class Looped(NamedTuple):
    """What came of streams: when each row's I/O was answered at the host (0 if not), the stations and the tally."""

    answered_s: kernel.Floats
    queues: kernel.Queues
    tally: kernel.Tally
    status: int


def looped(of: Laid, plan: kernel.Schedule, serve_streams: Any = None, n_slots: int = 1024) -> Looped:
    """Streams served until the draws are used up or the schedule is."""
    n, behind = len(of.ios.begun), of.ios.behind_queues.shape[1]
    cursor = allocate.cursor(n, behind)
    cursor.used = cursor.used_behind = cursor.first_number = 0
    cursor.n_spare = n_slots - 1
    length_s = float(plan.starts_s[-1])
    slots, ios = allocate.slots(n_slots, 1), allocate.ios(n_slots, behind)
    queues, tally = allocate.queues(of.tables, 0.0, length_s, 20), allocate.tally(2, length_s, 20)
    answered_s = np.zeros(n)
    if serve_streams is None:
        status = kernel.serve_streams(
            of.draws, n, cursor, plan, of.tables, allocate.no_caches(1), ios, slots, queues, tally, answered_s
        )
    else:
        status = serve_streams(of.draws, n, cursor, plan, of.tables, ios, slots, queues, tally, answered_s)
    return Looped(answered_s, queues, tally, status)


def ran(
    net: StationNetwork, shape: Shape, plan: kernel.Schedule, *, seed: int = 1, n_slots: int = 1024
) -> kernel.Tally:
    """Streams as the product runs them, drawn a chunk at a time, to the end of their schedule."""
    tables, length_s = tables_of([net], [shape]), float(plan.starts_s[-1])
    behind = most_behind(tables)
    draws, cursor = allocate.draws(CHUNK, behind), allocate.cursor(CHUNK, behind)
    cursor.n_spare = n_slots - 1
    tally = allocate.tally(2, length_s, 20)
    rest = (tables, allocate.no_caches(1), allocate.ios(n_slots, behind), allocate.slots(n_slots, 1))
    queues, states = allocate.queues(tables, 0.0, length_s, 20), allocate.states(seed, 0)
    while kernel.run_streams(256, states, draws, cursor, plan, *rest, queues, tally, np.empty(0)) != kernel.FINISHED:
        pass
    return tally
