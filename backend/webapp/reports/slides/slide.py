"""What a slide shows before it is drawn: a title that says the message, and parts in their places."""

from dataclasses import dataclass
from typing import Literal

from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.bill import Bills
from stormsizer.report.blocks import Mark, Report, Table
from stormsizer.report.context import ReportContext
from stormsizer.report.studies import Studies
from stormsizer.simulation.result import Result
from stormsizer.storage.trace import Trace
from webapp.reports.slides.places import Box

Tone = Literal["ink", "muted", "inverse", "good", "fair", "poor", "holds", "broken"]
Paint = Literal["primary", "reads", "writes", "muted", "good", "fair", "poor"]
"""Colours by what they stand for: the first four are the theme's, so that a deck is recoloured in one place."""


@dataclass(frozen=True)
class Line:
    """A paragraph: sizes in points."""

    text: str
    size: float = 14.0
    bold: bool = False
    tone: Tone = "ink"
    mark: Mark = ""
    bullet: bool = False
    before: float = 0.0


@dataclass(frozen=True)
class Words:
    """Paragraphs in a box; with a fill it is a panel."""

    box: Box
    lines: tuple[Line, ...]
    fill: Literal["", "shade", "holds", "broken"] = ""
    middle: bool = False


@dataclass(frozen=True)
class Grid:
    """A table of the report, and what it is about for those who cannot see it."""

    box: Box
    table: Table
    description: str
    size: float = 12.0
    left_out: str = ""
    """Ends the sentence *and n more rows …* where the box is too small."""


@dataclass(frozen=True)
class Values:
    """One series of a chart over its categories."""

    name: str
    values: tuple[float | None, ...]
    paint: Paint
    light: bool = False
    dashed: bool = False


@dataclass(frozen=True)
class Lines:
    """A line chart; a label stands at every so many categories."""

    box: Box
    categories: tuple[str, ...]
    series: tuple[Values, ...]
    number_format: str
    description: str
    labels_every: int = 1
    axis: str = ""
    from_zero: bool = True


@dataclass(frozen=True)
class Bars:
    """A chart of bars, from left to right, the first category on top."""

    box: Box
    categories: tuple[str, ...]
    series: tuple[Values, ...]
    number_format: str
    description: str
    stacked: bool = False
    highest: float | None = None
    least_label: float = 0.0
    """Values below it have no label, for want of room."""
    from_zero: bool = True
    """Whether the axis begins at zero; else bars go to either side of it."""


@dataclass(frozen=True)
class Points:
    """Points of one series."""

    name: str
    xy: tuple[tuple[float, float], ...]
    paint: Paint
    marker: Literal["disc", "square", "none"]


@dataclass(frozen=True)
class Scatter:
    """Points over two logarithmic axes; a series without markers is a line."""

    box: Box
    series: tuple[Points, ...]
    x_axis: str
    y_axis: str
    description: str


Part = Words | Grid | Lines | Bars | Scatter


@dataclass(frozen=True)
class Page:
    """One slide."""

    title: str
    parts: tuple[Part, ...]
    lead: str = ""
    notes: str = ""
    """What the figures rest on, for whoever presents them."""


@dataclass(frozen=True)
class Story:
    """Everything that the slides tell of."""

    result: Result
    scenario: Scenario
    """Repeated events written out."""
    trace: Trace
    context: ReportContext
    studies: Studies
    report: Report
    bills: Bills | None = None
    """None where nobody counted the parts."""
