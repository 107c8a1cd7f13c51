"""What visitors enter is deleted when they leave, when they are idle, and every day; nothing of it remains."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, time, timedelta

import pytest
from sqlalchemy import text

from tests.webapp.demo.conftest import Demo
from tests.webapp.demo.test_visits import API, items
from tests.webapp.imports.files import BYTES, steady_table
from webapp.core.db.session import Base
from webapp.demo.marker import DEMO
from webapp.demo.reset import DemoReset
from webapp.demo.schedule import last_reset, next_reset
from webapp.demo.visitors import count_visitors
from webapp.settings import Settings

MARKER = "Xylophone Quartz"


def rows_with(demo: Demo, marker: str) -> list[str]:
    """Return the tables in which a text occurs."""
    with demo.set_up.engine.connect() as connection:
        query = "SELECT count(*) FROM {} t WHERE t::text LIKE :marker"
        return [
            name
            for name in Base.metadata.tables
            if connection.scalar(text(query.format(name)), {"marker": f"%{marker}%"})
        ]


def type_everywhere(demo: Demo) -> None:
    """Enter a text in projects, scenarios, imports and custom entries as a visitor."""
    browser = demo.visitor()
    project = browser.post(f"{API}/projects", json={"name": MARKER, "notes": MARKER}).json()
    (sample, *_) = items(browser, f"projects/{items(browser, 'projects')[-1]['id']}/scenarios")
    document = browser.get(f"{API}/scenarios/{sample['id']}").json()["scenario"] | {"name": MARKER}
    draft = browser.post(f"{API}/projects/{project['id']}/scenarios", json=document).json()
    assert browser.post(f"{API}/scenarios/{draft['id']}/runs", headers={"Idempotency-Key": MARKER}).status_code == 202
    import_id = browser.post(f"{API}/imports", json={"name": MARKER}).json()["id"]
    name = MARKER.replace(" ", "%20")
    browser.post(f"{API}/imports/{import_id}/files?name={name}.csv", content=steady_table(), headers=BYTES)
    demo.compute()


def set_back(demo: Demo, minutes: int, column: str, table: str = "account_sessions") -> None:
    with demo.set_up.engine.begin() as connection:
        connection.execute(text(f"UPDATE {table} SET {column} = now() - make_interval(mins => {minutes})"))


def test_a_reset_deletes_everything_visitors_entered_and_keeps_the_projects(demo: Demo) -> None:
    type_everywhere(demo)
    assert {"projects", "scenarios", "scenario_versions", "runs", "imports"} <= set(rows_with(demo, MARKER))
    tomorrow = datetime.now(UTC) + timedelta(days=1)
    reset = DemoReset(demo.service)
    reset._now = lambda: tomorrow
    reset.sweep()
    assert rows_with(demo, MARKER) == []
    with demo.set_up.engine.connect() as connection:
        owners = {
            owner
            for name, table in Base.metadata.tables.items()
            if "organization_id" in table.c
            for owner in connection.scalars(text(f"SELECT DISTINCT organization_id::text FROM {name}"))
        }
        assert connection.scalar(text("SELECT count(*) FROM accounts")) == 0
    assert owners <= {str(DEMO), "00000000-0000-0000-0000-000000000000"}
    assert len(items(demo.visitor(), "projects")) == 1


def test_a_visitor_of_yesterday_is_shown_why_and_starts_again(demo: Demo) -> None:
    browser = demo.visitor()
    browser.post(f"{API}/projects", json={"name": MARKER})
    set_back(demo, 60 * 25, "created_at", "accounts")
    demo.sweep()
    assert browser.get(f"{API}/projects").status_code == 401
    assert "Your previous demo session has ended" in browser.get("/projects").text
    assert browser.post("/demo").status_code == 303
    assert [each["name"] for each in items(browser, "projects")] == ["Invented Offices"]


def test_idle_visitors_are_deleted_and_others_stay(start: Callable[..., Demo]) -> None:
    demo = start(demo_idle_s=3_600.0, demo_reset_at=_hours_from_now(12))
    demo.visitor()
    set_back(demo, 61, "seen_at")
    active = demo.visitor("203.0.113.8")
    demo.sweep()
    assert count_visitors(demo.service.sessions) == 1
    assert len(items(active, "projects")) == 1


def test_a_visitor_who_signs_out_is_deleted(demo: Demo) -> None:
    browser = demo.visitor()
    browser.post(f"{API}/sign-out")
    demo.sweep()
    assert count_visitors(demo.service.sessions) == 0


def test_a_start_deletes_earlier_visits_and_reuses_the_projects(demo: Demo) -> None:
    demo.visitor()
    assert DemoReset(demo.service).start() == 0
    assert count_visitors(demo.service.sessions) == 0
    demo.visitor()


def test_processes_that_start_at_the_same_time_create_the_projects_once(demo: Demo) -> None:
    with demo.set_up.engine.begin() as connection:
        connection.execute(text("DELETE FROM projects"))
    with ThreadPoolExecutor(3) as processes:
        started = list(processes.map(lambda _: DemoReset(demo.service).start(), range(3)))
    assert sorted(started) == [0, 0, 1]
    demo.compute()
    assert len(items(demo.visitor(), "projects")) == 1


def test_projects_of_another_release_are_computed_again(demo: Demo) -> None:
    with demo.set_up.engine.begin() as connection:
        connection.execute(text("UPDATE runs SET engine_version = '0.0.1'"))
    assert DemoReset(demo.service).start() == 1
    demo.compute()
    assert len(items(demo.visitor(), "runs")) == 1


@pytest.mark.parametrize(
    ("now", "before", "after"),
    [
        ("2026-11-28T12:00", "2026-11-28T02:00", "2026-11-29T02:00"),
        ("2026-11-28T01:59", "2026-11-27T02:00", "2026-11-28T02:00"),
        ("2026-11-28T02:00", "2026-11-28T02:00", "2026-11-29T02:00"),
        ("2026-03-28T12:00", "2026-03-28T02:00", "2026-03-29T01:00"),
        ("2026-10-25T12:00", "2026-10-25T02:00", "2026-10-26T02:00"),
    ],
    ids=["noon", "before", "at", "summer time begins", "summer time ends"],
)
def test_the_reset_is_at_the_same_local_time_every_day(now: str, before: str, after: str) -> None:
    settings = Settings(demo_reset_at=time(3), demo_time_zone="Europe/Berlin")
    instant, last, following = (datetime.fromisoformat(each).replace(tzinfo=UTC) for each in (now, before, after))
    assert (last_reset(settings, instant), next_reset(settings, instant)) == (last, following)


@pytest.mark.parametrize("at", [time(0, 15), time(2, 30), time(23, 45)], ids=["midnight", "clocks change", "evening"])
@pytest.mark.parametrize("day", ["2026-03-28", "2026-10-24"], ids=["summer time begins", "summer time ends"])
def test_now_is_always_between_two_resets_a_day_apart(day: str, at: time) -> None:
    settings = Settings(demo_reset_at=at, demo_time_zone="Europe/Berlin")
    for minutes in range(0, 3 * 24 * 60, 5):
        now = datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(minutes=minutes)
        last, following = last_reset(settings, now), next_reset(settings, now)
        assert last <= now < following, now
        assert timedelta(hours=23) <= following - last <= timedelta(hours=25), now


def test_an_unknown_time_zone_is_rejected() -> None:
    with pytest.raises(ValueError, match="must be a time zone"):
        Settings(demo_time_zone="Europe/Nowhere")


def _hours_from_now(n: int) -> time:
    return (datetime.now(UTC) + timedelta(hours=n)).time().replace(microsecond=0)
