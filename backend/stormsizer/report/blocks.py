"""Building blocks of a report: text, tables and chart data, ready for any renderer."""

from typing import Literal

from stormsizer.model.provenance import Document
from stormsizer.report.charts.data import Chart, Histogram, TimeChart

Mark = Literal["", "good", "fair", "poor", "holds", "broken"]
"""Verdict for a text; a renderer shows it by color *and* shape."""
Align = Literal["left", "right"]


class Paragraph(Document):
    """Running text."""

    kind: Literal["paragraph"] = "paragraph"
    text: str
    strong: bool = False


class Heading(Document):
    """A heading inside a section."""

    kind: Literal["heading"] = "heading"
    text: str


class Bullets(Document):
    """List items, each with its verdict."""

    kind: Literal["bullets"] = "bullets"
    items: tuple[str, ...]
    mark: Mark = ""


class Column(Document):
    """A column of a table."""

    label: str
    unit: str = ""
    """Unit of every number in the column, shown below its label."""
    align: Align = "left"
    width: float = 0.0
    """Share of the remaining width; 0 for the width of its content."""


class Cell(Document):
    """One cell of a table."""

    text: str
    mark: Mark = ""
    note: str = ""
    """Smaller second line."""


class Table(Document):
    """Rows under columns. A row with one cell is a heading for the rows below it."""

    kind: Literal["table"] = "table"
    caption: str
    dense: bool = False
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    total_rows: tuple[int, ...] = ()
    """Indexes of total rows."""


class ShareBar(Document):
    """Shares of good, fair and poor logins of one event."""

    label: str
    figures: str
    """The distribution as text."""
    good_fraction: float
    fair_fraction: float
    poor_fraction: float
    mark: Mark


class ShareBars(Document):
    """Login experience, one bar per event."""

    kind: Literal["share_bars"] = "share_bars"
    caption: str
    bars: tuple[ShareBar, ...]


class Meter(Document):
    """Part of a whole with a limit."""

    kind: Literal["meter"] = "meter"
    caption: str
    fraction: float
    limit_fraction: float
    text: str
    limit_text: str
    mark: Mark


class Figure(Document):
    """Full-width chart with a text alternative."""

    kind: Literal["figure"] = "figure"
    chart: Chart
    caption: str
    alternative: str


class SmallFigure(Document):
    """One of many small charts."""

    title: str
    words: str
    chart: TimeChart | Histogram
    alternative: str
    mark: Mark


class SmallFigures(Document):
    """Small charts side by side."""

    kind: Literal["small_figures"] = "small_figures"
    caption: str
    figures: tuple[SmallFigure, ...]


class Definition(Document):
    """A term and its meaning."""

    term: str
    meaning: str


class Definitions(Document):
    """A list of terms."""

    kind: Literal["definitions"] = "definitions"
    items: tuple[Definition, ...]


class Code(Document):
    """Lines of code."""

    kind: Literal["code"] = "code"
    lines: tuple[str, ...]


class Choice(Document):
    """One of several options."""

    title: str
    words: str
    points: tuple[str, ...]
    mark: Mark = ""


class Choices(Document):
    """Options side by side."""

    kind: Literal["choices"] = "choices"
    choices: tuple[Choice, ...]


class TornadoBar(Document):
    """Effect on the margin of moving one input to the ends of its range."""

    label: str
    value: str
    """Current value of the input."""
    low: float | None
    """Margin with a lower value, as a fraction of the goal; none if it cannot be lower."""
    high: float | None
    figures: str
    """The ends as text."""


class Tornado(Document):
    """Effects of inputs on the margin, the widest bar first; a margin of 0 is the goal."""

    kind: Literal["tornado"] = "tornado"
    caption: str
    starts: float
    ends: float
    """Ends of the scale."""
    starts_text: str
    ends_text: str
    now: float
    bars: tuple[TornadoBar, ...]


class Interval(Document):
    """P10 to P90 interval of one figure over many weeks."""

    label: str
    p10: float
    p50: float
    p90: float
    plain: float | None
    """Without draws."""
    figures: str
    mark: Mark = ""


class Intervals(Document):
    """The same figure for several rows, on a common scale from zero."""

    kind: Literal["intervals"] = "intervals"
    caption: str
    ends: float
    ends_text: str
    limit: float | None
    limit_text: str
    rows: tuple[Interval, ...]


Block = (
    Paragraph
    | Heading
    | Bullets
    | Table
    | ShareBars
    | Meter
    | Figure
    | SmallFigures
    | Definitions
    | Code
    | Choices
    | Tornado
    | Intervals
)


class Section(Document):
    """A numbered chapter."""

    title: str
    blocks: tuple[Block, ...]


class KeyFigure(Document):
    """One number on the first page."""

    label: str
    value: str
    note: str
    mark: Mark = ""


class Answer(Document):
    """A question on the first page, with its answer."""

    question: str
    points: tuple[str, ...]
    mark: Mark = ""


class Cover(Document):
    """Cover page: organization, customer and subject. The logo is passed separately."""

    organisation: str
    """Author of the report."""
    customer: str
    """Subject of the scenario."""
    text: tuple[str, ...]
    """Paragraphs."""
    facts: tuple[tuple[str, str], ...]
    """Date, run and versions: label and value."""
    primary_color: str
    ink_on_primary: str
    accent_color: str
    """Readable on paper."""


class VerdictPage(Document):
    """First page, which summarizes the report."""

    holds: bool
    headline: str
    sentence: str
    key_figures: tuple[KeyFigure, ...]
    bars: tuple[ShareBar, ...]
    """Slowest login events."""
    answers: tuple[Answer, ...]
    outlook: tuple[str, ...] = ()
    """Confidence and runway, if analyzed."""


class Report(Document):
    """A whole report."""

    title: str
    scenario_name: str
    short_name: str
    """Name truncated for the running head."""
    organisation: str
    subtitle: str
    """Desktops and period."""
    array: str
    """Array configuration in one line."""
    created: str
    run_id: str
    versions: str
    cover: Cover
    verdict: VerdictPage
    sections: tuple[Section, ...]
