"""Numbers are written the same way everywhere."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stormsizer.messages import formatting

ROUNDED = json.loads((Path(__file__).parent / "rounded_numbers.json").read_text())
"""Numbers as the report and the browser show them; the browser has the same test."""

anything = st.floats(allow_nan=True, allow_infinity=True)
sizes = st.floats(min_value=0.01, max_value=1e9)


@given(anything)
def test_every_number_can_be_formatted(value: float) -> None:
    for unit in ("IOPS", "s", "fraction", "count", "ms", ""):
        assert re.fullmatch(r"[−<>+ \d,.–a-zA-Z%/]+", formatting.quantity(value, unit))


@given(sizes)
def test_rounding_error_is_below_the_last_digit(value: float) -> None:
    read = float(formatting.number(value).replace(",", ""))
    assert math.isclose(read, value, rel_tol=0.051)


@given(st.floats(min_value=0, max_value=1))
def test_zero_and_100_percent_are_shown_only_when_exact(fraction: float) -> None:
    text = formatting.percent(fraction)
    assert (text == "100%") == (round(fraction * 100, 9) == 100)
    assert (text == "0%") == (round(fraction * 100, 9) == 0)


@given(st.floats(min_value=-1e6, max_value=0, exclude_max=True))
def test_negative_fraction_keeps_its_sign_and_is_never_minus_zero(fraction: float) -> None:
    text, positive = formatting.percent(fraction), formatting.percent(-fraction)
    if text != "0%":
        assert text.replace("> −", "< ").replace("< −", "> ").removeprefix("−") == positive
    assert "−0%" not in text
    assert "-" not in text


@given(st.floats(min_value=0, max_value=1e9))
def test_an_unbounded_response_time_is_shown_as_over_its_limit(latency_ms: float) -> None:
    text = formatting.quantity(latency_ms, "ms")
    assert text.startswith("over ") is (latency_ms > 10_000)
    assert text.endswith(" ms") is (latency_ms <= 10_000)


@given(st.floats(min_value=0.001, max_value=1e4), st.floats(min_value=-0.2, max_value=0.2))
def test_value_and_limit_never_look_equal_when_the_goal_is_missed(limit: float, off: float) -> None:
    value = limit * (1 + off)
    shown, bound = formatting.against(value, limit, "ms")
    assert shown != bound or math.isclose(value, limit, rel_tol=1e-4)


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0, "0 s"),
        (59.6, "60 s"),
        (119.9, "120 s"),
        (600, "10 min"),
        (3599, "1 h"),
        (7500, "2 h 05 min"),
        (172_800, "2 d"),
        (None, "–"),
        (-3600, "−1 h"),
    ],
)
def test_durations_are_shown_in_usual_units(seconds: float | None, text: str) -> None:
    assert formatting.duration(seconds) == text


@pytest.mark.parametrize(("value", "digits", "text"), ROUNDED["number"])
def test_numbers_are_rounded_half_up_as_in_the_browser(value: float, digits: int, text: str) -> None:
    assert formatting.number(float(value), digits) == text


@pytest.mark.parametrize(("fraction", "text"), ROUNDED["percent"])
def test_percentages_are_rounded_half_up_as_in_the_browser(fraction: float, text: str) -> None:
    assert formatting.percent(fraction) == text


@pytest.mark.parametrize(("seconds", "text"), ROUNDED["duration"])
def test_durations_are_rounded_half_up_as_in_the_browser(seconds: float, text: str) -> None:
    assert formatting.duration(seconds) == text


def test_no_other_report_module_formats_measured_numbers() -> None:
    folder = Path(formatting.__file__).parents[1]
    formatted = re.compile(r"\{[^{}]*:[,]?\.\d+[fge%][^{}]*\}")
    paths = [path for room in ("messages", "simulation") for path in (folder / room).glob("*.py")]
    offenders = [path.name for path in paths if formatted.search(path.read_text())]
    assert offenders == ["formatting.py"]
