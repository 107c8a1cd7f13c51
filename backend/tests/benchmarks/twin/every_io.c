/* The kernels of stormsizer/discrete_event/kernel, written by hand in C: same tables, same order of operations.
   Names and layouts are those of the kernel; see there for what they mean. Caches that look blocks up are left out. */
#include <math.h>
#include <stdint.h>

typedef int32_t i32;
typedef int64_t i64;
typedef uint64_t u64;

enum { LINK, PORT, CPU, DRIVE };
enum { LINK_OUT, PORT_IN, AT_CPU, AT_DRIVE, PORT_OUT, LINK_IN, ASKING };
enum { N_STAGES = 6 };
enum { TO_DRIVE, TO_PORT, ANSWERED };
enum { COLD, CACHED, HIT_S, LINK_S, PORT_S, CPU_S, BEHIND_PORT, BEHIND_CPU, N_ROUTE };
enum { UPTO, AWAITED, AWAITED_S, BEHIND_DRIVE, BEHIND_S, HOLD_S, N_OF_TIER };
enum { FIRST, N_QUEUES, N_POOLED };
enum { WAITED_S, BEGIN_WHOLE, WORK_S, JOBS };
enum { USED, USED_BEHIND, FIRST_NUMBER, STEP, N_CARRIED, N_SPARE, BEGUN };
enum { DRAWN, FINISHED, NO_SLOT };
#define CELL_BITS 45
#define FEW 8
#define FIRST_CELL ((1023 - 20) << 7)
#define N_CELLS (32 << 7)

typedef struct {
    const double *gaps, *mixes, *caches, *routes;
    const u64 *picks;
    const double *services, *behind;
    const u64 *behind_picks;
} Draws;

typedef struct {
    const double *routes, *tiers;
    const i64 *stations;
    const i32 *pooled, *station_of;
    i64 n_tiers, n_stations, has_links;
    double path_s;
} Tables;

typedef struct {
    double *begun;
    i32 *kinds, *turns, *queues;
    double *services, *aside_s, *hold_s;
    i32 *behind, *behind_queues;
    double *behind_services;
    i64 most_behind;
} Ios;

typedef struct {
    double *free, *seen;
    i64 *bucket;
    i64 n_buckets;
    double bucket_s;
} Queues;

typedef struct {
    i64 *counts, *sums_ns;
    double *longest_s;
    i64 *cells, *bucket_sums_ns;
    i32 *bucket_cells;
    i64 n_buckets;
    double bucket_s, length_s;
} Tally;

typedef struct {
    double *at;
    i32 *ids;
    i64 *counts;
    i32 *starts;
    double *sorted_at;
    i32 *sorted_ids;
    i64 capacity, n_starts;
} Boxes;

typedef struct {
    double *at;
    i32 *winners, *stages, *askers;
    i64 *numbers;
    double *think_s;
    i32 *spare;
    i64 *wanted, *joining, *leaving;
    i64 n_slots, n_askers;
} Slots;

typedef struct {
    const double *starts_s;
    const i64 *modes, *n_streams;
    const double *think_s, *read_share, *open_rate, *open_upto;
    const i64 *shapes;
    const double *to_array, *host_hit_s;
    const i64 *activities;
    i64 n_steps, n_askers, n_shapes;
} Schedule;

static inline double max(double a, double b) { return a > b ? a : b; }
static inline i64 imin(i64 a, i64 b) { return a < b ? a : b; }
static inline i64 imax(i64 a, i64 b) { return a > b ? a : b; }

static inline i64 pick(u64 bits, const Tables *t, i64 mode, i64 station) {
    const i64 *row = t->stations + (mode * t->n_stations + station) * 3;
    return row[FIRST] + (i64)((bits * (u64)row[N_QUEUES]) >> 32) * row[N_POOLED];
}

