"""Result of one phase of the week: figures, user experience, goal checks and bottleneck."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from pydantic import model_validator

from stormsizer.experience.grades import Binding, GoalCheck, GoalStatus, Grade, LoginExperience
from stormsizer.experience.indicators import ExperienceIndicators, indicators, mean_desktops_on
from stormsizer.experience.judgment import PEOPLED, binding, checks, grade, is_bottleneck, status
from stormsizer.experience.logins import experience, login_times, unloaded_login_s
from stormsizer.experience.stretches import Stretch
from stormsizer.messages.local_time import with_local_time
from stormsizer.messages.terms import PHASES
from stormsizer.messages.text import Instant, Quantity, Text, msg
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Event, Goals, InvalidScenarioError, PowerOn, Problem, Reboot, Scenario
from stormsizer.model.scenario.goals import GOOD_LOGINS
from stormsizer.model.scenario.problems import some_of
from stormsizer.storage.figures import Component, PhaseFigures
from stormsizer.storage.serve import StormHistory
from stormsizer.storage.summary import burst_credits, peopled_s, summarize
from stormsizer.storage.trace import Trace
from stormsizer.timeline.phases import Phase
from stormsizer.timeline.plan import PoolPlan
from stormsizer.units import SECONDS_PER_MINUTE

Drives = Mapping[Component, int]


class PhaseResult(Document):
    """Result of one phase of the week: an event's storm, or the quiet period after it."""

    id: str
    event_id: str
    """ID of the event that causes the phase."""
    phase: Phase
    label: Text
    """Label, for example *Mon, May 30 08:00 First login*, in the scenario's time zone."""
    pool_ids: tuple[str, ...]
    n_desktops: int
    """Desktops; on session hosts, sessions in login and steady-state phases, and virtual machines in all others."""
    starts_at: datetime
    ends_at: datetime
    """End of the phase's work, or of its window."""
    duration_s: float
    complete: bool
    """False if the calendar ended, or the desktops were rebooted, before the work was complete."""
    figures: PhaseFigures
    experience: LoginExperience | None
    indicators: ExperienceIndicators | None = None
    """Liquidware indicators over the averaging window; None except for login and steady-state phases."""
    checks: tuple[GoalCheck, ...]
    holds: bool
    status: GoalStatus
    """GoalStatus on all arrays that the phase uses. Results of engines before 0.3 only pass or fail."""
    grade: Grade
    binding: Binding

    @model_validator(mode="before")
    @classmethod
    def _status_of_older(cls, given: Any) -> Any:
        """Add the status to results of older engines, which do not have one."""
        if not isinstance(given, dict) or "status" in given or "holds" not in given:
            return given
        return given | {"status": GoalStatus.PASSES if given["holds"] else GoalStatus.FAILS}


def phase_with_id(phases: Sequence[PhaseResult], phase_id: str) -> PhaseResult:
    """Return the phase with this id.

    Raises
    ------
    InvalidScenarioError
        If there is no such phase.
    """
    for phase in phases:
        if phase.id == phase_id:
            return phase
    allowed = some_of([each.id for each in phases], most=12)
    raise InvalidScenarioError(
        (Problem(path="phase_id", given=phase_id, allowed=allowed, message=msg("field-unknown-phase")),)
    )


class EventSpan(Document):
    """Simulated start and end of an event; a storm may outlast its window."""

    event_id: str
    starts_at: datetime
    ends_at: datetime
    """End of the event's own work: last desktop up, last user logged in, or end of the window."""


def judge(
    stretch: Stretch,
    scenario: Scenario,
    all_pools: Sequence[PoolPlan],
    trace: Trace,
    history: StormHistory | None,
    n_drives: Drives,
) -> PhaseResult:
    """Judge the figures of a stretch against the scenario's goals.

    Parameters
    ----------
    scenario
        Scenario with the goals; its events need to include only the one that causes the stretch.
    trace
        Trace of the week; only the part within ``stretch.seen_s`` is needed.
    history
        History of the login storm; None if the stretch is not a login storm.
    n_drives
        Number of active drives in each tier.
    """
    pools = all_pools if stretch.pool is None else (all_pools[stretch.pool],)
    event = next(event for event in scenario.events if event.id == stretch.event_id)
    figures = summarize(trace, stretch.averaged_from_s, stretch.averaged_to_s, scenario.goals, n_drives)
    # credits may run out after the averaging window, while users still log in
    figures = figures.model_copy(update={"credits": burst_credits(trace, stretch.from_s, stretch.to_s)})
    seen = None
    if stretch.storm is not None and history is not None:
        pool = all_pools[stretch.storm.pool]
        times = login_times(stretch.storm, history, pool.n_desktops, pool.dedicated)
        seen = experience(times, scenario.goals)
    duration_s = stretch.to_s - stretch.from_s
    felt = _felt(stretch, scenario.goals, trace, figures, n_drives)
    held = checks(stretch.phase, scenario.goals, felt, duration_s, seen)
    starts_at = scenario.calendar.starts_at + timedelta(seconds=stretch.from_s)
    return PhaseResult(
        id=phase_id(stretch.event_id, stretch.pool, stretch.phase, scenario),
        event_id=stretch.event_id,
        phase=stretch.phase,
        label=phase_label(
            stretch.phase,
            event.name,
            Instant(starts_at, scenario.time_zone),
            scenario.zone_of(event, [pool.id for pool in pools]),
        ),
        pool_ids=tuple(pool.id for pool in pools),
        n_desktops=round(sum(pool.n_desktops if stretch.phase in PEOPLED else pool.n_machines for pool in pools)),
        starts_at=starts_at,
        ends_at=scenario.calendar.starts_at + timedelta(seconds=stretch.to_s),
        duration_s=duration_s,
        complete=stretch.complete,
        figures=figures,
        experience=seen,
        indicators=_indicators(stretch, scenario, trace, figures, seen),
        checks=held,
        holds=stretch.complete and all(check.holds for check in held),
        status=status(stretch.phase, stretch.complete, held, felt),
        grade=grade(stretch.phase, stretch.complete, held, seen),
        binding=_binding(
            stretch,
            scenario.goals,
            held,
            binding(stretch.phase, figures, felt, is_all_at_once=_starts_all_at_once(event, all_pools)),
        ),
    )


