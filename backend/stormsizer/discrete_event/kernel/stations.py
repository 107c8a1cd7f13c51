"""Stations: each queue is first come, first served, so the end of a job is known when it arrives."""

import math

from stormsizer.discrete_event.kernel.compiling import inlined
from stormsizer.discrete_event.kernel.layout import DRIVE, Floats, Ios, Queues, Tables

FEW = 8
"""Maximum number of servers sharing a queue that are kept in sorted order; more are kept as a heap."""


@inlined
def take(free: Floats, first: int, n_pooled: int, at_s: float, service_s: float) -> float:
    """Serve the next I/O of a queue; return its start time.

    The servers that share the queue are sorted by when they are next free or, if there are many, form a heap.
    """
    start_s = max(at_s, free[first])
    ends_s = start_s + service_s
    if n_pooled <= FEW:
        for i in range(first + 1, first + n_pooled):
            other_s = free[i]
            free[i - 1] = min(other_s, ends_s)
            ends_s = max(other_s, ends_s)
        free[first + n_pooled - 1] = ends_s
        return float(start_s)
    i = 0
    child = 1
    while child < n_pooled:
        if child + 1 < n_pooled and free[first + child + 1] < free[first + child]:
            child += 1
        if free[first + child] >= ends_s:
            break
        free[first + i] = free[first + child]
        i = child
        child = 2 * i + 1
    free[first + i] = ends_s
    return float(start_s)


@inlined
def bucket_ends_s(queues: Queues, bucket: int) -> float:
    """Return the end of a bucket: the window's start for the lead-in, infinity after the window."""
    return math.inf if bucket > queues.n_buckets else bucket * queues.bucket_s


@inlined
def waits_now(queues: Queues, station: int, bucket: int, ends_s: float, at_s: float, start_s: float) -> float:
    """Return the part of a job's wait that falls in the bucket in which it arrives; add the rest to later buckets."""
    if start_s <= ends_s:
        return start_s - at_s
    last = min(queues.n_buckets + 1, int(start_s / queues.bucket_s) + 1)
    queues.seen[station, bucket + 1].begin_whole += 1.0
    queues.seen[station, last].begin_whole -= 1.0
    queues.seen[station, last].waited_s += start_s - (last - 1) * queues.bucket_s
    return ends_s - at_s


@inlined
def serve(
    queues: Queues,
    tables: Tables,
    first: int,
    station: int,
    bucket: int,
    ends_s: float,
    at_s: float,
    service_s: float,
) -> float:
    """Serve one job at one queue and record it; return its completion time."""
    start_s = take(queues.free, first, tables.pooled[first], at_s, service_s)
    queues.seen[station, bucket].waited_s += waits_now(queues, station, bucket, ends_s, at_s, start_s)
    queues.seen[station, bucket].work_s += service_s
    queues.seen[station, bucket].jobs += 1.0
    return float(start_s + service_s)


@inlined
def serve_at_drive(queues: Queues, tables: Tables, ios: Ios, j: int, bucket: int, ends_s: float, at_s: float) -> float:
    """Serve an I/O at the drives; return the time when a read has its block or a write has space in the buffer."""
    first = ios.queues[j, DRIVE]
    done_s = at_s
    b = ios.behind[j, 0] + ios.behind[j, 1]
    if first >= 0:
        if ios.behind[j, 2] == 0 and ios.hold_s[j] == math.inf:
            service_s = ios.services[j, DRIVE]
            return float(serve(queues, tables, first, tables.station_of[first], bucket, ends_s, at_s, service_s))
        done_s = max(at_s, queues.free[first] - ios.hold_s[j])
    for i in range(b, b + ios.behind[j, 2]):
        first = ios.behind_queues[j, i]
        serve(queues, tables, first, tables.station_of[first], bucket, ends_s, at_s, ios.behind_services[j, i])
    return done_s