static void route(i64 j, i64 n, i64 row, i64 mode, i64 kind, const Draws *d, i64 *stands, const Tables *t, Ios *io) {
    const i64 op = row & 1, nt = t->n_tiers;
    const double *costs = t->routes + row * N_ROUTE;
    const u64 low = 0xFFFFFFFFu;
    const u64 there = d->picks[2 * n], far = d->picks[2 * n + 1];
    const i64 cpu = pick(there & low, t, mode, 0);
    i64 used = stands[USED_BEHIND], b = 0;
    i32 *bq = io->behind_queues + j * io->most_behind, *queues = io->queues + 4 * j, *behind = io->behind + 3 * j;
    double *bs = io->behind_services + j * io->most_behind, *services = io->services + 4 * j;
    io->kinds[j] = kind;
    queues[CPU] = cpu;
    services[CPU] = d->services[4 * n + CPU] * costs[CPU_S];
    queues[PORT] = pick(there >> 32, t, mode, 1 + nt + op);
    services[PORT] = d->services[4 * n + PORT] * costs[PORT_S];
    if (t->has_links) {
        queues[LINK] = pick(far >> 32, t, mode, 3 + nt + op);
        services[LINK] = d->services[4 * n + LINK] * costs[LINK_S];
    }
    behind[0] = behind[1] = behind[2] = 0;
    if (costs[BEHIND_PORT] > 0.0) {
        i64 times = (i64)(costs[BEHIND_PORT] + (double)(d->behind_picks[used] >> 11) * 0x1p-53);
        used++;
        behind[0] = times;
        for (i64 i = 0; i < times; i++, used++, b++) {
            bq[b] = pick(d->behind_picks[used] & low, t, mode, 1 + nt + op);
            bs[b] = d->behind[used] * costs[PORT_S];
        }
    }
    if (costs[BEHIND_CPU] > 0.0) {
        i64 times = (i64)costs[BEHIND_CPU];
        behind[1] = times;
        for (i64 i = 0; i < times; i++, used++, b++) {
            bq[b] = cpu;
            bs[b] = d->behind[used] * costs[CPU_S];
        }
    }
    io->aside_s[j] = 0.0;
    io->hold_s[j] = INFINITY;
    queues[DRIVE] = -1;
    io->turns[j] = ANSWERED;
    int found = 0;
    if (op == 0) {
        io->turns[j] = TO_PORT;
        double at = d->caches[n];
        if (at >= costs[COLD] && costs[COLD] < 1.0)
            found = (at - costs[COLD]) / (1.0 - costs[COLD]) < costs[CACHED];
        if (found) io->aside_s[j] = costs[HIT_S];
    }
    if (!found) {
        double at = d->routes[n], before = 0.0;
        i64 tier = 0;
        const double *tiers = t->tiers + row * nt * N_OF_TIER;
        while (tier < nt - 1 && at >= tiers[tier * N_OF_TIER + UPTO]) before = tiers[tier++ * N_OF_TIER + UPTO];
        const double *chosen = tiers + tier * N_OF_TIER;
        at = (at - before) / (chosen[UPTO] - before);
        i64 drive = pick(far & low, t, mode, 1 + tier);
        if (at < chosen[AWAITED]) {
            queues[DRIVE] = drive;
            services[DRIVE] = d->services[4 * n + DRIVE] * chosen[AWAITED_S];
            io->turns[j] = TO_DRIVE;
        } else {
            i64 times = (i64)(chosen[BEHIND_DRIVE] + (at - chosen[AWAITED]) / (1.0 - chosen[AWAITED]));
            behind[2] = times;
            if (times > 0) io->turns[j] = TO_DRIVE;
            if (op == 1 && chosen[HOLD_S] < INFINITY) {
                queues[DRIVE] = drive;
                io->hold_s[j] = chosen[HOLD_S];
                io->turns[j] = TO_DRIVE;
            }
            for (i64 i = 0; i < times; i++, used++, b++) {
                bq[b] = i == 0 ? drive : pick(d->behind_picks[used] & low, t, mode, 1 + tier);
                bs[b] = d->behind[used] * chosen[BEHIND_S];
            }
        }
    }
    stands[USED_BEHIND] = used;
}

