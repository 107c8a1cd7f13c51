"""``equilibrium.solve`` for several networks in parallel, so that one instruction processes several of them.

Every field of the records below has one number for each of up to ``LANES`` networks. The compiler vectorizes a loop
over lanes only if it reads few arrays, so each loop is a separate function. Flags are 0.0 or 1.0.
"""

import math
from typing import NamedTuple

import numpy as np

from stormsizer.storage.kernel.compiling import compiled, inlined
from stormsizer.storage.kernel.equilibrium import (
    LARGEST_MOVE,
    LARGEST_QUEUE_MOVE,
    MOST_QUEUE_STEPS,
    MOST_ROUNDS,
    QUEUE_LEAST,
    imbalance,
    loop_work,
    next_queue,
)
from stormsizer.storage.kernel.layout import Floats, Ints, Records
from stormsizer.storage.kernel.state import ON
from stormsizer.storage.kernel.stations import MOST_PASSING, pooled_wait, with_wait_s

LANES = 16
"""Maximum number of networks that are solved in parallel."""

_STATION = (
    "n_servers",
    "n_pooled",
    "queue",
    "wait_s",
    "service_s",
    "backlog_s",
    "open_work",
    "open_jobs",
    "open_squares",
    "spread",
    "before_s",
    "solving",
)
_LOOP = ("alone_s", "streams", "on", "elsewhere_s", "cycle_s")
_LOAD = ("work_s", "jobs", "squares", "visits", "held_visits", "hold_s")
_SCRATCH = (
    "waits",
    "slopes",
    "passing",
    "per_offered",
    "arriving",
    "falling",
    "low",
    "high",
    "going",
    "dt",
    "busy",
    "still",
    "work",
    "jobs",
    "squares",
)


class Block(NamedTuple):
    """Records with one lane per network.

    Shapes: ``stations`` (n_stations,), ``loops`` (n_loops,), ``loads`` (n_stations, n_loops), and ``scratch`` (1,), the
    scratch space. ``closed`` (n_loops,) lists the loops that have streams in any lane.
    """

    stations: Records
    loops: Records
    loads: Records
    scratch: Records
    closed: Ints


def begin_block(n_stations: int, n_loops: int) -> Block:
    """Return a block with empty lanes for networks of this size."""

    def kind(names: tuple[str, ...]) -> np.dtype[np.void]:
        return np.dtype([(name, "f8", (LANES,)) for name in names])

    return Block(
        stations=np.zeros(n_stations, dtype=kind(_STATION)),
        loops=np.zeros(n_loops, dtype=kind(_LOOP)),
        loads=np.zeros((n_stations, n_loops), dtype=kind(_LOAD)),
        scratch=np.zeros(1, dtype=kind(_SCRATCH)),
        closed=np.zeros(n_loops, dtype=np.int64),
    )


@compiled
def put_network(lane: int, stations: Records, alone_s: Floats, loads: Records, block: Block) -> None:
    """Copy one network's tables for its current mode into a lane."""
    for i in range(stations.shape[0]):
        block.stations[i].n_pooled[lane] = stations[i].n_pooled
        for c in range(alone_s.shape[0]):
            block.loads[i, c].work_s[lane] = loads[i, c].work_s
            block.loads[i, c].jobs[lane] = loads[i, c].jobs
            block.loads[i, c].squares[lane] = loads[i, c].squares
            block.loads[i, c].visits[lane] = loads[i, c].visits
            block.loads[i, c].held_visits[lane] = loads[i, c].held_visits
            block.loads[i, c].hold_s[lane] = loads[i, c].hold_s
    for c in range(alone_s.shape[0]):
        block.loops[c].alone_s[lane] = alone_s[c]


@inlined
def put_step(lane: int, dt: float, loops: Records, stations: Records, block: Block) -> None:
    """Copy one network's load for its next step into a lane."""
    block.scratch[0].busy[lane] = 1.0
    block.scratch[0].dt[lane] = dt
    for c in range(loops.shape[0]):
        block.loops[c].on[lane] = 1.0 if loops[c].state == ON else 0.0
        block.loops[c].streams[lane] = loops[c].streams
    for i in range(stations.shape[0]):
        here, station = block.stations[i], stations[i]
        here.n_servers[lane] = station.n_servers
        here.queue[lane] = station.queue
        here.wait_s[lane] = station.wait_s
        here.service_s[lane] = station.service_s
        here.backlog_s[lane] = station.backlog_s
        here.open_work[lane] = station.open_work
        here.open_jobs[lane] = station.open_jobs
        here.open_squares[lane] = station.open_squares


@inlined
def take_step(lane: int, stations: Records, block: Block) -> None:
    """Copy one network's solution back from its lane."""
    for i in range(stations.shape[0]):
        here, station = block.stations[i], stations[i]
        station.queue = here.queue[lane]
        station.wait_s = here.wait_s[lane]
        station.service_s = here.service_s[lane]


