/* The simulation of the week in means, operation for operation as stormsizer.storage.kernel does it, for one network
   and for many side by side.

   cc -O3 -march=native -ffp-contract=off -shared -fPIC -o week.so week.c -lm
   Tables are those of the kernel's Calendar and Network, their records' fields as columns of double. What is recorded
   of a watched window is left out. */

/* No value changes by this; without it GCC keeps the branches and does not vectorise. */
#pragma GCC optimize("no-trapping-math")

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))

/* the twin has no burst credits: its networks have none */
enum { N_SERVERS, N_POOLED, BURST_SERVERS, FULL_S, CREDIT_COLUMN, STATION_COLUMNS };
enum { WORK_S, ARRIVALS, VISITS, HELD_VISITS, HOLD_S, READ_FROM, WRITTEN_TO, N_COSTS };
enum { READ_BYTES, WRITE_BYTES, TO_ARRAY, WRITES_TO_ARRAY, HOST_HIT_S, N_SHAPE };
enum { HOST_S, ADMITTED, N_PATH };
enum { LOOP_THINK_S, LOOP_READ_SHARE, LOOP_SHAPE, LOOP_CPU_GHZ_S, N_LOOP };
enum { HOST_STATION, HOST_GHZ, HOST_RATIO, HOST_BURST_S };
enum { LOAD_WORK_S, LOAD_JOBS, LOAD_SQUARES, LOAD_VISITS, LOAD_HELD, LOAD_HOLD_S, N_LOADS };
enum { N_DESKTOPS, SESSIONS, UP_AT_START, DEDICATED, PER_SECOND, IDLE_GHZ, ACTIVE_GHZ, CROWDING, IDLE_READS, IDLE_WRITES,
       IDLE_SHAPE, STEADY_READS, STEADY_WRITES, STEADY_SHAPE, N_POOL };
enum { IOS, OUTSTANDING, LOOP, CLOCK, WORK };
enum { SWEEP_POOL, SWEEP_START, SWEEP_SLOTS, SWEEP_STARTS, SWEEP_EFFECT, SWEEP_SHARE, SWEEP_WORK, N_SWEEP = SWEEP_WORK + WORK };
enum { FROM_OFF, ROLLING, BESIDE, ON_ARRIVAL };
enum { LOGIN_POOL, LOGIN_START, LOGIN_WINDOW, LOGIN_BELL, LOGIN_GUEST_S, LOGIN_WORK, START_OF_DAY = LOGIN_WORK + WORK,
       N_LOGIN = START_OF_DAY + WORK };
enum { DEPART_POOL, DEPART_START, DEPART_WINDOW, N_DEPARTURE };
enum { FROM_S, TO_S, INTERVAL_READS, INTERVAL_WRITES, INTERVAL_SHAPE, N_INTERVAL };
enum { TEST_POOL = 2, TEST_WORK = 3, N_TEST = TEST_WORK + WORK };
enum { MODE = 2, N_MODE = 3 };
enum { AHEAD, ON, OVER };
enum { AT_S, STARTED, PROGRESS, N_HISTORY };
enum { READS, WRITES, READ_MB, WRITE_MB, HOST_READ_MS, HOST_WRITE_MS, INSIDE_READ_MS, INSIDE_WRITE_MS, BOOTING, IN_LOGIN,
       IN_START_OF_DAY, AT_WORK, UP, IN_SWEEP, REQUESTED, PER_STATION };
enum { STATION_USE, STATION_IOPS, STATION_READ_MB, STATION_WRITE_MB, N_PER_STATION };
enum { ON_SWEEPS, ON_LOGINS, ON_DEPARTURES, ON_INTERVALS, ON_TESTS, ON_LOOPS, N_ON };

static const double LEAVING_STEP_S = 60.0, LATE_ARRIVALS = 0.005, TAIL_STEP_S = 5.0, STEP_GROWTH = 5e-4;
static const double QUIET_STEP_S = 900.0, QUEUE_LEAST = 1e-15, QUEUE_MOST = 1e17;
static const double STANDS_STILL = 1e-9, MOST_HOST_USE = 0.98;

typedef struct {
    const double *loops, *pools, *sweeps, *logins, *factors, *departures, *intervals, *tests, *modes, *outages, *changes,
        *steps_s, *watch_s;
    double length_s;
    int64_t n_loops, n_pools, n_sweeps, n_logins, n_groups, n_departures, n_intervals, n_tests, n_modes, n_outages;
} calendar_t;

typedef struct {
    const double *stations, *costs, *base_s, *paths, *shapes, *alone_s, *loads, *host;
    int64_t n_stations, n_shapes, n_loops;
} network_t;

typedef struct { double up, brought_up, working; } pool_t;
typedef struct { int64_t state; double taking, slots, spread, left, in_hand, giving_back, done_share, done_s, cut_s; } sweep_t;
typedef struct {
    int64_t state;
    double in_login, starting, active, present, pace;
    int64_t first, length, room, at_time;
    double done_s, cut_s;
} login_t;
typedef struct { double finished; int64_t at_progress, at_time; } group_t;
typedef struct { int64_t state; double streams, cycle_s, elsewhere_s; } loop_t;
typedef struct { double queue, wait_s, service_s, backlog_s, left_over, open_work, open_jobs, open_squares; } station_t;

typedef struct {
    pool_t *pools;
    sweep_t *sweeps;
    login_t *logins;
    group_t *groups;
    int64_t *departures;
    loop_t *loops;
    station_t *stations;
    double *rates, *owed;
    int64_t *on[N_ON], n_on[N_ON];
    int64_t next_change, mode, down, history_used;
    double booting, in_sweep, in_login, ends_s;
} state_t;

typedef struct { double *rows; int64_t room, n_columns; } table_t;

typedef struct {
    double *starts, *values, *histories;
    sweep_t *sweeps;
    login_t *logins;
    int64_t n_steps, n_histories;
} outcome_t;

static void make_room(table_t *table, int64_t needed)
{
    if (needed < table->room)
        return;
    int64_t room = MAX(2 * table->room, needed + 1);
    double *larger = malloc(sizeof(double) * room * table->n_columns);
    memcpy(larger, table->rows, sizeof(double) * table->room * table->n_columns);
    free(table->rows);
    table->rows = larger;
    table->room = room;
}

static double *trimmed(table_t *table, int64_t n)
{
    double *rows = malloc(sizeof(double) * MAX(1, n * table->n_columns));
    memcpy(rows, table->rows, sizeof(double) * n * table->n_columns);
    free(table->rows);
    return rows;
}

static int64_t size_of_costs(const network_t *net)
{
    return net->n_shapes * 2 * net->n_stations * N_COSTS;
}

static int64_t size_of_loads(const network_t *net)
{
    return net->n_stations * net->n_loops * N_LOADS;
}

/* What a station gives */

static double waiting(int64_t n_pooled, double queue, double *slope)
{
    if (n_pooled == 1) {
        *slope = 1.0;
        return queue;
    }
    if (queue <= 0.0) {
        *slope = 0.0;
        return 0.0;
    }
    double per_queue = 1.0 / queue, per_offered = (1.0 + per_queue) / n_pooled, passing = 1.0;
    for (int64_t i = 1; i <= n_pooled; i++)
        passing = 1.0 + i * per_offered * passing;
    if (passing > 1e150) {
        *slope = 0.0;
        return 0.0;
    }
    double free = 1.0 / (1.0 + queue), utilization = queue * free;
    double waits = 1.0 / (free * passing + utilization);
    double rise = waits * waits * (passing - 1.0 + free * n_pooled * (passing * per_queue + 1.0));
    *slope = (rise * free + waits) / n_pooled;
    return waits * (1.0 + queue) / n_pooled;
}

/* One station and all of them */

