"""Search for the cheapest configuration of an array family that meets every goal.

Branch and bound over legal configurations. A branch is excluded without simulation if it cannot contain the answer:
because none of its configurations is cheaper than a sufficient one, because capacity or a closed form rules it out, or
because a configuration with at least as much of everything misses a goal. The last rule relies on a property of the
engine that its tests check: more hardware never makes a passing week fail.

The beginning of the calendar alone excludes most branches, at a fraction of the cost. Candidates that pass it are
simulated over the whole calendar; if one misses a goal there, a longer beginning is simulated from then on.
"""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from stormsizer.messages.text import Message, Text, msg, sentences
from stormsizer.model.catalog import ArrayModel, Catalog, PriceList, Tier
from stormsizer.model.scenario import ArrayConfiguration, Scenario, sized_for
from stormsizer.model.scenario.goals import SPARE_CAPACITY
from stormsizer.recommendation.answer import PLACES, BrokenGoal, Candidate, Recommendation
from stormsizer.recommendation.branches import Branches
from stormsizer.recommendation.configuration_cost import ownership_if_priced
from stormsizer.recommendation.cost import (
    Owned,
    cost_of,
    in_words,
    mark_of,
    owned_parts,
    price_of_other_arrays,
    ranks_of,
    sum_if_known,
)
from stormsizer.recommendation.dominance import abilities
from stormsizer.recommendation.family import Rows, Sizes, Steps, Variant, n_legal, variants
from stormsizer.recommendation.goals import GoalKey, distance, key_of, keys_of
from stormsizer.recommendation.price_contents import budget_check, contents_of
from stormsizer.recommendation.screening import Clause, Screen, nothing_known
from stormsizer.recommendation.upgrade import upgrade_of

Evaluate = Callable[[ArrayConfiguration, float], tuple[BrokenGoal, ...]]
"""Function that simulates a configuration over the whole calendar, with an image cache of this many GiB per host, and
returns the missed goals."""
Begin = Callable[[ArrayConfiguration, float, float], Iterable[Clause]]
"""Function that simulates a configuration for the first seconds of the calendar and returns certain misses."""
Key = tuple[ArrayConfiguration, float]
"""A configuration, and the image cache per host in GiB."""


@dataclass(frozen=True)
class Question:
    """Inputs for the search within one array family.

    Attributes
    ----------
    host_caches_gib
        Options for the image cache memory per host; the first one is the current one.
    needed_gb
        Required usable capacity for each option, including the reserve.
    current
        The existing configuration, if it is of this family. Its release is preferred if it misses no further goal.
    evaluate
        Must be deterministic; called at most once per configuration.
    begin
        Returns the certain misses of a configuration after simulating only the first seconds of the calendar.
    decided_s
        Time by which the misses of each phase are decided, by phase id, if known in advance.
    screens
        For each cache option, a screen that excludes configurations without simulation.
    n_least_arrays
        Minimum number of arrays, given the maximum number of users per share.
    """

    array: ArrayModel
    catalog: Catalog
    scenario: Scenario
    prices: PriceList | None
    host_caches_gib: tuple[float, ...]
    needed_gb: Mapping[float, float]
    current: ArrayConfiguration | None
    evaluate: Evaluate
    begin: Begin
    decided_s: Mapping[str, float]
    screens: Mapping[float, Screen]
    n_least_arrays: int = 1

    @cached_property
    def owned(self) -> Owned:
        """Installed parts that an array of this family can use."""
        scenario = self.scenario
        return owned_parts(scenario.installed_array, self.array, scenario.hosts, self.catalog.drives)

    @property
    def kept(self) -> ArrayConfiguration | None:
        """Installed configuration of this family, which is only extended; None for cloud volumes, which are rented."""
        installed = self.scenario.installed_array
        if installed is None or installed.model_id != self.array.id or self.array.volume is not None:
            return None
        return installed


