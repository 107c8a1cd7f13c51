"""Shortlist: the cheapest sufficient configuration from each array family, side by side."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import timedelta
from typing import Literal

import numpy as np

from stormsizer.analysis.judging import judged_phases, margin_of_broken, worst_of
from stormsizer.analysis.missed_goals import PartNames, goal_text, not_survived, without_part
from stormsizer.analysis.progress import Progress, unheard
from stormsizer.analysis.runway import desktop_limit
from stormsizer.discrete_event import WindowResult, has_hardware, simulate_every_io
from stormsizer.experience.grades import GoalStatus, Grade
from stormsizer.experience.phases import PhaseResult
from stormsizer.experience.week import prepare
from stormsizer.messages.text import Listing, Message, Money, Quantity, Text, msg, sentences
from stormsizer.model.catalog import ArrayModel, Catalog
from stormsizer.model.catalog.grades import SupportGrade, supports
from stormsizer.model.scenario import Failure, Scenario, n_shares_needed
from stormsizer.model.scenario.growth import grown, years_of
from stormsizer.recommendation.answer import (
    PLACES,
    BrokenGoal,
    FamilyAnswer,
    PriceListMark,
    Recommendation,
    Refused,
    Shortlist,
    StorageKind,
    WorstWindow,
)
from stormsizer.recommendation.cost import mark_of, prices_in_use
from stormsizer.recommendation.goals import distance, lacks_protection
from stormsizer.recommendation.hardware import recommend_hardware
from stormsizer.recommendation.price_contents import amount_of, basis_of, kind_of, storage_price, total_with_hosts
from stormsizer.simulation.arrays import with_io
from stormsizer.simulation.assessment import with_limiting_phase
from stormsizer.simulation.pipeline import Simulation, simulate
from stormsizer.simulation.states import in_state
from stormsizer.simulation.verdict import Constraint, reason_of_status

Op = Literal["read", "write"]

WINDOW_S = 60.0
SEARCH_FRACTION = 0.7
"""Fraction of each family's progress that the search accounts for; the rest is the analysis of the search result."""


def shortlist(
    scenario: Scenario,
    catalog: Catalog,
    progress: Progress = unheard,
    model_ids: Collection[str] | None = None,
    excluded_ids: Collection[str] = (),
) -> Shortlist:
    """Return the cheapest configuration of each family that meets every goal through the last year, cheapest first.

    Parameters
    ----------
    model_ids
        Families to compare; by default, ``default_families``.
    excluded_ids
        Families that are left out of the default ones.
    progress
        Called with the completed fraction; an exception cancels the search.

    Raises
    ------
    InvalidScenarioError
        If the current scenario cannot be simulated.
    """
    prepare(scenario, catalog)
    wanted = model_ids or default_families(scenario, catalog, excluded_ids)
    arrays = [array for array in catalog.arrays.values() if array.id in wanted]
    refused = [each for each in (_refusal(scenario, array) for array in arrays) if each]
    unfit = {each.model_id for each in refused}
    models = [array.id for array in arrays if array.id not in unfit]
    answers = []
    for i, model_id in enumerate(models):
        progress(i / len(models))
        recommendation = recommend_hardware(scenario, catalog, model_id)
        progress((i + SEARCH_FRACTION) / len(models))
        answers.append(_family(scenario, catalog, recommendation))
    progress(1.0)
    families = sorted(answers, key=_order)
    prices = prices_in_use(catalog)
    compared = [catalog.arrays[each.recommendation.model_id] for each in families]
    return Shortlist(
        families=tuple(families),
        refused=tuple(refused),
        prices=mark_of(prices),
        price_basis=basis_of(compared, prices) if compared and prices is not None else "",
        n_desktops=grown(scenario, years_of(scenario)).n_desktops,
        n_legal=sum(each.recommendation.n_legal for each in families),
        n_candidates=sum(each.recommendation.n_candidates for each in families),
        sentence=sentences(*_sentences(families, catalog)),
    )


def default_families(scenario: Scenario, catalog: Catalog, excluded_ids: Collection[str] = ()) -> set[str]:
    """Return the families that are compared unless some are named.

    These are the one in the scenario, the installed one, and all of that kind that can be ordered and are not estimated
    from a sheet. Desktops on cloud disks, on datastores, file shares, and desktops elsewhere are only compared with
    their own kind. Families in ``excluded_ids`` are only compared if they are in the scenario or installed.
    """
    found, present = supports(catalog), catalog.arrays[scenario.array.model_id]
    installed = set() if scenario.installed_array is None else {scenario.installed_array.model_id}
    return (
        {present.id}
        | installed
        | {
            array.id
            for array in catalog.arrays.values()
            if array.availability == "current"
            and array.id not in excluded_ids
            and array.is_file_service == present.is_file_service
            and (array.is_file_service or (array.volume is None) == (present.volume is None))
            and (array.volume is None or array.one_per_host == present.one_per_host)
            and not (array.from_sheet and found[array.id].grade is SupportGrade.ESTIMATED)
        }
    )


