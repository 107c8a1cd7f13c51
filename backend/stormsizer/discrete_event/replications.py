"""Replications of one window, on one core or many."""

import os
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from threading import Event

import numpy as np

from stormsizer.discrete_event import allocate, kernel
from stormsizer.discrete_event.schedule import Asking
from stormsizer.discrete_event.tables import most_behind

CHUNK = 4_096
"""Number of I/Os drawn at a time; their data stays in a core's level-2 cache."""
CHUNKS_PER_CALL = 16
"""Number of chunks after which a replication checks for cancellation, a few dozen times per second."""
TOLD_EVERY_S = 0.5


@dataclass(frozen=True)
class Replication:
    """Results of one replication; ``found`` counts cache misses and hits."""

    tally: kernel.Tally
    seen: kernel.Records
    found: kernel.Ints


@dataclass(frozen=True)
class Window:
    """Shared inputs of all replications of a window.

    ``warmed`` returns a replication's caches in their long-run state.
    """

    asking: Asking
    tables: kernel.Tables
    warmed: Callable[[int], kernel.Caches]
    length_s: float
    n_buckets: int
    chunk: int = CHUNK

    @property
    def n_kinds(self) -> int:
        """Number of rows in the tally: reads and writes of each activity."""
        return 2 * len(self.asking.activities)


class _Stopped(Exception):  # noqa: N818 - not an error: the result is no longer needed
    pass


def replicate(
    window: Window, seed: int, n_replications: int, n_cores: int | None, progress: Callable[[float], None]
) -> tuple[Replication, ...]:
    """Simulate all replications; return them in order, the same for any number of cores.

    ``progress`` is called with the completed fraction about twice a second, in the calling thread; an exception cancels
    the simulation.
    """
    shares = [0.0] * n_replications
    stop = Event()

    def one(i: int) -> Replication:
        def tell(share: float) -> None:
            shares[i] = share
            if stop.is_set():
                raise _Stopped

        return _replication(window, seed, i, tell)

    with ThreadPoolExecutor(n_cores or os.cpu_count() or 1) as pool:
        running: list[Future[Replication]] = [pool.submit(one, i) for i in range(n_replications)]
        try:
            pending = set(running)
            while pending:
                _, pending = wait(pending, timeout=TOLD_EVERY_S)
                progress(sum(shares) / n_replications)
            return tuple(each.result() for each in running)
        except BaseException:
            stop.set()
            for each in running:
                each.cancel()
            raise


def _replication(window: Window, seed: int, number: int, tell: Callable[[float], None]) -> Replication:
    tell(0.0)
    caches = window.warmed(number)
    queues = allocate.queues(window.tables, -window.asking.lead_in_s, window.length_s, window.n_buckets)
    tally = allocate.tally(window.n_kinds, window.length_s, window.n_buckets)
    states = allocate.states(seed, number)
    simulate = _open if window.asking.is_open else _streams
    simulate(window, states, caches, queues, tally, tell)
    return Replication(tally, queues.seen, caches.outcomes)


def _share(window: Window, at_s: float) -> float:
    lead_in_s = window.asking.lead_in_s
    return min(1.0, max(0.0, (at_s + lead_in_s) / (window.length_s + lead_in_s)))


def _open(
    window: Window,
    states: kernel.Words,
    caches: kernel.Caches,
    queues: kernel.Queues,
    tally: kernel.Tally,
    tell: Callable[[float], None],
) -> None:
    chunk, behind = window.chunk, most_behind(window.tables)
    draws, cursor = allocate.draws(chunk, behind), allocate.cursor(chunk, behind)
    cursor.step = 0
    clock_s = np.array([-window.asking.lead_in_s])
    ios, spare, boxes = (
        allocate.ios(2 * chunk, behind),
        allocate.ios(2 * chunk, behind),
        allocate.boxes(2 * chunk, chunk),
    )
    done_ids, done_s = np.zeros(2 * chunk, dtype=np.int32), np.zeros(2 * chunk)
    status = kernel.DRAWN
    while status != kernel.FINISHED:
        status = kernel.run_open(
            CHUNKS_PER_CALL,
            states,
            draws,
            cursor,
            clock_s,
            window.asking.schedule,
            window.tables,
            caches,
            ios,
            spare,
            boxes,
            queues,
            tally,
            done_ids,
            done_s,
        )
        if status == kernel.NO_SLOT:
            n = 2 * len(done_s)
            ios, spare, boxes = allocate.more_ios(ios, n), allocate.ios(n, behind), allocate.more_boxes(boxes, n)
            done_ids, done_s = np.zeros(n, dtype=np.int32), np.zeros(n)
        tell(_share(window, float(clock_s[0])))


def _streams(
    window: Window,
    states: kernel.Words,
    caches: kernel.Caches,
    queues: kernel.Queues,
    tally: kernel.Tally,
    tell: Callable[[float], None],
) -> None:
    chunk, behind = window.chunk, most_behind(window.tables)
    draws, cursor = allocate.draws(chunk, behind), allocate.cursor(chunk, behind)
    n_slots = 2 ** max(6, (window.asking.most_streams + 64).bit_length())
    slots, ios = allocate.slots(n_slots, len(window.asking.askers)), allocate.ios(n_slots, behind)
    cursor.n_spare = n_slots - 1
    status = kernel.DRAWN
    while status != kernel.FINISHED:
        status = kernel.run_streams(
            CHUNKS_PER_CALL,
            states,
            draws,
            cursor,
            window.asking.schedule,
            window.tables,
            caches,
            ios,
            slots,
            queues,
            tally,
            np.empty(0),
        )
        if status == kernel.NO_SLOT:
            n = 2 * len(slots.at)
            slots, ios = allocate.more_slots(slots, int(cursor.n_spare), n), allocate.more_ios(ios, n)
            cursor.n_spare += n // 2
        tell(_share(window, float(slots.at[slots.winners[1]])))


def merged(replications: tuple[Replication, ...]) -> Replication:
    """Return all replications merged: sums of the counts and totals, and the longest response times."""
    first = replications[0].tally
    tables = {
        name: sum(getattr(each.tally, name) for each in replications)
        for name in ("counts", "sums_ns", "cells", "bucket_sums_ns", "bucket_cells")
    }
    longest_s = np.max([each.tally.longest_s for each in replications], axis=0)
    return Replication(
        tally=first._replace(longest_s=longest_s, **tables),
        seen=np.sum([each.seen.view(np.float64) for each in replications], axis=0).view(kernel.SEEN),
        found=np.sum([each.found for each in replications], axis=0),
    )