static void settle(int64_t n_pooled, double n_servers, double spread, double dt, const int64_t *closed, int64_t n_closed,
                   const double *loads, const loop_t *loops, station_t *station)
{
    double service_s = station->service_s, backlog_s = station->backlog_s, queue = station->queue;
    double low = 0.0, high = INFINITY, rise;
    for (int turn = 0; turn < 100; turn++) {
        double in_services = waiting(n_pooled, queue, &rise);
        double waited_s = service_s * spread * in_services, rise_s = service_s * spread * rise;
        double arriving = station->open_work, falling = 0.0;
        for (int64_t k = 0; k < n_closed; k++) {
            const double *load = loads + closed[k] * N_LOADS;
            const loop_t *loop = loops + closed[k];
            double visits = load[LOAD_VISITS], cycle_s = loop->elsewhere_s + visits * waited_s;
            if (waited_s > load[LOAD_HOLD_S]) {
                visits += load[LOAD_HELD];
                cycle_s += load[LOAD_HELD] * (waited_s - load[LOAD_HOLD_S]);
            }
            double per_s = 1.0 / cycle_s, work = load[LOAD_WORK_S] * loop->streams * per_s;
            arriving += work;
            falling += work * visits * per_s;
        }
        double free = 1.0 / (1.0 + queue), utilization = queue * free, inside_s = service_s + waited_s + dt;
        double excess = n_servers * utilization * inside_s - backlog_s - dt * arriving;
        double slope = n_servers * (free * free * inside_s + utilization * rise_s) + dt * falling * rise_s;
        if (excess < 0.0)
            low = queue;
        else
            high = queue;
        double better = queue - excess / slope;
        if (better <= low && excess > 0.0)
            better = low > 0.0 ? 0.5 * (low + high) : 1e-3 * high;
        else if (better >= high)
            better = 0.5 * (low + high);
        better = MIN(better, QUEUE_MOST);
        double moved = fabs(better - queue);
        queue = better;
        if (moved <= 1e-6 * queue || queue < QUEUE_LEAST)
            break;
    }
    if (queue < QUEUE_LEAST)
        queue = 0.0;
    station->queue = queue;
    station->wait_s = service_s * spread * waiting(n_pooled, queue, &rise);
}

static double cycle_of(double alone_s, int64_t loop, const double *loads, const station_t *stations, const network_t *net)
{
    double total = alone_s;
    for (int64_t i = 0; i < net->n_stations; i++) {
        const double *load = loads + (i * net->n_loops + loop) * N_LOADS;
        double wait_s = stations[i].wait_s;
        total += load[LOAD_VISITS] * wait_s;
        if (wait_s > load[LOAD_HOLD_S])
            total += load[LOAD_HELD] * (wait_s - load[LOAD_HOLD_S]);
    }
    return total;
}

static void open_load(const double *rates, const double *costs, station_t *stations, const network_t *net)
{
    for (int64_t i = 0; i < net->n_stations; i++)
        stations[i].open_work = stations[i].open_jobs = stations[i].open_squares = 0.0;
    for (int64_t row = 0; row < 2 * net->n_shapes; row++) {
        if (rates[row] <= 0.0)
            continue;
        for (int64_t i = 0; i < net->n_stations; i++) {
            const double *cost = costs + (row * net->n_stations + i) * N_COSTS;
            double jobs = rates[row] * cost[ARRIVALS];
            if (jobs > 0.0) {
                double work = rates[row] * cost[WORK_S];
                stations[i].open_work += work;
                stations[i].open_jobs += jobs;
                stations[i].open_squares += work * work / jobs;
            }
        }
    }
}

static void host_load(const calendar_t *cal, const network_t *net, state_t *state)
{
    double taken = 0.0, crowded = 0.0, idle = 0.0;
    for (int64_t p = 0; p < cal->n_pools; p++) {
        const double *pool = cal->pools + p * N_POOL;
        idle += state->pools[p].up * pool[IDLE_GHZ];
        taken += state->pools[p].working * pool[ACTIVE_GHZ];
        crowded += state->pools[p].working * pool[ACTIVE_GHZ] * pool[CROWDING];
    }
    for (int64_t k = 0; k < state->n_on[ON_LOGINS]; k++) {
        int64_t s = state->on[ON_LOGINS][k];
        if (state->logins[s].state == ON) {
            const double *pool = cal->pools + (int64_t)cal->logins[s * N_LOGIN + LOGIN_POOL] * N_POOL;
            double ghz = (state->logins[s].present + state->logins[s].starting) * pool[ACTIVE_GHZ];
            taken += ghz;
            crowded += ghz * pool[CROWDING];
        }
    }
    int64_t i = (int64_t)net->host[HOST_STATION];
    double capacity = net->stations[(state->mode * net->n_stations + i) * STATION_COLUMNS + N_SERVERS];
    double used = idle + net->host[HOST_RATIO] * taken / (1.0 + crowded / (capacity * net->host[HOST_GHZ]));
    double work = used / net->host[HOST_GHZ], most = MOST_HOST_USE * capacity;
    work = MIN(work, most);
    if (work > 0.0) {
        station_t *station = state->stations + i;
        station->open_work += work;
        station->open_jobs += work / net->host[HOST_BURST_S];
        station->open_squares += work * net->host[HOST_BURST_S];
    }
}

static void equilibrium(double dt, const double *servers, const double *loads, const double *alone_s,
                        const network_t *net, state_t *state)
{
    const int64_t *closed = state->on[ON_LOOPS], n_closed = state->n_on[ON_LOOPS];
    loop_t *loops = state->loops;
    station_t *stations = state->stations;
    for (int turn = 0; turn < 200; turn++) {
        int stands_still = 1;
        for (int64_t i = 0; i < net->n_stations; i++) {
            station_t *station = stations + i;
            const double *here = loads + i * net->n_loops * N_LOADS;
            double work = station->open_work, jobs = station->open_jobs, squares = station->open_squares;
            double before_s = station->wait_s;
            for (int64_t k = 0; k < n_closed; k++) {
                int64_t c = closed[k];
                const double *load = here + c * N_LOADS;
                double cycle_s = cycle_of(alone_s[c], c, loads, stations, net), per_s = loops[c].streams / cycle_s;
                work += per_s * load[LOAD_WORK_S];
                jobs += per_s * load[LOAD_JOBS];
                squares += per_s * load[LOAD_SQUARES];
                double here_s = load[LOAD_VISITS] * before_s;
                if (before_s > load[LOAD_HOLD_S])
                    here_s += load[LOAD_HELD] * (before_s - load[LOAD_HOLD_S]);
                loops[c].elsewhere_s = cycle_s - here_s;
            }
            double spread = 1.0;
            if (work > 0.0 && jobs > 0.0) {
                station->service_s = work / jobs;
                spread = (squares / work) * (jobs / work);
            } else if (station->backlog_s <= 0.0) {
                station->wait_s = station->queue = 0.0;
                continue;
            }
            settle((int64_t)servers[i * STATION_COLUMNS + N_POOLED], servers[i * STATION_COLUMNS + N_SERVERS], spread, dt,
                   closed, n_closed, here, loops, station);
            double moved_s = fabs(station->wait_s - before_s);
            for (int64_t k = 0; k < n_closed; k++) {
                const double *load = here + closed[k] * N_LOADS;
                double weight = load[LOAD_VISITS] + load[LOAD_HELD];
                stands_still = stands_still && weight * moved_s <= STANDS_STILL * loops[closed[k]].elsewhere_s;
            }
        }
        if (stands_still)
            break;
    }
}

static void close_step(double dt, const double *servers, const double *loads, const double *alone_s, const network_t *net,
                       state_t *state)
{
    for (int64_t k = 0; k < state->n_on[ON_LOOPS]; k++) {
        int64_t c = state->on[ON_LOOPS][k];
        state->loops[c].cycle_s = cycle_of(alone_s[c], c, loads, state->stations, net);
    }
    for (int64_t i = 0; i < net->n_stations; i++) {
        station_t *station = state->stations + i;
        double working = servers[i * STATION_COLUMNS + N_SERVERS] * station->queue / (1.0 + station->queue);
        station->backlog_s = working * (station->service_s + station->wait_s);
        double there = station->backlog_s + dt * working;
        station->left_over = there > 0.0 ? station->backlog_s / there : 0.0;
    }
}

static double response_of(double base_s, int64_t row, const double *costs, const station_t *stations, int64_t n_stations)
{
    double total = base_s;
    for (int64_t i = 0; i < n_stations; i++) {
        const double *cost = costs + (row * n_stations + i) * N_COSTS;
        double wait_s = stations[i].wait_s;
        total += cost[VISITS] * wait_s;
        total += cost[HELD_VISITS] * MAX(0.0, wait_s - cost[HOLD_S]);
    }
    return total;
}

static void finish_owed(double dt, const double *costs, const network_t *net, state_t *state)
{
    for (int64_t row = 0; row < 2 * net->n_shapes; row++) {
        state->owed[row] += dt * state->rates[row];
        if (state->owed[row] <= 0.0)
            continue;
        double left = 0.0;
        for (int64_t i = 0; i < net->n_stations; i++) {
            const double *cost = costs + (row * net->n_stations + i) * N_COSTS;
            int full = cost[HELD_VISITS] > 0.0 && state->stations[i].wait_s > cost[HOLD_S];
            if (cost[VISITS] > 0.0 || full)
                left = MAX(left, state->stations[i].left_over);
        }
        state->rates[row] = (1.0 - left) * state->owed[row] / dt;
        state->owed[row] *= left;
    }
}