static inline double take(double *heap, i64 n, double at_s, double service_s) {
    const double start_s = max(at_s, heap[0]);
    double ends_s = start_s + service_s;
    if (n <= FEW) {
        for (i64 i = 1; i < n; i++) {
            const double other_s = heap[i];
            heap[i - 1] = other_s < ends_s ? other_s : ends_s;
            ends_s = other_s < ends_s ? ends_s : other_s;
        }
        heap[n - 1] = ends_s;
        return start_s;
    }
    i64 i = 0, child = 1;
    while (child < n) {
        if (child + 1 < n && heap[child + 1] < heap[child]) child++;
        if (heap[child] >= ends_s) break;
        heap[i] = heap[child];
        i = child;
        child = 2 * i + 1;
    }
    heap[i] = ends_s;
    return start_s;
}

static inline double bucket_ends_s(const Queues *q, i64 bucket) {
    return bucket > q->n_buckets ? INFINITY : (double)bucket * q->bucket_s;
}

static inline double waits_now(Queues *q, i64 station, i64 bucket, double ends_s, double at_s, double start_s) {
    if (start_s <= ends_s) return start_s - at_s;
    double *rows = q->seen + station * (q->n_buckets + 2) * 4;
    i64 last = imin(q->n_buckets + 1, (i64)(start_s / q->bucket_s) + 1);
    rows[(bucket + 1) * 4 + BEGIN_WHOLE] += 1.0;
    rows[last * 4 + BEGIN_WHOLE] -= 1.0;
    rows[last * 4 + WAITED_S] += start_s - (double)(last - 1) * q->bucket_s;
    return ends_s - at_s;
}

static inline double serve(Queues *q, const Tables *t, i64 first, i64 station, i64 bucket, double ends_s, double at_s,
                           double service_s) {
    double start_s = take(q->free + first, t->pooled[first], at_s, service_s);
    double *row = q->seen + (station * (q->n_buckets + 2) + bucket) * 4;
    row[WAITED_S] += waits_now(q, station, bucket, ends_s, at_s, start_s);
    row[WORK_S] += service_s;
    row[JOBS] += 1.0;
    return start_s + service_s;
}

static inline double at_drive(Queues *q, const Tables *t, const Ios *io, i64 j, i64 bucket, double ends_s,
                              double at_s) {
    const i64 n = io->behind[3 * j + 2], b = io->behind[3 * j] + io->behind[3 * j + 1];
    i64 first = io->queues[4 * j + DRIVE];
    double done_s = at_s;
    if (first >= 0) {
        if (n == 0 && io->hold_s[j] == INFINITY)
            return serve(q, t, first, t->station_of[first], bucket, ends_s, at_s, io->services[4 * j + DRIVE]);
        done_s = max(at_s, q->free[first] - io->hold_s[j]);
    }
    for (i64 i = b; i < b + n; i++) {
        first = io->behind_queues[j * io->most_behind + i];
        serve(q, t, first, t->station_of[first], bucket, ends_s, at_s, io->behind_services[j * io->most_behind + i]);
    }
    return done_s;
}

static inline void count(Tally *a, i64 kind, double response_s, double done_s) {
    if (!(0.0 <= done_s && done_s < a->length_s)) return;
    union { double f; i64 i; } bits = {response_s};
    i64 ns = (i64)(response_s * 1e9 + 0.5);
    i64 cell = imin(imax((bits.i >> CELL_BITS) - FIRST_CELL, 0), N_CELLS - 1);
    a->counts[kind]++;
    a->sums_ns[kind] += ns;
    a->longest_s[kind] = max(a->longest_s[kind], response_s);
    a->cells[kind * N_CELLS + cell]++;
    i64 bucket = imin((i64)(done_s / a->bucket_s), a->n_buckets - 1);
    a->bucket_sums_ns[bucket] += ns;
    a->bucket_cells[bucket * N_CELLS + cell]++;
}

static inline i64 cell_of(double at_s, double from_s, double cells_per_s, i64 n_cells) {
    return imin(imax((i64)((at_s - from_s) * cells_per_s), 0), n_cells);
}

