"""Login storms: users who arrive, log in, do start-of-day work, and leave."""

import math

from stormsizer.storage.kernel.compiling import compiled, inlined
from stormsizer.storage.kernel.layout import Calendar, Floats, Records
from stormsizer.storage.kernel.rows import FIRST_HISTORY_ROOM
from stormsizer.storage.kernel.state import ON, OVER, State


@inlined
def arrived_share(login: Records, at_s: float) -> float:
    """Return the share of a storm's users who have arrived by ``at_s``."""
    x = (at_s - login.starts_s) / login.window_s
    if x <= 0.0:
        return 0.0
    if x >= 1.0:
        return 1.0
    if login.bell == 0:
        return float(x)
    # 40% of arrivals fall in the middle sixth of the window: a normal distribution with sigma = window / 6.29
    scale = 6.29 / math.sqrt(2.0)
    edge = math.erf(0.5 * scale)
    return 0.5 + 0.5 * math.erf((x - 0.5) * scale) / edge


@inlined
def arrived_in_pool(pool: int, t: float, pools: Records, logins: Records, state: State) -> float:
    """Return the number of a pool's users who have arrived in the login storms in progress."""
    arrived = 0.0
    for k in range(state.active.counts[0].logins):
        s = state.active.logins[k]
        if state.logins[s].state == ON and logins[s].pool == pool:
            arrived = max(arrived, pools[pool].n_desktops * arrived_share(logins[s], t))
    return arrived


@inlined
def _interpolated(column: Floats, column_at: Floats, first: int, n: int, at: float, pointer: int) -> tuple[float, int]:
    """Return one column's value in a storm's history at the point where another, ascending column reaches ``at``.

    The history has ``n`` rows, starting at ``first``. Also return the row from which the next search starts.
    """
    while pointer + 2 < n and column_at[first + pointer + 1] < at:
        pointer += 1
    row = first + pointer
    x0, x1 = column_at[row], column_at[row + 1]
    y0, y1 = column[row], column[row + 1]
    if at <= x0 or x1 <= x0:
        return y0, pointer
    return y0 + (y1 - y0) * min(1.0, (at - x0) / (x1 - x0)), pointer


@inlined
def set_login_load(
    t: float, dt: float, s: int, logins: Records, histories: Records, groups: Records, login: Records, clock: Records
) -> None:
    """Set how many users of a storm are logging in, and how many are doing start-of-day work."""
    done = 0.0
    for j in range(groups.shape[1]):
        done += groups[s, j].finished
    login.in_login = login.present = 0.0
    if login.length > 1:
        began, login.at_time = _interpolated(
            histories.started, histories.at_s, login.first, login.length, t - logins[s].guest_s, login.at_time
        )
        login.in_login = max(0.0, began - done)
        login.present = histories[login.first + login.length - 1].started - done
        clock.in_login += login.present
    # mean over the step of a population that shrinks by exp(−decay)
    decay = login.pace * dt
    login.active = login.starting * (-math.expm1(-decay) / decay if decay > 1e-9 else 1.0)


@inlined
def make_room(histories: Records, login: Records, clock: Records) -> None:
    """Move a full storm history past all rows in use, to a space with twice as many rows."""
    if login.length < login.room:
        return
    first, room = clock.history_used, max(FIRST_HISTORY_ROOM, 2 * login.room)
    for row in range(login.length):
        histories[first + row].at_s = histories[login.first + row].at_s
        histories[first + row].started = histories[login.first + row].started
        histories[first + row].progress_ios = histories[login.first + row].progress_ios
    login.first = first
    login.room = room
    clock.history_used = first + room


@inlined
def begin_login(t: float, histories: Records, login: Records, clock: Records) -> None:
    """Start a login storm."""
    login.state = ON
    make_room(histories, login, clock)
    histories[login.first].at_s = t
    histories[login.first].started = histories[login.first].progress_ios = 0.0
    login.length = 1


@inlined
def _start_work(
    dt: float, s: int, logins: Records, served: bool, loops: Records, login: Records, pool: Records
) -> None:
    """Advance a storm's start-of-day work to the end of the step."""
    work = logins[s].start_of_day
    login.pace = 0.0
    remaining = 0.0
    if work.ios > 0.0:
        if served:
            login.pace = work.outstanding / (work.ios * loops[work.loop].cycle_s)
        remaining = login.starting * math.exp(-dt * login.pace)
    pool.working += login.starting - remaining
    login.starting = remaining