def _refusal(scenario: Scenario, array: ArrayModel) -> Refused | None:
    """Return the reason why a family is not suitable for this scenario; None if it is suitable."""
    if lacks_protection(scenario, array):
        return Refused(model_id=array.id, model_name=array.name, why=msg("shortlist-without-raid"))
    tiers = {tier.id for tier in array.tiers}
    for event in scenario.events:
        if isinstance(event, Failure) and event.tier is not None and event.tier not in tiers:
            why = msg("shortlist-tier-missing", failure=event.name, tier=event.tier)
            return Refused(model_id=array.id, model_name=array.name, why=why)
    at_the_end = grown(scenario, years_of(scenario))
    n_hosts, most = at_the_end.hosts.n_hosts, array.max_arrays.known
    if array.is_in_hosts and n_hosts < array.n_least_arrays:
        why = msg("shortlist-too-few-hosts", hosts=n_hosts, least=array.n_least_arrays)
        return Refused(model_id=array.id, model_name=array.name, why=why)
    if array.is_in_hosts and n_hosts > most:
        why = msg("shortlist-too-many-hosts", hosts=n_hosts, most=most)
        return Refused(model_id=array.id, model_name=array.name, why=why)
    n_shares = n_shares_needed(at_the_end, array)
    if n_shares > most:
        why = msg("shortlist-too-many-users", shares=n_shares, most=most)
        return Refused(model_id=array.id, model_name=array.name, why=why)
    return None


def _family(scenario: Scenario, catalog: Catalog, recommendation: Recommendation) -> FamilyAnswer:
    """Evaluate the week on a family's chosen configuration."""
    array = catalog.arrays[recommendation.model_id]
    chosen, kind = recommendation.chosen, kind_of(array)
    names: PartNames = {"controller": array.name_of_part("controller")}
    bought = chosen.applied_to(scenario)
    at_the_end = grown(bought, years_of(bought))
    lost = [goal for goal in chosen.broken if goal.is_fatal and goal.missing is None]
    if lost:
        constraint, margin_fraction = _constraint(lost[0], None, None, names)
        return FamilyAnswer(
            recommendation=recommendation,
            kind=kind,
            status=GoalStatus.FAILS,
            constraint=constraint,
            margin_fraction=margin_fraction,
            grade=Grade.POOR,
            worst_phase_id=lost[0].phase_id,
            worst_phase_label=lost[0].phase_label,
            binding=msg("shortlist-storage-lost"),
            headroom_desktops=None,
        )
    today = simulate(bought, catalog, recommend=False)
    simulation = today if at_the_end is bought else simulate(at_the_end, catalog, recommend=False)
    phases = judged_phases(simulation.result)
    whole, limiting_phase = with_limiting_phase(today, bought, catalog)
    nearest = worst_of(with_io(phases, at_the_end) if scenario.other_arrays else phases)
    worst = nearest if scenario.other_arrays or limiting_phase is None else limiting_phase
    most, first_missed = desktop_limit(at_the_end, catalog) if recommendation.holds else (None, None)
    headroom = None if most is None or most < at_the_end.n_desktops else most - at_the_end.n_desktops
    verdict, limiting = whole.result.verdict, next(iter(chosen.broken), None)
    constraint, margin_fraction = _constraint(limiting, verdict.constraint, limiting_phase, names)
    state = None if verdict.constraint is None or worst is not limiting_phase else verdict.constraint.state
    binding: Text = worst.binding.sentence if worst else ""
    return FamilyAnswer(
        recommendation=recommendation,
        kind=kind,
        status=GoalStatus.FAILS if limiting else verdict.status,
        constraint=constraint,
        margin_fraction=margin_fraction,
        grade=nearest.grade if nearest else Grade.GOOD,
        worst_phase_id=worst.id if worst else None,
        worst_phase_label=worst.label if worst else "",
        binding=binding if state is None else in_state(state, binding),
        headroom_desktops=headroom,
        headroom_limit="" if headroom is None or first_missed is None else _headroom_limit(first_missed, names),
        worst_window=_window(at_the_end, catalog, simulation, worst)
        if worst and has_hardware(at_the_end, catalog)
        else None,
    )


