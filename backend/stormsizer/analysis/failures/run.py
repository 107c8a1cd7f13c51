"""Simulation of the week with and without a failure, on the scenario's configuration and on others."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

import numpy as np

from stormsizer.analysis.failures.affected import share_of_affected_array
from stormsizer.analysis.failures.answer import (
    FailureAnalysis,
    FailureConfiguration,
    FailureCurve,
    LatencyFigures,
    LoginFigures,
    WeekFigures,
)
from stormsizer.analysis.failures.request import FailureOption, FailureRequest
from stormsizer.analysis.failures.words import failure_sentence, n_installed_parts, of_one_array
from stormsizer.analysis.judging import broken_by
from stormsizer.analysis.progress import Progress, unheard
from stormsizer.experience.grades import GoalStatus
from stormsizer.messages.text import Listing, Message, Text, msg, sentences
from stormsizer.model.catalog import ArrayModel, Catalog
from stormsizer.model.scenario import (
    Failure,
    InvalidScenarioError,
    Problem,
    Scenario,
    check_against,
    fatal_failures,
    n_active_parts,
    unknown_array,
    with_main_array,
)
from stormsizer.model.scenario.goals import Scope
from stormsizer.model.scenario.problems import some_of
from stormsizer.recommendation.answer import BrokenGoal
from stormsizer.recommendation.cost import in_words
from stormsizer.simulation.pipeline import Simulation, prepare, simulate
from stormsizer.storage.figures import TIERS
from stormsizer.storage.summary import summarize
from stormsizer.storage.trace import RATES_OF, Floats, Trace, bucketed, integrals_at, total_iops
from stormsizer.timeline.occurrences import expanded
from stormsizer.timeline.phases import Phase
from stormsizer.units import SECONDS_PER_HOUR

QUARTER_S = 900.0
"""Steps in which the start of the busiest hour is searched."""
SAME = 0.999
"""Hours whose total is at least this fraction of the highest one count as equally busy."""
BUCKET_S, MOST_BUCKETS = 60.0, 240
SHORTEST_MARGIN_S, LONGEST_MARGIN_S = 3_600.0, 14_400.0
"""Time that the curves show before and after the failure: its duration, within these limits."""
CURVES = ("host_read_latency_ms", "host_write_latency_ms", "n_logging_in")
"""Quantities with a curve, in addition to the utilization of each component."""
MISSING = msg("field-part-not-in-array")
"""Problem with a configuration that has no such component, or too few of them."""


@dataclass(frozen=True)
class _Case:
    """One configuration to simulate.

    Attributes
    ----------
    all_arrays
        Scenario on this configuration, without the failure.
    whole
        The same, or the share of it on the array that fails.
    failing
        The latter with the failure as its last event.
    """

    name: str
    all_arrays: Scenario
    whole: Scenario
    failing: Scenario


def analyze_failure(
    scenario: Scenario, catalog: Catalog, request: FailureRequest, progress: Progress = unheard
) -> FailureAnalysis:
    """Simulate a week with and without a failure, on the scenario's configuration and on those in the request.

    Parameters
    ----------
    progress
        Called with the completed fraction; an exception cancels the analysis.

    Raises
    ------
    InvalidScenarioError
        If the scenario cannot be simulated, or the failure does not fit it.
    """
    seen = _seen(scenario, request)
    whole = _without(seen, request.event_id)
    first = simulate(whole, catalog, recommend=False)
    failure = failure_of(seen, request, starts_at=_busiest_hour(whole, first.trace))
    left_out = _overlapping(whole, failure) if request.event_id is None else ()
    if left_out:
        whole = _without(whole, *(event.id for event in left_out))
        first = simulate(whole, catalog, recommend=False)
    require_failure(whole, catalog, failure)
    cases = [_case(catalog.arrays[whole.array.model_id].name, whole, catalog, failure)]
    cases += [_case(option.name, _on_option(whole, option), catalog, failure) for option in request.options]
    buckets = _buckets(whole, failure)
    found = []
    for i, case in enumerate(cases):
        simulated = first if case.whole is whole else None
        found.append(_configuration(case, failure, catalog, buckets, simulated, is_option=i > 0))
        progress((i + 1) / len(cases))
    return FailureAnalysis(
        sentence=sentences(found[0].sentence, _left_out(left_out)),
        event_id=request.event_id,
        part=failure.part,
        n_parts=failure.n_parts,
        tier=failure.tier,
        array_id=request.array_id if request.event_id is None else _event(scenario, request.event_id).array_id,
        starts_at=failure.starts_at,
        ends_at=failure.ends_at,
        is_busiest=request.event_id is None and request.starts_at is None,
        series_from=whole.calendar.starts_at + timedelta(seconds=buckets[0]),
        left_out=tuple(event.name for event in left_out),
        bucket_s=(buckets[1] - buckets[0]) / buckets[2],
        n_buckets=buckets[2],
        configurations=tuple(found),
    )


def calendar_failures(scenario: Scenario, catalog: Catalog, most: int) -> tuple[FailureAnalysis, ...]:
    """Return the analyses of the first failures in a scenario's calendar, on its own configuration."""
    events = [event for event in scenario.events if isinstance(event, Failure)][:most]
    return tuple(analyze_failure(scenario, catalog, FailureRequest(event_id=event.id)) for event in events)