static inline void put(Boxes *x, i64 stage, double at_s, i64 j, double from_s, double per_s, i64 n_cells) {
    i64 k = x->counts[stage]++;
    x->at[stage * x->capacity + k] = at_s;
    x->ids[stage * x->capacity + k] = j;
    x->starts[stage * x->n_starts + cell_of(at_s, from_s, per_s, n_cells)]++;
}

static i64 in_order(Boxes *x, i64 stage, double from_s, double per_s, i64 n_cells) {
    double *at = x->at + stage * x->capacity, *sorted_at = x->sorted_at;
    i32 *ids = x->ids + stage * x->capacity, *starts = x->starts + stage * x->n_starts, *sorted_ids = x->sorted_ids;
    i64 due = 0, kept = 0;
    for (i64 cell = 0; cell < n_cells; cell++) {
        i32 n = starts[cell];
        starts[cell] = due;
        due += n;
    }
    for (i64 k = 0; k < x->counts[stage]; k++) {
        const double at_s = at[k];
        const i32 j = ids[k];
        const i64 cell = cell_of(at_s, from_s, per_s, n_cells);
        if (cell < n_cells) {
            i64 place = starts[cell]++;
            sorted_at[place] = at_s;
            sorted_ids[place] = j;
        } else {
            at[kept] = at_s;
            ids[kept++] = j;
        }
    }
    x->counts[stage] = kept;
    for (i64 k = 1; k < due; k++) {
        const double at_s = sorted_at[k];
        if (at_s < sorted_at[k - 1]) {
            const i32 j = sorted_ids[k];
            i64 place = k;
            while (place > 0 && at_s < sorted_at[place - 1]) {
                sorted_at[place] = sorted_at[place - 1];
                sorted_ids[place] = sorted_ids[place - 1];
                place--;
            }
            sorted_at[place] = at_s;
            sorted_ids[place] = j;
        }
    }
    return due;
}

