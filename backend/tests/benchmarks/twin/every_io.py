"""The kernels of every I/O in C, built on the fly and called with the very tables of the compiled Python."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import numpy as np

from stormsizer.every_io import kernel

SOURCE = Path(__file__).with_name("every_io.c")
FLAGS = ("-O3", "-march=native", "-ffp-contract=off", "-shared", "-fPIC")


def compiler() -> str | None:
    """The C compiler of this machine, if it has one."""
    return shutil.which("cc")


@cache
def library() -> ctypes.CDLL:
    """The twin, built into a directory that goes when the process ends."""
    target = Path(mkdtemp(prefix="twin-")) / "every_io.so"
    subprocess.run([compiler() or "cc", *FLAGS, "-o", str(target), str(SOURCE), "-lm"], check=True)
    loaded = ctypes.CDLL(str(target))
    for function in (loaded.serve_all, loaded.serve_streams):
        function.restype = ctypes.c_int64
    return loaded


def _struct(table: Any, scalars: Iterable[tuple[str, type[Any], float]], skip: tuple[str, ...] = ()) -> Any:
    """A C struct of pointers to a table's arrays, in their order, and of scalars after them."""
    arrays = [(name, value) for name, value in zip(table._fields, table, strict=True) if isinstance(value, np.ndarray)]
    kept = [(name, value) for name, value in arrays if name not in skip]
    rest = list(scalars)
    fields = [(name, ctypes.c_void_p) for name, _ in kept] + [(name, kind) for name, kind, _ in rest]
    made = type("Struct", (ctypes.Structure,), {"_fields_": fields})
    return made(*(value.ctypes.data for _, value in kept), *(value for _, _, value in rest))


def _n(name: str, value: int) -> tuple[str, type[Any], float]:
    return name, ctypes.c_int64, value


def _s(name: str, value: float) -> tuple[str, type[Any], float]:
    return name, ctypes.c_double, value


def _tables(tables: kernel.Tables) -> Any:
    return _struct(
        tables,
        [
            _n("n_tiers", tables.tiers.shape[1]),
            _n("n_stations", tables.stations.shape[1]),
            _n("has_links", int(tables.has_links)),
            _s("path_s", tables.path_s),
        ],
    )


def _ios(ios: kernel.Ios) -> Any:
    return _struct(ios, [_n("most_behind", ios.behind_queues.shape[1])])


def _queues(queues: kernel.Queues) -> Any:
    return _struct(queues, [_n("n_buckets", queues.n_buckets), _s("bucket_s", queues.bucket_s)])


def _ptr(array: Any) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


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
        _struct(boxes, [_n("capacity", boxes.at.shape[1]), _n("n_starts", boxes.starts.shape[1])]),
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
        _ptr(done_ids),
        _ptr(done_s),
        _ptr(answered_s),
    )
    return done


def serve_streams(
    draws: kernel.Draws,
    n_draws: int,
    stands: kernel.Ints,
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
        _struct(draws, []),
        _struct(
            schedule,
            [
                _n("n_steps", schedule.modes.shape[0]),
                _n("n_askers", schedule.shapes.shape[0]),
                _n("n_shapes", schedule.n_shapes),
            ],
        ),
        _tables(tables),
        _ios(ios),
        _struct(slots, [_n("n_slots", slots.at.shape[0]), _n("n_askers", slots.wanted.shape[0])]),
        _queues(queues),
        _struct(
            tally,
            [
                _n("n_buckets", tally.bucket_sums_ns.shape[0]),
                _s("bucket_s", tally.bucket_s),
                _s("length_s", tally.length_s),
            ],
            skip=("response_s", "bits"),
        ),
    )
    of_draws, of_schedule, of_tables, of_ios, of_slots, of_queues, of_tally = (ctypes.byref(part) for part in parts)
    status: int = library().serve_streams(
        of_draws,
        ctypes.c_int64(n_draws),
        _ptr(stands),
        of_schedule,
        of_tables,
        of_ios,
        of_slots,
        of_queues,
        of_tally,
        _ptr(answered_s),
        ctypes.c_int64(answered_s.shape[0]),
    )
    return status
