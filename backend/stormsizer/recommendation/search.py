"""Search for the cheapest configuration of an array family that keeps every goal.

Branch and bound over legal configurations. A set of them is dropped unsimulated when it cannot hold the answer: because
none of it is cheaper than one that holds, because space or a closed form rules it out, or because a configuration that
has as much of everything as any of the set breaks a goal. The last is a law of the engine that its tests check: more of
anything never breaks a week that held.
"""

import bisect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from stormsizer.catalog import ArrayModel, Catalog, PriceList
from stormsizer.recommendation.ability import abilities
from stormsizer.recommendation.answer import BrokenGoal, Candidate, Recommendation
from stormsizer.recommendation.cost import Rank, cost_of, in_words, mark_of, ranks_of
from stormsizer.recommendation.family import Steps, Variant, is_no_better, n_legal, variants
from stormsizer.recommendation.goals import GoalKey, keys_of
from stormsizer.recommendation.screening import Screen, Screened, nothing_known
from stormsizer.scenario import ArrayConfiguration, Scenario
from stormsizer.storage.raid import raid_counts

Evaluate = Callable[[ArrayConfiguration, float], tuple[BrokenGoal, ...]]
"""Simulates a configuration over the whole calendar, its hosts caching so many GiB of images; the goals it breaks."""
Rows = NDArray[np.int64]
"""Configurations of one variant: a row of ``Steps`` each, the cheapest first."""


@dataclass(frozen=True)
class Question:
    """What is asked of one array family.

    Attributes
    ----------
    host_caches_gib
        Memory of each host that may cache images; the first is what there is.
    needed_gb
        For each of them: capacity that must be usable, what stays free included.
    current
        The configuration that is there, if it is of this family: its release stays where it does as well.
    evaluate
        Must be deterministic; it is called at most once per configuration.
    screens
        For each of the caches: rules configurations out without simulating them, and says which are likely to do.
    """

    array: ArrayModel
    catalog: Catalog
    scenario: Scenario
    prices: PriceList | None
    host_caches_gib: tuple[float, ...]
    needed_gb: Mapping[float, float]
    current: ArrayConfiguration | None
    evaluate: Evaluate
    screens: Mapping[float, Screen]


def recommend(question: Question) -> Recommendation:
    """The cheapest configuration that keeps every goal.

    If none does, the answer is the cheapest one that breaks no goal which the largest of the family keeps. Appliances
    inside the hosts are as many as the hosts, which are no choice here.
    """
    array = question.array
    fixed = question.scenario.hosts.n_hosts if array.is_in_hosts else None
    legal = variants(array, question.catalog.drives, question.host_caches_gib, fixed)
    judge = _Judge(question)
    best = _releases(array)
    worth_a_look = [variant for variant in legal if variant.firmware_id in best]
    found = _Search(question, judge, frozenset()).cheapest(worth_a_look)
    if found is None:
        nearest = min((_top(variant) for variant in worth_a_look), key=lambda each: len(judge.broken(*each)))
        allowed = keys_of(judge.broken(*nearest))
        found = _Search(question, judge, allowed).cheapest(worth_a_look) or nearest
    variant, steps = _with_the_old_release(*found, judge, question), found[1]
    chosen, *cheaper = (_candidate(question, variant, each, judge) for each in (steps, *_below(variant, steps)))
    return Recommendation(
        model_id=array.id,
        model_name=array.name,
        standing=array.standing,
        holds=chosen.holds,
        chosen=chosen,
        why_not_cheaper=tuple(cheaper),
        n_legal=n_legal(legal),
        n_candidates=len(judge.seen),
        prices=mark_of(question.prices),
        price_per_desktop=None if chosen.price is None else chosen.price / question.scenario.n_desktops,
        sentence=_sentence(chosen),
    )


N_SCREENED, N_PROBES, N_COMPARED = 32, 128, 1024
"""Rows of a variant that closed forms look at, that may be the next probe, and that probes are weighed by."""


