"""Windows without closed loops: each station in turn serves a chunk of I/Os in order of arrival."""

from stormsizer.discrete_event.kernel.compiling import compiled, inlined
from stormsizer.discrete_event.kernel.draws import draw
from stormsizer.discrete_event.kernel.layout import (
    ANSWERED,
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
    Boxes,
    Caches,
    Draws,
    Floats,
    Indices,
    Ios,
    Queues,
    Records,
    Schedule,
    Tables,
    Tally,
    Words,
)
from stormsizer.discrete_event.kernel.routes import route
from stormsizer.discrete_event.kernel.source import can_miss, next_arrival, population_of
from stormsizer.discrete_event.kernel.stations import bucket_ends_s, serve_at_drive, take, waits_now
from stormsizer.discrete_event.kernel.tally import count_all


@inlined
def _cell(at_s: float, from_s: float, cells_per_s: float, n_cells: int) -> int:
    """Return the time cell of an instant."""
    return min(max(int((at_s - from_s) * cells_per_s), 0), n_cells)


@inlined
def _put(boxes: Boxes, stage: int, at_s: float, j: int, from_s: float, cells_per_s: float, n_cells: int) -> None:
    """Send an I/O to a stage."""
    k = boxes.counts[stage]
    boxes.at[stage, k] = at_s
    boxes.ids[stage, k] = j
    boxes.counts[stage] = k + 1
    boxes.starts[stage, _cell(at_s, from_s, cells_per_s, n_cells)] += 1


