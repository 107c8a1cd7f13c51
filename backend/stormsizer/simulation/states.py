"""States in which a scenario must meet its goals: today, at the end of its growth, and with a component failed."""

import math
from collections.abc import Iterator, Sequence

from stormsizer.experience.grades import GoalStatus
from stormsizer.experience.judgment import margin_of
from stormsizer.messages.terms import ONE_PART, WITHOUT_PART
from stormsizer.messages.text import Listing, Message, Quantity, Text, compared, first_sentence, msg, sentences
from stormsizer.model.catalog import Catalog
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Part, Scenario, with_main_array
from stormsizer.model.scenario.goals import SPARE_CAPACITY
from stormsizer.simulation.verdict import Constraint, Verdict


class StateVerdict(Document):
    """Verdict on the calendar in one state: today, with the desktops of the last year, or with a component failed."""

    label: Text
    year: int | None
    """Last year of the planned growth; None for today's desktops."""
    n_desktops: int
    missing: Part | None
    """Component that is failed during the whole calendar; None if all components work."""
    array_id: str | None
    """Array of that component; None if all components work."""
    status: GoalStatus
    n_phases: int
    n_holding: int
    """Phases that meet their goals in this state."""
    spare_fraction: float | None = None
    """Free fraction of the usable capacity, on the array with the least; None if the state cannot be simulated, and in
    results of older engines."""
    constraint: Constraint | None
    """Goal with the smallest margin; None if the array is without a working component, or no goal applies."""
    sentence: Text


def state_label(year: int | None, n_desktops: int, missing: str | None, array_name: str | None) -> Text:
    """Return the name of a state, as it starts a sentence: *In 2029 with 1,598 desktops*.

    Parameters
    ----------
    missing
        Key of the name of the failed component; see ``ArrayModel.name_of_part``.
    array_name
        Name of the array with the failed component if the scenario has several arrays.
    """
    part: Text | None = None
    if missing is not None:
        part = WITHOUT_PART[missing]
        if array_name is not None:
            part = msg("state-part-on-array", part=part, array=array_name)
    if year is None:
        return part or msg("state-today", n=n_desktops)
    if part is None:
        return msg("state-year", year=str(year), n=n_desktops)
    return msg("state-year-and-part", part=part, year=str(year), n=n_desktops)


def state_verdict(
    verdict: Verdict,
    label: Text,
    n_desktops: int,
    *,
    year: int | None = None,
    missing: Part | None = None,
    array_id: str | None = None,
    spare_fraction: float | None = None,
) -> StateVerdict:
    """Return the verdict on a calendar as that on a state."""
    return StateVerdict(
        label=label,
        year=year,
        n_desktops=n_desktops,
        missing=missing,
        array_id=array_id,
        status=verdict.status,
        n_phases=verdict.n_phases,
        n_holding=verdict.n_holding,
        spare_fraction=spare_fraction,
        constraint=verdict.constraint,
        sentence=verdict.sentence,
    )


def part_name(part: Part, array_id: str | None, scenario: Scenario, catalog: Catalog) -> str:
    """Return the key of the name of a failed component of an array; by default, of the main one."""
    seen = scenario if array_id is None else with_main_array(scenario, array_id)
    return catalog.arrays[seen.array.model_id].name_of_part(part)


def last_year(states: Sequence[StateVerdict]) -> StateVerdict | None:
    """Return the state in the last year of the planned growth, with all components working; None without growth."""
    return next((state for state in states if state.year is not None and state.missing is None), None)


def deciding_state(today: Verdict, planned: Sequence[StateVerdict]) -> StateVerdict | None:
    """Return the worst planned state; None if today's desktops with all components miss goals or are as bad."""
    worst = max(planned, key=_badness, default=None)
    if worst is None or today.status is GoalStatus.FAILS or _badness(today) >= _badness(worst):
        return None
    return worst