def recommend(question: Question) -> Recommendation:
    """Return the cheapest configuration that meets every goal.

    If none does, the answer is the cheapest one that misses no goals other than those that the best of the family's
    largest configurations misses. The number of arrays inside the hosts equals the number of hosts and is not varied.
    Installed parts of this family are kept as far as they can be divided evenly, except drives of another model.
    """
    array = question.array
    fixed = question.scenario.hosts.n_hosts if array.is_in_hosts else None
    legal = variants(
        array,
        question.catalog.drives,
        question.host_caches_gib,
        fixed,
        question.kept,
        question.n_least_arrays,
        question.scenario.array.other_workloads,
    )
    judge = _Judge(question)
    found = _cheapest(question, judge, legal, frozenset())
    if found is None:
        tops = [top for variant in legal for top in _tops(variant)]
        nearest = min(tops, key=lambda each: distance(judge.broken(*each)))
        allowed = keys_of(judge.broken(*nearest))
        found = _cheapest(question, judge, legal, allowed) or nearest
    variant, steps = _with_the_old_release(*found, judge, question), found[1]
    cheaper = (
        *((variant, each) for each in _below(variant, steps)),
        *_otherwise(variant, steps, legal, question),
        *_with_more_drives(variant, steps, legal, question),
    )
    chosen, *others = (_candidate(question, *each, judge) for each in ((variant, steps), *cheaper))
    n_desktops = sized_for(question.scenario).n_desktops
    return Recommendation(
        model_id=array.id,
        model_name=array.name,
        standing=array.standing,
        holds=chosen.holds,
        chosen=chosen,
        why_not_cheaper=tuple(each for each in others if not each.holds),
        n_legal=n_legal(legal),
        n_candidates=judge.n_simulated,
        prices=mark_of(question.prices),
        price_per_desktop=None if chosen.price is None else chosen.price / n_desktops,
        n_desktops=n_desktops,
        ownership=ownership_if_priced(chosen.applied_to(question.scenario), question.catalog),
        upgrade=upgrade_of(
            chosen.configuration,
            question.scenario.installed_array,
            question.scenario.hosts.model_copy(update={"host_cache_gib": chosen.host_cache_gib}),
            question.catalog,
        ),
        budget=budget_check(
            question.scenario,
            sum_if_known(chosen.price, price_of_other_arrays(question.scenario, question.catalog)),
            question.prices,
        ),
        caveats=tuple(caveat.text.strip() for caveat in array.caveats),
        price_contents="" if question.prices is None else contents_of(array, chosen.configuration.n_arrays),
        sentence=_sentence(chosen, array.name),
    )


def _cheapest(
    question: Question, judge: "_Judge", found: Sequence[Variant], allowed: frozenset[GoalKey]
) -> tuple[Variant, Steps] | None:
    """Return the cheapest configuration of some variants that misses no goal outside ``allowed``."""
    lacking = any(goal == SPARE_CAPACITY.field for _, goal, _, _ in allowed)
    counts = [(variant, _counts_that_fit(variant, question, anything=lacking)) for variant in found]
    return Branches(
        ranks=lambda variant, rows: ranks_of(variant, rows, question.scenario.hosts, question.prices, question.owned),
        abilities=lambda variant, rows: abilities(variant, rows, question.scenario, question.catalog),
    ).cheapest(
        [(variant, each) for variant, each in counts if len(each)],
        may_do=lambda variant, steps: judge.may_do(variant, steps, allowed),
        does=lambda variant, steps: judge.does(variant, steps, allowed),
    )


def _with_the_old_release(variant: Variant, steps: Steps, judge: "_Judge", question: Question) -> Variant:
    """Return the variant with the existing release if that misses no additional goals; else the variant itself."""
    present = question.kept or question.current
    if present is None or present.firmware_id == variant.firmware_id:
        return variant
    old = replace(variant, firmware_id=present.firmware_id)
    return old if judge.does(old, steps, keys_of(judge.broken(variant, steps))) else variant