@inlined
def _finish_logins(
    s: int, logins: Records, factors: Floats, histories: Records, groups: Records, login: Records
) -> float:
    """Update the number of users in each group who have logged in; return the increase.

    A login that began its I/O at *s* is complete when the progress since *s* equals its I/Os.
    """
    n_groups = groups.shape[1]
    now = histories[login.first + login.length - 1].progress_ios
    before = after = 0.0
    for j in range(n_groups):
        group = groups[s, j]
        before += group.finished
        ios = logins[s].login.ios * factors[s, j]
        if now > ios:
            io_began_s, group.at_progress = _interpolated(
                histories.at_s, histories.progress_ios, login.first, login.length, now - ios, group.at_progress
            )
            guest_began_s = io_began_s - logins[s].guest_s
            began, group.at_time = _interpolated(
                histories.started, histories.at_s, login.first, login.length, guest_began_s, group.at_time
            )
            group.finished = max(group.finished, began / n_groups)
        after += group.finished
    return float(after - before)


@inlined
def _advance_logins(
    ends_s: float,
    ios: float,
    s: int,
    calendar: Calendar,
    histories: Records,
    groups: Records,
    login: Records,
    pool: Records,
) -> None:
    """Advance a storm's logins to the end of the step, in which each login completed ``ios`` I/Os."""
    plan = calendar.pools[calendar.logins[s].pool]
    n_desktops = plan.n_desktops
    arrived = n_desktops * arrived_share(calendar.logins[s], ends_s)
    started = min(arrived, pool.up)
    if plan.dedicated == 1:
        started = min(arrived, arrived * (pool.up - pool.brought_up) / n_desktops + pool.brought_up)
    now = login.first + login.length
    histories[now].at_s = ends_s
    histories[now].started = max(started, histories[now - 1].started)
    histories[now].progress_ios = histories[now - 1].progress_ios + ios
    login.length += 1
    login.starting += _finish_logins(s, calendar.logins, calendar.factors, histories, groups, login)
    if math.isnan(login.done_s):
        finished = 0.0
        for j in range(groups.shape[1]):
            finished += groups[s, j].finished
        if finished >= n_desktops * (1.0 - 1e-9):
            login.done_s = ends_s
    elif login.starting < 1e-4 * n_desktops:
        pool.working += login.starting
        login.starting = 0.0
        login.state = OVER


@inlined
def advance_login(
    t: float, dt: float, s: int, served: bool, histories: Records, calendar: Calendar, state: State
) -> None:
    """Advance a login storm to the end of the step."""
    login, pool = state.logins[s], state.pools[calendar.logins[s].pool]
    _start_work(dt, s, calendar.logins, served, state.loops, login, pool)
    make_room(histories, login, state.clock[0])
    ios = 0.0
    if served:
        work = calendar.logins[s].login
        ios = dt / state.loops[work.loop].cycle_s * work.outstanding
    _advance_logins(t + dt, ios, s, calendar, histories, state.groups, login, pool)


@inlined
def leave(t: float, dt: float, d: int, calendar: Calendar, state: State) -> None:
    """Log off the users of one departure, evenly over its window."""
    departure = calendar.departures[d]
    stay = max(0.0, 1.0 - dt / (departure.starts_s + departure.window_s - t))
    state.pools[departure.pool].working *= stay
    for k in range(state.active.counts[0].logins):
        s = state.active.logins[k]
        if calendar.logins[s].pool == departure.pool and calendar.logins[s].starts_s < departure.starts_s:
            state.logins[s].starting *= stay


@compiled
def cut_logins_short(pool: int, t: float, before_s: float, logins: Records, now: Records) -> None:
    """End a pool's login storms that began before an instant."""
    for s in range(logins.shape[0]):
        if now[s].state == ON and logins[s].pool == pool and logins[s].starts_s < before_s:
            now[s].state = OVER
            now[s].starting = 0.0
            if math.isnan(now[s].done_s):
                now[s].cut_s = t
