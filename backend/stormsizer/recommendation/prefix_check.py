"""Conclusions about a whole week from simulating its beginning: later events cannot undo an earlier miss."""

import math
from collections.abc import Mapping
from dataclasses import replace

from stormsizer.experience.phases import PhaseResult, phase_id
from stormsizer.model.scenario import Part, Scenario
from stormsizer.model.scenario.goals import COMPLETION, GOALS
from stormsizer.recommendation.screening import Clause
from stormsizer.storage.serve import LONGEST_STEP_S
from stormsizer.timeline.phases import Phase
from stormsizer.timeline.plan import Departure, LoginStorm, Plan, Sweep

OVERDUE = frozenset(goal.field for goal in GOALS if goal.breaks_when_overdue)
"""Fields of the goals that a storm has missed once its time is up, no matter when it ends."""


def beginning(week: Plan, to_s: float) -> Plan:
    """Return the beginning of a week: bit-identical to the whole week, except that the last step may be cut short."""
    return replace(week, length_s=min(to_s + LONGEST_STEP_S, week.length_s))


def decided_s(scenario: Scenario, week: Plan) -> Mapping[str, float]:
    """Return, by phase id, the time by which a phase's misses are decided; omit times that depend on the array.

    A power-on that has not completed at its limit is too late. A user who has not logged in within the longest fair
    time after the last arrival cannot have a fair login. A quiet phase ends when the pool's next event starts. Earlier
    times are extended to the end of the first logins, because most arrays fail there.

    Parameters
    ----------
    scenario
        With expanded events, as in the plan.
    """
    goals = scenario.goals
    found: dict[str, float] = {}
    for sweep in week.sweeps:
        if sweep.phase is Phase.POWER_ON:
            found[phase_id(sweep.event_id, sweep.pool, sweep.phase, scenario)] = sweep.starts_s + goals.power_on_max_s
    for storm in week.logins:
        last_s = storm.starts_s + storm.window_s + goals.login_fair_s
        found[phase_id(storm.event_id, storm.pool, Phase(storm.phase), scenario)] = last_s
        events: tuple[Sweep | LoginStorm | Departure, ...] = (*week.sweeps, *week.logins, *week.departures)
        ahead = [each.starts_s for each in events if each.pool == storm.pool and each.starts_s > storm.starts_s]
        steady = phase_id(storm.event_id, storm.pool, Phase.STEADY_STATE, scenario)
        found[steady] = min([week.length_s, *ahead])
    first_s = min((storm.starts_s + storm.window_s + goals.login_fair_s for storm in week.logins), default=0.0)
    return {each: max(at_s, first_s) for each, at_s in found.items()}


def has_ended(phase: PhaseResult, scenario: Scenario, served_s: float) -> bool:
    """Return whether a phase ended before the last step, so that its result is the same as in the whole week."""
    return scenario.calendar.seconds(phase.ends_at) < served_s


def overdue(phase: PhaseResult, missing: Part | None, decided_s: Mapping[str, float], served_s: float) -> set[Clause]:
    """Return the certain misses of an incomplete phase; none before the time by which they are decided."""
    if decided_s.get(phase.id, math.inf) > served_s:
        return set()
    failed = [check.goal for check in phase.checks if check.goal in OVERDUE and not check.holds]
    return {frozenset({(phase.id, goal, missing), (phase.id, COMPLETION, missing)}) for goal in failed}
