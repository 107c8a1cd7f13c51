"""Notes from a reader: repeated notes are merged into one, with their count and first position."""

from __future__ import annotations

from dataclasses import dataclass

from stormsizer.messages.text import Text, msg
from stormsizer_io.importers.parsing.timestamps import DateOrder
from stormsizer_io.measurements import ImportRefusedError, Note

MOST_KINDS = 200
NO_ZONE = msg("import-no-zone")
"""Note that every reader adds to files without a time zone; a user who knows the site's zone can correct the times."""


ORDERS = {
    DateOrder.MONTH_FIRST: msg("import-order-month-first"),
    DateOrder.DAY_FIRST: msg("import-order-day-first"),
}
"""Notes on an order of day and month that follows from the clock of the file."""


def ambiguous_dates(row: int, column: int, given: str) -> ImportRefusedError:
    """Return the error for dates whose order of day and month is open."""
    return ImportRefusedError(
        msg("import-ambiguous-dates"),
        row=row,
        column=column,
        given=given,
        allowed=msg("import-allowed-date-order"),
        option="date_order",
    )


@dataclass
class _Kind:
    row: int | None
    column: int | str | None
    times: int = 0


class Noting:
    """Collector of notes, in the order in which each text first occurred."""

    def __init__(self) -> None:
        self._kinds: dict[Text, _Kind] = {}

    def add(self, text: Text, row: int | None = None, column: int | str | None = None) -> None:
        """Add a note; a repeated text is only counted, at the position of its first occurrence."""
        if text not in self._kinds and len(self._kinds) >= MOST_KINDS:
            text, row, column = msg("import-more-notes"), None, None
        self._kinds.setdefault(text, _Kind(row, column)).times += 1

    def times(self, text: Text) -> int:
        """Return the number of times a text was noted."""
        return self._kinds[text].times if text in self._kinds else 0

    def notes(self) -> tuple[Note, ...]:
        """Return one note per distinct text."""
        return tuple(Note(text, kind.row, kind.column, kind.times) for text, kind in self._kinds.items())
