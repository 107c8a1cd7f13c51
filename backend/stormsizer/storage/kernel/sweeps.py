"""Sweeps: boots, reboots, recomposes and other work on all desktops of a pool, several at a time."""

import math

from stormsizer.storage.kernel.compiling import compiled, inlined
from stormsizer.storage.kernel.layout import FROM_OFF, ON_ARRIVAL, ROLLING, Calendar, Records
from stormsizer.storage.kernel.logins import arrived_in_pool, cut_logins_short
from stormsizer.storage.kernel.state import ON, OVER, State


@inlined
def _missed(t: float, b: int, calendar: Calendar, state: State) -> float:
    """Return the number of desktops that are still off although users are waiting for them.

    Users of dedicated desktops wait for their own desktop. In other pools, only users in excess of the desktops that
    are up wait.
    """
    p, share = calendar.sweeps[b].pool, calendar.sweeps[b].desktop_share
    n_desktops = calendar.pools[p].n_desktops
    off = share * n_desktops
    arrived = arrived_in_pool(p, t, calendar.pools, calendar.logins, state)
    wanted = arrived * share if calendar.pools[p].dedicated == 1 else max(0.0, arrived - (n_desktops - off))
    return float(max(0.0, wanted - (off - state.sweeps[b].left)))


@inlined
def _set_slots(n_slots: float, starts_per_s: float, per_slot: float, sweep: Records) -> None:
    """Set how many desktops of a sweep can be in progress at once, and how far apart they are in their work.

    A limit on new starts keeps ``starts_per_s`` times the duration of one desktop in progress. The spread is the share
    of a desktop's work by which the first and the last in progress differ: 0 if all start together, and 1 if desktops
    wait for slots.
    """
    sweep.slots = min(n_slots, sweep.taking)
    sweep.spread = 1.0 if sweep.taking > n_slots else 0.0
    if starts_per_s * sweep.slots > 0.0 and math.isfinite(starts_per_s) and per_slot > 0.0:
        at_once = starts_per_s / per_slot
        if at_once < sweep.slots:
            sweep.slots = at_once
            sweep.spread = 1.0
        elif sweep.spread == 0.0:
            sweep.spread = sweep.slots / at_once


@inlined
def _in_progress(left: float, slots: float, spread: float) -> float:
    """Return the number of desktops in progress while ``left`` desktops' worth of a sweep's work remains.

    If every desktop has a slot, all start and end together. Otherwise the slots fall out of step, and every slot is in
    use as long as desktops wait. When the last desktops have started, their remaining work is uniformly distributed
    between none and ``spread`` of a desktop's, so the last n of them hold spread · n² / (2 · slots) desktops' worth.
    """
    if spread <= 0.0:
        return slots
    return min(slots, math.sqrt(2.0 * slots * left / spread))


@inlined
def set_sweep_load(t: float, b: int, calendar: Calendar, state: State) -> None:
    """Set how many desktops of a sweep are in progress, and how many desktops of its pool are up."""
    p, effect, starts_per_s = calendar.sweeps[b].pool, calendar.sweeps[b].effect, calendar.sweeps[b].starts_per_s
    sweep, pool, clock, work = state.sweeps[b], state.pools[p], state.clock[0], calendar.sweeps[b].work
    cycle_s = state.loops[work.loop].cycle_s
    per_slot = work.outstanding / (work.ios * cycle_s) if work.ios * cycle_s > 0.0 else 0.0
    _set_slots(calendar.sweeps[b].n_slots, starts_per_s, per_slot, sweep)
    slots = sweep.slots
    free = _in_progress(sweep.left, slots, sweep.spread)
    started = sweep.taking
    if math.isfinite(starts_per_s):
        started = min(started, starts_per_s * (0.5 * (t + clock.ends_s) - calendar.sweeps[b].starts_s))
        free = min(free, started)
    if effect == ON_ARRIVAL:
        sweep.in_progress = min(calendar.sweeps[b].n_slots, _missed(t, b, calendar, state))
    elif effect == ROLLING:
        # users who are present keep their desktops, and users who wait get the next desktop that is done
        present = max(pool.working, arrived_in_pool(p, t, calendar.pools, calendar.logins, state))
        unused = max(0.0, sweep.taking - present)
        if slots >= sweep.taking or unused >= free:
            sweep.in_progress = free
            sweep.giving_back = free
        else:
            # the remaining work of the desktops in progress is uniformly distributed between a whole desktop and none
            sweep.in_progress = min(free, max(unused, sweep.in_progress - sweep.giving_back * sweep.done_share))
        pool.up = sweep.taking - sweep.in_progress
    else:
        sweep.in_progress = free
    if effect == FROM_OFF and (slots < sweep.taking or started < sweep.taking or sweep.spread > 0.0):
        coming = max(0.0, sweep.left - 0.5 * slots, sweep.taking - started)
        pool.up = max(pool.up, sweep.taking - sweep.in_progress - coming + pool.brought_up)
    if effect in (FROM_OFF, ON_ARRIVAL):
        clock.booting += sweep.in_progress / calendar.pools[p].sessions
    else:
        clock.in_sweep += sweep.in_progress / calendar.pools[p].sessions


