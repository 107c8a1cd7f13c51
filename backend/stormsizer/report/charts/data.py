"""Content of a chart as plain numbers, drawn by a renderer without additions."""

from typing import Literal

from stormsizer.messages.text import Text
from stormsizer.model.provenance import Document

Hue = Literal["reads", "writes", "cpu", "drives", "ports", "hosts"]
Dash = Literal["solid", "dashed", "dotted"]


class Line(Document):
    """One series of a chart; ``None`` without I/O."""

    label: Text
    hue: Hue
    dash: Dash = "solid"
    min: tuple[float | None, ...]
    mean: tuple[float | None, ...]
    max: tuple[float | None, ...]


class Ceiling(Document):
    """A limit drawn as a thin line."""

    label: Text
    value: float


class Panel(Document):
    """One quantity over time; the panels of a chart share a time axis."""

    title: Text
    unit: Text
    lines: tuple[Line, ...]
    ceilings: tuple[Ceiling, ...] = ()
    logarithmic: bool = False


class Marker(Document):
    """An event on the time axis, by its number in the calendar."""

    label: str
    at_s: float


class TimeChart(Document):
    """Panels over one stretch of the calendar."""

    id: str
    time_zone: str
    calendar_starts_at: str
    """Instant (ISO 8601) from which seconds count."""
    starts_s: float
    bucket_s: float
    panels: tuple[Panel, ...]
    markers: tuple[Marker, ...] = ()
    edges_s: tuple[float, ...] = ()
    """Bucket edges if buckets differ in length, one more than there are buckets."""


class GradeBand(Document):
    """Range of desktop counts with one grade."""

    starts: float
    ends: float
    grade: Literal["good", "fair", "poor"]


class RoomLine(Document):
    """One event: its margin at each number of desktops."""

    label: str
    """Number of the event in the caption; empty if the caption does not list it."""
    n_desktops: tuple[float, ...]
    margin_fractions: tuple[float, ...]
    """As fractions of the goal; negative if missed."""


class DesktopMark(Document):
    """A labeled number of desktops."""

    label: Text
    n_desktops: float
    is_current: bool = False
    """Whether this is the number of desktops of the scenario."""


class RoomChart(Document):
    """Margins as the number of desktops grows."""

    id: str
    lines: tuple[RoomLine, ...]
    bands: tuple[GradeBand, ...]
    marks: tuple[DesktopMark, ...]
    years: tuple[DesktopMark, ...] = ()


Chart = TimeChart | RoomChart
"""Block with the full page width."""


class Histogram(Document):
    """Share of users per login time."""

    id: str
    edges_s: tuple[float, ...]
    fractions: tuple[float, ...]
    good_s: float
    fair_s: float