static double total_rate(const network_t *net, const state_t *state)
{
    double total = 0.0;
    for (int64_t row = 0; row < 2 * net->n_shapes; row++)
        total += state->rates[row];
    return total;
}

static void record(double *row, const double *path, const double *costs, const double *base_s, const double *of_loops,
                   const network_t *net, state_t *state)
{
    double *rates = state->rates, inside = 0.0;
    for (int64_t k = 0; k < state->n_on[ON_LOOPS]; k++) {
        int64_t c = state->on[ON_LOOPS][k], g = (int64_t)of_loops[c * N_LOOP + LOOP_SHAPE];
        double share = of_loops[c * N_LOOP + LOOP_READ_SHARE], per_s = state->loops[c].streams / state->loops[c].cycle_s;
        rates[2 * g] += per_s * share * net->shapes[g * N_SHAPE + TO_ARRAY];
        rates[2 * g + 1] += per_s * (1.0 - share);
    }
    row[REQUESTED] += total_rate(net, state);
    for (int op = 0; op < 2; op++) {
        double waited_s = 0.0, within_s = 0.0;
        for (int64_t g = 0; g < net->n_shapes; g++) {
            double per_s = rates[2 * g + op];
            if (per_s <= 0.0)
                continue;
            double response_s = response_of(base_s[2 * g + op], 2 * g + op, costs, state->stations, net->n_stations);
            row[op] += per_s;
            row[READ_MB + op] += 1e-6 * per_s * net->shapes[g * N_SHAPE + op];
            waited_s += per_s * response_s;
            within_s += per_s * (response_s - path[HOST_S]);
            for (int64_t i = 0; i < net->n_stations; i++) {
                const double *cost = costs + ((2 * g + op) * net->n_stations + i) * N_COSTS;
                double *at = row + PER_STATION + N_PER_STATION * i;
                at[STATION_IOPS] += per_s * cost[ARRIVALS];
                at[STATION_READ_MB] += 1e-6 * per_s * cost[READ_FROM];
                at[STATION_WRITE_MB] += 1e-6 * per_s * cost[WRITTEN_TO];
            }
        }
        inside += within_s;
        row[HOST_READ_MS + op] = row[op] > 0.0 ? 1e3 * waited_s / row[op] : NAN;
        row[INSIDE_READ_MS + op] = row[op] > 0.0 ? 1e3 * within_s / row[op] : NAN;
    }
    double admitted = inside > 0.0 ? MIN(1.0, path[ADMITTED] / inside) : 1.0;
    row[INSIDE_READ_MS] *= admitted;
    row[INSIDE_WRITE_MS] *= admitted;
    for (int64_t i = 0; i < net->n_stations; i++)
        row[PER_STATION + N_PER_STATION * i + STATION_USE] = state->stations[i].queue / (1.0 + state->stations[i].queue);
}

/* Who asks for what */

static double arrived_of(const double *login, double at_s)
{
    double x = (at_s - login[LOGIN_START]) / login[LOGIN_WINDOW];
    if (x <= 0.0)
        return 0.0;
    if (x >= 1.0)
        return 1.0;
    if (login[LOGIN_BELL] == 0.0)
        return x;
    double scale = 6.29 / sqrt(2.0), edge = erf(0.5 * scale);
    return 0.5 + 0.5 * erf((x - 0.5) * scale) / edge;
}

static double arrived_in(int64_t pool, double t, const calendar_t *cal, const state_t *state)
{
    double arrived = 0.0;
    for (int64_t k = 0; k < state->n_on[ON_LOGINS]; k++) {
        int64_t s = state->on[ON_LOGINS][k];
        const double *login = cal->logins + s * N_LOGIN;
        if (state->logins[s].state == ON && (int64_t)login[LOGIN_POOL] == pool) {
            double share = cal->pools[pool * N_POOL + N_DESKTOPS] * arrived_of(login, t);
            arrived = MAX(arrived, share);
        }
    }
    return arrived;
}

static double missed(double t, int64_t b, const calendar_t *cal, const state_t *state)
{
    const double *sweep = cal->sweeps + b * N_SWEEP;
    int64_t p = (int64_t)sweep[SWEEP_POOL];
    double share = sweep[SWEEP_SHARE], n_desktops = cal->pools[p * N_POOL + N_DESKTOPS], off = share * n_desktops;
    double arrived = arrived_in(p, t, cal, state);
    double wanted = arrived * share;
    if (cal->pools[p * N_POOL + DEDICATED] != 1.0)
        wanted = MAX(0.0, arrived - (n_desktops - off));
    return MAX(0.0, wanted - (off - state->sweeps[b].left));
}

static void set_slots(double n_slots, double starts_per_s, double per_slot, sweep_t *sweep)
{
    sweep->slots = MIN(n_slots, sweep->taking);
    sweep->spread = sweep->taking > n_slots ? 1.0 : 0.0;
    if (starts_per_s * sweep->slots > 0.0 && isfinite(starts_per_s) && per_slot > 0.0) {
        double at_once = starts_per_s / per_slot;
        if (at_once < sweep->slots) {
            sweep->slots = at_once;
            sweep->spread = 1.0;
        } else if (sweep->spread == 0.0) {
            sweep->spread = sweep->slots / at_once;
        }
    }
}

static double in_hand_of(double left, double slots, double spread)
{
    if (spread <= 0.0)
        return slots;
    double last = sqrt(2.0 * slots * left / spread);
    return MIN(slots, last);
}

static void add_streams(int64_t loop, double streams, state_t *state)
{
    state->loops[loop].state = ON;
    state->loops[loop].streams += streams;
}

static void join(const double *work, double active, state_t *state)
{
    add_streams((int64_t)work[LOOP], active * work[OUTSTANDING], state);
    if (work[CLOCK] >= 0.0)
        add_streams((int64_t)work[CLOCK], active, state);
}

static void ask_sweep(double t, int64_t b, const calendar_t *cal, state_t *state)
{
    const double *given = cal->sweeps + b * N_SWEEP;
    int64_t p = (int64_t)given[SWEEP_POOL], effect = (int64_t)given[SWEEP_EFFECT];
    double starts_per_s = given[SWEEP_STARTS], cycle_s = state->loops[(int64_t)given[SWEEP_WORK + LOOP]].cycle_s;
    double ios_s = given[SWEEP_WORK + IOS] * cycle_s;
    sweep_t *sweep = state->sweeps + b;
    pool_t *pool = state->pools + p;
    set_slots(given[SWEEP_SLOTS], starts_per_s, ios_s > 0.0 ? given[SWEEP_WORK + OUTSTANDING] / ios_s : 0.0, sweep);
    double slots = sweep->slots, free = in_hand_of(sweep->left, slots, sweep->spread), started = sweep->taking;
    if (isfinite(starts_per_s)) {
        double by_now = starts_per_s * (0.5 * (t + state->ends_s) - given[SWEEP_START]);
        started = MIN(started, by_now);
        free = MIN(free, started);
    }
    if (effect == ON_ARRIVAL) {
        double wanted = missed(t, b, cal, state);
        sweep->in_hand = MIN(given[SWEEP_SLOTS], wanted);
    } else if (effect == ROLLING) {
        double arrived = arrived_in(p, t, cal, state), present = MAX(pool->working, arrived);
        double unused = MAX(0.0, sweep->taking - present);
        if (slots >= sweep->taking || unused >= free) {
            sweep->in_hand = free;
            sweep->giving_back = free;
        } else {
            double kept = sweep->in_hand - sweep->giving_back * sweep->done_share;
            kept = MAX(unused, kept);
            sweep->in_hand = MIN(free, kept);
        }
        pool->up = sweep->taking - sweep->in_hand;
    } else {
        sweep->in_hand = free;
    }
    if (effect == FROM_OFF && (slots < sweep->taking || started < sweep->taking || sweep->spread > 0.0)) {
        double coming = MAX(0.0, sweep->left - 0.5 * slots), waiting = sweep->taking - started;
        coming = MAX(coming, waiting);
        double up = sweep->taking - sweep->in_hand - coming + pool->brought_up;
        pool->up = MAX(pool->up, up);
    }
    double machines = sweep->in_hand / cal->pools[p * N_POOL + SESSIONS];
    if (effect == FROM_OFF || effect == ON_ARRIVAL)
        state->booting += machines;
    else
        state->in_sweep += machines;
}

static double interpolated(const double *history, int64_t n, int column, int column_at, double at, int64_t *pointer)
{
    int64_t here = *pointer;
    while (here + 2 < n && history[(here + 1) * N_HISTORY + column_at] < at)
        here++;
    *pointer = here;
    const double *row = history + here * N_HISTORY;
    double x0 = row[column_at], x1 = row[N_HISTORY + column_at], y0 = row[column], y1 = row[N_HISTORY + column];
    if (at <= x0 || x1 <= x0)
        return y0;
    double share = (at - x0) / (x1 - x0);
    return y0 + (y1 - y0) * MIN(1.0, share);
}

