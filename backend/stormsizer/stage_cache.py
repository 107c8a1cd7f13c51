"""Stages that need not be computed again: what pure functions gave, by the values that they were given.

Every stage of the calculation is a function of frozen documents. While somebody drags one event most of its inputs stay
as they were; who answers many similar scenarios, one after the other, keeps a ``Memory`` and hands it to ``simulate``.
Without one nothing is kept. The same inputs give the same bits either way.
"""

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from threading import Lock
from typing import TypeVar, cast

import numpy as np
from numpy.typing import NDArray

Kept = TypeVar("Kept")


@dataclass(frozen=True, eq=False)
class ById:
    """A document of the catalogue as an input: itself and nothing else, since documents are replaced, never changed."""

    document: object

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ById) and self.document is other.document

    def __hash__(self) -> int:
        return id(self.document)


def digest(*arrays: NDArray[np.float64]) -> bytes:
    """The shapes and bits of some arrays, in 32 bytes."""
    found = hashlib.sha256()
    for array in arrays:
        found.update(repr(array.shape).encode())
        found.update(np.ascontiguousarray(array).data)
    return found.digest()


class StageCache:
    """The last answers of each stage. Safe to share between threads.

    Parameters
    ----------
    most
        By stage, how many answers are kept: the least recently used goes first. Stages without an entry are computed
        each time.
    """

    def __init__(self, most: Mapping[str, int]) -> None:
        self._most = dict(most)
        self._kept: dict[str, OrderedDict[Hashable, object]] = {stage: OrderedDict() for stage in most}
        self._keeping = Lock()

    def reuse(self, stage: str, inputs: Callable[[], Hashable], compute: Callable[[], Kept]) -> Kept:
        """What a stage gave for equal inputs, or what it gives now.

        ``inputs`` must return every value that ``compute`` reads; they stay alive as long as the answer is kept.
        """
        if stage not in self._kept:
            return compute()
        kept, key = self._kept[stage], inputs()
        with self._keeping:
            if key in kept:
                kept.move_to_end(key)
                return cast("Kept", kept[key])
        computed = compute()  # two threads may do it at once: both get the same
        with self._keeping:
            kept[key] = computed
            kept.move_to_end(key)
            while len(kept) > self._most[stage]:
                kept.popitem(last=False)
        return computed


NO_CACHE = StageCache({})
