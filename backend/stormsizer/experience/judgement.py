"""Each phase held against the goals, and what limits it."""

from collections.abc import Iterator

from stormsizer.experience.grades import Binding, GoalCheck, Grade, LoginExperience
from stormsizer.messages.formatting import percent
from stormsizer.model.scenario import Goals
from stormsizer.storage.figures import TIERS, Component, PhaseFigures
from stormsizer.timeline.phases import Phase

LOGINS = (Phase.FIRST_LOGIN, Phase.MONDAY_LOGIN, Phase.TUESDAY_LOGIN)
PEOPLED = (*LOGINS, Phase.STEADY_STATE)
"""Phases that people make: somebody logs in or works all the time. In any other, people may be there beside it."""
AT_FULL_SPEED = (
    Phase.PROVISIONING,
    Phase.POWER_ON,
    Phase.RECOMPOSE,
    Phase.ANTIVIRUS_SCAN,
    Phase.PATCH,
    Phase.LOAD_TEST,
)
"""Work that runs as fast as something allows, so that something is always full."""
POOR_SHARE = 0.1
"""A login event in which more users than this have a poor login is poor as a whole."""
POOR_MARGIN = -0.25
"""Any other phase is poor when it misses a goal by more than a quarter."""
BUSY_FRACTION = 0.7
"""A component that is busier than this is said to bind."""
FULL_FRACTION = 0.97
"""Copies run by the clone manager's clock: only a component that is full binds them."""

COMPONENT_LABELS = {
    Component.CONTROLLER_CPU: "controller CPU",
    Component.FLASH: "flash drives",
    Component.DRIVES: "drives",
    Component.PERFORMANCE: "fast drives",
    Component.CAPACITY: "capacity drives",
    Component.PORT_OUT: "outbound port",
    Component.PORT_IN: "inbound port",
    Component.HOST_LINK_IN: "links into the hosts",
    Component.HOST_LINK_OUT: "links out of the hosts",
    Component.HOST_CPU: "host CPU",
}


def checks(
    phase: Phase, goals: Goals, felt: PhaseFigures | None, duration_s: float, experience: LoginExperience | None
) -> tuple[GoalCheck, ...]:
    """Every goal that applies to a phase.

    Ceilings on response time and utilisation hold while people log in or work. Work that lasts until it is done keeps
    something full by its nature, so that beside it the response time alone is judged, and how long it takes.

    Parameters
    ----------
    felt
        Figures of the time in which people log in or work; none if nobody does.
    """
    return (
        *_time_checks(phase, goals, duration_s),
        *_login_checks(goals, experience),
        *_felt_checks(phase, goals, felt),
    )


def _time_checks(phase: Phase, goals: Goals, duration_s: float) -> Iterator[GoalCheck]:
    if phase is Phase.PROVISIONING:
        yield _at_most("provisioning_max_s", "Deployment time", duration_s, goals.provisioning_max_s, "s")
    if phase is Phase.POWER_ON:
        yield _at_most("power_on_max_s", "Power-on time", duration_s, goals.power_on_max_s, "s")


def _login_checks(goals: Goals, experience: LoginExperience | None) -> Iterator[GoalCheck]:
    if experience is None:
        return
    value, limit = experience.good_fraction, goals.login_min_good_fraction
    # a share can get no farther than to all: what is left of that way is its distance
    way = 1.0 - limit if value >= limit else limit
    yield GoalCheck(
        goal="login_min_good_fraction",
        label="Good logins",
        value=value,
        limit=limit,
        unit="fraction",
        holds=value >= limit,
        margin_fraction=(value - limit) / way if way > 0 else 0.0,
    )
    yield _at_most(
        "login_max_poor_fraction", "Poor logins", experience.poor_fraction, goals.login_max_poor_fraction, "fraction"
    )


def _latency_check(goals: Goals, figures: PhaseFigures) -> GoalCheck:
    latency_ms = (
        figures.reads_iops * figures.host_read_latency_ms + figures.writes_iops * figures.host_write_latency_ms
    ) / (figures.total_iops or 1.0)
    return _at_most("host_latency_max_ms", "Response time at the hosts", latency_ms, goals.host_latency_max_ms, "ms")


def _felt_checks(phase: Phase, goals: Goals, felt: PhaseFigures | None) -> Iterator[GoalCheck]:
    if felt is None:
        return
    yield _latency_check(goals, felt)
    for use in () if phase in AT_FULL_SPEED else felt.components:
        label = COMPONENT_LABELS[use.component]
        yield _at_most(
            _ceiling_goal(use.component),
            label[0].upper() + label[1:],
            use.mean_fraction,
            use.ceiling_fraction,
            "fraction",
        )


def _ceiling_goal(component: Component) -> str:
    """Name of the goal that a component's ceiling comes from."""
    if component is Component.CONTROLLER_CPU:
        return "controller_max_fraction"
    if component is Component.HOST_CPU:
        return "host_cpu_max_fraction"
    return "drive_max_fraction" if component in TIERS else "port_max_fraction"


def _at_most(goal: str, label: str, value: float, limit: float, unit: str) -> GoalCheck:
    return GoalCheck(
        goal=goal,
        label=label,
        value=value,
        limit=limit,
        unit=unit,
        holds=value <= limit,
        margin_fraction=(limit - value) / limit if limit > 0 else -value,
    )


def grade(phase: Phase, complete: bool, held: tuple[GoalCheck, ...], experience: LoginExperience | None) -> Grade:
    """Good when every goal holds; fair or poor by how far the worst of them is missed."""
    if not complete:
        return Grade.POOR
    if all(check.holds for check in held):
        return Grade.GOOD
    if phase in LOGINS and experience is not None:
        return Grade.POOR if experience.poor_fraction > POOR_SHARE else Grade.FAIR
    return Grade.POOR if min(check.margin_fraction for check in held) < POOR_MARGIN else Grade.FAIR


def binding(phase: Phase, figures: PhaseFigures) -> Binding:
    """The component that limits a phase, in a sentence."""
    busiest = max(figures.components, key=lambda use: use.mean_fraction)
    busy = percent(busiest.mean_fraction)
    label = COMPONENT_LABELS[busiest.component]
    busy_from = FULL_FRACTION if phase is Phase.PROVISIONING else BUSY_FRACTION
    if busiest.mean_fraction >= busy_from:
        several = label.endswith("s")
        them = "them" if several else "it"
        effect = f"people wait for {them}" if phase in LOGINS else f"the work waits for {them}"
        if busiest.component is Component.HOST_CPU:
            effect = "the hosts carry hardly more"
        if phase is Phase.POWER_ON:
            effect = f"{'they set' if several else 'it sets'} the pace at which desktops come up"
        return Binding(component=busiest.component, sentence=f"{label[0].upper()}{label[1:]} at {busy}: {effect}.")
    nearest = "come nearest to their limit" if label.endswith("s") else "comes nearest to its limit"
    where = "" if busiest.component is Component.HOST_CPU else "on the array "
    rest = f"{where}the {label} {nearest}, at {busy}."
    if phase is Phase.PROVISIONING:
        return Binding(component="clone_manager", sentence=f"The clone manager sets the pace; {rest}")
    if phase is Phase.POWER_ON:
        return Binding(component="power_on_slots", sentence=f"The power-on slots set the pace; {rest}")
    return Binding(component="none", sentence=f"Nothing binds; {rest}")
