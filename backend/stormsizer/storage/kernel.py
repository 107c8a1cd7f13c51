"""The compiled heart of the engine: flow balance per station, closed loops solved inside each step.

All kernels that call one another stand in this one file, because Numba's cache of compiled code does not notice
an edit in another file. Arrays are float64; rows and columns are named by the constants below. Times are in
seconds from the calendar's start.

Model (equation numbers are used in the comments):

(1) closed class *c* with ``n`` active desktops, ``k`` I/Os outstanding each:  x = n·k / (Z + R)
(2) response time:        R = Σ stations  service + visits · wait
(3) wait at ``m`` servers with one queue: W = s · ErlangC(m, u) / (m · (1 − u))      (drives and ports: m = 1)
(4) flow balance of the work V waiting or in service at all M servers, taken implicitly over a step:
        V' + dt · M · u = V + dt · w,   V' = s · L(u),   w = Σ x · demand
    which gives the stationary queue where there is one and a growing backlog where there is none.
"""

import math

import numpy as np
from numba import njit
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

# columns of `stations`
N_SERVERS, N_POOLED = range(2)
# columns of `costs`, what one I/O brings to a station: work in seconds, visits that count as arrivals, visits that
# the I/O waits for, visits that it waits for beyond what the write buffer holds, seconds of waiting that the buffer
# holds, and bytes read from and written to its servers
WORK_S, ARRIVALS, VISITS, HELD_VISITS, HOLD_S, READ_FROM, WRITTEN_TO = range(7)
N_COSTS = 7
# columns of `shapes`: sizes in bytes, share of reads that reach the array, seconds of a read that a host serves
READ_BYTES, WRITE_BYTES, TO_ARRAY, HOST_HIT_S = range(4)
# columns of `paths`: seconds between guest and controller when nothing waits, I/Os inside the controller at a time
HOST_S, ADMITTED = range(2)
# columns of `pools`
(
    N_DESKTOPS,
    UP_AT_START,
    DEDICATED,
    PER_SECOND,
    IDLE_READS,
    IDLE_WRITES,
    IDLE_SHAPE,
    STEADY_READS,
    STEADY_WRITES,
    STEADY_SHAPE,
) = range(10)
# columns of a closed loop's parameters, starting at an offset in `sweeps` and `logins`
IOS, READ_FRACTION, OUTSTANDING, THINK_S, BACKGROUND, SHAPE = range(6)
WORK = 6
# columns of `sweeps`
SWEEP_POOL, SWEEP_START, SWEEP_SLOTS, SWEEP_EFFECT, SWEEP_SHARE, SWEEP_WORK = range(6)
# effects of a sweep on its desktops: all go down and come up one after the other; only those in hand are down; none is;
# and desktops that were left off come up when somebody arrives
FROM_OFF, ROLLING, BESIDE, ON_ARRIVAL = range(4)
# columns of `logins`
LOGIN_POOL, LOGIN_START, LOGIN_WINDOW, LOGIN_BELL, LOGIN_GUEST_S, LOGIN_WORK = range(6)
START_OF_DAY = LOGIN_WORK + WORK
# columns of `departures`, `intervals`, `tests`, `modes`, `outages`
DEPART_POOL, DEPART_START, DEPART_WINDOW = range(3)
FROM_S, TO_S, INTERVAL_READS, INTERVAL_WRITES, INTERVAL_SHAPE = range(5)
TEST_POOL, TEST_WORK = 2, 3
MODE = 2
# columns of a closed class
STREAMS, CLASS_THINK_S, READ_SHARE, CLASS_SHAPE, OWNER_KIND, OWNER = range(6)
SWEEPING, LOGGING_IN, STARTING_WORK, IN_BACKGROUND, TESTING = range(5)
# whether a storm is still to come, going on or over
AHEAD, ON, OVER = range(3)
# columns of the outcome of a sweep or login
DONE_S, CUT_S = 0, 1
# columns of a storm's history
AT_S, STARTED, PROGRESS = 0, 1, 2
# columns of a trace: rates, throughput and latencies, populations, then for each station its utilisation, I/Os per
# second and MB per second read and written
(
    READS,
    WRITES,
    READ_MB,
    WRITE_MB,
    HOST_READ_MS,
    HOST_WRITE_MS,
    INSIDE_READ_MS,
    INSIDE_WRITE_MS,
    BOOTING,
    IN_LOGIN,
    IN_START_OF_DAY,
    AT_WORK,
    UP,
    IN_SWEEP,
) = range(14)
PER_STATION = 14
STATION_USE, STATION_IOPS, STATION_READ_MB, STATION_WRITE_MB = range(4)
N_PER_STATION = 4

LEAVING_STEP_S = 60.0
LATE_ARRIVALS = 0.005
"""Share of a login window that a step of an outage may span: who arrives when still matters."""
Q_LEAST, Q_MOST = 1e-10, 40.0
STORM_STEP_S = 1.0
TAIL_STEP_S = 5.0
STEP_GROWTH = 5e-4
"""A storm's steps grow by this share of its age, so that one that never ends does not take for ever."""
QUIET_STEP_S = 900.0


@njit(cache=True, nogil=True)
def _wait(n_pooled: int, service_s: float, utilisation: float, free: float) -> float:
    """Mean wait before service, equation (3), given the free share 1 − u without cancellation."""
    if utilisation <= 0.0:
        return 0.0
    if n_pooled == 1:
        return service_s * utilisation / free
    offered = n_pooled * utilisation
    blocking = 1.0
    for i in range(1, n_pooled + 1):
        blocking = offered * blocking / (i + offered * blocking)
    return service_s * blocking / (free + utilisation * blocking) / (n_pooled * free)


