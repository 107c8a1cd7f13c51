"""Discrete-event simulation of one window in a scenario's calendar.

The fluid simulation of the week determines the demand; the discrete-event simulation determines the response times.
"""

import math
from collections.abc import Callable

from stormsizer.discrete_event.answer import Question, answer
from stormsizer.discrete_event.caches import caches_of, warmed
from stormsizer.discrete_event.figures import WindowResult
from stormsizer.discrete_event.fluid_means import fluid_means
from stormsizer.discrete_event.replications import Window, replicate
from stormsizer.discrete_event.schedule import LEAD_IN_S, asking_of
from stormsizer.discrete_event.tables import tables_of
from stormsizer.experience.week import WatchedWeek, watched
from stormsizer.messages.text import Message, Quantity, Text, msg, shown
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import InvalidScenarioError, Problem, Scenario
from stormsizer.simulation.pipeline import prepare
from stormsizer.storage.serve import Served
from stormsizer.timeline.plan import Plan

MAX_IOS = 1e9
"""Maximum number of simulated I/Os over all replications; they take a minute or two on two cores."""
MOST_REPLICATIONS = 32
N_BUCKETS = 120
"""Number of buckets in the timeline; fewer if the window is too short."""
SHORTEST_BUCKET_S = 0.05


def simulate_every_io(
    scenario: Scenario,
    catalog: Catalog,
    from_s: float,
    to_s: float,
    *,
    seed: int = 1,
    n_replications: int = 4,
    n_cores: int | None = None,
    progress: Callable[[float], None] = lambda _fraction: None,
) -> WindowResult:
    """Simulate each I/O between two instants, in seconds from the calendar's start.

    The result is the same for the same scenario, window, seed and number of replications, on any number of cores.

    Parameters
    ----------
    n_replications
        Number of simulations of the window with different random numbers, 1 to 32.
    n_cores
        Number of replications to run at a time; by default, one per core.
    progress
        Called about twice a second, in the calling thread, with the completed fraction. An exception cancels the
        simulation.

    Raises
    ------
    InvalidScenarioError
        If the window is empty or extends beyond the calendar, has more than ``MAX_IOS`` I/Os over all replications, or
        the scenario itself cannot be simulated; or if its desktops are on cloud volumes or several arrays.
    """
    if _is_volume(scenario, catalog):
        _refuse(
            "array.model_id",
            scenario.array.model_id,
            msg("allowed-array-with-hardware"),
            msg("field-window-of-volume"),
        )
    if scenario.other_arrays:
        _refuse(
            "other_arrays",
            str(len(scenario.other_arrays)),
            msg("allowed-only-main-array"),
            msg("field-window-of-several-arrays"),
        )
    if not 1 <= n_replications <= MOST_REPLICATIONS:
        allowed = msg("allowed-replications", most=MOST_REPLICATIONS)
        _refuse("n_replications", str(n_replications), allowed, msg("field-out-of-range"))
    week = _watched(scenario, catalog, from_s, to_s)
    n_ios = _expected(week.served, from_s, to_s) * n_replications
    if n_ios > MAX_IOS:
        _refuse(
            "to",
            msg("given-window-ios", end=_exact(to_s), ios=Quantity(n_ios, "")),
            msg("allowed-window-ios", ios=Quantity(MAX_IOS, "")),
            msg("field-window-too-long"),
        )
    healthy = week.networks[0]
    asking = asking_of(week.plan, healthy, week.served, from_s, to_s)
    cold = caches_of(week.scenario, catalog, week.plan, healthy, asking.askers, week.served.shapes)
    n_desktops = [pool.n_desktops for pool in week.plan.pools]
    length_s = to_s - from_s
    window = Window(
        asking=asking,
        tables=tables_of(week.networks, week.served.shapes),
        warmed=lambda number: warmed(cold, n_desktops, seed, number),
        length_s=length_s,
        n_buckets=max(1, min(N_BUCKETS, math.floor(length_s / SHORTEST_BUCKET_S))),
    )
    question = Question(
        scenario=week.scenario,
        catalog=catalog,
        plan=week.plan,
        network=healthy,
        window=window,
        fluid=fluid_means(week.served, week.networks, asking, from_s, to_s),
        from_s=from_s,
        seed=seed,
    )
    return answer(question, replicate(window, seed, n_replications, n_cores, progress))


def has_hardware(scenario: Scenario, catalog: Catalog) -> bool:
    """Return whether there is one array and it has controllers and drives, as opposed to limits of cloud volumes."""
    return not scenario.other_arrays and not _is_volume(scenario, catalog)


def _is_volume(scenario: Scenario, catalog: Catalog) -> bool:
    array = catalog.arrays.get(scenario.array.model_id)
    return array is not None and array.volume is not None


def expected_ios(scenario: Scenario, catalog: Catalog, from_s: float, to_s: float) -> float:
    """Return the number of I/Os that the fluid model expects to reach the array between two instants.

    Raises
    ------
    InvalidScenarioError
        If the window is empty or extends beyond the calendar, or the scenario cannot be simulated.
    """
    return _expected(_watched(scenario, catalog, from_s, to_s).served, from_s, to_s)


def _expected(served: Served, from_s: float, to_s: float) -> float:
    total = 0.0
    for row in served.asked:
        at_s = row["at_s"]
        overlap_s = min(at_s + row["lasts_s"], to_s) - max(at_s, from_s)
        total += max(0.0, overlap_s) * (row["reads_per_s"] + row["writes_per_s"])
    return float(total)


def _watched(scenario: Scenario, catalog: Catalog, from_s: float, to_s: float) -> WatchedWeek:
    """Simulate the week, recording the demand in the window and its lead-in."""
    plan = prepare(scenario, catalog)
    _require_window(plan, from_s, to_s)
    return watched(scenario, catalog, plan, max(0.0, from_s - LEAD_IN_S), to_s)


def _require_window(plan: Plan, from_s: float, to_s: float) -> None:
    if not 0.0 <= from_s < plan.length_s:
        allowed = msg("allowed-within", start=_exact(0.0), end=_exact(plan.length_s))
        _refuse("from", shown(_exact(from_s)), allowed, msg("field-outside-calendar"))
    if not from_s < to_s <= plan.length_s:
        allowed = msg("allowed-after-up-to", start=_exact(from_s), end=_exact(plan.length_s))
        _refuse("to", shown(_exact(to_s)), allowed, msg("field-not-after-window-start"))


def _refuse(path: str, given: Text, allowed: Message, message: Message) -> None:
    raise InvalidScenarioError((Problem(path=path, given=given, allowed=allowed, message=message),))


def _exact(value_s: float) -> Quantity:
    return Quantity(value_s, "s", 6)
