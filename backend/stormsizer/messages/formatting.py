"""Number formats: two significant digits below ten, whole numbers above, with the unit after the number.

The user interface, the API and reports use these rules, so a number looks the same everywhere. Halves of the shortest
decimal form are rounded away from zero, as in the browser: see ``frontend/src/lib/format/numbers.ts``. The functions
format in English; a ``Formatter`` formats the same figures with the separators and units of another language.
"""

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from decimal import ROUND_HALF_UP, Context, Decimal
from typing import Protocol

from stormsizer.units import SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE, SECONDS_PER_MS

NOTHING = "–"
"""Placeholder for a missing number."""

LONGEST_LATENCY_MS = 10_000.0
"""Response time above which the value measures how far the array has fallen behind, not how long an I/O takes."""

PERCENT_NUMBER = "percent_number"
"""Unit of a fraction that is shown in percent without the percent sign."""
POINTS = "points"
"""Unit of a fraction that is shown in percentage points."""

_UNIT_WORDS = {"us": "µs", "usd": "USD", "count": "", "ratio": "", "1/s": "per second"}
_HALF_UP = Context(prec=400, rounding=ROUND_HALF_UP)
"""Rounding of decimal numbers, with enough digits for every float."""


def rounded(value: float, decimals: int = 0) -> Decimal:
    """Round the shortest decimal form of a number, with halves away from zero.

    >>> str(rounded(36.15, 1)), str(rounded(2.5)), str(rounded(-0.5))
    ('36.2', '3', '-1')
    """
    return Decimal(repr(float(value))).quantize(Decimal(1).scaleb(-decimals), context=_HALF_UP)


def number(value: float | None, digits: int = 2) -> str:
    """Format a number with at least ``digits`` significant digits; integers are shown without decimals.

    >>> [number(x) for x in (26_754.6, 440.2, 12.34, 1.234, 1.0, 1, 0.0123, 0.0021, 0.0, -2300, None)]
    ['26,755', '440', '12', '1.2', '1.0', '1', '0.012', '< 0.01', '0', '−2,300', '–']

    With more than two digits, trailing zeros after the decimal point are omitted.

    >>> number(74.32, 3), number(20.0, 4)
    ('74.3', '20')
    """
    if value is None or not math.isfinite(value):
        return NOTHING
    if isinstance(value, int):
        return f"{value:,}".replace("-", "−")
    if digits <= 2 and 0 < abs(value) < 0.0095:
        return "< 0.01"
    if abs(value) >= 1e15:
        return f"{value:.1e}".replace("-", "−")
    if value == 0:
        return "0"
    first_digit = Decimal(repr(float(value))).adjusted()
    decimals = max(0, digits - 1 - rounded(value, digits - 1 - first_digit).adjusted())
    text = f"{abs(rounded(value, decimals)):,f}"
    if digits > 2 and "." in text:
        text = text.rstrip("0").rstrip(".")
    return f"−{text}" if value < 0 else text


def figure(value: float | None, unit: str, digits: int = 2) -> str:
    """Format a number with its unit.

    >>> figure(26_754.6, "IOPS"), figure(1.234, "ms"), figure(None, "ms")
    ('26,755 IOPS', '1.2 ms', '–')
    """
    text = number(value, digits)
    return text if text == NOTHING or not unit else f"{text} {unit}"


def count(value: float | None, one: str, many: str = "") -> str:
    """Format a count with its noun in the singular or plural.

    >>> count(2500, "desktop"), count(1, "desktop"), count(2, "copy", "copies")
    ('2,500 desktops', '1 desktop', '2 copies')
    """
    if value is None:
        return NOTHING
    text = f"{int(rounded(value)):,}"
    return f"{text} {one}" if text == "1" else f"{text} {many or one + 's'}"


def listed(items: Sequence[str], most: int | None = None) -> str:
    """Join items into a list; after the first ``most`` items, only count the rest.

    >>> listed(["a", "b", "c"]), listed(["a"]), listed([]), listed(["a", "b", "c", "d"], most=2)
    ('a, b and c', 'a', '', 'a, b and 2 more')
    """
    shown = list(items)
    if most is not None and len(shown) > most:
        shown = [*shown[:most], f"{len(items) - most:,} more"]
    return " and ".join([", ".join(shown[:-1]), shown[-1]] if len(shown) > 1 else shown)


def lowered(text: object) -> str:
    """Return text for the middle of a sentence; abbreviations stay capitalized.

    >>> lowered("Good logins"), lowered("CPU time"), lowered("I/Os of a first login")
    ('good logins', 'CPU time', 'I/Os of a first login')
    """
    text = str(text)
    return text if text[1:2].isupper() or text[1:2] == "/" else f"{text[:1].lower()}{text[1:]}"


