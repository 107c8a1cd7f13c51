"""Side-by-side comparison of arrays or scenarios, with the differences that matter."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from stormsizer.analysis.judging import GRADES, judged_phases, worst_phase
from stormsizer.experience.grades import Binding, GoalStatus, Grade, LoginExperience
from stormsizer.experience.phases import PhaseResult
from stormsizer.messages.text import Instant, Listing, Message, Text, msg, sentences, shown
from stormsizer.model.catalog import Catalog
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import InvalidScenarioError, Problem, Scenario, sized_for
from stormsizer.recommendation.answer import BudgetCheck, PriceListMark
from stormsizer.recommendation.configuration_cost import YEARS, ownership_if_priced
from stormsizer.recommendation.cost import Cost, cost_of_all_arrays, in_words, mark_of, prices_in_use
from stormsizer.recommendation.price_contents import budget_check, kind_of
from stormsizer.recommendation.upgrade import upgrade_of
from stormsizer.simulation.assessment import assess
from stormsizer.simulation.result import Result, judged_elsewhere
from stormsizer.timeline.phases import Phase

MATTERS_FRACTION = 0.02
"""Smallest difference that matters, as a fraction of the compared value; for shares, as an absolute difference."""
MOST_COLUMNS = 8

Better = Literal["lower", "higher", "neither"]


@dataclass(frozen=True)
class Column:
    """One side of a comparison.

    Attributes
    ----------
    headroom_desktops
        Additional desktops that still meet the goals, if computed; see ``runway.most_desktops``.
    """

    name: str
    scenario: Scenario
    result: Result
    headroom_desktops: int | None = None


def simulated(name: str, scenario: Scenario, catalog: Catalog, headroom_desktops: int | None = None) -> Column:
    """Simulate a scenario and return it as a column.

    Raises
    ------
    InvalidScenarioError
        If the scenario cannot be simulated.
    """
    return Column(name, scenario, assess(scenario, catalog, recommend=False).result, headroom_desktops)


class ComparedColumn(Document):
    """Header of a column."""

    name: str
    scenario_name: str
    model_id: str
    model_name: str
    words: Text
    """Array configuration as text."""
    n_desktops: int
    n_users: float
    """Number of users; more than desktops if session hosts have several each."""
    holds: bool
    status: GoalStatus
    grade: Grade
    """Worst grade of any event."""
    worst_phase_label: Text
    verdict: Text
    unpriced: tuple[Text, ...]
    """Parts that have no price in the price list."""
    ownership_missing: tuple[Text, ...] = ()
    """Items that the total cost of ownership does not include because a price is missing."""
    n_desktops_priced: int | None = None
    """Number of desktops by which prices are divided: those at the end of the planned growth."""
    price_per_month: float | None = None
    """Running costs that the price includes for the years of the price list; None if they are unknown."""
    upgrade: Text | None = None
    """Changes to the installed main array, as a sentence; None if nothing is installed."""
    budget: BudgetCheck | None = None
    """Costs of all arrays compared with the scenario's budget; None without one."""


class ComparedValue(Document):
    """Value of one figure in one column."""

    value: float
    difference: float | None
    """Difference from the first column; None in the first column itself, if its value is missing, or for prices of
    different kinds of storage, which contain different parts."""
    matters: bool
    """Whether the difference is large enough to highlight."""
    is_better: bool | None
    """Whether the difference is an improvement; None if it does not matter or is neutral."""


class ComparedRow(Document):
    """One figure across all columns."""

    id: str
    label: Text
    unit: str
    better: Better
    values: tuple[ComparedValue | None, ...]
    """One value per column; None if a column does not have this figure."""


class ComparedEvent(Document):
    """Result of one event in one column."""

    phase_id: str
    label: Text
    status: GoalStatus
    grade: Grade
    holds: bool
    complete: bool
    binding: Binding