static void ask_login(double t, double dt, int64_t s, const calendar_t *cal, const double *arena, state_t *state)
{
    login_t *login = state->logins + s;
    double done = 0.0;
    for (int64_t j = 0; j < cal->n_groups; j++)
        done += state->groups[s * cal->n_groups + j].finished;
    login->in_login = login->present = 0.0;
    if (login->length > 1) {
        const double *history = arena + login->first * N_HISTORY;
        double began = interpolated(history, login->length, STARTED, AT_S, t - cal->logins[s * N_LOGIN + LOGIN_GUEST_S],
                                    &login->at_time);
        login->in_login = MAX(0.0, began - done);
        login->present = history[(login->length - 1) * N_HISTORY + STARTED] - done;
        state->in_login += login->present;
    }
    double decay = login->pace * dt;
    login->active = login->starting * (decay > 1e-9 ? -expm1(-decay) / decay : 1.0);
}

static void ask(double t, double dt, const double *arena, const calendar_t *cal, const network_t *net, state_t *state)
{
    for (int64_t k = 0; k < state->n_on[ON_LOOPS]; k++) {
        state->loops[state->on[ON_LOOPS][k]].state = OVER;
        state->loops[state->on[ON_LOOPS][k]].streams = 0.0;
    }
    state->booting = state->in_sweep = state->in_login = 0.0;
    for (int64_t k = 0; k < state->n_on[ON_SWEEPS]; k++) {
        int64_t b = state->on[ON_SWEEPS][k];
        if (state->sweeps[b].state == ON) {
            ask_sweep(t, b, cal, state);
            join(cal->sweeps + b * N_SWEEP + SWEEP_WORK, state->sweeps[b].in_hand, state);
        }
    }
    for (int64_t k = 0; k < state->n_on[ON_LOGINS]; k++) {
        int64_t s = state->on[ON_LOGINS][k];
        if (state->logins[s].state == ON) {
            ask_login(t, dt, s, cal, arena, state);
            join(cal->logins + s * N_LOGIN + LOGIN_WORK, state->logins[s].in_login, state);
            join(cal->logins + s * N_LOGIN + START_OF_DAY, state->logins[s].active, state);
        }
    }
    for (int64_t k = 0; k < state->n_on[ON_TESTS]; k++) {
        const double *test = cal->tests + state->on[ON_TESTS][k] * N_TEST;
        join(test + TEST_WORK, state->pools[(int64_t)test[TEST_POOL]].up, state);
    }
    state->n_on[ON_LOOPS] = 0;
    for (int64_t c = 0; c < cal->n_loops; c++)
        if (state->loops[c].state == ON)
            state->on[ON_LOOPS][state->n_on[ON_LOOPS]++] = c;
    double *rates = state->rates;
    for (int64_t row = 0; row < 2 * net->n_shapes; row++)
        rates[row] = 0.0;
    for (int64_t k = 0; k < state->n_on[ON_INTERVALS]; k++) {
        const double *interval = cal->intervals + state->on[ON_INTERVALS][k] * N_INTERVAL;
        int64_t g = (int64_t)interval[INTERVAL_SHAPE];
        rates[2 * g] += interval[INTERVAL_READS];
        rates[2 * g + 1] += interval[INTERVAL_WRITES];
    }
    for (int64_t p = 0; p < cal->n_pools; p++) {
        const double *pool = cal->pools + p * N_POOL;
        int64_t g = (int64_t)pool[IDLE_SHAPE];
        rates[2 * g] += state->pools[p].up * pool[IDLE_READS] * net->shapes[g * N_SHAPE + TO_ARRAY];
        rates[2 * g + 1] += state->pools[p].up * pool[IDLE_WRITES];
        g = (int64_t)pool[STEADY_SHAPE];
        rates[2 * g] += state->pools[p].working * pool[STEADY_READS] * net->shapes[g * N_SHAPE + TO_ARRAY];
        rates[2 * g + 1] += state->pools[p].working * pool[STEADY_WRITES];
    }
}

/* How far it brings them */

static void make_history_room(table_t *arena, login_t *login, state_t *state)
{
    if (login->length < login->room)
        return;
    int64_t first = state->history_used, room = MAX(1024, 2 * login->room);
    make_room(arena, first + room);
    memcpy(arena->rows + first * N_HISTORY, arena->rows + login->first * N_HISTORY,
           sizeof(double) * N_HISTORY * login->length);
    login->first = first;
    login->room = room;
    state->history_used = first + room;
}

static double advance_waves(double *left, double slots, double spread, double per_slot, double dt)
{
    if (spread <= 0.0) {
        double needed_s = *left / (slots * per_slot);
        if (needed_s > dt) {
            *left -= slots * per_slot * dt;
            return NAN;
        }
        *left = 0.0;
        return needed_s;
    }
    double spent = 0.0, full = 0.5 * slots * spread;
    if (*left > full) {
        double waves_s = (*left - full) / (slots * per_slot);
        spent = MIN(dt, waves_s);
        *left -= slots * per_slot * spent;
    }
    if (spent >= dt)
        return NAN;
    double pace = sqrt(0.5 * slots / spread) * per_slot, root_left = sqrt(*left), root = root_left - pace * (dt - spent);
    if (root > 0.0) {
        *left = root * root;
        return NAN;
    }
    *left = 0.0;
    return spent + root_left / pace;
}

static void advance_sweep(double t, double dt, const double *given, double per_second, double cycle_s, sweep_t *sweep,
                          pool_t *pool)
{
    double slots = sweep->slots, done_s = NAN;
    int64_t effect = (int64_t)given[SWEEP_EFFECT];
    double per_slot = given[SWEEP_WORK + OUTSTANDING] / (given[SWEEP_WORK + IOS] * cycle_s);
    if (effect == ON_ARRIVAL) {
        double came = -sweep->in_hand * expm1(-per_slot * dt);
        if (per_second > 0.0)
            came = MIN(came, per_second * dt);
        if (sweep->left - came <= 1e-6 * sweep->taking) {
            came = sweep->left;
            done_s = dt;
        }
        sweep->left -= came;
        pool->up += came;
        pool->brought_up += came;
    } else if (sweep->in_hand < in_hand_of(sweep->left, slots, sweep->spread)) {
        sweep->done_share = MIN(1.0, per_slot * dt);
        sweep->left = MAX(0.0, sweep->left - sweep->in_hand * per_slot * dt);
        if (sweep->left <= 1e-6 * sweep->taking)
            done_s = dt;
    } else {
        sweep->done_share = MIN(1.0, per_slot * dt);
        done_s = advance_waves(&sweep->left, slots, sweep->spread, per_slot, dt);
    }
    if (!isnan(done_s)) {
        sweep->state = OVER;
        sweep->done_s = t + done_s;
        if (effect == FROM_OFF)
            pool->up = sweep->taking + pool->brought_up;
        else if (effect == ROLLING)
            pool->up = sweep->taking;
    }
}

static void start_work(double dt, const double *given, int served, const loop_t *loops, login_t *login, pool_t *pool)
{
    double remaining = 0.0;
    login->pace = 0.0;
    if (given[START_OF_DAY + IOS] > 0.0) {
        if (served) {
            double cycle_s = loops[(int64_t)given[START_OF_DAY + LOOP]].cycle_s;
            login->pace = given[START_OF_DAY + OUTSTANDING] / (given[START_OF_DAY + IOS] * cycle_s);
        }
        remaining = login->starting * exp(-dt * login->pace);
    }
    pool->working += login->starting - remaining;
    login->starting = remaining;
}

static double finish_logins(const double *given, const double *factors, int64_t n_groups, const double *history,
                            group_t *groups, const login_t *login)
{
    double now = history[(login->length - 1) * N_HISTORY + PROGRESS], before = 0.0, after = 0.0;
    for (int64_t j = 0; j < n_groups; j++) {
        group_t *group = groups + j;
        before += group->finished;
        double ios = given[LOGIN_WORK + IOS] * factors[j];
        if (now > ios) {
            double io_began_s = interpolated(history, login->length, AT_S, PROGRESS, now - ios, &group->at_progress);
            double guest_began_s = io_began_s - given[LOGIN_GUEST_S];
            double began = interpolated(history, login->length, STARTED, AT_S, guest_began_s, &group->at_time);
            double finished = began / n_groups;
            group->finished = MAX(group->finished, finished);
        }
        after += group->finished;
    }
    return after - before;
}

