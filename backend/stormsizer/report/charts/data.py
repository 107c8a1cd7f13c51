"""What a chart shows, as plain numbers: a renderer draws it and adds nothing."""

from typing import Literal

from stormsizer.model.provenance import Document

Hue = Literal["reads", "writes", "cpu", "drives", "ports", "hosts"]
Dash = Literal["solid", "dashed", "dotted"]


class Line(Document):
    """One series of a chart; ``None`` where nothing was served."""

    label: str
    hue: Hue
    dash: Dash = "solid"
    min: tuple[float | None, ...]
    mean: tuple[float | None, ...]
    max: tuple[float | None, ...]


class Ceiling(Document):
    """A limit drawn as a thin line."""

    label: str
    value: float


class Panel(Document):
    """One quantity over time; the panels of a chart share its time axis."""

    title: str
    unit: str
    lines: tuple[Line, ...]
    ceilings: tuple[Ceiling, ...] = ()
    logarithmic: bool = False


class Marker(Document):
    """An event on the time axis, by the number it has in the calendar."""

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
    """Edges of the buckets where they are not equally long, one more than there are."""


class GradeBand(Document):
    """Counts of desktops at which the week has one grade."""

    starts: float
    ends: float
    grade: Literal["good", "fair", "poor"]


class RoomLine(Document):
    """One event: its room to the nearest goal at each count of desktops."""

    label: str
    """Number in the caption; empty if the event is one of the others."""
    n_desktops: tuple[float, ...]
    margin_fractions: tuple[float, ...]
    """As shares of the goal; negative beyond it."""


class DesktopMark(Document):
    """A count of desktops that has a name."""

    label: str
    n_desktops: float


class RoomChart(Document):
    """What is left to the goals as desktops become more."""

    id: str
    lines: tuple[RoomLine, ...]
    bands: tuple[GradeBand, ...]
    marks: tuple[DesktopMark, ...]
    years: tuple[DesktopMark, ...] = ()


Chart = TimeChart | RoomChart
"""What takes the full width of a page."""


class Histogram(Document):
    """Share of users per login time."""

    id: str
    edges_s: tuple[float, ...]
    fractions: tuple[float, ...]
    good_s: float
    fair_s: float
