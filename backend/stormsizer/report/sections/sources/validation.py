"""Validation: the error of the engine where measurements exist."""

from collections.abc import Iterator, Mapping, Sequence

from stormsizer.messages import formatting
from stormsizer.report import labels
from stormsizer.report.blocks import Block, Cell, Column, Mark, Paragraph, Section, Table
from stormsizer.report.context import ComparedRow

MOST_ROWS = 150
_QUALIFIERS = {"about": "about ", "above": "above ", "below": "below ", "at_most": "at most "}


def comparison_section(rows: Sequence[ComparedRow], source_numbers: Mapping[str, int]) -> Section:
    """Evidence for this array family."""
    checks = [row for row in rows if row.role == "checks" and row.predicted is not None]
    blocks: list[Block] = [
        Paragraph(text=summary(rows), strong=True),
        Paragraph(
            text="A prediction is within tolerance when it misses the measured value by no more than the tolerance "
            f"printed beside it. No parameter saw the values below.{_fitted_words(rows)} The evidence page of the "
            "service shows every row."
        ),
    ]
    if checks:
        blocks.append(_table(checks[:MOST_ROWS], source_numbers))
    if len(checks) > MOST_ROWS:
        blocks.append(Paragraph(text=f"{len(checks) - MOST_ROWS:,} more checks are on the evidence page."))
    return Section(id="validation", title="Evidence: measured and predicted", blocks=tuple(blocks))


def _fitted_words(rows: Sequence[ComparedRow]) -> str:
    fitted = [row for row in rows if row.role == "calibrates" and row.within is not None]
    within = sum(row.within is True for row in fitted)
    return f" Of {len(fitted):,} values that a parameter was fitted to, {within:,} are within." if fitted else ""


def summary(rows: Sequence[ComparedRow]) -> str:
    """Number of independent checks within tolerance."""
    checks = [row for row in rows if row.role == "checks" and row.within is not None]
    if not checks:
        return "The evidence for this array family holds no independent check."
    within = sum(row.within is True for row in checks)
    return f"{within:,} of {len(checks):,} independent checks are within tolerance."


def _table(rows: Sequence[ComparedRow], source_numbers: Mapping[str, int]) -> Table:
    return Table(
        id="validation-checks",
        caption="Independent checks: no parameter saw these values",
        dense=True,
        columns=(
            Column(label="Quantity", width=1.1),
            Column(label="System", width=1),
            Column(label="Printed in"),
            Column(label="Measured", align="right"),
            Column(label="Predicted", align="right"),
            Column(label="Error", align="right"),
            Column(label="Tolerance", align="right"),
            Column(label="Verdict"),
        ),
        rows=tuple(_grouped(rows, source_numbers)),
    )


def _grouped(rows: Sequence[ComparedRow], source_numbers: Mapping[str, int]) -> Iterator[tuple[Cell, ...]]:
    for group in dict.fromkeys(_group(row) for row in rows):
        yield (Cell(text=group),)
        yield from (_row(row, source_numbers) for row in rows if _group(row) == group)


def _group(row: ComparedRow) -> str:
    held_out = row.predicted_range is not None
    return f"{labels.phase(row.phase)}{', predicted without any row of the same test' if held_out else ''}"


def _row(row: ComparedRow, source_numbers: Mapping[str, int]) -> tuple[Cell, ...]:
    mark: Mark = "" if row.within is None else "holds" if row.within else "broken"
    verdict = {"holds": "within", "broken": "outside"}.get(mark, formatting.NOTHING)
    reference = f"[{source_numbers[row.source]}] " if row.source in source_numbers else ""
    return (
        Cell(text=labels.metric(row.metric)),
        Cell(text=row.system_name),
        Cell(text=f"{reference}{row.table}"),
        Cell(text=f"{_QUALIFIERS.get(row.qualifier, '')}{_measured(row)}"),
        Cell(text=formatting.quantity(row.predicted, row.unit, digits=3), note=_range(row)),
        Cell(text=_error(row)),
        Cell(text=_tolerance(row)),
        Cell(text=verdict, mark=mark),
    )


def _measured(row: ComparedRow) -> str:
    if isinstance(row.measured, tuple):
        low, high = (formatting.quantity(end, row.unit, digits=3) for end in row.measured)
        return low if low == high else f"{low} or {high}"
    return formatting.quantity(row.measured, row.unit, digits=3)


def _range(row: ComparedRow) -> str:
    if row.predicted_range is None:
        return ""
    return formatting.span(*row.predicted_range, row.unit)


def _error(row: ComparedRow) -> str:
    """Errors of shares in percentage points, of zero measurements in their own unit, of all others in percent."""
    if row.error is None:
        return formatting.NOTHING
    size = abs(row.error)
    if row.unit == "fraction":
        text = _points(size)
    elif row.measured == 0:
        text = formatting.quantity(size, row.unit)
    else:
        text = formatting.percent(size)
    sign = "+" if row.error > 0 else "−"
    return text if text.startswith(("0 ", "<")) else f"{sign}{text}"


def _tolerance(row: ComparedRow) -> str:
    if row.tolerance is None:
        return formatting.NOTHING
    if row.tolerance.relative is not None:
        return formatting.percent(row.tolerance.relative)
    if row.unit == "fraction":
        return _points(row.tolerance.absolute)
    return formatting.quantity(row.tolerance.absolute, row.unit, digits=3)


def _points(fraction: float | None) -> str:
    return f"{formatting.percent(fraction).removesuffix(' %')} pts"