def _starts_all_at_once(event: Event, pools: Sequence[PoolPlan]) -> bool:
    """Return whether an event starts all its desktops at once: it has slots for all of them, and no other limit."""
    if not isinstance(event, PowerOn | Reboot):
        return False
    if event.starts_per_minute is not None or event.concurrent_fraction < 1.0:
        return False
    return event.n_slots >= sum(pool.n_machines for pool in pools if pool.id in event.pool_ids)


def _binding(stretch: Stretch, goals: Goals, held: Sequence[GoalCheck], found: Binding) -> Binding:
    """Return the bottleneck or, if none explains why logins are not good, the time that they take on any storage."""
    is_missed = any(check.goal == GOOD_LOGINS.field and not check.holds for check in held)
    if stretch.storm is None or is_bottleneck(found) or not is_missed:
        return found
    shortest_s = unloaded_login_s(stretch.storm, goals.login_min_good_fraction)
    if shortest_s <= goals.login_good_s:
        return found
    reason = msg(
        "binding-guests",
        share=Quantity(goals.login_min_good_fraction, "fraction"),
        time=Quantity(shortest_s, "s"),
        goal=Quantity(goals.login_good_s, "s"),
    )
    return found.model_copy(update={"component": "none", "sentence": reason})


def _felt(stretch: Stretch, goals: Goals, trace: Trace, figures: PhaseFigures, n_drives: Drives) -> PhaseFigures | None:
    """Return a stretch's figures for the time in which users log in or work; None if no user does.

    Goals apply to the whole storm, even if the event has an averaging window for its figures.
    """
    span = stretch.from_s, stretch.to_s
    if stretch.phase in PEOPLED:
        is_whole = span == (stretch.averaged_from_s, stretch.averaged_to_s)
        return figures if is_whole else summarize(trace, *span, goals, n_drives)
    if peopled_s(trace, *span) < SECONDS_PER_MINUTE:
        return None
    return summarize(trace, *span, goals, n_drives, while_peopled=True)


def _indicators(
    stretch: Stretch, scenario: Scenario, trace: Trace, figures: PhaseFigures, seen: LoginExperience | None
) -> ExperienceIndicators | None:
    if stretch.phase not in PEOPLED:
        return None
    n_on = mean_desktops_on(trace, figures.averaged_from_s, figures.averaged_to_s)
    others_iops = scenario.array.other_workloads.iops
    return indicators(scenario.indicators, scenario.goals, figures, n_on, seen, others_iops=others_iops)


def phase_label(phase: Phase, event_name: str, starts: Instant, local_zone: str) -> Text:
    """Return a label such as *Mon, May 30 08:00 First login*; quiet phases show the phase name, not the event name.

    Parameters
    ----------
    local_zone
        Time zone of the event or of its pools; a local time other than that of ``starts`` follows the name.
    """
    event = PHASES[phase] if phase in (Phase.STEADY_STATE, Phase.IDLE) else event_name
    return with_local_time(msg("phase-label", time=starts, event=event), starts.at, starts.zone, local_zone)


def phase_id(event_id: str, pool: int | None, phase: Phase, scenario: Scenario) -> str:
    """Return the id of an event's phase for one pool, or of a phase that involves only the array."""
    quiet = {Phase.STEADY_STATE: "-steady", Phase.IDLE: "-idle"}.get(phase, "")
    event = next(event for event in scenario.events if event.id == event_id)
    several = pool is not None and len(getattr(event, "pool_ids", ())) > 1
    of_pool = f"-{scenario.pools[pool].id}" if several and pool is not None else ""
    return f"{event_id}{of_pool}{quiet}"


def event_spans(scenario: Scenario, phases: Sequence[PhaseResult]) -> tuple[EventSpan, ...]:
    """Return the simulated start and end of each calendar event, for charts."""
    storms = [phase for phase in phases if phase.phase not in (Phase.STEADY_STATE, Phase.IDLE)]
    spans = []
    for event in scenario.events:
        ends_at = getattr(event, "ends_at", event.starts_at + timedelta(seconds=getattr(event, "window_s", 0.0)))
        reached = [phase.ends_at for phase in storms if phase.event_id == event.id]
        spans.append(EventSpan(event_id=event.id, starts_at=event.starts_at, ends_at=max([ends_at, *reached])))
    return tuple(spans)
