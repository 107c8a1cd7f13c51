"""Building blocks of a report: text, tables and chart data, ready for any renderer."""

from typing import Literal

from stormsizer.messages.text import Text
from stormsizer.model.provenance import Document
from stormsizer.report.charts.data import Chart, Histogram, TimeChart

Mark = Literal["", "good", "fair", "poor", "holds", "broken"]
"""Verdict for a text; a renderer shows it by color *and* shape."""
Align = Literal["left", "right"]


class Paragraph(Document):
    """Running text."""

    kind: Literal["paragraph"] = "paragraph"
    text: Text
    strong: bool = False


class Heading(Document):
    """A heading inside a section."""

    kind: Literal["heading"] = "heading"
    text: Text


class Bullets(Document):
    """List items, each with its verdict."""

    kind: Literal["bullets"] = "bullets"
    items: tuple[Text, ...]
    mark: Mark = ""


class Column(Document):
    """A column of a table."""

    label: Text
    unit: Text = ""
    """Unit of every number in the column, shown below its label."""
    align: Align = "left"
    width: float = 0.0
    """Share of the remaining width; 0 for the width of its content."""


class Cell(Document):
    """One cell of a table."""

    text: Text
    mark: Mark = ""
    note: Text = ""
    """Smaller second line."""


class Table(Document):
    """Rows under columns. A row with one cell is a heading for the rows below it."""

    kind: Literal["table"] = "table"
    id: str = ""
    """Stable name for renderers that pick tables."""
    caption: Text
    dense: bool = False
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    total_rows: tuple[int, ...] = ()
    """Indexes of total rows."""


class ShareBar(Document):
    """Shares of good, fair and poor logins of one event."""

    label: Text
    figures: Text
    """The distribution as text."""
    mean: Text = ""
    """Mean login time."""
    good_fraction: float
    fair_fraction: float
    poor_fraction: float
    mark: Mark


class ShareBars(Document):
    """Login experience, one bar per event."""

    kind: Literal["share_bars"] = "share_bars"
    caption: Text
    bars: tuple[ShareBar, ...]


class Meter(Document):
    """Part of a whole with a limit."""

    kind: Literal["meter"] = "meter"
    caption: Text
    fraction: float
    limit_fraction: float
    text: Text
    limit_text: Text
    mark: Mark


class Figure(Document):
    """Full-width chart with a text alternative."""

    kind: Literal["figure"] = "figure"
    chart: Chart
    caption: Text
    alternative: Text


class SmallFigure(Document):
    """One of many small charts."""

    title: Text
    words: Text
    chart: TimeChart | Histogram
    alternative: Text
    mark: Mark


class SmallFigures(Document):
    """Small charts side by side."""

    kind: Literal["small_figures"] = "small_figures"
    caption: Text
    figures: tuple[SmallFigure, ...]


class Definition(Document):
    """A term and its meaning."""

    term: Text
    meaning: Text


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

    title: Text
    words: Text
    points: tuple[Text, ...]
    mark: Mark = ""


class Choices(Document):
    """Options side by side."""

    kind: Literal["choices"] = "choices"
    choices: tuple[Choice, ...]


class TornadoBar(Document):
    """Effect on the margin of moving one input to the ends of its range."""

    label: Text
    value: Text
    """Current value of the input."""
    low: float | None
    """Margin with a lower value, as a fraction of the goal; none if it cannot be lower."""
    high: float | None
    figures: Text
    """The ends as text."""


class Tornado(Document):
    """Effects of inputs on the margin, the widest bar first; a margin of 0 is the goal."""

    kind: Literal["tornado"] = "tornado"
    caption: Text
    starts: float
    ends: float
    """Ends of the scale."""
    starts_text: Text
    ends_text: Text
    now: float
    bars: tuple[TornadoBar, ...]


class Interval(Document):
    """P10 to P90 interval of one figure over many weeks."""

    label: Text
    p10: float
    p50: float
    p90: float
    plain: float | None
    """Without draws."""
    figures: Text
    mark: Mark = ""


class Intervals(Document):
    """The same figure for several rows, on a common scale from zero."""

    kind: Literal["intervals"] = "intervals"
    caption: Text
    ends: float
    ends_text: Text
    limit: float | None
    limit_text: Text
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

    id: str = ""
    """Stable name for renderers that pick sections."""
    title: Text
    blocks: tuple[Block, ...]


class KeyFigure(Document):
    """One number on the first page."""

    id: str = ""
    """Stable name for renderers that pick figures."""
    label: Text
    value: Text
    note: Text
    mark: Mark = ""


class Answer(Document):
    """A question on the first page, with its answer."""

    question: Text
    points: tuple[Text, ...]
    mark: Mark = ""


class Cover(Document):
    """Cover page: organization, customer and subject. The logo is passed separately."""

    organization: str
    """Author of the report."""
    customer: str
    """Subject of the scenario."""
    text: tuple[Text, ...]
    """Paragraphs."""
    facts: tuple[tuple[Text, Text], ...]
    """Date, run and versions: label and value."""
    primary_color: str
    ink_on_primary: str
    accent_color: str
    """Readable on paper."""


class VerdictPage(Document):
    """First page, which summarizes the report."""

    holds: bool
    headline: Text
    sentence: Text
    key_figures: tuple[KeyFigure, ...]
    bars: tuple[ShareBar, ...]
    """Slowest login events."""
    answers: tuple[Answer, ...]
    outlook: tuple[Text, ...] = ()
    """Confidence and runway, if analyzed."""


class Report(Document):
    """A whole report."""

    title: Text
    scenario_name: str
    short_name: str
    """Name truncated for the running head."""
    organization: str
    subtitle: Text
    """Desktops and period."""
    array: Text
    """Array configuration in one line."""
    created: Text
    run_id: str
    versions: Text
    cover: Cover
    verdict: VerdictPage
    sections: tuple[Section, ...]
