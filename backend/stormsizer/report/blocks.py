"""Building blocks of a report: text, tables and chart data, ready for any renderer."""

from typing import Literal

from stormsizer.experience.grades import GoalStatus
from stormsizer.messages.text import Text
from stormsizer.model.provenance import Document
from stormsizer.report.charts.data import Chart, Histogram, TimeChart

Mark = Literal["", "good", "fair", "poor", "holds", "at_risk", "broken"]
"""Verdict on a text; renderers show it by both color *and* shape."""
StatusMark = Literal["holds", "at_risk", "broken"]
"""Mark of a status."""
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
    """A list of items that share one verdict."""

    kind: Literal["bullets"] = "bullets"
    items: tuple[Text, ...]
    mark: Mark = ""


class Column(Document):
    """A table column."""

    label: Text
    unit: Text = ""
    """Unit of every number in the column, shown below the column label."""
    align: Align = "left"
    width: float = 0.0
    """Share of the remaining width; 0 means the width of the column's content."""


class Cell(Document):
    """A table cell."""

    text: Text
    mark: Mark = ""
    note: Text = ""
    """Second line, in smaller text."""


class Table(Document):
    """A table. A row with a single cell is a heading for the rows below it."""

    kind: Literal["table"] = "table"
    id: str = ""
    """Stable identifier that renderers use to find a table."""
    caption: Text
    dense: bool = False
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    total_rows: tuple[int, ...] = ()
    """Indexes of the rows that show totals."""


class ShareBar(Document):
    """Shares of good, fair and poor logins in one event."""

    label: Text
    figures: Text
    """The distribution in words."""
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
    """Bar that shows a fraction of a whole, with a limit."""

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
    """One chart in a group of small charts."""

    title: Text
    words: Text
    chart: TimeChart | Histogram
    alternative: Text
    mark: Mark


class SmallFigures(Document):
    """Several small charts side by side."""

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
    """One of several options shown side by side."""

    title: Text
    words: Text
    points: tuple[Text, ...]
    mark: Mark = ""


class Choices(Document):
    """Several options side by side."""

    kind: Literal["choices"] = "choices"
    choices: tuple[Choice, ...]


class TornadoBar(Document):
    """How the margin changes when one input moves to the ends of its range."""

    label: Text
    value: Text
    """Current value of the input."""
    low: float | None
    """Margin at the low end, as a fraction of the goal; None if the input cannot have that value."""
    high: float | None
    figures: Text
    """Values at the ends, as text."""


class Tornado(Document):
    """Effects of inputs on the margin, widest bar first; a margin of 0 is exactly at the goal."""

    kind: Literal["tornado"] = "tornado"
    caption: Text
    starts: float
    ends: float
    """Upper end of the scale."""
    starts_text: Text
    ends_text: Text
    now: float
    bars: tuple[TornadoBar, ...]


class Interval(Document):
    """P10-to-P90 interval of one figure across the replications of the week."""

    label: Text
    p10: float
    p50: float
    p90: float
    plain: float | None
    """Value in the week without draws."""
    figures: Text
    mark: Mark = ""


class Intervals(Document):
    """One figure for several rows, on a common scale that starts at zero."""

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
    """Stable identifier that renderers use to find a section."""
    title: Text
    blocks: tuple[Block, ...]


class KeyFigure(Document):
    """One number on the first page."""

    id: str = ""
    """Stable identifier that renderers use to find a key figure."""
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
    """Cover page: organization, customer and text. The logo is passed separately."""

    organization: str
    """Organization that issues the report."""
    customer: str
    """Customer that the report is about; empty if it is the issuing organization."""
    text: tuple[Text, ...]
    """Paragraphs of the cover text."""
    facts: tuple[tuple[Text, Text], ...]
    """Date, run and versions, each with a label and a value."""
    primary_color: str
    ink_on_primary: str
    accent_color: str
    """Accent color, adjusted to be readable on paper."""


class VerdictPage(Document):
    """First page, which summarizes the report."""

    status: GoalStatus
    mark: StatusMark
    headline: Text
    sentence: Text
    key_figures: tuple[KeyFigure, ...]
    bars: tuple[ShareBar, ...]
    """Bars for the slowest login events."""
    answers: tuple[Answer, ...]
    outlook: tuple[Text, ...] = ()
    """Sentences on confidence and runway, if these analyses were run."""


class Report(Document):
    """A complete report."""

    title: Text
    scenario_name: str
    short_name: str
    """Scenario name, truncated for the running header."""
    organization: str
    subtitle: Text
    """Number of desktops and period."""
    array: Text
    """Array configuration in one line."""
    created: Text
    run_id: str
    versions: Text
    cover: Cover
    verdict: VerdictPage
    decision: Section
    """Second page, for the decision: risks with their next steps, and what to confirm with the customer."""
    sections: tuple[Section, ...]
