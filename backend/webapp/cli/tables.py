"""Tables for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from stormsizer.messages.formatting import NOTHING


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table with columns as wide as needed and right-aligned numbers."""
    columns = list(zip(head, *rows, strict=True))
    widths = [max(len(cell) for cell in column) for column in columns]
    to_right = [bool(column[1:]) and all(_is_number(cell) for cell in column[1:]) for column in columns]
    lines = [_line(head, widths, to_right), "  ".join("-" * width for width in widths)]
    return "\n".join([*lines, *(_line(row, widths, to_right) for row in rows)])


def _line(cells: Sequence[str], widths: Sequence[int], to_right: Sequence[bool]) -> str:
    padded = [
        cell.rjust(width) if right else cell.ljust(width)
        for cell, width, right in zip(cells, widths, to_right, strict=True)
    ]
    return "  ".join(padded).rstrip()


def _is_number(cell: str) -> bool:
    return cell in ("", NOTHING) or cell.lstrip("+−~").replace(",", "").replace(".", "").replace("%", "").isdigit()
