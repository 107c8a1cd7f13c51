"""Functions that join several texts into one."""

from collections.abc import Iterable
from functools import reduce

from stormsizer.messages.text import Text, msg


def with_commas(items: Iterable[Text]) -> Text:
    """Return one or more items, separated by commas."""
    return reduce(lambda first, second: msg("report-decision-list-comma", first=first, second=second), items)


def with_semicolons(items: Iterable[Text]) -> Text:
    """Return one or more items, separated by semicolons."""
    return reduce(lambda first, second: msg("report-decision-list-semicolon", first=first, second=second), items)


def with_dots(items: Iterable[Text]) -> Text:
    """Return one or more items, separated by middle dots."""
    return reduce(lambda first, second: msg("report-decision-list-dot", first=first, second=second), items)
