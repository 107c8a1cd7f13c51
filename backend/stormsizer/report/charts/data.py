"""Contents of a chart as plain numbers, which a renderer draws without adding anything."""

from typing import Literal

from stormsizer.messages.text import Text
from stormsizer.model.provenance import Document

Hue = Literal["reads", "writes", "cpu", "drives", "ports", "hosts"]
Dash = Literal["solid", "dashed", "dotted"]


class Line(Document):
    """One series in a chart; values are None where there is no I/O."""

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
    """One quantity over time; all panels of a chart share one time axis."""

    title: Text
    unit: Text
    lines: tuple[Line, ...]
    ceilings: tuple[Ceiling, ...] = ()
    logarithmic: bool = False


class Marker(Document):
    """An event on the time axis, labeled with its number in the calendar."""

    label: str
    at_s: float


class TimeChart(Document):
    """Panels that show one part of the calendar."""

    id: str
    time_zone: str
    calendar_starts_at: str
    """Start time (ISO 8601) from which seconds are counted."""
    starts_s: float
    bucket_s: float
    panels: tuple[Panel, ...]
    markers: tuple[Marker, ...] = ()
    edges_s: tuple[float, ...] = ()
    """Bucket edges if bucket lengths vary; one more than the number of buckets."""
    shows_times: bool = False
    """Whether a full-width chart has times of day on its axis instead of days."""
    shaded_s: tuple[float, float] | None = None
    """Start and end of a shaded period, in seconds from the calendar's start."""


class GradeBand(Document):
    """Range of desktop counts that have the same grade."""

    starts: float
    ends: float
    grade: Literal["good", "fair", "poor"]


class RoomLine(Document):
    """An event's margin at each number of desktops."""

    label: str
    """Number of the event in the caption; empty if the caption does not list it."""
    n_desktops: tuple[float, ...]
    margin_fractions: tuple[float, ...]
    """Margins as fractions of the goal; negative if the goal is missed."""


class DesktopMark(Document):
    """A labeled desktop count."""

    label: Text
    n_desktops: float
    is_current: bool = False
    """Whether this is the scenario's current number of desktops."""


class RoomChart(Document):
    """Margins of events as the number of desktops grows."""

    id: str
    lines: tuple[RoomLine, ...]
    bands: tuple[GradeBand, ...]
    marks: tuple[DesktopMark, ...]
    years: tuple[DesktopMark, ...] = ()


Chart = TimeChart | RoomChart
"""Charts that use the full page width."""


class Histogram(Document):
    """Fraction of users in each range of login times."""

    id: str
    edges_s: tuple[float, ...]
    fractions: tuple[float, ...]
    good_s: float
    fair_s: float