static void advance_login(double ends_s, double ios, int64_t s, const calendar_t *cal, double *arena, state_t *state)
{
    const double *given = cal->logins + s * N_LOGIN;
    int64_t p = (int64_t)given[LOGIN_POOL];
    pool_t *pool = state->pools + p;
    login_t *login = state->logins + s;
    group_t *groups = state->groups + s * cal->n_groups;
    double *history = arena + login->first * N_HISTORY, *now = history + login->length * N_HISTORY;
    double n_desktops = cal->pools[p * N_POOL + N_DESKTOPS], arrived = n_desktops * arrived_of(given, ends_s);
    double started = MIN(arrived, pool->up);
    if (cal->pools[p * N_POOL + DEDICATED] == 1.0) {
        double own = arrived * (pool->up - pool->brought_up) / n_desktops + pool->brought_up;
        started = MIN(arrived, own);
    }
    now[AT_S] = ends_s;
    now[STARTED] = MAX(started, now[STARTED - N_HISTORY]);
    now[PROGRESS] = now[PROGRESS - N_HISTORY] + ios;
    login->length++;
    login->starting += finish_logins(given, cal->factors + s * cal->n_groups, cal->n_groups, history, groups, login);
    if (isnan(login->done_s)) {
        double finished = 0.0;
        for (int64_t j = 0; j < cal->n_groups; j++)
            finished += groups[j].finished;
        if (finished >= n_desktops * (1.0 - 1e-9))
            login->done_s = ends_s;
    } else if (login->starting < 1e-4 * n_desktops) {
        pool->working += login->starting;
        login->starting = 0.0;
        login->state = OVER;
    }
}

static void leave(double t, double dt, const double *departure, const calendar_t *cal, state_t *state)
{
    int64_t p = (int64_t)departure[DEPART_POOL];
    double starts_s = departure[DEPART_START], stay = 1.0 - dt / (starts_s + departure[DEPART_WINDOW] - t);
    stay = MAX(0.0, stay);
    state->pools[p].working *= stay;
    for (int64_t k = 0; k < state->n_on[ON_LOGINS]; k++) {
        int64_t s = state->on[ON_LOGINS][k];
        const double *login = cal->logins + s * N_LOGIN;
        if ((int64_t)login[LOGIN_POOL] == p && login[LOGIN_START] < starts_s)
            state->logins[s].starting *= stay;
    }
}

static void advance(double t, double dt, table_t *arena, const calendar_t *cal, state_t *state)
{
    int served = !state->down;
    for (int64_t k = 0; k < state->n_on[ON_SWEEPS]; k++) {
        int64_t b = state->on[ON_SWEEPS][k];
        const double *given = cal->sweeps + b * N_SWEEP;
        if (served && state->sweeps[b].state == ON) {
            int64_t p = (int64_t)given[SWEEP_POOL];
            advance_sweep(t, dt, given, cal->pools[p * N_POOL + PER_SECOND],
                          state->loops[(int64_t)given[SWEEP_WORK + LOOP]].cycle_s, state->sweeps + b, state->pools + p);
        }
    }
    for (int64_t k = 0; k < state->n_on[ON_LOGINS]; k++) {
        int64_t s = state->on[ON_LOGINS][k];
        const double *given = cal->logins + s * N_LOGIN;
        login_t *login = state->logins + s;
        if (login->state != ON)
            continue;
        start_work(dt, given, served, state->loops, login, state->pools + (int64_t)given[LOGIN_POOL]);
        make_history_room(arena, login, state);
        double ios = 0.0;
        if (served)
            ios = dt / state->loops[(int64_t)given[LOGIN_WORK + LOOP]].cycle_s * given[LOGIN_WORK + OUTSTANDING];
        advance_login(t + dt, ios, s, cal, arena->rows, state);
    }
    for (int64_t k = 0; k < state->n_on[ON_DEPARTURES]; k++)
        leave(t, dt, cal->departures + state->on[ON_DEPARTURES][k] * N_DEPARTURE, cal, state);
}

/* The clock */

static void break_off(int64_t pool, double t, double before_s, const calendar_t *cal, state_t *state)
{
    for (int64_t s = 0; s < cal->n_logins; s++) {
        const double *given = cal->logins + s * N_LOGIN;
        login_t *login = state->logins + s;
        if (login->state == ON && (int64_t)given[LOGIN_POOL] == pool && given[LOGIN_START] < before_s) {
            login->state = OVER;
            login->starting = 0.0;
            if (isnan(login->done_s))
                login->cut_s = t;
        }
    }
}

static void begin_sweep(double t, int64_t b, const calendar_t *cal, state_t *state)
{
    const double *given = cal->sweeps + b * N_SWEEP;
    int64_t p = (int64_t)given[SWEEP_POOL], effect = (int64_t)given[SWEEP_EFFECT];
    sweep_t *sweep = state->sweeps + b;
    pool_t *pool = state->pools + p;
    if (effect == FROM_OFF || effect == ROLLING) {
        for (int64_t other = 0; other < cal->n_sweeps; other++)
            if (state->sweeps[other].state == ON && (int64_t)cal->sweeps[other * N_SWEEP + SWEEP_POOL] == p) {
                state->sweeps[other].state = OVER;
                state->sweeps[other].cut_s = t;
            }
        break_off(p, t, INFINITY, cal, state);
        pool->working = 0.0;
        pool->brought_up = 0.0;
    }
    sweep->state = ON;
    double there = effect == FROM_OFF || effect == ON_ARRIVAL ? cal->pools[p * N_POOL + N_DESKTOPS] : pool->up;
    sweep->taking = sweep->left = sweep->in_hand = given[SWEEP_SHARE] * there;
    if (effect == FROM_OFF)
        pool->up = 0.0;
}

static void list_by_clock(double t, const double *rows, int64_t n_rows, int64_t n_columns, int which, state_t *state)
{
    state->n_on[which] = 0;
    for (int64_t row = 0; row < n_rows; row++)
        if (rows[row * n_columns + FROM_S] <= t && t < rows[row * n_columns + TO_S])
            state->on[which][state->n_on[which]++] = row;
}

static void turn(double t, table_t *arena, const calendar_t *cal, state_t *state)
{
    for (int64_t b = 0; b < cal->n_sweeps; b++)
        if (state->sweeps[b].state == AHEAD && cal->sweeps[b * N_SWEEP + SWEEP_START] <= t)
            begin_sweep(t, b, cal, state);
    for (int64_t s = 0; s < cal->n_logins; s++) {
        login_t *login = state->logins + s;
        if (login->state == AHEAD && cal->logins[s * N_LOGIN + LOGIN_START] <= t) {
            login->state = ON;
            make_history_room(arena, login, state);
            double *first = arena->rows + login->first * N_HISTORY;
            first[AT_S] = t;
            first[STARTED] = first[PROGRESS] = 0.0;
            login->length = 1;
        }
    }
    for (int64_t d = 0; d < cal->n_departures; d++) {
        const double *departure = cal->departures + d * N_DEPARTURE;
        double starts_s = departure[DEPART_START];
        if (state->departures[d] == AHEAD && starts_s <= t)
            state->departures[d] = ON;
        if (state->departures[d] == ON && t >= starts_s + departure[DEPART_WINDOW]) {
            int64_t p = (int64_t)departure[DEPART_POOL];
            state->departures[d] = OVER;
            state->pools[p].working = 0.0;
            break_off(p, t, starts_s, cal, state);
        }
    }
    state->n_on[ON_SWEEPS] = state->n_on[ON_LOGINS] = state->n_on[ON_DEPARTURES] = 0;
    for (int64_t b = 0; b < cal->n_sweeps; b++)
        if (state->sweeps[b].state == ON)
            state->on[ON_SWEEPS][state->n_on[ON_SWEEPS]++] = b;
    for (int64_t s = 0; s < cal->n_logins; s++)
        if (state->logins[s].state == ON)
            state->on[ON_LOGINS][state->n_on[ON_LOGINS]++] = s;
    for (int64_t d = 0; d < cal->n_departures; d++)
        if (state->departures[d] == ON)
            state->on[ON_DEPARTURES][state->n_on[ON_DEPARTURES]++] = d;
    list_by_clock(t, cal->intervals, cal->n_intervals, N_INTERVAL, ON_INTERVALS, state);
    list_by_clock(t, cal->tests, cal->n_tests, N_TEST, ON_TESTS, state);
    state->down = 0;
    for (int64_t o = 0; o < cal->n_outages; o++)
        if (cal->outages[2 * o + FROM_S] <= t && t < cal->outages[2 * o + TO_S])
            state->down = 1;
    state->mode = 0;
    for (int64_t m = 0; m < cal->n_modes; m++)
        if (cal->modes[m * N_MODE + FROM_S] <= t && t < cal->modes[m * N_MODE + TO_S])
            state->mode = (int64_t)cal->modes[m * N_MODE + MODE];
    while (cal->changes[state->next_change] <= t)
        state->next_change++;
}