class EventComparison(Document):
    """One event across all columns."""

    id: str
    phase: Phase
    label: Text
    columns: tuple[ComparedEvent | None, ...]
    """One result per column; None if a column does not have this event."""
    rows: tuple[ComparedRow, ...]


class ComparedState(Document):
    """Verdict on one column in one state."""

    status: GoalStatus
    sentence: Text


class StateComparison(Document):
    """One state in which goals must be met, today or planned, across all columns."""

    label: Text
    columns: tuple[ComparedState | None, ...]
    """One verdict per column; None if a column was not judged in this state."""


class Best(Document):
    """Figures in which one column beats all others by a difference that matters."""

    column: int
    praise: tuple[Text, ...]
    """Strengths as text: *lowest price*, *most headroom*."""


class Comparison(Document):
    """Columns side by side; differences are relative to the first one."""

    comparable: bool
    """Whether all columns answer the same sizing question."""
    reasons: tuple[Text, ...]
    """Reasons why the columns are not comparable; empty if they are."""
    warnings: tuple[Text, ...]
    columns: tuple[ComparedColumn, ...]
    facts: tuple[ComparedRow, ...]
    events: tuple[EventComparison, ...]
    states: tuple[StateComparison, ...] = ()
    """Verdicts today, in the last year of the planned growth, and with components failed; empty if no column plans for
    growth or failures."""
    prices: PriceListMark | None
    """Price list used; None if the catalog has no price list."""
    best: tuple[Best, ...]
    sentence: Text


def compare(columns: Sequence[Column], catalog: Catalog) -> Comparison:
    """Compare two or more columns.

    Events are matched by id, or else by phase and label. A figure of an event can matter only if the event's grade
    differs from the first column. No difference matters if the columns answer different questions.

    Raises
    ------
    InvalidScenarioError
        If there are fewer than 2 or more than 8 columns, or a column uses an array that is not in the catalog.
    """
    _check(columns, catalog)
    prices = prices_in_use(catalog)
    costs = [cost_of_all_arrays(each.scenario, catalog) for each in columns]
    reasons = tuple(_reasons(columns))
    currency, may_matter = prices.currency if prices else "", not reasons
    facts = (
        *_facts(columns, costs, currency, may_matter=may_matter),
        *_ownership(columns, catalog, currency, may_matter=may_matter),
    )
    heads = tuple(_head(column, cost, catalog) for column, cost in zip(columns, costs, strict=True))
    if len({kind_of(catalog.arrays[each.scenario.array.model_id]) for each in columns}) > 1:
        facts = tuple(_without_differences(row) if row.id in _PRICES else row for row in facts)
    best = () if reasons else tuple(_best(heads, columns, facts))
    return Comparison(
        comparable=not reasons,
        reasons=reasons,
        warnings=tuple(_warnings(columns)),
        columns=heads,
        facts=facts,
        events=tuple(_events(columns, may_matter=not reasons)),
        states=tuple(_states(columns)),
        prices=mark_of(prices),
        best=best,
        sentence=_sentence(heads, reasons, best),
    )


def _check(columns: Sequence[Column], catalog: Catalog) -> None:
    problems = []
    if not 2 <= len(columns) <= MOST_COLUMNS:
        problems.append(
            Problem(
                path="columns",
                given=str(len(columns)),
                allowed=msg("allowed-range", low=2, high=MOST_COLUMNS),
                message=msg("comparison-number-of-columns"),
            )
        )
    for i, column in enumerate(columns):
        model_id = column.scenario.array.model_id
        if model_id not in catalog.arrays:
            problems.append(
                Problem(
                    path=f"columns.{i}.array.model_id",
                    given=model_id,
                    allowed=", ".join(sorted(catalog.arrays)),
                    message=msg("field-not-in-catalog"),
                )
            )
    if problems:
        raise InvalidScenarioError(tuple(problems))


