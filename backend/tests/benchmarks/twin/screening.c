/* The closed-form screening of open loads, operation for operation as stormsizer.storage.screening does it.

   cc -O3 -march=native -ffp-contract=off -shared -fPIC -o screening.so screening.c
   All arrays are contiguous over configurations. */

#if defined(__GNUC__) && !defined(__clang__)
/* No value changes by this; without it GCC keeps branches and does not vectorise. */
#pragma GCC optimize("no-trapping-math")
#endif

#include <math.h>
#include <stddef.h>

#define BLOCK 256

void screen(ptrdiff_t n_stations, ptrdiff_t n_configurations, const double *n_servers, const double *n_pooled,
            const double *work, const double *arrivals_per_s, const double *squared_cv, const double *visits,
            const double *base_s, double *utilization, double *waits_s, double *response_s)
{
    double inverse[BLOCK], per_offered[BLOCK];
    for (ptrdiff_t first = 0; first < n_configurations; first += BLOCK) {
        ptrdiff_t n = n_configurations - first < BLOCK ? n_configurations - first : BLOCK;
        for (ptrdiff_t i = 0; i < n_stations; i++) {
            ptrdiff_t at = i * n_configurations + first;
            const double *restrict pooled = n_pooled + at, *restrict asked = work + at;
            const double *restrict there = n_servers + at;
            double *restrict used = utilization + at;
            double most = 0.0;
            for (ptrdiff_t j = 0; j < n; j++) {
                used[j] = asked[j] / there[j];
                per_offered[j] = 1.0 / (pooled[j] * used[j]);
                inverse[j] = 1.0;
                most = pooled[j] > most ? pooled[j] : most;
            }
            for (ptrdiff_t server = 1; server <= (ptrdiff_t)most; server += 4) {
                double k = (double)server;
                for (ptrdiff_t j = 0; j < n; j++) {
                    double m = pooled[j], slope = per_offered[j], grown = inverse[j];
                    grown = k <= m ? 1.0 + grown * (k * slope) : grown;
                    grown = k + 1.0 <= m ? 1.0 + grown * ((k + 1.0) * slope) : grown;
                    grown = k + 2.0 <= m ? 1.0 + grown * ((k + 2.0) * slope) : grown;
                    inverse[j] = k + 3.0 <= m ? 1.0 + grown * ((k + 3.0) * slope) : grown;
                }
            }
            const double *restrict arrivals = arrivals_per_s + at, *restrict variation = squared_cv + at;
            double *restrict waits = waits_s + at;
            for (ptrdiff_t j = 0; j < n; j++) {
                double free = 1.0 - used[j];
                double service_s = asked[j] / arrivals[j];
                double waited_s =
                    service_s * (0.5 + 0.5 * variation[j]) / (pooled[j] * free * (free * inverse[j] + used[j]));
                waits[j] = asked[j] > 0.0 ? (free > 0.0 ? waited_s : INFINITY) : 0.0;
            }
        }
    }
    for (int op = 0; op < 2; op++) {
        for (ptrdiff_t first = 0; first < n_configurations; first += BLOCK) {
            ptrdiff_t n = n_configurations - first < BLOCK ? n_configurations - first : BLOCK;
            double *restrict total = response_s + op * n_configurations + first;
            for (ptrdiff_t j = 0; j < n; j++)
                total[j] = base_s[op * n_configurations + first + j];
            for (ptrdiff_t i = 0; i < n_stations; i++) {
                const double *restrict often = visits + (op * n_stations + i) * n_configurations + first;
                const double *restrict waits = waits_s + i * n_configurations + first;
                for (ptrdiff_t j = 0; j < n; j++)
                    total[j] += often[j] > 0.0 ? often[j] * waits[j] : 0.0;
            }
        }
    }
}