class _Judge:
    """Missed goals by configuration, for everything screened or simulated so far."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.seen: dict[Key, tuple[BrokenGoal, ...]] = {}
        self.known: dict[Key, tuple[Clause, ...]] = {}
        self.begun_s: dict[Key, float] = {}
        self.to_s = min(question.decided_s.values(), default=math.inf)

    @property
    def n_simulated(self) -> int:
        """Number of configurations simulated at least partially."""
        return len(self.seen.keys() | self.begun_s.keys())

    def broken(self, variant: Variant, steps: Steps) -> tuple[BrokenGoal, ...]:
        """Simulate a configuration, and return every goal that it misses but that other storage could meet."""
        return tuple(goal for goal in self.all_broken(variant, steps) if goal.of_storage)

    def all_broken(self, variant: Variant, steps: Steps) -> tuple[BrokenGoal, ...]:
        """Return every missed goal, including those that no storage can meet."""
        key = variant.configuration(steps), variant.host_cache_gib
        if key not in self.seen:
            self.seen[key] = self.question.evaluate(*key)
        return self.seen[key]

    def does(self, variant: Variant, steps: Steps, allowed: frozenset[GoalKey]) -> bool:
        """Return whether a configuration misses no goal outside ``allowed``.

        If the beginning of the calendar does not reveal a miss, a longer beginning is simulated from then on.
        """
        if not self.may_do(variant, steps, allowed):
            return False
        broken = [goal for goal in self.broken(variant, steps) if key_of(goal) not in allowed]
        if broken:
            decided_s = self.question.decided_s.get(broken[0].phase_id, math.inf)
            self.to_s = decided_s if decided_s > self.to_s else math.inf
        return not broken

    def may_do(self, variant: Variant, steps: Steps, allowed: frozenset[GoalKey]) -> bool:
        """Return whether closed forms and the simulated part of the calendar show no miss outside ``allowed``."""
        key = variant.configuration(steps), variant.host_cache_gib
        if key not in self.seen:
            if key not in self.known:
                self.known[key] = tuple(self.question.screens.get(variant.host_cache_gib, nothing_known)(key[0]))
            names = {(phase_id, goal, missing) for phase_id, goal, _, missing in allowed}
            if any(clause.isdisjoint(names) for clause in self.known[key]):
                return False
            if not math.isinf(self.to_s):
                if self.begun_s.get(key, 0.0) < self.to_s:
                    self.begun_s[key] = self.to_s
                    self.known[key] += tuple(self.question.begin(*key, self.to_s))
                return not any(clause.isdisjoint(names) for clause in self.known[key])
        return keys_of(self.broken(variant, steps)) <= allowed


def _tops(variant: Variant) -> list[tuple[Variant, Steps]]:
    """Return the largest configurations of a variant: by capacity, and by drives in each tier."""
    legal = variant.counts
    measures = (variant.usable_gb(legal), *legal.T)
    largest = np.unique([np.lexsort((*legal.T[::-1], measure))[-1] for measure in measures])
    most = variant.most_modules(legal[largest])
    return [
        (variant, (variant.n_arrays[-1], *counts, n_modules, variant.ports[-1]))
        for counts, n_modules in zip(legal[largest].tolist(), most.tolist(), strict=True)
    ]


def _counts_that_fit(variant: Variant, question: Question, *, anything: bool) -> Rows:
    """Return the counts of arrays and drives with enough usable capacity, except those that are certainly dominated.

    A drive that only provides the parity of a new RAID group adds nothing if only data drives do work. Tiers below the
    one for new blocks have no I/O, so the smallest legal number is enough there.
    """
    counts = variant.combined([_worth_buying(*each) for each in zip(variant.array.tiers, variant.sizes, strict=True)])
    needed_gb = 0.0 if anything else question.needed_gb[variant.host_cache_gib]
    usable_gb = variant.usable_gb(counts)
    at_work = counts[:, : variant.array.placed_tier + 1]
    alike = np.cumsum(np.concatenate(([0], (at_work[1:] != at_work[:-1]).any(axis=1))))
    fitting = []
    for n_arrays in variant.n_arrays:
        enough = np.flatnonzero(n_arrays * usable_gb >= needed_gb)
        fewest = counts[enough[np.diff(alike[enough], prepend=-1) > 0]]
        fitting.append(np.hstack((np.full((len(fewest), 1), n_arrays), fewest)))
    return np.vstack(fitting)


def _worth_buying(tier: Tier, sizes: Sizes) -> list[int]:
    if not tier.raid.full_stripe:
        return list(sizes.legal)
    most = np.maximum.accumulate(sizes.at_work)
    return [n for n in sizes.legal if most[n] > most[n - 1]]


def _below(variant: Variant, steps: Steps) -> list[Steps]:
    """Return the next cheaper step in each direction: fewer arrays, drives, cache modules, or ports."""
    axes = (variant.n_arrays, *(of_tier.legal for of_tier in variant.sizes), variant.modules, variant.ports)
    smaller = [max((n for n in legal if n < value), default=None) for legal, value in zip(axes, steps, strict=True)]
    return [(*steps[:i], n, *steps[i + 1 :]) for i, n in enumerate(smaller) if n is not None]


def _otherwise(
    variant: Variant, steps: Steps, legal: Sequence[Variant], question: Question
) -> list[tuple[Variant, Steps]]:
    """Return cheaper configurations with another number of controllers, release, drive model or host image cache.

    If installed parts are kept, also with one array less.
    """
    is_kept = question.kept is not None

    def rank(each: Variant, counts: Steps) -> tuple[float, ...]:
        row = np.array([counts], dtype=np.int64)
        return tuple(ranks_of(each, row, question.scenario.hosts, question.prices, question.owned)[0].tolist())

    def kinds(each: Variant) -> tuple[str | float, ...]:
        models = (drive.id for drive in each.drives)
        n_arrays = each.n_arrays[0] if is_kept else 0
        return n_arrays, each.firmware_id, each.n_controllers, each.host_cache_gib, *models

    def n_differences(other: Variant) -> int:
        return sum(one != another for one, another in zip(kinds(variant), kinds(other), strict=True))

    found = []
    for other in legal:
        if n_differences(other) == 1 and (not is_kept or other.n_arrays[0] in (steps[0], steps[0] - 1)):
            counts = _with_least(other, steps) if is_kept else steps
            if _is_legal(other, counts) and rank(other, counts) < rank(variant, steps):
                found.append((other, counts))
    return found


def _with_more_drives(
    variant: Variant, steps: Steps, legal: Sequence[Variant], question: Question
) -> list[tuple[Variant, Steps]]:
    """Return the most expensive cheaper configurations with more drives but one array less, or fewer controllers."""
    n_arrays, *counts, n_modules, n_ports = steps

    def ranks(each: Variant, rows: Rows) -> list[tuple[float, ...]]:
        ranked = ranks_of(each, rows, question.scenario.hosts, question.prices, question.owned)
        return [tuple(row) for row in ranked.tolist()]

    def same_kinds(other: Variant) -> bool:
        of_both = ((each.firmware_id, each.host_cache_gib, each.drives) for each in (variant, other))
        return len(set(of_both)) == 1

    limit = ranks(variant, np.array([steps], dtype=np.int64))[0]
    fewer = [(other, n_arrays) for other in legal if same_kinds(other) and other.n_controllers < variant.n_controllers]
    less = [(variant, n) for n in variant.n_arrays if n < n_arrays][-1:]
    found = []
    for other, n in (*less, *fewer):
        if n not in other.n_arrays or n_modules not in other.modules or n_ports not in other.ports:
            continue
        more = other.counts
        more = more[
            (more >= counts).all(axis=1) & (more > counts).any(axis=1) & (other.most_modules(more) >= n_modules)
        ]
        rows = np.column_stack([np.full(len(more), n), more, np.full((len(more), 2), (n_modules, n_ports))])
        ranked = list(zip(ranks(other, rows), map(tuple, rows.tolist()), strict=True))
        dearest = max((each for each in ranked if each[0] < limit), default=None)
        if dearest is not None:
            found.append((other, dearest[1]))
    return found


def _with_least(variant: Variant, steps: Steps) -> Steps:
    """Return the counts with the variant's number of arrays, and at least its minimum of each part."""
    _, *counts, n_modules, n_ports = steps
    drives = (max(n, min(of_tier.legal)) for n, of_tier in zip(counts, variant.sizes, strict=True))
    least = (max(n_modules, variant.n_least_modules), max(n_ports, variant.n_least_ports))
    return (variant.n_arrays[0], *drives, *least)