i64 serve_chunk(Ios *io, i64 from_io, i64 to_io, double from_s, double until_s, Boxes *x, Queues *q, const Tables *t,
                i32 *done_ids, double *done_s) {
    const i64 out = 1 + t->n_tiers, into = out + 1, links = t->has_links;
    const i64 n_cells = imin(x->n_starts - 1, imax(64, to_io - from_io));
    const double per_s = (double)n_cells / (until_s - from_s);
    i64 n_done = 0;
    for (i64 stage = 0; stage < N_STAGES; stage++) {
        for (i64 cell = 0; cell <= n_cells; cell++) x->starts[stage * x->n_starts + cell] = 0;
        for (i64 k = 0; k < x->counts[stage]; k++)
            x->starts[stage * x->n_starts + cell_of(x->at[stage * x->capacity + k], from_s, per_s, n_cells)]++;
    }
    for (i64 j = from_io; j < to_io; j++)
        put(x, io->kinds[j] & 1 ? (links ? LINK_OUT : PORT_IN) : AT_CPU, io->begun[j], j, from_s, per_s, n_cells);
    for (i64 stage = 0; stage < N_STAGES; stage++) {
        if (x->counts[stage] == 0) continue;
        const i64 n = in_order(x, stage, from_s, per_s, n_cells);
        i64 bucket = q->bucket[stage];
        double ends_s = bucket_ends_s(q, bucket);
        if (stage == AT_DRIVE) {
            for (i64 k = 0; k < n; k++) {
                const double at_s = x->sorted_at[k];
                const i64 j = x->sorted_ids[k];
                while (at_s >= ends_s) ends_s = bucket_ends_s(q, ++bucket);
                const double gone_s = at_drive(q, t, io, j, bucket, ends_s, at_s);
                if (io->kinds[j] & 1) {
                    done_ids[n_done] = j;
                    done_s[n_done++] = gone_s;
                } else
                    put(x, PORT_OUT, gone_s, j, from_s, per_s, n_cells);
            }
            q->bucket[stage] = bucket;
            continue;
        }
        const i64 column = stage == AT_CPU ? CPU : stage == PORT_IN || stage == PORT_OUT ? PORT : LINK;
        const i64 station = stage == PORT_IN    ? into
                            : stage == PORT_OUT ? out
                            : stage == LINK_OUT ? into + 2
                            : stage == LINK_IN  ? into + 1
                                                : 0;
        double *row = q->seen + (station * (q->n_buckets + 2) + bucket) * 4;
        double waited_s = row[WAITED_S], work_s = row[WORK_S], jobs = row[JOBS];
        for (i64 k = 0; k < n; k++) {
            const double at_s = x->sorted_at[k];
            const i64 j = x->sorted_ids[k];
            while (at_s >= ends_s) {
                row[WAITED_S] = waited_s;
                row[WORK_S] = work_s;
                row[JOBS] = jobs;
                ends_s = bucket_ends_s(q, ++bucket);
                row += 4;
                waited_s = row[WAITED_S];
                work_s = row[WORK_S];
                jobs = row[JOBS];
            }
            i64 first = io->queues[4 * j + column];
            double service_s = io->services[4 * j + column];
            double start_s = take(q->free + first, t->pooled[first], at_s, service_s);
            const double gone_s = start_s + service_s;
            waited_s += waits_now(q, station, bucket, ends_s, at_s, start_s);
            work_s += service_s;
            jobs += 1.0;
            i64 b = stage == AT_CPU ? io->behind[3 * j] : 0;
            i64 behind = stage == AT_CPU ? io->behind[3 * j + 1] : stage == PORT_IN ? io->behind[3 * j] : 0;
            for (i64 i = b; i < b + behind; i++) {
                first = io->behind_queues[j * io->most_behind + i];
                service_s = io->behind_services[j * io->most_behind + i];
                start_s = take(q->free + first, t->pooled[first], at_s, service_s);
                waited_s += waits_now(q, station, bucket, ends_s, at_s, start_s);
                work_s += service_s;
                jobs += 1.0;
            }
            if (stage == AT_CPU && io->turns[j] != ANSWERED)
                put(x, io->turns[j] == TO_DRIVE ? AT_DRIVE : PORT_OUT, gone_s + io->aside_s[j], j, from_s, per_s,
                    n_cells);
            else if (stage == PORT_IN)
                put(x, AT_CPU, gone_s, j, from_s, per_s, n_cells);
            else if (stage == LINK_OUT)
                put(x, PORT_IN, gone_s, j, from_s, per_s, n_cells);
            else if (stage == PORT_OUT && links)
                put(x, LINK_IN, gone_s, j, from_s, per_s, n_cells);
            else {
                done_ids[n_done] = j;
                done_s[n_done++] = gone_s;
            }
        }
        row[WAITED_S] = waited_s;
        row[WORK_S] = work_s;
        row[JOBS] = jobs;
        q->bucket[stage] = bucket;
    }
    return n_done;
}

/* All I/Os of `io`, a chunk at a time; what is under way after the last is worked off. Returns how many were done. */
i64 serve_all(Ios *io, i64 n_ios, i64 chunk, Boxes *x, Queues *q, const Tables *t, i32 *done_ids, double *done_s,
              double *answered_s) {
    double from_s = 0.0;
    i64 total = 0, under_way = 0;
    for (i64 at = 0; at < n_ios || under_way > 0; at += chunk) {
        i64 lo = imin(at, n_ios), hi = imin(at + chunk, n_ios);
        double until_s = hi > lo ? io->begun[hi - 1] : from_s;
        if (hi == n_ios)
            for (i64 stage = 0; stage < N_STAGES; stage++)
                for (i64 k = 0; k < x->counts[stage]; k++) until_s = max(until_s, x->at[stage * x->capacity + k] + 1.0);
        if (hi == n_ios && hi > lo) until_s += 1.0;
        i64 n_done = serve_chunk(io, lo, hi, from_s, until_s, x, q, t, done_ids, done_s);
        for (i64 k = 0; k < n_done; k++) answered_s[done_ids[k]] = done_s[k];
        total += n_done;
        under_way = 0;
        for (i64 stage = 0; stage < N_STAGES; stage++) under_way += x->counts[stage];
        from_s = until_s;
    }
    return total;
}

