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

CPU, DRIVES, OUT, IN = 0, 1, 2, 3
N_STATIONS = 4

# columns of `shapes`: sizes in bytes, share of reads that go to a drive
READ_BYTES, WRITE_BYTES, MISS = 0, 1, 2
# entries of `net`, the station network
(
    N_CORES,
    CORES_PER_CONTROLLER,
    N_DRIVES,
    N_PORTS,
    CPU_READ_S,
    CPU_WRITE_S,
    DRIVE_READ_S,
    DRIVE_DESTAGE_S,
    DESTAGE_BYTES,
    PORT_BYTES_PER_S,
    HOST_S,
    HIT_S,
    ADMITTED,
    MAX_TRANSFER_BYTES,
) = range(14)
N_NETWORK = 14
# columns of `pools`
N_DESKTOPS, UP_AT_START, DEDICATED, IDLE_READS, IDLE_WRITES, IDLE_SHAPE, STEADY_READS, STEADY_WRITES, STEADY_SHAPE = (
    range(9)
)
# columns of a closed loop's parameters, starting at an offset in `boots` and `logins`
IOS, READ_FRACTION, OUTSTANDING, THINK_S, BACKGROUND, SHAPE = range(6)
WORK = 6
# columns of `boots`
BOOT_POOL, BOOT_START, BOOT_SLOTS, BOOT_WORK = 0, 1, 2, 3
# columns of `logins`
LOGIN_POOL, LOGIN_START, LOGIN_WINDOW, LOGIN_BELL, LOGIN_GUEST_S, LOGIN_WORK = 0, 1, 2, 3, 4, 5
START_OF_DAY = LOGIN_WORK + WORK
# columns of `departures`, `intervals`, `outages`
DEPART_POOL, DEPART_START, DEPART_WINDOW = range(3)
FROM_S, TO_S, INTERVAL_READS, INTERVAL_WRITES, INTERVAL_SHAPE = range(5)
# columns of a trace
N_QUANTITIES = 17
# columns of a closed class
STREAMS, CLASS_THINK_S, READ_SHARE, CLASS_SHAPE, OWNER_KIND, OWNER = range(6)
BOOTING, LOGGING_IN, STARTING_WORK, IN_BACKGROUND = range(4)
# whether a storm is still to come, going on or over
AHEAD, ON, OVER = range(3)
# columns of the outcome of a boot or login
DONE_S, CUT_S = 0, 1
# columns of a storm's history
AT_S, STARTED, PROGRESS = 0, 1, 2

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
def _servers(net: Floats, station: int) -> int:
    if station == CPU:
        return int(net[N_CORES])
    if station == DRIVES:
        return int(net[N_DRIVES])
    return int(net[N_PORTS])


@njit(cache=True, nogil=True)
def _pooled(net: Floats, station: int) -> int:
    """Servers that share one queue: the cores of a controller; drives and ports each have their own."""
    return int(net[CORES_PER_CONTROLLER]) if station == CPU else 1


@njit(cache=True, nogil=True)
def _station_costs(net: Floats, shape: Floats, costs: Floats) -> None:
    """Work and visits that one read (row 0) and one write (row 1) bring to each station.

    ``costs[op, station, 0]`` is work in seconds, ``[.., 1]`` visits that count as arrivals, ``[.., 2]`` visits that
    the I/O waits for; ``costs[op, N_STATIONS, 0]`` the response time when nothing waits.
    """
    transfers_read = max(1.0, math.ceil(shape[READ_BYTES] / net[MAX_TRANSFER_BYTES]))
    transfers_write = max(1.0, math.ceil(shape[WRITE_BYTES] / net[MAX_TRANSFER_BYTES]))
    miss = shape[MISS]
    out_s = shape[READ_BYTES] / net[PORT_BYTES_PER_S]
    in_s = shape[WRITE_BYTES] / net[PORT_BYTES_PER_S]
    destages = shape[WRITE_BYTES] / net[DESTAGE_BYTES]
    costs[:] = 0.0
    costs[0, CPU, 0] = transfers_read * net[CPU_READ_S]
    costs[0, DRIVES, 0] = miss * net[DRIVE_READ_S]
    costs[0, OUT, 0] = out_s
    costs[0, CPU, 1] = transfers_read
    costs[0, DRIVES, 1] = miss
    costs[0, OUT, 1] = 1.0
    costs[0, CPU, 2] = 1.0
    costs[0, DRIVES, 2] = miss
    costs[0, OUT, 2] = 1.0
    hit_s = (1.0 - miss) * net[HIT_S]
    costs[0, N_STATIONS, 0] = net[HOST_S] + net[CPU_READ_S] + miss * net[DRIVE_READ_S] + hit_s + out_s
    costs[1, CPU, 0] = transfers_write * net[CPU_WRITE_S]
    costs[1, DRIVES, 0] = destages * net[DRIVE_DESTAGE_S]
    costs[1, IN, 0] = in_s
    costs[1, CPU, 1] = transfers_write
    costs[1, DRIVES, 1] = destages
    costs[1, IN, 1] = 1.0
    costs[1, CPU, 2] = 1.0
    costs[1, IN, 2] = 1.0
    costs[1, N_STATIONS, 0] = net[HOST_S] + net[CPU_WRITE_S] + in_s


