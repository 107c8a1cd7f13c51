"""What a chart shows, as plain numbers: a renderer draws it and adds nothing."""

from typing import Literal

from stormsizer.provenance import Document

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


class Histogram(Document):
    """Share of users per login time."""

    id: str
    edges_s: tuple[float, ...]
    fractions: tuple[float, ...]
    good_s: float
    fair_s: float
