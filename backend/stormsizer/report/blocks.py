"""What a report is made of: blocks of text, tables and chart data, ready to be set by any renderer."""

from typing import Literal

from stormsizer.model.provenance import Document
from stormsizer.report.charts.data import Chart, Histogram, TimeChart

Mark = Literal["", "good", "fair", "poor", "holds", "broken"]
"""A verdict beside a text; a renderer shows it by colour *and* shape."""
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
    """Points, each with its verdict."""

    kind: Literal["bullets"] = "bullets"
    items: tuple[str, ...]
    mark: Mark = ""


class Column(Document):
    """A column of a table."""

    label: str
    unit: str = ""
    """Unit of every number in the column, shown under its label."""
    align: Align = "left"
    width: float = 0.0
    """Share of the width that is left over; 0: as wide as its content."""


class Cell(Document):
    """One field of a table."""

    text: str
    mark: Mark = ""
    note: str = ""
    """A smaller second line."""


class Table(Document):
    """Rows under columns. A row of one cell is a heading for the rows below it."""

    kind: Literal["table"] = "table"
    caption: str
    dense: bool = False
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    total_rows: tuple[int, ...] = ()
    """Rows that sum up the ones above."""


class ShareBar(Document):
    """Good, fair and poor logins of one event."""

    label: str
    figures: str
    """The distribution in words."""
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
    """A part of a whole with a limit."""

    kind: Literal["meter"] = "meter"
    caption: str
    fraction: float
    limit_fraction: float
    text: str
    limit_text: str
    mark: Mark


class Figure(Document):
    """A chart over the full width, with a description for those who cannot see it."""

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
    """Lines to type or to copy."""

    kind: Literal["code"] = "code"
    lines: tuple[str, ...]


class Choice(Document):
    """One of several ways."""

    title: str
    words: str
    points: tuple[str, ...]
    mark: Mark = ""


class Choices(Document):
    """Ways side by side."""

    kind: Literal["choices"] = "choices"
    choices: tuple[Choice, ...]


class TornadoBar(Document):
    """How far the margin moves when one input goes to the ends of its range."""

    label: str
    value: str
    """The input as it is."""
    low: float | None
    """Margin with less of it, as a share of the goal; none if there cannot be less."""
    high: float | None
    figures: str
    """The ends in words."""


class Tornado(Document):
    """What moves the margin, the widest bar first; a margin of 0 is the goal."""

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
    """One figure of many weeks: between which values it lies in eight of ten."""

    label: str
    p10: float
    p50: float
    p90: float
    plain: float | None
    """Without draws."""
    figures: str
    mark: Mark = ""


class Intervals(Document):
    """The same figure in several places, on one scale that begins at zero."""

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
    """One number of the first page."""

    label: str
    value: str
    note: str
    mark: Mark = ""


class Answer(Document):
    """A question of the first page and its answer."""

    question: str
    points: tuple[str, ...]
    mark: Mark = ""


class Cover(Document):
    """The page in front: whose it is, for whom, about what. Its logo travels beside it."""

    organisation: str
    """Who hands the report over."""
    customer: str
    """Whom the scenario is about."""
    text: tuple[str, ...]
    """Paragraphs."""
    facts: tuple[tuple[str, str], ...]
    """Date, run and versions: label and value."""
    primary_color: str
    ink_on_primary: str
    accent_color: str
    """Readable on paper."""


class VerdictPage(Document):
    """The page that stands for the whole report."""

    holds: bool
    headline: str
    sentence: str
    key_figures: tuple[KeyFigure, ...]
    bars: tuple[ShareBar, ...]
    """The slowest login events."""
    answers: tuple[Answer, ...]
    outlook: tuple[str, ...] = ()
    """How sure it is and how long it lasts, where somebody asked."""


class Report(Document):
    """A whole report."""

    title: str
    scenario_name: str
    short_name: str
    """The name, cut to fit a running head."""
    organisation: str
    subtitle: str
    """Desktops and period."""
    array: str
    """The array configuration in one line."""
    created: str
    run_id: str
    versions: str
    cover: Cover
    verdict: VerdictPage
    sections: tuple[Section, ...]
