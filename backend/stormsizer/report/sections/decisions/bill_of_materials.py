"""Bill of materials: every part of a configuration with price, rack units and power."""

from stormsizer.messages import formatting
from stormsizer.recommendation.bill import Bill, BillLine, Bills
from stormsizer.report.blocks import Block, Cell, Column, Heading, Paragraph, Table
from stormsizer.report.sections.decisions import costs

ALL = "All parts"


def materials_blocks(bills: Bills) -> tuple[Block, ...]:
    """Recommended and simulated configuration; one bill if both are the same."""
    if bills.recommended is None:
        return (Heading(text="Bill of materials"), _words(bills.simulated), _table(bills.simulated, "simulated"))
    return (
        Heading(text="Bill of materials"),
        _words(bills.recommended),
        _table(bills.recommended, "recommended"),
        _table(bills.simulated, "simulated"),
    )


def _words(bill: Bill) -> Paragraph:
    unpriced = [str(line.part) for line in bill.lines if line.unit_price is None]
    parts = (
        costs.worth(bill.prices),
        costs.missing(unpriced) if bill.prices is not None else "",
        "Where a value is not known, neither is its total.",
    )
    return Paragraph(text=" ".join(part for part in parts if part))


def _table(bill: Bill, which: str) -> Table:
    currency = costs.currency_of(bill.prices)
    rows = [_row(line) for line in bill.lines]
    rows.append((Cell(text=ALL), Cell(text=""), Cell(text=""), *_totals(bill.price, bill.rack_units, bill.watts)))
    total_rows = [len(rows) - 1]
    if bill.price_per_desktop is not None:
        label = f"Per desktop, of {formatting.count(bill.n_desktops, 'desktop')}"
        rows.append(
            (Cell(text=label), *(Cell(text="") for _ in range(2)),
             Cell(text=formatting.number(bill.price_per_desktop, 3)), Cell(text=""), Cell(text=""))
        )  # fmt: skip
        total_rows.append(len(rows) - 1)
    return Table(
        caption=f"The configuration {which}: {bill.words}",
        columns=(
            Column(label="Part", width=1),
            Column(label="Quantity", align="right"),
            Column(label="Unit price", unit=currency, align="right"),
            Column(label="Price", unit=currency, align="right"),
            Column(label="Rack units", unit="U", align="right"),
            Column(label="Power", unit="W", align="right"),
        ),
        rows=tuple(rows),
        total_rows=tuple(total_rows),
    )


def _row(line: BillLine) -> tuple[Cell, ...]:
    return (
        Cell(text=line.part),
        Cell(text=formatting.number(line.quantity, 3)),
        Cell(text=formatting.number(line.unit_price, 3)),
        *_totals(line.price, line.rack_units, line.watts),
    )


def _totals(price: float | None, rack_units: float | None, watts: float | None) -> tuple[Cell, ...]:
    return tuple(Cell(text=formatting.number(value, 3)) for value in (price, rack_units, watts))
