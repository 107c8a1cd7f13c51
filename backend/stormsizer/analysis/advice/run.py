"""Search for changes that avoid a hardware purchase: each change is simulated to find its effect and its savings."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, groupby

from stormsizer.analysis.advice.answer import Advice, AdvisedChange, HardwareChange, HardwareSaving, Help
from stormsizer.analysis.advice.changes import Change, both
from stormsizer.analysis.advice.configuration_changes import configuration_changes
from stormsizer.analysis.advice.events import effect_on_event
from stormsizer.analysis.advice.reboot_windows import reboot_windows
from stormsizer.analysis.advice.schedule_changes import schedule_changes
from stormsizer.analysis.advice.side_effects import side_effects
from stormsizer.analysis.advice.words import advice_sentence, change_sentence, hardware_sentence, saving_sentence
from stormsizer.analysis.hardware import left_over, less_than, recommended
from stormsizer.analysis.progress import Progress, unheard
from stormsizer.analysis.weeks import Week, key_figure, week_of
from stormsizer.messages.text import Text, sentences
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import (
    InvalidScenarioError,
    Scenario,
    grown,
    plans_growth,
    years_of,
)
from stormsizer.recommendation.answer import Recommendation
from stormsizer.recommendation.cost import Cost, cost_of_main_array, mark_of, prices_in_use
from stormsizer.recommendation.goals import key_of, keys_of
from stormsizer.simulation.result import caveats
from stormsizer.simulation.states import in_state, state_label

__all__ = ["Advice", "AdvisedChange", "HardwareChange", "HardwareSaving", "advise"]

MOST_SINGLES = 46
MOST_PAIRS = 12
MOST_SEARCHES = 8
SEARCH_WEIGHT = 10
"""Cost of a hardware search relative to one simulation of the week."""
LITTLE_MARGIN = 0.01
"""Margins that differ by less than this fraction count as equal."""
PEOPLE_MOVE = 8
"""Lowest disruption rank of changes that shift users' work."""

_HELP_ORDER: tuple[Help, ...] = ("holds", "improves", "changes_nothing", "worsens")


@dataclass(frozen=True)
class _Tried:
    """A change and the resulting week."""

    change: Change
    week: Week
    outcome: Help
    price: float | None

    @property
    def rank(self) -> tuple[object, ...]:
        """Sort key: changes that meet all goals first, by disruption and price; then the others, by improvement."""
        at = _HELP_ORDER.index(self.outcome)
        price = float("inf") if self.price is None else self.price
        if self.outcome == "holds":
            return at, self.change.disruption, len(self.change.halves), price, self.change.id
        return at, len(self.week.broken), -self.week.margin, self.change.disruption, price, self.change.id


@dataclass
class _Work:
    """Tracks completed work and reports progress."""

    tell: Progress
    n_expected: float = 1.0
    n_simulations: int = 0
    n_searches: int = 0
    weeks: dict[str, Week | None] = field(default_factory=dict)

    def report(self) -> None:
        done = self.n_simulations + SEARCH_WEIGHT * self.n_searches
        self.tell(min(0.99, done / max(self.n_expected, 1.0)))


