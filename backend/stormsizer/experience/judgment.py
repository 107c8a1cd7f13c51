"""Goal checks, grade and bottleneck of each phase."""

from collections.abc import Iterator, Sequence

from stormsizer.experience.goal_metrics import PHASE_METRICS, PhaseRecord
from stormsizer.experience.grades import Binding, GoalCheck, GoalStatus, Grade, LoginExperience
from stormsizer.messages.terms import COMPONENTS, COMPONENTS_IN_TEXT
from stormsizer.messages.text import Message, Quantity, first_sentence, msg, sentences
from stormsizer.model.scenario.goals import GOALS, Bound, Goal, Goals, Scope
from stormsizer.storage.figures import BurstCredits, Component, ComponentUse, PhaseFigures
from stormsizer.timeline.phases import Phase

LOGINS = (Phase.FIRST_LOGIN, Phase.MONDAY_LOGIN, Phase.TUESDAY_LOGIN)
PEOPLED = (*LOGINS, Phase.STEADY_STATE)
"""Phases that users cause: logins and steady state. Users may also be active during other phases."""
AT_FULL_SPEED = (
    Phase.PROVISIONING,
    Phase.POWER_ON,
    Phase.RECOMPOSE,
    Phase.ANTIVIRUS_SCAN,
    Phase.PATCH,
    Phase.LOAD_TEST,
)
"""Phases in which work runs at full speed, so some component is always saturated."""
POOR_SHARE = 0.1
"""A login phase is graded poor if more than this share of the users has a poor login."""
POOR_MARGIN = -0.25
"""Any other phase is graded poor if it misses a goal by more than a quarter of the limit."""
BUSY_FRACTION = 0.7
"""Minimum utilization at which the busiest component counts as the bottleneck."""
CLOSE_FRACTION = 0.9
"""Utilization in the busiest minute from which a component is named as close to its limit if there is no bottleneck."""
UNSERVED_FRACTION = 0.02
"""Minimum share of I/O not served in a phase that is stated; less is the work of its last seconds."""
SMALL_MARGIN_FRACTION = 0.1
"""Margin below which a phase that meets its goals is at risk: the error of the predictions is larger than that."""
SATURATED_FRACTION = 0.995
"""Mean utilization in a minute from which a component counts as saturated in that minute."""
FULL_FRACTION = 0.97
"""Threshold for provisioning: the clone manager sets the pace, so only a saturated component is the bottleneck."""

SCOPE_ORDER = (Scope.DEPLOYMENT, Scope.POWER_ON, Scope.LOGIN, Scope.PEOPLE)
"""Goal scopes that apply to phases, in the order in which a phase lists its checks."""


def checks(
    phase: Phase, goals: Goals, felt: PhaseFigures | None, duration_s: float, experience: LoginExperience | None
) -> tuple[GoalCheck, ...]:
    """Check every goal that applies to a phase.

    Goals for response time and utilization apply while users log in or work. Work that runs at full speed inevitably
    saturates some component, so only response time and duration are checked during it, not utilization.

    Parameters
    ----------
    felt
        Figures for the time in which users log in or work; None if no user does.
    """
    record = PhaseRecord(phase, duration_s, felt, experience)
    applying = (goal for scope in SCOPE_ORDER for goal in GOALS if goal.scope is scope and _applies(goal, record))
    return tuple(check for goal in applying for check in _checks_of(goal, goals, record))


def _applies(goal: Goal, record: PhaseRecord) -> bool:
    match goal.scope:
        case Scope.DEPLOYMENT:
            return record.phase is Phase.PROVISIONING
        case Scope.POWER_ON:
            return record.phase is Phase.POWER_ON
        case Scope.LOGIN:
            return record.logins is not None
        case Scope.PEOPLE:
            return record.while_peopled is not None and not (goal.components and record.phase in AT_FULL_SPEED)
        case _:
            return False


