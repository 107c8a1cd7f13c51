"""Time axes on the clock of a zone, text that can be printed, fonts that are there."""

from __future__ import annotations

import os
import unicodedata
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from webapp.core.languages import languages
from webapp.reports.rendering.fonts import missing_scripts, prepare_matplotlib
from webapp.reports.rendering.printable import LONGEST_WORD, printable, printable_text
from webapp.reports.rendering.time_axis import clusters, day_edges, day_labels, ticks, weekends

ENGLISH = languages().localizer("en")
BERLIN = ZoneInfo("Europe/Berlin")
SPRING = datetime(2026, 3, 27, tzinfo=UTC)  # a Friday; summer time begins on the 29th
HOUR_S = 3600.0
DAY_S = 24 * HOUR_S


def test_days_start_at_local_midnight_across_clock_changes() -> None:
    edges = day_edges(SPRING, BERLIN, 0, 4 * DAY_S)
    assert [edge / HOUR_S for edge in edges] == [23, 47, 70, 94]


def test_each_day_has_one_label_with_the_month_on_its_first_day() -> None:
    labels = [label for _, label in day_labels(SPRING, ZoneInfo("UTC"), 0, 6 * DAY_S, ENGLISH)]
    assert labels == ["Fri\nMar 27", "Sat\n28", "Sun\n29", "Mon\n30", "Tue\n31", "Wed\nApr 1"]


def test_four_weeks_have_fewer_labels_than_days() -> None:
    assert len(day_labels(SPRING, BERLIN, 0, 28 * DAY_S, ENGLISH)) <= 15


def test_weekends_are_shaded_within_the_calendar() -> None:
    assert weekends(SPRING, ZoneInfo("UTC"), 0, 1.5 * DAY_S) == [(DAY_S, 1.5 * DAY_S)]
    assert weekends(SPRING, ZoneInfo("UTC"), 2.5 * DAY_S, 4 * DAY_S) == [(2.5 * DAY_S, 3 * DAY_S)]


def test_ticks_of_storms_are_round_local_times() -> None:
    places, labels = ticks(SPRING, ZoneInfo("Asia/Kolkata"), 2.1 * HOUR_S, 3.1 * HOUR_S, ENGLISH)
    assert labels == ["07:40", "07:50", "08:00", "08:10", "08:20", "08:30"]
    assert all((place + 5.5 * HOUR_S) % 600 == 0 for place in places)


def test_markers_of_close_events_are_merged() -> None:
    assert clusters([(0, "1"), (10, "2"), (15, "3"), (500, "4")], 60) == [(0, "1–3"), (500, "4")]


def test_markers_with_long_labels_are_farther_apart() -> None:
    markers = [(0, "101"), (50, "102"), (130, "103"), (150, "104")]
    assert clusters(markers, 60, 10) == [(0, "101–102"), (130, "103–104")]
    assert clusters(markers, 60, 40) == [(0, "101–104")]


@given(st.text())
def test_characters_forbidden_in_pdf_a_are_removed(text: str) -> None:
    left = printable_text(text)
    assert not [c for c in left if unicodedata.category(c) in ("Cc", "Co", "Cn", "Cs", "Zl", "Zp")]
    assert not {"\u202e", "\ufeff", "\u2066"} & set(left)


@given(st.text(alphabet="abcdefW", max_size=300))
def test_long_words_can_break(word: str) -> None:
    assert all(len(part) <= LONGEST_WORD for part in printable_text(word).split("\u200b"))


def test_numbers_and_structure_pass_unchanged() -> None:
    assert printable({"a": [1, 2.5, None, True, "x\x07"]}) == {"a": [1, 2.5, None, True, "x\ufffd"]}


def test_scripts_without_a_font_are_named() -> None:
    assert missing_scripts("Grüße, Łódź, Ελλάδα, Київ, שלום, مرحبا, 2.5 × 10⁹ ≤ ∞") == ""
    assert missing_scripts("東京データ 上海 ไทย हिन्दी") == ""
    assert missing_scripts("東京 서울 🚀") == "HANGUL, ROCKET"


def test_account_without_a_home_folder_gets_a_folder_for_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/nonexistent")
    monkeypatch.setenv("MPLCONFIGDIR", "")
    monkeypatch.delenv("MPLCONFIGDIR")
    prepare_matplotlib()
    assert os.access(Path(os.environ["MPLCONFIGDIR"]), os.W_OK)
