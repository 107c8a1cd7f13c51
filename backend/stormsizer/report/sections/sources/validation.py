"""Validation: the engine's prediction error where measurements are available."""

from collections.abc import Iterator, Mapping, Sequence

from stormsizer.messages import formatting
from stormsizer.messages.formatting import POINTS
from stormsizer.messages.text import Listing, Message, Quantity, Span, Text, msg, sentences, shown
from stormsizer.model.catalog.evidence_rows import BOUNDS
from stormsizer.report import cells
from stormsizer.report.blocks import Block, Cell, Column, Mark, Paragraph, Section, Table
from stormsizer.report.context import ComparedRow
from stormsizer.report.metrics import metric_label

MOST_ROWS = 150


def comparison_section(rows: Sequence[ComparedRow], source_numbers: Mapping[str, int]) -> Section:
    """Return the section that compares predictions with measurements for this array family."""
    checks = [row for row in rows if row.role == "checks" and row.predicted is not None]
    blocks: list[Block] = [
        Paragraph(text=summary(rows), strong=True),
        Paragraph(
            text=sentences(msg("report-validation-tolerance"), _fitted_words(rows), msg("report-validation-all-rows"))
        ),
    ]
    if checks:
        blocks.append(_table(checks[:MOST_ROWS], source_numbers))
    if len(checks) > MOST_ROWS:
        blocks.append(Paragraph(text=msg("report-validation-more", n=len(checks) - MOST_ROWS)))
    return Section(id="validation", title=msg("report-validation"), blocks=tuple(blocks))


def _fitted_words(rows: Sequence[ComparedRow]) -> Message | None:
    fitted = [row for row in rows if row.role == "calibrates" and row.within is not None]
    within = sum(row.within is True for row in fitted)
    return msg("report-validation-fitted", total=len(fitted), within=within) if fitted else None


def summary(rows: Sequence[ComparedRow]) -> Text:
    """Summarize how many measured values are within tolerance, and how many published bounds are met."""
    checks = [row for row in rows if row.role == "checks" and row.within is not None]
    bounds = [row for row in checks if row.qualifier in BOUNDS]
    points = [row for row in checks if row.qualifier not in BOUNDS]
    if not checks:
        return msg("report-validation-none")
    return sentences(
        msg("report-validation-summary", within=_n_within(points), total=len(points)) if points else None,
        msg("report-validation-bounds", within=_n_within(bounds), total=len(bounds)) if bounds else None,
    )


def _n_within(rows: Sequence[ComparedRow]) -> int:
    return sum(row.within is True for row in rows)


def _table(rows: Sequence[ComparedRow], source_numbers: Mapping[str, int]) -> Table:
    return Table(
        id="validation-checks",
        caption=msg("report-validation-table"),
        dense=True,
        columns=(
            Column(label=msg("report-quantity"), width=1.1),
            Column(label=msg("report-system"), width=1),
            Column(label=msg("report-published-in")),
            Column(label=msg("report-measured"), align="right"),
            Column(label=msg("report-predicted"), align="right"),
            Column(label=msg("report-error"), align="right"),
            Column(label=msg("report-tolerance"), align="right"),
            Column(label=msg("report-validation-verdict")),
        ),
        rows=tuple(_grouped(rows, source_numbers)),
    )


def _grouped(rows: Sequence[ComparedRow], source_numbers: Mapping[str, int]) -> Iterator[tuple[Cell, ...]]:
    for group in dict.fromkeys(_group(row) for row in rows):
        yield (Cell(text=group),)
        yield from (_row(row, source_numbers) for row in rows if _group(row) == group)


def _group(row: ComparedRow) -> Text:
    phase = row.phase_label
    return phase if row.predicted_range is None else msg("report-validation-held-out", phase=phase)


def _row(row: ComparedRow, source_numbers: Mapping[str, int]) -> tuple[Cell, ...]:
    return (
        Cell(text=metric_label(row.metric)),
        Cell(text=row.system_name),
        Cell(text=_place(row, source_numbers)),
        Cell(text=_measured(row)),
        Cell(text=cells.value(row.predicted, row.unit, digits=3), note=_range(row)),
        Cell(text=_error(row)),
        Cell(text=_tolerance(row)),
        _verdict(row),
    )


def _verdict(row: ComparedRow) -> Cell:
    if row.within is None:
        return Cell(text=cells.NOTHING)
    mark: Mark = "holds" if row.within else "broken"
    return Cell(text=msg("report-within") if row.within else msg("report-outside"), mark=mark)


def _place(row: ComparedRow, source_numbers: Mapping[str, int]) -> Text:
    if row.source not in source_numbers:
        return row.table
    return msg("report-source-place", number=str(source_numbers[row.source]), place=row.table)


def _measured(row: ComparedRow) -> Message:
    value = _measured_value(row)
    match row.qualifier:
        case "about":
            return msg("report-about", value=value)
        case "above":
            return msg("report-above", value=value)
        case "below":
            return msg("report-below", value=value)
        case "at_most":
            return msg("report-at-most", limit=value)
        case _:
            return value


def _measured_value(row: ComparedRow) -> Message:
    if not isinstance(row.measured, tuple):
        return cells.value(row.measured, row.unit, digits=3)
    low, high = (cells.value(end, row.unit, digits=3) for end in row.measured)
    return low if low == high else shown(Listing((low, high), "or"))


def _range(row: ComparedRow) -> Text:
    if row.predicted_range is None:
        return ""
    return shown(Span(*row.predicted_range, row.unit))


def _error(row: ComparedRow) -> Message:
    """Format the error: percentage points for shares, the row's own unit for zero measurements, otherwise percent."""
    if row.error is None:
        return cells.NOTHING
    unit = POINTS if row.unit == "fraction" else row.unit if row.measured == 0 else "fraction"
    size = Quantity(abs(row.error), unit)
    if formatting.quantity(size.value, size.unit).startswith(("0 ", "<")):
        return shown(size)
    return msg("report-plus", value=size) if row.error > 0 else msg("report-minus", value=size)


def _tolerance(row: ComparedRow) -> Message:
    if row.tolerance is None:
        return cells.NOTHING
    if row.tolerance.relative is not None:
        return cells.value(row.tolerance.relative, "fraction")
    if row.unit == "fraction":
        return cells.value(row.tolerance.absolute, POINTS)
    return cells.value(row.tolerance.absolute, row.unit, digits=3)