def failure_of(scenario: Scenario, request: FailureRequest, starts_at: datetime) -> Failure:
    """Return the failure that a request describes, as an event; it starts at ``starts_at`` if no time is given."""
    if request.event_id is not None:
        return _event(scenario, request.event_id)
    starts_at = request.starts_at or starts_at
    taken = {event.id for event in scenario.events}
    return Failure(
        kind="failure",
        id=next(each for i in range(len(taken) + 1) if (each := f"failure-{i}") not in taken),
        name=request.name,
        starts_at=starts_at,
        ends_at=min(starts_at + timedelta(seconds=request.duration_s), scenario.calendar.ends_at)
        if request.starts_at is None
        else starts_at + timedelta(seconds=request.duration_s),
        part=request.part,
        n_parts=request.n_parts,
        tier=request.tier,
        rebuild_fraction=request.rebuild_fraction,
    )


def require_request(scenario: Scenario, catalog: Catalog, request: FailureRequest) -> None:
    """Check that a failure and the configurations in a request fit a scenario, without simulating it.

    Raises
    ------
    InvalidScenarioError
        With one problem for each field of the request that does not fit.
    """
    seen = _seen(scenario, request)
    unknown = tuple(
        Problem(
            path=f"options.{i}.array.model_id",
            given=option.array.model_id,
            allowed=", ".join(sorted(catalog.arrays)),
            message=msg("field-not-in-catalog"),
        )
        for i, option in enumerate(request.options)
        if option.array.model_id not in catalog.arrays
    )
    problems = unknown or tuple(
        problem for i, option in enumerate(request.options) for problem in _problems_of(seen, catalog, option, i)
    )
    if problems:
        raise InvalidScenarioError(problems)
    whole = _without(seen, request.event_id)
    prepare(whole, catalog)
    failure = failure_of(seen, request, scenario.calendar.starts_at)
    if request.event_id is None:
        whole = _without(whole, *(event.id for event in _overlapping(whole, failure)))
    require_failure(whole, catalog, failure)


def _problems_of(seen: Scenario, catalog: Catalog, option: FailureOption, index: int) -> Iterator[Problem]:
    """Yield what is wrong with the configuration of an option."""
    try:
        check_against(seen.model_copy(update={"array": option.array}), catalog)
    except InvalidScenarioError as error:
        for problem in error.problems:
            if problem.path.startswith("array."):
                yield problem.model_copy(update={"path": f"options.{index}.{problem.path}"})


