"""Alternating rounds of our code and the peer, so that other load on the machine affects both."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Sequence

from tests.benchmarks.suite.figures import Measured

Call = Callable[[], object]
Value = Callable[[float], float]
Clock = Callable[[], float]

SHORTEST_S = 0.02
"""Shorter calls are repeated within a round."""
SLOW_S = 0.5
"""Longer calls have a single warm-up run."""


def race(
    ours: Call,
    peer: Call,
    n_rounds: int,
    value: Value,
    peer_value: Value | None = None,
    clock: Clock = time.thread_time,
) -> Measured:
    """Time two calls alternately, after a warm-up of each; ``value`` converts the seconds of one call to a figure.

    The order within a pair alternates. Quick calls are repeated within a round. The default clock is CPU time, which
    excludes other processes; calls with their own threads need ``time.perf_counter``.
    """
    calls = (ours, peer)
    values = (value, peer_value or value)
    repeats = [_repeats(call, clock) for call in calls]
    rounds = []
    for number in range(n_rounds):
        figures = [0.0, 0.0]
        for side in (0, 1) if number % 2 == 0 else (1, 0):
            figures[side] = values[side](_seconds(calls[side], repeats[side], clock))
        rounds.append((figures[0], figures[1]))
    return of_rounds(rounds)


def of_rounds(rounds: Sequence[tuple[float, float]]) -> Measured:
    """Medians of figures of ours and of the peer, one pair a round.

    >>> of_rounds([(2.0, 1.0), (3.0, 2.0), (4.0, 2.0)])
    Measured(ours=3.0, peer_value=2.0, ratio=2.0, n=3, spread=0.25)
    """
    ratios = [ours / peer if peer else ours for ours, peer in rounds]
    ratio = statistics.median(ratios)
    return Measured(
        ours=statistics.median(ours for ours, _ in rounds),
        peer_value=statistics.median(peer for _, peer in rounds),
        ratio=ratio,
        n=len(rounds),
        spread=(max(ratios) - min(ratios)) / ratio if ratio else 0.0,
    )


def each(amount: float, unit_s: float) -> Value:
    """Time per piece of work, in units of ``unit_s`` seconds."""
    return lambda seconds: seconds / amount / unit_s


def per_s(amount: float) -> Value:
    """Pieces of work per second."""
    return lambda seconds: amount / seconds


def _repeats(call: Call, clock: Clock) -> int:
    first_s = _seconds(call, 1, clock)
    if first_s > SLOW_S:
        return 1
    return max(1, round(SHORTEST_S / max(1e-9, _seconds(call, 1, clock))))


def _seconds(call: Call, repeats: int, clock: Clock) -> float:
    gc.collect()
    gc.disable()
    try:
        began = clock()
        for _ in range(repeats):
            call()
        return (clock() - began) / repeats
    finally:
        gc.enable()