def percent(fraction: float | None) -> str:
    """Format a fraction as a percentage. Zero and one hundred percent are shown only if exact.

    >>> [percent(x) for x in (0.452, 0.0345, 0.004, 0.0001, 0, 0.997, 0.99999, 1)]
    ['45%', '3%', '0.4%', '< 0.1%', '0%', '99.7%', '> 99.9%', '100%']
    >>> [percent(x) for x in (-0.0001, -0.004, -0.0345, -4190.44)]
    ['> −0.1%', '−0.4%', '−3%', '−419,044%']
    """
    if fraction is None or not math.isfinite(fraction):
        return NOTHING
    share = round(abs(fraction) * 100, 9)
    if not math.isfinite(share):
        return NOTHING
    sign = "−" if fraction < 0 and share else ""
    if 0 < share < 0.05:
        return "> −0.1%" if sign else "< 0.1%"
    if 99.95 <= share < 100:
        return "< −99.9%" if sign else "> 99.9%"
    decimals = 1 if 0 < share < 0.95 or 99.5 <= share < 100 else 0
    return f"{sign}{rounded(share, decimals):,f}%"


def duration(seconds: float | None) -> str:
    """Format a length of time.

    >>> [duration(x) for x in (1.04, 24.6, 77, 125, 1260, 3600, 11_100, 183_600)]
    ['1.0 s', '25 s', '77 s', '2 min 05 s', '21 min', '1 h', '3 h 05 min', '2 d 3 h']
    """
    if seconds is None or not math.isfinite(seconds):
        return NOTHING
    if abs(seconds) < 2 * SECONDS_PER_MINUTE:
        return figure(seconds, "s")
    if seconds < 0:
        return f"−{duration(-seconds)}"
    if seconds < 10 * SECONDS_PER_MINUTE:
        return _two_parts(seconds, 1.0, "min", "s", 60)
    minutes = int(rounded(seconds / SECONDS_PER_MINUTE))
    if minutes < 60:
        return f"{minutes} min"
    if minutes * SECONDS_PER_MINUTE < 2 * SECONDS_PER_DAY:
        return _two_parts(seconds, SECONDS_PER_MINUTE, "h", "min", 60)
    return _two_parts(seconds, SECONDS_PER_HOUR, "d", "h", 24)


def _two_parts(seconds: float, step_s: float, large: str, small: str, n_small: int) -> str:
    n_large, rest = divmod(int(rounded(seconds / step_s)), n_small)
    padded = f"{rest:02d}" if n_small == 60 else f"{rest}"
    return f"{n_large} {large} {padded} {small}" if rest else f"{n_large} {large}"


def quantity(value: float | None, unit: str, digits: int = 2) -> str:
    """Format a value according to its unit: fractions as percentages, seconds as a duration.

    >>> quantity(0.9, "fraction"), quantity(3600, "s"), quantity(74.32, "us", 3), quantity(48.0, "count")
    ('90%', '1 h', '74.3 µs', '48')

    A response time above ``LONGEST_LATENCY_MS`` means that I/O is not served in time; its amount says nothing more.

    >>> quantity(24.0, "ms"), quantity(2_806_417.0, "ms")
    ('24 ms', 'over 10 s')

    A fraction can also be shown as a bare number of percent, for a column with the unit in its header, or in points.

    >>> quantity(0.452, PERCENT_NUMBER), quantity(0.035, POINTS)
    ('45', '4 pts')
    """
    if unit == "ms" and value is not None and math.isfinite(value) and value > LONGEST_LATENCY_MS:
        return f"over {duration(LONGEST_LATENCY_MS * SECONDS_PER_MS)}"
    if unit in ("fraction", "%"):
        return percent(value) if digits <= 2 else _precise_percent(value, digits)
    if unit in (PERCENT_NUMBER, POINTS):
        text = percent(value).removesuffix("%")
        return text if unit == PERCENT_NUMBER or text == NOTHING else f"{text} pts"
    if unit == "s" and digits <= 2:
        return duration(value)
    return figure(value, _UNIT_WORDS.get(unit, unit), digits)


def are_overdue(first: float, second: float, unit: str) -> bool:
    """Return whether both values are response times so long that they are shown alike.

    >>> are_overdue(20_000.0, 30_000.0, "ms"), are_overdue(20.0, 30_000.0, "ms"), are_overdue(20_000.0, 30_000.0, "s")
    (True, False, False)
    """
    return unit == "ms" and min(first, second) > LONGEST_LATENCY_MS


