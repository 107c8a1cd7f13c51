"""The compiled heart of the simulation of every I/O: draws, routes, queues, histograms.

All kernels that call one another stand in this one file, because Numba's cache of compiled code does not notice an
edit in another file. Arrays are float64 and int64 unless a table says otherwise. Times are in seconds from the
window's start; what happens before it is the lead-in.

An I/O goes one way through at most four stations: a write by the hosts' links, the ports, the CPU, and from there to
the drives behind its answer; a read by the CPU, a cache or a drive, the ports and the hosts' links. Every queue is
first come, first served, so the instant at which an I/O leaves is known when it arrives. Two ways through follow:

``serve_chunk``
    Where nobody waits for an answer before asking again, station after station works through a chunk of I/Os in order
    of arrival. There is no event list.
``serve_streams``
    Where streams do, a tournament holds one pending instant for each stream and each I/O under way: the next arrival
    anywhere. A visit replaces it with the departure.

Both do the same to the same I/Os. A third, general list of events is not needed: there are no priorities and no
preemption, and a write that finds the protected memory full waits for what its drive is behind, which is known too.
"""

import math
from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Indices = NDArray[np.int32]
Words = NDArray[np.uint64]

_COMPILED: dict[str, Any] = {"cache": True, "nogil": True, "_nrt": False}
"""Kernels make no arrays, so that nothing needs counting of who still uses one: that took most of the time."""
_INLINED: dict[str, Any] = {**_COMPILED, "forceinline": True}

# purposes of random streams
GAPS, MIXES, CACHES, ROUTES, PICKS, SERVICES, BEHIND, BEHIND_PICKS = range(8)
N_PURPOSES = 8
# columns of what an I/O brings to each kind of station
LINK, PORT, CPU, DRIVE = range(4)
# stages in the order in which an I/O reaches them; a stream that is about to ask stands before all of them
LINK_OUT, PORT_IN, AT_CPU, AT_DRIVE, PORT_OUT, LINK_IN, ASKING = range(7)
N_STAGES = 6
# where an I/O turns after the CPU
TO_DRIVE, TO_PORT, ANSWERED = range(3)
# columns of `routes`: shares of reads that no cache can serve, and of the others that find their block; seconds of a
# cache hit and of the service at link, port and CPU; jobs behind an I/O's back at ports and CPU
COLD, CACHED, HIT_S, LINK_S, PORT_S, CPU_S, BEHIND_PORT, BEHIND_CPU = range(8)
N_ROUTE = 8
# columns of `tiers`: share of the I/Os up to and with this tier, share of them that wait for a drive and for how long,
# drive jobs behind the back of the others and their length, seconds of a drive's backlog that the buffer hides
UPTO, AWAITED, AWAITED_S, BEHIND_DRIVE, BEHIND_S, HOLD_S = range(6)
N_OF_TIER = 6
# columns of `stations`: first server, number of queues, servers that share each
FIRST, N_QUEUES, N_POOLED = range(3)
# columns of `lookups`: whether blocks are looked up, share of the image's, and where its and the private blocks lie
EXACT, SHARED, SHARED_FIRST, SHARED_BLOCKS, PRIVATE_FIRST, PRIVATE_BLOCKS = range(6)
N_LOOKUP = 6
# columns of what each station saw in each bucket: seconds waited, of those that wait through whole buckets the net
# number that begins, work in seconds, jobs
WAITED_S, BEGIN_WHOLE, WORK_S, JOBS = range(4)

CELL_BITS = 45
"""Bits of a float's mantissa that a histogram leaves out: 2^7 cells to the octave."""
LEAST_S, MOST_S = 2.0**-20, 2.0**12
FIRST_CELL = (1023 - 20) << 7
N_CELLS = 32 << 7
NS_PER_S = 1e9
FEW = 8
"""Servers that share a queue and are kept in order; more stand as a heap."""

# where a simulation stands: draws used, those of the jobs behind, number of the first of the draws, step, I/Os under
# way and slots spare, and whether the open source has begun
USED, USED_BEHIND, FIRST_NUMBER, STEP, N_CARRIED, N_SPARE, BEGUN = range(7)
N_STANDS = 7
# what a call ended with
DRAWN, FINISHED, NO_SLOT = range(3)

_R = 7.69711747013104972
_V = 0.0039496598225815571993


def _ziggurat() -> tuple[Floats, Floats]:
    """Edges of 256 layers of equal area under exp(−x), and the density there.

    G. Marsaglia and W. W. Tsang, *The ziggurat method for generating random variables*, J. Stat. Softw. 5 (2000).
    """
    edges = np.zeros(257)
    edges[0], edges[1] = _V * math.exp(_R), _R
    for i in range(2, 256):
        edges[i] = -math.log(_V / edges[i - 1] + math.exp(-edges[i - 1]))
    return edges, np.exp(-edges)


_EDGES, _HEIGHTS = _ziggurat()