def _constraint(
    limiting: BrokenGoal | None, tightest: Constraint | None, phase: PhaseResult | None, names: PartNames
) -> tuple[Text, float | None]:
    """Return the first missed goal or, without one, the reason of the status, as a sentence and a margin.

    Parameters
    ----------
    phase
        Phase of the goal with the smallest margin.
    """
    if limiting is not None:
        return _missed(limiting, names), margin_of_broken(limiting)
    if tightest is None:
        return "", None
    sentence = reason_of_status(tightest, phase)
    return sentence if tightest.state is None else in_state(tightest.state, sentence), tightest.margin_fraction


def _headroom_limit(goal: BrokenGoal, names: PartNames) -> Text:
    """Return a sentence about the first goal that more desktops miss."""
    fatal = not_survived(goal, names)
    if fatal is not None:
        return msg("shortlist-headroom-limit-failure", failure=fatal)
    if goal.missing is not None:
        part = without_part(goal.missing, names)
        return msg("shortlist-headroom-limit-without", part=part, goal=goal_text(goal), phase=goal.phase_label)
    if goal.scope in PLACES:
        return msg("shortlist-headroom-limit", goal=goal_text(goal))
    return msg("shortlist-headroom-limit-in-phase", goal=goal_text(goal), phase=goal.phase_label)


def _missed(goal: BrokenGoal, names: PartNames) -> Text:
    """Return a sentence about a missed goal."""
    fatal = not_survived(goal, names)
    if fatal is not None:
        return fatal
    if goal.missing is not None:
        part = without_part(goal.missing, names)
        return msg("shortlist-missed-without", part=part, goal=goal_text(goal), phase=goal.phase_label)
    return msg("shortlist-missed", goal=goal_text(goal), phase=goal.phase_label)


def _window(scenario: Scenario, catalog: Catalog, simulation: Simulation, worst: PhaseResult) -> WorstWindow:
    """Run a discrete-event simulation of a phase's busiest minute."""
    calendar = scenario.calendar
    first_s, last_s = calendar.seconds(worst.starts_at), calendar.seconds(worst.ends_at)
    trace = simulation.trace.between(first_s, last_s)
    uses = [trace.column(f"{use.component}_fraction") for use in worst.figures.components]
    at_s = float(trace.starts_s[int(np.argmax(np.max(uses, axis=0)))])
    from_s = float(np.floor(max(0.0, min(at_s, calendar.length_s - WINDOW_S))))
    to_s = min(from_s + WINDOW_S, calendar.length_s)
    window = simulate_every_io(scenario, catalog, from_s, to_s, n_replications=1)
    p99 = {times.op: times.percentiles.p99_ms for times in window.total}
    starts_at = calendar.starts_at + timedelta(seconds=from_s)
    agrees = all(times.agrees is not False for times in window.total)
    return WorstWindow(
        starts_at=starts_at,
        ends_at=calendar.starts_at + timedelta(seconds=to_s),
        n_ios=window.n_ios,
        p99_read_ms=p99.get("read"),
        p99_write_ms=p99.get("write"),
        agrees=agrees,
        sentence=sentences(msg("shortlist-window", event=worst.label), _percentiles(window, p99, agrees=agrees)),
    )


def _percentiles(window: WindowResult, p99: Mapping[Op, float | None], *, agrees: bool) -> Text:
    known = tuple(_of(op, value) for op, value in p99.items() if value is not None)
    means = tuple(_of(times.op, times.mean_ms) for times in window.total if p99[times.op] is not None)
    if not known:
        return msg("shortlist-no-io")
    return sentences(
        msg("shortlist-percentiles", n=window.n_ios, percentiles=Listing(known)),
        msg("shortlist-means", means=Listing(means)),
        None if agrees else msg("shortlist-means-differ"),
    )


def _of(op: Op, time_ms: float | None) -> Message:
    time = Quantity(time_ms, "ms")
    return msg("shortlist-reads", time=time) if op == "read" else msg("shortlist-writes", time=time)


def _order(answer: FamilyAnswer) -> tuple[tuple[bool, int], bool, float, int, float, float, str]:
    """Return a sort key: families that meet the goals first, then those that come closest.

    Within each group, families with a price come first, followed by price, drives, rack units and watts.
    """
    chosen = answer.recommendation.chosen
    price = chosen.price if chosen.price is not None else 0.0
    rest = (chosen.n_drives, chosen.rack_units or 0.0, chosen.watts or 0.0)
    return distance(chosen.broken), chosen.price is None, price, *rest, answer.recommendation.model_id