@njit(cache=True, nogil=True)
def wait(n_pooled: int, service_s: float, utilisation: float) -> float:
    """Mean wait in seconds before exponential service at ``n_pooled`` servers that share one queue.

    Erlang C by the exact recursion on Erlang B (its power-form approximation is far off for many servers).
    """
    return _wait(n_pooled, service_s, utilisation, 1.0 - utilisation)


@njit(cache=True, nogil=True)
def _imbalance(
    q: float,
    n_pooled: int,
    n_servers: float,
    service_s: float,
    backlog_s: float,
    dt: float,
    open_work: float,
    streams: Floats,
    work: Floats,
    visits: Floats,
    held: Floats,
    hold_s: Floats,
    other_s: Floats,
    n_classes: int,
) -> float:
    """Logarithm of the two sides of equation (4) over each other at utilisation 1 − exp(−q); increases with q."""
    free = math.exp(-q)
    utilisation = -math.expm1(-q)
    waited_s = _wait(n_pooled, service_s, utilisation, free)
    arriving = open_work
    for c in range(n_classes):
        if streams[c] > 0.0:
            waits_here_s = visits[c] * waited_s + held[c] * max(0.0, waited_s - hold_s[c])
            arriving += work[c] * streams[c] / (other_s[c] + waits_here_s)
    return math.log(n_servers * utilisation * (service_s + waited_s + dt) / (backlog_s + dt * arriving))


@njit(cache=True, nogil=True)
def _balance(
    guess: float,
    n_pooled: int,
    n_servers: float,
    service_s: float,
    backlog_s: float,
    dt: float,
    open_work: float,
    streams: Floats,
    work: Floats,
    visits: Floats,
    held: Floats,
    hold_s: Floats,
    other_s: Floats,
    n_classes: int,
) -> float:
    """The q = −ln(1 − u) of one station that solves equation (4), all other stations' waits held.

    In q a queue of a thousand I/Os is as well resolved as one of a tenth. The imbalance is monotone in q, so a bracket
    grown from the last step's answer and false position (Illinois) always converge.
    """
    rest = (
        n_pooled,
        n_servers,
        service_s,
        backlog_s,
        dt,
        open_work,
        streams,
        work,
        visits,
        held,
        hold_s,
        other_s,
        n_classes,
    )
    low = high = min(max(guess, Q_LEAST), Q_MOST)
    g_low = g_high = _imbalance(low, *rest)
    reach = max(1e-6, 1e-3 * low)
    while g_low > 0.0 and low > Q_LEAST:
        high, g_high = low, g_low
        low = max(Q_LEAST, low - reach)
        g_low = _imbalance(low, *rest)
        reach *= 8.0
    while g_high < 0.0 and high < Q_MOST:
        low, g_low = high, g_high
        high = min(Q_MOST, high + reach)
        g_high = _imbalance(high, *rest)
        reach *= 8.0
    if g_low >= 0.0:
        return low
    if g_high <= 0.0:
        return high
    side = 0
    q = low
    for iteration in range(1, 80):
        q = high - g_high * (high - low) / (g_high - g_low)
        if not low < q < high or iteration % 12 == 0:
            q = 0.5 * (low + high)
        g = _imbalance(q, *rest)
        if abs(g) <= 1e-9 or high - low < 1e-13 * high:
            break
        if g < 0.0:
            low, g_low = q, g
            if side == -1:
                g_high *= 0.5
            side = -1
        else:
            high, g_high = q, g
            if side == 1:
                g_low *= 0.5
            side = 1
    return q


@njit(cache=True, nogil=True)
def _with_waits(alone_s: float, c: int, visits: Floats, held: Floats, hold_s: Floats, waits_s: Floats) -> float:
    """Time between two I/Os of one stream of class ``c``: ``alone_s`` and its waits at all stations."""
    total = alone_s
    for i in range(waits_s.shape[0]):
        total += visits[i, c] * waits_s[i] + held[i, c] * max(0.0, waits_s[i] - hold_s[i, c])
    return float(total)


