"""API keys and webhooks end with the membership of their owner, unless they are handed over to another owner."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.webapp.accounts.people import API, House, kind_of
from tests.webapp.accounts.test_members import ADA, BOB, EVE, id_of

pytestmark = pytest.mark.tested_on("server")

SCOPES = ["read", "write", "run", "manage"]
RECEIVER = "https://partner.example.com/hooks"


def key_of(browser: TestClient, name: str = "Quotes") -> dict[str, Any]:
    """Return a new key of a person, with all scopes."""
    answer = browser.post(f"{API}/api-keys", json={"name": name, "scopes": SCOPES})
    assert answer.status_code == 201, answer.text
    key: dict[str, Any] = answer.json()
    return key


def webhook_of(browser: TestClient) -> dict[str, Any]:
    """Return a new webhook of a person."""
    answer = browser.post(f"{API}/webhooks", json={"url": RECEIVER, "event_types": ["run.succeeded"]})
    assert answer.status_code == 201, answer.text
    webhook: dict[str, Any] = answer.json()
    return webhook


def program(house: House, key: dict[str, Any]) -> TestClient:
    """Return a program that uses a key."""
    browser = house.browser()
    browser.headers["Authorization"] = f"Bearer {key['token']}"
    return browser


def keys(browser: TestClient) -> dict[str, str]:
    """Return the owner of each key."""
    return {each["name"]: each["owner_id"] for each in browser.get(f"{API}/api-keys").json()["items"]}


def entries(browser: TestClient, action: str) -> list[dict[str, Any]]:
    """Return the entries of an action in the audit log."""
    return [each for each in browser.get(f"{API}/audit-entries").json()["items"] if each["action"] == action]


def test_keys_and_webhooks_end_when_their_owner_is_removed(house: House) -> None:
    ada = house.person(ADA)
    bob = house.joined(ada, BOB, "owner")
    key, webhook, kept = key_of(bob), webhook_of(bob), key_of(ada, "Ada's")
    partner = program(house, key)
    assert partner.get(f"{API}/organization/export").status_code != 401
    assert partner.get(f"{API}/projects").status_code == 200
    bob_id = id_of(ada, BOB)
    listed = ada.get(f"{API}/members/{bob_id}/credentials").json()["items"]
    assert [(each["kind"], each["id"], each["name"]) for each in listed] == [
        ("api_key", key["id"], "Quotes"),
        ("webhook", webhook["id"], RECEIVER),
    ]
    assert listed[0]["last_used_at"] is not None
    assert listed[1]["last_used_at"] is None
    assert ada.delete(f"{API}/members/{bob_id}").status_code == 204
    assert kind_of(partner.get(f"{API}/projects")) == "not-signed-in"
    assert keys(ada) == {"Ada's": id_of(ada, ADA)}
    assert ada.get(f"{API}/webhooks").json()["items"] == []
    assert program(house, kept).get(f"{API}/projects").status_code == 200
    logged = entries(ada, "delete_credential_of_member")
    assert {each["subject_id"] for each in logged} == {key["id"], webhook["id"]}
    assert {each["details"]["member"] for each in logged} == {bob_id}


def test_keys_and_webhooks_are_handed_over(house: House) -> None:
    ada = house.person(ADA)
    bob = house.joined(ada, BOB, "owner")
    key, webhook = key_of(bob), webhook_of(bob)
    ada_id, bob_id = id_of(ada, ADA), id_of(ada, BOB)
    assert (key["owner_id"], webhook["owner_id"]) == (bob_id, bob_id)
    assert ada.delete(f"{API}/members/{bob_id}", params={"hand_over_to": ada_id}).status_code == 204
    assert program(house, key).get(f"{API}/projects").status_code == 200
    assert keys(ada) == {"Quotes": ada_id}
    assert ada.get(f"{API}/webhooks/{webhook['id']}").json()["owner_id"] == ada_id
    logged = entries(ada, "hand_over_credential")
    assert {each["subject_id"] for each in logged} == {key["id"], webhook["id"]}
    assert {each["details"]["new_owner"] for each in logged} == {ada_id}


def test_leaving_owner_ends_or_hands_over_keys(house: House) -> None:
    ada = house.person(ADA)
    for email, hands_over in ((BOB, False), (EVE, True)):
        leaving = house.joined(ada, email, "owner")
        key = key_of(leaving, email)
        params = {"hand_over_to": id_of(ada, ADA)} if hands_over else {}
        assert leaving.post(f"{API}/organization/leave", params=params).status_code == 204
        works = program(house, key).get(f"{API}/projects").status_code == 200
        assert works == hands_over
    assert keys(ada) == {EVE: id_of(ada, ADA)}


def test_credentials_are_handed_over_only_to_another_owner(house: House) -> None:
    ada = house.person(ADA)
    bob = house.joined(ada, BOB, "owner")
    house.joined(ada, EVE, "editor")
    key = key_of(bob)
    bob_id = id_of(ada, BOB)
    for new_owner in (bob_id, id_of(ada, EVE), "00000000-0000-7000-8000-000000000000"):
        answer = ada.delete(f"{API}/members/{bob_id}", params={"hand_over_to": new_owner})
        assert answer.status_code == 422
        assert [each["path"] for each in answer.json()["errors"]] == ["hand_over_to"]
        assert answer.json()["errors"][0]["given"] == new_owner
    assert program(house, key).get(f"{API}/projects").status_code == 200


def test_key_never_does_more_than_its_owner(house: House) -> None:
    ada = house.person(ADA)
    bob = house.joined(ada, BOB, "owner")
    partner = program(house, key_of(bob))
    bob_id = id_of(ada, BOB)
    assert partner.get(f"{API}/webhooks").status_code == 200
    ada.put(f"{API}/members/{bob_id}", json={"role": "editor"})
    assert partner.get(f"{API}/webhooks").status_code == 403
    assert partner.post(f"{API}/projects", json={"name": "x"}).status_code == 201
    ada.put(f"{API}/members/{bob_id}", json={"role": "viewer"})
    assert partner.post(f"{API}/projects", json={"name": "y"}).status_code == 403
    assert partner.get(f"{API}/projects").status_code == 200


def test_webhook_created_with_a_key_belongs_to_the_owner_of_the_key(house: House) -> None:
    ada = house.person(ADA)
    bob = house.joined(ada, BOB, "owner")
    made = webhook_of(program(house, key_of(bob)))
    assert made["owner_id"] == id_of(ada, BOB)


def test_only_owners_see_the_credentials_of_a_member(house: House) -> None:
    ada = house.person(ADA)
    eve = house.joined(ada, EVE, "editor")
    other = house.person(BOB, "Other")
    ada_id = id_of(ada, ADA)
    assert kind_of(eve.get(f"{API}/members/{ada_id}/credentials")) == "not-allowed"
    assert other.get(f"{API}/members/{ada_id}/credentials").status_code == 404
