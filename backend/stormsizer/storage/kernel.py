"""The compiled heart of the engine: flow balance per station, closed loops solved inside each step.

All kernels that call one another stand in this one file, because Numba's cache of compiled code does not notice
an edit in another file. Arrays are float64; rows and columns are named by the constants below. Times are in
seconds from the calendar's start.

Model (equation numbers are used in the comments):

(1) closed class *c* with ``n`` active desktops, ``k`` I/Os outstanding each:  x = n·k / (Z + R)
(2) response time:        R = Σ stations  service + visits · wait
(3) wait at ``m`` servers: W = s · ErlangC(m, u) / (m · (1 − u))      (drives: ``m`` separate single servers)
(4) flow balance of the work V waiting or in service, taken implicitly over a step:
        V' + dt · m · u = V + dt · w,   V' = s · L(u),   w = Σ x · demand
    which gives the stationary queue where there is one and a growing backlog where there is none.
"""

import math

import numpy as np
from numba import njit

CPU, DRIVES, OUT, IN = 0, 1, 2, 3
N_STATIONS = 4

# columns of `shapes`: sizes in bytes, share of reads that go to a drive
READ_BYTES, WRITE_BYTES, MISS = 0, 1, 2
# entries of `net`, the station network
(
    N_CORES,
    N_DRIVES,
    N_PORTS,
    CPU_READ_S,
    CPU_WRITE_S,
    DRIVE_READ_S,
    DRIVE_DESTAGE_S,
    DESTAGE_BYTES,
    PARITY_RATIO,
    PORT_BYTES_PER_S,
    HOST_S,
    HIT_S,
    ADMITTED,
    MAX_TRANSFER_BYTES,
) = range(14)
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
# columns of the outcome of a boot or login
DONE_S, CUT_S = 0, 1
# columns of a storm's history
AT_S, STARTED, PROGRESS = 0, 1, 2

STORM_STEP_S = 1.0
STEP_GROWTH = 5e-4
"""A storm's steps grow by this share of its age, so that one that never ends does not take for ever."""
QUIET_STEP_S = 900.0


@njit(cache=True, nogil=True)
def _wait(station, n_servers, service_s, utilisation, free):
    """Mean wait before service, equation (3), given the free share 1 − u without cancellation."""
    if utilisation <= 0.0:
        return 0.0
    if station == DRIVES or n_servers == 1:
        return service_s * utilisation / free
    offered = n_servers * utilisation
    blocking = 1.0
    for i in range(1, n_servers + 1):
        blocking = offered * blocking / (i + offered * blocking)
    return service_s * blocking / (free + utilisation * blocking) / (n_servers * free)


@njit(cache=True, nogil=True)
def wait(station, n_servers, service_s, utilisation):
    """Mean wait before service in seconds: exponential service, drives as separate single servers.

    Erlang C by the exact recursion on Erlang B (its power-form approximation is far off for many servers).
    """
    return _wait(station, n_servers, service_s, utilisation, 1.0 - utilisation)


@njit(cache=True, nogil=True)
def _servers(net, station):
    if station == CPU:
        return int(net[N_CORES])
    if station == DRIVES:
        return int(net[N_DRIVES])
    return int(net[N_PORTS])


