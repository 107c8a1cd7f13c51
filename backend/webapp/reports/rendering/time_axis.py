"""Ticks and labels of a time axis in the scenario's time zone."""

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import DateStyle, Instant, shown

STEPS_MIN = (5, 10, 15, 30, 60, 120, 180, 360, 720, 1440)
MOST_TICKS = 6
MOST_DAY_LABELS = 15


def day_edges(starts_at: datetime, zone: ZoneInfo, from_s: float, to_s: float) -> list[float]:
    """Return all midnights in a period, in seconds from the calendar's start."""
    return [at_s for at_s, _ in _midnights(starts_at, zone, from_s, to_s)]


def day_labels(
    starts_at: datetime, zone: ZoneInfo, from_s: float, to_s: float, localizer: Localizer
) -> list[tuple[float, str]]:
    """Return centered labels for days that are at least one-third visible, naming the month whenever it changes."""
    edges = [(from_s, (starts_at + timedelta(seconds=from_s)).astimezone(zone))]
    edges += [edge for edge in _midnights(starts_at, zone, from_s, to_s) if edge[0] > from_s]
    days = [(start, end, local) for (start, local), end in zip(edges, [*[e for e, _ in edges[1:]], to_s], strict=True)]
    every = -(-len(days) // MOST_DAY_LABELS)
    labels = []
    month = 0
    for start_s, end_s, local in days[::every]:
        if end_s - start_s < 28_800 and len(days) > 1:
            continue
        style: DateStyle = "day_of_month" if local.month == month else "month_day"
        month = local.month
        weekday, day = (localizer.text(shown(Instant(local, zone.key, each))) for each in ("weekday", style))
        labels.append(((start_s + end_s) / 2, f"{weekday}\n{day}"))
    return labels


def weekends(starts_at: datetime, zone: ZoneInfo, from_s: float, to_s: float) -> list[tuple[float, float]]:
    """Return the start and end of each Saturday and Sunday in a period."""
    spans = []
    for at_s, local in _midnights(starts_at, zone, from_s - 86_400, to_s):
        if local.weekday() >= 5:
            spans.append((max(at_s, from_s), min(at_s + 86_400, to_s)))
    return [(start, end) for start, end in spans if end > start]


def ticks(
    starts_at: datetime, zone: ZoneInfo, from_s: float, to_s: float, localizer: Localizer
) -> tuple[list[float], list[str]]:
    """Return ticks at round times of day, as many as fit on a small chart, with their labels."""
    step_min = next((s for s in STEPS_MIN if (to_s - from_s) / 60 / s <= MOST_TICKS), STEPS_MIN[-1])
    first = (starts_at + timedelta(seconds=from_s)).astimezone(zone)
    minute = first.hour * 60 + first.minute + first.second / 60
    at_s = from_s + 60 * ((-minute) % step_min)
    places, labels = [], []
    while at_s <= to_s:
        local = (starts_at + timedelta(seconds=at_s)).astimezone(zone)
        places.append(at_s)
        day = Instant(local, zone.key, "weekday_day")
        labels.append(f"{local:%H:%M}" if step_min < 1440 else localizer.text(shown(day)))
        at_s += 60 * step_min
    return places, labels


def clusters(markers: Sequence[tuple[float, str]], apart_s: float, letter_s: float = 0.0) -> list[tuple[float, str]]:
    """Merge the labels of overlapping markers, for example into *8–11*.

    Parameters
    ----------
    apart_s
        Minimum distance between two markers, in seconds on the axis.
    letter_s
        Width of a letter, in seconds on the axis, because long labels need more space.
    """
    found: list[tuple[float, str, str]] = []
    for at_s, label in sorted(markers, key=lambda marker: marker[0]):
        found.append((at_s, label, label))
        while len(found) > 1 and _overlap(found[-2], found[-1], apart_s, letter_s):
            (first_s, first, _), (_, _, last) = found[-2:]
            found[-2:] = [(first_s, first, last)]
    return [(at_s, _spanned(first, last)) for at_s, first, last in found]


def _overlap(left: tuple[float, str, str], right: tuple[float, str, str], apart_s: float, letter_s: float) -> bool:
    n_letters = len(_spanned(*left[1:])) + len(_spanned(*right[1:]))
    return right[0] - left[0] < max(apart_s, letter_s * n_letters / 2)


def _spanned(first: str, last: str) -> str:
    return first if first == last else f"{first}–{last}"


def _midnights(starts_at: datetime, zone: ZoneInfo, from_s: float, to_s: float) -> Iterator[tuple[float, datetime]]:
    local = (starts_at + timedelta(seconds=from_s)).astimezone(zone)
    day = local.date()
    while True:
        midnight = datetime(day.year, day.month, day.day, tzinfo=zone)
        at_s = (midnight - starts_at).total_seconds()
        if at_s > to_s:
            return
        if at_s >= from_s:
            yield at_s, midnight
        day += timedelta(days=1)