@njit(cache=True, nogil=True)
def equilibrium(
    stations: Floats,
    costs: Floats,
    base_s: Floats,
    shapes: Floats,
    dt: float,
    classes: Floats,
    n_classes: int,
    open_rates: Floats,
    backlog_s: Floats,
    waits_s: Floats,
    service_s: Floats,
    pressure: Floats,
    left_over: Floats,
    rates: Floats,
) -> Floats:
    """Throughput, waits and utilisation over one step, equations (1) to (4).

    Stations are balanced one after the other until their waits stand still (Gauss–Seidel): each is monotone in
    its own wait, and usually one of them binds.

    Parameters
    ----------
    stations, costs, base_s
        The station network: shapes (n_stations, 2), (n_shapes, 2, n_stations, N_COSTS) and (n_shapes, 2).
    classes
        Closed classes, the first ``n_classes`` rows: columns ``STREAMS`` (n·k), ``CLASS_THINK_S``, ``READ_SHARE``,
        ``CLASS_SHAPE``.
    open_rates
        Shape (n_shapes, 2): open reads and writes per second that reach the array.
    backlog_s, waits_s, service_s
        Work held by each station, wait at it and mean service time of its I/Os; carried from step to step and updated.
    pressure
        −ln(1 − utilisation) of each station, likewise carried: where the next search begins.
    left_over
        Receives the share of each station's work that is not done at the end of the step.
    rates
        Receives the I/Os per second of each closed class, those that a host serves itself included.

    Returns
    -------
    utilisation
        Of each station, 0 to 1.
    """
    n_stations = stations.shape[0]
    n_shapes = shapes.shape[0]
    streams = classes[:, STREAMS]
    work = np.zeros((n_stations, n_classes))
    arrivals = np.zeros((n_stations, n_classes))
    visits = np.zeros((n_stations, n_classes))
    held = np.zeros((n_stations, n_classes))
    hold_s = np.zeros((n_stations, n_classes))
    alone_s = np.zeros(n_classes)
    open_work = np.zeros(n_stations)
    open_arrivals = np.zeros(n_stations)
    for g in range(n_shapes):
        for op in range(2):
            if open_rates[g, op] > 0.0:
                for i in range(n_stations):
                    open_work[i] += open_rates[g, op] * costs[g, op, i, WORK_S]
                    open_arrivals[i] += open_rates[g, op] * costs[g, op, i, ARRIVALS]
    for c in range(n_classes):
        g = int(classes[c, CLASS_SHAPE])
        share = classes[c, READ_SHARE]
        r = share * shapes[g, TO_ARRAY]
        w = 1.0 - share
        alone_s[c] = (
            classes[c, CLASS_THINK_S] + r * base_s[g, 0] + w * base_s[g, 1] + (share - r) * shapes[g, HOST_HIT_S]
        )
        for i in range(n_stations):
            work[i, c] = r * costs[g, 0, i, WORK_S] + w * costs[g, 1, i, WORK_S]
            arrivals[i, c] = r * costs[g, 0, i, ARRIVALS] + w * costs[g, 1, i, ARRIVALS]
            visits[i, c] = r * costs[g, 0, i, VISITS] + w * costs[g, 1, i, VISITS]
            held[i, c] = w * costs[g, 1, i, HELD_VISITS]
            hold_s[i, c] = costs[g, 1, i, HOLD_S]
    other_s = np.zeros(n_classes)
    utilisation = np.zeros(n_stations)
    for _sweep in range(200):
        moved = 0.0
        for i in range(n_stations):
            total_work = open_work[i]
            total_arrivals = open_arrivals[i]
            for c in range(n_classes):
                cycle_s = _with_waits(alone_s[c], c, visits, held, hold_s, waits_s)
                rates[c] = streams[c] / cycle_s
                total_work += rates[c] * work[i, c]
                total_arrivals += rates[c] * arrivals[i, c]
                other_s[c] = cycle_s - visits[i, c] * waits_s[i] - held[i, c] * max(0.0, waits_s[i] - hold_s[i, c])
            if total_work > 0.0 and total_arrivals > 0.0:
                service_s[i] = total_work / total_arrivals
            elif backlog_s[i] <= 0.0:
                waits_s[i] = 0.0
                continue
            n_pooled = int(stations[i, N_POOLED])
            pressure[i] = _balance(
                pressure[i],
                n_pooled,
                stations[i, N_SERVERS],
                service_s[i],
                backlog_s[i],
                dt,
                open_work[i],
                streams,
                work[i],
                visits[i],
                held[i],
                hold_s[i],
                other_s,
                n_classes,
            )
            utilisation[i] = -math.expm1(-pressure[i])
            now_s = _wait(n_pooled, service_s[i], utilisation[i], math.exp(-pressure[i]))
            moved = max(moved, abs(now_s - waits_s[i]) / (now_s + 1e-7))
            waits_s[i] = now_s
        if moved < 1e-6:
            break
    for c in range(n_classes):
        rates[c] = streams[c] / _with_waits(alone_s[c], c, visits, held, hold_s, waits_s)
    for i in range(n_stations):
        backlog_s[i] = stations[i, N_SERVERS] * utilisation[i] * (service_s[i] + waits_s[i])
        there = backlog_s[i] + dt * stations[i, N_SERVERS] * utilisation[i]
        left_over[i] = backlog_s[i] / there if there > 0.0 else 0.0
    return utilisation


@njit(cache=True, nogil=True)
def _arrived(login: Floats, at_s: float) -> float:
    """Share of the users who have arrived by ``at_s``."""
    x = float((at_s - login[LOGIN_START]) / login[LOGIN_WINDOW])
    if x <= 0.0:
        return 0.0
    if x >= 1.0:
        return 1.0
    if login[LOGIN_BELL] == 0.0:
        return x
    # 40 % of the arrivals fall into the middle sixth of the window: a normal law with sigma = window / 6.29
    scale = 6.29 / math.sqrt(2.0)
    edge = math.erf(0.5 * scale)
    return 0.5 + 0.5 * math.erf((x - 0.5) * scale) / edge


@njit(cache=True, nogil=True)
def _interpolated(history: Floats, n: int, column: int, column_at: int, at: float, pointer: int) -> tuple[float, int]:
    """Value of one column of a storm's history where another, ascending one reaches ``at``; and the new pointer."""
    while pointer + 2 < n and history[pointer + 1, column_at] < at:
        pointer += 1
    x0, x1 = history[pointer, column_at], history[pointer + 1, column_at]
    y0, y1 = history[pointer, column], history[pointer + 1, column]
    if at <= x0 or x1 <= x0:
        return y0, pointer
    return y0 + (y1 - y0) * min(1.0, (at - x0) / (x1 - x0)), pointer


@njit(cache=True, nogil=True)
def _grown(history: Floats, needed: int) -> Floats:
    """The same rows, with room for row ``needed``."""
    if needed < history.shape[0]:
        return history
    larger = np.empty((2 * history.shape[0], history.shape[1]))
    larger[: history.shape[0]] = history
    return larger


@njit(cache=True, nogil=True)
def _next_change(
    t: float,
    length_s: float,
    sweeps: Floats,
    logins: Floats,
    departures: Floats,
    intervals: Floats,
    tests: Floats,
    modes: Floats,
    outages: Floats,
) -> float:
    """The next instant at which something begins or ends by the calendar."""
    soonest = length_s
    for table, first, span in (
        (sweeps, SWEEP_START, -1),
        (logins, LOGIN_START, LOGIN_WINDOW),
        (departures, DEPART_START, DEPART_WINDOW),
    ):
        for row in range(table.shape[0]):
            starts_s = table[row, first]
            if t < starts_s < soonest:
                soonest = starts_s
            if span >= 0 and t < starts_s + table[row, span] < soonest:
                soonest = starts_s + table[row, span]
    for table in (intervals, tests, modes, outages):
        for row in range(table.shape[0]):
            for column in (FROM_S, TO_S):
                if t < table[row, column] < soonest:
                    soonest = table[row, column]
    return soonest


