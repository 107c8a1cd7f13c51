"""Content negotiation: the caller's preferred format, according to the weights in the Accept header (RFC 9110)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

_WEIGHT = re.compile(r"0(\.[0-9]{0,3})?|1(\.0{0,3})?", re.ASCII)


class _Range(NamedTuple):
    """A range of media types in the header, such as ``text/*``, with its weight from 0 (not acceptable) to 1."""

    media: str
    weight: float


def preferred(accept: str, offered: Sequence[str]) -> str | None:
    """Return the caller's preferred media type; in a tie, the first one offered; None if none is acceptable.

    The most specific range applies to each type: a weight for ``text/csv`` takes precedence over one for ``text/*``,
    which takes precedence over one for ``*/*``. A range with an invalid weight is ignored.

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
