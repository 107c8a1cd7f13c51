"""Dates and numbers in messages."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from stormsizer.messages.formatting import PERCENT_NUMBER, POINTS
from stormsizer.messages.text import DateStyle, Instant, Quantity, compared, shown
from webapp.core.languages import languages

MARCH = datetime(2026, 3, 30, 8, tzinfo=UTC)


@pytest.mark.parametrize(
    ("language", "style", "text"),
    [
        ("en", "date_time", "March 30, 2026, 10:00 CEST"),
        ("ja", "date_time", "2026年3月30日 10:00 CEST"),
        ("en", "weekday_date_time", "Mon, Mar 30, 2026, 10:00 CEST"),
        ("de", "weekday_date_time", "Mo., 30. März 2026, 10:00 CEST"),
        ("ja", "weekday_date_time", "2026年3月30日(月) 10:00 CEST"),
        ("en", "weekday", "Mon"),
        ("de", "weekday", "Mo"),
        ("en", "month_day", "Mar 30"),
        ("fr", "month_day", "30 mars"),
        ("en", "day_of_month", "30"),
        ("es", "weekday_day", "lun 30"),
    ],
)
def test_instant_is_rendered_in_its_style(language: str, style: DateStyle, text: str) -> None:
    instant = Instant(MARCH, "Europe/Berlin", style)
    assert languages().localizer(language).text(shown(instant)) == text


@pytest.mark.parametrize(
    ("language", "unit", "text"),
    [("en", PERCENT_NUMBER, "0.4"), ("de", PERCENT_NUMBER, "0,4"), ("en", POINTS, "0.4 pts"), ("de", POINTS, "0,4 PP")],
)
def test_fraction_is_rendered_as_percent_number_and_points(language: str, unit: str, text: str) -> None:
    assert languages().localizer(language).text(shown(Quantity(0.004, unit))) == text


def test_value_and_limit_have_enough_digits_to_differ() -> None:
    texts = [languages().localizer("de").text(shown(amount)) for amount in compared(20.04, 20.0, "ms")]
    assert texts == ["20,04 ms", "20 ms"]