@compiled
def _set_waiting(n_lanes: int, here: Records, scratch: Records, most: int) -> None:
    """Set the mean wait, in units of service time, and its slope; ``most`` is the largest number of pooled servers."""
    if most == 1:
        for k in range(n_lanes):
            scratch.waits[k] = here.queue[k]
            scratch.slopes[k] = 1.0
        return
    for k in range(n_lanes):
        scratch.per_offered[k] = (1.0 + 1.0 / here.queue[k]) / here.n_pooled[k]
        scratch.passing[k] = 1.0
    for i in range(1, most + 1):
        for k in range(n_lanes):
            longer = 1.0 + i * scratch.per_offered[k] * scratch.passing[k]
            scratch.passing[k] = longer if i <= here.n_pooled[k] else scratch.passing[k]
    for k in range(n_lanes):
        queue, pooled, passing = here.queue[k], here.n_pooled[k], scratch.passing[k]
        in_services, slope = pooled_wait(pooled, queue, passing)
        in_services = in_services if queue > 0.0 else 0.0
        slope = slope if queue > 0.0 else 0.0
        in_services = in_services if passing <= MOST_PASSING else 0.0
        slope = slope if passing <= MOST_PASSING else 0.0
        scratch.waits[k] = queue if pooled == 1.0 else in_services
        scratch.slopes[k] = 1.0 if pooled == 1.0 else slope


@compiled
def _add_arrivals(n_lanes: int, here: Records, loop: Records, load: Records, scratch: Records) -> None:
    """Add the work that a loop brings to a station at its current queue, and how fast that work falls as waits grow."""
    for k in range(n_lanes):
        work, fall = loop_work(
            load.work_s[k],
            loop.streams[k],
            loop.elsewhere_s[k],
            load.visits[k],
            load.held_visits[k],
            load.hold_s[k],
            here.service_s[k] * here.spread[k] * scratch.waits[k],
        )
        scratch.arriving[k] += work
        scratch.falling[k] += fall


@compiled
def _improve_queue(n_lanes: int, here: Records, scratch: Records) -> None:
    """Take one step of Newton's method in every lane that is not solved yet."""
    for k in range(n_lanes):
        queue = here.queue[k]
        scale = here.service_s[k] * here.spread[k]
        excess, slope = imbalance(
            queue,
            here.n_servers[k],
            here.service_s[k],
            scale * scratch.waits[k],
            scale * scratch.slopes[k],
            scratch.dt[k],
            here.backlog_s[k],
            scratch.arriving[k],
            scratch.falling[k],
        )
        low = queue if excess < 0.0 else scratch.low[k]
        high = scratch.high[k] if excess < 0.0 else queue
        better = next_queue(queue, excess, slope, low, high)
        moved = abs(better - queue)
        going = scratch.going[k]
        scratch.low[k] = low
        scratch.high[k] = high
        here.queue[k] = better if going > 0.0 else queue
        going = going if moved > LARGEST_QUEUE_MOVE * better else 0.0
        scratch.going[k] = going if better >= QUEUE_LEAST else 0.0


@compiled
def _settle(
    n_lanes: int,
    i: int,
    stations: Records,
    loops: Records,
    loads: Records,
    closed: Ints,
    n_closed: int,
    scratch: Records,
) -> None:
    """Find the queue and wait of station ``i`` in the lanes that are being solved."""
    here = stations[i]
    most = 1
    for k in range(n_lanes):
        scratch.low[k] = 0.0
        scratch.high[k] = math.inf
        scratch.going[k] = here.solving[k]
        if here.solving[k] > 0.0:
            most = max(most, int(here.n_pooled[k]))
    for _ in range(MOST_QUEUE_STEPS):
        _set_waiting(n_lanes, here, scratch, most)
        for k in range(n_lanes):
            scratch.arriving[k] = here.open_work[k]
            scratch.falling[k] = 0.0
        for n in range(n_closed):
            _add_arrivals(n_lanes, here, loops[closed[n]], loads[i, closed[n]], scratch)
        _improve_queue(n_lanes, here, scratch)
        going = 0.0
        for k in range(n_lanes):
            going += scratch.going[k]
        if going == 0.0:
            break
    for k in range(n_lanes):
        if here.solving[k] > 0.0 and here.queue[k] < QUEUE_LEAST:
            here.queue[k] = 0.0
    _set_waiting(n_lanes, here, scratch, most)
    for k in range(n_lanes):
        waited_s = here.service_s[k] * here.spread[k] * scratch.waits[k]
        here.wait_s[k] = waited_s if here.solving[k] > 0.0 else here.wait_s[k]


@compiled
def _add_wait(n_lanes: int, here: Records, load: Records, loop: Records) -> None:
    """Add the wait at one station to the cycle of one loop."""
    for k in range(n_lanes):
        loop.cycle_s[k] = with_wait_s(
            loop.cycle_s[k], load.visits[k], load.held_visits[k], load.hold_s[k], here.wait_s[k]
        )