static double storm_step(double age_s, const double *steps_s)
{
    double grown_s = MAX(steps_s[0], STEP_GROWTH * age_s);
    return MIN(steps_s[1], grown_s);
}

static double step_of(double t, const calendar_t *cal, const state_t *state)
{
    double step_s = state->n_on[ON_DEPARTURES] > 0 ? LEAVING_STEP_S : QUIET_STEP_S;
    if (state->down) {
        for (int64_t k = 0; k < state->n_on[ON_LOGINS]; k++) {
            int64_t s = state->on[ON_LOGINS][k];
            if (state->logins[s].state == ON) {
                double late_s = MAX(cal->steps_s[0], LATE_ARRIVALS * cal->logins[s * N_LOGIN + LOGIN_WINDOW]);
                step_s = MIN(step_s, late_s);
            }
        }
        return step_s;
    }
    if (state->n_on[ON_TESTS] > 0)
        step_s = MIN(step_s, LEAVING_STEP_S);
    for (int64_t k = 0; k < state->n_on[ON_SWEEPS]; k++) {
        int64_t b = state->on[ON_SWEEPS][k];
        const double *given = cal->sweeps + b * N_SWEEP;
        if (state->sweeps[b].state == ON && (int64_t)given[SWEEP_EFFECT] != ON_ARRIVAL) {
            double storm_s = storm_step(t - given[SWEEP_START], cal->steps_s);
            step_s = MIN(step_s, storm_s);
        }
    }
    for (int64_t k = 0; k < state->n_on[ON_LOGINS]; k++) {
        int64_t s = state->on[ON_LOGINS][k];
        if (state->logins[s].state == ON) {
            double storm_s = storm_step(t - cal->logins[s * N_LOGIN + LOGIN_START], cal->steps_s);
            if (!isnan(state->logins[s].done_s)) {
                double tail_s = MIN(TAIL_STEP_S, cal->steps_s[1]);
                storm_s = MAX(storm_s, tail_s);
            }
            step_s = MIN(step_s, storm_s);
        }
    }
    return step_s;
}

/* The whole calendar */

static void begin(state_t *state, const calendar_t *cal, const network_t *net)
{
    int64_t most = 1;
    int64_t lengths[N_ON] = {cal->n_sweeps,    cal->n_logins, cal->n_departures,
                             cal->n_intervals, cal->n_tests,  cal->n_loops};
    for (int which = 0; which < N_ON; which++)
        most = MAX(most, lengths[which]);
    memset(state, 0, sizeof *state);
    state->pools = calloc(cal->n_pools + 1, sizeof(pool_t));
    state->sweeps = calloc(cal->n_sweeps + 1, sizeof(sweep_t));
    state->logins = calloc(cal->n_logins + 1, sizeof(login_t));
    state->groups = calloc(cal->n_logins * cal->n_groups + 1, sizeof(group_t));
    state->departures = calloc(cal->n_departures + 1, sizeof(int64_t));
    state->loops = calloc(cal->n_loops + 1, sizeof(loop_t));
    state->stations = calloc(net->n_stations, sizeof(station_t));
    state->rates = calloc(2 * net->n_shapes, sizeof(double));
    state->owed = calloc(2 * net->n_shapes, sizeof(double));
    for (int which = 0; which < N_ON; which++)
        state->on[which] = calloc(most, sizeof(int64_t));
    for (int64_t p = 0; p < cal->n_pools; p++)
        state->pools[p].up = cal->pools[p * N_POOL + N_DESKTOPS] * cal->pools[p * N_POOL + UP_AT_START];
    for (int64_t b = 0; b < cal->n_sweeps; b++)
        state->sweeps[b].done_s = state->sweeps[b].cut_s = NAN;
    for (int64_t s = 0; s < cal->n_logins; s++)
        state->logins[s].done_s = state->logins[s].cut_s = NAN;
}

static void end(state_t *state)
{
    free(state->pools);
    free(state->groups);
    free(state->departures);
    free(state->loops);
    free(state->stations);
    free(state->rates);
    free(state->owed);
    for (int which = 0; which < N_ON; which++)
        free(state->on[which]);
}

static double begin_step(double t, const double *arena, const calendar_t *cal, const network_t *net, state_t *state)
{
    double ends_s = t + step_of(t, cal, state);
    ends_s = MIN(cal->changes[state->next_change], ends_s);
    state->ends_s = ends_s;
    ask(t, ends_s - t, arena, cal, net, state);
    if (!state->down) {
        open_load(state->rates, net->costs + state->mode * size_of_costs(net), state->stations, net);
        if (net->host[HOST_STATION] >= 0.0)
            host_load(cal, net, state);
    }
    return ends_s;
}

static void end_step(double dt, double *row, const calendar_t *cal, const network_t *net, state_t *state)
{
    int64_t mode = state->mode;
    const double *costs = net->costs + mode * size_of_costs(net);
    close_step(dt, net->stations + mode * net->n_stations * STATION_COLUMNS, net->loads + mode * size_of_loads(net),
               net->alone_s + mode * net->n_loops, net, state);
    row[REQUESTED] = total_rate(net, state);
    finish_owed(dt, costs, net, state);
    row[REQUESTED] -= total_rate(net, state);
    record(row, net->paths + mode * N_PATH, costs, net->base_s + mode * 2 * net->n_shapes, cal->loops, net, state);
}

static void serve_nothing(double *row, const network_t *net, state_t *state)
{
    row[REQUESTED] = total_rate(net, state);
    for (int64_t i = 0; i < net->n_stations; i++)
        state->stations[i].backlog_s = state->stations[i].wait_s = 0.0;
    for (int64_t each = 0; each < 2 * net->n_shapes; each++)
        state->owed[each] = 0.0;
    for (int column = HOST_READ_MS; column < BOOTING; column++)
        row[column] = NAN;
}

static void count(double *row, const calendar_t *cal, const state_t *state)
{
    row[BOOTING] = state->booting;
    row[IN_LOGIN] = state->in_login;
    row[IN_SWEEP] = state->in_sweep;
    for (int64_t k = 0; k < state->n_on[ON_LOGINS]; k++)
        row[IN_START_OF_DAY] += state->logins[state->on[ON_LOGINS][k]].starting;
    for (int64_t p = 0; p < cal->n_pools; p++) {
        row[AT_WORK] += state->pools[p].working;
        row[UP] += state->pools[p].up / cal->pools[p * N_POOL + SESSIONS];
    }
}

static outcome_t finished(table_t *starts, table_t *values, table_t *arena, int64_t n_steps, state_t *state)
{
    outcome_t outcome = {
        .starts = trimmed(starts, n_steps),
        .values = trimmed(values, n_steps),
        .histories = trimmed(arena, state->history_used),
        .sweeps = state->sweeps,
        .logins = state->logins,
        .n_steps = n_steps,
        .n_histories = state->history_used,
    };
    end(state);
    return outcome;
}

static table_t new_table(int64_t room, int64_t n_columns)
{
    return (table_t){malloc(sizeof(double) * room * n_columns), room, n_columns};
}

void run(const calendar_t *cal, const network_t *net, outcome_t *outcome)
{
    state_t now, *state = &now;
    int64_t n_columns = PER_STATION + N_PER_STATION * net->n_stations, n_steps = 0;
    table_t arena = new_table(4096, N_HISTORY), starts = new_table(16384, 1), values = new_table(16384, n_columns);
    double t = 0.0;
    begin(state, cal, net);
    while (t < cal->length_s) {
        if (n_steps == 0 || t >= cal->changes[state->next_change])
            turn(t, &arena, cal, state);
        double ends_s = begin_step(t, arena.rows, cal, net, state), dt = ends_s - t;
        make_room(&starts, n_steps);
        make_room(&values, n_steps);
        starts.rows[n_steps] = t;
        double *row = values.rows + n_steps * n_columns;
        memset(row, 0, sizeof(double) * n_columns);
        if (state->down) {
            serve_nothing(row, net, state);
        } else {
            equilibrium(dt, net->stations + state->mode * net->n_stations * STATION_COLUMNS,
                        net->loads + state->mode * size_of_loads(net), net->alone_s + state->mode * net->n_loops, net,
                        state);
            end_step(dt, row, cal, net, state);
        }
        count(row, cal, state);
        advance(t, dt, &arena, cal, state);
        n_steps++;
        t = ends_s;
    }
    *outcome = finished(&starts, &values, &arena, n_steps, state);
}

/* Many networks side by side: each field a row of lanes, one for each network */