@njit(cache=True, nogil=True)
def _station_costs(net, shape, costs):
    """Work and visits that one read (row 0) and one write (row 1) bring to each station.

    ``costs[op, station, 0]`` is work in seconds, ``[.., 1]`` visits that count as arrivals, ``[.., 2]`` visits that
    the I/O waits for; ``costs[op, N_STATIONS, 0]`` the response time when nothing waits.
    """
    transfers_read = max(1.0, math.ceil(shape[READ_BYTES] / net[MAX_TRANSFER_BYTES]))
    transfers_write = max(1.0, math.ceil(shape[WRITE_BYTES] / net[MAX_TRANSFER_BYTES]))
    miss = shape[MISS]
    out_s = shape[READ_BYTES] / net[PORT_BYTES_PER_S]
    in_s = shape[WRITE_BYTES] / net[PORT_BYTES_PER_S]
    destages = shape[WRITE_BYTES] * net[PARITY_RATIO] / net[DESTAGE_BYTES]
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
def _balance(station, n_servers, service_s, backlog_s, dt, open_work, streams, work, visits, other_s, n_classes):
    """Utilisation of one station that solves equation (4), all other stations' waits held.

    Monotone in the utilisation, so the bracketed false position (Illinois) always converges. It searches in
    q = −ln(1 − u), in which a queue of a thousand I/Os is as well resolved as one of a tenth.
    """
    low, high = 1e-10, 40.0
    g_low, g_high = 0.0, 0.0
    side = 0
    u = 0.0
    for iteration in range(100):
        if iteration == 0:
            q = low
        elif iteration == 1:
            q = high
        else:
            q = high - g_high * (high - low) / (g_high - g_low)
            if not low < q < high or iteration % 12 == 11:
                q = 0.5 * (low + high)
        u = -math.expm1(-q)
        waited_s = _wait(station, n_servers, service_s, u, math.exp(-q))
        arriving = open_work
        for c in range(n_classes):
            if streams[c] > 0.0:
                arriving += work[c] * streams[c] / (other_s[c] + visits[c] * waited_s)
        held = n_servers * u * (service_s + waited_s + dt)
        brought = backlog_s + dt * arriving
        if brought <= 0.0:
            return 0.0
        g = math.log(held / brought)
        if iteration == 0:
            if g >= 0.0:
                return 0.0
            g_low = g
        elif iteration == 1:
            if g <= 0.0:
                return u
            g_high = g
        elif abs(g) <= 1e-11 or high - low < 1e-12:
            break
        elif g < 0.0:
            low, g_low = q, g
            if side == -1:
                g_high *= 0.5
            side = -1
        else:
            high, g_high = q, g
            if side == 1:
                g_low *= 0.5
            side = 1
    return u


@njit(cache=True, nogil=True)
def equilibrium(net, dt, streams, think_s, read_share, class_shape, n_classes, open_reads, open_writes, shapes, backlog_s, waits_s, out):
    """Throughput, waits and utilisation over one step, equations (1) to (4).

    Stations are balanced one after the other until their waits stand still (Gauss–Seidel): each is monotone in
    its own wait, and usually one of them binds.

    ``streams[c]`` is n·k, ``open_reads[shape]`` and ``open_writes[shape]`` rates per second. ``backlog_s`` and
    ``waits_s`` are carried from step to step. ``out`` receives per class the I/O rate, then utilisations.
    """
    n_shapes = shapes.shape[0]
    costs = np.empty((2, N_STATIONS + 1, 3))
    work = np.zeros((N_STATIONS, n_classes))
    arrivals = np.zeros((N_STATIONS, n_classes))
    visits = np.zeros((N_STATIONS, n_classes))
    base_s = np.zeros(n_classes)
    open_work = np.zeros(N_STATIONS)
    open_arrivals = np.zeros(N_STATIONS)
    for g in range(n_shapes):
        used = open_reads[g] > 0.0 or open_writes[g] > 0.0
        for c in range(n_classes):
            used = used or class_shape[c] == g
        if not used:
            continue
        _station_costs(net, shapes[g], costs)
        for i in range(N_STATIONS):
            open_work[i] += open_reads[g] * costs[0, i, 0] + open_writes[g] * costs[1, i, 0]
            open_arrivals[i] += open_reads[g] * costs[0, i, 1] + open_writes[g] * costs[1, i, 1]
        for c in range(n_classes):
            if class_shape[c] != g:
                continue
            r = read_share[c]
            base_s[c] = think_s[c] + r * costs[0, N_STATIONS, 0] + (1.0 - r) * costs[1, N_STATIONS, 0]
            for i in range(N_STATIONS):
                work[i, c] = r * costs[0, i, 0] + (1.0 - r) * costs[1, i, 0]
                arrivals[i, c] = r * costs[0, i, 1] + (1.0 - r) * costs[1, i, 1]
                visits[i, c] = r * costs[0, i, 2] + (1.0 - r) * costs[1, i, 2]
    rates = np.zeros(n_classes)
    other_s = np.zeros(n_classes)
    utilisation = np.zeros(N_STATIONS)
    service_s = np.zeros(N_STATIONS)
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
            if total_arrivals <= 0.0:
                utilisation[i] = 0.0
                waits_s[i] = 0.0
                continue
            service_s[i] = total_work / total_arrivals
            servers = _servers(net, i)
            utilisation[i] = _balance(
                i, servers, service_s[i], backlog_s[i], dt, open_work[i], streams, work[i], visits[i], other_s, n_classes
            )
            now_s = wait(i, servers, service_s[i], utilisation[i])
            moved = max(moved, abs(now_s - waits_s[i]) / (now_s + 1e-7))
            waits_s[i] = now_s
        if moved < 1e-8:
            break
    for c in range(n_classes):
        cycle_s = base_s[c]
        for j in range(N_STATIONS):
            cycle_s += visits[j, c] * waits_s[j]
        out[c] = streams[c] / cycle_s
    for i in range(N_STATIONS):
        backlog_s[i] = _servers(net, i) * utilisation[i] * (service_s[i] + waits_s[i])
    return utilisation


