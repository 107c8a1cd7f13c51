"""Tables that a simulation writes to.

Compiled code allocates no arrays. If a table might be too short for the next step, the compiled loop returns, Python
doubles the table, and the loop resumes from the state in which it stopped.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stormsizer.storage.kernel.compiling import compiled, inlined
from stormsizer.storage.kernel.layout import Calendar, Floats, Network, Records
from stormsizer.storage.kernel.state import AHEAD, State, is_change
from stormsizer.storage.kernel.trace import n_columns

HISTORY = np.dtype([("at_s", "f8"), ("started", "f8"), ("progress_ios", "f8")])
"""A row of a login storm's history: an instant, the number of users who have begun to log in by then, and the I/Os that
a login in progress since the start of the storm would have completed by then."""
ASKED = np.dtype(
    [
        ("at_s", "f8"),
        ("lasts_s", "f8"),
        ("mode", "i8"),
        ("kind", "i8"),
        ("owner", "i8"),
        ("by_clock", "i8"),
        ("io_shape", "i8"),
        ("streams", "f8"),
        ("think_s", "f8"),
        ("cpu_wait_s", "f8"),
        ("read_share", "f8"),
        ("reads_per_s", "f8"),
        ("writes_per_s", "f8"),
        ("read_s", "f8"),
        ("write_s", "f8"),
        ("elsewhere_s", "f8"),
    ]
)
"""I/O of one population in one step of the watched period; ``owner`` is a row number in the table for its kind, and the
think time includes the wait for the host CPU. A closed loop's I/O takes ``elsewhere_s`` on other arrays, on average."""


class Rows(NamedTuple):
    """Tables that the simulation writes to, with spare rows; ``State.clock`` contains the number of rows in use.

    ``starts_s`` (n,) has the step starts, ``values`` (n, n_columns) the trace, ``histories`` (n,) the histories of all
    logins, ``asked`` (n,) the I/O of each population, and ``asked_waits_s`` (n, n_stations) the wait of each of its
    jobs at each station.
    """

    starts_s: Floats
    values: Floats
    histories: Records
    asked: Records
    asked_waits_s: Floats


NOTHING, STEPS, HISTORIES, ASKED_ROWS = range(4)
"""Table that was full when the compiled loop returned; ``NOTHING`` means that the calendar is over."""
N_STEPS, N_HISTORIES = 16384, 4096
FIRST_HISTORY_ROOM = 1024
"""Initial number of rows for a login's history."""


def begin_rows(network: Network, lanes: tuple[int, ...] = ()) -> Rows:
    """Return empty tables to write to."""
    n_stations = network.stations.shape[-1]
    first = network.stations[..., 0, :]
    return Rows(
        starts_s=np.empty((*lanes, N_STEPS)),
        values=np.empty((*lanes, N_STEPS, n_columns(first, network.paths.shape[-1]))),
        histories=np.empty((*lanes, N_HISTORIES), dtype=HISTORY),
        asked=np.empty((*lanes, 0), dtype=ASKED),
        asked_waits_s=np.empty((*lanes, 0, n_stations)),
    )


def with_room(rows: Rows, full: int, most_asked: int) -> Rows:
    """Return the same rows, with more space in the table that is full."""
    axis = rows.starts_s.ndim - 1
    if full == STEPS:
        return rows._replace(starts_s=_doubled(rows.starts_s, axis), values=_doubled(rows.values, axis))
    if full == HISTORIES:
        return rows._replace(histories=_doubled(rows.histories, axis))
    return rows._replace(
        asked=_doubled(rows.asked, axis, most_asked), asked_waits_s=_doubled(rows.asked_waits_s, axis, most_asked)
    )


def _doubled(table: NDArray[Any], axis: int, at_least: int = 0) -> NDArray[Any]:
    """Return a table that is twice as long along one axis and has at least ``at_least`` rows."""
    n_rows = table.shape[axis]
    shape = (*table.shape[:axis], max(2 * n_rows, at_least), *table.shape[axis + 1 :])
    larger = np.empty(shape, dtype=table.dtype)
    larger[(*(slice(None),) * axis, slice(n_rows))] = table
    return larger


@compiled
def most_asked(calendar: Calendar) -> int:
    """Return the maximum number of populations that one step can record."""
    of_loops = 2 * (calendar.sweeps.shape[0] + 2 * calendar.logins.shape[0] + calendar.tests.shape[0])
    return int(of_loops + 2 * calendar.pools.shape[0] + calendar.intervals.shape[0])


@inlined
def full_table(calendar: Calendar, state: State, rows: Rows) -> int:
    """Return the table that might be too short for the next step, or ``NOTHING``."""
    clock = state.clock[0]
    if clock.n_steps == rows.starts_s.shape[0]:
        return STEPS
    history_used = clock.history_used
    for k in range(state.active.counts[0].logins):
        login = state.logins[state.active.logins[k]]
        if login.length == login.room:
            history_used += 2 * login.room
    if is_change(calendar, clock):
        for s in range(calendar.logins.shape[0]):
            if state.logins[s].state == AHEAD and calendar.logins[s].starts_s <= clock.at_s:
                history_used += FIRST_HISTORY_ROOM
    if history_used > rows.histories.shape[0]:
        return HISTORIES
    if clock.at_s < calendar.watch_s[1] and clock.n_asked + most_asked(calendar) > rows.asked.shape[0]:
        return ASKED_ROWS
    return NOTHING


@inlined
def rows_of(rows: Rows, k: int) -> Rows:
    """Return the tables of network ``k``."""
    return Rows(rows.starts_s[k], rows.values[k], rows.histories[k], rows.asked[k], rows.asked_waits_s[k])
