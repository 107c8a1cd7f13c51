"""Which of several forms of an answer a caller would rather have: the Accept header with its weights (RFC 9110)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

_WEIGHT = re.compile(r"0(\.[0-9]{0,3})?|1(\.0{0,3})?", re.ASCII)


class _Range(NamedTuple):
    """Media types that a caller names, e.g. ``text/*``, and how much it wants them, from 0 (not at all) to 1."""

    media: str
    weight: float


def preferred(accept: str, offered: Sequence[str]) -> str | None:
    """Return the media type that a caller wants most; among equals the first that is offered, None if it takes none.

    The closest range counts for each: a weight for ``text/csv`` goes before one for ``text/*``, and that before one for
    ``*/*``. A range with a weight that is none is passed over.

    >>> preferred("text/*;q=0.5, application/pdf;q=0.1", ["application/pdf", "text/csv"])
    'text/csv'
    >>> preferred("*/*, application/pdf;q=0", ["application/pdf"])
    """
    ranges = list(_ranges(accept))
    weights = [_weight(media, ranges) for media in offered]
    most = max(weights, default=0.0)
    return offered[weights.index(most)] if most > 0 else None


def _weight(offered: str, ranges: Sequence[_Range]) -> float:
    for media in (offered, f"{offered.partition('/')[0]}/*", "*/*"):
        named = [each.weight for each in ranges if each.media == media]
        if named:
            return max(named)
    return 0.0


def _ranges(accept: str) -> Iterator[_Range]:
    for part in accept.split(","):
        media, *parameters = (piece.strip().lower() for piece in part.split(";"))
        weight = next((each[2:].strip() for each in parameters if each.startswith("q=")), "1")
        if media and _WEIGHT.fullmatch(weight):
            yield _Range(media, float(weight))
