"""One host's share of a simulated calendar as esxtop would have measured it: machine by machine, with two decimals."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from io import BytesIO

import numpy as np

from stormsizer.storage.trace import Trace, integrals_at
from stormsizer_io.measurements import Clock, EntityKind, Floats, Series
from tests.files.importers.esxtop_files import write_esxtop

SAMPLE_S = 30.0


@dataclass(frozen=True)
class Recorded:
    """When a host was watched."""

    name: str
    starts_at: datetime
    ends_at: datetime


def esxtop_of(trace: Trace, calendar_starts_at: datetime, of: Recorded, n_machines: int, n_desktops: int) -> bytes:
    """Every machine has its storm at an instant of its own and does whole I/Os; together they follow the simulation."""
    from_s, to_s = ((at - calendar_starts_at).total_seconds() for at in (of.starts_at, of.ends_at))
    edges = np.arange(from_s, to_s + 1, SAMPLE_S)
    reads, writes, read_mb, write_mb, read_wait, write_wait = _amounts(trace, edges) / n_desktops
    read_bytes, write_bytes = 1e6 * _ratio(read_mb, reads), 1e6 * _ratio(write_mb, writes)
    random = np.random.default_rng(int(from_s))
    shares = shares_of(reads + writes, n_machines, random)
    read_ios, write_ios = (random.poisson(each * shares).astype(np.float64) for each in (reads, writes))
    lengths = np.diff(edges)
    clock = Clock(np.cumsum(lengths), lengths, of.starts_at)
    series = [
        Series(
            entity=f"W7-{n:03}:scsi0:0",
            kind=EntityKind.DISK,
            reads_iops=read_ios[n] / lengths,
            writes_iops=write_ios[n] / lengths,
            read_bytes_per_s=read_ios[n] * read_bytes * size_noise(read_ios[n], random) / lengths,
            write_bytes_per_s=write_ios[n] * write_bytes * size_noise(write_ios[n], random) / lengths,
            read_latency_s=_ratio(read_wait, reads) / 1e3,
            write_latency_s=_ratio(write_wait, writes) / 1e3,
            queue=np.full(lengths.size, np.nan),
        )
        for n in range(n_machines)
    ]
    out = BytesIO()
    write_esxtop(out, clock, series)
    return out.getvalue()


def _amounts(trace: Trace, edges: Floats) -> Floats:
    """(6, n) Of all desktops in each sample: reads, writes, megabytes of both, milliseconds that both waited."""
    names = ("reads_iops", "writes_iops", "read_mb_per_s", "write_mb_per_s")
    reads, writes, read_mb, write_mb = (trace.column(name) for name in names)
    waits = [np.nan_to_num(trace.column(f"host_{name}_latency_ms")) for name in ("read", "write")]
    rows = np.stack([reads, writes, read_mb, write_mb, reads * waits[0], writes * waits[1]])
    return np.asarray(np.maximum(np.diff(integrals_at(trace, edges, rows)), 0.0))


def shares_of(load: Floats, n_machines: int, random: np.random.Generator) -> Floats:
    """(n machines, n samples) How much more or less than the mean each machine does; the mean over machines is 1."""
    at = np.cumsum(load) / load.sum()
    own = random.permutation((np.arange(n_machines) + 0.5) / n_machines)
    shares = 0.2 + np.exp(-(((at - own[:, None]) / 0.05) ** 2))
    return np.asarray(shares / shares.mean(axis=0))


def size_noise(ios: Floats, random: np.random.Generator) -> Floats:
    """Mean I/O size of a sample relative to that of all: each differs by half, independently."""
    n = np.maximum(ios, 1.0)
    return np.asarray(random.gamma(4.0 * n, 1.0 / (4.0 * n)))


def _ratio(above: Floats, below: Floats) -> Floats:
    return np.divide(above, below, out=np.zeros_like(above), where=below > 0)


def hours(midnight: datetime, begins: float, ends: float) -> tuple[datetime, datetime]:
    """Two instants of a day."""
    return midnight + timedelta(hours=begins), midnight + timedelta(hours=ends)
