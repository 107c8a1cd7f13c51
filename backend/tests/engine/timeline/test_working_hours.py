"""Maintenance in the working hours of another site."""

from __future__ import annotations

from typing import Any

import pytest

from stormsizer.experience.week import prepare
from stormsizer.model.scenario import parse
from tests.engine import seeds
from tests.support.languages import english

NIGHTS = {"repeat": {"weekdays": ["mon", "tue"]}}
BACKUP = {"kind": "backup", "starts_at": "2011-11-07T22:00:00Z", "ends_at": "2011-11-08T00:00:00Z"} | NIGHTS
PATCH = {"kind": "patch", "starts_at": "2011-11-07T20:00:00Z", "pool_ids": ["london", "ny"], "at_local_time": True}
MUCH_LATER = {"starts_at": "2011-11-07T23:00:00Z", "ends_at": "2011-11-08T02:00:00Z"}


def warned(*maintenance: dict[str, Any], zone: str = "America/New_York") -> list[tuple[str, str]]:
    """Warnings about a week in which users of London and of another site work from 8:00 to 17:30 local time."""
    document = seeds.acme_document()
    pool = document["pools"][0] | {"initial_state": "idle_used", "n_desktops": 500}
    document["pools"] = [
        pool | {"id": "london", "name": "London"},
        pool | {"id": "ny", "name": "New York", "time_zone": zone},
    ]
    document["time_zone"] = "Europe/London"
    document["calendar"] = {"starts_at": "2011-11-07T00:00:00Z", "ends_at": "2011-11-12T00:00:00Z"}
    both = {"pool_ids": ["london", "ny"], "at_local_time": True, "window_s": 1800, **NIGHTS}
    events = [
        {"kind": "login", "starts_at": "2011-11-07T08:00:00Z"} | both,
        {"kind": "logoff", "starts_at": "2011-11-07T17:30:00Z"} | both,
        *maintenance,
    ]
    document["events"] = [{"id": event["kind"], "name": event["kind"]} | event for event in events]
    week = prepare(parse(document), seeds.seed_catalog())
    return [(path, english(message)) for path, message in week.warnings if message.id == "warning-during-work"]


def test_backup_at_night_that_is_afternoon_at_another_site_is_reported_once() -> None:
    sentence = "backup starts at Mon, Nov 7 17:00 local time of New York, whose users are still working."
    assert warned(BACKUP | {"read_mb_per_s": 50}) == [("events.2.starts_at", sentence)]


def test_patch_at_the_time_of_one_site_is_reported_for_the_other() -> None:
    assert warned(PATCH) == []
    path, sentence = warned(PATCH | {"at_local_time": False})[0]
    assert path == "events.2.starts_at"
    assert "15:00 local time of New York" in sentence


@pytest.mark.parametrize(
    ("backup", "zone"),
    [
        (BACKUP, "Europe/London"),  # one time zone: its hours are taken as intended
        (BACKUP | MUCH_LATER, "America/New_York"),
    ],
)
def test_maintenance_after_work_of_all_sites_is_not_reported(backup: dict[str, Any], zone: str) -> None:
    assert warned(backup | {"read_mb_per_s": 50}, zone=zone) == []