@njit(cache=True, nogil=True)
def _step_s(age_s: float, longest_step_s: float) -> float:
    return min(longest_step_s, max(STORM_STEP_S, STEP_GROWTH * age_s))


@njit(cache=True, nogil=True)
def _step_length(
    t: float,
    sweeps: Floats,
    sweep_state: Ints,
    logins: Floats,
    login_state: Ints,
    login_outcomes: Floats,
    departing: Ints,
    tests: Floats,
    down: bool,
    longest_step_s: float,
) -> float:
    """Longest step that what is going on allows."""
    dt = QUIET_STEP_S
    for d in range(departing.shape[0]):
        if departing[d] == ON:
            dt = min(dt, LEAVING_STEP_S)
    if down:
        for s in range(logins.shape[0]):
            if login_state[s] == ON:
                dt = min(dt, max(STORM_STEP_S, LATE_ARRIVALS * logins[s, LOGIN_WINDOW]))
        return dt
    for b in range(sweeps.shape[0]):
        if sweep_state[b] == ON and sweeps[b, SWEEP_EFFECT] != ON_ARRIVAL:
            dt = min(dt, _step_s(t - sweeps[b, SWEEP_START], longest_step_s))
    for i in range(tests.shape[0]):
        if tests[i, FROM_S] <= t < tests[i, TO_S]:
            dt = min(dt, LEAVING_STEP_S)
    for s in range(logins.shape[0]):
        if login_state[s] == ON:
            step_s = _step_s(t - logins[s, LOGIN_START], longest_step_s)
            if not np.isnan(login_outcomes[s, DONE_S]):
                step_s = max(step_s, min(TAIL_STEP_S, longest_step_s))
            dt = min(dt, step_s)
    return dt


@njit(cache=True, nogil=True)
def _break_off(
    pool: int, t: float, before_s: float, logins: Floats, login_state: Ints, login_outcomes: Floats, starting: Floats
) -> None:
    """End the login storms of a pool that began before an instant."""
    for s in range(logins.shape[0]):
        if login_state[s] == ON and int(logins[s, LOGIN_POOL]) == pool and logins[s, LOGIN_START] < before_s:
            login_state[s] = OVER
            starting[s] = 0.0
            if np.isnan(login_outcomes[s, DONE_S]):
                login_outcomes[s, CUT_S] = t


@njit(cache=True, nogil=True)
def _begin_sweeps(
    t: float,
    pools: Floats,
    sweeps: Floats,
    sweep_state: Ints,
    taking: Floats,
    left: Floats,
    in_hand: Floats,
    sweep_outcomes: Floats,
    logins: Floats,
    login_state: Ints,
    login_outcomes: Floats,
    starting: Floats,
    up: Floats,
    brought_up: Floats,
    working: Floats,
) -> None:
    """Start the sweeps whose time has come. Those that take desktops down end whatever went on in them."""
    for b in range(sweeps.shape[0]):
        if sweep_state[b] != AHEAD or sweeps[b, SWEEP_START] > t:
            continue
        p = int(sweeps[b, SWEEP_POOL])
        effect = sweeps[b, SWEEP_EFFECT]
        if effect in (FROM_OFF, ROLLING):
            for other in range(sweeps.shape[0]):
                if sweep_state[other] == ON and int(sweeps[other, SWEEP_POOL]) == p:
                    sweep_state[other] = OVER
                    sweep_outcomes[other, CUT_S] = t
            _break_off(p, t, math.inf, logins, login_state, login_outcomes, starting)
            working[p] = 0.0
            brought_up[p] = 0.0
        sweep_state[b] = ON
        there = pools[p, N_DESKTOPS] if effect in (FROM_OFF, ON_ARRIVAL) else up[p]
        taking[b] = sweeps[b, SWEEP_SHARE] * there
        left[b] = taking[b]
        in_hand[b] = taking[b]
        if effect == FROM_OFF:
            up[p] = 0.0


@njit(cache=True, nogil=True)
def _missed(
    t: float,
    sweep: Floats,
    left: float,
    pools: Floats,
    logins: Floats,
    login_state: Ints,
) -> float:
    """Desktops that somebody waits for and that are still off, of a pool that was not switched on as a whole.

    Whose own desktop is off waits for it; where any will do, the users beyond those that are up wait.
    """
    p = int(sweep[SWEEP_POOL])
    n_desktops = pools[p, N_DESKTOPS]
    off = sweep[SWEEP_SHARE] * n_desktops
    arrived = _arrived_in(p, t, n_desktops, logins, login_state)
    wanted = arrived * sweep[SWEEP_SHARE] if pools[p, DEDICATED] == 1.0 else max(0.0, arrived - (n_desktops - off))
    return float(max(0.0, wanted - (off - left)))


@njit(cache=True, nogil=True)
def _arrived_in(pool: int, t: float, n_desktops: float, logins: Floats, login_state: Ints) -> float:
    """Users of a pool who have arrived in the login storms that go on."""
    arrived = 0.0
    for s in range(logins.shape[0]):
        if login_state[s] == ON and int(logins[s, LOGIN_POOL]) == pool:
            arrived = max(arrived, n_desktops * _arrived(logins[s], t))
    return arrived


@njit(cache=True, nogil=True)
def _join(classes: Floats, n_classes: int, work: Floats, active: float, kind: int, owner: int) -> int:
    """Enter one population into the table of closed classes, and the writes it does by the clock as another.

    The clock's writes come one at a time, the next a period after the last was answered, so that they too slow down
    when the array does.
    """
    _enter(classes[n_classes], active * work[OUTSTANDING], work[THINK_S], work[READ_FRACTION], work[SHAPE], kind, owner)
    if work[BACKGROUND] <= 0.0:
        return n_classes + 1
    _enter(classes[n_classes + 1], active, 1.0 / work[BACKGROUND], 0.0, work[SHAPE], IN_BACKGROUND, owner)
    return n_classes + 2


