"""Windows with closed loops: a tournament tree holds the next arrival of each stream and each I/O in progress."""

import math

from stormsizer.discrete_event.kernel.compiling import compiled, inlined
from stormsizer.discrete_event.kernel.draws import draw
from stormsizer.discrete_event.kernel.layout import (
    ASKING,
    AT_CPU,
    AT_DRIVE,
    CPU,
    DRAWN,
    FINISHED,
    LINK,
    LINK_IN,
    LINK_OUT,
    N_STAGES,
    NO_SLOT,
    PORT,
    PORT_IN,
    PORT_OUT,
    TO_DRIVE,
    TO_PORT,
    Caches,
    Draws,
    Floats,
    Ints,
    Ios,
    Queues,
    Records,
    Schedule,
    Slots,
    Tables,
    Tally,
    Words,
)
from stormsizer.discrete_event.kernel.routes import route
from stormsizer.discrete_event.kernel.source import can_miss, next_arrival, population_of
from stormsizer.discrete_event.kernel.stations import bucket_ends_s, serve, serve_at_drive
from stormsizer.discrete_event.kernel.tally import count

NOTHING = -1


@inlined
def _settle(slots: Slots, slot: int) -> None:
    """Update the tournament tree after the instant of a slot has changed."""
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


@compiled
def _change_streams(slots: Slots, n_streams: Ints) -> int:
    """Set how many streams join and leave to reach new counts; return the number joining."""
    joining = 0
    for a in range(n_streams.shape[0]):
        more = n_streams[a] - slots.wanted[a]
        slots.wanted[a] = n_streams[a]
        stay = min(max(more, 0), slots.leaving[a])
        slots.leaving[a] += max(-more, 0) - stay
        slots.joining[a] += max(more, 0) - stay
        joining += slots.joining[a]
    return joining


@inlined
def _n_joining(slots: Slots) -> int:
    """Return the number of streams that have yet to join."""
    joining = 0
    for a in range(slots.joining.shape[0]):
        joining += slots.joining[a]
    return joining


@inlined
def _take_spare(cursor: Records, slots: Slots) -> int:
    """Take a spare slot and return it."""
    cursor.n_spare -= 1
    return int(slots.spare[cursor.n_spare])


@inlined
def _give_back(s: int, cursor: Records, slots: Slots) -> None:
    """Put a slot back on the stack of spare slots."""
    slots.spare[cursor.n_spare] = s
    cursor.n_spare += 1


@inlined
def _begin_source(draws: Draws, cursor: Records, schedule: Schedule, slots: Slots) -> None:
    """Start the open source in slot 0."""
    starts_s = schedule.starts_s[cursor.step]
    slots.at[0], _ = next_arrival(schedule, cursor.step, starts_s, draws.gaps[cursor.used])
    slots.stages[0] = ASKING
    _settle(slots, 0)
    cursor.begun = 1
    cursor.used += 1


@inlined
def _join(draws: Draws, cursor: Records, schedule: Schedule, slots: Slots) -> None:
    """Add a stream to the first population that still lacks streams, starting with a think time."""
    asker = 0
    while slots.joining[asker] == 0:
        asker += 1
    s = _take_spare(cursor, slots)
    slots.askers[s] = asker
    slots.stages[s] = ASKING
    step = cursor.step
    slots.at[s] = schedule.starts_s[step] + draws.gaps[cursor.used] * schedule.think_s[step, asker]
    _settle(slots, s)
    slots.joining[asker] -= 1
    cursor.used += 1


@inlined
def _begin_stream_io(
    s: int, at_s: float, draws: Draws, cursor: Records, schedule: Schedule, slots: Slots
) -> tuple[int, float]:
    """Return the operation and think time of a stream's next I/O, or ``NOTHING`` if none reaches the array.

    A stream that is due to leave does so instead. A read that the host serves takes only the host's own time.
    """
    asker, step = slots.askers[s], cursor.step
    if slots.leaving[asker] > 0:
        slots.leaving[asker] -= 1
        _give_back(s, cursor, slots)
        slots.at[s] = math.inf
        _settle(slots, s)
        return NOTHING, 0.0
    at = draws.mixes[cursor.used]
    share = schedule.read_share[step, asker]
    think_s = schedule.think_s[step, asker] * draws.gaps[cursor.used]
    if at >= share:
        return 1, think_s
    if at >= share * schedule.to_array[asker]:
        slots.at[s] = at_s + schedule.host_hit_s[asker] + think_s
        _settle(slots, s)
        cursor.used += 1
        return NOTHING, 0.0
    return 0, think_s


