"""Terms that add up to the duration of a login or a phase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from stormsizer.analysis.explain.activities import OPERATIONS, each, plain
from stormsizer.analysis.explain.asked import Asked, Share
from stormsizer.analysis.explain.documents import Term
from stormsizer.experience.judgment import LOGINS
from stormsizer.experience.phases import PhaseResult
from stormsizer.messages.terms import COMPONENTS_IN_TEXT
from stormsizer.messages.text import Message, Quantity, msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario
from stormsizer.storage import kernel
from stormsizer.storage.network import idle_parts, shape_row
from stormsizer.timeline.phases import Phase
from stormsizer.timeline.plan import LoginStorm, PoolPlan, RateInterval, Sweep
from stormsizer.units import SECONDS_PER_MINUTE
from stormsizer.workload import deployment_of
from stormsizer.workload.demand import Work

BY_THE_CALENDAR = msg("explain-by-calendar")
UNEVEN = msg("explain-uneven")
WAITING = msg("explain-waiting-for-desktop")
LAST_LOGIN = msg("explain-last-login")
LAST_DESKTOP = msg("explain-last-desktop")
CPU_WAIT = msg("explain-waiting-for", component=COMPONENTS_IN_TEXT["host_cpu"])


def login_terms(storm: LoginStorm, asked: Asked) -> Iterator[Term]:
    """Yield the terms of the mean login time, in seconds; ``asked`` covers the storm from start to end."""
    shares = _shares_of(asked, kernel.LOGGING_IN, storm)
    yield Term(label=msg("explain-guest-time"), formula="", value=storm.demand.guest_s)
    yield from _pace(shares, storm.demand.login, None)


def duration_terms(phase: PhaseResult, asked: Asked, scenario: Scenario, catalog: Catalog) -> Iterator[Term]:
    """Yield the terms of a phase's duration, in seconds."""
    plan = asked.plan
    own = {pool.id for pool in scenario.pools if pool.id in phase.pool_ids}
    storms = [each for each in plan.logins if _is_of(each, phase, plan.pools, own)]
    sweeps = [each for each in plan.sweeps if _is_of(each, phase, plan.pools, own) and each.phase is phase.phase]
    stages = [each for each in plan.intervals if _is_of(each, phase, plan.pools, own) and each.phase is phase.phase]
    if phase.phase in LOGINS and storms:
        yield Term(label=msg("explain-users-arrive"), formula="", value=min(storms[0].window_s, phase.duration_s))
    elif sweeps:
        yield from _sweep_terms(sweeps[0], asked)
    elif phase.phase is Phase.PROVISIONING and stages:
        yield from _stage_terms(stages, scenario, catalog)
    elif phase.phase in (Phase.STEADY_STATE, Phase.IDLE):
        yield Term(label=msg("explain-steady-state"), formula="", value=phase.duration_s)
    else:
        yield Term(label=BY_THE_CALENDAR, formula="", value=phase.duration_s)


def duration_rest(phase: PhaseResult) -> Message:
    """Return a label for the part of a phase's duration that the terms do not cover."""
    return LAST_LOGIN if phase.phase in LOGINS else LAST_DESKTOP


def login_rest(phase: PhaseResult) -> Message:
    """Return a label for the part of the mean login time that the terms do not cover."""
    waited = phase.experience is not None and phase.experience.waiting_for_desktop_fraction > 0.0
    return WAITING if waited else UNEVEN


def _is_of(
    part: LoginStorm | Sweep | RateInterval, phase: PhaseResult, pools: Sequence[PoolPlan], own: set[str]
) -> bool:
    return part.event_id == phase.event_id and part.pool >= 0 and pools[part.pool].id in own


def _shares_of(asked: Asked, kind: int, owner: LoginStorm | Sweep) -> list[Share]:
    found = (share for share in asked.shares if share.asker.kind == kind and not share.asker.by_clock)
    activity = (kind, owner.event_id, owner.pool)
    return [share for share in found if share.asker.activity(asked.plan) == activity]


@dataclass(frozen=True)
class _Turns:
    """Desktops that take turns using a limited number of slots."""

    n_desktops: float
    n_slots: float

    @property
    def rounds(self) -> float:
        """Number of rounds: desktops per slot."""
        return self.n_desktops / self.n_slots

    def of(self, formula: Message) -> Message:
        """Return the formula for all rounds, given the formula for one round."""
        slots = round(self.n_slots)
        return msg(
            "explain-turns", desktops=round(self.n_desktops), slots=slots, rounds=plain(self.rounds), what=formula
        )