@njit(cache=True, nogil=True)
def _arrived(login, at_s):
    """Share of the users who have arrived by ``at_s``."""
    x = (at_s - login[LOGIN_START]) / login[LOGIN_WINDOW]
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
def _interpolated(history, n, column, column_at, at, pointer):
    """Value of one column of a storm's history where another, ascending, column reaches ``at``; and the new pointer."""
    while pointer + 2 < n and history[pointer + 1, column_at] < at:
        pointer += 1
    x0, x1 = history[pointer, column_at], history[pointer + 1, column_at]
    y0, y1 = history[pointer, column], history[pointer + 1, column]
    if at <= x0 or x1 <= x0:
        return y0, pointer
    return y0 + (y1 - y0) * min(1.0, (at - x0) / (x1 - x0)), pointer


@njit(cache=True, nogil=True)
def _grown(history, needed):
    if needed < history.shape[0]:
        return history
    larger = np.empty((2 * history.shape[0], history.shape[1]))
    larger[: history.shape[0]] = history
    return larger


@njit(cache=True, nogil=True)
def _next_change(t, length_s, boots, logins, departures, intervals, outages):
    """The next instant at which something begins or ends by the calendar."""
    soonest = length_s
    for table, first, span in ((boots, BOOT_START, -1), (logins, LOGIN_START, LOGIN_WINDOW), (departures, DEPART_START, DEPART_WINDOW)):
        for row in range(table.shape[0]):
            starts_s = table[row, first]
            if t < starts_s < soonest:
                soonest = starts_s
            if span >= 0:
                ends_s = starts_s + table[row, span]
                if t < ends_s < soonest:
                    soonest = ends_s
    for table in (intervals, outages):
        for row in range(table.shape[0]):
            if t < table[row, FROM_S] < soonest:
                soonest = table[row, FROM_S]
            if t < table[row, TO_S] < soonest:
                soonest = table[row, TO_S]
    return soonest


