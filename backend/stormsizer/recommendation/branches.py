"""The cheapest configuration that will do, by branch and bound.

Configurations that stand together are tried together: by one that has as much of everything as any of them, whether or
not anybody sells it. If that will not do, none of them will. If it does, they are divided, and the part that begins
cheapest is looked at next. So the first that is left alone and does is the cheapest of all. That more of anything never
breaks a week that held is a law of the engine that its tests check.
"""

import heapq
import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from stormsizer.recommendation.cost import Rank
from stormsizer.recommendation.family import Rows, Steps, Variant

Floats = NDArray[np.float64]
Measure = Callable[[Variant, Rows], Floats]


@dataclass(frozen=True)
class Branch:
    """Configurations of one variant that stand together.

    Attributes
    ----------
    steps, ranks, able
        Shape (n of them, n): counts, what it costs and what it gives of each configuration, one below the other.
    is_open
        Whether modules and ports are chosen. Until then a row stands for all of them: it costs as much as with the
        fewest and gives as much as with the most.
    """

    variant: Variant
    steps: Rows
    ranks: Floats
    able: Floats
    is_open: bool

    def __len__(self) -> int:
        return int(self.steps.shape[1])

    @cached_property
    def least(self) -> Rank:
        """Rank of the cheapest."""
        left = np.arange(len(self))
        for column in self.ranks:
            of_left = column[left]
            left = left[of_left == of_left.min()]
        return tuple(self.ranks[:, left[0]].tolist())

    @cached_property
    def largest(self) -> Steps:
        """As much of everything as any of them."""
        return tuple(self.steps.max(axis=1).tolist())

    @cached_property
    def most_able(self) -> Floats:
        """No more of each ability than the largest has."""
        most: Floats = self.able.max(axis=1)
        return most

    @property
    def is_ripe(self) -> bool:
        """Whether modules and ports are to be chosen next, because the number of arrays is chosen."""
        return not self.is_open and bool((self.steps[0] == self.steps[0, 0]).all())

    @property
    def is_single(self) -> bool:
        """Whether there is nothing left to choose."""
        return self.is_open and len(self) == 1

    def where(self, which: NDArray[np.bool_]) -> "Branch":
        """Some of them."""
        left = np.flatnonzero(which)
        steps, ranks, able = self.steps[:, left], self.ranks[:, left], self.able[:, left]
        return replace(self, steps=steps, ranks=ranks, able=able)