def _sweep_terms(sweep: Sweep, asked: Asked) -> Iterator[Term]:
    pool = asked.plan.pools[sweep.pool]
    n_desktops = pool.n_machines * sweep.desktop_fraction
    n_slots = sweep.n_slots / pool.sessions_per_machine
    turns = _Turns(n_desktops, n_slots) if n_desktops > n_slots else None
    shares = _shares_of(asked, kernel.SWEEPING, sweep)
    one_s = sum(term.value for term in _pace(shares, sweep.work, None))
    starts_per_s = sweep.starts_per_s / pool.sessions_per_machine
    starting_s = n_desktops / starts_per_s
    if starting_s > (1.0 if turns is None else turns.rounds) * one_s:
        formula = msg(
            "explain-starts-per-minute", desktops=round(n_desktops), rate=plain(SECONDS_PER_MINUTE * starts_per_s)
        )
        yield Term(label=msg("explain-starting-desktops"), formula=formula, value=starting_s)
        turns = None
    yield from _pace(shares, sweep.work, turns)


def _pace(shares: Sequence[Share], work: Work, turns: _Turns | None) -> Iterator[Term]:
    """Yield the time for the I/Os of a closed loop, and the think time between them."""
    if not shares:
        return
    network, shape = shares[0].network, shares[0].shape
    row = shape_row(network, shape)
    on_arrays = sum(shape_row(each, shape).reads_here for each in network.arrays)
    rounds = 1.0 if turns is None else turns.rounds
    n_reads, n_writes = work.ios * work.read_fraction, work.ios * (1.0 - work.read_fraction)
    for label, n, each_s, what in (
        (msg("explain-array-reads"), n_reads * row.reads_here, _response_s(shares, 0), OPERATIONS[0]),
        (msg("explain-host-reads"), n_reads * (1.0 - on_arrays), row.host_hit_s, OPERATIONS[0]),
        (msg("explain-array-writes"), n_writes * row.writes_here, _response_s(shares, 1), OPERATIONS[1]),
        (msg("explain-other-arrays"), work.ios, _mean_s(shares, "elsewhere_s"), msg("explain-ios")),
        (msg("explain-think-time"), work.ios, work.think_s, msg("explain-ios")),
        (CPU_WAIT, work.ios, _mean_s(shares, "cpu_wait_s"), msg("explain-ios")),
    ):
        value = rounds * n / work.outstanding * each_s
        if value > 0.0:
            formula = msg("explain-amount-and-time", n=plain(n), ops=what, time=each(each_s))
            if work.outstanding != 1.0:
                formula = msg("explain-streams", what=formula, streams=plain(work.outstanding))
            yield Term(label=label, formula=formula if turns is None else turns.of(formula), value=value)


def _mean_s(shares: Sequence[Share], name: Literal["cpu_wait_s", "elsewhere_s"]) -> float:
    """Return the mean of a population's time per I/O."""
    ios = sum(float(share.ios.sum()) for share in shares)
    return sum(getattr(share, name) * float(share.ios.sum()) for share in shares) / ios if ios > 0.0 else 0.0


def _response_s(shares: Sequence[Share], op: int) -> float:
    """Return the mean response time of a population's reads or writes, as seen by the hosts."""
    ios = sum(float(share.ios[op]) for share in shares)
    idle = (
        share.ios[op] * sum(part.seconds for part in idle_parts(share.network, share.shape)[op]) for share in shares
    )
    waited = (share.waits_s[op].sum() for share in shares)
    return float(sum(idle) + sum(waited)) / ios if ios > 0.0 else 0.0


def _stage_terms(stages: Sequence[RateInterval], scenario: Scenario, catalog: Catalog) -> Iterator[Term]:
    pool = scenario.pools[stages[0].pool]
    known = [stage for stage in deployment_of(pool, catalog).stages if stage.fixed_s.known + stage.s_per_desktop.known]
    if len(known) != len(stages):
        length_s = max(stage.ends_s for stage in stages) - min(stage.starts_s for stage in stages)
        yield Term(
            label=msg("explain-clone-manager"), formula=msg("explain-desktops", n=pool.n_desktops), value=length_s
        )
        return
    for interval, stage in zip(stages, known, strict=True):
        formula = msg("explain-stage", n=pool.n_desktops, time=Quantity(stage.s_per_desktop.known, "s", 3))
        if stage.fixed_s.known:
            formula = msg("explain-stage-fixed", fixed=Quantity(stage.fixed_s.known, "s"), stage=formula)
        yield Term(label=stage.name, formula=formula, value=interval.ends_s - interval.starts_s)