@njit(cache=True, nogil=True)
def _imbalance(
    q: float,
    n_pooled: int,
    n_servers: int,
    service_s: float,
    backlog_s: float,
    dt: float,
    open_work: float,
    streams: Floats,
    work: Floats,
    visits: Floats,
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
            arriving += work[c] * streams[c] / (other_s[c] + visits[c] * waited_s)
    return math.log(n_servers * utilisation * (service_s + waited_s + dt) / (backlog_s + dt * arriving))


@njit(cache=True, nogil=True)
def _balance(
    guess: float,
    n_pooled: int,
    n_servers: int,
    service_s: float,
    backlog_s: float,
    dt: float,
    open_work: float,
    streams: Floats,
    work: Floats,
    visits: Floats,
    other_s: Floats,
    n_classes: int,
) -> float:
    """The q = −ln(1 − u) of one station that solves equation (4), all other stations' waits held.

    In q a queue of a thousand I/Os is as well resolved as one of a tenth. The imbalance is monotone in q, so a bracket
    grown from the last step's answer and false position (Illinois) always converge.
    """
    rest = (n_pooled, n_servers, service_s, backlog_s, dt, open_work, streams, work, visits, other_s, n_classes)
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
def equilibrium(
    net: Floats,
    shapes: Floats,
    dt: float,
    classes: Floats,
    n_classes: int,
    open_rates: Floats,
    backlog_s: Floats,
    waits_s: Floats,
    service_s: Floats,
    pressure: Floats,
    rates: Floats,
) -> Floats:
    """Throughput, waits and utilisation over one step, equations (1) to (4).

    Stations are balanced one after the other until their waits stand still (Gauss–Seidel): each is monotone in
    its own wait, and usually one of them binds.

    Parameters
    ----------
    classes
        Closed classes, the first ``n_classes`` rows: columns ``STREAMS`` (n·k), ``CLASS_THINK_S``, ``READ_SHARE``,
        ``CLASS_SHAPE``.
    open_rates
        Shape (n_shapes, 2): open reads and writes per second.
    backlog_s, waits_s, service_s
        Work held by each station, wait at it and mean service time of its I/Os; carried from step to step and updated.
    pressure
        −ln(1 − utilisation) of each station, likewise carried: where the next search begins.
    rates
        Receives the I/Os per second of each closed class.

    Returns
    -------
    utilisation
        Of each station, 0 to 1.
    """
    n_shapes = shapes.shape[0]
    streams, think_s, read_share = classes[:, STREAMS], classes[:, CLASS_THINK_S], classes[:, READ_SHARE]
    costs = np.empty((2, N_STATIONS + 1, 3))
    work = np.zeros((N_STATIONS, n_classes))
    arrivals = np.zeros((N_STATIONS, n_classes))
    visits = np.zeros((N_STATIONS, n_classes))
    base_s = np.zeros(n_classes)
    open_work = np.zeros(N_STATIONS)
    open_arrivals = np.zeros(N_STATIONS)
    for g in range(n_shapes):
        used = open_rates[g, 0] > 0.0 or open_rates[g, 1] > 0.0
        for c in range(n_classes):
            used = used or classes[c, CLASS_SHAPE] == g
        if not used:
            continue
        _station_costs(net, shapes[g], costs)
        for i in range(N_STATIONS):
            open_work[i] += open_rates[g, 0] * costs[0, i, 0] + open_rates[g, 1] * costs[1, i, 0]
            open_arrivals[i] += open_rates[g, 0] * costs[0, i, 1] + open_rates[g, 1] * costs[1, i, 1]
        for c in range(n_classes):
            if classes[c, CLASS_SHAPE] != g:
                continue
            r = read_share[c]
            base_s[c] = think_s[c] + r * costs[0, N_STATIONS, 0] + (1.0 - r) * costs[1, N_STATIONS, 0]
            for i in range(N_STATIONS):
                work[i, c] = r * costs[0, i, 0] + (1.0 - r) * costs[1, i, 0]
                arrivals[i, c] = r * costs[0, i, 1] + (1.0 - r) * costs[1, i, 1]
                visits[i, c] = r * costs[0, i, 2] + (1.0 - r) * costs[1, i, 2]
    other_s = np.zeros(n_classes)
    utilisation = np.zeros(N_STATIONS)
    for _sweep in range(200):
        moved = 0.0
        for i in range(N_STATIONS):
            total_work = open_work[i]
            total_arrivals = open_arrivals[i]
            for c in range(n_classes):
                cycle_s = base_s[c]
                for j in range(N_STATIONS):
                    cycle_s += visits[j, c] * waits_s[j]
                rates[c] = streams[c] / cycle_s
                total_work += rates[c] * work[i, c]
                total_arrivals += rates[c] * arrivals[i, c]
                other_s[c] = cycle_s - visits[i, c] * waits_s[i]
            if total_arrivals > 0.0:
                service_s[i] = total_work / total_arrivals
            elif backlog_s[i] <= 0.0:
                waits_s[i] = 0.0
                continue
            servers = _servers(net, i)
            pressure[i] = _balance(
                pressure[i],
                _pooled(net, i),
                servers,
                service_s[i],
                backlog_s[i],
                dt,
                open_work[i],
                streams,
                work[i],
                visits[i],
                other_s,
                n_classes,
            )
            utilisation[i] = -math.expm1(-pressure[i])
            now_s = _wait(_pooled(net, i), service_s[i], utilisation[i], math.exp(-pressure[i]))
            moved = max(moved, abs(now_s - waits_s[i]) / (now_s + 1e-7))
            waits_s[i] = now_s
        if moved < 1e-6:
            break
    for c in range(n_classes):
        cycle_s = base_s[c]
        for j in range(N_STATIONS):
            cycle_s += visits[j, c] * waits_s[j]
        rates[c] = streams[c] / cycle_s
    for i in range(N_STATIONS):
        backlog_s[i] = _servers(net, i) * utilisation[i] * (service_s[i] + waits_s[i])
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
    boots: Floats,
    logins: Floats,
    departures: Floats,
    intervals: Floats,
    outages: Floats,
) -> float:
    """The next instant at which something begins or ends by the calendar."""
    soonest = length_s
    for table, first, span in (
        (boots, BOOT_START, -1),
        (logins, LOGIN_START, LOGIN_WINDOW),
        (departures, DEPART_START, DEPART_WINDOW),
    ):
        for row in range(table.shape[0]):
            starts_s = table[row, first]
            if t < starts_s < soonest:
                soonest = starts_s
            if span >= 0 and t < starts_s + table[row, span] < soonest:
                soonest = starts_s + table[row, span]
    for table in (intervals, outages):
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
    boots: Floats,
    boot_state: Ints,
    logins: Floats,
    login_state: Ints,
    login_outcomes: Floats,
    departing: Ints,
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
    for b in range(boots.shape[0]):
        if boot_state[b] == ON:
            dt = min(dt, _step_s(t - boots[b, BOOT_START], longest_step_s))
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
def _begin_boots(
    t: float,
    pools: Floats,
    boots: Floats,
    boot_state: Ints,
    boot_left: Floats,
    boot_outcomes: Floats,
    logins: Floats,
    login_state: Ints,
    login_outcomes: Floats,
    starting: Floats,
    up: Floats,
    working: Floats,
) -> None:
    """Start the boots whose time has come: their pools go down, and whatever went on in them ends."""
    for b in range(boots.shape[0]):
        if boot_state[b] != AHEAD or boots[b, BOOT_START] > t:
            continue
        p = int(boots[b, BOOT_POOL])
        for other in range(boots.shape[0]):
            if boot_state[other] == ON and int(boots[other, BOOT_POOL]) == p:
                boot_state[other] = OVER
                boot_outcomes[other, CUT_S] = t
        _break_off(p, t, math.inf, logins, login_state, login_outcomes, starting)
        boot_state[b] = ON
        boot_left[b] = pools[p, N_DESKTOPS]
        up[p] = 0.0
        working[p] = 0.0


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
def _ask_at_rest(t: float, pools: Floats, intervals: Floats, up: Floats, working: Floats, open_rates: Floats) -> None:
    """Open rates: provisioning under way, desktops at rest, users at work."""
    for i in range(intervals.shape[0]):
        if intervals[i, FROM_S] <= t < intervals[i, TO_S]:
            g = int(intervals[i, INTERVAL_SHAPE])
            open_rates[g, 0] += intervals[i, INTERVAL_READS]
            open_rates[g, 1] += intervals[i, INTERVAL_WRITES]
    for p in range(pools.shape[0]):
        g = int(pools[p, IDLE_SHAPE])
        open_rates[g, 0] += up[p] * pools[p, IDLE_READS]
        open_rates[g, 1] += up[p] * pools[p, IDLE_WRITES]
        g = int(pools[p, STEADY_SHAPE])
        open_rates[g, 0] += working[p] * pools[p, STEADY_READS]
        open_rates[g, 1] += working[p] * pools[p, STEADY_WRITES]