def _head(column: Column, cost: Cost, catalog: Catalog) -> ComparedColumn:
    scenario, result = column.scenario, column.result
    array = catalog.arrays[scenario.array.model_id]
    worst = worst_phase(result)
    upgrade = upgrade_of(scenario.array, scenario.installed_array, scenario.hosts, catalog)
    ownership = ownership_if_priced(scenario, catalog)
    return ComparedColumn(
        name=column.name,
        scenario_name=scenario.name,
        model_id=array.id,
        model_name=array.name,
        words=_words(scenario, catalog),
        n_desktops=scenario.n_desktops,
        n_users=scenario.n_users,
        holds=result.verdict.holds,
        status=result.verdict.status,
        grade=worst.grade if worst else Grade.GOOD,
        worst_phase_label=worst.label if worst else "",
        verdict=result.verdict.sentence,
        unpriced=cost.unpriced,
        ownership_missing=() if ownership is None else ownership.missing,
        n_desktops_priced=sized_for(scenario).n_desktops,
        price_per_month=cost.price_per_month,
        upgrade=upgrade.sentence if upgrade is not None else None,
        budget=budget_check(scenario, cost.price, prices_in_use(catalog)),
    )


def _words(scenario: Scenario, catalog: Catalog) -> Text:
    """Return the configurations of all arrays."""
    array, cache_gib = catalog.arrays[scenario.array.model_id], scenario.hosts.host_cache_gib
    main = in_words(scenario.array, array, catalog.drives, cache_gib)
    others = (in_words(other, catalog.arrays[other.model_id], catalog.drives) for other in scenario.other_arrays)
    return shown(Listing((main, *others))) if scenario.other_arrays else main


def _reasons(columns: Sequence[Column]) -> Iterator[Message]:
    """Yield the reasons why the columns are not comparable."""
    scenarios = [column.scenario for column in columns]
    first = scenarios[0]
    if any(each.n_users != first.n_users for each in scenarios):
        values = _different(shown(round(each.n_users)) for each in scenarios)
        with_sessions = any(each.has_session_hosts for each in scenarios)
        yield (
            msg("comparison-different-users", values=values)
            if with_sessions
            else msg("comparison-different-desktops", values=values)
        )
    if any(each.calendar != first.calendar for each in scenarios):
        yield msg("comparison-different-calendars", values=_different(map(_calendar, scenarios)))
    profiles = [tuple(sorted({pool.profile_id for pool in each.pools})) for each in scenarios]
    if any(each != profiles[0] for each in profiles):
        names = _different(shown(Listing(each)) for each in profiles)
        yield msg("comparison-different-workloads", values=names)
    if any(each.goals != first.goals for each in scenarios):
        yield msg("comparison-different-goals")


def _calendar(scenario: Scenario) -> Message:
    calendar, zone = scenario.calendar, scenario.time_zone
    start, end = (Instant(at, zone, "date_time") for at in (calendar.starts_at, calendar.ends_at))
    return msg("comparison-calendar", start=start, end=end)


def _warnings(columns: Sequence[Column]) -> Iterator[Message]:
    for column in columns:
        for each in judged_elsewhere(column.scenario) if column.result.states is None else ():
            yield msg("comparison-warning", column=column.name, warning=each.message)
    if len({(column.result.engine_version, column.result.catalog_version) for column in columns}) > 1:
        yield msg("comparison-different-versions")
    if {column.headroom_desktops is None for column in columns} == {True, False}:
        yield msg("comparison-headroom-missing")


def _different(texts: Iterable[Message]) -> Listing:
    """Return each distinct text once, in order."""
    return Listing(tuple(dict.fromkeys(texts)))


Figure = tuple[str, Message, str, Better, Callable[[Column, Cost], float | None]]

