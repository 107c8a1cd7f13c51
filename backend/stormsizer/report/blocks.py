"""What a report is made of: blocks of text, tables and chart data, ready to be set by any renderer."""

from typing import Literal

from stormsizer.provenance import Document
from stormsizer.report.chart_data import Histogram, TimeChart

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
    chart: TimeChart
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


Block = Paragraph | Heading | Bullets | Table | ShareBars | Meter | Figure | SmallFigures | Definitions


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


class VerdictPage(Document):
    """The page that stands for the whole report."""

    holds: bool
    headline: str
    sentence: str
    key_figures: tuple[KeyFigure, ...]
    bars: tuple[ShareBar, ...]
    """The slowest login events."""
    answers: tuple[Answer, ...]


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
    verdict: VerdictPage
    sections: tuple[Section, ...]
