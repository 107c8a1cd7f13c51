"""Measured beside predicted: how far the engine was off where somebody measured."""

from collections.abc import Mapping, Sequence

from stormsizer.report import labels, wording
from stormsizer.report.blocks import Block, Cell, Column, Mark, Paragraph, Section, Table
from stormsizer.report.context import ComparedRow

MOST_ROWS = 150
ROLES: tuple[tuple[str, str], ...] = (
    ("checks", "Independent checks: no parameter saw these values"),
    ("calibrates", "Calibration: a parameter was fitted to these values"),
    ("formula", "Formulas: arithmetic on printed numbers"),
)
_QUALIFIERS = {"about": "about ", "above": "above ", "below": "below ", "at_most": "at most "}


def comparison_section(rows: Sequence[ComparedRow], source_numbers: Mapping[str, int]) -> Section:
    """The evidence for this array family."""
    blocks: list[Block] = [
        Paragraph(text=summary(rows), strong=True),
        Paragraph(
            text="A prediction is within tolerance when it misses the measured value by no more than the tolerance "
            "printed beside it. Rows that a parameter was fitted to prove less than rows that no parameter saw."
        ),
    ]
    for role, caption in ROLES:
        chosen = [row for row in rows if row.role == role and row.predicted is not None]
        if chosen:
            blocks.append(_table(caption, chosen[:MOST_ROWS], source_numbers))
            if len(chosen) > MOST_ROWS:
                blocks.append(Paragraph(text=f"{len(chosen) - MOST_ROWS:,} more rows are on the evidence page."))
    return Section(title="Evidence: measured and predicted", blocks=tuple(blocks))


def summary(rows: Sequence[ComparedRow]) -> str:
    """How many independent checks are within tolerance."""
    checks = [row for row in rows if row.role == "checks" and row.within is not None]
    if not checks:
        return "The evidence for this array family holds no independent check."
    within = sum(row.within is True for row in checks)
    return f"{within:,} of {len(checks):,} independent checks are within tolerance."


def _table(caption: str, rows: Sequence[ComparedRow], source_numbers: Mapping[str, int]) -> Table:
    return Table(
        caption=caption,
        columns=(
            Column(label="Quantity", width=1.5),
            Column(label="Printed in", width=0.7),
            Column(label="Measured", align="right", width=0.8),
            Column(label="Predicted", align="right", width=0.8),
            Column(label="Error", align="right"),
            Column(label="Tolerance", align="right"),
            Column(label="Verdict"),
        ),
        rows=tuple(_row(row, source_numbers) for row in rows),
    )


def _row(row: ComparedRow, source_numbers: Mapping[str, int]) -> tuple[Cell, ...]:
    mark: Mark = "" if row.within is None else "holds" if row.within else "broken"
    verdict = {"holds": "within", "broken": "outside"}.get(mark, wording.NOTHING)
    reference = f"[{source_numbers[row.source]}] " if row.source in source_numbers else ""
    return (
        Cell(text=labels.metric(row.metric), note=f"{labels.phase(row.phase)}, {row.system}"),
        Cell(text=f"{reference}{row.table}"),
        Cell(text=f"{_QUALIFIERS.get(row.qualifier, '')}{_measured(row)}"),
        Cell(text=wording.quantity(row.predicted, row.unit, digits=3), note=_range(row)),
        Cell(text=_error(row)),
        Cell(text=_tolerance(row)),
        Cell(text=verdict, mark=mark),
    )


def _measured(row: ComparedRow) -> str:
    if isinstance(row.measured, tuple):
        low, high = (wording.quantity(end, row.unit, digits=3) for end in row.measured)
        return low if low == high else f"{low} or {high}"
    return wording.quantity(row.measured, row.unit, digits=3)


def _range(row: ComparedRow) -> str:
    if row.predicted_range is None:
        return ""
    low, high = (wording.quantity(end, row.unit, digits=3) for end in row.predicted_range)
    return f"{low} to {high}"


def _error(row: ComparedRow) -> str:
    """Errors of shares are differences in percentage points, all others are relative."""
    if row.error is None:
        return wording.NOTHING
    size = _points(abs(row.error)) if row.unit == "fraction" else wording.percent(abs(row.error))
    sign = "+" if row.error > 0 else "−" if row.error < 0 else ""
    return size if size.startswith(("0 ", "<")) else f"{sign}{size}"


def _tolerance(row: ComparedRow) -> str:
    if row.tolerance is None:
        return wording.NOTHING
    if row.tolerance.relative is not None:
        return wording.percent(row.tolerance.relative)
    if row.unit == "fraction":
        return _points(row.tolerance.absolute)
    return wording.quantity(row.tolerance.absolute, row.unit, digits=3)


def _points(fraction: float | None) -> str:
    return f"{wording.percent(fraction).removesuffix(' %')} pts"
