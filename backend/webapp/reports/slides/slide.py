"""Content of a slide before drawing: a title with the message, and parts with their positions.

Strings are in the language of the deck; report tables are rendered when they are drawn.
"""

from dataclasses import dataclass
from typing import Literal

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import Text
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
"""Colors by role: the first four are theme colors, so a deck is recolored in one place."""


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
    """A report table, with a text alternative."""

    box: Box
    table: Table
    description: str
    size: float = 12.0
    is_in_report: bool = False
    """Whether the report has the rows that are left out if the box is too small."""


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
    """A line chart; one in every ``labels_every`` categories has a label."""

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
    """A horizontal bar chart, the first category on top."""

    box: Box
    categories: tuple[str, ...]
    series: tuple[Values, ...]
    number_format: str
    description: str
    stacked: bool = False
    highest: float | None = None
    least_label: float = 0.0
    """Smaller values have no label, for lack of room."""
    from_zero: bool = True
    """Whether the axis starts at zero; otherwise bars extend to either side."""


@dataclass(frozen=True)
class Points:
    """Points of one series."""

    name: str
    xy: tuple[tuple[float, float], ...]
    paint: Paint
    marker: Literal["disc", "square", "none"]


@dataclass(frozen=True)
class Scatter:
    """Points plotted on two logarithmic axes; a series without markers is a line."""

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
    """Speaker notes: the basis of the figures."""


@dataclass(frozen=True)
class Story:
    """All results shown on the slides."""

    result: Result
    scenario: Scenario
    """With expanded repeating events."""
    trace: Trace
    context: ReportContext
    studies: Studies
    report: Report
    bills: Bills | None = None
    """None if parts were not counted."""

    @property
    def localizer(self) -> Localizer:
        """Renders texts in the language of the deck."""
        return self.context.localizer

    def title(self, text: Text) -> str:
        """Return a sentence as a title, without its final period."""
        return self.localizer.text(text).rstrip(".。")
