"""Cache of stage results: outputs of pure functions, keyed by their inputs.

Every stage of the calculation is a function of frozen documents. While a user drags one event, most inputs do not
change; a caller that simulates many similar scenarios in a row keeps a ``StageCache`` and passes it to ``simulate``.
Without one, nothing is cached. Results are bit-identical either way.
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


class StageCache:
    """Cache of the most recent results of each stage. Thread-safe.

    Parameters
    ----------
    most
        Maximum number of results per stage; the least recently used is evicted first. Stages that are not listed
        are always computed.
    """

    def __init__(self, most: Mapping[str, int]) -> None:
        self._most = dict(most)
        self._kept: dict[str, OrderedDict[Hashable, object]] = {stage: OrderedDict() for stage in most}
        self._keeping = Lock()

    def reuse(self, stage: str, inputs: Callable[[], Hashable], compute: Callable[[], Kept]) -> Kept:
        """Return the cached result of a stage for equal inputs, or compute it.

        ``inputs`` must return every value that ``compute`` reads; they stay alive as long as the result is cached.
        """
        if stage not in self._kept:
            return compute()
        kept, key = self._kept[stage], inputs()
        with self._keeping:
            if key in kept:
                kept.move_to_end(key)
                return cast("Kept", kept[key])
        computed = compute()  # two threads may compute it at once: both get the same result
        with self._keeping:
            kept[key] = computed
            kept.move_to_end(key)
            while len(kept) > self._most[stage]:
                kept.popitem(last=False)
        return computed


NO_CACHE = StageCache({})