@compiled
def _in_order(boxes: Boxes, stage: int, from_s: float, cells_per_s: float, n_cells: int) -> int:
    """Sort a stage's I/Os by time, except those after the last cell; return the number sorted.

    Times are spread evenly, so a counting sort with about as many cells as I/Os leaves hardly any I/Os out of order;
    those few are moved one by one.
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


@compiled
def _count_again(boxes: Boxes, from_s: float, cells_per_s: float, n_cells: int) -> None:
    """Recount the I/Os in progress by time cell for the next chunk."""
    for stage in range(N_STAGES):
        for cell in range(n_cells + 1):
            boxes.starts[stage, cell] = 0
        for k in range(boxes.counts[stage]):
            boxes.starts[stage, _cell(boxes.at[stage, k], from_s, cells_per_s, n_cells)] += 1


@inlined
def _finish(j: int, at_s: float, n_done: int, done_ids: Indices, done_s: Floats) -> int:
    """Record that an I/O is complete; return the number completed so far."""
    done_ids[n_done] = j
    done_s[n_done] = at_s
    return n_done + 1


@inlined
def _serve_drives(
    n: int,
    from_s: float,
    cells_per_s: float,
    n_cells: int,
    ios: Ios,
    boxes: Boxes,
    queues: Queues,
    tables: Tables,
    done_ids: Indices,
    done_s: Floats,
    n_done: int,
) -> int:
    """Serve ``n`` sorted I/Os at the drives; return the number completed so far."""
    bucket = queues.bucket[AT_DRIVE]
    ends_s = bucket_ends_s(queues, bucket)
    for k in range(n):
        at_s = boxes.sorted_at[k]
        j = boxes.sorted_ids[k]
        while at_s >= ends_s:
            bucket += 1
            ends_s = bucket_ends_s(queues, bucket)
        gone_s = serve_at_drive(queues, tables, ios, j, bucket, ends_s, at_s)
        if ios.kinds[j] & 1:
            n_done = _finish(j, gone_s, n_done, done_ids, done_s)
        else:
            _put(boxes, PORT_OUT, gone_s, j, from_s, cells_per_s, n_cells)
    queues.bucket[AT_DRIVE] = bucket
    return n_done


@inlined
def _send_on(
    stage: int,
    j: int,
    gone_s: float,
    links: bool,
    from_s: float,
    cells_per_s: float,
    n_cells: int,
    ios: Ios,
    boxes: Boxes,
) -> bool:
    """Send an I/O on from a stage other than the drives, unless it is complete; return whether it is complete."""
    following, delay_s = N_STAGES, 0.0
    if stage == AT_CPU:
        turn = ios.turns[j]
        if turn != ANSWERED:
            following = AT_DRIVE if turn == TO_DRIVE else PORT_OUT
            delay_s = ios.aside_s[j]
    elif stage == PORT_IN:
        following = AT_CPU
    elif stage == LINK_OUT:
        following = PORT_IN
    elif stage == PORT_OUT and links:
        following = LINK_IN
    if following == N_STAGES:
        return True
    _put(boxes, following, gone_s + delay_s, j, from_s, cells_per_s, n_cells)
    return False


@inlined
def _station_of_stage(stage: int, n_tiers: int) -> tuple[int, int]:
    """Return the kind and number of the station at a stage other than the drives."""
    out, into = 1 + n_tiers, 2 + n_tiers
    if stage == AT_CPU:
        return CPU, 0
    if stage == PORT_IN:
        return PORT, into
    if stage == PORT_OUT:
        return PORT, out
    return LINK, into + (2 if stage == LINK_OUT else 1)


@inlined
def _serve_stage(
    stage: int,
    n: int,
    from_s: float,
    cells_per_s: float,
    n_cells: int,
    ios: Ios,
    boxes: Boxes,
    queues: Queues,
    tables: Tables,
    done_ids: Indices,
    done_s: Floats,
    n_done: int,
) -> int:
    """Serve ``n`` sorted I/Os at a stage other than the drives; return the number completed so far."""
    column, station = _station_of_stage(stage, tables.tiers.shape[1])
    bucket = queues.bucket[stage]
    ends_s = bucket_ends_s(queues, bucket)
    seen = queues.seen[station, bucket]
    waited_s, work_s, jobs = seen.waited_s, seen.work_s, seen.jobs
    for k in range(n):
        at_s = boxes.sorted_at[k]
        j = boxes.sorted_ids[k]
        while at_s >= ends_s:
            seen.waited_s = waited_s
            seen.work_s = work_s
            seen.jobs = jobs
            bucket += 1
            ends_s = bucket_ends_s(queues, bucket)
            seen = queues.seen[station, bucket]
            waited_s, work_s, jobs = seen.waited_s, seen.work_s, seen.jobs
        first = ios.queues[j, column]
        service_s = ios.services[j, column]
        start_s = take(queues.free, first, tables.pooled[first], at_s, service_s)
        gone_s = start_s + service_s
        waited_s += waits_now(queues, station, bucket, ends_s, at_s, start_s)
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
            start_s = take(queues.free, first, tables.pooled[first], at_s, service_s)
            waited_s += waits_now(queues, station, bucket, ends_s, at_s, start_s)
            work_s += service_s
            jobs += 1.0
        if _send_on(stage, j, gone_s, tables.has_links, from_s, cells_per_s, n_cells, ios, boxes):
            n_done = _finish(j, gone_s, n_done, done_ids, done_s)
    seen.waited_s = waited_s
    seen.work_s = work_s
    seen.jobs = jobs
    queues.bucket[stage] = bucket
    return n_done


@compiled
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
    """Move I/Os from one station to the next, as far as possible when only arrivals before ``until_s`` are known.

    Parameters
    ----------
    ios
        The I/Os at positions ``from_io`` to ``to_io`` are issued now, in order of ``begun`` from ``from_s`` on; earlier
        ones may still be in progress.
    until_s
        No later I/O is issued before this instant.
    boxes
        I/Os heading for each stage, with space for all that have begun and are not complete.

    Returns
    -------
    n_done
        Number of completed I/Os. ``done_ids`` and ``done_s`` receive their positions and completion times, which do not
        include the path between guest and controller.
    """
    n_cells = min(boxes.starts.shape[1] - 1, max(64, to_io - from_io))
    per_s = n_cells / (until_s - from_s)
    _count_again(boxes, from_s, per_s, n_cells)
    for j in range(from_io, to_io):
        stage = AT_CPU
        if ios.kinds[j] & 1:
            stage = LINK_OUT if tables.has_links else PORT_IN
        _put(boxes, stage, ios.begun[j], j, from_s, per_s, n_cells)
    n_done = 0
    for stage in range(N_STAGES):
        if boxes.counts[stage] == 0:
            continue
        n = _in_order(boxes, stage, from_s, per_s, n_cells)
        if stage == AT_DRIVE:
            n_done = _serve_drives(n, from_s, per_s, n_cells, ios, boxes, queues, tables, done_ids, done_s, n_done)
        else:
            n_done = _serve_stage(
                stage, n, from_s, per_s, n_cells, ios, boxes, queues, tables, done_ids, done_s, n_done
            )
    return n_done


@compiled
def _move(ios: Ios, j: int, to: Ios, k: int) -> None:
    """Copy one I/O to another position."""
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


@inlined
def _ask_chunk(
    carried: int,
    from_s: float,
    draws: Draws,
    cursor: Records,
    schedule: Schedule,
    tables: Tables,
    caches: Caches,
    ios: Ios,
) -> tuple[int, float]:
    """Append the next chunk of I/Os to those carried over; return the number appended and the last arrival time."""
    n_steps = schedule.modes.shape[0]
    at_s, step = from_s, cursor.step
    n = 0
    while n < draws.gaps.shape[0]:
        at_s, step = next_arrival(schedule, step, at_s, draws.gaps[n])
        if step == n_steps:
            break
        k = population_of(schedule, step, draws.mixes[n])
        asker, op = k >> 1, k & 1
        mode = schedule.modes[step]
        row = (mode * schedule.n_shapes + schedule.shapes[asker]) * 2 + op
        kind = schedule.activities[asker] * 2 + op
        ios.begun[carried + n] = at_s
        route(carried + n, n, row, mode, asker, kind, draws, cursor, tables, caches, ios)
        n += 1
    cursor.step = step
    return n, at_s


@inlined
def _carry_over(ios: Ios, spare: Ios, boxes: Boxes) -> int:
    """Move the I/Os in progress to the front; return their number."""
    carried = 0
    for stage in range(N_STAGES):
        for k in range(boxes.counts[stage]):
            _move(ios, boxes.ids[stage, k], spare, carried)
            boxes.ids[stage, k] = carried
            carried += 1
    for j in range(carried):
        _move(spare, j, ios, j)
    return carried


@compiled
def run_open(
    n_chunks: int,
    states: Words,
    draws: Draws,
    cursor: Records,
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
    """Simulate some chunks of I/Os in a window without closed loops.

    ``clock_s`` is when the last I/O was issued; ``ios`` holds those in progress before and after the call.

    Returns
    -------
    status
        ``DRAWN``: call again; ``NO_SLOT``: call again with more space; ``FINISHED``: the window is over.
    """
    with_cache = can_miss(tables)
    n_steps = schedule.modes.shape[0]
    ends_s = float(schedule.starts_s[n_steps])
    for _ in range(n_chunks):
        carried = cursor.n_carried
        if carried + draws.gaps.shape[0] > ios.begun.shape[0]:
            return NO_SLOT
        draw(states, draws, cursor, with_cache)
        from_s = clock_s[0]
        n, at_s = _ask_chunk(carried, from_s, draws, cursor, schedule, tables, caches, ios)
        until_s = min(at_s, ends_s)
        n_done = serve_chunk(ios, carried, carried + n, from_s, until_s, boxes, queues, tables, done_ids, done_s)
        count_all(tally, ios, done_ids, done_s, n_done, tables.path_s)
        clock_s[0] = until_s
        cursor.n_carried = _carry_over(ios, spare, boxes)
        if cursor.step == n_steps:
            return FINISHED
    return DRAWN