enum { LANES = 16 };
typedef double lanes_t[LANES];
typedef struct {
    lanes_t servers, pooled, queue, wait, service, backlog, open_work, open_jobs, open_squares, spread, before, solving;
} stations_in_t;
typedef struct { lanes_t alone, streams, on, elsewhere, cycle; } loops_in_t;
typedef struct { lanes_t work, jobs, squares, visits, held, hold; } loads_in_t;
typedef struct {
    lanes_t waits, slopes, passing, per_offered, arriving, falling, low, high, going, dt, busy, still, sum_work, sum_jobs,
        sum_squares;
} scratch_t;

static void put_tables(int64_t lane, int64_t mode, const network_t *net, stations_in_t *now, loops_in_t *each,
                       loads_in_t *loads)
{
    const double *servers = net->stations + mode * net->n_stations * STATION_COLUMNS;
    const double *given = net->loads + mode * size_of_loads(net);
    for (int64_t i = 0; i < net->n_stations; i++) {
        now[i].servers[lane] = servers[i * STATION_COLUMNS + N_SERVERS];
        now[i].pooled[lane] = servers[i * STATION_COLUMNS + N_POOLED];
        for (int64_t c = 0; c < net->n_loops; c++) {
            const double *load = given + (i * net->n_loops + c) * N_LOADS;
            loads_in_t *to = loads + i * net->n_loops + c;
            to->work[lane] = load[LOAD_WORK_S];
            to->jobs[lane] = load[LOAD_JOBS];
            to->squares[lane] = load[LOAD_SQUARES];
            to->visits[lane] = load[LOAD_VISITS];
            to->held[lane] = load[LOAD_HELD];
            to->hold[lane] = load[LOAD_HOLD_S];
        }
    }
    for (int64_t c = 0; c < net->n_loops; c++)
        each[c].alone[lane] = net->alone_s[mode * net->n_loops + c];
}

static void put_step(int64_t lane, double dt, const network_t *net, const state_t *state, stations_in_t *now,
                     loops_in_t *each, scratch_t *scratch)
{
    scratch->busy[lane] = 1.0;
    scratch->dt[lane] = dt;
    for (int64_t c = 0; c < net->n_loops; c++) {
        each[c].on[lane] = state->loops[c].state == ON ? 1.0 : 0.0;
        each[c].streams[lane] = state->loops[c].streams;
    }
    for (int64_t i = 0; i < net->n_stations; i++) {
        const station_t *station = state->stations + i;
        now[i].queue[lane] = station->queue;
        now[i].wait[lane] = station->wait_s;
        now[i].service[lane] = station->service_s;
        now[i].backlog[lane] = station->backlog_s;
        now[i].open_work[lane] = station->open_work;
        now[i].open_jobs[lane] = station->open_jobs;
        now[i].open_squares[lane] = station->open_squares;
    }
}

static void take_step(int64_t lane, const network_t *net, state_t *state, const stations_in_t *now)
{
    for (int64_t i = 0; i < net->n_stations; i++) {
        state->stations[i].queue = now[i].queue[lane];
        state->stations[i].wait_s = now[i].wait[lane];
        state->stations[i].service_s = now[i].service[lane];
    }
}

static void waiting_in(int64_t n, const stations_in_t *restrict here, scratch_t *restrict scratch, int64_t most)
{
    if (most == 1) {
        for (int64_t k = 0; k < n; k++) {
            scratch->waits[k] = here->queue[k];
            scratch->slopes[k] = 1.0;
        }
        return;
    }
    for (int64_t k = 0; k < n; k++) {
        scratch->per_offered[k] = (1.0 + 1.0 / here->queue[k]) / here->pooled[k];
        scratch->passing[k] = 1.0;
    }
    for (int64_t i = 1; i <= most; i++) {
        double server = (double)i;
        for (int64_t k = 0; k < n; k++) {
            double longer = 1.0 + server * scratch->per_offered[k] * scratch->passing[k];
            scratch->passing[k] = server <= here->pooled[k] ? longer : scratch->passing[k];
        }
    }
    for (int64_t k = 0; k < n; k++) {
        double queue = here->queue[k], pooled = here->pooled[k], passing = scratch->passing[k];
        double per_queue = 1.0 / queue, free = 1.0 / (1.0 + queue);
        double waits = 1.0 / (free * passing + queue * free);
        double slope = waits * waits * (passing - 1.0 + free * pooled * (passing * per_queue + 1.0));
        double pooled_wait = waits * (1.0 + queue) / pooled, pooled_slope = (slope * free + waits) / pooled;
        pooled_wait = queue > 0.0 ? pooled_wait : 0.0;
        pooled_slope = queue > 0.0 ? pooled_slope : 0.0;
        pooled_wait = passing <= 1e150 ? pooled_wait : 0.0;
        pooled_slope = passing <= 1e150 ? pooled_slope : 0.0;
        scratch->waits[k] = pooled == 1.0 ? queue : pooled_wait;
        scratch->slopes[k] = pooled == 1.0 ? 1.0 : pooled_slope;
    }
}

static void ask_in(int64_t n, const stations_in_t *restrict here, const loops_in_t *restrict each,
                   const loads_in_t *restrict load, scratch_t *restrict scratch)
{
    for (int64_t k = 0; k < n; k++) {
        double waited_s = here->service[k] * here->spread[k] * scratch->waits[k], beyond_s = waited_s - load->hold[k];
        double visits = load->visits[k], cycle_s = each->elsewhere[k] + visits * waited_s;
        double held_s = cycle_s + load->held[k] * beyond_s, visits_held = visits + load->held[k];
        cycle_s = beyond_s > 0.0 ? held_s : cycle_s;
        visits = beyond_s > 0.0 ? visits_held : visits;
        double per_s = 1.0 / cycle_s, work = load->work[k] * each->streams[k] * per_s;
        scratch->arriving[k] += work;
        scratch->falling[k] += work * visits * per_s;
    }
}

static void newton_in(int64_t n, stations_in_t *restrict here, scratch_t *restrict scratch)
{
    for (int64_t k = 0; k < n; k++) {
        double service = here->service[k], scale = service * here->spread[k];
        double waited_s = scale * scratch->waits[k], rise_s = scale * scratch->slopes[k];
        double now = here->queue[k], dt = scratch->dt[k], n_servers = here->servers[k];
        double free = 1.0 / (1.0 + now), utilization = now * free, inside_s = service + waited_s + dt;
        double excess = n_servers * utilization * inside_s - here->backlog[k] - dt * scratch->arriving[k];
        double slope = n_servers * (free * free * inside_s + utilization * rise_s) + dt * scratch->falling[k] * rise_s;
        double lower = excess < 0.0 ? now : scratch->low[k], upper = excess < 0.0 ? scratch->high[k] : now;
        double better = now - excess / slope, half = 0.5 * (lower + upper);
        double shorter = lower > 0.0 ? half : 1e-3 * upper, capped = better >= upper ? half : better;
        shorter = excess > 0.0 ? shorter : capped;
        better = better <= lower ? shorter : capped;
        better = better < QUEUE_MOST ? better : QUEUE_MOST;
        double moved = fabs(better - now), going = scratch->going[k];
        scratch->low[k] = lower;
        scratch->high[k] = upper;
        here->queue[k] = going > 0.0 ? better : now;
        going = moved > 1e-6 * better ? going : 0.0;
        scratch->going[k] = better >= QUEUE_LEAST ? going : 0.0;
    }
}

static void settle_in(int64_t n, stations_in_t *here, const loops_in_t *each, const loads_in_t *loads,
                      const int64_t *closed, int64_t n_closed, scratch_t *scratch)
{
    int64_t most = 1;
    for (int64_t k = 0; k < n; k++) {
        scratch->low[k] = 0.0;
        scratch->high[k] = INFINITY;
        scratch->going[k] = here->solving[k];
        if (here->solving[k] > 0.0)
            most = MAX(most, (int64_t)here->pooled[k]);
    }
    for (int turn = 0; turn < 100; turn++) {
        waiting_in(n, here, scratch, most);
        for (int64_t k = 0; k < n; k++) {
            scratch->arriving[k] = here->open_work[k];
            scratch->falling[k] = 0.0;
        }
        for (int64_t c = 0; c < n_closed; c++)
            ask_in(n, here, each + closed[c], loads + closed[c], scratch);
        newton_in(n, here, scratch);
        double going = 0.0;
        for (int64_t k = 0; k < n; k++)
            going += scratch->going[k];
        if (going == 0.0)
            break;
    }
    for (int64_t k = 0; k < n; k++)
        if (here->solving[k] > 0.0 && here->queue[k] < QUEUE_LEAST)
            here->queue[k] = 0.0;
    waiting_in(n, here, scratch, most);
    for (int64_t k = 0; k < n; k++) {
        double waited_s = here->service[k] * here->spread[k] * scratch->waits[k];
        here->wait[k] = here->solving[k] > 0.0 ? waited_s : here->wait[k];
    }
}

