"""First steps of a user, through nginx, on the services of the Compose file."""

from __future__ import annotations

import json
import signal

import httpx2
import pytest
from sqlalchemy import create_engine, text

from tests.webapp.deployment.people import API, draft, made, owner
from tests.webapp.deployment.plain import LONG_RUNNING, Installation
from tests.webapp.setups import until
from webapp.core.security.headers import HEADERS

pytestmark = [pytest.mark.postgres, pytest.mark.redis]

ALL_READY = {"ready": True, "database": "ready", "queue": "ready"}


def state_of(browser: httpx2.Client, run_id: str) -> str:
    return str(browser.get(f"{API}/runs/{run_id}").json()["state"])


def states(browser: httpx2.Client) -> dict[str, object]:
    ready = browser.get("/readyz").json()  # a check that takes longer than a second counts as a failure
    return {name: ready[name] for name in ALL_READY}


def test_user_signs_up_sizes_an_array_and_shares_the_result(everything: Installation) -> None:
    browser = owner(everything, "ada@example.com")
    assert browser.get("/livez").status_code == 200
    assert until(lambda: states(browser) == ALL_READY), states(browser)
    page = browser.get("/projects")
    assert "<title>Stormsizer</title>" in page.text
    assert page.http_version == "HTTP/1.1"
    cookies = [name for name in browser.cookies if name.startswith("__Host-")]
    assert cookies

    run = made(browser.post(f"{API}/scenarios/{draft(browser)['id']}/runs"))
    assert until(lambda: state_of(browser, run["id"]) == "succeeded")
    report = browser.get(f"{API}/runs/{run['id']}/report")
    assert (report.status_code, report.content[:5]) == (200, b"%PDF-")
    link = made(browser.post(f"{API}/runs/{run['id']}/share-links", json={}))
    assert link["url"].startswith("https://sizing.example.com/")

    stranger = everything.browser("127.0.0.4")
    assert stranger.get(f"{API}/runs/{run['id']}").status_code == 401
    visit = stranger.post(f"{API}/shared", json={"token": link["url"].partition("#")[2]})
    assert visit.is_success, visit.text
    shown = stranger.get(f"{API}/shared/{link['id']}")
    assert shown.status_code == 200
    assert stranger.get(f"{API}/runs/{run['id']}").status_code == 401


def test_progress_is_streamed_while_a_run_waits(everything: Installation) -> None:
    browser = owner(everything, "grace@example.com")
    scenario = draft(browser)
    worker = everything.running["worker"]
    worker.send_signal(signal.SIGSTOP)
    try:
        run = made(browser.post(f"{API}/scenarios/{scenario['id']}/runs"))
        with browser.stream("GET", f"{API}/runs/{run['id']}/events", timeout=10) as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            events = (json.loads(line[5:]) for line in stream.iter_lines() if line.startswith("data:"))
            assert next(events)["state"] == "queued"  # and no worker takes it: only an unbuffered line gets this far
            worker.send_signal(signal.SIGCONT)
            assert [each["state"] for each in events][-1] == "succeeded"
    finally:
        worker.send_signal(signal.SIGCONT)


def test_every_health_check_passes(everything: Installation) -> None:
    for service in ("postgres", *LONG_RUNNING):
        assert until(lambda service=service: everything.is_healthy(service), every_s=0.5), (  # type: ignore[misc]
            service,
            everything.check(service),
        )
    for service in ("nginx", "redis", "api"):
        ports = everything.ports
        everything.ports = {**ports, "http": 9, "redis": 9, "api": 9}
        try:
            assert everything.check(service).returncode != 0, f"the check of {service} says nothing"
        finally:
            everything.ports = ports


def test_security_headers_appear_once_on_every_response(everything: Installation) -> None:
    browser = everything.browser()
    answers = {
        "page": browser.get("/"),
        "api": browser.get(f"{API}/openapi.json"),
        "not signed in": browser.get(f"{API}/projects"),
        "not found": browser.get(f"{API}/nothing"),
        "metrics": browser.get("/metrics"),
        "too large": browser.post(f"{API}/sign-in", content=b" " * (4 * 1024 * 1024 + 1)),
        "header too large": browser.get("/", headers={"X-Long": "x" * 40_000}),
        "address too long": browser.get(f"/{'x' * 40_000}"),
    }
    assert [each.status_code for each in answers.values()] == [200, 200, 401, 404, 404, 413, 400, 414]
    assert answers["too large"].json()["type"] == "urn:stormsizer:problem:content-too-large"
    for what, answer in answers.items():
        for name, value in {**HEADERS, "Strict-Transport-Security": "max-age=31536000"}.items():
            assert answer.headers.get_list(name) == [value], (what, name)
        assert answer.headers["server"] == "nginx", what


def test_plain_http_redirects_to_https_only_for_the_configured_host(everything: Installation) -> None:
    port = everything.ports["http"]
    there = httpx2.get(f"http://127.0.0.1:{port}/projects?x=1", headers={"Host": "sizing.example.com"})
    assert (there.status_code, there.headers["location"]) == (308, "https://sizing.example.com/projects?x=1")
    assert "strict-transport-security" not in there.headers
    with pytest.raises(httpx2.TransportError):
        httpx2.get(f"http://127.0.0.1:{port}/", headers={"Host": "evil.example"})


def test_client_cannot_choose_the_address_it_is_rate_limited_by(everything: Installation) -> None:
    def left(address: str, claimed: str) -> int:
        answer = everything.browser(address).get(f"{API}/limits", headers={"X-Forwarded-For": claimed})
        return int(answer.headers["RateLimit-Remaining"])

    first = left("127.0.0.9", "203.0.113.1")
    assert [left("127.0.0.9", f"203.0.113.{n}") for n in (2, 3)] == [first - 1, first - 2]
    assert left("127.0.0.9", "127.0.0.1, 127.0.0.1") == first - 3
    assert left("127.0.0.10", "127.0.0.9") == first
    assert everything.browser().get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"}).status_code == 404


def test_documented_backup_command_works(everything: Installation) -> None:
    file = everything.folder / "data" / "monday"
    said = everything.stormsizer("backup", str(file), service="migrate")
    assert "verified" in said
    engine = create_engine(everything.database)
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT count(*) FROM pg_database WHERE datname LIKE 'stormsizer_copy_%'")) == 0
    engine.dispose()