static double next_arrival(const Schedule *s, i64 step, double at_s, double gap) {
    for (; step < s->n_steps; step++) {
        double ends_s = s->starts_s[step + 1], expected = (ends_s - at_s) * s->open_rate[step];
        if (gap < expected) return at_s + gap / s->open_rate[step];
        gap -= expected;
        at_s = ends_s;
    }
    return INFINITY;
}

static inline void settle(Slots *s, i64 slot) {
    i32 best = slot;
    double best_at = s->at[slot];
    for (i64 node = slot + s->n_slots; node > 1;) {
        i32 other = s->winners[node ^ 1];
        double other_at = s->at[other];
        best = other_at < best_at ? other : best;
        best_at = other_at < best_at ? other_at : best_at;
        node >>= 1;
        s->winners[node] = best;
    }
}

static i64 change_streams(Slots *s, const i64 *n_streams) {
    i64 joining = 0;
    for (i64 a = 0; a < s->n_askers; a++) {
        i64 more = n_streams[a] - s->wanted[a], stay = imin(imax(more, 0), s->leaving[a]);
        s->wanted[a] = n_streams[a];
        s->leaving[a] += imax(-more, 0) - stay;
        s->joining[a] += imax(more, 0) - stay;
        joining += s->joining[a];
    }
    return joining;
}