@njit(cache=True, nogil=True)
def _enter(row: Floats, streams: float, think_s: float, read_share: float, shape: float, kind: int, owner: int) -> None:
    row[STREAMS] = streams
    row[CLASS_THINK_S] = think_s
    row[READ_SHARE] = read_share
    row[CLASS_SHAPE] = shape
    row[OWNER_KIND] = kind
    row[OWNER] = owner


@njit(cache=True, nogil=True)
def _ask_at_rest(
    t: float, pools: Floats, intervals: Floats, shapes: Floats, up: Floats, working: Floats, open_rates: Floats
) -> None:
    """Open rates that reach the array: copies under way, desktops at rest, users at work."""
    for i in range(intervals.shape[0]):
        if intervals[i, FROM_S] <= t < intervals[i, TO_S]:
            g = int(intervals[i, INTERVAL_SHAPE])
            open_rates[g, 0] += intervals[i, INTERVAL_READS]
            open_rates[g, 1] += intervals[i, INTERVAL_WRITES]
    for p in range(pools.shape[0]):
        g = int(pools[p, IDLE_SHAPE])
        open_rates[g, 0] += up[p] * pools[p, IDLE_READS] * shapes[g, TO_ARRAY]
        open_rates[g, 1] += up[p] * pools[p, IDLE_WRITES]
        g = int(pools[p, STEADY_SHAPE])
        open_rates[g, 0] += working[p] * pools[p, STEADY_READS] * shapes[g, TO_ARRAY]
        open_rates[g, 1] += working[p] * pools[p, STEADY_WRITES]


@njit(cache=True, nogil=True)
def _response_s(base_s: float, costs: Floats, waits_s: Floats) -> float:
    """Response time at the host of one I/O; ``costs`` (n_stations, N_COSTS) are those of its shape and kind."""
    total = base_s
    for i in range(waits_s.shape[0]):
        total += costs[i, VISITS] * waits_s[i] + costs[i, HELD_VISITS] * max(0.0, waits_s[i] - costs[i, HOLD_S])
    return float(total)


@njit(cache=True, nogil=True)
def _cycle_s(row: Floats, costs: Floats, base_s: Floats, shapes: Floats, waits_s: Floats) -> float:
    """Think time and response time of one I/O of a closed class."""
    g = int(row[CLASS_SHAPE])
    share = float(row[READ_SHARE])
    to_array = shapes[g, TO_ARRAY]
    read_s = to_array * _response_s(base_s[g, 0], costs[g, 0], waits_s) + (1.0 - to_array) * shapes[g, HOST_HIT_S]
    write_s = _response_s(base_s[g, 1], costs[g, 1], waits_s)
    return float(row[CLASS_THINK_S] + share * read_s + (1.0 - share) * write_s)


@njit(cache=True, nogil=True)
def _finish_owed(
    dt: float, costs: Floats, waits_s: Floats, left_over: Floats, open_rates: Floats, owed: Floats
) -> None:
    """Turn open rates from what arrives into what is served, and keep account of the rest.

    An I/O is served when the slowest station that it waits for has worked off what was there.
    """
    for g in range(owed.shape[0]):
        for op in range(2):
            owed[g, op] += dt * open_rates[g, op]
            if owed[g, op] <= 0.0:
                continue
            left = 0.0
            for i in range(waits_s.shape[0]):
                waited_for = costs[g, op, i, VISITS] > 0.0
                full = costs[g, op, i, HELD_VISITS] > 0.0 and waits_s[i] > costs[g, op, i, HOLD_S]
                if waited_for or full:
                    left = max(left, left_over[i])
            open_rates[g, op] = (1.0 - left) * owed[g, op] / dt
            owed[g, op] *= left


@njit(cache=True, nogil=True)
def _record(
    row: Floats,
    path: Floats,
    costs: Floats,
    base_s: Floats,
    shapes: Floats,
    classes: Floats,
    n_classes: int,
    rates: Floats,
    open_rates: Floats,
    waits_s: Floats,
    utilisation: Floats,
) -> None:
    """Fill the rates, latencies and utilisations of one row of the trace."""
    n_stations = waits_s.shape[0]
    waited = np.zeros(4)
    served = np.zeros(2)
    for g in range(shapes.shape[0]):
        served[0], served[1] = open_rates[g, 0], open_rates[g, 1]
        for c in range(n_classes):
            if classes[c, CLASS_SHAPE] == g:
                served[0] += rates[c] * classes[c, READ_SHARE] * shapes[g, TO_ARRAY]
                served[1] += rates[c] * (1.0 - classes[c, READ_SHARE])
        if served[0] <= 0.0 and served[1] <= 0.0:
            continue
        row[READ_MB] += served[0] * shapes[g, READ_BYTES] / 1e6
        row[WRITE_MB] += served[1] * shapes[g, WRITE_BYTES] / 1e6
        for op in range(2):
            response_s = _response_s(base_s[g, op], costs[g, op], waits_s)
            row[op] += served[op]
            waited[op] += served[op] * response_s
            waited[2 + op] += served[op] * (response_s - path[HOST_S])
            for i in range(n_stations):
                station = PER_STATION + N_PER_STATION * i
                row[station + STATION_IOPS] += served[op] * costs[g, op, i, ARRIVALS]
                row[station + STATION_READ_MB] += served[op] * costs[g, op, i, READ_FROM] / 1e6
                row[station + STATION_WRITE_MB] += served[op] * costs[g, op, i, WRITTEN_TO] / 1e6
    # the controller's own clock sees only the I/Os it has admitted (Little's law)
    inside = waited[2] + waited[3]
    admitted = min(1.0, path[ADMITTED] / inside) if inside > 0.0 else 1.0
    for op in range(2):
        if row[op] > 0.0:
            row[HOST_READ_MS + op] = 1e3 * waited[op] / row[op]
            row[INSIDE_READ_MS + op] = 1e3 * admitted * waited[2 + op] / row[op]
        else:
            row[HOST_READ_MS + op] = np.nan
            row[INSIDE_READ_MS + op] = np.nan
    for i in range(n_stations):
        row[PER_STATION + N_PER_STATION * i + STATION_USE] = utilisation[i]


