"""Empty tables for the kernel."""

import math

import numpy as np

from stormsizer.discrete_event import kernel
from stormsizer.storage.trace import Floats


def caches(lookups: kernel.Records, n_caches: int, n_blocks: int, n_slots: int) -> kernel.Caches:
    """Return cold caches; each row of ``lookups`` determines whether blocks are looked up."""
    return kernel.Caches(
        lookups=lookups,
        slot_of=np.full((n_caches, n_blocks), -1, dtype=np.int32),
        block_in=np.full((n_caches, n_slots), -1, dtype=np.int32),
        used=np.zeros((n_caches, n_slots), dtype=np.uint8),
        hands=np.zeros(n_caches, dtype=np.int64),
        outcomes=np.zeros(2, dtype=np.int64),
    )


def no_caches(n_askers: int) -> kernel.Caches:
    """Return caches that are represented by their hit rates, without block lookups."""
    return caches(np.zeros(n_askers, dtype=kernel.LOOKUP), 1, 1, 1)


def draws(n: int, most_behind: int) -> kernel.Draws:
    """Return a table for the draws of ``n`` I/Os."""
    return kernel.Draws(
        gaps=np.zeros(n),
        mixes=np.zeros(n),
        caches=np.zeros(n),
        routes=np.zeros(n),
        picks=np.zeros(2 * n, dtype=np.uint64),
        services=np.zeros(4 * n),
        behind=np.zeros(n * most_behind),
        behind_picks=np.zeros(n * most_behind, dtype=np.uint64),
    )


def states(seed: int, replication: int) -> kernel.Words:
    """Return an independent stream of random numbers for each purpose, shape (N_PURPOSES, 4)."""
    sequences = [np.random.SeedSequence(seed, spawn_key=(replication, i)) for i in range(kernel.N_PURPOSES)]
    return np.array([sequence.generate_state(4, np.uint64) for sequence in sequences])


def cursor(chunk: int, most_behind: int) -> kernel.Records:
    """Return the initial progress of a simulation that draws ``chunk`` I/Os at a time."""
    (before,) = np.zeros(1, dtype=kernel.CURSOR).view(np.recarray)
    before.used = chunk
    before.used_behind = chunk * most_behind
    before.first_number = -chunk
    before.step = -1
    return before


def ios(n: int, most_behind: int) -> kernel.Ios:
    """Return a table for ``n`` I/Os."""
    return kernel.Ios(
        begun=np.zeros(n),
        kinds=np.zeros(n, dtype=np.int32),
        turns=np.zeros(n, dtype=np.int32),
        queues=np.zeros((n, 4), dtype=np.int32),
        services=np.zeros((n, 4)),
        aside_s=np.zeros(n),
        hold_s=np.zeros(n),
        behind=np.zeros((n, 3), dtype=np.int32),
        behind_queues=np.zeros((n, most_behind), dtype=np.int32),
        behind_services=np.zeros((n, most_behind)),
    )


def queues(tables: kernel.Tables, from_s: float, length_s: float, n_buckets: int) -> kernel.Queues:
    """Return servers that are all free from ``from_s`` on."""
    n_stations = tables.stations.shape[1]
    return kernel.Queues(
        free=np.full(tables.pooled.shape[0], from_s),
        seen=np.zeros((n_stations, n_buckets + 2), dtype=kernel.SEEN),
        bucket=np.zeros(kernel.N_STAGES + 1, dtype=np.int64),
        bucket_s=length_s / n_buckets,
        n_buckets=n_buckets,
    )


def tally(n_kinds: int, length_s: float, n_buckets: int) -> kernel.Tally:
    """Return an empty tally."""
    response_s = np.zeros(1)
    return kernel.Tally(
        counts=np.zeros(n_kinds, dtype=np.int64),
        sums_ns=np.zeros(n_kinds, dtype=np.int64),
        longest_s=np.zeros(n_kinds),
        cells=np.zeros((n_kinds, kernel.N_CELLS), dtype=np.int64),
        bucket_sums_ns=np.zeros(n_buckets, dtype=np.int64),
        bucket_cells=np.zeros((n_buckets, kernel.N_CELLS), dtype=np.int32),
        response_s=response_s,
        bits=response_s.view(np.int64),
        bucket_s=length_s / n_buckets,
        length_s=length_s,
    )


def boxes(n: int, chunk: int) -> kernel.Boxes:
    """Return boxes with space for ``n`` I/Os at each stage, given that ``chunk`` I/Os start at a time."""
    return kernel.Boxes(
        at=np.zeros((kernel.N_STAGES, n)),
        ids=np.zeros((kernel.N_STAGES, n), dtype=np.int32),
        counts=np.zeros(kernel.N_STAGES, dtype=np.int64),
        starts=np.zeros((kernel.N_STAGES, max(64, chunk) + 1), dtype=np.int32),
        sorted_at=np.zeros(n),
        sorted_ids=np.zeros(n, dtype=np.int32),
    )


def slots(n: int, n_askers: int) -> kernel.Slots:
    """Return ``n`` slots (a power of two), all spare except that of the open source."""
    return kernel.Slots(
        at=np.full(n, math.inf),
        winners=_tournament(np.full(n, math.inf)),
        stages=np.full(n, kernel.ASKING, dtype=np.int32),
        askers=np.zeros(n, dtype=np.int32),
        numbers=np.zeros(n, dtype=np.int64),
        think_s=np.zeros(n),
        spare=np.arange(n - 1, -1, -1, dtype=np.int32),
        wanted=np.zeros(n_askers, dtype=np.int64),
        joining=np.zeros(n_askers, dtype=np.int64),
        leaving=np.zeros(n_askers, dtype=np.int64),
    )


def more_ios(few: kernel.Ios, n: int) -> kernel.Ios:
    """Return a copy of the I/Os with space for ``n`` I/Os."""
    more = ios(n, few.behind_queues.shape[1])
    for name in few._fields:
        old = getattr(few, name)
        getattr(more, name)[: len(old)] = old
    return more


def more_boxes(few: kernel.Boxes, n: int) -> kernel.Boxes:
    """Return a copy of the boxes with space for ``n`` I/Os each."""
    more = boxes(n, few.starts.shape[1] - 1)
    for old, new in ((few.at, more.at), (few.ids, more.ids)):
        new[:, : old.shape[1]] = old
    more.counts[:] = few.counts
    return more


def more_slots(few: kernel.Slots, n_spare: int, n: int) -> kernel.Slots:
    """Return a copy of the slots, ``n_spare`` of which are spare, extended to ``n`` with more spare slots."""
    old_n = len(few.at)
    more = slots(n, len(few.wanted))
    for name in ("at", "stages", "askers", "numbers", "think_s", "wanted", "joining", "leaving"):
        old = getattr(few, name)
        getattr(more, name)[: len(old)] = old
    more.spare[:n_spare] = few.spare[:n_spare]
    more.spare[n_spare : n_spare + n - old_n] = np.arange(n - 1, old_n - 1, -1)
    return more._replace(winners=_tournament(more.at))


def _tournament(at: Floats) -> kernel.Indices:
    """Return the earliest slot below each node; slot i is leaf n + i."""
    n = at.shape[0]
    winners = np.zeros(2 * n, dtype=np.int32)
    winners[n:] = np.arange(n)
    for node in range(n - 1, 0, -1):
        left, right = winners[2 * node], winners[2 * node + 1]
        winners[node] = right if at[right] < at[left] else left
    return winners