def _checks_of(goal: Goal, goals: Goals, record: PhaseRecord) -> Iterator[GoalCheck]:
    """Check a goal or, for a utilization goal, each component that it limits."""
    if not goal.components:
        yield _check(goal, goal.label, PHASE_METRICS[goal.metric](record), goal.limit(goals))
        return
    for use in record.while_peopled.components if record.while_peopled else ():
        if use.component in goal.components:
            check = _check(goal, COMPONENTS[use.component], use.mean_fraction, use.ceiling_fraction)
            yield check.model_copy(update={"peak": use.peak_fraction})


def _check(goal: Goal, label: Message, value: float, limit: float) -> GoalCheck:
    return GoalCheck(
        goal=goal.field,
        label=label,
        value=value,
        limit=limit,
        unit=goal.unit,
        holds=goal.is_met(value, limit),
        margin_fraction=margin_of(goal, value, limit),
    )


def margin_of(goal: Goal, value: float, limit: float) -> float:
    """Return the margin as a fraction of the limit or, for a minimum share that is met, of its distance to 1."""
    if goal.bound is Bound.AT_LEAST:
        way = 1.0 - limit if goal.unit == "fraction" and value >= limit else limit
        return (value - limit) / way if way > 0 else 0.0
    return (limit - value) / limit if limit > 0 else -value


def grade(phase: Phase, complete: bool, held: tuple[GoalCheck, ...], experience: LoginExperience | None) -> Grade:
    """Return a phase's grade: poor if incomplete, good if every goal is met, otherwise by the size of the miss."""
    if not complete:
        return Grade.POOR
    if all(check.holds for check in held):
        return Grade.GOOD
    if phase in LOGINS and experience is not None:
        return Grade.POOR if experience.poor_fraction > POOR_SHARE else Grade.FAIR
    return Grade.POOR if min(check.margin_fraction for check in held) < POOR_MARGIN else Grade.FAIR


def status(phase: Phase, complete: bool, held: tuple[GoalCheck, ...], felt: PhaseFigures | None) -> GoalStatus:
    """Return a phase's status.

    A phase that meets its goals is at risk if one of them is met with a margin of less than a tenth of its limit, or if
    a component is saturated for a minute while users log in or work.

    Parameters
    ----------
    felt
        As in ``checks``.
    """
    if not complete or not all(check.holds for check in held):
        return GoalStatus.FAILS
    if any(check.margin_fraction < SMALL_MARGIN_FRACTION for check in held):
        return GoalStatus.AT_RISK
    return GoalStatus.AT_RISK if saturated(phase, felt) else GoalStatus.PASSES


def saturated(phase: Phase, felt: PhaseFigures | None) -> ComponentUse | None:
    """Return the busiest component that is saturated for a minute while users log in or work; None if there is none."""
    if felt is None or phase in AT_FULL_SPEED:
        return None
    full = [use for use in felt.components if use.peak_fraction >= SATURATED_FRACTION]
    return max(full, key=lambda use: use.mean_fraction, default=None)


def binding(
    phase: Phase, figures: PhaseFigures, felt: PhaseFigures | None = None, *, is_all_at_once: bool = False
) -> Binding:
    """Return the bottleneck of a phase, with a sentence that explains it, and says how much I/O is not served.

    Parameters
    ----------
    felt
        As in ``checks``. Where utilization goals apply, the bottleneck is that of the time they apply to.
    is_all_at_once
        Whether all desktops start at once, so that their number of power-on slots limits nothing.
    """
    limited = figures if felt is None or phase in AT_FULL_SPEED else felt
    is_part = limited is not figures and phase not in PEOPLED
    found = _bottleneck(phase, limited, figures.credits, is_part=is_part, is_all_at_once=is_all_at_once)
    if found.component == "none":
        found = _closest([*limited.components, *figures.components]) or found
    if felt is not None and phase in AT_FULL_SPEED and _exceeds_ceiling(felt):
        found = found.model_copy(update={"sentence": sentences(found.sentence, msg("binding-at-full-speed"))})
    if figures.unserved_fraction < UNSERVED_FRACTION:
        return found
    requested, served = Quantity(figures.requested_iops, "IOPS"), Quantity(figures.total_iops, "IOPS")
    unserved = msg("binding-unserved", requested=requested, served=served)
    bottleneck = None if found.component == "none" else found.sentence
    return found.model_copy(update={"sentence": sentences(bottleneck, unserved)})