def require_failure(whole: Scenario, catalog: Catalog, failure: Failure) -> None:
    """Check a failure against the scenario it is added to; one that stops the whole array is allowed.

    Raises
    ------
    InvalidScenarioError
        With problems whose paths are fields of the request.
    """
    array = catalog.arrays[whole.array.model_id]
    n_active = n_active_parts(failure, whole.array, array)
    if failure.n_parts > n_active:
        raise InvalidScenarioError((_too_few(failure, n_active, whole, array),))
    failing = _with(whole, failure)
    try:
        prepare(failing, catalog)
    except InvalidScenarioError as error:
        ahead = f"events.{len(whole.events)}."
        stops = _is_fatal(failing, catalog, failure)
        problems = tuple(
            each.model_copy(update={"path": _FIELDS.get(field := each.path.removeprefix(ahead), field)})
            for each in error.problems
            if not (stops and each.path == f"{ahead}n_parts")
        )
        if problems:
            raise InvalidScenarioError(problems) from error


def _too_few(failure: Failure, n_active: int, whole: Scenario, array: ArrayModel) -> Problem:
    """Return the problem with a failure of more components than there are."""
    if n_active:
        allowed: Text = msg("allowed-range", low=1, high=n_active)
        return Problem(path="n_parts", given=str(failure.n_parts), allowed=allowed, message=MISSING)
    if failure.tier is not None:
        tiers = ", ".join(tier.id for tier, _ in zip(array.tiers, whole.array.tiers, strict=False))
        return Problem(path="tier", given=failure.tier, allowed=tiers, message=MISSING)
    return Problem(path="part", given=failure.part, allowed=msg("allowed-part-of-array"), message=MISSING)


_FIELDS = {"ends_at": "duration_s"}
"""Field of the request for a field of the event, if they differ."""


def _seen(scenario: Scenario, request: FailureRequest) -> Scenario:
    """Return the scenario with the array that fails as its main array."""
    array_id = request.array_id if request.event_id is None else _event(scenario, request.event_id).array_id
    problem = unknown_array(scenario, array_id, "array_id")
    if problem is not None:
        raise InvalidScenarioError((problem,))
    return with_main_array(scenario, array_id)


def _event(scenario: Scenario, event_id: str) -> Failure:
    failures = [event for event in scenario.events if isinstance(event, Failure)]
    found = next((event for event in failures if event.id == event_id), None)
    if found is None:
        allowed = some_of([event.id for event in failures]) if failures else msg("allowed-no-failure-in-calendar")
        problem = Problem(path="event_id", given=event_id, allowed=allowed, message=msg("field-unknown-failure"))
        raise InvalidScenarioError((problem,))
    return found


def _without(scenario: Scenario, *event_ids: str | None) -> Scenario:
    return scenario.model_copy(
        update={"events": tuple(event for event in scenario.events if event.id not in event_ids)}
    )


def _overlapping(scenario: Scenario, failure: Failure) -> tuple[Failure, ...]:
    """Return the failures in the calendar of which an occurrence overlaps another failure of the same array."""
    return tuple(
        event
        for event in scenario.events
        if isinstance(event, Failure)
        and event.array_id == failure.array_id
        and any(
            each.starts_at < failure.ends_at and each.ends_at > failure.starts_at
            for each in expanded(scenario.model_copy(update={"events": (event,)})).events
            if isinstance(each, Failure)
        )
    )


def _left_out(events: Sequence[Failure]) -> Message | None:
    return msg("failure-left-out", events=Listing(tuple(event.name for event in events))) if events else None


def _with(scenario: Scenario, failure: Failure) -> Scenario:
    return scenario.model_copy(update={"events": (*scenario.events, failure)})


def _on_option(whole: Scenario, option: FailureOption) -> Scenario:
    cache_gib = whole.hosts.host_cache_gib if option.host_cache_gib is None else option.host_cache_gib
    hosts = whole.hosts.model_copy(update={"host_cache_gib": cache_gib})
    return whole.model_copy(update={"array": option.array, "hosts": hosts})


def _case(name: str, scenario: Scenario, catalog: Catalog, failure: Failure) -> _Case:
    whole = share_of_affected_array(scenario, catalog.arrays[scenario.array.model_id], failure) or scenario
    return _Case(name, scenario, whole, _with(whole, failure))