class Draws(NamedTuple):
    """Random numbers of a chunk of I/Os, row by row in the order in which they begin.

    Attributes
    ----------
    gaps
        Exponential with mean 1: think time, or time to the next arrival.
    mixes, caches, routes
        Uniform on [0, 1): who asks for what, whether a cache has it, which tier else and whether the I/O waits for it.
    picks
        Shape (n, 2), 64 random bits: CPU and port, drive and link.
    services
        Shape (n, 4), exponential with mean 1: at link, port, CPU and drive.
    behind, behind_picks
        Shape (m,): exponential with mean 1 and 64 random bits for the jobs behind the I/Os' back, in their order; as
        many as n I/Os can need.
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
    """The station network: what I/Os need and who serves it.

    ``routes`` (k, 8) and ``tiers`` (k, n_tiers, 6) have a row per mode, shape and operation; ``stations`` (n_modes,
    n_stations, 3); ``pooled`` and ``station_of`` (n_servers,) say for a queue's first server how many share the queue
    and which station it belongs to.
    """

    routes: Floats
    tiers: Floats
    stations: Ints
    pooled: Indices
    station_of: Indices
    path_s: float
    has_links: bool


class Ios(NamedTuple):
    """I/Os with all that they will need, by position.

    ``queues`` and ``services`` (n, 4) by kind of station; ``queues[:, DRIVE]`` of a read is the drive that it waits
    for, of a write the one whose backlog it sees, −1 for none; ``behind`` (n, 3) jobs behind its back at ports, CPU and
    drives, their queues and services in that order in a row of ``behind_queues`` and ``behind_services``; ``aside_s``
    the delay of a cache hit; ``hold_s`` the backlog that the write buffer hides; ``kinds`` the row in the tally.
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
    """Servers and what the stations saw.

    ``free`` (n_servers,) is when each server is next free, the servers that share a queue as a heap;
    ``seen`` (n_stations, n_buckets + 2, 4) has the buckets of the window between what came before and after it;
    ``bucket`` (N_STAGES + 1,) is the bucket that each stage, and the whole, has come to.
    """

    free: Floats
    seen: Floats
    bucket: Ints
    bucket_s: float
    n_buckets: int


class Tally(NamedTuple):
    """Response times, per kind (activity and operation) and per bucket of time.

    ``counts``, ``sums_ns`` and ``longest_s`` (n_kinds,), ``cells`` (n_kinds, N_CELLS), ``bucket_sums_ns``
    (n_buckets,) and ``bucket_cells`` (n_buckets, N_CELLS). Sums are whole nanoseconds, so that order does not matter.
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
    """I/Os on their way to each stage (N_STAGES, capacity), and room to sort them.

    ``starts`` (N_STAGES, n_cells + 1) counts the I/Os of each box by cells of time, the last for all that comes later.
    """

    at: Floats
    ids: Indices
    counts: Ints
    starts: Indices
    sorted_at: Floats
    sorted_ids: Indices


class Caches(NamedTuple):
    """One CLOCK cache per controller on dense block numbers.

    ``slot_of`` (n_caches, n_blocks), ``block_in`` and ``used`` (n_caches, n_slots), ``hands`` (n_caches,);
    ``lookups`` has a row per asker and ``outcomes`` counts misses and hits.
    """

    lookups: Floats
    slot_of: Indices
    block_in: Indices
    used: NDArray[np.uint8]
    hands: Ints
    outcomes: Ints


class Slots(NamedTuple):
    """Who asks again, or is under way, and when that leads to the next arrival anywhere.

    ``at`` (n_slots,), a power of two of them; ``winners`` (2·n_slots,) is the tournament: the earliest of the slots
    below each node. ``stages``, ``askers``, ``numbers`` and ``think_s`` of the I/O in hand. Slot 0 is the source of all
    that is asked whatever the answers. ``spare`` (n_slots,) is a stack of slots not in use. Per asker how many streams
    are wanted, still to join and to leave.
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
    """Who asks for what, step by step.

    ``starts_s`` (n_steps + 1,), ``modes`` (n_steps,); per step and asker ``n_streams``, ``think_s`` and ``read_share``
    of closed loops; per step ``open_rate`` of all that ask whatever the answers, and ``open_upto`` (n_steps, 2·n)
    their shares, reads and writes in turn, summed up. Per asker ``shapes``, ``to_array`` and ``host_hit_s``.
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


@njit(**_COMPILED)
def _word(state: Words) -> np.uint64:
    """The next 64 bits of xoshiro256++ (D. Blackman and S. Vigna, ACM Trans. Math. Softw. 47, 2021)."""
    s0, s1, s2, s3 = state[0], state[1], state[2], state[3]
    mixed = s0 + s3
    word = ((mixed << np.uint64(23)) | (mixed >> np.uint64(41))) + s0
    shifted = s1 << np.uint64(17)
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = (s3 << np.uint64(45)) | (s3 >> np.uint64(19))
    state[0], state[1], state[2], state[3] = s0, s1, s2, s3
    return np.uint64(word)


@njit(**_COMPILED)
def fill_words(state: Words, out: Words) -> None:
    """Random bits."""
    for i in range(out.shape[0]):
        out[i] = _word(state)


@njit(**_COMPILED)
def fill_uniform(state: Words, out: Floats) -> None:
    """Uniform on [0, 1), 53 bits."""
    for i in range(out.shape[0]):
        out[i] = (_word(state) >> np.uint64(11)) * 2.0**-53


@njit(**_COMPILED)
def _exponential(state: Words) -> float:
    """Exponential with mean 1, by a ziggurat of 256 layers."""
    beyond = 0.0
    while True:
        word = _word(state)
        layer = np.int64(word & np.uint64(255))
        x = (word >> np.uint64(11)) * 2.0**-53 * _EDGES[layer]
        if x < _EDGES[layer + 1]:
            return float(beyond + x)
        if layer == 0:
            beyond += _R
            continue
        at = (_word(state) >> np.uint64(11)) * 2.0**-53
        if _HEIGHTS[layer] + at * (_HEIGHTS[layer + 1] - _HEIGHTS[layer]) < math.exp(-x):
            return float(beyond + x)


@njit(**_COMPILED)
def fill_exponential(state: Words, out: Floats) -> None:
    """Exponential with mean 1."""
    for i in range(out.shape[0]):
        out[i] = _exponential(state)


@njit(**_COMPILED)
def draw(states: Words, draws: Draws, stands: Ints, with_cache: bool) -> None:
    """Fill a chunk; what is left of the jobs behind the I/Os' back is kept and filled up.

    ``stands`` counts what is used of ``behind``, which is empty when it equals the length.
    """
    fill_exponential(states[GAPS], draws.gaps)
    fill_uniform(states[MIXES], draws.mixes)
    if with_cache:
        fill_uniform(states[CACHES], draws.caches)
    fill_uniform(states[ROUTES], draws.routes)
    fill_words(states[PICKS], draws.picks)
    fill_exponential(states[SERVICES], draws.services)
    used, n = stands[USED_BEHIND], draws.behind.shape[0]
    left = n - used
    for i in range(left):
        draws.behind[i] = draws.behind[used + i]
        draws.behind_picks[i] = draws.behind_picks[used + i]
    fill_exponential(states[BEHIND], draws.behind[left:])
    fill_words(states[BEHIND_PICKS], draws.behind_picks[left:])
    stands[USED] = 0
    stands[USED_BEHIND] = 0


@njit(**_INLINED)
def _pick(bits: np.uint64, station: Ints) -> int:
    """First server of a queue chosen by 32 random bits."""
    queue = np.int64((bits * np.uint64(station[N_QUEUES])) >> np.uint64(32))
    return int(station[FIRST] + queue * station[N_POOLED])


@njit(**_COMPILED)
def look_up(caches: Caches, which: int, block: int) -> bool:
    """Whether a block is in a cache, which holds it afterwards in place of one not used for a full turn."""
    slot = caches.slot_of[which, block]
    if slot >= 0:
        caches.used[which, slot] = 1
        return True
    hand = caches.hands[which]
    n_slots = caches.used.shape[1]
    while caches.used[which, hand] == 1:
        caches.used[which, hand] = 0
        hand += 1
        if hand == n_slots:
            hand = 0
    old = caches.block_in[which, hand]
    if old >= 0:
        caches.slot_of[which, old] = -1
    caches.block_in[which, hand] = block
    caches.slot_of[which, block] = hand
    hand += 1
    caches.hands[which] = 0 if hand == n_slots else hand
    return False


@njit(**_INLINED)
def find(caches: Caches, asker: int, which: int, at: float) -> bool:
    """Look up the block that a uniform number stands for: first the image's blocks, then private ones."""
    row = caches.lookups[asker]
    if at < row[SHARED]:
        first, n, at = row[SHARED_FIRST], row[SHARED_BLOCKS], at / row[SHARED]
    else:
        first, n, at = row[PRIVATE_FIRST], row[PRIVATE_BLOCKS], (at - row[SHARED]) / (1.0 - row[SHARED])
    found = bool(n < 1.0 or look_up(caches, which, int(first) + min(int(at * n), int(n) - 1)))
    caches.outcomes[1 if found else 0] += 1
    return found


