"""The kernels of every I/O in C, built on the fly and called with the very tables of the compiled Python."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any

import numpy as np

from stormsizer.discrete_event import kernel
from tests.benchmarks.suite.twins import pointer, struct, twin


@cache
def library() -> ctypes.CDLL:
    """The twin; both functions return ``int64_t``."""
    loaded = twin("every_io")
    for function in (loaded.serve_all, loaded.serve_streams):
        function.restype = ctypes.c_int64
    return loaded


def _tables(tables: kernel.Tables) -> Any:
    return struct(
        tables,
        n_tiers=tables.tiers.shape[1],
        n_stations=tables.stations.shape[1],
        has_links=int(tables.has_links),
        path_s=tables.path_s,
    )


def _ios(ios: kernel.Ios) -> Any:
    return struct(ios, most_behind=ios.behind_queues.shape[1])


def _queues(queues: kernel.Queues) -> Any:
    return struct(queues, n_buckets=queues.n_buckets, bucket_s=queues.bucket_s)


def serve_all(
    ios: kernel.Ios,
    n_ios: int,
    chunk: int,
    boxes: kernel.Boxes,
    queues: kernel.Queues,
    tables: kernel.Tables,
    done_ids: kernel.Indices,
    done_s: kernel.Floats,
    answered_s: kernel.Floats,
) -> int:
    """Serve I/Os that were laid out before, a chunk at a time, to the last."""
    parts = (
        _ios(ios),
        struct(boxes, capacity=boxes.at.shape[1], n_starts=boxes.starts.shape[1]),
        _queues(queues),
        _tables(tables),
    )
    of_ios, of_boxes, of_queues, of_tables = (ctypes.byref(part) for part in parts)
    done: int = library().serve_all(
        of_ios,
        ctypes.c_int64(n_ios),
        ctypes.c_int64(chunk),
        of_boxes,
        of_queues,
        of_tables,
        pointer(done_ids),
        pointer(done_s),
        pointer(answered_s),
    )
    return done


def serve_streams(
    draws: kernel.Draws,
    n_draws: int,
    cursor: kernel.Records,
    schedule: kernel.Schedule,
    tables: kernel.Tables,
    ios: kernel.Ios,
    slots: kernel.Slots,
    queues: kernel.Queues,
    tally: kernel.Tally,
    answered_s: kernel.Floats,
) -> int:
    """Serve streams that wait for their answers; see the kernel of the same name."""
    parts = (
        struct(draws),
        struct(
            schedule,
            n_steps=schedule.modes.shape[0],
            n_askers=schedule.shapes.shape[0],
            n_shapes=schedule.n_shapes,
        ),
        _tables(tables),
        _ios(ios),
        struct(slots, n_slots=slots.at.shape[0], n_askers=slots.wanted.shape[0]),
        _queues(queues),
        struct(
            tally,
            n_buckets=tally.bucket_sums_ns.shape[0],
            bucket_s=tally.bucket_s,
            length_s=tally.length_s,
            without=("response_s", "bits"),
        ),
    )
    of_draws, of_schedule, of_tables, of_ios, of_slots, of_queues, of_tally = (ctypes.byref(part) for part in parts)
    status: int = library().serve_streams(
        of_draws,
        ctypes.c_int64(n_draws),
        pointer(np.frombuffer(cursor, dtype=np.int64)),
        of_schedule,
        of_tables,
        of_ios,
        of_slots,
        of_queues,
        of_tally,
        pointer(answered_s),
        ctypes.c_int64(answered_s.shape[0]),
    )
    return status