def _is_fatal(failing: Scenario, catalog: Catalog, failure: Failure) -> bool:
    """Return whether desktops lose access to their storage during a failure."""
    fatal = fatal_failures(expanded(failing), catalog.arrays[failing.array.model_id])
    return any(event.id == failure.id for event in fatal)


def _busiest_hour(scenario: Scenario, trace: Trace) -> datetime:
    """Return the start of the hour with the most users logging in; without logins, of that with the most I/Os.

    Hours start at quarters of an hour. Of several equally busy hours in a row, the last one is returned: the first that
    starts with the logins instead of before them.
    """
    length_s = scenario.calendar.length_s
    starts_s = np.arange(0.0, max(QUARTER_S, length_s - SECONDS_PER_HOUR + 1.0), QUARTER_S)
    ends_s = np.minimum(starts_s + SECONDS_PER_HOUR, length_s)
    logging_in = trace.column("n_logging_in")
    row = logging_in if logging_in.max() > 0.0 else total_iops(trace)
    totals = integrals_at(trace, ends_s, row[None])[0] - integrals_at(trace, starts_s, row[None])[0]
    busy = totals >= SAME * totals.max()
    first = int(np.argmax(busy))
    while first + 1 < len(busy) and busy[first + 1]:
        first += 1
    return scenario.calendar.starts_at + timedelta(seconds=float(starts_s[first]))


def _buckets(scenario: Scenario, failure: Failure) -> tuple[float, float, int]:
    """Return the start, end and number of buckets of the curves, in seconds from the calendar's start."""
    from_s, to_s = scenario.calendar.seconds(failure.starts_at), scenario.calendar.seconds(failure.ends_at)
    margin_s = min(LONGEST_MARGIN_S, max(SHORTEST_MARGIN_S, to_s - from_s))
    starts_s, ends_s = max(0.0, from_s - margin_s), min(scenario.calendar.length_s, to_s + margin_s)
    return starts_s, ends_s, max(1, min(MOST_BUCKETS, math.ceil((ends_s - starts_s) / BUCKET_S)))


def _configuration(
    case: _Case,
    failure: Failure,
    catalog: Catalog,
    buckets: tuple[float, float, int],
    simulated: Simulation | None,
    *,
    is_option: bool,
) -> FailureConfiguration:
    array = catalog.arrays[case.whole.array.model_id]
    n_active = n_active_parts(failure, case.whole.array, array)
    is_fatal = n_active >= failure.n_parts and _is_fatal(case.failing, catalog, failure)
    without, lost = simulated, None
    problem: Text | None = None
    try:
        without = without or simulate(case.whole, catalog, recommend=False)
        if n_active < failure.n_parts:
            problem = MISSING
        else:
            lost = simulate(case.failing, catalog, recommend=False)
    except InvalidScenarioError as error:
        problem = error.problems[0].message
    meets = _affected(failure, without, lost)
    before, during = (None if week is None else _figures(week, case, failure, meets) for week in (without, lost))
    known = () if without is None else without.result.warnings
    sentence = failure_sentence(
        failure, case.whole, array, (before, during), problem, is_fatal=is_fatal, is_option=is_option
    )
    is_share = case.whole is not case.all_arrays
    return FailureConfiguration(
        sentence=sentences(sentence, of_one_array(case.all_arrays, case.whole) if is_share else None),
        name=case.name,
        model_id=array.id,
        model_name=array.name,
        words=in_words(case.all_arrays.array, array, catalog.drives, case.all_arrays.hosts.host_cache_gib),
        configuration=case.all_arrays.array,
        n_installed=n_installed_parts(failure, case.all_arrays.array, array),
        n_affected_desktops=case.whole.n_desktops if is_share else None,
        without_failure=before,
        with_failure=during,
        problem=problem,
        is_fatal=is_fatal,
        warnings=()
        if lost is None
        else tuple(
            each.message for each in lost.result.warnings if each.message not in [other.message for other in known]
        ),
        curves=() if without is None else tuple(_curves(without.trace, None if lost is None else lost.trace, buckets)),
    )