def _precise_percent(fraction: float | None, digits: int) -> str:
    if fraction is None or not math.isfinite(fraction):
        return NOTHING
    return f"{number(fraction * 100, digits)}%"


def against(value: float, limit: float, unit: str, digits: int = 2) -> tuple[str, str]:
    """Format a value and its limit with at least ``digits`` digits, and with enough digits to look different.

    >>> against(0.954, 0.9, "fraction"), against(20.04, 20.0, "ms")
    (('95%', '90%'), ('20.04 ms', '20 ms'))
    """
    enough = digits_to_differ(value, limit, unit, digits)
    return quantity(value, unit, enough), quantity(limit, unit, enough)


def digits_to_differ(value: float, limit: float, unit: str, digits: int = 2) -> int:
    """Return the number of digits, at least ``digits``, at which a value and its limit look different.

    >>> digits_to_differ(0.954, 0.9, "fraction"), digits_to_differ(20.04, 20.0, "ms")
    (2, 4)
    """
    each = range(digits, 7)
    return next((more for more in each if quantity(value, unit, more) != quantity(limit, unit, more)), digits)


def span(low: float, high: float, unit: str, digits: int = 3) -> str:
    """Format a range with its unit shown once; a single value if both ends look alike.

    >>> span(0.6, 0.95, "fraction"), span(0.5, 2.0, "ms"), span(45, 580, "s", digits=2)
    ('60 to 95%', '0.5 to 2 ms', '45 s to 9 min 40 s')
    """
    first, last = quantity(low, unit, digits), quantity(high, unit, digits)
    if first == last:
        return last
    return f"{first.removesuffix(_unit_of(last))} to {last}"


def _unit_of(text: str) -> str:
    """Return the unit after the number in text with a single number, for example *" ms"* or *"%"*; empty if none."""
    found = re.fullmatch(r"\S*?\d(%|\s\S+)", text)
    return found[1] if found else ""


class Phrase(Protocol):
    """Callback that renders a message used in number formats."""

    def __call__(self, message_id: str, /, **params: str) -> str:
        """Return the rendered message."""


@dataclass(frozen=True)
class Formatter:
    """Number formats for one language.

    Attributes
    ----------
    phrase
        Renders the messages *format-latency-over*, *format-percent* and *format-span*.
    decimal
        Decimal separator.
    group
        Separator between groups of three digits.
    units
        Units that the language writes differently, by their English form.
    """

    phrase: Phrase
    decimal: str = "."
    group: str = ","
    units: Mapping[str, str] = field(default_factory=dict)

    def number(self, value: float | None, digits: int = 2) -> str:
        """Return a number with at least ``digits`` significant digits."""
        return self._digits(number(value, digits))

    def figure(self, value: float | None, unit: str, digits: int = 2) -> str:
        """Return a number and its unit."""
        text = self.number(value, digits)
        return text if text == NOTHING or not unit else f"{text} {self.units.get(unit, unit)}"

    def percent(self, fraction: float | None) -> str:
        """Return a fraction as a percentage."""
        return self._percent(percent(fraction))

    def duration(self, seconds: float | None) -> str:
        """Return a length of time."""
        words = duration(seconds).split(" ")
        return " ".join(self.units.get(word, self._digits(word)) for word in words)

    def quantity(self, value: float | None, unit: str, digits: int = 2) -> str:
        """Return a value formatted according to its unit; see the function ``quantity``."""
        if unit == "ms" and value is not None and math.isfinite(value) and value > LONGEST_LATENCY_MS:
            return self.phrase("format-latency-over", duration=self.duration(LONGEST_LATENCY_MS * SECONDS_PER_MS))
        if unit in ("fraction", "%"):
            return self._percent(quantity(value, "fraction", digits))
        if unit in (PERCENT_NUMBER, POINTS):
            text = self._digits(percent(value).removesuffix("%"))
            return text if unit == PERCENT_NUMBER or text == NOTHING else f"{text} {self.units.get('pts', 'pts')}"
        if unit == "s" and digits <= 2:
            return self.duration(value)
        return self.figure(value, _UNIT_WORDS.get(unit, unit), digits)

    def span(self, low: float, high: float, unit: str, digits: int = 3) -> str:
        """Return a range with its unit shown once; a single value if both ends look alike."""
        first, last = self.quantity(low, unit, digits), self.quantity(high, unit, digits)
        if first == last:
            return last
        return self.phrase("format-span", low=first.removesuffix(_unit_of(last)), high=last)

    def _percent(self, text: str) -> str:
        return text if text == NOTHING else self.phrase("format-percent", number=self._digits(text.removesuffix("%")))

    def _digits(self, text: str) -> str:
        return text.translate({ord(","): self.group, ord("."): self.decimal})
