"""Content of a slide before it is drawn: the message as the title, and the parts with their positions.

Strings are already in the language of the deck. Report tables are translated when they are drawn.
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

Tone = Literal["ink", "muted", "inverse", "good", "fair", "poor", "holds", "at_risk", "broken"]
Paint = Literal["primary", "reads", "writes", "muted", "good", "fair", "poor"]
"""Colors by role. The first four are theme colors, so that a deck can be recolored in one place."""


@dataclass(frozen=True)
class Line:
    """A paragraph, with sizes in points."""

    text: str
    size: float = 14.0
    bold: bool = False
    tone: Tone = "ink"
    mark: Mark = ""
    bullet: bool = False
    before: float = 0.0


@dataclass(frozen=True)
class Words:
    """Paragraphs in a box; a box with a fill is a panel."""

    box: Box
    lines: tuple[Line, ...]
    fill: Literal["", "shade", "holds", "at_risk", "broken"] = ""
    middle: bool = False


@dataclass(frozen=True)
class Grid:
    """A report table with a text alternative."""

    box: Box
    table: Table
    description: str
    size: float = 12.0
    is_in_report: bool = False
    """Whether the report contains the rows that are omitted if the box is too small."""


@dataclass(frozen=True)
class Values:
    """One series of a chart, with a value per category."""

    name: str
    values: tuple[float | None, ...]
    paint: Paint
    light: bool = False
    dashed: bool = False


@dataclass(frozen=True)
class Lines:
    """A line chart in which every ``labels_every``-th category has a label."""

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
    """A horizontal bar chart with the first category on top."""

    box: Box
    categories: tuple[str, ...]
    series: tuple[Values, ...]
    number_format: str
    description: str
    stacked: bool = False
    highest: float | None = None
    least_label: float = 0.0
    """Minimum value with a label; smaller bars have no room for one."""
    from_zero: bool = True
    """Whether the axis starts at zero; if not, bars may extend to either side."""


@dataclass(frozen=True)
class Points:
    """One series of points."""

    name: str
    xy: tuple[tuple[float, float], ...]
    paint: Paint
    marker: Literal["disc", "square", "none"]


@dataclass(frozen=True)
class Scatter:
    """A scatter chart with two logarithmic axes; a series without markers is drawn as a line."""

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
    """Speaker notes, which explain the basis of the figures."""


@dataclass(frozen=True)
class Story:
    """All data needed for the slides."""

    result: Result
    scenario: Scenario
    """Scenario with its repeating events expanded."""
    trace: Trace
    context: ReportContext
    studies: Studies
    report: Report
    n_events: int
    """Number of events in the calendar, each repeating event counted once."""
    bills: Bills | None = None
    """Bills of materials; None if they were not computed."""

    @property
    def localizer(self) -> Localizer:
        """Localizer for the language of the deck."""
        return self.context.localizer

    def title(self, text: Text) -> str:
        """Return a sentence as a title, without its final period."""
        return self.localizer.text(text).rstrip(".。")