@njit(cache=True, nogil=True)
def _response_s(op: int, costs: Floats, waits_s: Floats) -> float:
    """Response time of one read (op 0) or write (op 1) at the host; ``costs`` are those of its shape."""
    total = float(costs[op, N_STATIONS, 0])
    for i in range(N_STATIONS):
        total += costs[op, i, 2] * waits_s[i]
    return total


@njit(cache=True, nogil=True)
def _cycle_s(net: Floats, shapes: Floats, row: Floats, costs: Floats, waits_s: Floats) -> float:
    """Think time and response time of one I/O of a closed class."""
    shape = shapes[int(row[CLASS_SHAPE])]
    _station_costs(net, shape, costs)
    share = float(row[READ_SHARE])
    return (
        float(row[CLASS_THINK_S])
        + share * _response_s(0, costs, waits_s)
        + (1.0 - share) * _response_s(1, costs, waits_s)
    )


@njit(cache=True, nogil=True)
def _record(
    row: Floats,
    net: Floats,
    shapes: Floats,
    costs: Floats,
    classes: Floats,
    n_classes: int,
    rates: Floats,
    open_rates: Floats,
    waits_s: Floats,
    utilisation: Floats,
) -> None:
    """Fill the rates, latencies and utilisations of one row of the trace."""
    waited = np.zeros(4)
    served = np.zeros(2)
    for g in range(shapes.shape[0]):
        served[0], served[1] = open_rates[g, 0], open_rates[g, 1]
        for c in range(n_classes):
            if classes[c, CLASS_SHAPE] == g:
                served[0] += rates[c] * classes[c, READ_SHARE]
                served[1] += rates[c] * (1.0 - classes[c, READ_SHARE])
        if served[0] <= 0.0 and served[1] <= 0.0:
            continue
        _station_costs(net, shapes[g], costs)
        row[2] += served[0] * shapes[g, READ_BYTES] / 1e6
        row[3] += served[1] * shapes[g, WRITE_BYTES] / 1e6
        for op in range(2):
            response_s = _response_s(op, costs, waits_s)
            row[op] += served[op]
            waited[op] += served[op] * response_s
            waited[2 + op] += served[op] * (response_s - net[HOST_S])
    # the controller's own clock sees only the I/Os it has admitted (Little's law)
    inside = waited[2] + waited[3]
    admitted = min(1.0, net[ADMITTED] / inside) if inside > 0.0 else 1.0
    for op in range(2):
        if row[op] > 0.0:
            row[4 + op] = 1e3 * waited[op] / row[op]
            row[6 + op] = 1e3 * admitted * waited[2 + op] / row[op]
        else:
            row[4 + op] = np.nan
            row[6 + op] = np.nan
    row[8:12] = utilisation