@inlined
def _begin_open_io(at_s: float, draws: Draws, cursor: Records, schedule: Schedule, slots: Slots) -> tuple[int, int]:
    """Return the slot and operation of the I/O that the open source issues, and schedule its next one."""
    k = population_of(schedule, cursor.step, draws.mixes[cursor.used])
    slots.at[0], _ = next_arrival(schedule, cursor.step, at_s, draws.gaps[cursor.used])
    _settle(slots, 0)
    s = _take_spare(cursor, slots)
    slots.askers[s] = k >> 1
    return s, k & 1


@inlined
def _begin_io(
    s: int,
    at_s: float,
    draws: Draws,
    cursor: Records,
    schedule: Schedule,
    tables: Tables,
    caches: Caches,
    ios: Ios,
    slots: Slots,
) -> tuple[int, int]:
    """Issue an I/O from the open source (slot 0) or from a stream; return its slot and its first stage.

    The stage is ``NOTHING`` if no I/O reaches the array.
    """
    think_s = -1.0
    if s == 0:
        s, op = _begin_open_io(at_s, draws, cursor, schedule, slots)
    else:
        op, think_s = _begin_stream_io(s, at_s, draws, cursor, schedule, slots)
        if op == NOTHING:
            return s, NOTHING
    asker, mode, n = slots.askers[s], schedule.modes[cursor.step], cursor.used
    row = (mode * schedule.n_shapes + schedule.shapes[asker]) * 2 + op
    route(s, n, row, mode, asker, schedule.activities[asker] * 2 + op, draws, cursor, tables, caches, ios)
    ios.begun[s] = at_s
    slots.think_s[s] = think_s
    slots.numbers[s] = cursor.first_number + n
    cursor.used = n + 1
    if op == 0:
        return s, AT_CPU
    return s, LINK_OUT if tables.has_links else PORT_IN


@inlined
def _visit(
    s: int, stage: int, bucket: int, ends_s: float, at_s: float, tables: Tables, ios: Ios, queues: Queues
) -> tuple[float, int]:
    """Serve an I/O at its stage's station; return its departure time and next stage, or ``ASKING`` if it is done."""
    out, into, links = 1 + tables.tiers.shape[1], 2 + tables.tiers.shape[1], tables.has_links
    if stage == AT_CPU:
        first = ios.queues[s, CPU]
        gone_s = serve(queues, tables, first, 0, bucket, ends_s, at_s, ios.services[s, CPU])
        b = ios.behind[s, 0]
        for i in range(b, b + ios.behind[s, 1]):
            serve(queues, tables, first, 0, bucket, ends_s, at_s, ios.behind_services[s, i])
        turn = ios.turns[s]
        if turn == TO_DRIVE:
            return gone_s, AT_DRIVE
        if turn == TO_PORT:
            return gone_s + ios.aside_s[s], PORT_OUT
        return gone_s, ASKING
    if stage == AT_DRIVE:
        gone_s = serve_at_drive(queues, tables, ios, s, bucket, ends_s, at_s)
        return gone_s, ASKING if ios.kinds[s] & 1 else PORT_OUT
    if stage == PORT_OUT:
        first = ios.queues[s, PORT]
        gone_s = serve(queues, tables, first, out, bucket, ends_s, at_s, ios.services[s, PORT])
        return gone_s, LINK_IN if links else ASKING
    if stage == PORT_IN:
        first = ios.queues[s, PORT]
        gone_s = serve(queues, tables, first, into, bucket, ends_s, at_s, ios.services[s, PORT])
        for i in range(ios.behind[s, 0]):
            first = ios.behind_queues[s, i]
            serve(queues, tables, first, into, bucket, ends_s, at_s, ios.behind_services[s, i])
        return gone_s, AT_CPU
    station = into + (2 if stage == LINK_OUT else 1)
    gone_s = serve(queues, tables, ios.queues[s, LINK], station, bucket, ends_s, at_s, ios.services[s, LINK])
    return gone_s, PORT_IN if stage == LINK_OUT else ASKING


