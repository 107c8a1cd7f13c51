"""Input tables of the simulation: one calendar, and one station network with its degraded modes.

Tables are NumPy arrays of the records below; columns that refer to another table hold row numbers. Times are in seconds
from the calendar's start.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Records = Any
"""An array of records, or a single record."""

FROM_OFF, ROLLING, BESIDE, ON_ARRIVAL = range(4)
"""Effects of a sweep on its desktops: all go down at once and come up one after the other; only the desktops in
progress are down; no desktop is down; or desktops that were left off come up when a user arrives."""
SWEEPING, LOGGING_IN, STARTING_WORK, TESTING, AT_REST, WORKING, COPYING = range(7)
"""Kinds of populations: closed loops of sweeps, logins, start-of-day work and load tests; open streams of desktops at
rest, users at work, and copies."""

STATION = np.dtype(
    [("n_servers", "f8"), ("n_pooled", "i8"), ("burst_servers", "f8"), ("full_s", "f8"), ("credit_column", "i8")]
)
"""Number of servers of a station, and how many of them share a queue. A station with burst credits has
``burst_servers`` as long as credits are left; a full bucket holds ``full_s`` seconds of work, and its level is recorded
in ``credit_column`` after the stations' columns of the trace (-1 without credits)."""
COST = np.dtype(
    [
        ("work_s", "f8"),
        ("arrivals", "f8"),
        ("visits", "f8"),
        ("held_visits", "f8"),
        ("hold_s", "f8"),
        ("read_bytes", "f8"),
        ("written_bytes", "f8"),
    ]
)
"""Cost of one I/O at a station: work, visits that count as arrivals, visits that the I/O waits for, visits whose waits
count only beyond what the write buffer absorbs, seconds of waiting that the buffer absorbs, and bytes read from and
written to the station's servers."""
SHAPE = np.dtype(
    [("read_bytes", "f8"), ("write_bytes", "f8"), ("reads_here", "f8"), ("writes_here", "f8"), ("host_hit_s", "f8")]
)
"""I/O sizes of a shape on one array, shares of its reads and writes that reach that array, and response time of reads
that reach no array. Each shape has one row per array; tables refer to its first row, that of the main array."""
PATH = np.dtype([("host_s", "f8"), ("admitted_ios", "f8")])
"""Time between guest and controller when nothing waits, and maximum number of I/Os inside the controller at a time."""
LOOP = np.dtype([("think_s", "f8"), ("read_share", "f8"), ("io_shape", "i8"), ("cpu_ghz_s", "f8")])
"""A distinct closed loop: think time before an I/O, share of reads, I/O shape, and host CPU work per I/O in GHz·s, part
of the think time."""
HOST = np.dtype([("station", "i8"), ("ghz_per_core", "f8"), ("cpu_ratio", "f8"), ("burst_s", "f8")])
"""CPU of the hosts: its station (-1 if it is not modeled), clock rate, CPU that desktops use relative to fast storage,
and the length of a burst of a working desktop."""
LOAD = np.dtype(
    [
        ("work_s", "f8"),
        ("jobs", "f8"),
        ("squares", "f8"),
        ("visits", "f8"),
        ("held_visits", "f8"),
        ("hold_s", "f8"),
    ]
)
"""Mean cost of one I/O of a loop at a station; ``squares`` is half the second moment of its jobs."""

RATE = np.dtype([("reads_per_s", "f8"), ("writes_per_s", "f8"), ("io_shape", "i8")])
WORK = np.dtype([("ios", "f8"), ("outstanding", "f8"), ("loop", "i8"), ("clock_loop", "i8")])
"""A piece of work: its number of I/Os, how many are outstanding at a time, its loop, and the loop of the fixed-rate
writes that accompany it (-1 if none)."""
POOL = np.dtype(
    [
        ("n_desktops", "f8"),
        ("sessions", "f8"),
        ("up_at_start", "f8"),
        ("dedicated", "i8"),
        ("on_arrival_per_s", "f8"),
        ("idle_ghz", "f8"),
        ("active_ghz", "f8"),
        ("crowding", "f8"),
        ("idle", RATE),
        ("steady", RATE),
    ]
)
SWEEP = np.dtype(
    [
        ("pool", "i8"),
        ("starts_s", "f8"),
        ("n_slots", "f8"),
        ("starts_per_s", "f8"),
        ("effect", "i8"),
        ("desktop_share", "f8"),
        ("work", WORK),
    ]
)
LOGIN = np.dtype(
    [
        ("pool", "i8"),
        ("starts_s", "f8"),
        ("window_s", "f8"),
        ("bell", "i8"),
        ("guest_s", "f8"),
        ("login", WORK),
        ("start_of_day", WORK),
    ]
)
DEPARTURE = np.dtype([("pool", "i8"), ("starts_s", "f8"), ("window_s", "f8")])
INTERVAL = np.dtype([("starts_s", "f8"), ("ends_s", "f8"), ("rate", RATE)])
TEST = np.dtype([("starts_s", "f8"), ("ends_s", "f8"), ("pool", "i8"), ("work", WORK)])
MODE = np.dtype([("starts_s", "f8"), ("ends_s", "f8"), ("mode", "i8")])
"""Period in which the network is in a mode other than 0."""
OUTAGE = np.dtype([("starts_s", "f8"), ("ends_s", "f8")])


class Calendar(NamedTuple):
    """All scheduled work, independent of the array.

    ``factors`` (n_logins, j) is the work of each of ``j`` user groups of equal size, relative to the mean; ``changes``
    the ascending instants at which anything scheduled begins or ends; ``steps_s`` the shortest and the longest step of
    a storm; ``watch_s`` the start and end of the period in which each population's I/O is recorded.
    """

    length_s: float
    loops: Records
    pools: Records
    sweeps: Records
    logins: Records
    factors: Floats
    departures: Records
    intervals: Records
    tests: Records
    modes: Records
    outages: Records
    changes: Floats
    steps_s: Floats
    watch_s: Floats


class Network(NamedTuple):
    """The stations of all arrays in each mode; mode 0 is the healthy one. The last station is the host CPU, if modeled.

    Shapes: ``stations`` (n_modes, n_stations), ``costs`` (n_modes, n_shapes, 2, n_stations), ``base_s`` (n_modes,
    n_shapes, 2) response time of a read and a write when nothing waits, ``paths`` (n_modes, n_arrays), ``shapes``
    (n_shapes,), ``alone_s`` (n_modes, n_loops) time between two I/Os of a stream when nothing waits, and ``loads``
    (n_modes, n_stations, n_loops). ``host`` (1,) describes the host CPU.
    """

    stations: Records
    costs: Records
    base_s: Floats
    paths: Records
    shapes: Records
    alone_s: Floats
    loads: Records
    host: Records