def with_states(
    today: Verdict, spare_fraction: float, planned: Sequence[StateVerdict], scenario: Scenario, catalog: Catalog
) -> Verdict:
    """Return the verdict on a scenario in all of its states: that of the deciding one.

    Parameters
    ----------
    today
        Verdict on today's desktops with all components working.
    spare_fraction
        Free fraction of the usable capacity with them, on the array with the least.
    """
    worst = deciding_state(today, planned)
    free = _free_capacity(today, spare_fraction, worst, planned, scenario)
    if worst is None:
        met = bool(planned) and all(state.status is not GoalStatus.FAILS for state in planned)
        also_met = _also_met(planned, scenario, catalog) if met else None
        return today.model_copy(
            update={"sentence": sentences(today.sentence, free, _unchecked(today, scenario), also_met)}
        )
    constraint = worst.constraint
    return today.model_copy(
        update={
            "status": worst.status,
            "holds": worst.status is not GoalStatus.FAILS,
            "constraint": constraint and constraint.model_copy(update={"state": worst.label}),
            "sentence": sentences(
                in_state(worst.label, worst.sentence),
                free,
                _unchecked(worst, scenario),
                msg("verdict-today-met", n=scenario.n_desktops) if today.holds else None,
            ),
        }
    )


def _free_capacity(
    today: Verdict,
    spare_fraction: float,
    worst: StateVerdict | None,
    planned: Sequence[StateVerdict],
    scenario: Scenario,
) -> Text | None:
    """Return the smallest free capacity of all states with its margin, and whether that is smaller than of performance.

    None if goals are missed, because the verdict then names these. The state is named unless the sentence before is
    about the same one, or about one with as much free capacity.
    """
    verdict = worst or today
    if verdict.status is GoalStatus.FAILS:
        return None
    now = spare_fraction, state_label(None, scenario.n_desktops, None, None)
    known = [(state.spare_fraction, state.label) for state in planned if state.spare_fraction is not None]
    least, label = min([now, *known], key=lambda each: each[0])
    is_same = least == (spare_fraction if worst is None else worst.spare_fraction)
    limit = scenario.goals.spare_capacity_fraction
    margin_fraction, tightest = margin_of(SPARE_CAPACITY, least, limit), verdict.constraint
    is_nearest = tightest is not None and tightest.phase_id is not None and margin_fraction < tightest.margin_fraction
    free, goal = compared(least, limit, "fraction")
    margin = Quantity(margin_fraction, "fraction")
    sentence = msg("verdict-capacity", free=free, goal=goal, margin=margin)
    if is_nearest:
        sentence = msg("verdict-capacity-nearest", free=free, goal=goal, margin=margin)
    return sentence if is_same else in_state(label, sentence)


def _unchecked(verdict: Verdict | StateVerdict, scenario: Scenario) -> Message | None:
    """Return a sentence that the hosts' CPU, which could miss goals that are met otherwise, is unknown."""
    is_known = scenario.hosts.cpu_ghz is not None
    return None if is_known or verdict.status is GoalStatus.FAILS else msg("verdict-host-cpu-unchecked")


def in_state(label: Text, sentence: Text) -> Text:
    """Return a sentence with the state that it is about."""
    first, others = first_sentence(sentence)
    return sentences(msg("verdict-in-state", state=label, sentence=first), others)


def missed_states(states: Sequence[StateVerdict]) -> Iterator[Text]:
    """Yield a sentence about each planned state in which goals are missed; today's are told by its phases."""
    for state in states:
        is_today = state.year is None and state.missing is None
        if state.status is GoalStatus.FAILS and not is_today:
            yield in_state(state.label, state.sentence)


def _badness(verdict: Verdict | StateVerdict) -> tuple[int, float]:
    """Return a sort key: the status, then the smallest margin, to a tenth of a percent so that equal states tie."""
    constraint, fails = verdict.constraint, verdict.status is GoalStatus.FAILS
    without = -math.inf if fails else math.inf
    margin_fraction = without if constraint is None else round(constraint.margin_fraction, 3)
    return verdict.status.severity, -margin_fraction


def _also_met(states: Sequence[StateVerdict], scenario: Scenario, catalog: Catalog) -> Message:
    """Return a sentence about the states in which the goals are met as they are today."""
    year, n = next(((str(state.year), state.n_desktops) for state in states if state.year is not None), ("", 0))
    failed = (part_name(state.missing, state.array_id, scenario, catalog) for state in states if state.missing)
    parts = Listing(tuple(dict.fromkeys(ONE_PART[name] for name in failed)), "or")
    if not parts.items:
        return msg("verdict-planned-growth-met", year=year, n=n)
    if not year:
        return msg("verdict-planned-failures-met", parts=parts)
    return msg("verdict-planned-both-met", year=year, n=n, parts=parts)