def _affected(failure: Failure, *weeks: Simulation | None) -> frozenset[str]:
    """Return the ids of the phases that overlap a failure in any of the weeks."""
    phases = (phase for week in weeks if week is not None for phase in week.result.phases)
    return frozenset(
        phase.id for phase in phases if phase.starts_at < failure.ends_at and phase.ends_at > failure.starts_at
    )


def _figures(week: Simulation, case: _Case, failure: Failure, affected: frozenset[str]) -> WeekFigures:
    """Return the figures of a simulated week for the time of a failure.

    Parameters
    ----------
    affected
        Phases whose logins and missed goals are included.
    """
    calendar, goals = case.whole.calendar, case.whole.goals
    from_s, to_s = calendar.seconds(failure.starts_at), calendar.seconds(failure.ends_at)
    part = summarize(week.trace, from_s, to_s, goals, dict.fromkeys(TIERS, 0))
    logins = (LoginFigures.of(phase) for phase in week.result.phases if phase.id in affected)
    missed = tuple(
        goal for goal in broken_by(case.whole, week.result) if goal.phase_id in affected or goal.scope is Scope.CAPACITY
    )
    return WeekFigures(
        verdict=week.result.verdict,
        status=_status(week, missed, affected),
        missed=missed,
        logins=tuple(each for each in logins if each is not None),
        total_iops=part.total_iops,
        read=_latency(week.trace, "host_read_latency_ms", part.host_read_latency_ms, from_s, to_s),
        write=_latency(week.trace, "host_write_latency_ms", part.host_write_latency_ms, from_s, to_s),
        components=part.components,
    )


def _status(week: Simulation, missed: Sequence[BrokenGoal], affected: frozenset[str]) -> GoalStatus:
    """Return the status of the affected phases and of the capacity."""
    if missed:
        return GoalStatus.FAILS
    phases = (phase for phase in week.result.phases if phase.id in affected and phase.phase is not Phase.IDLE)
    return GoalStatus.worst(phase.status for phase in phases)


def _latency(trace: Trace, quantity: str, mean_ms: float, from_s: float, to_s: float) -> LatencyFigures | None:
    """Return the response time of one operation between two instants; None if there are no such I/Os."""
    part = trace.between(from_s, to_s)
    ends_s = part.starts_s + part.lengths_s
    seconds = np.maximum(0.0, np.minimum(ends_s, to_s) - np.maximum(part.starts_s, from_s))
    times_ms, n_ios = part.column(quantity), part.column(RATES_OF[quantity]) * seconds
    known = np.isfinite(times_ms) & (n_ios > 0.0)
    if not known.any():
        return None
    return LatencyFigures(mean_ms=mean_ms, p95_ms=_percentile(times_ms[known], n_ios[known], 0.95))


def _percentile(values: Floats, weights: Floats, share: float) -> float:
    order = np.argsort(values, kind="stable")
    total = np.cumsum(weights[order])
    return float(values[order][min(len(values) - 1, int(np.searchsorted(total, share * total[-1])))])


def _curves(without: Trace, lost: Trace | None, buckets: tuple[float, float, int]) -> Iterator[FailureCurve]:
    """Yield the curve of each quantity, in the order of ``CURVES`` and of the trace."""
    uses = [name for name in without.quantities if name.endswith("_fraction") and not name.endswith("credit_fraction")]
    names = (*CURVES, *uses)
    healthy = bucketed(without, *buckets, names).bands
    failed = {} if lost is None else bucketed(lost, *buckets, _in(lost, names)).bands
    for name in names:
        yield FailureCurve(
            quantity=name,
            without_failure=healthy[name].mean,
            with_failure=failed[name].mean if name in failed else (),
        )


def _in(trace: Trace, names: Sequence[str]) -> tuple[str, ...]:
    return tuple(name for name in names if name in trace.quantities)
