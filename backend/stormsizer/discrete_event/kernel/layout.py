"""Tables of the discrete-event simulation. Times are in seconds from the window's start."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Indices = NDArray[np.int32]
Words = NDArray[np.uint64]
Records = Any
"""An array of records, or a single record."""

GAPS, MIXES, CACHES, ROUTES, PICKS, SERVICES, BEHIND, BEHIND_PICKS = range(8)
"""Purposes of random streams."""
N_PURPOSES = 8
LINK, PORT, CPU, DRIVE = range(4)
"""Kinds of stations: the columns of an I/O's queues and services."""
LINK_OUT, PORT_IN, AT_CPU, AT_DRIVE, PORT_OUT, LINK_IN, ASKING = range(7)
"""Stages in the order in which an I/O reaches them, and ``ASKING`` for a stream that is about to issue an I/O."""
N_STAGES = 6
TO_DRIVE, TO_PORT, ANSWERED = range(3)
"""Where an I/O goes after the CPU."""
DRAWN, FINISHED, NO_SLOT = range(3)
"""Status at the end of a call: the draws are used up, the window is over, or a table is full."""

ROUTE = np.dtype(
    [
        ("cold", "f8"),
        ("cached", "f8"),
        ("hit_s", "f8"),
        ("link_s", "f8"),
        ("port_s", "f8"),
        ("cpu_s", "f8"),
        ("behind_port", "f8"),
        ("behind_cpu", "f8"),
    ]
)
"""Share of reads that no cache can serve, and share of the others that a cache serves; duration of a cache hit; service
times at link, port and CPU; number of an I/O's background jobs at ports and CPU."""
TIER = np.dtype(
    [
        ("upto", "f8"),
        ("awaited", "f8"),
        ("awaited_s", "f8"),
        ("behind_drive", "f8"),
        ("behind_s", "f8"),
        ("hold_s", "f8"),
    ]
)
"""Cumulative share of the I/Os up to and including this tier; share of the tier's I/Os that wait for a drive, and their
service time; number of background drive jobs of the other I/Os, and their service time; and how much of a drive's
backlog the write buffer hides."""
STATION = np.dtype([("first", "i8"), ("n_queues", "i8"), ("n_pooled", "i8")])
"""First server of a station, its number of queues, and its number of servers per queue."""
LOOKUP = np.dtype(
    [
        ("exact", "f8"),
        ("shared", "f8"),
        ("shared_first", "f8"),
        ("shared_blocks", "f8"),
        ("private_first", "f8"),
        ("private_blocks", "f8"),
    ]
)
"""Whether blocks are looked up; share of reads that go to the image's blocks; first number and count of the image's
blocks and of the private blocks."""
SEEN = np.dtype([("waited_s", "f8"), ("begin_whole", "f8"), ("work_s", "f8"), ("jobs", "f8")])
"""Sums for one station in one time bucket: seconds waited; change in the number of jobs that wait through whole
buckets; work; and jobs."""
CURSOR = np.dtype(
    [
        ("used", "i8"),
        ("used_behind", "i8"),
        ("first_number", "i8"),
        ("step", "i8"),
        ("n_carried", "i8"),
        ("n_spare", "i8"),
        ("begun", "i8"),
    ]
)
"""Progress of a simulation: draws used, draws used for background jobs, number of the first draw, step, I/Os in
progress, spare slots, and whether the open source has started."""

CELL_BITS = 45
"""Number of mantissa bits of a float that a histogram ignores, which leaves 2^7 cells per octave."""
LEAST_S, MOST_S = 2.0**-20, 2.0**12
FIRST_CELL = (1023 - 20) << 7
N_CELLS = 32 << 7


class Draws(NamedTuple):
    """Random numbers for a chunk of I/Os, one row per I/O in the order in which they begin.

    Attributes
    ----------
    gaps
        Exponential with mean 1: think time, or time to the next arrival.
    mixes, caches, routes
        Uniform on [0, 1): which population issues a read or a write; whether a cache has the block; otherwise, which
        tier has it and whether the I/O waits for a drive.
    picks
        Shape (n, 2), 64 random bits each: to choose CPU and port, and drive and link.
    services
        Shape (n, 4), exponential with mean 1: at link, port, CPU and drive.
    behind, behind_picks
        Shape (m,): exponential with mean 1, and 64 random bits, for background jobs in order; enough for n I/Os.
    """

    gaps: Floats
    mixes: Floats
    caches: Floats
    routes: Floats
    picks: Words
    services: Floats
    behind: Floats
    behind_picks: Words


