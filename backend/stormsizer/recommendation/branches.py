"""Branch-and-bound search for the cheapest sufficient configuration.

The configurations in a branch are tested together, by testing one that has as much of everything as any of them, even
if it cannot be bought. If that one fails, all of them fail. If it passes, the branch is divided, and the part with the
lowest minimum cost is examined next. The first single configuration that passes is therefore the cheapest of all. This
relies on a property of the engine that its tests check: more hardware never makes a passing week fail.
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
    """A set of configurations of one variant.

    Attributes
    ----------
    steps, ranks, able
        Counts, cost ranks and abilities: one row per value, one column per configuration.
    is_open
        Whether modules and ports are chosen. Until then, a column represents all choices: it has the cost of the fewest
        and the abilities of the most.
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
        """Rank of the cheapest configuration."""
        left = np.arange(len(self))
        for column in self.ranks:
            of_left = column[left]
            left = left[of_left == of_left.min()]
        return tuple(self.ranks[:, left[0]].tolist())

    @cached_property
    def largest(self) -> Steps:
        """Maximum of each count over the branch's configurations."""
        return tuple(self.steps.max(axis=1).tolist())

    @cached_property
    def most_able(self) -> Floats:
        """Maximum of each ability over the branch's configurations."""
        most: Floats = self.able.max(axis=1)
        return most

    @property
    def is_ripe(self) -> bool:
        """Whether modules and ports are chosen next, because all configurations have the same number of arrays."""
        return not self.is_open and bool((self.steps[0] == self.steps[0, 0]).all())

    @property
    def is_single(self) -> bool:
        """Whether nothing is left to choose."""
        return self.is_open and len(self) == 1

    def where(self, which: NDArray[np.bool_]) -> "Branch":
        """Return the branch with only the selected configurations."""
        left = np.flatnonzero(which)
        steps, ranks, able = self.steps[:, left], self.ranks[:, left], self.able[:, left]
        return replace(self, steps=steps, ranks=ranks, able=able)


class Branches:
    """Queue of branches by minimum cost, and the configurations that have passed or failed so far.

    Parameters
    ----------
    ranks, abilities
        Functions that return the cost ranks and the abilities for rows of a variant.
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
        """Return the cheapest sufficient configuration with these numbers of arrays and drives; None if there is none.

        Parameters
        ----------
        may_do
            Returns whether a configuration may pass. If it fails, all configurations that it dominates fail too.
        does
            Returns the final verdict; ``may_do`` may exclude more configurations afterward.
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
        """Remove and return the branch with the lowest minimum cost, or None if it needs further screening first."""
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
        """Return whether this branch's largest configuration dominates one that has passed."""
        return any((branch.most_able >= able).all() for able in self._passed[branch.variant])

    def _hopeful(self, branch: Branch, n_failed: int) -> Branch:
        """Return a branch without the configurations dominated by failed configurations from index ``n_failed`` on."""
        left = np.ones(len(branch), np.bool_)
        for able in self._failed[branch.variant][n_failed:]:
            left &= (branch.able > able[:, None]).any(axis=0)
        return branch if left.all() else branch.where(left)

    def _trunks(self, variant: Variant, counts: Rows) -> Iterator[Branch]:
        """Yield one or two branches with these numbers of arrays and drives: the fewest arrays first, then the rest."""
        n_arrays = counts[:, 0]
        for some in (counts[n_arrays == n_arrays.min()], counts[n_arrays > n_arrays.min()]):
            if len(some):
                fewest, most = (_with(some, variant.modules[i], variant.ports[i]) for i in (0, -1))
                yield self._branch(variant, fewest, most, is_open=False)

    def _branch(self, variant: Variant, fewest: Rows, most: Rows, *, is_open: bool) -> Branch:
        ranks, able = self._ranks(variant, fewest), self._abilities(variant, most)
        return Branch(variant, np.ascontiguousarray(most.T), ranks.T, able.T, is_open)

    def _opened(self, branch: Branch) -> Branch:
        """Return the branch expanded into configurations with every choice of modules and ports."""
        variant, counts = branch.variant, branch.steps[:-2].T
        most = variant.most_modules(counts[:, 1:])
        each = itertools.product(variant.modules, variant.ports)
        rows = np.vstack([_with(counts[most >= n_modules], n_modules, n_ports) for n_modules, n_ports in each])
        return self._branch(variant, rows, rows, is_open=True)

    def _cheapest_of(self, trunk: Branch) -> Branch:
        """Return a branch with only its cheapest configuration."""
        least = np.array(trunk.least)
        opened = self._opened(trunk.where((trunk.ranks == least[:, None]).all(axis=0)))
        return opened.where((opened.ranks == least[:, None]).all(axis=0))

    def _divided(self, branch: Branch) -> Iterator[Branch]:
        """Split a branch in two."""
        values = branch.steps[self._dearest(branch) if branch.is_open else 0]
        # split by ratio: purchases are usually small compared with the largest possible one
        is_low = (values + 1) ** 2 <= (values.min() + 1) * (values.max() + 1)
        yield branch.where(is_low)
        yield branch.where(~is_low)

    def _dearest(self, branch: Branch) -> int:
        """Return the dimension that adds most to the cost of a branch's largest configuration."""
        least, most = branch.steps.min(axis=1), branch.steps.max(axis=1)
        varying = np.flatnonzero(least < most)
        without = np.tile(most, (len(varying), 1))
        without[np.arange(len(varying)), varying] = least[varying]
        ranks = self._ranks(branch.variant, without)
        return int(varying[np.lexsort(ranks.T[::-1])[0]])


def _with(counts: Rows, n_modules: int, n_ports: int) -> Rows:
    """Return the array and drive counts with the given module and port counts appended."""
    return np.hstack((counts, np.tile([n_modules, n_ports], (len(counts), 1))))