static void add_wait_in(int64_t n, const stations_in_t *restrict here, const loads_in_t *restrict load,
                        loops_in_t *restrict each)
{
    for (int64_t k = 0; k < n; k++) {
        double waited_s = here->wait[k], beyond_s = waited_s - load->hold[k];
        double cycle_s = each->cycle[k] + load->visits[k] * waited_s, held_s = cycle_s + load->held[k] * beyond_s;
        each->cycle[k] = beyond_s > 0.0 ? held_s : cycle_s;
    }
}

static void sum_in(int64_t n, const stations_in_t *restrict here, loops_in_t *restrict each,
                   const loads_in_t *restrict load, scratch_t *restrict scratch)
{
    for (int64_t k = 0; k < n; k++) {
        double per_s = each->streams[k] / each->cycle[k];
        scratch->sum_work[k] += per_s * load->work[k];
        scratch->sum_jobs[k] += per_s * load->jobs[k];
        scratch->sum_squares[k] += per_s * load->squares[k];
        double before_s = here->wait[k], beyond_s = before_s - load->hold[k];
        double here_s = load->visits[k] * before_s, held_s = here_s + load->held[k] * beyond_s;
        each->elsewhere[k] = each->cycle[k] - (beyond_s > 0.0 ? held_s : here_s);
    }
}

static void prepare_in(int64_t n, stations_in_t *restrict here, const scratch_t *restrict scratch)
{
    for (int64_t k = 0; k < n; k++) {
        double work = scratch->sum_work[k], jobs = scratch->sum_jobs[k], busy = scratch->busy[k];
        double asked = work > 0.0 ? 1.0 : 0.0;
        asked = jobs > 0.0 ? asked : 0.0;
        double service_s = work / jobs, spread = (scratch->sum_squares[k] / work) * (jobs / work);
        here->spread[k] = asked > 0.0 ? spread : 1.0;
        here->service[k] = asked * busy > 0.0 ? service_s : here->service[k];
        double rests = here->backlog[k] > 0.0 ? 0.0 : 1.0 - asked;
        here->solving[k] = busy * (1.0 - rests);
        here->before[k] = here->wait[k];
        here->wait[k] = busy * rests > 0.0 ? 0.0 : here->wait[k];
        here->queue[k] = busy * rests > 0.0 ? 0.0 : here->queue[k];
    }
}

static void moves_in(int64_t n, const stations_in_t *restrict here, const loops_in_t *restrict each,
                     const loads_in_t *restrict load, scratch_t *restrict scratch)
{
    for (int64_t k = 0; k < n; k++) {
        double moved_s = fabs(here->wait[k] - here->before[k]), weight = load->visits[k] + load->held[k];
        double still = weight * moved_s > STANDS_STILL * each->elsewhere[k] ? 0.0 : scratch->still[k];
        scratch->still[k] = here->solving[k] * each->on[k] > 0.0 ? still : scratch->still[k];
    }
}

static void equilibrium_in(int64_t n, int64_t n_stations, int64_t n_loops, stations_in_t *now, loops_in_t *each,
                           const loads_in_t *loads, scratch_t *scratch, int64_t *closed)
{
    int64_t n_closed = 0;
    for (int64_t c = 0; c < n_loops; c++) {
        double on = 0.0;
        for (int64_t k = 0; k < n; k++)
            on += each[c].on[k];
        if (on > 0.0)
            closed[n_closed++] = c;
    }
    for (int turn = 0; turn < 200; turn++) {
        for (int64_t k = 0; k < n; k++)
            scratch->still[k] = 1.0;
        for (int64_t i = 0; i < n_stations; i++) {
            stations_in_t *here = now + i;
            const loads_in_t *of_here = loads + i * n_loops;
            for (int64_t k = 0; k < n; k++) {
                scratch->sum_work[k] = here->open_work[k];
                scratch->sum_jobs[k] = here->open_jobs[k];
                scratch->sum_squares[k] = here->open_squares[k];
            }
            for (int64_t m = 0; m < n_closed; m++) {
                int64_t c = closed[m];
                for (int64_t k = 0; k < n; k++)
                    each[c].cycle[k] = each[c].alone[k];
                for (int64_t j = 0; j < n_stations; j++)
                    add_wait_in(n, now + j, loads + j * n_loops + c, each + c);
                sum_in(n, here, each + c, of_here + c, scratch);
            }
            prepare_in(n, here, scratch);
            double solving = 0.0;
            for (int64_t k = 0; k < n; k++)
                solving += here->solving[k];
            if (solving == 0.0)
                continue;
            settle_in(n, here, each, of_here, closed, n_closed, scratch);
            for (int64_t m = 0; m < n_closed; m++)
                moves_in(n, here, each + closed[m], of_here + closed[m], scratch);
        }
        double busy = 0.0;
        for (int64_t k = 0; k < n; k++) {
            scratch->busy[k] = scratch->still[k] > 0.0 ? 0.0 : scratch->busy[k];
            busy += scratch->busy[k];
        }
        if (busy == 0.0)
            break;
    }
}

void run_many(const calendar_t *cal, const network_t *networks, int64_t n_networks, outcome_t *outcomes)
{
    state_t states[LANES];
    table_t arenas[LANES], starts[LANES], values[LANES];
    int64_t n_steps[LANES], is_down[LANES], n_stations = networks->n_stations, n_loops = networks->n_loops;
    int64_t n_columns = PER_STATION + N_PER_STATION * n_stations, n_going = n_networks;
    double at_s[LANES], ends_s[LANES];
    stations_in_t *now = calloc(n_stations, sizeof(stations_in_t));
    loops_in_t *each = calloc(n_loops + 1, sizeof(loops_in_t));
    loads_in_t *loads = calloc(n_stations * n_loops + 1, sizeof(loads_in_t));
    scratch_t *scratch = calloc(1, sizeof(scratch_t));
    int64_t *closed = calloc(n_loops + 1, sizeof(int64_t));
    for (int64_t k = 0; k < n_networks; k++) {
        begin(states + k, cal, networks + k);
        arenas[k] = new_table(4096, N_HISTORY);
        starts[k] = new_table(8192, 1);
        values[k] = new_table(8192, n_columns);
        n_steps[k] = is_down[k] = 0;
        at_s[k] = ends_s[k] = 0.0;
    }
    while (n_going > 0) {
        for (int64_t k = 0; k < n_networks; k++) {
            state_t *state = states + k;
            scratch->busy[k] = 0.0;
            is_down[k] = 1;
            if (at_s[k] >= cal->length_s)
                continue;
            if (n_steps[k] == 0 || at_s[k] >= cal->changes[state->next_change]) {
                turn(at_s[k], arenas + k, cal, state);
                put_tables(k, state->mode, networks + k, now, each, loads);
            }
            ends_s[k] = begin_step(at_s[k], arenas[k].rows, cal, networks + k, state);
            is_down[k] = state->down;
            if (!is_down[k])
                put_step(k, ends_s[k] - at_s[k], networks + k, state, now, each, scratch);
        }
        equilibrium_in(n_networks, n_stations, n_loops, now, each, loads, scratch, closed);
        n_going = 0;
        for (int64_t k = 0; k < n_networks; k++) {
            state_t *state = states + k;
            if (at_s[k] >= cal->length_s)
                continue;
            make_room(starts + k, n_steps[k]);
            make_room(values + k, n_steps[k]);
            starts[k].rows[n_steps[k]] = at_s[k];
            double *row = values[k].rows + n_steps[k] * n_columns;
            memset(row, 0, sizeof(double) * n_columns);
            if (is_down[k]) {
                serve_nothing(row, networks + k, state);
            } else {
                take_step(k, networks + k, state, now);
                end_step(ends_s[k] - at_s[k], row, cal, networks + k, state);
            }
            count(row, cal, state);
            advance(at_s[k], ends_s[k] - at_s[k], arenas + k, cal, state);
            n_steps[k]++;
            at_s[k] = ends_s[k];
            n_going += ends_s[k] < cal->length_s;
        }
    }
    for (int64_t k = 0; k < n_networks; k++)
        outcomes[k] = finished(starts + k, values + k, arenas + k, n_steps[k], states + k);
    free(now);
    free(each);
    free(loads);
    free(scratch);
    free(closed);
}

void release(outcome_t *outcome)
{
    free(outcome->starts);
    free(outcome->values);
    free(outcome->histories);
    free(outcome->sweeps);
    free(outcome->logins);
}