@njit(cache=True, nogil=True)
def _in_hand(left: float, slots: float, n_desktops: float) -> float:
    """Desktops that a sweep has in hand while ``left`` desktops' worth of its work remains.

    If every desktop has a slot they start and end together. Otherwise slots fall out of step; while desktops wait every
    slot is taken, and the last ones have between all and none of their work left, evenly, so that n of them hold
    n² / (2 · slots) desktops' worth.
    """
    if n_desktops <= slots:
        return n_desktops
    return min(slots, math.sqrt(2.0 * slots * left))


@njit(cache=True, nogil=True)
def _advance_sweep(left: float, slots: float, n_desktops: float, per_slot: float, dt: float) -> tuple[float, float]:
    """Work left after a step in desktops' worth, and when in the step none was (NaN if some is)."""
    if n_desktops <= slots:
        needed_s = left / (n_desktops * per_slot)
        if needed_s > dt:
            return left - n_desktops * per_slot * dt, math.nan
        return 0.0, needed_s
    spent = 0.0
    if left > 0.5 * slots:
        spent = min(dt, (left - 0.5 * slots) / (slots * per_slot))
        left -= slots * per_slot * spent
    if spent >= dt:
        return left, math.nan
    pace = math.sqrt(0.5 * slots) * per_slot
    root = math.sqrt(left) - pace * (dt - spent)
    if root > 0.0:
        return root * root, math.nan
    return 0.0, spent + math.sqrt(left) / pace


@njit(cache=True, nogil=True)
def _advance_login(
    login: Floats,
    history: Floats,
    n: int,
    factors: Floats,
    finished: Floats,
    at_progress: Ints,
    at_time: Ints,
) -> float:
    """Bring the users who have logged in up to date with a storm's history; returns how many that adds.

    A login that began its I/O at *s* is over when the progress since *s* equals its I/Os.
    """
    n_groups = factors.shape[0]
    before = np.sum(finished)
    now = history[n - 1, PROGRESS]
    for j in range(n_groups):
        ios = login[LOGIN_WORK + IOS] * factors[j]
        if now <= ios:
            continue
        io_began_s, at_progress[j] = _interpolated(history, n, AT_S, PROGRESS, now - ios, at_progress[j])
        began, at_time[j] = _interpolated(history, n, STARTED, AT_S, io_began_s - login[LOGIN_GUEST_S], at_time[j])
        finished[j] = max(finished[j], began / n_groups)
    return np.sum(finished) - before


