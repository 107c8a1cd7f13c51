"""Notes of a reading: the same thing a thousand times is one note that says how often and where first."""

from __future__ import annotations

from dataclasses import dataclass

from stormsizer_io.measurements import Note

MOST_KINDS = 200
NO_ZONE = "The file names no time zone: its times are taken as UTC (guessed)"
"""What every reader notes of such a file; who knows the site's clock may put the times right."""


@dataclass
class _Kind:
    row: int | None
    column: int | str | None
    times: int = 0


class Noting:
    """Collects notes in the order in which their kinds came up first."""

    def __init__(self) -> None:
        self._kinds: dict[str, _Kind] = {}

    def add(self, text: str, row: int | None = None, column: int | str | None = None) -> None:
        """Note something; the same text again is counted, and keeps the place of the first."""
        if text not in self._kinds and len(self._kinds) >= MOST_KINDS:
            text, row, column = "More was found that is not listed here", None, None
        self._kinds.setdefault(text, _Kind(row, column)).times += 1

    def times(self, text: str) -> int:
        """How often a text was noted."""
        return self._kinds[text].times if text in self._kinds else 0

    def notes(self) -> tuple[Note, ...]:
        """One note for each kind."""
        return tuple(Note(_counted(text, kind.times), kind.row, kind.column) for text, kind in self._kinds.items())


def _counted(text: str, times: int) -> str:
    return text if times == 1 else f"{text} ({times} times; the place is the first)"