@compiled
def _add_load(n_lanes: int, here: Records, loop: Records, load: Records, scratch: Records) -> None:
    """Add one loop's load to a station's sums, and set the loop's cycle time without the waits at that station."""
    for k in range(n_lanes):
        per_s = loop.streams[k] / loop.cycle_s[k]
        scratch.work[k] += per_s * load.work_s[k]
        scratch.jobs[k] += per_s * load.jobs[k]
        scratch.squares[k] += per_s * load.squares[k]
        here_s = with_wait_s(0.0, load.visits[k], load.held_visits[k], load.hold_s[k], here.wait_s[k])
        loop.elsewhere_s[k] = loop.cycle_s[k] - here_s


@compiled
def _prepare(n_lanes: int, here: Records, scratch: Records) -> None:
    """Set a station's mean service time and spread, and flag the lanes that have something to solve."""
    for k in range(n_lanes):
        work, jobs, busy = scratch.work[k], scratch.jobs[k], scratch.busy[k]
        asked = 1.0 if work > 0.0 else 0.0
        asked = asked if jobs > 0.0 else 0.0
        service_s = work / jobs
        spread = (scratch.squares[k] / work) * (jobs / work)
        here.spread[k] = spread if asked > 0.0 else 1.0
        here.service_s[k] = service_s if asked * busy > 0.0 else here.service_s[k]
        rests = 0.0 if here.backlog_s[k] > 0.0 else 1.0 - asked
        here.solving[k] = busy * (1.0 - rests)
        here.before_s[k] = here.wait_s[k]
        here.wait_s[k] = 0.0 if busy * rests > 0.0 else here.wait_s[k]
        here.queue[k] = 0.0 if busy * rests > 0.0 else here.queue[k]


@compiled
def _note_moves(n_lanes: int, here: Records, loop: Records, load: Records, scratch: Records) -> None:
    """Clear ``still`` in lanes whose waits are still changing."""
    for k in range(n_lanes):
        moved_s = abs(here.wait_s[k] - here.before_s[k])
        weight = load.visits[k] + load.held_visits[k]
        still = 0.0 if weight * moved_s > LARGEST_MOVE * loop.elsewhere_s[k] else scratch.still[k]
        scratch.still[k] = still if here.solving[k] * loop.on[k] > 0.0 else scratch.still[k]


@compiled
def _list_closed(n_lanes: int, loops: Records, closed: Ints) -> int:
    """List the loops that have streams in any lane; return their number."""
    n_closed = 0
    for c in range(loops.shape[0]):
        on = 0.0
        for k in range(n_lanes):
            on += loops[c].on[k]
        if on > 0.0:
            closed[n_closed] = c
            n_closed += 1
    return n_closed


@compiled
def _balance(n_lanes: int, i: int, block: Block, scratch: Records, n_closed: int) -> None:
    """Balance one station, given the waits at all others."""
    stations, loops, loads, closed = block.stations, block.loops, block.loads, block.closed
    here = stations[i]
    for k in range(n_lanes):
        scratch.work[k] = here.open_work[k]
        scratch.jobs[k] = here.open_jobs[k]
        scratch.squares[k] = here.open_squares[k]
    for n in range(n_closed):
        c = closed[n]
        for k in range(n_lanes):
            loops[c].cycle_s[k] = loops[c].alone_s[k]
        for j in range(stations.shape[0]):
            _add_wait(n_lanes, stations[j], loads[j, c], loops[c])
        _add_load(n_lanes, here, loops[c], loads[i, c], scratch)
    _prepare(n_lanes, here, scratch)
    solving = 0.0
    for k in range(n_lanes):
        solving += here.solving[k]
    if solving == 0.0:
        return
    _settle(n_lanes, i, stations, loops, loads, closed, n_closed, scratch)
    for n in range(n_closed):
        _note_moves(n_lanes, here, loops[closed[n]], loads[i, closed[n]], scratch)


@compiled
def solve_lanes(n_lanes: int, block: Block) -> None:
    """Find the throughput, waits and utilization of one step in every lane that is busy.

    The algorithm is that of ``equilibrium.solve``. A lane whose waits no longer change pauses until all others are
    solved.
    """
    scratch = block.scratch[0]
    n_closed = _list_closed(n_lanes, block.loops, block.closed)
    for _ in range(MOST_ROUNDS):
        for k in range(n_lanes):
            scratch.still[k] = 1.0
        for i in range(block.stations.shape[0]):
            _balance(n_lanes, i, block, scratch, n_closed)
        busy = 0.0
        for k in range(n_lanes):
            scratch.busy[k] = 0.0 if scratch.still[k] > 0.0 else scratch.busy[k]
            busy += scratch.busy[k]
        if busy == 0.0:
            break
