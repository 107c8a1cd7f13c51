"""The series as CSV: one row per bucket, units in the names, nothing that a spreadsheet would run."""

from __future__ import annotations

import csv
import io
from datetime import datetime, timedelta
from itertools import pairwise

import pytest

from stormsizer.model.scenario import Scenario
from stormsizer.simulation.result import EventSpan
from tests.engine import seeds
from tests.engine.report import finished_week
from tests.webapp.reports import finished_run
from webapp.core.security.sanitize import inert
from webapp.reports.series_csv import render_csv

SEPARATORS = ",;|\t"
STARTS = tuple("=+-@＝＋－＠﹦﹢﹣﹫")


def table(content: bytes) -> list[dict[str, str]]:
    """Rows by the names of their columns."""
    return list(csv.DictReader(io.StringIO(content.decode(), newline="")))


def test_each_bucket_has_a_row_with_means_peaks_and_active_events() -> None:
    scenario = seeds.acme_scenario()
    week = finished_week.result(scenario)
    spans = tuple(EventSpan(event_id=p.event_id, starts_at=p.starts_at, ends_at=p.ends_at) for p in week.phases)
    rows = table(finished_run.series(scenario, week.model_copy(update={"events": spans})))
    assert len(rows) == 14 * 288
    assert rows[0]["starts_at"] == "2011-05-29T00:00:00+00:00"
    assert all(row["ends_at"] == later["starts_at"] for row, later in pairwise(rows))
    assert max(float(row["max_reads_iops"]) for row in rows) == pytest.approx(36_085 * 1.12, rel=0.01)
    first = next(row for row in rows if row["starts_at"] == "2011-05-30T08:05:00+00:00")
    assert first["events"] == "First login"
    assert float(first["mean_controller_cpu_fraction"]) == 0.954
    outage = next(row for row in rows if row["starts_at"] == "2011-06-06T03:00:00+00:00")
    assert (outage["mean_reads_iops"], outage["mean_host_read_latency_ms"]) == ("0.0", "")


def test_every_quantity_of_the_trace_has_a_column_with_its_unit() -> None:
    scenario = seeds.acme_scenario()
    header = finished_run.series(scenario).split(b"\r\n")[0].decode().split(",")
    quantities = finished_week.trace(scenario).quantities
    assert header == ["starts_at", "ends_at", *(f"{w}_{q}" for q in quantities for w in ("mean", "max")), "events"]


def test_instants_have_the_offset_of_the_scenario_zone_across_the_clock_change() -> None:
    written = seeds.acme_document()
    shift = datetime.fromisoformat("2026-10-18T00:00:00+00:00") - written["calendar"]["starts_at"]
    written["time_zone"] = "Europe/Berlin"
    for holder in (written["calendar"], *written["events"]):
        for name in ("starts_at", "ends_at"):
            if name in holder:
                holder[name] += shift
    rows = table(finished_run.series(Scenario.model_validate(written)))
    instants = [row["starts_at"] for row in rows]
    assert {"2026-10-25T02:30:00+02:00", "2026-10-25T02:30:00+01:00"} <= set(instants)
    parsed = [datetime.fromisoformat(each) for each in instants]
    assert {later - earlier for earlier, later in pairwise(parsed)} == {timedelta(minutes=5)}


def test_short_calendars_have_one_minute_buckets_and_a_shorter_last_one() -> None:
    written = seeds.short_week("first-login", initial_state="idle_never_used", hours=1.5)
    written["calendar"]["ends_at"] += timedelta(seconds=30)
    scenario = Scenario.model_validate(written)
    trace = finished_week.trace(seeds.acme_scenario())
    week = finished_week.result(seeds.acme_scenario()).model_copy(update={"events": ()})
    short = trace.between(0.0, scenario.calendar.length_s)
    rows = table(render_csv(week, scenario, short))
    assert len(rows) == 151
    lengths = [datetime.fromisoformat(r["ends_at"]) - datetime.fromisoformat(r["starts_at"]) for r in rows]
    assert lengths == [timedelta(minutes=1)] * 150 + [timedelta(seconds=30)]


def test_event_names_cannot_start_a_formula_in_any_cell() -> None:
    scenario = finished_run.hostile()
    content = finished_run.series(scenario)
    assert finished_run.series(scenario) == content
    assert len(table(content)) == 14 * 288
    for line in content.decode().split("\r\n")[1:]:
        assert line.count("\n") == line.count("\r") == 0
    for row in table(content):
        assert None not in row
        for cell in _cells_whatever_the_separator(row["events"]):
            assert not cell.startswith(STARTS), row["events"]


@pytest.mark.parametrize("payload", finished_run.PAYLOADS)
def test_formula_payloads_are_neutralized(payload: str) -> None:
    for text in (
        payload,
        f"\t{payload}",
        f"\r{payload}",
        f" {payload}",
        f"a;{payload}",
        f'"{payload}',
        f"\u200b{payload}",
    ):
        for cell in _cells_whatever_the_separator(inert(text)):
            assert not cell.startswith(STARTS), text


def _cells_whatever_the_separator(text: str) -> list[str]:
    for separator in SEPARATORS:
        text = text.replace(separator, "\n")
    return [cell.strip(" \"'") if not cell.strip(' "').startswith("'") else "'" for cell in text.split("\n")]
