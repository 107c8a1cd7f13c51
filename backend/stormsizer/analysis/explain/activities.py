"""Demand of each activity, as text with numbers."""

from __future__ import annotations

from collections.abc import Sequence

from stormsizer.analysis.explain.asked import Asked, Share
from stormsizer.messages.text import Listing, Message, Quantity, Text, msg
from stormsizer.storage import kernel
from stormsizer.storage.network import shape_row
from stormsizer.timeline.plan import Plan
from stormsizer.units import SECONDS_PER_MS, SECONDS_PER_US
from stormsizer.workload.demand import Rate, Work

OPERATIONS = (msg("explain-reads"), msg("explain-writes"))
"""Words for reads and writes, used inside formulas."""
LEAST_PART = 1e-3


def work_of(kind: int, owner: int, plan: Plan) -> Work | None:
    """Return the work that one member of a population does in a closed loop; None for I/O at a fixed rate."""
    if kind == kernel.SWEEPING:
        return plan.sweeps[owner].work
    if kind == kernel.LOGGING_IN:
        return plan.logins[owner].demand.login
    if kind == kernel.STARTING_WORK:
        return plan.logins[owner].demand.start_of_day
    return plan.tests[owner].work if kind == kernel.TESTING else None


def rate_of(kind: int, owner: int, plan: Plan) -> Rate | None:
    """Return the continuous I/O rate of an idle or working desktop; None for any other population."""
    if kind == kernel.AT_REST:
        return plan.pools[owner].idle
    return plan.pools[owner].steady_state if kind == kernel.WORKING else None


def each(seconds: float) -> Quantity:
    """Return a time per unit in milliseconds, or in microseconds if it is below 0.1 ms."""
    return Quantity(seconds / SECONDS_PER_US, "us") if seconds < 1e-4 else Quantity(seconds / SECONDS_PER_MS, "ms")


def plain(value: float, digits: int = 2) -> Quantity:
    """Return a number without a unit."""
    return Quantity(value, "", digits)


def asks(asked: Asked, shares: Sequence[Share], op: int) -> Text:
    """Explain how an activity's reads (0) or writes (1) are calculated.

    Example: *998 logins × 2,450 I/Os, 72% of them reads*.
    """
    kind, owner = shares[0].asker.kind, shares[0].asker.owner
    work, rate = work_of(kind, owner, asked.plan), rate_of(kind, owner, asked.plan)
    if rate is not None:
        return _of_rate(asked, shares, op, rate)
    if work is None or kind == kernel.TESTING:
        ios = sum(float(share.ios[op]) for share in shares)
        amount = msg("explain-amount", n=plain(ios), ops=OPERATIONS[op])
        told = msg("explain-in-time", what=amount, time=Quantity(asked.length_s, "s"))
        return told if work is None else msg("explain-at-a-time", what=told, streams=plain(work.outstanding))
    return _of_work(asked, shares, op, work)


def _of_rate(asked: Asked, shares: Sequence[Share], op: int, rate: Rate) -> Text:
    per_s = (rate.reads_per_s, rate.writes_per_s)[op]
    reaching = _reaching(shares[0])[op]
    ios = sum(float(share.ios[op]) for share in shares)
    mean = ios / (per_s * reaching * asked.length_s)
    told = msg("explain-rate", desktops=round(mean), rate=plain(per_s), ops=OPERATIONS[op])
    return _reaching_array(told, reaching)


def _of_work(asked: Asked, shares: Sequence[Share], op: int, work: Work) -> Text:
    said: list[Text] = []
    ios = sum(float(share.ios.sum()) for share in shares if not share.asker.by_clock)
    part = (work.read_fraction, 1.0 - work.read_fraction)[op]
    if ios > 0.0 and part > LEAST_PART:
        reaching = _reaching(shares[0])
        done = ios / work.ios / (work.read_fraction * reaching[0] + (1.0 - work.read_fraction) * reaching[1])
        # The step in which a sweep ends counts in full, which can overstate the number of desktops.
        done = min(done, float(asked.plan.pools[shares[0].asker.pool(asked.plan)].n_desktops))
        told = msg(
            "explain-work",
            members=_members(shares[0].asker.kind, round(done) if done >= 1 else plain(done)),
            ios=plain(work.ios),
            share=Quantity(part, "fraction"),
            ops=OPERATIONS[op],
        )
        said.append(_reaching_array(told, reaching[op]))
    by_clock = sum(float(share.ios[op]) for share in shares if share.asker.by_clock)
    if by_clock > 0.0:
        said.append(msg("explain-by-clock", n=plain(by_clock), ops=OPERATIONS[op]))
    if not said:
        return ""
    return msg("explain-of-time", what=Listing(tuple(said)), time=Quantity(asked.length_s, "s"))


def _members(kind: int, n: int | Quantity) -> Message:
    match kind:
        case kernel.LOGGING_IN:
            return msg("explain-logins", n=n)
        case kernel.STARTING_WORK:
            return msg("explain-starts-of-day", n=n)
        case _:
            return msg("explain-desktops", n=n)


def _reaching(share: Share) -> tuple[float, float]:
    """Return the shares of reads and writes that reach the array."""
    row = shape_row(share.network, share.shape)
    return float(row.reads_here), float(row.writes_here)


def _reaching_array(told: Message, reaching: float) -> Message:
    """Add to an explanation the fraction of the I/Os that reach the array, and not host caches or other arrays."""
    if reaching >= 1.0:
        return told
    return msg("explain-reaching-array", what=told, share=Quantity(reaching, "fraction"))