class Tables(NamedTuple):
    """The station network: what I/Os need at each station, and the servers.

    ``routes`` (k,) and ``tiers`` (k, n_tiers) have a row per mode, shape and operation; ``stations`` (n_modes,
    n_stations); ``pooled`` and ``station_of`` (n_servers,) give for a queue's first server how many servers share
    the queue and which station it belongs to.
    """

    routes: Records
    tiers: Records
    stations: Records
    pooled: Indices
    station_of: Indices
    path_s: float
    has_links: bool


class Ios(NamedTuple):
    """I/Os with all their visits, by position.

    ``queues`` and ``services`` (n, 4) have one column per kind of station. ``queues[:, DRIVE]`` is the drive that a
    read waits for, or the one whose backlog a write sees; −1 if there is none. ``behind`` (n, 3) counts the background
    jobs at ports, CPU and drives; a row of ``behind_queues`` and of ``behind_services`` has their queues and services
    in that order. ``aside_s`` is the delay of a cache hit, ``hold_s`` the backlog that the write buffer hides, and
    ``kinds`` the row in the tally.
    """

    begun: Floats
    kinds: Indices
    turns: Indices
    queues: Indices
    services: Floats
    aside_s: Floats
    hold_s: Floats
    behind: Indices
    behind_queues: Indices
    behind_services: Floats


class Queues(NamedTuple):
    """Servers, and statistics about the stations.

    ``free`` (n_servers,) is when each server is next free; servers that share a queue form a heap. ``seen``
    (n_stations, n_buckets + 2) has the buckets of the window, plus one before and one after it. ``bucket`` (N_STAGES +
    1,) is the bucket that each stage, and the whole simulation, has reached.
    """

    free: Floats
    seen: Records
    bucket: Ints
    bucket_s: float
    n_buckets: int


class Tally(NamedTuple):
    """Response times by kind (activity and operation) and by time bucket.

    Shapes: ``counts``, ``sums_ns`` and ``longest_s`` (n_kinds,), ``cells`` (n_kinds, N_CELLS), ``bucket_sums_ns``
    (n_buckets,) and ``bucket_cells`` (n_buckets, N_CELLS). Sums are in whole nanoseconds, so the order of addition does
    not matter.
    """

    counts: Ints
    sums_ns: Ints
    longest_s: Floats
    cells: Ints
    bucket_sums_ns: Ints
    bucket_cells: Indices
    response_s: Floats
    bits: Ints
    bucket_s: float
    length_s: float


class Boxes(NamedTuple):
    """I/Os heading for each stage (N_STAGES, capacity), with scratch space for sorting.

    ``starts`` (N_STAGES, n_cells + 1) counts the I/Os of each box by time cell; the last cell is for all later I/Os.
    """

    at: Floats
    ids: Indices
    counts: Ints
    starts: Indices
    sorted_at: Floats
    sorted_ids: Indices


class Caches(NamedTuple):
    """One CLOCK cache per controller; blocks are numbered consecutively.

    ``slot_of`` (n_caches, n_blocks), ``block_in`` and ``used`` (n_caches, n_slots), ``hands`` (n_caches,);
    ``lookups`` has a row per asker and ``outcomes`` counts misses and hits.
    """

    lookups: Records
    slot_of: Indices
    block_in: Indices
    used: NDArray[np.uint8]
    hands: Ints
    outcomes: Ints


class Slots(NamedTuple):
    """Thinking streams and I/Os in progress, each with the instant of its next arrival at any station.

    ``at`` (n_slots,) has a power of two as its length; ``winners`` (2·n_slots,) is the tournament tree: the earliest of
    the slots below each node. ``stages``, ``askers``, ``numbers`` and ``think_s`` describe the I/O in progress. Slot 0
    is the open source, which issues I/Os regardless of responses. ``spare`` (n_slots,) is a stack of unused slots.
    ``wanted``, ``joining`` and ``leaving`` are, per asker, the numbers of streams wanted, still to join and still to
    leave.
    """

    at: Floats
    winners: Indices
    stages: Indices
    askers: Indices
    numbers: Ints
    think_s: Floats
    spare: Indices
    wanted: Ints
    joining: Ints
    leaving: Ints


class Schedule(NamedTuple):
    """The load of every population, step by step.

    ``starts_s`` (n_steps + 1,) and ``modes`` (n_steps,) are per step. ``n_streams``, ``think_s`` and ``read_share`` of
    closed loops are per step and asker. ``open_rate`` of all open streams is per step; ``open_upto`` (n_steps, 2·n) has
    the cumulative shares of their reads and writes, alternating. ``shapes``, ``to_array`` and ``host_hit_s`` are per
    asker.
    """

    starts_s: Floats
    modes: Ints
    n_streams: Ints
    think_s: Floats
    read_share: Floats
    open_rate: Floats
    open_upto: Floats
    shapes: Ints
    to_array: Floats
    host_hit_s: Floats
    activities: Ints
    n_shapes: int