def advise(scenario: Scenario, catalog: Catalog, progress: Progress = unheard) -> Advice:
    """Return changes that let a week meet its goals with less new hardware, or with none.

    If growth is planned, the advice is for the last year: with its desktops on the existing array. The search simulates
    about 70 weeks at most; it sizes hardware only for the best change of each kind.

    Parameters
    ----------
    progress
        Called with the completed fraction; may raise an exception to stop.

    Raises
    ------
    InvalidScenarioError
        If the current scenario cannot be simulated.
    """
    work = _Work(progress)
    today, scenario = scenario, grown(scenario, years_of(scenario)) if plans_growth(scenario) else scenario
    before = week_of(scenario, catalog)
    work.n_simulations += 1
    present = cost_of_main_array(scenario, catalog)
    changes = _worth_trying([*configuration_changes(scenario, catalog), *schedule_changes(scenario, before.result)])
    work.n_expected = 1 + len(changes) + MOST_PAIRS + SEARCH_WEIGHT * min(MOST_SEARCHES, len(changes) + 1)
    tried = list(_try_out(changes, before, present, catalog, work))
    if not before.holds and not any(each.outcome == "holds" and not _moves_people(each) for each in tried):
        tried += _try_out(_pairs(tried), before, present, catalog, work)
    best = _best_of_ladders(tried, before)
    as_it_is = recommended(scenario, catalog)
    work.n_searches += 1
    work.report()
    savings = _savings(_worth_a_search(best, before), as_it_is, catalog, work)
    prices = mark_of(prices_in_use(catalog))
    currency = prices.currency if prices else ""
    advised = [_advised(each, before, savings.get(each.change.id), catalog, currency) for each in best]
    hardware = _hardware(as_it_is, present, currency)
    schedule = next((each for each in advised if each.is_schedule and each.outcome == "holds"), None)

    def simulated(change: Change) -> Week | None:
        return next((each.week for each in _try_out((change,), before, present, catalog, work)), None)

    windows = tuple(reboot_windows(before, [(each.change, each.week) for each in tried], simulated, catalog))
    work.tell(1.0)
    return Advice(
        scenario_name=scenario.name,
        holds=before.holds,
        worst_phase_id=before.worst.id,
        worst_phase_label=before.worst.label,
        year=today.growth.through_year if plans_growth(today) else None,
        changes=tuple(advised),
        cheapest_schedule_change=schedule,
        cheapest_hardware_change=hardware,
        reboot_windows=tuple(
            window.model_copy(update={"sentence": _in_last_year(today, scenario, window.sentence)})
            for window in windows
        ),
        prices=prices,
        n_simulations=work.n_simulations,
        n_searches=work.n_searches,
        sentence=_in_last_year(today, scenario, advice_sentence(before, advised, schedule, hardware, prices)),
    )


def _in_last_year(today: Scenario, then: Scenario, sentence: Text) -> Text:
    """Return the sentence with the year and the desktops it applies to, unless these are today's."""
    if not plans_growth(today):
        return sentence
    return in_state(state_label(today.growth.through_year, then.n_desktops, None, None), sentence)


def _worth_trying(changes: Sequence[Change]) -> list[Change]:
    """Return as many changes as the budget allows: the first step of every series, then the second steps, and so on."""
    steps: dict[str, int] = {}
    order = []
    for change in changes:
        steps[change.ladder] = steps.get(change.ladder, 0) + 1
        order.append((steps[change.ladder], change))
    order.sort(key=lambda pair: pair[0])
    return [change for _, change in order[:MOST_SINGLES]]


def _try_out(changes: Sequence[Change], before: Week, present: Cost, catalog: Catalog, work: _Work) -> Iterator[_Tried]:
    for change in changes:
        try:
            changed = change.of(before.scenario)
            week = week_of(changed, catalog)
        except InvalidScenarioError:
            continue
        work.n_simulations += 1
        work.report()
        less = less_than(present, cost_of_main_array(changed, catalog))
        yield _Tried(change, week, _outcome(before, week), less.price)


def _outcome(before: Week, after: Week) -> Help:
    if after.holds and not before.holds:
        return "holds"
    now, then = keys_of(before.broken), keys_of(after.broken)
    gain, little = after.margin - before.margin, LITTLE_MARGIN * max(1.0, abs(before.margin))
    if gain > little or (then < now and gain >= -little):
        return "improves"
    return "worsens" if then - now or gain < -little else "changes_nothing"


def _moves_people(each: _Tried) -> bool:
    return each.change.disruption[0] >= PEOPLE_MOVE


def _pairs(tried: Sequence[_Tried]) -> list[Change]:
    """Return pairs of helpful changes from different series, least disruptive first.

    If a single change already meets all goals, only pairs that are less disruptive are returned.
    """
    alone = min((each.change.disruption for each in tried if each.outcome == "holds"), default=None)
    helping = [each.change for each in tried if each.outcome in ("holds", "improves")]
    helping.sort(key=lambda change: (change.disruption, change.id))
    found = [
        both(first, second)
        for first, second in combinations(helping, 2)
        if first.ladder != second.ladder and not {*first.events} & {*second.events}
    ]
    found = [change for change in found if alone is None or change.disruption < alone]
    return sorted(found, key=lambda change: (change.disruption, change.id))[:MOST_PAIRS]