def _releases(array: ArrayModel) -> set[str]:
    """Releases than which no other is better or as good; of several alike the last."""
    found = {release.id for release in array.firmware}
    for i, release in enumerate(array.firmware):
        others = [(j, other) for j, other in enumerate(array.firmware) if other.id in found and i != j]
        if any(is_no_better(release, other) and not (is_no_better(other, release) and i > j) for j, other in others):
            found.discard(release.id)
    return found


def _with_the_old_release(variant: Variant, steps: Steps, judge: "_Judge", question: Question) -> Variant:
    """The variant with the release that is there, where it does as well."""
    if question.current is None or question.current.firmware_id == variant.firmware_id:
        return variant
    old = replace(variant, firmware_id=question.current.firmware_id)
    return old if judge.does(old, steps, keys_of(judge.broken(variant, steps))) else variant


class _Judge:
    """What configurations break: everything screened and everything simulated so far."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.seen: dict[tuple[ArrayConfiguration, float], tuple[BrokenGoal, ...]] = {}
        self.screened: dict[tuple[ArrayConfiguration, float], Screened] = {}

    def broken(self, variant: Variant, steps: Steps) -> tuple[BrokenGoal, ...]:
        """Every goal that a configuration breaks, by simulation."""
        key = variant.configuration(steps), variant.host_cache_gib
        if key not in self.seen:
            self.seen[key] = self.question.evaluate(*key)
        return self.seen[key]

    def does(self, variant: Variant, steps: Steps, allowed: frozenset[GoalKey]) -> bool:
        """Whether a configuration breaks nothing outside ``allowed``; simulated unless it is ruled out."""
        key = variant.configuration(steps), variant.host_cache_gib
        if key not in self.seen:
            names = {(phase_id, goal) for phase_id, goal, _, missing in allowed if missing is None}
            if any(goals.isdisjoint(names) for goals in self.known(variant, [steps])[0].breaks):
                return False
        return keys_of(self.broken(variant, steps)) <= allowed

    def known(self, variant: Variant, many: Sequence[Steps]) -> list[Screened]:
        """What closed forms say of configurations."""
        keys = [(variant.configuration(steps), variant.host_cache_gib) for steps in many]
        new = [key for key in keys if key not in self.screened]
        if new:
            screen = self.question.screens.get(variant.host_cache_gib, nothing_known)
            self.screened |= dict(zip(new, screen([configuration for configuration, _ in new]), strict=True))
        return [self.screened[key] for key in keys]


class _Search:
    """The cheapest configuration that breaks nothing outside ``allowed``: the best so far."""

    def __init__(self, question: Question, judge: _Judge, allowed: frozenset[GoalKey]) -> None:
        self.question, self.judge, self.allowed = question, judge, allowed
        self.found: tuple[Variant, Steps] | None = None
        self.rank: Rank | None = None

    def cheapest(self, found: Sequence[Variant]) -> tuple[Variant, Steps] | None:
        """Look through all variants, those first that begin cheapest."""
        lacking = any(goal == "spare_capacity_fraction" for _, goal, _, _ in self.allowed)
        hopeful: list[tuple[Rank, int, Variant, Rows]] = []
        for variant in found:
            counts = _counts_that_fit(variant, self.question, anything=lacking)
            if len(counts):
                hopeful.append((self._least(variant, counts), len(hopeful), variant, counts))
        for least, _, variant, counts in sorted(hopeful, key=lambda each: each[:2]):
            if self.rank is None or least < self.rank:
                self._look_through(variant, counts)
        return self.found

    def _look_through(self, variant: Variant, counts: Rows) -> None:
        """The first number of arrays with which the largest does, then all larger ones that begin cheaper."""
        first, *more = self._numbers(variant, counts)
        for numbers in ([first], more):
            own = [counts[counts[:, 0] == n] for n in numbers]
            cheaper = [each for each in own if len(each) and (not self.rank or self._least(variant, each) < self.rank)]
            if cheaper:
                self._probe(variant, *self._sorted(variant, _with_modules_and_ports(variant, np.vstack(cheaper))))

    def _numbers(self, variant: Variant, counts: Rows) -> Sequence[int]:
        numbers = [n for n in variant.n_arrays if n >= counts[:, 0].min()]
        low, high, at, reach = 0, len(numbers) - 1, 0, 1
        while low < high:
            if self._does(variant, _largest(variant, counts[counts[:, 0] == numbers[at]])):
                high = at
            else:
                low, reach = at + 1, 2 * reach
            at = min(low + reach - 1, (low + high) // 2)
        return numbers[low:]

    def _probe(self, variant: Variant, rows: Rows, ranks: NDArray[np.float64]) -> None:
        """Find the cheapest of some rows, if it is cheaper than what was found.

        A probe that does leaves what is cheaper; one that does not leaves what is abler in some part. The next one is
        that which leaves the fewest whatever comes out.
        """
        able = abilities(variant, rows, self.question.scenario, self.question.catalog)
        if not self._does(variant, _largest(variant, rows)):
            return
        left = np.arange(len(rows))
        first = True
        while True:
            if self.rank is not None:
                rank = self.rank
                left = left[: bisect.bisect_left(left, True, key=lambda i: tuple(ranks[i].tolist()) >= rank)]
            if not len(left):
                return
            probe = self._first(variant, rows, left) if first else _halving(able, left)
            first = False
            steps = tuple(rows[probe].tolist())
            if self._does(variant, steps):
                self.found, self.rank = (variant, steps), tuple(ranks[probe].tolist())
            else:
                left = left[(able[left] > able[probe]).any(axis=1)]

    def _first(self, variant: Variant, rows: Rows, left: NDArray[np.int64]) -> int:
        """The cheapest of a sample of rows that closed forms call likely, or else the last of it."""
        sample = left[_spread(len(left), N_SCREENED)]
        known = self.judge.known(variant, [tuple(steps) for steps in rows[sample].tolist()])
        return int(next((i for i, each in zip(sample, known, strict=True) if each.likely), sample[-1]))

    def _does(self, variant: Variant, steps: Steps) -> bool:
        return self.judge.does(variant, steps, self.allowed)

    def _least(self, variant: Variant, counts: Rows) -> Rank:
        ends = np.zeros((len(counts), 1), np.int64)
        ranks = self._ranks(variant, np.hstack((counts, ends, ends + 1)))
        return min(tuple(rank) for rank in ranks[ranks[:, 1] == ranks[:, 1].min()].tolist())

    def _sorted(self, variant: Variant, rows: Rows) -> tuple[Rows, NDArray[np.float64]]:
        ranks = self._ranks(variant, rows)
        order = np.lexsort(ranks.T[::-1])
        return rows[order], ranks[order]

    def _ranks(self, variant: Variant, rows: Rows) -> NDArray[np.float64]:
        return ranks_of(variant, rows, self.question.scenario.hosts, self.question.prices)


def _halving(able: NDArray[np.float64], left: NDArray[np.int64]) -> int:
    """Of a sample of rows the one that leaves the fewest whether it does or not."""
    probes, others = _spread(len(left), N_PROBES), _spread(len(left), N_COMPARED)
    no_abler = (able[left[others]][None, :, :] <= able[left[probes]][:, None, :]).all(axis=2).sum(axis=1)
    no_cheaper = (others[None, :] >= probes[:, None]).sum(axis=1)
    return int(left[probes[np.argmax(np.minimum(no_abler, no_cheaper))]])


def _spread(n: int, most: int) -> NDArray[np.int64]:
    """At most so many indices, spread evenly over ``n``, the last one among them."""
    return np.unique(np.linspace(0, n - 1, min(n, most)).round().astype(np.int64))


def _largest(variant: Variant, counts: Rows) -> Steps:
    """As much of everything as any of some rows, whether or not anybody sells it."""
    n_drives = 1 + len(variant.drives)
    return (*counts[:, :n_drives].max(axis=0).tolist(), variant.modules[-1], variant.ports[-1])


def stepped_tier(array: ArrayModel) -> int:
    """Index of the tier that takes new blocks."""
    if array.tiering is None:
        return 0
    return [tier.id for tier in array.tiers].index(array.tiering.new_blocks_tier)


def _top(variant: Variant) -> tuple[Variant, Steps]:
    """The largest configuration of a variant."""
    counts = max(variant.counts(), key=lambda each: (variant.usable_gb(each), each))
    return variant, (
        variant.n_arrays[-1],
        *counts,
        variant.most_modules(counts),
        variant.ports[-1],
    )


def _counts_that_fit(variant: Variant, question: Question, *, anything: bool) -> Rows:
    """Numbers of arrays and drives with enough usable space, less those that others are better than for certain.

    A drive that opens a RAID group whose parity it pays adds nothing where only data drives work; tiers below the one
    of new blocks take no I/O, so that the fewest that fit will do.
    """
    stepped = stepped_tier(variant.array)
    worth = [_worth_buying(variant, i) for i in range(len(variant.drives))]
    fitting: list[Steps] = []
    needed_gb = 0.0 if anything else question.needed_gb[variant.host_cache_gib]
    usable = [
        (counts, variant.usable_gb(counts))
        for counts in variant.counts()
        if all(n in legal for n, legal in zip(counts, worth, strict=True))
    ]
    for n_arrays in variant.n_arrays:
        fewest: set[Steps] = set()
        for counts, gb in usable:
            at_work = counts[: stepped + 1]
            if n_arrays * gb >= needed_gb and at_work not in fewest:
                fewest.add(at_work)
                fitting.append((n_arrays, *counts))
    return np.array(fitting, dtype=np.int64).reshape(-1, 1 + len(variant.drives))


def _worth_buying(variant: Variant, i: int) -> set[int]:
    tier = variant.array.tiers[i]
    found: set[int] = set()
    most = 0
    for n in variant.drive_counts(i):
        n_data = raid_counts(tier.raid, n, variant.n_controllers).n_data
        if n_data > most or not tier.raid.full_stripe:
            found.add(n)
        most = max(most, n_data)
    return found


def _with_modules_and_ports(variant: Variant, counts: Rows) -> Rows:
    most = np.array([variant.most_modules(each[1:].tolist()) for each in counts])
    blocks = [
        np.hstack((kept, np.full((len(kept), 1), n_modules), np.full((len(kept), 1), n_ports)))
        for n_modules in variant.modules
        for n_ports in variant.ports
        if len(kept := counts[most >= n_modules])
    ]
    return np.vstack(blocks)


def _below(variant: Variant, steps: Steps) -> list[Steps]:
    """The next cheaper step in each direction: fewer arrays, drives, cache modules, ports."""
    n_tiers = len(variant.drives)
    axes = (variant.n_arrays, *(variant.drive_counts(i) for i in range(n_tiers)), variant.modules, variant.ports)
    smaller = [max((n for n in legal if n < value), default=None) for legal, value in zip(axes, steps, strict=True)]
    return [(*steps[:i], n, *steps[i + 1 :]) for i, n in enumerate(smaller) if n is not None]


def _candidate(question: Question, variant: Variant, steps: Steps, judge: _Judge) -> Candidate:
    configuration, broken = variant.configuration(steps), judge.broken(variant, steps)
    hosts = question.scenario.hosts.model_copy(update={"host_cache_gib": variant.host_cache_gib})
    cost = cost_of(configuration, hosts, question.array, question.catalog.drives, question.prices)
    return Candidate(
        configuration=ArrayConfiguration.model_validate(configuration.model_dump()),
        host_cache_gib=variant.host_cache_gib,
        words=in_words(configuration, question.array, question.catalog.drives, variant.host_cache_gib),
        holds=not broken,
        broken=broken,
        n_drives=cost.n_drives,
        rack_units=cost.rack_units,
        watts=cost.watts,
        price=cost.price,
        unpriced=cost.unpriced,
    )


def _sentence(chosen: Candidate) -> str:
    if chosen.holds:
        priced = chosen.price is not None
        what = "The cheapest configuration" if priced else "The configuration with the fewest drives"
        return f"{what} that keeps every goal: {chosen.words}."
    worst = chosen.broken[0]
    others = f" and {len(chosen.broken) - 1} more goals" if len(chosen.broken) > 1 else ""
    return (
        f"No configuration of this family keeps every goal: {worst.label} of {worst.phase_label} stays broken{others}. "
        f"Nothing beyond {chosen.words} helps."
    )
