"""Demand of each activity, as text and numbers."""

from __future__ import annotations

from collections.abc import Sequence

from stormsizer.analysis.explain.asked import Asked, Share
from stormsizer.messages.formatting import count, duration, number, percent, quantity
from stormsizer.storage import kernel
from stormsizer.storage.network import shape_row
from stormsizer.timeline.plan import Plan
from stormsizer.units import SECONDS_PER_MS, SECONDS_PER_US
from stormsizer.workload.demand import Rate, Work

OPERATIONS = ("reads", "writes")
MEMBERS = {kernel.LOGGING_IN: "login", kernel.STARTING_WORK: "start of a working day", kernel.SWEEPING: "desktop"}
LEAST_PART = 1e-3
SEVERAL = {kernel.STARTING_WORK: "starts of a working day"}


def work_of(kind: int, owner: int, plan: Plan) -> Work | None:
    """Activity of one member of a population; none for open streams."""
    if kind == kernel.SWEEPING:
        return plan.sweeps[owner].work
    if kind == kernel.LOGGING_IN:
        return plan.logins[owner].demand.login
    if kind == kernel.STARTING_WORK:
        return plan.logins[owner].demand.start_of_day
    return plan.tests[owner].work if kind == kernel.TESTING else None


def rate_of(kind: int, owner: int, plan: Plan) -> Rate | None:
    """Continuous demand of one desktop; none for anything but desktops at rest or at work."""
    if kind == kernel.AT_REST:
        return plan.pools[owner].idle
    return plan.pools[owner].steady_state if kind == kernel.WORKING else None


def each(seconds: float) -> str:
    """Time per unit: in milliseconds, or in microseconds below a tenth of one.

    >>> each(0.0053), each(0.000052)
    ('5.3 ms', '52 µs')
    """
    return quantity(seconds / SECONDS_PER_US, "us") if seconds < 1e-4 else quantity(seconds / SECONDS_PER_MS, "ms")


def asks(asked: Asked, shares: Sequence[Share], op: int) -> str:
    """Derivation of an activity's reads (0) or writes (1), for example *998 logins × 2,450 I/Os.

    72 % of them reads*.
    """
    kind, owner = shares[0].asker.kind, shares[0].asker.owner
    work, rate = work_of(kind, owner, asked.plan), rate_of(kind, owner, asked.plan)
    if rate is not None:
        return _of_rate(asked, shares, op, rate)
    if work is None or kind == kernel.TESTING:
        ios = sum(float(share.ios[op]) for share in shares)
        streams = "" if work is None else f", {number(work.outstanding)} at a time on each desktop"
        return f"{number(ios)} {OPERATIONS[op]} in {duration(asked.length_s)}{streams}"
    return _of_work(asked, shares, op, work)


def _of_rate(asked: Asked, shares: Sequence[Share], op: int, rate: Rate) -> str:
    per_s = (rate.reads_per_s, rate.writes_per_s)[op]
    reaching = _to_array(shares[0]) if op == 0 else 1.0
    ios = sum(float(share.ios[op]) for share in shares)
    mean = ios / (per_s * reaching * asked.length_s)
    return f"{count(mean, 'desktop')} × {number(per_s)} {OPERATIONS[op]} per second{_rest_of(reaching)}"


def _of_work(asked: Asked, shares: Sequence[Share], op: int, work: Work) -> str:
    kind = shares[0].asker.kind
    said = []
    ios = sum(float(share.ios.sum()) for share in shares if not share.asker.by_clock)
    part = (work.read_fraction, 1.0 - work.read_fraction)[op]
    if ios > 0.0 and part > LEAST_PART:
        reaching = _to_array(shares[0])
        done = ios / work.ios / (work.read_fraction * reaching + 1.0 - work.read_fraction)
        # the rest of a sweep in the step in which it ends counts as a whole step
        done = min(done, float(asked.plan.pools[shares[0].asker.pool(asked.plan)].n_desktops))
        members = count(done, MEMBERS[kind], SEVERAL.get(kind, "")) if done >= 1 else f"{number(done)} {MEMBERS[kind]}"
        rest = _rest_of(reaching) if op == 0 else ""
        said.append(f"{members} × {number(work.ios)} I/Os, {percent(part)} of them {OPERATIONS[op]}{rest}")
    by_clock = sum(float(share.ios[op]) for share in shares if share.asker.by_clock)
    if by_clock > 0.0:
        said.append(f"{number(by_clock)} {OPERATIONS[op]} by the clock")
    return f"{', and '.join(said)}, in {duration(asked.length_s)}"


def _to_array(share: Share) -> float:
    return float(shape_row(share.network, share.shape).to_array)


def _rest_of(reaching: float) -> str:
    return "" if reaching >= 1.0 else f", of which {percent(reaching)} reach the array"
