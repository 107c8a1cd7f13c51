"""Webhooks as people keep them: made, changed, paused, their secrets rotated; and which addresses are taken."""

from __future__ import annotations

import re
from typing import Any
from uuid import uuid4

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from tests.webapp.setups import SetUp
from tests.webapp.webhooks.receiver import Receiver
from webapp.webhooks.service import MOST_WEBHOOKS

pytestmark = pytest.mark.tested_on("server")

Json = dict[str, Any]
HOOKS = "/api/v1/webhooks"
GIVEN = {"url": "https://hooks.example.com/stormsizer", "event_types": ["run.succeeded"]}

REFUSED = [
    # not https
    "http://hooks.example.com/", "ftp://hooks.example.com/", "gopher://hooks.example.com/", "file:///etc/passwd",
    "javascript:alert(1)", "//hooks.example.com/", "hooks.example.com", "https:hooks.example.com", "https:///x", "ws://a.de",
    # this machine, however it is written
    "https://127.0.0.1/", "https://127.1/", "https://0x7f000001/", "https://2130706433/", "https://0177.0.0.1/",
    "https://0/", "https://0.0.0.0/", "https://localhost/", "https://LOCALHOST/", "https://localhost./", "https://a.localhost/",
    "https://[::1]/", "https://[::]/", "https://[::ffff:127.0.0.1]/", "https://[::ffff:7f00:1]/", "https://[fe80::1%25eth0]/",
    "https://①②⑦.⓪.⓪.①/", "https://127。0。0。1/", "https://127.0.0.1./", "https://%6c%6f%63%61%6c%68%6f%73%74/",
    # inside networks
    "https://10.0.0.1/", "https://172.16.0.1/", "https://192.168.1.1/", "https://169.254.169.254/latest/meta-data/",
    "https://100.64.0.1/", "https://192.0.0.8/", "https://224.0.0.1/", "https://[64:ff9b::7f00:1]/", "https://[2002:7f00:1::]/",
    "https://[fd00::1]/", "https://metadata.google.internal/", "https://printer.local/", "https://router.lan/", "https://intranet/",
    # ports of other services
    "https://hooks.example.com:0/", "https://hooks.example.com:22/", "https://hooks.example.com:25/",
    "https://hooks.example.com:5432/", "https://hooks.example.com:6379/", "https://hooks.example.com:65536/",
    "https://hooks.example.com:-1/", "https://hooks.example.com:x/", "https://hooks.example.com:4４3/",
    # read differently by different readers
    "https://user@hooks.example.com/", "https://user:pass@127.0.0.1/", "https://hooks.example.com@127.0.0.1/",
    r"https://hooks.example.com\@127.0.0.1/", "https://127.0.0.1#@hooks.example.com/", "https://hooks.example.com#x",
    r"https://hooks.example.com\.127.0.0.1/", "https://hooks.example.com /", " https://hooks.example.com/",
    "https://hooks.example.com/\tx", "https://hooks.example.com/\r\nHost: a", "https://hooks.example.com/ä",
    # not names
    "https://hooks.example.com./", "https://-hooks.example.com/", "https://hooks..example.com/", "https://.example.com/",
    "https://bücher.example/", "https://hooks.example.c0m1.9/", "https://" + "a" * 64 + ".example.com/",
    "https://hooks.example.com/" + "a" * 3000, "",
]  # fmt: skip


def made(client: TestClient, **changes: Any) -> Json:
    answer = client.post(HOOKS, json=GIVEN | changes)
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


def test_list_of_rejected_addresses_is_long_enough() -> None:
    assert len(set(REFUSED)) == len(REFUSED) >= 72


def test_rejected_addresses_cannot_be_registered(set_up: SetUp) -> None:
    client = set_up.client()
    for url in REFUSED:
        answer = client.post(HOOKS, json=GIVEN | {"url": url})
        assert answer.status_code == 422, url
        (problem,) = answer.json()["errors"]
        assert problem["path"] == "url"
        assert len(problem["given"]) <= 100
    assert set_up.count("webhooks") == 0