@njit(cache=True, nogil=True)
def run(length_s, net, shapes, pools, boots, logins, factors, departures, intervals, outages, longest_step_s):
    """Serve a whole plan.

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
        Step starts (n,), trace (n, N_QUANTITIES), per boot and login when it was done (NaN if not) and when it was
        cut short (NaN if not), and per login its history (rows ``AT_S``, ``STARTED`` users, ``PROGRESS`` in I/Os).
    """
    n_pools, n_boots, n_logins = pools.shape[0], boots.shape[0], logins.shape[0]
    n_groups = factors.shape[1]
    n_shapes = shapes.shape[0]
    most = n_boots + 2 * n_logins

    up = pools[:, N_DESKTOPS] * pools[:, UP_AT_START]
    working = np.zeros(n_pools)
    leaving_from = np.zeros(departures.shape[0])
    boot_on = np.zeros(n_boots, dtype=np.int64)
    boot_left = np.zeros(n_boots)
    boot_outcomes = np.full((n_boots, 2), np.nan)
    login_on = np.zeros(n_logins, dtype=np.int64)
    login_outcomes = np.full((n_logins, 2), np.nan)
    histories = np.empty((max(n_logins, 1), 4096, 3))
    lengths = np.zeros(n_logins, dtype=np.int64)
    finished = np.zeros((n_logins, n_groups))
    at_progress = np.zeros((n_logins, n_groups), dtype=np.int64)
    at_time = np.zeros((n_logins, n_groups + 1), dtype=np.int64)
    starting_work = np.zeros(n_logins)

    streams = np.zeros(most)
    think_s = np.zeros(most)
    read_share = np.zeros(most)
    class_shape = np.zeros(most, dtype=np.int64)
    owner = np.zeros(most, dtype=np.int64)
    rates = np.zeros(most)
    open_reads = np.zeros(n_shapes)
    open_writes = np.zeros(n_shapes)
    backlog_s = np.zeros(N_STATIONS)
    waits_s = np.zeros(N_STATIONS)
    costs = np.empty((2, N_STATIONS + 1, 3))

    starts = np.empty((32768, 1))
    values = np.empty((32768, N_QUANTITIES))
    n_steps = 0
    t = 0.0
    while t < length_s:
        # what begins now
        for b in range(n_boots):
            if boot_on[b] == 0 and boots[b, BOOT_START] <= t:
                p = int(boots[b, BOOT_POOL])
                boot_on[b] = 1
                boot_left[b] = pools[p, N_DESKTOPS]
                up[p] = 0.0
                working[p] = 0.0
                for other in range(n_boots):
                    if other != b and boot_on[other] == 1 and int(boots[other, BOOT_POOL]) == p:
                        boot_on[other] = 2
                        boot_outcomes[other, CUT_S] = t
                for s in range(n_logins):
                    if login_on[s] == 1 and int(logins[s, LOGIN_POOL]) == p:
                        login_on[s] = 2
                        starting_work[s] = 0.0
                        if np.isnan(login_outcomes[s, DONE_S]):
                            login_outcomes[s, CUT_S] = t
        for s in range(n_logins):
            if login_on[s] == 0 and logins[s, LOGIN_START] <= t:
                login_on[s] = 1
                histories[s, 0, AT_S] = t
                histories[s, 0, STARTED] = 0.0
                histories[s, 0, PROGRESS] = 0.0
                lengths[s] = 1
        for d in range(departures.shape[0]):
            p = int(departures[d, DEPART_POOL])
            if departures[d, DEPART_START] == t:
                leaving_from[d] = 1.0
            elif leaving_from[d] == 1.0 and t >= departures[d, DEPART_START] + departures[d, DEPART_WINDOW]:
                leaving_from[d] = 2.0
                working[p] = 0.0
                for s in range(n_logins):
                    if login_on[s] == 1 and int(logins[s, LOGIN_POOL]) == p and logins[s, LOGIN_START] < departures[d, DEPART_START]:
                        login_on[s] = 2
                        starting_work[s] = 0.0
                        if np.isnan(login_outcomes[s, DONE_S]):
                            login_outcomes[s, CUT_S] = t

        down = False
        for o in range(outages.shape[0]):
            down = down or outages[o, FROM_S] <= t < outages[o, TO_S]

        # how long this step is
        dt = min(QUIET_STEP_S, _next_change(t, length_s, boots, logins, departures, intervals, outages) - t)
        if not down:
            for b in range(n_boots):
                if boot_on[b] == 1:
                    dt = min(dt, max(min(STORM_STEP_S, longest_step_s), min(longest_step_s, STEP_GROWTH * (t - boots[b, BOOT_START]))))
            for s in range(n_logins):
                if login_on[s] == 1:
                    step = max(min(STORM_STEP_S, longest_step_s), min(longest_step_s, STEP_GROWTH * (t - logins[s, LOGIN_START])))
                    if not np.isnan(login_outcomes[s, DONE_S]):
                        step = max(step, min(5.0, longest_step_s))
                    dt = min(dt, step)
        for d in range(departures.shape[0]):
            if leaving_from[d] == 1.0:
                dt = min(dt, 60.0)

        # who asks for what
        n_classes = 0
        open_reads[:] = 0.0
        open_writes[:] = 0.0
        booting = 0.0
        logging_in = 0.0
        if not down:
            for i in range(intervals.shape[0]):
                if intervals[i, FROM_S] <= t < intervals[i, TO_S]:
                    g = int(intervals[i, INTERVAL_SHAPE])
                    open_reads[g] += intervals[i, INTERVAL_READS]
                    open_writes[g] += intervals[i, INTERVAL_WRITES]
        for b in range(n_boots):
            if boot_on[b] != 1:
                continue
            p = int(boots[b, BOOT_POOL])
            slots = min(boots[b, BOOT_SLOTS], pools[p, N_DESKTOPS])
            active = min(slots, math.sqrt(2.0 * slots * boot_left[b]))
            waiting = max(0.0, boot_left[b] - 0.5 * slots)
            up[p] = max(up[p], pools[p, N_DESKTOPS] - active - waiting)
            booting += active
            if not down:
                n_classes = _join(boots[b, BOOT_WORK:], active, b, streams, think_s, read_share, class_shape, owner, n_classes, open_writes)
        for s in range(n_logins):
            if login_on[s] != 1:
                continue
            in_login = -np.sum(finished[s])
            n = lengths[s]
            if n > 1:
                # users whose guest time is over and whose I/O is not
                began, at_time[s, n_groups] = _interpolated(
                    histories[s], n, STARTED, AT_S, t - logins[s, LOGIN_GUEST_S], at_time[s, n_groups]
                )
                in_login += began
                logging_in += histories[s, n - 1, STARTED] - np.sum(finished[s])
            if not down:
                n_classes = _join(logins[s, LOGIN_WORK:], max(in_login, 0.0), -1 - s, streams, think_s, read_share, class_shape, owner, n_classes, open_writes)
                n_classes = _join(logins[s, START_OF_DAY:], starting_work[s], n_boots + s, streams, think_s, read_share, class_shape, owner, n_classes, open_writes)
        if not down:
            for p in range(n_pools):
                g = int(pools[p, IDLE_SHAPE])
                open_reads[g] += up[p] * pools[p, IDLE_READS]
                open_writes[g] += up[p] * pools[p, IDLE_WRITES]
                g = int(pools[p, STEADY_SHAPE])
                open_reads[g] += working[p] * pools[p, STEADY_READS]
                open_writes[g] += working[p] * pools[p, STEADY_WRITES]

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
                net, dt, streams, think_s, read_share, class_shape, n_classes, open_reads, open_writes, shapes, backlog_s, waits_s, rates
            )
            _record(row, net, shapes, costs, n_classes, rates, read_share, class_shape, open_reads, open_writes, waits_s, utilisation)
        row[12] = booting
        row[13] = logging_in
        row[14] = np.sum(starting_work)
        row[15] = np.sum(working)
        row[16] = np.sum(up)
        n_steps += 1
        ends = t + dt

        # how far they come
        for c in range(n_classes):
            per_desktop = 0.0
            if streams[c] > 0.0:
                per_desktop = rates[c] / streams[c]
            else:
                per_desktop = 1.0 / (think_s[c] + _unloaded(net, shapes[class_shape[c]], read_share[c], costs, waits_s))
            if owner[c] >= n_boots:
                s = owner[c] - n_boots
                works = logins[s, START_OF_DAY + IOS]
                if works > 0.0:
                    left = starting_work[s] * math.exp(-dt * per_desktop * logins[s, START_OF_DAY + OUTSTANDING] / works)
                else:
                    left = 0.0
                working[int(logins[s, LOGIN_POOL])] += starting_work[s] - left
                starting_work[s] = left
            elif owner[c] >= 0:
                b = owner[c]
                p = int(boots[b, BOOT_POOL])
                slots = min(boots[b, BOOT_SLOTS], pools[p, N_DESKTOPS])
                per_slot = per_desktop * boots[b, BOOT_WORK + OUTSTANDING] / boots[b, BOOT_WORK + IOS]
                spent = 0.0
                if boot_left[b] > 0.5 * slots:
                    spent = min(dt, (boot_left[b] - 0.5 * slots) / (slots * per_slot))
                    boot_left[b] -= slots * per_slot * spent
                if spent < dt:
                    # the last desktops in the slots have between all and none of their work left, evenly
                    root = math.sqrt(boot_left[b]) - math.sqrt(0.5 * slots) * per_slot * (dt - spent)
                    if root <= 0.0:
                        boot_outcomes[b, DONE_S] = t + spent + math.sqrt(boot_left[b]) / (math.sqrt(0.5 * slots) * per_slot)
                        boot_left[b] = 0.0
                        boot_on[b] = 2
                        up[p] = pools[p, N_DESKTOPS]
                    else:
                        boot_left[b] = root * root
        for s in range(n_logins):
            if login_on[s] != 1:
                continue
            n = lengths[s]
            p = int(logins[s, LOGIN_POOL])
            desktops = pools[p, N_DESKTOPS]
            arrived = desktops * _arrived(logins[s], ends)
            if pools[p, DEDICATED] == 1.0:
                started = arrived * up[p] / desktops
            else:
                started = min(arrived, up[p])
            gained = 0.0
            if not down:
                for c in range(n_classes):
                    if owner[c] == -1 - s:
                        k = logins[s, LOGIN_WORK + OUTSTANDING]
                        cycle_s = think_s[c] + _unloaded(net, shapes[class_shape[c]], read_share[c], costs, waits_s)
                        gained = dt * k / cycle_s
            if n + 1 >= histories.shape[1]:
                larger = np.empty((histories.shape[0], 2 * histories.shape[1], 3))
                larger[:, : histories.shape[1]] = histories
                histories = larger
            histories[s, n, AT_S] = ends
            histories[s, n, STARTED] = max(started, histories[s, n - 1, STARTED])
            histories[s, n, PROGRESS] = histories[s, n - 1, PROGRESS] + gained
            lengths[s] = n + 1
            before = np.sum(finished[s])
            for j in range(n_groups):
                ios = logins[s, LOGIN_WORK + IOS] * factors[s, j]
                now = histories[s, n, PROGRESS]
                if now <= ios:
                    continue
                io_began_s, at_progress[s, j] = _interpolated(histories[s], n + 1, AT_S, PROGRESS, now - ios, at_progress[s, j])
                began, at_time[s, j] = _interpolated(histories[s], n + 1, STARTED, AT_S, io_began_s - logins[s, LOGIN_GUEST_S], at_time[s, j])
                finished[s, j] = max(finished[s, j], began / n_groups)
            starting_work[s] += np.sum(finished[s]) - before
            if np.isnan(login_outcomes[s, DONE_S]) and np.sum(finished[s]) >= desktops * (1.0 - 1e-9):
                login_outcomes[s, DONE_S] = ends
            if not np.isnan(login_outcomes[s, DONE_S]) and starting_work[s] < 1e-4 * desktops:
                working[p] += starting_work[s]
                starting_work[s] = 0.0
                login_on[s] = 2
        for d in range(departures.shape[0]):
            if leaving_from[d] == 1.0:
                p = int(departures[d, DEPART_POOL])
                left_s = departures[d, DEPART_START] + departures[d, DEPART_WINDOW] - t
                stay = max(0.0, 1.0 - dt / left_s)
                working[p] *= stay
                for s in range(n_logins):
                    if login_on[s] == 1 and int(logins[s, LOGIN_POOL]) == p and logins[s, LOGIN_START] < departures[d, DEPART_START]:
                        starting_work[s] *= stay
        t = ends
    return starts[:n_steps, 0].copy(), values[:n_steps].copy(), boot_outcomes, login_outcomes, histories, lengths