_PRICES = ("price", "price_per_desktop", "price_per_user")
_FACTS: tuple[Figure, ...] = (
    ("price", msg("comparison-price"), "currency", "lower", lambda _, cost: cost.price),
    (
        "price_per_desktop",
        msg("comparison-price-per-desktop"),
        "currency",
        "lower",
        lambda column, cost: None if cost.price is None else cost.price / sized_for(column.scenario).n_desktops,
    ),
    (
        "price_per_user",
        msg("comparison-price-per-user"),
        "currency",
        "lower",
        lambda column, cost: None if cost.price is None else cost.price / sized_for(column.scenario).n_users,
    ),
    ("n_drives", msg("comparison-drives"), "count", "lower", lambda _, cost: float(cost.n_drives)),
    ("rack_units", msg("comparison-rack-units"), "count", "lower", lambda _, cost: cost.rack_units),
    ("watts", msg("comparison-power"), "W", "lower", lambda _, cost: cost.watts),
    (
        "headroom_desktops",
        msg("comparison-headroom"),
        "desktops",
        "higher",
        lambda column, _: None if column.headroom_desktops is None else float(column.headroom_desktops),
    ),
    (
        "usable_gb",
        msg("comparison-usable-capacity"),
        "GB",
        "higher",
        lambda column, _: sum(each.usable_gb for each in column.result.capacities),
    ),
    (
        "spare_fraction",
        msg("comparison-spare-capacity"),
        "fraction",
        "higher",
        lambda column, _: column.result.least_spare_fraction,
    ),
)


def _facts(
    columns: Sequence[Column], costs: Sequence[Cost], currency: str, *, may_matter: bool
) -> Iterator[ComparedRow]:
    with_sessions = any(column.scenario.has_session_hosts for column in columns)
    left_out = "price_per_desktop" if with_sessions else "price_per_user"
    for key, label, unit_of, better, value_of in _FACTS:
        if key == left_out:
            continue
        values = [value_of(column, cost) for column, cost in zip(columns, costs, strict=True)]
        if any(value is not None for value in values):
            unit = currency if unit_of == "currency" else unit_of
            shown_label = _per_desktop(columns) if key == "price_per_desktop" else label
            yield _row(key, shown_label, unit, better, values, [may_matter] * len(columns))


def _per_desktop(columns: Sequence[Column]) -> Message:
    """Return the label of prices per desktop, with the number of desktops if it is the same in all columns."""
    n, *others = {sized_for(column.scenario).n_desktops for column in columns}
    return msg("comparison-price-per-desktop") if others else msg("comparison-price-per-desktop-of", n=n)


def _ownership(
    columns: Sequence[Column], catalog: Catalog, currency: str, *, may_matter: bool
) -> Iterator[ComparedRow]:
    """Yield the total costs of ownership; none if no price of hosts, licenses or support is given."""
    found = [ownership_if_priced(column.scenario, catalog) for column in columns]
    for i, years in enumerate(YEARS):
        periods = [each.periods[i] if each and each.periods else None for each in found]
        if any(period is not None for period in periods):
            for key, label, figure in (
                (f"ownership_{years}_years", msg("comparison-ownership", years=years), "price"),
                (
                    f"ownership_{years}_years_per_desktop_per_month",
                    msg("comparison-ownership-per-desktop", years=years),
                    "price_per_desktop_per_month",
                ),
            ):
                values = [None if period is None else getattr(period, figure) for period in periods]
                yield _row(key, label, currency, "lower", values, [may_matter] * len(columns))


def _row(
    key: str, label: Text, unit: str, better: Better, values: Sequence[float | None], may_matter: Sequence[bool]
) -> ComparedRow:
    first = values[0]
    compared = (
        None if value is None else _value(value, None if i == 0 else first, unit, better, may)
        for i, (value, may) in enumerate(zip(values, may_matter, strict=True))
    )
    return ComparedRow(id=key, label=label, unit=unit, better=better, values=tuple(compared))


