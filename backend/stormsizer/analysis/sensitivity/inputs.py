"""Scenario inputs that can be varied one at a time, and their ranges."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

from stormsizer.analysis.facts import FactPlace, fact_at, is_whole, limits_of, with_facts
from stormsizer.analysis.runway import step_of
from stormsizer.analysis.weeks import Week, margin_of_phase
from stormsizer.experience.phases import PhaseResult
from stormsizer.messages.terms import PHASES
from stormsizer.messages.text import Message, Text, msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.catalog.facts import facts_of
from stormsizer.model.scenario import Event, Login, PowerOn, Reboot, Scenario, parse, with_desktops
from stormsizer.model.scenario.goals import GOALS, Scope, highest_limit
from stormsizer.timeline.occurrences import written_out
from stormsizer.timeline.phases import Phase

USUAL_SPREAD = 0.2
"""Tornado range of a catalog value without a known range, as a fraction in each direction."""
PLAN_SPREAD = 0.1
"""Tornado range of planned values, which have no catalog range: desktops, windows, slots, sizes, goals."""
FURTHEST = 4.0
"""The flip point search covers one quarter to four times the current value."""
DESKTOPS = "n_desktops"
Group = Literal["plan", "workload", "array", "goal"]
Case = tuple[Scenario, Catalog]


@dataclass(frozen=True)
class Input:
    """One number that affects the answer.

    Attributes
    ----------
    low, high
        Ends of its bar in the tornado chart.
    ranged
        Whether low and high are the catalog's P10 and P90; otherwise they are a default fraction.
    least, most
        Range to search for a flip point.
    step
        Difference between two values of a whole number that the search tells apart.
    at
        Returns the scenario and catalog with another value; raises ``InvalidScenarioError`` if the value is invalid.
    """

    id: str
    group: Group
    label: Text
    unit: str
    value: float
    low: float
    high: float
    ranged: bool
    least: float
    most: float
    whole: bool
    at: Callable[[float], Case]
    step: int = 1

    def nearest(self, value: float) -> float:
        """Return the nearest value that the search tells apart from others."""
        return _in_steps(self.value, value, self.step) if self.whole else value


def _in_steps(now: float, value: float, step: int) -> float:
    return now + step * round((value - now) / step)


def inputs_of(scenario: Scenario, catalog: Catalog, week: Week) -> tuple[Input, ...]:
    """Return all inputs to vary: plan, workload, array, then goals.

    Parameters
    ----------
    week
        Simulated result of the current scenario; identifies the worst login.
    """
    return (
        *_planned(scenario, catalog, week),
        *_of_workload(scenario, catalog, week),
        *_of_array(scenario, catalog),
        *_goals(scenario, catalog, week),
    )


def _plan_input(
    name: str,
    label: Text,
    unit: str,
    value: float,
    at: Callable[[float], Scenario],
    catalog: Catalog,
    *,
    bounds: tuple[float, float] = (0.0, float("inf")),
    whole: bool = False,
    step: int = 1,
    group: Group = "plan",
) -> Input:
    low, high = (max(bounds[0], min(bounds[1], value * (1 + sign * PLAN_SPREAD))) for sign in (-1, 1))
    if whole:
        low = min(_in_steps(value, low, step), value - step)
        high = max(_in_steps(value, high, step), value + step)
    return Input(
        id=name,
        group=group,
        label=label,
        unit=unit,
        value=value,
        low=max(bounds[0], low),
        high=min(bounds[1], high),
        ranged=False,
        least=max(bounds[0], value / FURTHEST),
        most=min(bounds[1], value * FURTHEST),
        whole=whole,
        at=lambda new: (at(new), catalog),
        step=step,
    )


def _planned(scenario: Scenario, catalog: Catalog, week: Week) -> Iterator[Input]:
    n = scenario.n_desktops

    def desktops(new: float) -> Scenario:
        return with_desktops(scenario, Fraction(round(new), n))

    most = 100_000.0 * n / max(pool.n_desktops for pool in scenario.pools)
    label = msg("sensitivity-desktops")
    bounds, step = (1.0, most), step_of(n)
    yield _plan_input(DESKTOPS, label, "", float(n), desktops, catalog, bounds=bounds, whole=True, step=step)
    login = _worst_event(scenario, week, Login)
    if login is not None:
        window_s = scenario.arrivals_s(login, login.pool_ids)

        def windows(new: float) -> Scenario:
            return _with_events(scenario, lambda event: _windowed(event, new / window_s))

        label = msg("sensitivity-login-windows", event=login.name)
        yield _plan_input("login_window_s", label, "s", window_s, windows, catalog, bounds=(60.0, 86_400.0))
    boot = _worst_event(scenario, week, (PowerOn, Reboot))
    if boot is not None:
        most_slots = min(10_000.0, float(n))

        def slots(new: float) -> Scenario:
            factor = new / boot.n_slots
            return _with_events(scenario, lambda event: _slotted(event, factor))

        label = msg("sensitivity-power-on-slots", event=boot.name)
        now = float(boot.n_slots)
        yield _plan_input("n_slots", label, "", now, slots, catalog, bounds=(1.0, max(now, most_slots)), whole=True)
    for field, label, bound in (
        ("image_gib", msg("sensitivity-image-size"), 4096.0),
        ("growth_gib_per_desktop", msg("sensitivity-desktop-growth"), 4096.0),
    ):
        now = max(getattr(pool, field) for pool in scenario.pools)
        if now > 0:
            at = _of_pools(scenario, field, now)
            yield _plan_input(field, label, "GiB", now, at, catalog, bounds=(0.01, bound))
    for field, label, unit, bounds in (
        ("storage_gbit_per_s_per_host", msg("sensitivity-host-link"), "Gbit/s", (0.01, 1600.0)),
        ("storage_iops_per_host", msg("sensitivity-host-iops"), "IOPS", (1.0, 1e7)),
    ):
        given = getattr(scenario.hosts, field)
        if given is not None:
            yield _plan_input(field, label, unit, given, _of_hosts(scenario, field), catalog, bounds=bounds)


def _of_pools(scenario: Scenario, field: str, now: float) -> Callable[[float], Scenario]:
    def at(new: float) -> Scenario:
        pools = (pool.model_copy(update={field: getattr(pool, field) * new / now}) for pool in scenario.pools)
        return _checked(scenario, {"pools": tuple(pools)})

    return at


def _of_hosts(scenario: Scenario, field: str) -> Callable[[float], Scenario]:
    return lambda new: _checked(scenario, {"hosts": scenario.hosts.model_copy(update={field: new})})


def _checked(scenario: Scenario, changes: dict[str, Any]) -> Scenario:
    return parse(scenario.model_copy(update=changes).model_dump())


def _with_events(scenario: Scenario, changes: Callable[[Event], dict[str, Any]]) -> Scenario:
    events = (event.model_copy(update=changes(event)) for event in scenario.events)
    return _checked(scenario, {"events": tuple(events)})


def _windowed(event: Event, factor: float) -> dict[str, Any]:
    if not isinstance(event, Login):
        return {}
    if event.logins_per_minute is not None:
        return {"logins_per_minute": event.logins_per_minute / factor}
    wider = {"window_s": event.window_s * factor}
    return wider if event.averaging_s is None else wider | {"averaging_s": max(60.0, event.averaging_s * factor)}


def _slotted(event: Event, factor: float) -> dict[str, Any]:
    return {"n_slots": max(1, round(event.n_slots * factor))} if isinstance(event, PowerOn | Reboot) else {}


def _worst_event(scenario: Scenario, week: Week, kind: Any) -> Any:
    """Return the planned event of a given kind with the smallest margin; None if there is no such event."""
    calendar = written_out(scenario)
    place = {event.id: i for i, event in zip(calendar.places, calendar.scenario.events, strict=True)}
    phases = sorted(week.result.phases, key=margin_of_phase)
    events = (scenario.events[place[phase.event_id]] for phase in phases if phase.event_id in place)
    return next((event for event in events if isinstance(event, kind)), None)


def _worst_login(week: Week) -> PhaseResult | None:
    logins = [phase for phase in week.result.phases if phase.experience is not None]
    return min(logins, key=margin_of_phase, default=None)


def _of_workload(scenario: Scenario, catalog: Catalog, week: Week) -> Iterator[Input]:
    login = _worst_login(week)
    at_work = any(phase.phase is Phase.STEADY_STATE for phase in week.result.phases)
    for profile_id in dict.fromkeys(pool.profile_id for pool in scenario.pools):
        profile = catalog.workloads[profile_id]
        of = profile.name if len({pool.profile_id for pool in scenario.pools}) > 1 else ""

        def scaled(
            name: str, label: Message, paths: Sequence[str], profile_id: str = profile_id, of: str = of
        ) -> Iterator[Input]:
            places = [FactPlace("workloads", profile_id, path) for path in paths]
            full = msg("sensitivity-input-of-profile", input=label, profile=of) if of else label
            yield from _fact_input(scenario, catalog, f"{profile_id}.{name}", full, places, "workload")

        if at_work:
            rates = ("steady_state.reads_iops_per_desktop", "steady_state.writes_iops_per_desktop")
            yield from scaled("steady_state", msg("sensitivity-steady-state-io"), rates)
        if login is not None:
            paths = [f"{login.phase.value}.{part}.ios_per_desktop" for part in ("login", "start_of_day")]
            yield from scaled("login_ios", msg("sensitivity-login-ios", phase=PHASES[login.phase.value]), paths)
            cold = [f"{login.phase.value}.{part}.cold_read_fraction" for part in ("login", "start_of_day")]
            yield from scaled("cold_reads", msg("sensitivity-cold-reads", phase=PHASES[login.phase.value]), cold)
        shared = ["working_set.shared_image_fraction"]
        yield from scaled("shared_image", msg("sensitivity-shared-image"), shared)
        yield from scaled("private", msg("sensitivity-working-set"), ["working_set.private_mib_per_desktop"])
        if scenario.hosts.host_cache_gib > 0:
            hits = ["working_set.host_cache_hit_fraction"]
            yield from scaled("host_cache_hits", msg("sensitivity-host-cache-hits"), hits)


def _of_array(scenario: Scenario, catalog: Catalog) -> Iterator[Input]:
    choice = scenario.array
    array = catalog.arrays[choice.model_id]

    def of_array(name: str, label: Message, path: str) -> Iterator[Input]:
        places = [FactPlace("arrays", array.id, path)]
        yield from _fact_input(scenario, catalog, f"{array.id}.{name}", label, places, "array")

    for op, label in (("read", msg("sensitivity-cpu-read")), ("write", msg("sensitivity-cpu-write"))):
        path = f"firmware.{choice.firmware_id}.cpu_us_per_{op}"
        yield from of_array(f"cpu_us_per_{op}", label, path)
    yield from of_array("cache_memory", msg("sensitivity-cache-memory"), "controller.cache_memory_fraction")
    if array.tiering is not None:
        yield from of_array("tiering", msg("sensitivity-tiering"), "tiering.efficiency")
    yield from of_array("port", msg("sensitivity-port-speed"), "network.port_gbit_per_s")
    for drive_id in dict.fromkeys(tier.drive_id for tier in choice.tiers):
        places = [FactPlace("drives", drive_id, f"random_{op}_ms") for op in ("read", "write")]
        label = msg("sensitivity-service-time", drive=catalog.drives[drive_id].name)
        yield from _fact_input(scenario, catalog, f"{drive_id}.service", label, places, "array")


def _fact_input(
    scenario: Scenario, catalog: Catalog, name: str, label: Text, places: Sequence[FactPlace], group: Group
) -> Iterator[Input]:
    """Yield one input that scales several facts together; its value is their sum (maximum for fractions and times)."""
    found = []
    for place in places:
        try:
            fact = fact_at(catalog, place)
        except KeyError:
            continue
        if fact.value:
            found.append((place, fact))
    if not found:
        return
    field = found[0][0].path.rsplit(".", 1)[-1]
    share = limits_of(field)[1] == 1.0 or field.endswith("_ms")
    total: Callable[[Sequence[float]], float] = max if share else sum
    now = total([fact.known for _, fact in found])
    ranged = all(fact.low is not None and fact.high is not None for _, fact in found)
    spread = USUAL_SPREAD * now
    low = total([fact.low or 0.0 for _, fact in found]) if ranged else now - spread
    high = total([fact.high or 0.0 for _, fact in found]) if ranged else now + spread
    least_of_field, most_of_field = limits_of(field)
    if field == "efficiency":
        most_of_field = 1.0
    whole = is_whole(found[0][1])

    def at(new: float) -> Case:
        values = {place: min(fact.known * new / now, most_of_field) for place, fact in found}
        return scenario, with_facts(catalog, {p: float(round(v)) if whole else v for p, v in values.items()})

    units = {named.path: named.unit for place, _ in found[:1] for named in facts_of(_document(catalog, place))}
    yield Input(
        id=name,
        group=group,
        label=label,
        unit=units.get(found[0][0].path, ""),
        value=now,
        low=max(least_of_field, min(low, now)),
        high=min(most_of_field, max(high, now)),
        ranged=ranged,
        least=max(least_of_field, now / FURTHEST),
        most=min(most_of_field, now * FURTHEST),
        whole=whole,
        at=at,
    )


def _document(catalog: Catalog, place: FactPlace) -> Any:
    return getattr(catalog, place.kind)[place.document_id]


def _goals(scenario: Scenario, catalog: Catalog, week: Week) -> Iterator[Input]:
    """Yield the limits of all goals that apply to the week."""
    phases = week.result.phases
    checked = {check.goal for phase in phases for check in phase.checks}
    scopes = {Scope.CAPACITY}
    if any(phase.experience is not None for phase in phases):
        scopes.add(Scope.EACH_LOGIN)
    for goal in GOALS:
        if goal.sensitivity_label is None or (goal.field not in checked and goal.scope not in scopes):
            continue
        now = goal.limit(scenario.goals)
        if now > 0:
            yield _plan_input(
                goal.field,
                goal.sensitivity_label,
                goal.unit,
                now,
                _with_goal(scenario, goal.field),
                catalog,
                bounds=(1e-4, highest_limit(goal)),
                group="goal",
            )


def _with_goal(scenario: Scenario, field: str) -> Callable[[float], Scenario]:
    def at(new: float) -> Scenario:
        goals = scenario.goals.model_copy(update={field: new})
        return _checked(scenario, {"goals": goals})

    return at