@njit(cache=True, nogil=True)
def _join(work, active, of, streams, think_s, read_share, class_shape, owner, n_classes, open_writes):
    """Enter one population into the table of closed classes, and its background writes into the open ones."""
    streams[n_classes] = active * work[OUTSTANDING]
    think_s[n_classes] = work[THINK_S]
    read_share[n_classes] = work[READ_FRACTION]
    class_shape[n_classes] = int(work[SHAPE])
    owner[n_classes] = of
    open_writes[int(work[SHAPE])] += active * work[BACKGROUND]
    return n_classes + 1


@njit(cache=True, nogil=True)
def _unloaded(net, shape, read_share, costs, waits_s):
    """Response time of a class's mean I/O at the present waits."""
    _station_costs(net, shape, costs)
    total = 0.0
    for op in range(2):
        share = read_share if op == 0 else 1.0 - read_share
        total += share * costs[op, N_STATIONS, 0]
        for i in range(N_STATIONS):
            total += share * costs[op, i, 2] * waits_s[i]
    return total


@njit(cache=True, nogil=True)
def _record(row, net, shapes, costs, n_classes, rates, read_share, class_shape, open_reads, open_writes, waits_s, utilisation):
    """Fill one row of the trace."""
    latency = np.zeros(4)
    for g in range(shapes.shape[0]):
        reads = open_reads[g]
        writes = open_writes[g]
        for c in range(n_classes):
            if class_shape[c] == g:
                reads += rates[c] * read_share[c]
                writes += rates[c] * (1.0 - read_share[c])
        if reads <= 0.0 and writes <= 0.0:
            continue
        _station_costs(net, shapes[g], costs)
        row[0] += reads
        row[1] += writes
        row[2] += reads * shapes[g, READ_BYTES] / 1e6
        row[3] += writes * shapes[g, WRITE_BYTES] / 1e6
        for op in range(2):
            response_s = costs[op, N_STATIONS, 0]
            for i in range(N_STATIONS):
                response_s += costs[op, i, 2] * waits_s[i]
            rate = reads if op == 0 else writes
            latency[op] += rate * response_s
            latency[2 + op] += rate * (response_s - net[HOST_S])
    total = row[0] + row[1]
    # the controller's own clock sees only the I/Os it has admitted (Little)
    inside = latency[2] + latency[3]
    scale = min(1.0, net[ADMITTED] / inside) if inside > 0.0 else 1.0
    for op in range(2):
        if row[op] > 0.0:
            row[4 + op] = 1e3 * latency[op] / row[op]
            row[6 + op] = 1e3 * scale * latency[2 + op] / row[op]
        else:
            row[4 + op] = np.nan
            row[6 + op] = np.nan
    if total <= 0.0:
        row[4:8] = np.nan
    row[8] = utilisation[CPU]
    row[9] = utilisation[DRIVES]
    row[10] = utilisation[OUT]
    row[11] = utilisation[IN]