def _value(value: float, first: float | None, unit: str, better: Better, may_matter: bool) -> ComparedValue:
    if first is None:
        return ComparedValue(value=value, difference=None, matters=False, is_better=None)
    matters = may_matter and _differ(value, first, unit)
    is_better = (value < first) == (better == "lower") if matters and better != "neither" else None
    return ComparedValue(value=value, difference=value - first, matters=matters, is_better=is_better)


def _without_differences(row: ComparedRow) -> ComparedRow:
    """Return a row that only shows its values, because they contain different things."""
    plain = {"difference": None, "matters": False, "is_better": None}
    values = (value and value.model_copy(update=plain) for value in row.values)
    return row.model_copy(update={"better": "neither", "values": tuple(values)})


def _differ(value: float, other: float, unit: str) -> bool:
    """Return whether the difference between two figures is large enough to matter."""
    scale = 1.0 if unit == "fraction" else abs(other)
    return abs(value - other) >= MATTERS_FRACTION * scale and value != other


def _felt(value_of: Callable[[LoginExperience], float]) -> Callable[[PhaseResult], float | None]:
    return lambda phase: None if phase.experience is None else value_of(phase.experience)


Measure = tuple[str, Message, str, Better, Callable[[PhaseResult], float | None]]

_MEASURES: tuple[Measure, ...] = (
    ("good_fraction", msg("comparison-good-logins"), "fraction", "higher", _felt(lambda seen: seen.good_fraction)),
    ("fair_fraction", msg("comparison-fair-logins"), "fraction", "neither", _felt(lambda seen: seen.fair_fraction)),
    ("poor_fraction", msg("comparison-poor-logins"), "fraction", "lower", _felt(lambda seen: seen.poor_fraction)),
    ("mean_s", msg("comparison-mean-login"), "s", "lower", _felt(lambda seen: seen.mean_s)),
    ("duration_s", msg("comparison-duration"), "s", "lower", lambda p: p.duration_s),
    ("total_iops", msg("comparison-io-rate"), "IOPS", "neither", lambda p: p.figures.total_iops),
    ("host_read_latency_ms", msg("comparison-read-latency"), "ms", "lower", lambda p: p.figures.host_read_latency_ms),
    (
        "host_write_latency_ms",
        msg("comparison-write-latency"),
        "ms",
        "lower",
        lambda p: p.figures.host_write_latency_ms,
    ),
)


def _events(columns: Sequence[Column], *, may_matter: bool) -> Iterator[EventComparison]:
    """Yield the first column's events in order, then events that occur only in later columns."""
    rest = [list(judged_phases(column.result)) for column in columns]
    for i, phases in enumerate(rest):
        while phases:
            phase = phases.pop(0)
            found = [None] * i + [phase] + [_taken(phase, others) for others in rest[i + 1 :]]
            yield _event(phase, found, may_matter=may_matter)


def _taken(phase: PhaseResult, others: list[PhaseResult]) -> PhaseResult | None:
    """Remove and return the matching event of another column; None if there is none."""
    same = [each for each in others if each.id == phase.id and each.phase is phase.phase]
    same += [each for each in others if (each.phase, each.label) == (phase.phase, phase.label)]
    if not same:
        return None
    others.remove(same[0])
    return same[0]


def _states(columns: Sequence[Column]) -> Iterator[StateComparison]:
    """Yield the states of all columns, matched by year and failed component."""
    of_each = [
        {(state.year, state.missing, state.array_id): state for state in column.result.states or ()}
        for column in columns
    ]
    labels = {key: state.label for states in reversed(of_each) for key, state in states.items()}
    for key in dict.fromkeys(key for states in of_each for key in states):
        found = [states.get(key) for states in of_each]
        yield StateComparison(
            label=labels[key],
            columns=tuple(
                None if state is None else ComparedState(status=state.status, sentence=state.sentence)
                for state in found
            ),
        )