def test_webhook_is_created_shown_changed_and_deleted(client: TestClient) -> None:
    webhook = made(client, event_types=["run.failed", "run.succeeded"])
    where = f"{HOOKS}/{webhook['id']}"
    assert re.fullmatch(r"whsec_[A-Za-z0-9+/]{43}=", webhook.pop("secret"))
    assert client.get(where).json() == webhook
    assert client.get(HOOKS).json()["items"] == [webhook]
    assert (webhook["paused"], webhook["pause_reason"]) == (False, None)
    changed = client.put(where, json=GIVEN | {"url": "https://b.example.com/", "paused": True}).json()
    assert (changed["url"], changed["event_types"]) == ("https://b.example.com/", ["run.succeeded"])
    assert (changed["paused"], changed["pause_reason"]) == (True, "asked")
    assert changed["updated_at"] > webhook["updated_at"]
    woken = client.put(where, json=GIVEN).json()
    assert (woken["paused"], woken["pause_reason"]) == (False, None)
    assert client.delete(where).status_code == 204
    assert client.get(where).status_code == 404


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"event_types": []}, "event_types"),
        ({"event_types": ["run.started"]}, "event_types.0"),
        ({"event_types": ["ping", "ping"]}, "event_types"),
        ({"secret": "whsec_mine"}, "secret"),
        ({"paused": None}, "paused"),
        ({"url": "https://a.example.com/\x00"}, "url"),
    ],
)
def test_invalid_field_is_named(client: TestClient, change: Json, path: str) -> None:
    answer = client.post(HOOKS, json=GIVEN | change)
    assert (answer.status_code, answer.json()["errors"][0]["path"]) == (422, path)


def test_long_url_is_accepted_and_an_invalid_one_is_rejected(client: TestClient) -> None:
    assert len(made(client, url="https://a.example.com/".ljust(2000, "x"))["url"]) == 2000
    body = '{"url": "https://a.example.com/\\ud800", "event_types": ["ping"]}'
    assert client.post(HOOKS, content=body, headers={"Content-Type": "application/json"}).status_code in (400, 422)


def test_changed_url_is_checked_as_well(client: TestClient) -> None:
    where = f"{HOOKS}/{made(client)['id']}"
    answer = client.put(where, json=GIVEN | {"url": "https://127.0.0.2/"})
    assert (answer.status_code, answer.json()["errors"][0]["path"]) == (422, "url")
    assert client.get(where).json()["url"] == GIVEN["url"]


def test_number_of_webhooks_is_limited(client: TestClient) -> None:
    for _ in range(MOST_WEBHOOKS):
        made(client)
    assert client.post(HOOKS, json=GIVEN).status_code == 409


def test_a_secret_is_shown_once_and_not_stored_in_plain_text(set_up: SetUp, client: TestClient) -> None:
    webhook = made(client)
    answer = client.post(f"{HOOKS}/{webhook['id']}/secret")
    assert answer.status_code == 201, answer.text
    rotated = answer.json()
    assert rotated["secret"] != webhook["secret"]
    assert rotated["previous_secret_until"] is not None
    for secret in (webhook["secret"], rotated["secret"]):
        assert secret not in client.get(f"{HOOKS}/{webhook['id']}").text
        with set_up.engine.connect() as connection:
            rows = connection.execute(text("SELECT secret, previous_secret FROM webhooks")).all()
        assert all(secret.encode() not in bytes(each) for row in rows for each in row)


def test_missing_objects_are_not_found(client: TestClient, receiver: Receiver) -> None:
    mine, nothing = made(client)["id"], uuid4()
    other = made(client, url=receiver.url)["id"]
    delivery = client.post(f"{HOOKS}/{other}/ping").json()["id"]
    for method, path in [
        ("GET", f"/{nothing}"),
        ("PUT", f"/{nothing}"),
        ("DELETE", f"/{nothing}"),
        ("POST", f"/{nothing}/secret"),
        ("POST", f"/{nothing}/ping"),
        ("GET", f"/{nothing}/deliveries"),
        ("GET", f"/{mine}/deliveries/{nothing}"),
        ("GET", f"/{mine}/deliveries/{delivery}"),
        ("POST", f"/{mine}/deliveries/{delivery}/resend"),
    ]:
        body = GIVEN if method == "PUT" else None
        assert client.request(method, HOOKS + path, json=body).status_code == 404, (method, path)
