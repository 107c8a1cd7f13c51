"""Several texts as one."""

from collections.abc import Iterable, Sequence
from functools import reduce

from stormsizer.messages.text import Listing, Text, msg


def listing(items: Sequence[Text], most: int | None = None) -> Listing:
    """Return items joined with *and*; beyond a maximum the others are counted."""
    if most is None or len(items) <= most:
        return Listing(tuple(items))
    return Listing((*items[:most], msg("report-decision-list-more", n=len(items) - most)))


def with_commas(items: Iterable[Text]) -> Text:
    """Return items separated by commas; at least one."""
    return reduce(lambda first, second: msg("report-decision-list-comma", first=first, second=second), items)


def with_semicolons(items: Iterable[Text]) -> Text:
    """Return items separated by semicolons; at least one."""
    return reduce(lambda first, second: msg("report-decision-list-semicolon", first=first, second=second), items)


def with_dots(items: Iterable[Text]) -> Text:
    """Return items separated by middle dots; at least one."""
    return reduce(lambda first, second: msg("report-decision-list-dot", first=first, second=second), items)