def _event(phase: PhaseResult, found: Sequence[PhaseResult | None], *, may_matter: bool) -> EventComparison:
    first = found[0]
    other_grade = [
        may_matter and first is not None and each is not None and each.grade is not first.grade for each in found
    ]
    rows = (
        _row(key, label, unit, better, [None if each is None else value_of(each) for each in found], other_grade)
        for key, label, unit, better, value_of in _MEASURES
    )
    return EventComparison(
        id=phase.id,
        phase=phase.phase,
        label=phase.label,
        columns=tuple(
            None
            if each is None
            else ComparedEvent(
                phase_id=each.id,
                label=each.label,
                status=each.status,
                grade=each.grade,
                holds=each.holds,
                complete=each.complete,
                binding=each.binding,
            )
            for each in found
        ),
        rows=tuple(row for row in rows if any(value is not None for value in row.values)),
    )


_PRAISE = {
    "price": msg("comparison-best-price"),
    "n_drives": msg("comparison-best-drives"),
    "rack_units": msg("comparison-best-rack-units"),
    "watts": msg("comparison-best-power"),
    "headroom_desktops": msg("comparison-best-headroom"),
    "spare_fraction": msg("comparison-best-spare-capacity"),
}


def _best(heads: Sequence[ComparedColumn], columns: Sequence[Column], facts: Sequence[ComparedRow]) -> Iterator[Best]:
    """Yield the columns that lead in at least one figure, in column order."""
    praise: dict[int, list[Message]] = {}
    felt = _leader([float(sum(GRADES.index(phase.grade) for phase in judged_phases(c.result))) for c in columns])
    holding = [i for i, head in enumerate(heads) if head.holds]
    if len(holding) == 1:
        praise.setdefault(holding[0], []).append(msg("comparison-only-one"))
    elif felt is not None:
        praise.setdefault(felt, []).append(msg("comparison-best-experience"))
    for row in facts:
        values = [None if value is None else value.value for value in row.values]
        known = [value for value in values if value is not None]
        if row.id not in _PRAISE or row.better == "neither" or len(known) < len(values):
            continue
        leader = _leader([-value if row.better == "higher" else value for value in known], row.unit)
        if leader is not None:
            praise.setdefault(leader, []).append(_PRAISE[row.id])
    for i in sorted(praise):
        yield Best(column=i, praise=tuple(praise[i]))


def _leader(values: Sequence[float], unit: str = "") -> int | None:
    """Return the column with the lowest value, if its lead matters; otherwise None."""
    order = sorted(range(len(values)), key=lambda i: values[i])
    (lowest, second) = next(pairwise(order))
    return lowest if _differ(values[lowest], values[second], unit) else None


def _sentence(heads: Sequence[ComparedColumn], reasons: Sequence[Text], best: Sequence[Best]) -> Text:
    if reasons:
        return sentences(msg("comparison-not-comparable"), *reasons)
    led = [
        msg("comparison-leader", column=heads[each.column].name, strengths=Listing(each.praise)) for each in best
    ] or [msg("comparison-no-difference")]
    return sentences(_meeting(heads), _at_risk(heads), *led)


def _at_risk(heads: Sequence[ComparedColumn]) -> Message | None:
    """Return a sentence that says which columns meet all goals, but are at risk; None if there are none."""
    names = tuple(head.name for head in heads if head.status is GoalStatus.AT_RISK)
    return msg("comparison-at-risk", n=len(names), columns=Listing(names)) if names else None


def _meeting(heads: Sequence[ComparedColumn]) -> Message | None:
    """Return a sentence that says which columns meet all goals; None if only one does, because its strengths say so."""
    n, names = len(heads), tuple(head.name for head in heads if head.holds)
    if len(names) == n:
        return msg("comparison-both-meet") if n == 2 else msg("comparison-all-meet", n=n)
    if not names:
        return msg("comparison-neither-meets") if n == 2 else msg("comparison-none-meets", n=n)
    return None if len(names) == 1 else msg("comparison-some-meet", columns=Listing(names))