def _is_legal(variant: Variant, steps: Steps) -> bool:
    n_arrays, *counts, n_modules, n_ports = steps
    row = np.array([counts], dtype=np.int64)
    return (
        n_arrays in variant.n_arrays
        and len(variant.combined([[n] for n in counts])) == 1
        and all(n in of_tier.legal for n, of_tier in zip(counts, variant.sizes, strict=True))
        and n_modules in variant.modules
        and n_modules <= variant.most_modules(row)[0]
        and n_ports in variant.ports
    )


def _candidate(question: Question, variant: Variant, steps: Steps, judge: _Judge) -> Candidate:
    configuration, broken = variant.configuration(steps), judge.broken(variant, steps)
    with_any_storage = tuple(goal for goal in judge.all_broken(variant, steps) if not goal.of_storage)
    hosts = question.scenario.hosts.model_copy(update={"host_cache_gib": variant.host_cache_gib})
    cost = cost_of(configuration, hosts, question.array, question.catalog.drives, question.prices, question.owned)
    return Candidate(
        configuration=ArrayConfiguration.model_validate(configuration.model_dump()),
        host_cache_gib=variant.host_cache_gib,
        words=in_words(
            configuration,
            question.array,
            question.catalog.drives,
            variant.host_cache_gib,
            question.scenario.hosts.host_cache_gib,
        ),
        holds=not broken,
        broken=broken,
        broken_with_any_storage=with_any_storage,
        n_drives=cost.n_drives,
        rack_units=cost.rack_units,
        watts=cost.watts,
        price=cost.price,
        price_per_month=cost.price_per_month,
        unpriced=cost.unpriced,
    )


