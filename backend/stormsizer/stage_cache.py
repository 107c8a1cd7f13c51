"""Cache of stage results: outputs of pure functions, keyed by their inputs.

Every stage of the calculation is a function of frozen documents. While a user drags one event, most inputs do not
change; a caller that simulates many similar scenarios in a row keeps a ``StageCache`` and passes it to ``simulate``.
Without one, nothing is cached. Results are bit-identical either way.

A caller that wants to know how long each stage takes passes a ``StageObserver``.
"""

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from threading import Lock
from typing import Protocol, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

Kept = TypeVar("Kept")


@dataclass(frozen=True, eq=False)
class ById:
    """A catalog document as a cache input, compared by identity, because documents are replaced and never changed."""

    document: object

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ById) and self.document is other.document

    def __hash__(self) -> int:
        return id(self.document)


def digest(*arrays: NDArray[np.float64]) -> bytes:
    """Return a 32-byte digest of the shapes and bits of arrays."""
    found = hashlib.sha256()
    for array in arrays:
        found.update(repr(array.shape).encode())
        found.update(np.ascontiguousarray(array).data)
    return found.digest()


class StageObserver(Protocol):
    """Receives the beginning and end of each stage, and each use of the cache."""

    def stage(self, name: str) -> AbstractContextManager[object]:
        """Return a context that the engine enters before a stage and leaves after it."""

    def looked_up(self, name: str, *, is_cached: bool) -> None:
        """Receive whether the cache contained a result."""


class NotObserved:
    """An observer that does nothing."""

    _nothing: AbstractContextManager[None] = nullcontext()

    def stage(self, _name: str) -> AbstractContextManager[None]:
        """Return a context that does nothing."""
        return self._nothing

    def looked_up(self, _name: str, *, is_cached: bool) -> None:
        """Do nothing."""


NOT_OBSERVED = NotObserved()
_MISSING = object()


class StageCache:
    """Cache of the most recent results of each stage. Thread-safe.

    Parameters
    ----------
    most
        Maximum number of results per stage; the least recently used is evicted first. Stages that are not listed
        are always computed.
    observer
        Receives the beginning and end of each stage, and each use of the cache.
    """

    def __init__(self, most: Mapping[str, int], observer: StageObserver = NOT_OBSERVED) -> None:
        self._observer = observer
        self._most = dict(most)
        self._kept: dict[str, OrderedDict[Hashable, object]] = {stage: OrderedDict() for stage in most}
        self._keeping = Lock()

    def stage(self, name: str) -> AbstractContextManager[object]:
        """Return a context for computing a stage, so that the observer knows its beginning and end."""
        return self._observer.stage(name)

    def reuse(self, stage: str, inputs: Callable[[], Hashable], compute: Callable[[], Kept]) -> Kept:
        """Return the cached result of a stage for equal inputs, or compute it.

        ``inputs`` must return every value that ``compute`` reads; they stay alive as long as the result is cached.
        """
        if stage not in self._kept:
            return compute()
        kept, key = self._kept[stage], inputs()
        with self._keeping:
            found = kept.get(key, _MISSING)
            if found is not _MISSING:
                kept.move_to_end(key)
        self._observer.looked_up(stage, is_cached=found is not _MISSING)
        if found is not _MISSING:
            return cast("Kept", found)
        computed = compute()  # two threads may compute it at once: both get the same result
        with self._keeping:
            kept[key] = computed
            kept.move_to_end(key)
            while len(kept) > self._most[stage]:
                kept.popitem(last=False)
        return computed


NO_CACHE = StageCache({})
