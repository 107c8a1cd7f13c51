"""Stretches of the calendar that are judged: each event's storm, and the quiet period after it."""

from dataclasses import dataclass, replace

import numpy as np

from stormsizer.storage.serve import Served
from stormsizer.storage.trace import Trace
from stormsizer.timeline.phases import Phase
from stormsizer.timeline.plan import Departure, LoginStorm, Plan, Sweep
from stormsizer.units import SECONDS_PER_HOUR, SECONDS_PER_MINUTE, SECONDS_PER_MS

BEHIND_S = SECONDS_PER_MINUTE
"""Maximum wait of an open stream's last I/O; a stream that exceeds this limit counts as behind."""
SETTLED_FRACTION = 0.01
"""Steady state starts when at most this share of the desktops is still doing start-of-day work."""


@dataclass(frozen=True)
class Stretch:
    """One phase, with times in seconds from the calendar's start. Phases that involve only the array have no pool."""

    event_id: str
    pool: int | None
    phase: Phase
    from_s: float
    to_s: float
    averaged_from_s: float
    averaged_to_s: float
    complete: bool
    storm: LoginStorm | None = None

    @property
    def seen_s(self) -> tuple[float, float]:
        """Start and end of the analyzed period, which covers the phase and its averaging window."""
        return min(self.from_s, self.averaged_from_s), max(self.to_s, self.averaged_to_s)


def stretches(plan: Plan, served: Served) -> tuple[Stretch, ...]:
    """Return all phases in chronological order."""
    found = [*_intervals(plan, served)]
    for sweep in plan.sweeps:
        if sweep.effect != "on_arrival":
            found += _sweep(sweep, plan, served)
    found += [
        _whole(test.event_id, test.pool, Phase.LOAD_TEST, test.starts_s, test.ends_s, plan.length_s)
        for test in plan.tests
    ]
    found += [
        _whole(loss.event_id, None, Phase.FAILURE, loss.starts_s, loss.ends_s, plan.length_s) for loss in plan.losses
    ]
    for storm in plan.logins:
        found += _login(storm, plan, served)
    lasting = (stretch for stretch in found if stretch.to_s > stretch.from_s)
    return tuple(sorted(lasting, key=lambda s: (s.from_s, s.to_s, s.event_id, -1 if s.pool is None else s.pool)))


def _intervals(plan: Plan, served: Served) -> list[Stretch]:
    """Return the phases with fixed-rate I/O: provisioning, backup and replication.

    Provisioning ends when its last I/O is served. A backup or replication is incomplete if its I/Os are still waiting
    when its window ends.
    """
    found = []
    for (event_id, pool, phase), (from_s, to_s) in plan.spans_s.items():
        if from_s >= plan.length_s:
            continue
        behind_s = _behind_s(to_s, served.trace)
        has_window = phase in (Phase.BACKUP, Phase.REPLICATION)
        done_s = to_s if has_window else to_s + behind_s
        stretch = _whole(event_id, None if pool < 0 else pool, phase, from_s, done_s, plan.length_s)
        found.append(replace(stretch, complete=False) if has_window and behind_s else stretch)
    return found


def _behind_s(at_s: float, trace: Trace) -> float:
    """Return how long I/Os issued at an instant wait to be served; 0 if no longer than ``BEHIND_S``.

    The response time recorded for a step is that of its last I/O.
    """
    last = int(np.searchsorted(trace.starts_s, at_s)) - 1
    waited_ms = np.nan_to_num(trace.rows(("host_read_latency_ms", "host_write_latency_ms"))[:, last]).max()
    waited_s = float(waited_ms) * SECONDS_PER_MS
    return waited_s if waited_s > BEHIND_S else 0.0


def _whole(event_id: str, pool: int | None, phase: Phase, from_s: float, to_s: float, length_s: float) -> Stretch:
    end_s = min(to_s, length_s)
    return Stretch(event_id, pool, phase, from_s, end_s, from_s, end_s, complete=to_s <= length_s)


