"""Open source: I/Os that arrive at the rates of the schedule, regardless of responses."""

import math

from stormsizer.discrete_event.kernel.compiling import compiled, inlined
from stormsizer.discrete_event.kernel.layout import Schedule, Tables


@compiled
def can_miss(tables: Tables) -> bool:
    """Return whether any reads can miss the caches."""
    for row in range(0, tables.routes.shape[0], 2):
        if tables.routes[row].cold > 0.0 or tables.routes[row].cached < 1.0:
            return True
    return False


@inlined
def next_arrival(schedule: Schedule, step: int, at_s: float, gap: float) -> tuple[float, int]:
    """Return the instant and step at which the open source's next I/O arrives, ``gap`` expected I/Os after ``at_s``."""
    while step < schedule.modes.shape[0]:
        rate = schedule.open_rate[step]
        ends_s = schedule.starts_s[step + 1]
        expected = (ends_s - at_s) * rate
        if gap < expected:
            return at_s + gap / rate, step
        gap -= expected
        at_s = ends_s
        step += 1
    return math.inf, step


@inlined
def population_of(schedule: Schedule, step: int, at: float) -> int:
    """Return the population selected by a uniform number, as twice its index, plus one for a write."""
    upto = schedule.open_upto[step]
    k = 0
    while k < upto.shape[0] - 1 and at >= upto[k]:
        k += 1
    return k
