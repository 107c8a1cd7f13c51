"""Visitors get copies of the projects in an organization of their own, without signing up."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html import unescape
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.webapp.demo.conftest import Demo
from tests.webapp.documents import office
from webapp.core import maintenance
from webapp.demo.visitors import count_visitors

API = "/api/v1"


def items(browser: TestClient, path: str) -> list[dict[str, Any]]:
    answer = browser.get(f"{API}/{path}")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["items"]
    return found


def test_the_start_page_is_shown_until_a_visit_begins_and_looking_creates_nothing(demo: Demo) -> None:
    browser = demo.browser()
    for path in ("/", "/projects", "/scenarios/1"):
        answer = browser.get(path)
        assert answer.status_code == 200
        assert "Open the demo" in answer.text
        assert answer.headers["X-Robots-Tag"] == "noindex, nofollow"
        assert "set-cookie" not in answer.headers
    assert count_visitors(demo.service.sessions) == 0


def test_no_visit_begins_in_maintenance_mode(demo: Demo) -> None:
    with demo.set_up.engine.begin() as connection:
        maintenance.turn_on(connection, "Moving to a new server.", None)
    try:
        answer = demo.browser().post("/demo")
    finally:
        with demo.set_up.engine.begin() as connection:
            maintenance.turn_off(connection)
    assert (answer.status_code, "set-cookie" in answer.headers) == (503, False)
    assert "Moving to a new server." in answer.text
    assert count_visitors(demo.service.sessions) == 0


def test_the_start_page_is_in_the_readers_language(demo: Demo) -> None:
    answer = demo.browser().get("/", headers={"Accept-Language": "fr"})
    assert '<html lang="fr">' in answer.text
    assert "Ouvrir la démonstration" in answer.text


def test_a_visitor_finds_the_projects_with_results(demo: Demo) -> None:
    browser = demo.visitor()
    (project,) = items(browser, "projects")
    assert project["name"] == "Invented Offices"
    (scenario,) = items(browser, f"projects/{project['id']}/scenarios")
    (run,) = items(browser, f"runs?scenario_id={scenario['id']}")
    assert run["state"] == "succeeded"
    assert browser.get(f"{API}/runs/{run['id']}").json()["result"]["verdict"]["holds"] is True
    assert browser.get(f"{API}/runs/{run['id']}/series").status_code == 200
    assert browser.get(f"{API}/scenarios/{scenario['id']}/versions").json()["items"]


def test_visitors_can_edit_and_compute(demo: Demo) -> None:
    browser = demo.visitor()
    (project,) = items(browser, "projects")
    (scenario,) = items(browser, f"projects/{project['id']}/scenarios")
    address = f"{API}/scenarios/{scenario['id']}"
    changed = browser.put(address, json=office() | {"name": "Mine"}, headers={"If-Match": '"1"'})
    assert changed.status_code == 200, changed.text
    run = browser.post(f"{address}/runs")
    assert run.status_code == 202, run.text
    demo.compute()
    assert browser.get(f"{API}/runs/{run.json()['id']}").json()["state"] == "succeeded"


@pytest.mark.long
def test_visitors_can_create_reports(demo: Demo) -> None:
    browser = demo.visitor()
    (run,) = items(browser, "runs")
    pdf = browser.get(f"{API}/runs/{run['id']}/report", headers={"Accept": "application/pdf"})
    assert pdf.content.startswith(b"%PDF")


def test_a_visitor_sees_nothing_of_another(demo: Demo) -> None:
    first, second = demo.visitor(), demo.visitor("203.0.113.8")
    made = first.post(f"{API}/projects", json={"name": "Secret plan"}).json()
    assert len(items(first, "projects")) == 2
    assert [each["name"] for each in items(second, "projects")] == ["Invented Offices"]
    assert second.get(f"{API}/projects/{made['id']}").status_code == 404
    (own,) = items(first, "runs")
    assert second.get(f"{API}/runs/{own['id']}").status_code == 404


def test_a_second_start_in_the_same_browser_continues_the_visit(demo: Demo) -> None:
    browser = demo.visitor()
    assert browser.post("/demo").status_code == 303
    assert count_visitors(demo.service.sessions) == 1


def test_the_page_states_when_data_is_deleted(start: Callable[..., Demo]) -> None:
    browser = start(demo_help_url="https://docs.example.com/?a=1&b=2", demo_idle_s=600.0).visitor()
    page = browser.get("/projects").text
    assert "application" in page
    (said,) = re.findall(r'<html data-demo="([^"]*)" lang="en">', page)
    facts = json.loads(unescape(said))
    assert facts.pop("reset_at").endswith("T03:00:00+00:00")
    assert facts == {"idle_minutes": 10, "help_url": "https://docs.example.com/?a=1&b=2"}


def test_no_visit_begins_before_the_projects_are_computed(unprepared: Callable[..., Demo]) -> None:
    demo = unprepared()
    answer = demo.browser().post("/demo")
    assert (answer.status_code, answer.headers["Retry-After"]) == (503, "10")
    assert "The demo is being prepared" in answer.text
    demo.compute()
    demo.visitor()


def test_a_full_demo_says_so_and_has_room_again_after_a_visit_ends(start: Callable[..., Demo]) -> None:
    demo = start(demo_visitors=1)
    first = demo.visitor()
    answer = demo.browser("203.0.113.8").post("/demo")
    assert answer.status_code == 503
    assert "The demo has reached its maximum number of visitors (1)" in answer.text
    assert first.post(f"{API}/sign-out").status_code == 204
    demo.sweep()
    demo.visitor("203.0.113.8")


def test_too_many_visits_from_one_address_have_to_wait(demo: Demo) -> None:
    begun = [demo.browser().post("/demo") for _ in range(14)]
    answer = begun[-1]
    assert [each.status_code for each in begun[:10]] == [303] * 10
    assert answer.status_code == 429
    assert 'role="status"' in answer.text
    demo.visitor("203.0.113.8")


def test_a_visit_begins_only_from_the_demos_own_page(demo: Demo) -> None:
    answer = demo.browser().post("/demo", headers={"Sec-Fetch-Site": "cross-site"})
    assert answer.status_code == 403
    assert count_visitors(demo.service.sessions) == 0