def _sweep(sweep: Sweep, plan: Plan, served: Served) -> list[Stretch]:
    if sweep.starts_s >= plan.length_s:
        return []
    key = (sweep.event_id, sweep.pool)
    done_s = served.done_s.get(key)
    end_s = done_s if done_s is not None else served.cut_short_s.get(key, plan.length_s)
    swept = Stretch(
        sweep.event_id,
        sweep.pool,
        sweep.phase,
        sweep.starts_s,
        end_s,
        sweep.starts_s,
        end_s,
        complete=done_s is not None,
    )
    if done_s is None or sweep.phase is not Phase.POWER_ON or _someone_is_logging_in(sweep.pool, done_s, plan, served):
        return [swept]
    return [swept, *_quiet(sweep.event_id, sweep.pool, Phase.IDLE, done_s, plan, served.trace)]


def _someone_is_logging_in(pool: int, at_s: float, plan: Plan, served: Served) -> bool:
    for storm in plan.logins:
        key = (storm.event_id, storm.pool)
        ends_s = served.logged_in_s.get(key, served.cut_short_s.get(key, plan.length_s))
        if storm.pool == pool and storm.starts_s <= at_s < ends_s:
            return True
    return False


def _login(storm: LoginStorm, plan: Plan, served: Served) -> list[Stretch]:
    if storm.starts_s >= plan.length_s:
        return []
    key = (storm.event_id, storm.pool)
    done_s = served.logged_in_s.get(key)
    end_s = done_s if done_s is not None else served.cut_short_s.get(key, plan.length_s)
    averaged_to_s = end_s
    if storm.averaging_s is not None:
        averaged_to_s = min(storm.starts_s + storm.averaging_s, plan.length_s if done_s is not None else end_s)
    login = Stretch(
        storm.event_id,
        storm.pool,
        Phase(storm.phase),
        storm.starts_s,
        end_s,
        storm.starts_s,
        averaged_to_s,
        complete=done_s is not None,
        storm=storm,
    )
    if done_s is None:
        return [login]
    trace = served.trace
    n_desktops = sum(pool.n_desktops for pool in plan.pools)
    ends_s = min([plan.length_s, *(at_s for at_s in _starts_of_pool(storm.pool, plan) if at_s > storm.starts_s)])
    settled = (trace.starts_s >= done_s) & (trace.starts_s < ends_s)
    settled &= trace.column("n_starting_work") <= SETTLED_FRACTION * n_desktops
    if settled.any():
        settled_s = max(averaged_to_s, float(trace.starts_s[np.argmax(settled)]))
        return [login, *_quiet(storm.event_id, storm.pool, Phase.STEADY_STATE, settled_s, plan, trace)]
    # the array never catches up: show the rest of the workday as an incomplete steady state
    from_s = max(averaged_to_s, done_s)
    if ends_s - from_s < SECONDS_PER_HOUR:
        return [login]
    return [
        login,
        Stretch(storm.event_id, storm.pool, Phase.STEADY_STATE, from_s, ends_s, from_s, ends_s, complete=False),
    ]


def _starts_of_pool(pool: int, plan: Plan) -> list[float]:
    """Return the start times of a pool's storms and departures."""
    storms: tuple[Sweep | LoginStorm | Departure, ...] = (*plan.sweeps, *plan.logins, *plan.departures)
    return [storm.starts_s for storm in storms if storm.pool == pool]


def _quiet(event_id: str, pool: int, phase: Phase, from_s: float, plan: Plan, trace: Trace) -> list[Stretch]:
    """Return the time from ``from_s`` to the pool's next event, an outage or the calendar's end.

    With burst credits, an outage is not the end, because credits accrue in it.
    """
    ahead = [at_s for at_s in _starts_of_pool(pool, plan) if at_s >= from_s]
    if not trace.has_credits:
        ahead += [down for down, up in plan.outages if up > from_s]
    to_s = min([plan.length_s, *ahead])
    if to_s - from_s < SECONDS_PER_MINUTE:
        return []
    return [Stretch(event_id, pool, phase, from_s, to_s, from_s, to_s, complete=True)]