def _best_of_ladders(tried: Sequence[_Tried], before: Week) -> list[_Tried]:
    """Return each series' best change (if the week meets its goals, the one with the largest margin), ranked."""

    def rank(each: _Tried) -> tuple[object, ...]:
        return (-each.week.margin, *each.rank) if before.holds else each.rank

    def ladder(each: _Tried) -> str:
        return "pair" if each.change.kind == "pair" else each.change.ladder

    ladders = [min(group, key=rank) for _, group in groupby(sorted(tried, key=ladder), key=ladder)]
    return sorted(ladders, key=lambda each: each.rank)


def _worth_a_search(best: Sequence[_Tried], before: Week) -> list[_Tried]:
    """Return calendar changes worth a hardware search.

    If the week misses goals, these are the changes that improve it; otherwise, all changes that do not make it worse.
    Configuration changes are left out, because every search already tries firmware, ports and caches.
    """
    worth = [each for each in best if each.outcome != "worsens" and each.change.events]
    if before.holds:
        worth.sort(key=lambda each: (-each.week.margin, each.rank))
    else:
        worth = [each for each in worth if each.outcome != "changes_nothing"]
    return worth[: MOST_SEARCHES - 1]


def _savings(
    best: Sequence[_Tried], as_it_is: tuple[Recommendation, Cost], catalog: Catalog, work: _Work
) -> dict[str, HardwareSaving]:
    """Return the hardware that each change saves compared with the current scenario, by change id."""
    savings = {}
    for each in best:
        (now, cost_now), (then, cost_then) = as_it_is, recommended(each.week.scenario, catalog)
        work.n_searches += 1
        work.report()
        saved = less_than(cost_then, cost_now)
        savings[each.change.id] = HardwareSaving(
            needed_as_it_is=now.chosen.words,
            needed_then=then.chosen.words,
            holds_as_it_is=now.holds,
            holds_then=then.holds,
            saved=saved,
            sentence=saving_sentence(saved, now, then, mark_of(prices_in_use(catalog))),
        )
    return savings


def _advised(
    each: _Tried, before: Week, saving: HardwareSaving | None, catalog: Catalog, currency: str
) -> AdvisedChange:
    change, after = each.change, each.week
    worst = before.worst
    worst_after = after.phase(worst.id) or after.worst
    now, then = keys_of(before.broken), keys_of(after.broken)
    mends = tuple(goal for goal in before.broken if key_of(goal) not in then)
    breaks = tuple(goal for goal in after.broken if key_of(goal) not in now)
    event = effect_on_event(change, before, after)
    return AdvisedChange(
        id=change.id,
        kind=change.kind,
        parts=change.halves,
        is_schedule=change.is_schedule,
        words=change.words,
        settings=change.settings(before.scenario),
        outcome=each.outcome,
        mends=mends,
        breaks=breaks,
        n_broken=len(after.broken),
        grade_before=worst.grade,
        grade_after=worst_after.grade,
        figure_before=key_figure(worst),
        figure_after=key_figure(worst_after),
        event=event,
        margin_before=before.margin,
        margin_after=after.margin,
        person_hours=change.person_hours,
        price=each.price,
        saving=saving,
        side_effects=side_effects(before, after),
        note=_note(change, before, catalog),
        sentence=change_sentence(change, before, after, each.outcome, event, breaks, each.price, saving, currency),
    )


def _note(change: Change, before: Week, catalog: Catalog) -> Text:
    """Return study caveats about ports, to show next to the simulated result."""
    if change.kind != "ports":
        return ""
    said = caveats(catalog.arrays[before.scenario.array.model_id], before.result.phases)
    notes = [each.message for each in said if " port" in str(each.message)]
    return sentences(*notes) if notes else ""


def _hardware(found: tuple[Recommendation, Cost], present: Cost, currency: str) -> HardwareChange:
    recommendation, cost = found
    more = less_than(present, cost)
    return HardwareChange(
        chosen=recommendation.chosen,
        holds=recommendation.holds,
        price=more.price,
        sentence=hardware_sentence(recommendation, more, left_over(present, cost), currency),
    )
