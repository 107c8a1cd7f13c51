"""Route of one I/O through the array: its queues, services and background jobs."""

import math

import numpy as np

from stormsizer.discrete_event.kernel.caches import find
from stormsizer.discrete_event.kernel.compiling import inlined
from stormsizer.discrete_event.kernel.layout import (
    ANSWERED,
    CPU,
    DRIVE,
    LINK,
    PORT,
    TO_DRIVE,
    TO_PORT,
    Caches,
    Draws,
    Ios,
    Records,
    Tables,
)

LOW_BITS, HALF = np.uint64(0xFFFFFFFF), np.uint64(32)


@inlined
def _pick(bits: np.uint64, station: Records) -> int:
    """Return the first server of the queue that 32 random bits select."""
    queue = np.int64((bits * np.uint64(station.n_queues)) >> HALF)
    return int(station.first + queue * station.n_pooled)


@inlined
def route(
    j: int,
    n: int,
    row: int,
    mode: int,
    asker: int,
    kind: int,
    draws: Draws,
    cursor: Records,
    tables: Tables,
    caches: Caches,
    ios: Ios,
) -> None:
    """Write the route of the ``n``-th drawn I/O to position ``j``.

    Parameters
    ----------
    row
        Row of ``tables.routes``; its last bit is the operation (0 for a read).
    asker, kind
        Row of ``caches.lookups``, and row of the tally.
    """
    op = row & 1
    ios.kinds[j] = kind
    _lay_front(j, n, row, mode, draws, tables, ios)
    b = _lay_behind_front(j, row, mode, draws, cursor, tables, ios)
    ios.aside_s[j] = 0.0
    ios.hold_s[j] = math.inf
    ios.queues[j, DRIVE] = -1
    ios.turns[j] = ANSWERED
    found = False
    if op == 0:
        ios.turns[j] = TO_PORT
        found = _is_cached(j, n, row, mode, asker, draws, tables, caches, ios)
        if found:
            ios.aside_s[j] = tables.routes[row].hit_s
    if not found:
        _lay_drives(j, n, row, mode, b, draws, cursor, tables, ios)


@inlined
def _lay_front(j: int, n: int, row: int, mode: int, draws: Draws, tables: Tables, ios: Ios) -> None:
    """Write an I/O's visits to the CPU, port and link."""
    op, costs, stations = row & 1, tables.routes[row], tables.stations[mode]
    n_tiers = tables.tiers.shape[1]
    there, far = draws.picks[2 * n], draws.picks[2 * n + 1]
    ios.queues[j, CPU] = _pick(there & LOW_BITS, stations[0])
    ios.services[j, CPU] = draws.services[4 * n + CPU] * costs.cpu_s
    ios.queues[j, PORT] = _pick(there >> HALF, stations[1 + n_tiers + op])
    ios.services[j, PORT] = draws.services[4 * n + PORT] * costs.port_s
    if tables.has_links:
        ios.queues[j, LINK] = _pick(far >> HALF, stations[3 + n_tiers + op])
        ios.services[j, LINK] = draws.services[4 * n + LINK] * costs.link_s


@inlined
def _lay_behind_front(j: int, row: int, mode: int, draws: Draws, cursor: Records, tables: Tables, ios: Ios) -> int:
    """Write an I/O's background jobs at the ports and the CPU; return their number."""
    op, costs, stations = row & 1, tables.routes[row], tables.stations[mode]
    n_tiers = tables.tiers.shape[1]
    used = cursor.used_behind
    b = 0
    ios.behind[j, 0] = 0
    ios.behind[j, 1] = 0
    ios.behind[j, 2] = 0
    if costs.behind_port > 0.0:
        times = int(costs.behind_port + (draws.behind_picks[used] >> np.uint64(11)) * 2.0**-53)
        used += 1
        ios.behind[j, 0] = times
        for _ in range(times):
            ios.behind_queues[j, b] = _pick(draws.behind_picks[used] & LOW_BITS, stations[1 + n_tiers + op])
            ios.behind_services[j, b] = draws.behind[used] * costs.port_s
            used += 1
            b += 1
    if costs.behind_cpu > 0.0:
        times = int(costs.behind_cpu)
        ios.behind[j, 1] = times
        for _ in range(times):
            ios.behind_queues[j, b] = ios.queues[j, CPU]
            ios.behind_services[j, b] = draws.behind[used] * costs.cpu_s
            used += 1
            b += 1
    cursor.used_behind = used
    return b


@inlined
def _is_cached(
    j: int, n: int, row: int, mode: int, asker: int, draws: Draws, tables: Tables, caches: Caches, ios: Ios
) -> bool:
    """Return whether a cache serves a read: by block lookup while the array is healthy, otherwise by hit rate."""
    costs, cpus, at = tables.routes[row], tables.stations[mode, 0], draws.caches[n]
    if at < costs.cold or costs.cold >= 1.0:
        return False
    at = (at - costs.cold) / (1.0 - costs.cold)
    if mode == 0 and caches.lookups[asker].exact == 1.0:
        return bool(find(caches, asker, (ios.queues[j, CPU] - cpus.first) // cpus.n_pooled, at))
    return bool(at < costs.cached)


@inlined
def _lay_drives(
    j: int, n: int, row: int, mode: int, b: int, draws: Draws, cursor: Records, tables: Tables, ios: Ios
) -> None:
    """Write an I/O's visit to a drive, or its background jobs at the drives, after ``b`` existing jobs."""
    n_tiers = tables.tiers.shape[1]
    at = draws.routes[n]
    tier = 0
    before = 0.0
    while tier < n_tiers - 1 and at >= tables.tiers[row, tier].upto:
        before = tables.tiers[row, tier].upto
        tier += 1
    chosen, station = tables.tiers[row, tier], tables.stations[mode, 1 + tier]
    at = (at - before) / (chosen.upto - before)
    drive = _pick(draws.picks[2 * n + 1] & LOW_BITS, station)
    if at < chosen.awaited:
        ios.queues[j, DRIVE] = drive
        ios.services[j, DRIVE] = draws.services[4 * n + DRIVE] * chosen.awaited_s
        ios.turns[j] = TO_DRIVE
        return
    used = cursor.used_behind
    times = int(chosen.behind_drive + (at - chosen.awaited) / (1.0 - chosen.awaited))
    ios.behind[j, 2] = times
    if times > 0:
        ios.turns[j] = TO_DRIVE
    if row & 1 == 1 and chosen.hold_s < math.inf:
        ios.queues[j, DRIVE] = drive
        ios.hold_s[j] = chosen.hold_s
        ios.turns[j] = TO_DRIVE
    for i in range(times):
        queue = drive if i == 0 else _pick(draws.behind_picks[used] & LOW_BITS, station)
        ios.behind_queues[j, b + i] = queue
        ios.behind_services[j, b + i] = draws.behind[used] * chosen.behind_s
        used += 1
    cursor.used_behind = used