@inlined
def _answer(
    s: int,
    gone_s: float,
    cursor: Records,
    tables: Tables,
    ios: Ios,
    slots: Slots,
    tally: Tally,
    answered_s: Floats,
) -> float:
    """Count an I/O that leaves the array at ``gone_s``; return the time when its stream issues the next one."""
    at_host_s = gone_s + tables.path_s
    tally.response_s[0] = at_host_s - ios.begun[s]
    count(tally, ios.kinds[s], tally.response_s[0], tally.bits[0], at_host_s)
    if slots.numbers[s] < answered_s.shape[0]:
        answered_s[slots.numbers[s]] = at_host_s
    if slots.think_s[s] < 0.0:
        _give_back(s, cursor, slots)
        return math.inf
    return float(at_host_s + slots.think_s[s])


@inlined
def _next_step(cursor: Records, schedule: Schedule, slots: Slots) -> int:
    """Advance to the next step; return the number of streams joining in it, or ``NOTHING`` after the last."""
    if cursor.step + 1 == schedule.modes.shape[0]:
        return NOTHING
    cursor.step += 1
    return int(_change_streams(slots, schedule.n_streams[cursor.step]))


@compiled
def serve_streams(
    draws: Draws,
    n_draws: int,
    cursor: Records,
    schedule: Schedule,
    tables: Tables,
    caches: Caches,
    ios: Ios,
    slots: Slots,
    queues: Queues,
    tally: Tally,
    answered_s: Floats,
) -> int:
    """Simulate streams that wait for responses, and the open source, until the draws are used up.

    Each I/O that begins takes the next row of ``draws``; so does a stream that joins, for its first think time, and the
    open source when it starts. A stream that is due to leave does so instead of issuing another I/O.

    Parameters
    ----------
    draws, n_draws
        Rows ``cursor.used`` to ``n_draws`` are available, with enough draws for their background jobs.
    ios
        I/Os in progress, by slot.
    answered_s
        Receives the instant at which the host gets the response to each I/O, by row, as far as it is long enough.

    Returns
    -------
    status
        ``DRAWN``: call again with more draws; ``NO_SLOT``: call again with more slots; ``FINISHED``: window over.
    """
    bucket = queues.bucket[N_STAGES]
    ends_s = bucket_ends_s(queues, bucket)
    step_ends_s = schedule.starts_s[cursor.step + 1]
    joining = _n_joining(slots)
    status = DRAWN
    while True:
        if joining > 0 or cursor.begun == 0 <= cursor.step:
            if cursor.used == n_draws:
                break
            if cursor.begun == 0:
                _begin_source(draws, cursor, schedule, slots)
                continue
            if cursor.n_spare == 0:
                status = NO_SLOT
                break
            _join(draws, cursor, schedule, slots)
            joining -= 1
            continue
        s = slots.winners[1]
        at_s = slots.at[s]
        if at_s >= step_ends_s:
            joining = _next_step(cursor, schedule, slots)
            if joining == NOTHING:
                status = FINISHED
                break
            step_ends_s = schedule.starts_s[cursor.step + 1]
            continue
        while at_s >= ends_s:
            bucket += 1
            ends_s = bucket_ends_s(queues, bucket)
        stage = slots.stages[s]
        if stage == ASKING:
            if cursor.used == n_draws:
                break
            if s == 0 and cursor.n_spare == 0:
                status = NO_SLOT
                break
            s, stage = _begin_io(s, at_s, draws, cursor, schedule, tables, caches, ios, slots)
            if stage == NOTHING:
                continue
        gone_s, following = _visit(s, stage, bucket, ends_s, at_s, tables, ios, queues)
        if following == ASKING:
            gone_s = _answer(s, gone_s, cursor, tables, ios, slots, tally, answered_s)
        slots.at[s] = gone_s
        slots.stages[s] = following
        _settle(slots, s)
    queues.bucket[N_STAGES] = bucket
    return status


@compiled
def run_streams(
    n_chunks: int,
    states: Words,
    draws: Draws,
    cursor: Records,
    schedule: Schedule,
    tables: Tables,
    caches: Caches,
    ios: Ios,
    slots: Slots,
    queues: Queues,
    tally: Tally,
    answered_s: Floats,
) -> int:
    """Simulate some chunks of I/Os in a window in which streams wait for responses; see ``serve_streams``."""
    with_cache = can_miss(tables)
    chunk = draws.gaps.shape[0]
    for _ in range(n_chunks):
        if cursor.used == chunk:
            cursor.first_number += chunk
            draw(states, draws, cursor, with_cache)
        status = serve_streams(draws, chunk, cursor, schedule, tables, caches, ios, slots, queues, tally, answered_s)
        if status != DRAWN:
            return int(status)
    return DRAWN