def _missed(broken: Sequence[BrokenGoal]) -> Message:
    """Name the worst missed goal, and count the other phases with missed goals, or else the other goals.

    Each is counted once, whatever component is failed.
    """
    worst = broken[0]
    n_phases = len({goal.phase_id for goal in broken if goal.scope not in PLACES} - {worst.phase_id})
    n_goals = len({(goal.phase_id, goal.goal, goal.label) for goal in broken}) - 1
    if n_phases:
        return msg("recommendation-missed-phases", goal=worst.name, n=n_phases)
    if n_goals:
        return msg("recommendation-missed-goals", goal=worst.name, n=n_goals)
    return msg("recommendation-missed-goal", goal=worst.name)


def _sentence(chosen: Candidate, model: str) -> Text:
    configuration = msg("recommendation-of-model", model=model, configuration=chosen.words)
    if not chosen.holds:
        missed = _missed(chosen.broken)
        return sentences(msg("recommendation-none"), msg("recommendation-closest", configuration=configuration), missed)
    if chosen.broken_with_any_storage:
        if chosen.price is None:
            best = msg("recommendation-fewest-drives-of-storage", configuration=configuration)
        else:
            best = msg("recommendation-cheapest-of-storage", configuration=configuration)
        return sentences(best, chosen.without_storage)
    if chosen.price is None:
        return msg("recommendation-fewest-drives", configuration=configuration)
    return msg("recommendation-cheapest", configuration=configuration)