i64 serve_streams(const Draws *d, i64 n_draws, i64 *stands, const Schedule *c, const Tables *t, Ios *io, Slots *s,
                  Queues *q, Tally *a, double *answered_s, i64 n_answered) {
    const i64 out = 1 + t->n_tiers, into = out + 1;
    i64 n = stands[USED], step = stands[STEP], n_spare = stands[N_SPARE], begun = stands[BEGUN];
    i64 mode = c->modes[imax(step, 0)], bucket = q->bucket[N_STAGES], joining = 0, status = DRAWN;
    double step_ends_s = c->starts_s[step + 1], ends_s = bucket_ends_s(q, bucket);
    for (i64 k = 0; k < s->n_askers; k++) joining += s->joining[k];
    for (;;) {
        if (joining > 0 || (begun == 0 && step >= 0)) {
            if (n == n_draws) break;
            if (begun == 0) {
                s->at[0] = next_arrival(c, step, c->starts_s[step], d->gaps[n++]);
                s->stages[0] = ASKING;
                settle(s, 0);
                begun = 1;
                continue;
            }
            if (n_spare == 0) {
                status = NO_SLOT;
                break;
            }
            i64 asker = 0;
            while (s->joining[asker] == 0) asker++;
            i64 slot = s->spare[--n_spare];
            s->askers[slot] = asker;
            s->stages[slot] = ASKING;
            s->at[slot] = c->starts_s[step] + d->gaps[n++] * c->think_s[step * c->n_askers + asker];
            settle(s, slot);
            s->joining[asker]--;
            joining--;
            continue;
        }
        i64 slot = s->winners[1];
        const double at_s = s->at[slot];
        if (at_s >= step_ends_s) {
            if (step + 1 == c->n_steps) {
                status = FINISHED;
                break;
            }
            mode = c->modes[++step];
            step_ends_s = c->starts_s[step + 1];
            joining = change_streams(s, c->n_streams + step * c->n_askers);
            continue;
        }
        while (at_s >= ends_s) ends_s = bucket_ends_s(q, ++bucket);
        i64 stage = s->stages[slot];
        if (stage == ASKING) {
            if (n == n_draws) break;
            const double gap = d->gaps[n], at = d->mixes[n];
            double think_s = -1.0;
            i64 asker, op;
            if (slot == 0) {
                if (n_spare == 0) {
                    status = NO_SLOT;
                    break;
                }
                i64 k = 0;
                while (k < 2 * c->n_askers - 1 && at >= c->open_upto[step * 2 * c->n_askers + k]) k++;
                asker = k >> 1;
                op = k & 1;
                s->at[0] = next_arrival(c, step, at_s, gap);
                settle(s, 0);
                slot = s->spare[--n_spare];
            } else {
                asker = s->askers[slot];
                if (s->leaving[asker] > 0) {
                    s->leaving[asker]--;
                    s->spare[n_spare++] = slot;
                    s->at[slot] = INFINITY;
                    settle(s, slot);
                    continue;
                }
                const double share = c->read_share[step * c->n_askers + asker];
                op = at >= share;
                think_s = c->think_s[step * c->n_askers + asker] * gap;
                if (op == 0 && at >= share * c->to_array[asker]) {
                    s->at[slot] = at_s + c->host_hit_s[asker] + think_s;
                    settle(s, slot);
                    n++;
                    continue;
                }
            }
            i64 row = (mode * c->n_shapes + c->shapes[asker]) * 2 + op;
            route(slot, n, row, mode, c->activities[asker] * 2 + op, d, stands, t, io);
            io->begun[slot] = at_s;
            s->think_s[slot] = think_s;
            s->numbers[slot] = stands[FIRST_NUMBER] + n++;
            stage = op ? (t->has_links ? LINK_OUT : PORT_IN) : AT_CPU;
        }
        i64 following, first, bb = slot * io->most_behind;
        double gone_s;
        if (stage == AT_CPU) {
            first = io->queues[4 * slot + CPU];
            gone_s = serve(q, t, first, 0, bucket, ends_s, at_s, io->services[4 * slot + CPU]);
            i64 b = io->behind[3 * slot];
            for (i64 i = b; i < b + io->behind[3 * slot + 1]; i++)
                serve(q, t, first, 0, bucket, ends_s, at_s, io->behind_services[bb + i]);
            if (io->turns[slot] == TO_DRIVE)
                following = AT_DRIVE;
            else if (io->turns[slot] == TO_PORT) {
                following = PORT_OUT;
                gone_s += io->aside_s[slot];
            } else
                following = ASKING;
        } else if (stage == AT_DRIVE) {
            gone_s = at_drive(q, t, io, slot, bucket, ends_s, at_s);
            following = io->kinds[slot] & 1 ? ASKING : PORT_OUT;
        } else if (stage == PORT_OUT) {
            first = io->queues[4 * slot + PORT];
            gone_s = serve(q, t, first, out, bucket, ends_s, at_s, io->services[4 * slot + PORT]);
            following = t->has_links ? LINK_IN : ASKING;
        } else if (stage == PORT_IN) {
            first = io->queues[4 * slot + PORT];
            gone_s = serve(q, t, first, into, bucket, ends_s, at_s, io->services[4 * slot + PORT]);
            for (i64 i = 0; i < io->behind[3 * slot]; i++)
                serve(q, t, io->behind_queues[bb + i], into, bucket, ends_s, at_s, io->behind_services[bb + i]);
            following = AT_CPU;
        } else {
            first = io->queues[4 * slot + LINK];
            gone_s = serve(q, t, first, into + (stage == LINK_OUT ? 2 : 1), bucket, ends_s, at_s,
                           io->services[4 * slot + LINK]);
            following = stage == LINK_OUT ? PORT_IN : ASKING;
        }
        if (following == ASKING) {
            gone_s += t->path_s;
            count(a, io->kinds[slot], gone_s - io->begun[slot], gone_s);
            if (s->numbers[slot] < n_answered) answered_s[s->numbers[slot]] = gone_s;
            gone_s += s->think_s[slot];
            if (s->think_s[slot] < 0.0) {
                s->spare[n_spare++] = slot;
                gone_s = INFINITY;
            }
        }
        s->at[slot] = gone_s;
        s->stages[slot] = following;
        settle(s, slot);
    }
    stands[USED] = n;
    stands[STEP] = step;
    stands[N_SPARE] = n_spare;
    stands[BEGUN] = begun;
    q->bucket[N_STAGES] = bucket;
    return status;
}
