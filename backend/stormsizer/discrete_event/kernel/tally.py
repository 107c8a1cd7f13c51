"""Histograms of response times."""

import numpy as np

from stormsizer.discrete_event.kernel.compiling import compiled, inlined
from stormsizer.discrete_event.kernel.layout import CELL_BITS, FIRST_CELL, N_CELLS, Floats, Indices, Ios, Tally

NS_PER_S = 1e9


@inlined
def count(tally: Tally, kind: int, response_s: float, bits: int, done_s: float) -> None:
    """Count a response time; ``bits`` is its bit pattern."""
    if not 0.0 <= done_s < tally.length_s:
        return
    ns = np.int64(response_s * NS_PER_S + 0.5)
    cell = min(max((bits >> CELL_BITS) - FIRST_CELL, 0), N_CELLS - 1)
    tally.counts[kind] += 1
    tally.sums_ns[kind] += ns
    tally.longest_s[kind] = max(tally.longest_s[kind], response_s)
    tally.cells[kind, cell] += 1
    bucket = min(int(done_s / tally.bucket_s), tally.bucket_sums_ns.shape[0] - 1)
    tally.bucket_sums_ns[bucket] += ns
    tally.bucket_cells[bucket, cell] += 1


@compiled
def count_all(tally: Tally, ios: Ios, done_ids: Indices, done_s: Floats, n_done: int, path_s: float) -> None:
    """Count the response times of I/Os that complete at the array ``path_s`` before they reach the host."""
    for k in range(n_done):
        j = done_ids[k]
        tally.response_s[0] = done_s[k] - ios.begun[j] + path_s
        count(tally, ios.kinds[j], tally.response_s[0], tally.bits[0], done_s[k] + path_s)