def _closest(uses: Sequence[ComponentUse]) -> Binding | None:
    """Return the component that is closest to its limit in its busiest minute; None if none is close."""
    full = max(uses, key=lambda use: use.peak_fraction)
    if full.peak_fraction < CLOSE_FRACTION:
        return None
    sentence = msg(
        "binding-closest",
        component=COMPONENTS_IN_TEXT[full.component],
        peak=Quantity(full.peak_fraction, "fraction"),
        load=Quantity(full.mean_fraction, "fraction"),
    )
    return Binding(component=full.component, sentence=sentence)


def is_bottleneck(found: Binding) -> bool:
    """Return whether a component limits a phase; one that is only close to its limit does not."""
    first, _ = first_sentence(found.sentence)
    is_close = isinstance(first, Message) and first.id == "binding-closest"
    return found.component != "none" and not is_close


def _exceeds_ceiling(figures: PhaseFigures) -> bool:
    return any(use.mean_fraction > use.ceiling_fraction for use in figures.components)


def _highest_load(component: Message, load: Quantity, *, is_part: bool) -> Message:
    if is_part:
        return msg("binding-highest-load-at-work", component=component, load=load)
    return msg("binding-highest-load", component=component, load=load)


def _bottleneck(
    phase: Phase, figures: PhaseFigures, bursts: tuple[BurstCredits, ...], *, is_part: bool, is_all_at_once: bool
) -> Binding:
    """Return the bottleneck of figures, which cover only the time in which users log in or work if ``is_part``."""
    for level in bursts:
        if level.empty_from_s is not None:
            load = Quantity(figures.use_of(level.component).mean_fraction, "fraction")
            sentence = msg("binding-credits", component=COMPONENTS_IN_TEXT[level.component], load=load)
            return Binding(component=level.component, sentence=sentence)
    busiest = max(figures.components, key=lambda use: use.mean_fraction)
    component, load = COMPONENTS_IN_TEXT[busiest.component], Quantity(busiest.mean_fraction, "fraction")
    busy_from = FULL_FRACTION if phase is Phase.PROVISIONING else BUSY_FRACTION
    if busiest.mean_fraction >= busy_from:
        if phase is Phase.POWER_ON:
            sentence = msg("binding-power-on", component=component, load=load)
        elif busiest.component is Component.HOST_CPU:
            sentence = msg("binding-hosts-full", load=load)
        elif phase in LOGINS:
            sentence = msg("binding-users-wait", component=component, load=load)
        else:
            sentence = msg("binding-work-waits", component=component, load=load)
        return Binding(component=busiest.component, sentence=sentence)
    return _unsaturated(phase, figures, _highest_load(component, load, is_part=is_part), is_all_at_once=is_all_at_once)


def _unsaturated(phase: Phase, figures: PhaseFigures, highest: Message, *, is_all_at_once: bool) -> Binding:
    """Return what limits a phase whose components are not busy on average."""
    if phase is Phase.PROVISIONING:
        return Binding(component="clone_manager", sentence=sentences(msg("binding-clone-manager"), highest))
    if phase is Phase.POWER_ON and is_all_at_once:
        return Binding(component="none", sentence=sentences(msg("binding-all-at-once"), highest))
    if phase is Phase.POWER_ON:
        return Binding(component="power_on_slots", sentence=sentences(msg("binding-power-on-slots"), highest))
    full = max(figures.components, key=lambda use: use.peak_fraction)
    if full.peak_fraction >= SATURATED_FRACTION:
        sentence = msg(
            "binding-saturated-at-peak",
            component=COMPONENTS_IN_TEXT[full.component],
            peak=Quantity(full.peak_fraction, "fraction"),
            load=Quantity(full.mean_fraction, "fraction"),
        )
        return Binding(component=full.component, sentence=sentence)
    return Binding(component="none", sentence=sentences(msg("binding-none"), highest))