@njit(cache=True, nogil=True)
def run(
    length_s: float,
    stations: Floats,
    costs: Floats,
    base_s: Floats,
    paths: Floats,
    shapes: Floats,
    pools: Floats,
    sweeps: Floats,
    logins: Floats,
    factors: Floats,
    departures: Floats,
    intervals: Floats,
    tests: Floats,
    modes: Floats,
    outages: Floats,
    longest_step_s: float,
) -> tuple[Floats, Floats, Floats, Floats, Floats, Ints]:
    """Serve a whole plan: at each step see who asks for what, what they get, and how far it brings them.

    Parameters
    ----------
    stations, costs, base_s, paths
        The station network in each mode, mode 0 the healthy one: shapes (n_modes, n_stations, 2), (n_modes, n_shapes,
        2, n_stations, N_COSTS), (n_modes, n_shapes, 2) response time of a read and a write when nothing waits, and
        (n_modes, 2).
    shapes, pools, sweeps, logins, departures, intervals, tests, modes, outages
        Tables with the columns named above; ``modes`` (k, 3) says from when to when another mode than 0 holds,
        ``outages`` (o, 2).
    factors
        Shape (n_logins, j): work of each of ``j`` equally large groups of users, relative to the mean.
    longest_step_s
        Longest step in a storm.

    Returns
    -------
    starts_s, values, sweep_outcomes, login_outcomes, histories, lengths
        Step starts (n,), trace (n, PER_STATION + N_PER_STATION * n_stations), per sweep and login when it was done and
        when it was broken off (NaN if not), and per login its history (rows ``AT_S``, ``STARTED`` users, ``PROGRESS``
        in I/Os) and its length.
    """
    n_pools, n_sweeps, n_logins, n_groups = pools.shape[0], sweeps.shape[0], logins.shape[0], factors.shape[1]
    n_stations = stations.shape[1]
    up = pools[:, N_DESKTOPS] * pools[:, UP_AT_START]
    brought_up = np.zeros(n_pools)
    working = np.zeros(n_pools)
    departing = np.zeros(departures.shape[0], dtype=np.int64)
    sweep_state = np.zeros(n_sweeps, dtype=np.int64)
    taking = np.zeros(n_sweeps)
    left = np.zeros(n_sweeps)
    in_hand = np.zeros(n_sweeps)
    giving_back = np.zeros(n_sweeps)
    done_share = np.zeros(n_sweeps)
    sweep_outcomes = np.full((n_sweeps, 2), np.nan)
    login_state = np.zeros(n_logins, dtype=np.int64)
    login_outcomes = np.full((n_logins, 2), np.nan)
    histories = np.empty((n_logins, 4096, 3))
    lengths = np.zeros(n_logins, dtype=np.int64)
    finished = np.zeros((n_logins, n_groups))
    at_progress = np.zeros((n_logins, n_groups), dtype=np.int64)
    at_time = np.zeros((n_logins, n_groups + 1), dtype=np.int64)
    starting = np.zeros(n_logins)
    pace = np.zeros(n_logins)
    most = 2 * n_sweeps + 4 * n_logins + tests.shape[0]
    classes = np.zeros((most, 6))
    rates = np.zeros(most)
    open_rates = np.zeros((shapes.shape[0], 2))
    owed = np.zeros((shapes.shape[0], 2))
    backlog_s = np.zeros(n_stations)
    waits_s = np.zeros(n_stations)
    service_s = np.zeros(n_stations)
    pressure = np.zeros(n_stations)
    left_over = np.zeros(n_stations)
    starts = np.empty((16384, 1))
    values = np.empty((16384, PER_STATION + N_PER_STATION * n_stations))
    n_steps = 0
    t = 0.0
    while t < length_s:
        # what begins and ends now
        _begin_sweeps(
            t,
            pools,
            sweeps,
            sweep_state,
            taking,
            left,
            in_hand,
            sweep_outcomes,
            logins,
            login_state,
            login_outcomes,
            starting,
            up,
            brought_up,
            working,
        )
        for s in range(n_logins):
            if login_state[s] == AHEAD and logins[s, LOGIN_START] <= t:
                login_state[s] = ON
                histories[s, 0] = 0.0
                histories[s, 0, AT_S] = t
                lengths[s] = 1
        for d in range(departures.shape[0]):
            if departing[d] == AHEAD and departures[d, DEPART_START] <= t:
                departing[d] = ON
            if departing[d] == ON and t >= departures[d, DEPART_START] + departures[d, DEPART_WINDOW]:
                departing[d] = OVER
                p = int(departures[d, DEPART_POOL])
                working[p] = 0.0
                _break_off(p, t, departures[d, DEPART_START], logins, login_state, login_outcomes, starting)
        down = False
        for o in range(outages.shape[0]):
            down = down or outages[o, FROM_S] <= t < outages[o, TO_S]
        mode = 0
        for m in range(modes.shape[0]):
            if modes[m, FROM_S] <= t < modes[m, TO_S]:
                mode = int(modes[m, MODE])
        dt = min(
            _next_change(t, length_s, sweeps, logins, departures, intervals, tests, modes, outages) - t,
            _step_length(
                t,
                sweeps,
                sweep_state,
                logins,
                login_state,
                login_outcomes,
                departing,
                tests,
                down,
                longest_step_s,
            ),
        )

        # who asks for what
        n_classes = 0
        open_rates[:] = 0.0
        booting = 0.0
        in_sweep = 0.0
        logging_in = 0.0
        for b in range(n_sweeps):
            if sweep_state[b] != ON:
                continue
            p = int(sweeps[b, SWEEP_POOL])
            slots = sweeps[b, SWEEP_SLOTS]
            effect = sweeps[b, SWEEP_EFFECT]
            free = _in_hand(left[b], slots, taking[b])
            if effect == ON_ARRIVAL:
                in_hand[b] = min(slots, _missed(t, sweeps[b], left[b], pools, logins, login_state))
            elif effect == ROLLING:
                # whoever is there keeps a desktop, and whoever waits gets the next one that is done
                present = max(working[p], _arrived_in(p, t, pools[p, N_DESKTOPS], logins, login_state))
                unused = max(0.0, taking[b] - present)
                if slots >= taking[b] or unused >= free:
                    in_hand[b] = free
                    giving_back[b] = free
                else:
                    # those in hand have between all and none of their work left, evenly
                    in_hand[b] = min(free, max(unused, in_hand[b] - giving_back[b] * done_share[b]))
                up[p] = taking[b] - in_hand[b]
            else:
                in_hand[b] = free
            if effect == FROM_OFF and slots < taking[b]:
                up[p] = max(up[p], taking[b] - in_hand[b] - max(0.0, left[b] - 0.5 * slots) + brought_up[p])
            if effect in (FROM_OFF, ON_ARRIVAL):
                booting += in_hand[b]
            else:
                in_sweep += in_hand[b]
            n_classes = _join(classes, n_classes, sweeps[b, SWEEP_WORK:], in_hand[b], SWEEPING, b)
        for s in range(n_logins):
            if login_state[s] != ON:
                continue
            n = lengths[s]
            done = np.sum(finished[s])
            in_login = 0.0
            if n > 1:
                guest_over_s = t - logins[s, LOGIN_GUEST_S]
                began, at_time[s, n_groups] = _interpolated(
                    histories[s], n, STARTED, AT_S, guest_over_s, at_time[s, n_groups]
                )
                in_login = max(0.0, began - done)
                logging_in += histories[s, n - 1, STARTED] - done
            n_classes = _join(classes, n_classes, logins[s, LOGIN_WORK:], in_login, LOGGING_IN, s)
            # mean over the step of a population that shrinks by exp(−decay)
            decay = pace[s] * dt
            active = starting[s] * (-math.expm1(-decay) / decay if decay > 1e-9 else 1.0)
            n_classes = _join(classes, n_classes, logins[s, START_OF_DAY:], active, STARTING_WORK, s)
        for i in range(tests.shape[0]):
            if tests[i, FROM_S] <= t < tests[i, TO_S]:
                p = int(tests[i, TEST_POOL])
                n_classes = _join(classes, n_classes, tests[i, TEST_WORK:], up[p], TESTING, i)
        _ask_at_rest(t, pools, intervals, shapes, up, working, open_rates)

        # what they get
        values = _grown(values, n_steps)
        starts = _grown(starts, n_steps)
        starts[n_steps, 0] = t
        row = values[n_steps]
        row[:] = 0.0
        if down:
            row[HOST_READ_MS:BOOTING] = np.nan
            backlog_s[:] = 0.0
            waits_s[:] = 0.0
            owed[:] = 0.0
        else:
            utilisation = equilibrium(
                stations[mode],
                costs[mode],
                base_s[mode],
                shapes,
                dt,
                classes,
                n_classes,
                open_rates,
                backlog_s,
                waits_s,
                service_s,
                pressure,
                left_over,
                rates,
            )
            _finish_owed(dt, costs[mode], waits_s, left_over, open_rates, owed)
            _record(
                row,
                paths[mode],
                costs[mode],
                base_s[mode],
                shapes,
                classes,
                n_classes,
                rates,
                open_rates,
                waits_s,
                utilisation,
            )
        row[BOOTING] = booting
        row[IN_LOGIN] = logging_in
        row[IN_START_OF_DAY] = np.sum(starting)
        row[AT_WORK] = np.sum(working)
        row[UP] = np.sum(up)
        row[IN_SWEEP] = in_sweep
        n_steps += 1
        ends_s = t + dt

        # how far it brings them
        if n_logins > 0 and np.max(lengths) + 1 >= histories.shape[1]:
            larger = np.empty((n_logins, 2 * histories.shape[1], 3))
            larger[:, : histories.shape[1]] = histories
            histories = larger
        for c in range(n_classes):
            kind, owner = int(classes[c, OWNER_KIND]), int(classes[c, OWNER])
            if kind in (IN_BACKGROUND, TESTING):
                continue
            ios_per_stream = 0.0
            if not down:
                ios_per_stream = dt / _cycle_s(classes[c], costs[mode], base_s[mode], shapes, waits_s)
            if kind == SWEEPING:
                p = int(sweeps[owner, SWEEP_POOL])
                work = sweeps[owner, SWEEP_WORK:]
                slots = sweeps[owner, SWEEP_SLOTS]
                per_slot = ios_per_stream / dt * work[OUTSTANDING] / work[IOS]
                if per_slot <= 0.0:
                    continue
                done_s = math.nan
                if sweeps[owner, SWEEP_EFFECT] == ON_ARRIVAL:
                    came = -in_hand[owner] * math.expm1(-per_slot * dt)
                    if pools[p, PER_SECOND] > 0.0:
                        came = min(came, pools[p, PER_SECOND] * dt)
                    if left[owner] - came <= 1e-6 * taking[owner]:
                        came = left[owner]
                        done_s = dt
                    left[owner] -= came
                    up[p] += came
                    brought_up[p] += came
                elif in_hand[owner] < _in_hand(left[owner], slots, taking[owner]):
                    done_share[owner] = min(1.0, per_slot * dt)
                    left[owner] = max(0.0, left[owner] - in_hand[owner] * per_slot * dt)
                    if left[owner] <= 1e-6 * taking[owner]:
                        done_s = dt
                else:
                    done_share[owner] = min(1.0, per_slot * dt)
                    left[owner], done_s = _advance_sweep(left[owner], slots, taking[owner], per_slot, dt)
                if not np.isnan(done_s):
                    sweep_state[owner] = OVER
                    sweep_outcomes[owner, DONE_S] = t + done_s
                    if sweeps[owner, SWEEP_EFFECT] == FROM_OFF:
                        up[p] = taking[owner] + brought_up[p]
                    elif sweeps[owner, SWEEP_EFFECT] == ROLLING:
                        up[p] = taking[owner]
            elif kind == STARTING_WORK:
                ios = logins[owner, START_OF_DAY + IOS]
                done = ios_per_stream * logins[owner, START_OF_DAY + OUTSTANDING]
                pace[owner] = done / (ios * dt) if ios > 0.0 else 0.0
                remaining = starting[owner] * math.exp(-done / ios) if ios > 0.0 else 0.0
                working[int(logins[owner, LOGIN_POOL])] += starting[owner] - remaining
                starting[owner] = remaining
            else:
                n = lengths[owner]
                p = int(logins[owner, LOGIN_POOL])
                n_desktops = pools[p, N_DESKTOPS]
                arrived = n_desktops * _arrived(logins[owner], ends_s)
                started = min(arrived, up[p])
                if pools[p, DEDICATED] == 1.0:
                    started = min(arrived, arrived * (up[p] - brought_up[p]) / n_desktops + brought_up[p])
                history = histories[owner]
                history[n, AT_S] = ends_s
                history[n, STARTED] = max(started, history[n - 1, STARTED])
                history[n, PROGRESS] = (
                    history[n - 1, PROGRESS] + ios_per_stream * logins[owner, LOGIN_WORK + OUTSTANDING]
                )
                lengths[owner] = n + 1
        for s in range(n_logins):
            if login_state[s] != ON:
                continue
            p = int(logins[s, LOGIN_POOL])
            starting[s] += _advance_login(
                logins[s], histories[s], lengths[s], factors[s], finished[s], at_progress[s], at_time[s]
            )
            if np.isnan(login_outcomes[s, DONE_S]):
                if np.sum(finished[s]) >= pools[p, N_DESKTOPS] * (1.0 - 1e-9):
                    login_outcomes[s, DONE_S] = ends_s
            elif starting[s] < 1e-4 * pools[p, N_DESKTOPS]:
                working[p] += starting[s]
                starting[s] = 0.0
                login_state[s] = OVER
        for d in range(departures.shape[0]):
            if departing[d] == ON:
                p = int(departures[d, DEPART_POOL])
                stay = max(0.0, 1.0 - dt / (departures[d, DEPART_START] + departures[d, DEPART_WINDOW] - t))
                working[p] *= stay
                for s in range(n_logins):
                    if int(logins[s, LOGIN_POOL]) == p and logins[s, LOGIN_START] < departures[d, DEPART_START]:
                        starting[s] *= stay
        t = ends_s
    return starts[:n_steps, 0].copy(), values[:n_steps].copy(), sweep_outcomes, login_outcomes, histories, lengths