@inlined
def _advance_waves(left: float, slots: float, spread: float, per_slot: float, dt: float) -> tuple[float, float]:
    """Return the work left after a step, in desktops' worth, and when in the step it reached 0 (NaN if it did not)."""
    if spread <= 0.0:
        needed_s = left / (slots * per_slot)
        if needed_s > dt:
            return left - slots * per_slot * dt, math.nan
        return 0.0, needed_s
    spent, full = 0.0, 0.5 * slots * spread
    if left > full:
        spent = min(dt, (left - full) / (slots * per_slot))
        left -= slots * per_slot * spent
    if spent >= dt:
        return left, math.nan
    pace = math.sqrt(0.5 * slots / spread) * per_slot
    root = math.sqrt(left) - pace * (dt - spent)
    if root > 0.0:
        return root * root, math.nan
    return 0.0, spent + math.sqrt(left) / pace


@inlined
def advance_sweep(
    t: float, dt: float, b: int, sweeps: Records, on_arrival_per_s: float, cycle_s: float, sweep: Records, pool: Records
) -> None:
    """Advance a sweep to the end of the step; ``cycle_s`` is the time between two I/Os of a stream."""
    slots, effect, work = sweep.slots, sweeps[b].effect, sweeps[b].work
    per_slot = work.outstanding / (work.ios * cycle_s)
    done_s = math.nan
    if effect == ON_ARRIVAL:
        came = -sweep.in_progress * math.expm1(-per_slot * dt)
        if on_arrival_per_s > 0.0:
            came = min(came, on_arrival_per_s * dt)
        if sweep.left - came <= 1e-6 * sweep.taking:
            came = sweep.left
            done_s = dt
        sweep.left -= came
        pool.up += came
        pool.brought_up += came
    elif sweep.in_progress < _in_progress(sweep.left, slots, sweep.spread):
        sweep.done_share = min(1.0, per_slot * dt)
        sweep.left = max(0.0, sweep.left - sweep.in_progress * per_slot * dt)
        if sweep.left <= 1e-6 * sweep.taking:
            done_s = dt
    else:
        sweep.done_share = min(1.0, per_slot * dt)
        sweep.left, done_s = _advance_waves(sweep.left, slots, sweep.spread, per_slot, dt)
    if not math.isnan(done_s):
        sweep.state = OVER
        sweep.done_s = t + done_s
        if effect == FROM_OFF:
            pool.up = sweep.taking + pool.brought_up
        elif effect == ROLLING:
            pool.up = sweep.taking


@compiled
def begin_sweep(t: float, b: int, calendar: Calendar, state: State) -> None:
    """Start a sweep. If it takes desktops down, end everything in progress on them."""
    p, effect = calendar.sweeps[b].pool, calendar.sweeps[b].effect
    sweep, pool = state.sweeps[b], state.pools[p]
    if effect in (FROM_OFF, ROLLING):
        for other in range(calendar.sweeps.shape[0]):
            if state.sweeps[other].state == ON and calendar.sweeps[other].pool == p:
                state.sweeps[other].state = OVER
                state.sweeps[other].cut_s = t
        cut_logins_short(p, t, math.inf, calendar.logins, state.logins)
        pool.working = 0.0
        pool.brought_up = 0.0
    sweep.state = ON
    there = calendar.pools[p].n_desktops if effect in (FROM_OFF, ON_ARRIVAL) else pool.up
    sweep.taking = sweep.left = sweep.in_progress = calendar.sweeps[b].desktop_share * there
    if effect == FROM_OFF:
        pool.up = 0.0