@njit(cache=True, nogil=True)
def _booting(left: float, slots: float, n_desktops: float) -> float:
    """Desktops that are booting while ``left`` desktops' worth of boot work remains.

    If every desktop has a slot they start and end together. Otherwise slots fall out of step; while desktops wait every
    slot is taken, and the last ones have between all and none of their work left, evenly, so that n of them hold
    n² / (2 · slots) desktops' worth.
    """
    if n_desktops <= slots:
        return n_desktops
    return min(slots, math.sqrt(2.0 * slots * left))


@njit(cache=True, nogil=True)
def _advance_boot(left: float, slots: float, n_desktops: float, per_slot: float, dt: float) -> tuple[float, float]:
    """Boot work left after a step in desktops' worth, and when in the step none was (NaN if some is)."""
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
    net: Floats,
    shapes: Floats,
    pools: Floats,
    boots: Floats,
    logins: Floats,
    factors: Floats,
    departures: Floats,
    intervals: Floats,
    outages: Floats,
    longest_step_s: float,
) -> tuple[Floats, Floats, Floats, Floats, Floats, Ints]:
    """Serve a whole plan: at each step see who asks for what, what they get, and how far it brings them.

    Parameters
    ----------
    net, shapes, pools, boots, logins, departures, intervals, outages
        Tables with the columns named above; ``shapes`` (g, 3), ``outages`` (o, 2).
    factors
        Shape (n_logins, j): work of each of ``j`` equally large groups of users, relative to the mean.
    longest_step_s
        Longest step in a storm.

    Returns
    -------
    starts_s, values, boot_outcomes, login_outcomes, histories, lengths
        Step starts (n,), trace (n, N_QUANTITIES), per boot and login when it was done and when it was broken off (NaN
        if not), and per login its history (rows ``AT_S``, ``STARTED`` users, ``PROGRESS`` in I/Os) and its length.
    """
    n_pools, n_boots, n_logins, n_groups = pools.shape[0], boots.shape[0], logins.shape[0], factors.shape[1]
    up = pools[:, N_DESKTOPS] * pools[:, UP_AT_START]
    working = np.zeros(n_pools)
    departing = np.zeros(departures.shape[0], dtype=np.int64)
    boot_state = np.zeros(n_boots, dtype=np.int64)
    boot_left = np.zeros(n_boots)
    boot_outcomes = np.full((n_boots, 2), np.nan)
    login_state = np.zeros(n_logins, dtype=np.int64)
    login_outcomes = np.full((n_logins, 2), np.nan)
    histories = np.empty((n_logins, 4096, 3))
    lengths = np.zeros(n_logins, dtype=np.int64)
    finished = np.zeros((n_logins, n_groups))
    at_progress = np.zeros((n_logins, n_groups), dtype=np.int64)
    at_time = np.zeros((n_logins, n_groups + 1), dtype=np.int64)
    starting = np.zeros(n_logins)
    most = 2 * n_boots + 4 * n_logins
    classes = np.zeros((most, 6))
    rates = np.zeros(most)
    open_rates = np.zeros((shapes.shape[0], 2))
    backlog_s = np.zeros(N_STATIONS)
    waits_s = np.zeros(N_STATIONS)
    service_s = np.zeros(N_STATIONS)
    pressure = np.zeros(N_STATIONS)
    costs = np.empty((2, N_STATIONS + 1, 3))
    starts = np.empty((16384, 1))
    values = np.empty((16384, N_QUANTITIES))
    n_steps = 0
    t = 0.0
    while t < length_s:
        # what begins and ends now
        _begin_boots(
            t,
            pools,
            boots,
            boot_state,
            boot_left,
            boot_outcomes,
            logins,
            login_state,
            login_outcomes,
            starting,
            up,
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
        dt = min(
            _next_change(t, length_s, boots, logins, departures, intervals, outages) - t,
            _step_length(t, boots, boot_state, logins, login_state, login_outcomes, departing, down, longest_step_s),
        )

        # who asks for what
        n_classes = 0
        open_rates[:] = 0.0
        booting = 0.0
        logging_in = 0.0
        for b in range(n_boots):
            if boot_state[b] != ON:
                continue
            p = int(boots[b, BOOT_POOL])
            slots = boots[b, BOOT_SLOTS]
            active = _booting(boot_left[b], slots, pools[p, N_DESKTOPS])
            if slots < pools[p, N_DESKTOPS]:
                up[p] = max(up[p], pools[p, N_DESKTOPS] - active - max(0.0, boot_left[b] - 0.5 * slots))
            booting += active
            n_classes = _join(classes, n_classes, boots[b, BOOT_WORK:], active, BOOTING, b)
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
            n_classes = _join(classes, n_classes, logins[s, START_OF_DAY:], starting[s], STARTING_WORK, s)
        _ask_at_rest(t, pools, intervals, up, working, open_rates)

        # what they get
        values = _grown(values, n_steps)
        starts = _grown(starts, n_steps)
        starts[n_steps, 0] = t
        row = values[n_steps]
        row[:] = 0.0
        if down:
            row[4:8] = np.nan
            backlog_s[:] = 0.0
            waits_s[:] = 0.0
        else:
            utilisation = equilibrium(
                net, shapes, dt, classes, n_classes, open_rates, backlog_s, waits_s, service_s, pressure, rates
            )
            _record(row, net, shapes, costs, classes, n_classes, rates, open_rates, waits_s, utilisation)
        row[12] = booting
        row[13] = logging_in
        row[14] = np.sum(starting)
        row[15] = np.sum(working)
        row[16] = np.sum(up)
        n_steps += 1
        ends_s = t + dt

        # how far it brings them
        if n_logins > 0 and np.max(lengths) + 1 >= histories.shape[1]:
            larger = np.empty((n_logins, 2 * histories.shape[1], 3))
            larger[:, : histories.shape[1]] = histories
            histories = larger
        for c in range(n_classes):
            kind, owner = int(classes[c, OWNER_KIND]), int(classes[c, OWNER])
            if kind == IN_BACKGROUND:
                continue
            ios_per_stream = 0.0 if down else dt / _cycle_s(net, shapes, classes[c], costs, waits_s)
            if kind == BOOTING:
                p = int(boots[owner, BOOT_POOL])
                work = boots[owner, BOOT_WORK:]
                slots = boots[owner, BOOT_SLOTS]
                per_slot = ios_per_stream / dt * work[OUTSTANDING] / work[IOS]
                if per_slot > 0.0:
                    boot_left[owner], done_s = _advance_boot(
                        boot_left[owner], slots, pools[p, N_DESKTOPS], per_slot, dt
                    )
                    if not np.isnan(done_s):
                        boot_state[owner] = OVER
                        boot_outcomes[owner, DONE_S] = t + done_s
                        up[p] = pools[p, N_DESKTOPS]
            elif kind == STARTING_WORK:
                ios = logins[owner, START_OF_DAY + IOS]
                done = ios_per_stream * logins[owner, START_OF_DAY + OUTSTANDING]
                left = starting[owner] * math.exp(-done / ios) if ios > 0.0 else 0.0
                working[int(logins[owner, LOGIN_POOL])] += starting[owner] - left
                starting[owner] = left
            else:
                n = lengths[owner]
                p = int(logins[owner, LOGIN_POOL])
                arrived = pools[p, N_DESKTOPS] * _arrived(logins[owner], ends_s)
                started = arrived * up[p] / pools[p, N_DESKTOPS] if pools[p, DEDICATED] == 1.0 else min(arrived, up[p])
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
    return starts[:n_steps, 0].copy(), values[:n_steps].copy(), boot_outcomes, login_outcomes, histories, lengths