def closest(families: Sequence[FamilyAnswer]) -> FamilyAnswer:
    """Return the family that misses the fewest goals, and by the least; with the same shortfall, the first one."""

    def shortfall(answer: FamilyAnswer) -> tuple[tuple[bool, int], float]:
        broken = answer.recommendation.chosen.broken
        missing = sum(abs(goal.value - goal.limit) / (abs(goal.limit) or 1.0) for goal in broken)
        return distance(broken), round(missing, 2)

    return min(families, key=shortfall)


def _sentences(families: Sequence[FamilyAnswer], catalog: Catalog) -> Iterator[Text | None]:
    prices = prices_in_use(catalog)
    holding = [each.recommendation for each in families if each.recommendation.holds]
    if not holding:
        yield msg("shortlist-none")
        if families:
            nearest = closest(families).recommendation
            yield msg("shortlist-closest", family=nearest.model_name, configuration=nearest.chosen.words)
    else:
        yield from _first(holding, catalog, is_alone=len(families) == 1)
        yield holding[0].chosen.without_storage
    if prices is not None and prices.standing == "illustrative":
        yield msg("recommendation-illustrative-prices")


def _first(holding: Sequence[Recommendation], catalog: Catalog, *, is_alone: bool) -> Iterator[Text]:
    """Yield sentences that name the best family, or the best of each kind, and what makes it the best.

    Parameters
    ----------
    is_alone
        Whether no other family was compared, in which case the messages' number of families is 0.
    """
    best, n = holding[0], 0 if is_alone else len(holding)
    chosen = best.chosen
    family, configuration, by_storage = best.model_name, chosen.words, bool(chosen.broken_with_any_storage)
    if chosen.price is None or best.prices is None:
        if by_storage:
            yield msg("shortlist-fewest-drives-of-storage", family=family, configuration=configuration, n=n)
        else:
            yield msg("shortlist-fewest-drives", family=family, configuration=configuration, n=n)
        if chosen.unpriced:
            yield msg("shortlist-missing-prices", parts=Listing(chosen.unpriced))
        return
    cheapest = _cheapest_of_kinds(holding, catalog)
    price = storage_price(chosen, catalog.arrays[best.model_id], best.prices)
    if len(cheapest) > 1:
        yield from _across_kinds(holding, cheapest, best.prices)
    elif by_storage:
        yield msg("shortlist-cheapest-of-storage", family=family, configuration=configuration, n=n, price=price)
    else:
        yield msg("shortlist-cheapest", family=family, configuration=configuration, n=n, price=price)
    unpriced = tuple(each.model_name for each in holding if each.chosen.price is None)
    if unpriced:
        yield msg("shortlist-not-compared", families=Listing(unpriced))


def _cheapest_of_kinds(holding: Sequence[Recommendation], catalog: Catalog) -> dict[StorageKind, Recommendation]:
    """Return the cheapest family of each kind, of those with a price, in the given order, which is by price."""
    found: dict[StorageKind, Recommendation] = {}
    for each in holding:
        if each.chosen.price is not None:
            found.setdefault(kind_of(catalog.arrays[each.model_id]), each)
    return found


def _across_kinds(
    holding: Sequence[Recommendation], cheapest: Mapping[StorageKind, Recommendation], prices: PriceListMark
) -> Iterator[Text]:
    """Yield the lowest total cost if all totals include hosts and licenses; else the cheapest family of each kind."""
    totals = [total_with_hosts(each.ownership, prices) for each in holding]
    known = [(total.price, i, total) for i, total in enumerate(totals) if total is not None]
    if len(known) == len(holding):
        _, i, total = min(known)
        best, price = holding[i], Money(total.price, prices.currency)
        yield msg(
            "shortlist-lowest-total",
            family=best.model_name,
            configuration=best.chosen.words,
            price=price,
            years=total.years,
        )
        return
    found = tuple(_cheapest_of_kind(kind, each, prices) for kind, each in cheapest.items())
    yield msg("shortlist-cheapest-by-kind", families=Listing(found, "sentences"))
    yield msg("shortlist-kinds-differ")


def _cheapest_of_kind(kind: StorageKind, best: Recommendation, prices: PriceListMark) -> Message:
    family, price = best.model_name, amount_of(best.chosen, prices)
    match kind:
        case "array":
            return msg("shortlist-cheapest-array", family=family, price=price)
        case "hyperconverged":
            n = best.chosen.configuration.n_arrays
            return msg("shortlist-cheapest-hyperconverged", family=family, n=n, price=price)
        case "local":
            return msg("shortlist-cheapest-local", family=family, price=price)
        case "cloud":
            return msg("shortlist-cheapest-cloud", family=family, price=price)