class Branches:
    """Branches by what they begin at, and what has failed so far.

    Parameters
    ----------
    ranks, abilities
        Of rows of a variant: what makes one cheaper than another, and what makes it abler.
    """

    def __init__(self, ranks: Measure, abilities: Measure) -> None:
        self._ranks, self._abilities = ranks, abilities
        self._failed: dict[Variant, list[Floats]] = {}
        self._passed: dict[Variant, list[Floats]] = {}
        self._order: dict[Variant, int] = {}
        self._heap: list[tuple[Rank, int, int, int, Branch]] = []
        self._numbers = itertools.count()

    def cheapest(
        self,
        counts: Sequence[tuple[Variant, Rows]],
        may_do: Callable[[Variant, Steps], bool],
        does: Callable[[Variant, Steps], bool],
    ) -> tuple[Variant, Steps] | None:
        """The cheapest configuration with these numbers of arrays and drives that does; none if none does.

        Parameters
        ----------
        may_do
            Whether a configuration is not known to fail; what fails fails with everything that is abler in no part.
        does
            The verdict, and the last word: ``may_do`` may know more from then on.
        """
        trunks = [trunk for variant, each in counts for trunk in self._trunks(variant, each)]
        trunks.sort(key=lambda each: each.least)
        for trunk in trunks:
            self._failed[trunk.variant], self._passed[trunk.variant] = [], []
            self._order.setdefault(trunk.variant, len(self._order))
        for trunk in (*map(self._cheapest_of, trunks[:1]), *trunks):
            self._push(trunk)
        while self._heap:
            if (branch := self._popped()) is None:
                continue
            variant, largest = branch.variant, branch.largest
            if not (self._surely_passes(branch) or may_do(variant, largest)):
                self._failed[variant].append(branch.most_able)
            elif not branch.is_single:
                self._passed[variant].append(branch.most_able)
                for part in self._divided(branch):
                    self._push(part)
            elif does(variant, largest):
                return variant, largest
            else:
                self._failed[variant].append(branch.most_able)
                self._passed = {each: [] for each in self._passed}
        return None

    def _popped(self) -> Branch | None:
        """The branch that begins cheapest, unless there is more to be known of it first."""
        least, _, _, n_failed, branch = heapq.heappop(self._heap)
        left = self._hopeful(branch, n_failed)
        if not len(left):
            return None
        if left.least == least and not left.is_ripe:
            return left
        self._push(self._opened(left) if left.is_ripe else left)
        return None

    def _push(self, branch: Branch) -> None:
        variant = branch.variant
        rest = (self._order[variant], next(self._numbers), len(self._failed[variant]), branch)
        heapq.heappush(self._heap, (branch.least, *rest))

    def _surely_passes(self, branch: Branch) -> bool:
        """Whether something passed that is abler in no part."""
        return any((branch.most_able >= able).all() for able in self._passed[branch.variant])

    def _hopeful(self, branch: Branch, n_failed: int) -> Branch:
        """What is left of a branch without those that are abler in no part than a later failure than so many."""
        left = np.ones(len(branch), np.bool_)
        for able in self._failed[branch.variant][n_failed:]:
            left &= (branch.able > able[:, None]).any(axis=0)
        return branch if left.all() else branch.where(left)

    def _trunks(self, variant: Variant, counts: Rows) -> Iterator[Branch]:
        """All configurations with these numbers of arrays and drives: those of the fewest arrays, and the others."""
        n_arrays = counts[:, 0]
        for some in (counts[n_arrays == n_arrays.min()], counts[n_arrays > n_arrays.min()]):
            if len(some):
                fewest, most = (_with(some, variant.modules[i], variant.ports[i]) for i in (0, -1))
                yield self._branch(variant, fewest, most, is_open=False)

    def _branch(self, variant: Variant, fewest: Rows, most: Rows, *, is_open: bool) -> Branch:
        ranks, able = self._ranks(variant, fewest), self._abilities(variant, most)
        return Branch(variant, np.ascontiguousarray(most.T), ranks.T, able.T, is_open)

    def _opened(self, branch: Branch) -> Branch:
        """A branch with modules and ports chosen."""
        variant, counts = branch.variant, branch.steps[:-2].T
        most = variant.most_modules(counts[:, 1:])
        each = itertools.product(variant.modules, variant.ports)
        rows = np.vstack([_with(counts[most >= n_modules], n_modules, n_ports) for n_modules, n_ports in each])
        return self._branch(variant, rows, rows, is_open=True)

    def _cheapest_of(self, trunk: Branch) -> Branch:
        """The cheapest of a trunk by itself."""
        least = np.array(trunk.least)
        opened = self._opened(trunk.where((trunk.ranks == least[:, None]).all(axis=0)))
        return opened.where((opened.ranks == least[:, None]).all(axis=0))

    def _divided(self, branch: Branch) -> Iterator[Branch]:
        """A branch in two."""
        values = branch.steps[self._dearest(branch) if branch.is_open else 0]
        # half way by ratio: what is bought is mostly small beside the largest that could be
        is_low = (values + 1) ** 2 <= (values.min() + 1) * (values.max() + 1)
        yield branch.where(is_low)
        yield branch.where(~is_low)

    def _dearest(self, branch: Branch) -> int:
        """The part that makes the largest of a branch so much dearer than with as little of it as any has."""
        least, most = branch.steps.min(axis=1), branch.steps.max(axis=1)
        varying = np.flatnonzero(least < most)
        without = np.tile(most, (len(varying), 1))
        without[np.arange(len(varying)), varying] = least[varying]
        ranks = self._ranks(branch.variant, without)
        return int(varying[np.lexsort(ranks.T[::-1])[0]])


def _with(counts: Rows, n_modules: int, n_ports: int) -> Rows:
    """Numbers of arrays and drives with so many modules and ports."""
    return np.hstack((counts, np.tile([n_modules, n_ports], (len(counts), 1))))