@njit(**_COMPILED)
def read_all(caches: Caches, askers: Ints, which: int, at: Floats) -> None:
    """Read blocks, one for each uniform number, from one cache."""
    for i in range(at.shape[0]):
        find(caches, askers[i], which, at[i])


@njit(**_INLINED)
def route(
    j: int,
    n: int,
    row: int,
    mode: int,
    asker: int,
    kind: int,
    draws: Draws,
    stands: Ints,
    tables: Tables,
    caches: Caches,
    ios: Ios,
) -> None:
    """Lay the way of the ``n``-th drawn I/O into position ``j``.

    Parameters
    ----------
    row
        Of ``tables.routes``; its last bit is the operation, 0 a read.
    asker, kind
        Rows of ``caches.lookups`` and of the tally.
    """
    op = row & 1
    costs = tables.routes[row]
    stations = tables.stations[mode]
    n_tiers = tables.tiers.shape[1]
    low = np.uint64(0xFFFFFFFF)
    high = np.uint64(32)
    there, far = draws.picks[2 * n], draws.picks[2 * n + 1]
    cpu = _pick(there & low, stations[0])
    ios.kinds[j] = kind
    ios.queues[j, CPU] = cpu
    ios.services[j, CPU] = draws.services[4 * n + CPU] * costs[CPU_S]
    ios.queues[j, PORT] = _pick(there >> high, stations[1 + n_tiers + op])
    ios.services[j, PORT] = draws.services[4 * n + PORT] * costs[PORT_S]
    if tables.has_links:
        ios.queues[j, LINK] = _pick(far >> high, stations[3 + n_tiers + op])
        ios.services[j, LINK] = draws.services[4 * n + LINK] * costs[LINK_S]
    used = stands[USED_BEHIND]
    b = 0
    ios.behind[j, 0] = 0
    ios.behind[j, 1] = 0
    ios.behind[j, 2] = 0
    if costs[BEHIND_PORT] > 0.0:
        times = int(costs[BEHIND_PORT] + (draws.behind_picks[used] >> np.uint64(11)) * 2.0**-53)
        used += 1
        ios.behind[j, 0] = times
        for _ in range(times):
            ios.behind_queues[j, b] = _pick(draws.behind_picks[used] & low, stations[1 + n_tiers + op])
            ios.behind_services[j, b] = draws.behind[used] * costs[PORT_S]
            used += 1
            b += 1
    if costs[BEHIND_CPU] > 0.0:
        times = int(costs[BEHIND_CPU])
        ios.behind[j, 1] = times
        for _ in range(times):
            ios.behind_queues[j, b] = cpu
            ios.behind_services[j, b] = draws.behind[used] * costs[CPU_S]
            used += 1
            b += 1
    ios.aside_s[j] = 0.0
    ios.hold_s[j] = math.inf
    ios.queues[j, DRIVE] = -1
    ios.turns[j] = ANSWERED
    found = False
    if op == 0:
        ios.turns[j] = TO_PORT
        cold = costs[COLD]
        at = draws.caches[n]
        if at >= cold and cold < 1.0:
            at = (at - cold) / (1.0 - cold)
            if mode == 0 and caches.lookups[asker, EXACT] == 1.0:
                found = find(caches, asker, (cpu - stations[0, FIRST]) // stations[0, N_POOLED], at)
            else:
                found = at < costs[CACHED]
        if found:
            ios.aside_s[j] = costs[HIT_S]
    if not found:
        at = draws.routes[n]
        tier = 0
        before = 0.0
        while tier < n_tiers - 1 and at >= tables.tiers[row, tier, UPTO]:
            before = tables.tiers[row, tier, UPTO]
            tier += 1
        chosen = tables.tiers[row, tier]
        at = (at - before) / (chosen[UPTO] - before)
        drive = _pick(far & low, stations[1 + tier])
        if at < chosen[AWAITED]:
            ios.queues[j, DRIVE] = drive
            ios.services[j, DRIVE] = draws.services[4 * n + DRIVE] * chosen[AWAITED_S]
            ios.turns[j] = TO_DRIVE
        else:
            times = int(chosen[BEHIND_DRIVE] + (at - chosen[AWAITED]) / (1.0 - chosen[AWAITED]))
            ios.behind[j, 2] = times
            if times > 0:
                ios.turns[j] = TO_DRIVE
            if op == 1 and chosen[HOLD_S] < math.inf:
                ios.queues[j, DRIVE] = drive
                ios.hold_s[j] = chosen[HOLD_S]
                ios.turns[j] = TO_DRIVE
            for i in range(times):
                queue = drive if i == 0 else _pick(draws.behind_picks[used] & low, stations[1 + tier])
                ios.behind_queues[j, b] = queue
                ios.behind_services[j, b] = draws.behind[used] * chosen[BEHIND_S]
                used += 1
                b += 1
    stands[USED_BEHIND] = used


@njit(**_INLINED)
def _take(free: Floats, first: int, n_pooled: int, at_s: float, service_s: float) -> float:
    """Serve the next I/O of a queue: when it starts.

    The servers that share the queue stand in order of when they are free, or, if they are many, as a heap.
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


@njit(**_INLINED)
def _bucket_ends_s(queues: Queues, bucket: int) -> float:
    """End of a bucket: of what came before the window, its start; of what comes after, never."""
    return math.inf if bucket > queues.n_buckets else bucket * queues.bucket_s


@njit(**_INLINED)
def _waits_now(queues: Queues, station: int, bucket: int, ends_s: float, at_s: float, start_s: float) -> float:
    """Seconds that a job waits in the bucket in which it arrives; those after it are entered into their buckets."""
    if start_s <= ends_s:
        return start_s - at_s
    last = min(queues.n_buckets + 1, int(start_s / queues.bucket_s) + 1)
    queues.seen[station, bucket + 1, BEGIN_WHOLE] += 1.0
    queues.seen[station, last, BEGIN_WHOLE] -= 1.0
    queues.seen[station, last, WAITED_S] += start_s - (last - 1) * queues.bucket_s
    return ends_s - at_s


@njit(**_INLINED)
def _serve(
    queues: Queues,
    tables: Tables,
    first: int,
    station: int,
    bucket: int,
    ends_s: float,
    at_s: float,
    service_s: float,
) -> float:
    """Serve one job at one queue and note it; when it is done."""
    start_s = _take(queues.free, first, tables.pooled[first], at_s, service_s)
    queues.seen[station, bucket, WAITED_S] += _waits_now(queues, station, bucket, ends_s, at_s, start_s)
    queues.seen[station, bucket, WORK_S] += service_s
    queues.seen[station, bucket, JOBS] += 1.0
    return float(start_s + service_s)


@njit(**_INLINED)
def _at_drive(queues: Queues, tables: Tables, ios: Ios, j: int, bucket: int, ends_s: float, at_s: float) -> float:
    """What an I/O meets at the drives: when a read has its block, or a write its place in the buffer."""
    first = ios.queues[j, DRIVE]
    done_s = at_s
    b = ios.behind[j, 0] + ios.behind[j, 1]
    if first >= 0:
        if ios.behind[j, 2] == 0 and ios.hold_s[j] == math.inf:
            service_s = ios.services[j, DRIVE]
            return float(_serve(queues, tables, first, tables.station_of[first], bucket, ends_s, at_s, service_s))
        done_s = max(at_s, queues.free[first] - ios.hold_s[j])
    for i in range(b, b + ios.behind[j, 2]):
        first = ios.behind_queues[j, i]
        _serve(queues, tables, first, tables.station_of[first], bucket, ends_s, at_s, ios.behind_services[j, i])
    return done_s


@njit(**_INLINED)
def _count(tally: Tally, kind: int, response_s: float, bits: int, done_s: float) -> None:
    """Enter a response time; ``bits`` are those of the same number."""
    if not 0.0 <= done_s < tally.length_s:
        return
    ns = np.int64(response_s * NS_PER_S + 0.5)
    cell = min(max((bits >> CELL_BITS) - FIRST_CELL, 0), N_CELLS - 1)
    tally.counts[kind] += 1
    tally.sums_ns[kind] += ns
    tally.longest_s[kind] = max(tally.longest_s[kind], response_s)
    tally.cells[kind, cell] += 1
    bucket = min(int(done_s / tally.bucket_s), tally.bucket_sums_ns.shape[0] - 1)
    tally.bucket_sums_ns[bucket] += ns
    tally.bucket_cells[bucket, cell] += 1


@njit(**_COMPILED)
def count_all(tally: Tally, ios: Ios, done_ids: Indices, done_s: Floats, n_done: int, path_s: float) -> None:
    """Enter the response times of I/Os that are done at the array, ``path_s`` before they are at the host."""
    for k in range(n_done):
        j = done_ids[k]
        tally.response_s[0] = done_s[k] - ios.begun[j] + path_s
        _count(tally, ios.kinds[j], tally.response_s[0], tally.bits[0], done_s[k] + path_s)


@njit(**_INLINED)
def _cell(at_s: float, from_s: float, cells_per_s: float, n_cells: int) -> int:
    """Cell of time of an instant."""
    return min(max(int((at_s - from_s) * cells_per_s), 0), n_cells)


@njit(**_INLINED)
def _put(boxes: Boxes, stage: int, at_s: float, j: int, from_s: float, cells_per_s: float, n_cells: int) -> None:
    """Send an I/O to a stage."""
    k = boxes.counts[stage]
    boxes.at[stage, k] = at_s
    boxes.ids[stage, k] = j
    boxes.counts[stage] = k + 1
    boxes.starts[stage, _cell(at_s, from_s, cells_per_s, n_cells)] += 1


@njit(**_COMPILED)
def _in_order(boxes: Boxes, stage: int, from_s: float, cells_per_s: float, n_cells: int) -> int:
    """Sort those in a stage's box by time; who comes after the last cell stays. Returns the number of the others.

    Times are spread evenly, so that counting them into about as many cells as there are I/Os leaves hardly any out of
    order; those that are, are moved one by one.
    """
    due = 0
    for cell in range(n_cells):
        n = boxes.starts[stage, cell]
        boxes.starts[stage, cell] = due
        due += n
    kept = 0
    for k in range(boxes.counts[stage]):
        at_s = boxes.at[stage, k]
        j = boxes.ids[stage, k]
        cell = _cell(at_s, from_s, cells_per_s, n_cells)
        if cell < n_cells:
            place = boxes.starts[stage, cell]
            boxes.starts[stage, cell] = place + 1
            boxes.sorted_at[place] = at_s
            boxes.sorted_ids[place] = j
        else:
            boxes.at[stage, kept] = at_s
            boxes.ids[stage, kept] = j
            kept += 1
    boxes.counts[stage] = kept
    for k in range(1, due):
        at_s = boxes.sorted_at[k]
        if at_s < boxes.sorted_at[k - 1]:
            j = boxes.sorted_ids[k]
            place = k
            while place > 0 and at_s < boxes.sorted_at[place - 1]:
                boxes.sorted_at[place] = boxes.sorted_at[place - 1]
                boxes.sorted_ids[place] = boxes.sorted_ids[place - 1]
                place -= 1
            boxes.sorted_at[place] = at_s
            boxes.sorted_ids[place] = j
    return due


@njit(**_COMPILED)
def _count_again(boxes: Boxes, from_s: float, cells_per_s: float, n_cells: int) -> None:
    """Count who is still under way by the cells of the next stretch of time."""
    for stage in range(N_STAGES):
        for cell in range(n_cells + 1):
            boxes.starts[stage, cell] = 0
        for k in range(boxes.counts[stage]):
            boxes.starts[stage, _cell(boxes.at[stage, k], from_s, cells_per_s, n_cells)] += 1


@njit(**_COMPILED)
def serve_chunk(
    ios: Ios,
    from_io: int,
    to_io: int,
    from_s: float,
    until_s: float,
    boxes: Boxes,
    queues: Queues,
    tables: Tables,
    done_ids: Indices,
    done_s: Floats,
) -> int:
    """Bring I/Os from one station to the next, as far as everybody who arrives before ``until_s`` is known.

    Parameters
    ----------
    ios
        Those at positions ``from_io`` to ``to_io`` ask now, in order of ``begun`` from ``from_s`` on; earlier ones may
        still be under way.
    until_s
        No later I/O asks before it.
    boxes
        Who is under way to where: room for all that have asked and are not done.

    Returns
    -------
    n_done
        I/Os that are done: their positions and instants, the path between guest and controller not included.
    """
    n_tiers = tables.tiers.shape[1]
    links = tables.has_links
    out, into = 1 + n_tiers, 2 + n_tiers
    n_cells = min(boxes.starts.shape[1] - 1, max(64, to_io - from_io))
    per_s = n_cells / (until_s - from_s)
    _count_again(boxes, from_s, per_s, n_cells)
    for j in range(from_io, to_io):
        stage = AT_CPU
        if ios.kinds[j] & 1:
            stage = LINK_OUT if links else PORT_IN
        _put(boxes, stage, ios.begun[j], j, from_s, per_s, n_cells)
    n_done = 0
    for stage in range(N_STAGES):
        if boxes.counts[stage] == 0:
            continue
        n = _in_order(boxes, stage, from_s, per_s, n_cells)
        bucket = queues.bucket[stage]
        ends_s = _bucket_ends_s(queues, bucket)
        if stage == AT_DRIVE:
            for k in range(n):
                at_s = boxes.sorted_at[k]
                j = boxes.sorted_ids[k]
                while at_s >= ends_s:
                    bucket += 1
                    ends_s = _bucket_ends_s(queues, bucket)
                gone_s = _at_drive(queues, tables, ios, j, bucket, ends_s, at_s)
                if ios.kinds[j] & 1:
                    done_ids[n_done] = j
                    done_s[n_done] = gone_s
                    n_done += 1
                else:
                    _put(boxes, PORT_OUT, gone_s, j, from_s, per_s, n_cells)
            queues.bucket[stage] = bucket
            continue
        column, station = CPU, 0
        if stage in (PORT_IN, PORT_OUT):
            column, station = PORT, into if stage == PORT_IN else out
        elif stage != AT_CPU:
            column, station = LINK, into + (2 if stage == LINK_OUT else 1)
        waited_s = queues.seen[station, bucket, WAITED_S]
        work_s = queues.seen[station, bucket, WORK_S]
        jobs = queues.seen[station, bucket, JOBS]
        for k in range(n):
            at_s = boxes.sorted_at[k]
            j = boxes.sorted_ids[k]
            while at_s >= ends_s:
                queues.seen[station, bucket, WAITED_S] = waited_s
                queues.seen[station, bucket, WORK_S] = work_s
                queues.seen[station, bucket, JOBS] = jobs
                bucket += 1
                ends_s = _bucket_ends_s(queues, bucket)
                waited_s = queues.seen[station, bucket, WAITED_S]
                work_s = queues.seen[station, bucket, WORK_S]
                jobs = queues.seen[station, bucket, JOBS]
            first = ios.queues[j, column]
            service_s = ios.services[j, column]
            start_s = _take(queues.free, first, tables.pooled[first], at_s, service_s)
            gone_s = start_s + service_s
            waited_s += _waits_now(queues, station, bucket, ends_s, at_s, start_s)
            work_s += service_s
            jobs += 1.0
            behind, b = 0, 0
            if stage == AT_CPU:
                behind, b = ios.behind[j, 1], ios.behind[j, 0]
            elif stage == PORT_IN:
                behind = ios.behind[j, 0]
            for i in range(b, b + behind):
                first = ios.behind_queues[j, i]
                service_s = ios.behind_services[j, i]
                start_s = _take(queues.free, first, tables.pooled[first], at_s, service_s)
                waited_s += _waits_now(queues, station, bucket, ends_s, at_s, start_s)
                work_s += service_s
                jobs += 1.0
            if stage == AT_CPU:
                turn = ios.turns[j]
                if turn == ANSWERED:
                    done_ids[n_done] = j
                    done_s[n_done] = gone_s
                    n_done += 1
                else:
                    following = AT_DRIVE if turn == TO_DRIVE else PORT_OUT
                    _put(boxes, following, gone_s + ios.aside_s[j], j, from_s, per_s, n_cells)
            elif stage == PORT_IN:
                _put(boxes, AT_CPU, gone_s, j, from_s, per_s, n_cells)
            elif stage == LINK_OUT:
                _put(boxes, PORT_IN, gone_s, j, from_s, per_s, n_cells)
            elif stage == PORT_OUT and links:
                _put(boxes, LINK_IN, gone_s, j, from_s, per_s, n_cells)
            else:
                done_ids[n_done] = j
                done_s[n_done] = gone_s
                n_done += 1
        queues.seen[station, bucket, WAITED_S] = waited_s
        queues.seen[station, bucket, WORK_S] = work_s
        queues.seen[station, bucket, JOBS] = jobs
        queues.bucket[stage] = bucket
    return n_done


@njit(**_COMPILED)
def _misses(tables: Tables) -> bool:
    """Whether there are reads that caches may not serve."""
    for row in range(0, tables.routes.shape[0], 2):
        if tables.routes[row, COLD] > 0.0 or tables.routes[row, CACHED] < 1.0:
            return True
    return False


@njit(**_INLINED)
def next_arrival(schedule: Schedule, step: int, at_s: float, gap: float) -> tuple[float, int]:
    """When the open source asks next, ``gap`` expected I/Os after ``at_s`` within a step; and the step of that."""
    while step < schedule.modes.shape[0]:
        rate = schedule.open_rate[step]
        ends_s = schedule.starts_s[step + 1]
        expected = (ends_s - at_s) * rate
        if gap < expected:
            return at_s + gap / rate, step
        gap -= expected
        at_s = ends_s
        step += 1
    return math.inf, step


@njit(**_INLINED)
def _asked(schedule: Schedule, step: int, at: float) -> int:
    """Twice the asker, plus one for a write: what the open source asks, by a uniform number."""
    upto = schedule.open_upto[step]
    k = 0
    while k < upto.shape[0] - 1 and at >= upto[k]:
        k += 1
    return k


@njit(**_COMPILED)
def _move(ios: Ios, j: int, to: Ios, k: int) -> None:
    to.begun[k] = ios.begun[j]
    to.kinds[k] = ios.kinds[j]
    to.turns[k] = ios.turns[j]
    to.aside_s[k] = ios.aside_s[j]
    to.hold_s[k] = ios.hold_s[j]
    for i in range(4):
        to.queues[k, i] = ios.queues[j, i]
        to.services[k, i] = ios.services[j, i]
    for i in range(3):
        to.behind[k, i] = ios.behind[j, i]
    for i in range(ios.behind_queues.shape[1]):
        to.behind_queues[k, i] = ios.behind_queues[j, i]
        to.behind_services[k, i] = ios.behind_services[j, i]


@njit(**_COMPILED)
def run_open(
    n_chunks: int,
    states: Words,
    draws: Draws,
    stands: Ints,
    clock_s: Floats,
    schedule: Schedule,
    tables: Tables,
    caches: Caches,
    ios: Ios,
    spare: Ios,
    boxes: Boxes,
    queues: Queues,
    tally: Tally,
    done_ids: Indices,
    done_s: Floats,
) -> int:
    """Simulate some chunks of I/Os of a window in which nobody waits for an answer before asking again.

    ``clock_s`` is when the last I/O was asked; ``ios`` holds those under way before and after the call.

    Returns
    -------
    status
        ``DRAWN``: call again; ``NO_SLOT``: call again with more room; ``FINISHED``.
    """
    with_cache = _misses(tables)
    chunk = draws.gaps.shape[0]
    n_steps = schedule.modes.shape[0]
    ends_s = schedule.starts_s[n_steps]
    for _ in range(n_chunks):
        carried = stands[N_CARRIED]
        if carried + chunk > ios.begun.shape[0]:
            return NO_SLOT
        draw(states, draws, stands, with_cache)
        from_s = clock_s[0]
        at_s = from_s
        step = stands[STEP]
        n = 0
        while n < chunk:
            at_s, step = next_arrival(schedule, step, at_s, draws.gaps[n])
            if step == n_steps:
                break
            k = _asked(schedule, step, draws.mixes[n])
            asker, op = k >> 1, k & 1
            mode = schedule.modes[step]
            row = (mode * schedule.n_shapes + schedule.shapes[asker]) * 2 + op
            kind = schedule.activities[asker] * 2 + op
            ios.begun[carried + n] = at_s
            route(carried + n, n, row, mode, asker, kind, draws, stands, tables, caches, ios)
            n += 1
        until_s = min(at_s, ends_s)
        n_done = serve_chunk(ios, carried, carried + n, from_s, until_s, boxes, queues, tables, done_ids, done_s)
        count_all(tally, ios, done_ids, done_s, n_done, tables.path_s)
        stands[STEP] = step
        clock_s[0] = until_s
        carried = 0
        for stage in range(N_STAGES):
            for k in range(boxes.counts[stage]):
                _move(ios, boxes.ids[stage, k], spare, carried)
                boxes.ids[stage, k] = carried
                carried += 1
        for j in range(carried):
            _move(spare, j, ios, j)
        stands[N_CARRIED] = carried
        if step == n_steps:
            return FINISHED
    return DRAWN


@njit(**_INLINED)
def _settle(slots: Slots, slot: int) -> None:
    """Let a slot whose instant has changed play its way up the tournament again."""
    best = slot
    best_at = slots.at[slot]
    node = slot + slots.at.shape[0]
    while node > 1:
        other = int(slots.winners[node ^ 1])
        other_at = slots.at[other]
        if other_at < best_at:
            best = other
            best_at = other_at
        node >>= 1
        slots.winners[node] = best


@njit(**_COMPILED)
def _change_streams(slots: Slots, n_streams: Ints) -> int:
    """Set out to reach other numbers of streams; how many are to join."""
    joining = 0
    for a in range(n_streams.shape[0]):
        more = n_streams[a] - slots.wanted[a]
        slots.wanted[a] = n_streams[a]
        stay = min(max(more, 0), slots.leaving[a])
        slots.leaving[a] += max(-more, 0) - stay
        slots.joining[a] += max(more, 0) - stay
        joining += slots.joining[a]
    return joining


@njit(**_COMPILED)
def serve_streams(
    draws: Draws,
    n_draws: int,
    stands: Ints,
    schedule: Schedule,
    tables: Tables,
    caches: Caches,
    ios: Ios,
    slots: Slots,
    queues: Queues,
    tally: Tally,
    answered_s: Floats,
) -> int:
    """Simulate streams that wait for their answers, and whoever else asks, until the draws are used up.

    Whoever begins an I/O takes the next row of ``draws``; so does a stream that joins, with a think time, and the open
    source when it begins. A stream that is to leave does so instead of asking again.

    Parameters
    ----------
    draws, n_draws
        Rows from ``stands[USED]`` up to ``n_draws`` are to be used, with room for the jobs behind them.
    ios
        Of the I/Os under way, by slot.
    answered_s
        Receives by the number of its row when each I/O was answered at the host, as long as it has room.

    Returns
    -------
    status
        ``DRAWN``: call again with further draws; ``NO_SLOT``: call again with more slots; ``FINISHED``.
    """
    n_tiers = tables.tiers.shape[1]
    out, into = 1 + n_tiers, 2 + n_tiers
    links = tables.has_links
    n_steps = schedule.modes.shape[0]
    n = stands[USED]
    step = stands[STEP]
    n_spare = stands[N_SPARE]
    begun = stands[BEGUN]
    mode = schedule.modes[max(step, 0)]
    step_ends_s = schedule.starts_s[step + 1]
    bucket = queues.bucket[N_STAGES]
    ends_s = _bucket_ends_s(queues, bucket)
    joining = 0
    for a in range(slots.joining.shape[0]):
        joining += slots.joining[a]
    status = DRAWN
    while True:
        if joining > 0 or begun == 0 <= step:
            if n == n_draws:
                break
            if begun == 0:
                slots.at[0], _ = next_arrival(schedule, step, schedule.starts_s[step], draws.gaps[n])
                slots.stages[0] = ASKING
                _settle(slots, 0)
                begun = 1
                n += 1
                continue
            if n_spare == 0:
                status = NO_SLOT
                break
            asker = 0
            while slots.joining[asker] == 0:
                asker += 1
            n_spare -= 1
            s = slots.spare[n_spare]
            slots.askers[s] = asker
            slots.stages[s] = ASKING
            slots.at[s] = schedule.starts_s[step] + draws.gaps[n] * schedule.think_s[step, asker]
            _settle(slots, s)
            slots.joining[asker] -= 1
            joining -= 1
            n += 1
            continue
        s = slots.winners[1]
        at_s = slots.at[s]
        if at_s >= step_ends_s:
            step += 1
            if step == n_steps:
                step -= 1
                status = FINISHED
                break
            mode = schedule.modes[step]
            step_ends_s = schedule.starts_s[step + 1]
            joining = _change_streams(slots, schedule.n_streams[step])
            continue
        while at_s >= ends_s:
            bucket += 1
            ends_s = _bucket_ends_s(queues, bucket)
        stage = slots.stages[s]
        if stage == ASKING:
            if n == n_draws:
                break
            gap = draws.gaps[n]
            at = draws.mixes[n]
            think_s = -1.0
            if s == 0:
                if n_spare == 0:
                    status = NO_SLOT
                    break
                k = _asked(schedule, step, at)
                asker, op = k >> 1, k & 1
                slots.at[0], _ = next_arrival(schedule, step, at_s, gap)
                _settle(slots, 0)
                n_spare -= 1
                s = slots.spare[n_spare]
            else:
                asker = slots.askers[s]
                if slots.leaving[asker] > 0:
                    slots.leaving[asker] -= 1
                    slots.spare[n_spare] = s
                    n_spare += 1
                    slots.at[s] = math.inf
                    _settle(slots, s)
                    continue
                share = schedule.read_share[step, asker]
                op = 1 if at >= share else 0
                think_s = schedule.think_s[step, asker] * gap
                if op == 0 and at >= share * schedule.to_array[asker]:
                    slots.at[s] = at_s + schedule.host_hit_s[asker] + think_s
                    _settle(slots, s)
                    n += 1
                    continue
            row = (mode * schedule.n_shapes + schedule.shapes[asker]) * 2 + op
            route(s, n, row, mode, asker, schedule.activities[asker] * 2 + op, draws, stands, tables, caches, ios)
            ios.begun[s] = at_s
            slots.think_s[s] = think_s
            slots.numbers[s] = stands[FIRST_NUMBER] + n
            stage = AT_CPU
            if op == 1:
                stage = LINK_OUT if links else PORT_IN
            n += 1
        following = ANSWERED
        if stage == AT_CPU:
            first = ios.queues[s, CPU]
            gone_s = _serve(queues, tables, first, 0, bucket, ends_s, at_s, ios.services[s, CPU])
            b = ios.behind[s, 0]
            for i in range(b, b + ios.behind[s, 1]):
                _serve(queues, tables, first, 0, bucket, ends_s, at_s, ios.behind_services[s, i])
            turn = ios.turns[s]
            if turn == TO_DRIVE:
                following = AT_DRIVE
            elif turn == TO_PORT:
                following = PORT_OUT
                gone_s += ios.aside_s[s]
            else:
                following = ASKING
        elif stage == AT_DRIVE:
            gone_s = _at_drive(queues, tables, ios, s, bucket, ends_s, at_s)
            following = ASKING if ios.kinds[s] & 1 else PORT_OUT
        elif stage == PORT_OUT:
            first = ios.queues[s, PORT]
            gone_s = _serve(queues, tables, first, out, bucket, ends_s, at_s, ios.services[s, PORT])
            following = LINK_IN if links else ASKING
        elif stage == PORT_IN:
            first = ios.queues[s, PORT]
            gone_s = _serve(queues, tables, first, into, bucket, ends_s, at_s, ios.services[s, PORT])
            for i in range(ios.behind[s, 0]):
                first = ios.behind_queues[s, i]
                _serve(queues, tables, first, into, bucket, ends_s, at_s, ios.behind_services[s, i])
            following = AT_CPU
        else:
            first = ios.queues[s, LINK]
            station = into + (2 if stage == LINK_OUT else 1)
            gone_s = _serve(queues, tables, first, station, bucket, ends_s, at_s, ios.services[s, LINK])
            following = PORT_IN if stage == LINK_OUT else ASKING
        if following == ASKING:
            gone_s += tables.path_s
            tally.response_s[0] = gone_s - ios.begun[s]
            _count(tally, ios.kinds[s], tally.response_s[0], tally.bits[0], gone_s)
            if slots.numbers[s] < answered_s.shape[0]:
                answered_s[slots.numbers[s]] = gone_s
            gone_s += slots.think_s[s]
            if slots.think_s[s] < 0.0:
                slots.spare[n_spare] = s
                n_spare += 1
                gone_s = math.inf
        slots.at[s] = gone_s
        slots.stages[s] = following
        _settle(slots, s)
    stands[USED] = n
    stands[STEP] = step
    stands[N_SPARE] = n_spare
    stands[BEGUN] = begun
    queues.bucket[N_STAGES] = bucket
    return status


@njit(**_COMPILED)
def run_streams(
    n_chunks: int,
    states: Words,
    draws: Draws,
    stands: Ints,
    schedule: Schedule,
    tables: Tables,
    caches: Caches,
    ios: Ios,
    slots: Slots,
    queues: Queues,
    tally: Tally,
    answered_s: Floats,
) -> int:
    """Simulate some chunks of I/Os of a window in which streams wait for their answers; see ``serve_streams``."""
    with_cache = _misses(tables)
    chunk = draws.gaps.shape[0]
    for _ in range(n_chunks):
        if stands[USED] == chunk:
            stands[FIRST_NUMBER] += chunk
            draw(states, draws, stands, with_cache)
        status = serve_streams(draws, chunk, stands, schedule, tables, caches, ios, slots, queues, tally, answered_s)
        if status != DRAWN:
            return int(status)
    return DRAWN
