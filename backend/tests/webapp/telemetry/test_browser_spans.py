"""Spans from pages: checked, limited, and passed on to the collector."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.webapp.setups import ORIGIN, SetUp
from tests.webapp.telemetry.collector import Collector
from tests.webapp.telemetry.conftest import flush, started
from webapp.core import maintenance
from webapp.main import create_app

PLACE = "/api/v1/telemetry/spans"
TRACE_ID = "0af7651916cd43dd8448eb211c80319c"


def text_attribute(key: str, value: str) -> dict[str, Any]:
    return {"key": key, "value": {"stringValue": value}}


def sent(*attributes: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """Return what a page's exporter sends: one span."""
    span = {
        "traceId": TRACE_ID,
        "spanId": "b7ad6b7169203331",
        "parentSpanId": "00f067aa0ba902b7",
        "name": "GET",
        "kind": 3,
        "startTimeUnixNano": "1772438400000000000",
        "endTimeUnixNano": "1772438400120000000",
        "attributes": list(attributes),
        "droppedAttributesCount": 0,
        "events": [{"name": "exception", "timeUnixNano": "1", "attributes": [text_attribute("message", "secret")]}],
        "status": {"code": 2, "message": "secret"},
        "links": [],
        "flags": 257,
    } | changes
    scope = {"scope": {"name": "stormsizer"}, "spans": [span]}
    resource = {"attributes": [text_attribute("service.name", "forged")]}
    return {"resourceSpans": [{"resource": resource, "scopeSpans": [scope]}]}


def test_page_spans_are_passed_on_without_content(set_up: SetUp, traced: Collector) -> None:
    attributes = (
        text_attribute("http.request.method", "GET"),
        {"key": "http.response.status_code", "value": {"intValue": 404}},
        text_attribute("stormsizer.page", "/scenarios/{id}"),
        text_attribute("url.full", "https://sizing.example.com/?secret"),
        text_attribute("error.type", "secret: a message"),
    )
    assert set_up.client().post(PLACE, json=sent(*attributes)).status_code == 204
    flush()
    span = traced.one("GET")
    assert (span.service, span.trace_id, span.parent_id) == ("stormsizer-browser", TRACE_ID, "00f067aa0ba902b7")
    assert (span.ends_ns - span.starts_ns, span.is_error) == (120_000_000, True)
    assert span.attributes == {
        "http.request.method": "GET",
        "http.response.status_code": 404,
        "stormsizer.page": "/scenarios/{id}",
    }
    assert b"secret" not in b"".join(traced.bodies)


def test_page_spans_are_accepted_in_maintenance_mode(set_up: SetUp, traced: Collector) -> None:
    client = set_up.client()
    with set_up.engine.begin() as connection:
        maintenance.turn_on(connection, "", None)
    try:
        assert client.post(PLACE, json=sent()).status_code == 204
    finally:
        with set_up.engine.begin() as connection:
            maintenance.turn_off(connection)


def test_pages_are_named_without_ids(set_up: SetUp, traced: Collector) -> None:
    page = text_attribute("stormsizer.page", "/scenarios/01a222e1-02eb-7a33-bd97-12b297ca8983")
    assert set_up.client().post(PLACE, json=sent(page, name="click", kind=1, parentSpanId=None)).status_code == 204
    flush()
    assert traced.one("click").attributes == {}


def _many(document: dict[str, Any]) -> None:
    spans = document["resourceSpans"][0]["scopeSpans"][0]["spans"]
    spans.extend(copy.deepcopy(spans[0]) for _ in range(64))


@pytest.mark.parametrize(
    "spoil",
    [
        lambda document: document["resourceSpans"][0]["scopeSpans"][0]["spans"][0].update(name="a name"),
        lambda document: document["resourceSpans"][0]["scopeSpans"][0]["spans"][0].update(traceId="xyz"),
        lambda document: document["resourceSpans"][0]["scopeSpans"][0]["spans"][0].update(startTimeUnixNano=-1),
        lambda document: document["resourceSpans"].append(document["resourceSpans"][0]),
        _many,
    ],
    ids=["other name", "no trace ID", "time", "two pages", "65 spans"],
)
def test_malformed_spans_are_rejected(
    set_up: SetUp, traced: Collector, spoil: Callable[[dict[str, Any]], object]
) -> None:
    document = sent()
    spoil(document)
    assert set_up.client().post(PLACE, json=document).status_code == 422
    flush()
    assert traced.named("GET") == []


def test_large_and_other_bodies_are_rejected(set_up: SetUp, traced: Collector) -> None:
    client = set_up.client()
    large = json.dumps({**sent(), "padding": "x" * 70_000})
    assert client.post(PLACE, content=large, headers={"content-type": "application/json"}).status_code == 413
    plain = {"content-type": "text/plain"}
    assert client.post(PLACE, content=json.dumps(sent()), headers=plain).status_code == 422
    foreign = {"origin": "https://evil.example", "sec-fetch-site": "cross-site"}
    assert client.post(PLACE, json=sent(), headers=foreign).status_code == 403


def test_spans_require_a_session_where_users_sign_in(set_up: SetUp, traced: Collector) -> None:
    assert set_up.with_accounts().client().post(PLACE, json=sent()).status_code == 401


def test_endpoint_and_script_exist_only_while_traces_are_collected(set_up: SetUp, tmp_path: Path) -> None:
    assert set_up.client().post(PLACE, json=sent()).status_code in (404, 405)
    assert "tracing" not in page_of(set_up, tmp_path)


def test_page_loads_the_tracing_script_first(
    set_up: SetUp, collector: Collector, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OTEL_TRACES_SAMPLER", "parentbased_traceidratio")
    monkeypatch.setenv("OTEL_TRACES_SAMPLER_ARG", "0.25")
    with started():
        page = page_of(set_up, tmp_path)
    assert page.startswith(
        '<html><head><script type="module" id="tracing" data-ratio="0.25" src="/assets/tracing-1.js">'
    )


def page_of(set_up: SetUp, folder: Path) -> str:
    """Return the page that the service serves from a folder with built files."""
    (folder / "assets").mkdir()
    (folder / "assets" / "tracing-1.js").write_text("")
    (folder / "index.html").write_text('<html><head><script type="module" src="/assets/index-1.js"></script></head>')
    service = set_up.service()
    settings = service.settings.model_copy(update={"frontend_folder": folder})
    return TestClient(create_app(replace(service, settings=settings)), base_url=ORIGIN).get("/projects").text
