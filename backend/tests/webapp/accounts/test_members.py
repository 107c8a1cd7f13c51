"""Members, their roles, and invitations. Every organization keeps an owner."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select
from sqlalchemy.exc import ProgrammingError

from tests.webapp.accounts.people import API, OTHER_PASSWORD, PASSWORD, House, is_in, kind_of, sign_in
from webapp.accounts.auth import throttling
from webapp.accounts.members import invitations
from webapp.accounts.models import AccountRow, MemberRow
from webapp.core.db.session import sessions_of
from webapp.core.db.tenancy import within

pytestmark = pytest.mark.tested_on("server")

ADA, BOB, EVE = "ada@example.com", "bob@example.com", "eve@example.com"


def id_of(browser: TestClient, email: str) -> str:
    items = browser.get(f"{API}/members").json()["items"]
    return str(next(each["account_id"] for each in items if each["email"] == email))


def members(browser: TestClient) -> dict[str, str]:
    return {each["email"]: each["role"] for each in browser.get(f"{API}/members").json()["items"]}


def test_invited_user_joins_and_works(house: House) -> None:
    ada = house.person(ADA, "Acme")
    answer = ada.post(f"{API}/invitations", json={"email": BOB, "role": "editor"})
    assert answer.status_code == 201
    proof = house.proof(BOB)
    subject, mail = house.mails(BOB)[-1]
    assert "Acme" not in subject
    assert "Acme" in mail
    assert ADA in mail
    bob = house.browser()
    offer = bob.post(f"{API}/invitations/read", json={"token": proof}).json()
    assert offer == {
        "organization": "Acme",
        "organisation": "Acme",
        "email": BOB,
        "role": "editor",
        "invited_by": ADA,
        "has_account": False,
    }
    bare = bob.post(f"{API}/invitations/accept", json={"token": proof})
    assert [each["path"] for each in bare.json()["errors"]] == ["name", "password"]
    given = {"token": proof, "name": "Bob", "password": PASSWORD}
    assert bob.post(f"{API}/invitations/accept", json=given | {"password": "password1"}).status_code == 422
    assert bob.post(f"{API}/invitations/accept", json=given).status_code == 204
    assert bob.post(f"{API}/invitations/accept", json=given).status_code == 410
    assert bob.post(f"{API}/projects", json={"name": "Bob's"}).status_code == 201
    assert members(ada) == {ADA: "owner", BOB: "editor"}
    assert ada.get(f"{API}/invitations").json()["items"] == []


def test_user_with_an_account_signs_in_to_accept_an_invitation(house: House) -> None:
    ada, bob, eve = house.person(ADA, "Acme"), house.person(BOB, "Bob's"), house.person(EVE, "Eve's")
    ada.post(f"{API}/invitations", json={"email": BOB, "role": "viewer"})
    given = {"token": house.proof(BOB)}
    assert house.browser().post(f"{API}/invitations/read", json=given).json()["has_account"]
    with_password = given | {"name": "x", "password": OTHER_PASSWORD}
    assert house.browser().post(f"{API}/invitations/accept", json=with_password).status_code == 401
    assert kind_of(eve.post(f"{API}/invitations/accept", json=given)) == "not-allowed"
    home = bob.get(f"{API}/me").json()["organization_id"]
    assert bob.post(f"{API}/invitations/accept", json=given).status_code == 204
    me = bob.get(f"{API}/me").json()
    assert {each["name"]: each["role"] for each in me["organizations"]} == {"Bob's": "owner", "Acme": "viewer"}
    assert me["role"] == "viewer"
    assert kind_of(bob.post(f"{API}/projects", json={"name": "x"})) == "not-allowed"
    assert bob.put(f"{API}/me/organization", json={"organization_id": home}).status_code == 204
    assert bob.post(f"{API}/projects", json={"name": "x"}).status_code == 201
    foreign = eve.get(f"{API}/me").json()["organization_id"]
    assert bob.put(f"{API}/me/organization", json={"organization_id": foreign}).status_code == 404


def test_invitations_can_be_replaced_withdrawn_and_expire(house: House) -> None:
    ada = house.person(ADA)
    first = ada.post(f"{API}/invitations", json={"email": BOB, "role": "owner"}).json()
    before = house.proof(BOB)
    second = ada.post(f"{API}/invitations", json={"email": "Bob@Example.com", "role": "viewer"}).json()
    assert first["id"] != second["id"]
    read = house.browser()
    assert read.post(f"{API}/invitations/read", json={"token": before}).status_code == 410
    assert read.post(f"{API}/invitations/read", json={"token": house.proof(BOB)}).json()["role"] == "viewer"
    assert [each["id"] for each in ada.get(f"{API}/invitations").json()["items"]] == [second["id"]]
    assert ada.delete(f"{API}/invitations/{second['id']}").status_code == 204
    assert ada.delete(f"{API}/invitations/{second['id']}").status_code == 404
    assert read.post(f"{API}/invitations/read", json={"token": house.proof(BOB)}).status_code == 410
    ada.post(f"{API}/invitations", json={"email": EVE, "role": "viewer"})
    house.run("UPDATE invitations SET expires_at = expires_at - interval '7 days'")
    assert read.post(f"{API}/invitations/read", json={"token": house.proof(EVE)}).status_code == 410
    assert kind_of(ada.post(f"{API}/invitations", json={"email": ADA, "role": "viewer"})) == "conflict"


def test_repeated_invitation_with_the_same_key_is_sent_once(house: House) -> None:
    ada = house.person(ADA)
    given, key = {"email": BOB, "role": "viewer"}, {"Idempotency-Key": "k"}
    answers = [ada.post(f"{API}/invitations", json=given, headers=key) for _ in range(2)]
    assert answers[0].json() == answers[1].json()
    assert len(house.mails(BOB)) == 1


def test_number_of_emails_to_a_member_is_limited(house: House) -> None:
    ada = house.person(ADA)
    answers = [ada.post(f"{API}/invitations", json={"email": BOB, "role": "viewer"}) for _ in range(8)]
    assert [each.status_code for each in answers] == [201] * 6 + [429] * 2


def test_number_of_invitations_of_an_organization_is_limited(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitations, "INVITATIONS", replace(throttling.INVITATIONS, n_free=3))
    ada, bob = house.person(ADA, "Acme"), house.person(BOB, "Other")
    given = [{"email": f"n{n}@example.com", "role": "viewer"} for n in range(6)]
    answers = [ada.post(f"{API}/invitations", json=each) for each in given]
    assert [each.status_code for each in answers] == [201] * 4 + [429] * 2
    assert 500 < int(answers[-1].headers["retry-after"]) <= 600
    assert bob.post(f"{API}/invitations", json=given[-1]).status_code == 201


ADDRESSES = ("win https://evil.example", "www.evil", "evil.example/claim", "Call bob@evil.example", "Evil.COM")


@pytest.mark.parametrize("name", ADDRESSES)
def test_names_in_emails_have_no_addresses(house: House, name: str) -> None:
    ada = house.person(ADA, "St. Mary's Inc. – 2.0 No.5")
    answers = [
        ada.put(f"{API}/organization", json={"name": name}),
        house.browser().post(
            f"{API}/sign-up", json={"email": BOB, "password": PASSWORD, "name": "Bob", "organization": name}
        ),
    ]
    assert [each.status_code for each in answers] == [422, 422]
    assert [each.json()["errors"][0]["path"] for each in answers] == ["name", "organization"]
    assert house.mails(BOB) == []


def test_removed_member_loses_access_at_once_and_keeps_other_organizations(house: House) -> None:
    ada, bob = house.person(ADA, "Acme"), house.person(BOB, "Bob's")
    second = house.browser()
    sign_in(second, BOB)
    ada.post(f"{API}/invitations", json={"email": BOB, "role": "editor"})
    bob.post(f"{API}/invitations/accept", json={"token": house.proof(BOB)})
    proof = bob.cookies["stormsizer"]
    assert ada.delete(f"{API}/members/{id_of(ada, BOB)}").status_code == 204
    assert not is_in(bob)
    thief = house.browser()
    thief.cookies.set("stormsizer", proof)
    assert not is_in(thief)
    assert is_in(second)  # it looks at another organization
    assert sign_in(bob, BOB).status_code == 204
    assert [each["name"] for each in bob.get(f"{API}/me").json()["organizations"]] == ["Bob's"]


def test_new_role_applies_from_the_next_request(house: House) -> None:
    ada = house.person(ADA)
    bob = house.joined(ada, BOB, "viewer")
    assert bob.post(f"{API}/projects", json={"name": "x"}).status_code == 403
    changed = ada.put(f"{API}/members/{id_of(ada, BOB)}", json={"role": "editor"})
    assert changed.json()["role"] == "editor"
    assert bob.post(f"{API}/projects", json={"name": "x"}).status_code == 201
    ada.put(f"{API}/members/{id_of(ada, BOB)}", json={"role": "viewer"})
    assert bob.post(f"{API}/projects", json={"name": "x"}).status_code == 403


@pytest.mark.parametrize("role", ["editor", "viewer"])
def test_only_owners_manage_members(house: House, role: str) -> None:
    ada = house.person(ADA)
    bob = house.joined(ada, BOB, role)
    own, owner = id_of(bob, BOB), id_of(bob, ADA)
    refused = (
        bob.put(f"{API}/members/{own}", json={"role": "owner"}),
        bob.put(f"{API}/members/{owner}", json={"role": "viewer"}),
        bob.delete(f"{API}/members/{owner}"),
        bob.post(f"{API}/invitations", json={"email": EVE, "role": "viewer"}),
        bob.get(f"{API}/invitations"),
        bob.put(f"{API}/organization", json={"name": "Mine"}),
    )
    assert {kind_of(each) for each in refused} == {"not-allowed"}
    assert bob.get(f"{API}/organization").json()["name"] == "Acme"
    assert members(ada) == {ADA: "owner", BOB: role}
    assert bob.post(f"{API}/organization/leave").status_code == 204
    assert members(ada) == {ADA: "owner"}


def test_last_owner_cannot_leave(house: House) -> None:
    ada = house.person(ADA)
    house.joined(ada, BOB, "editor")
    own = id_of(ada, ADA)
    refused: list[Any] = [
        ada.post(f"{API}/organization/leave"),
        ada.delete(f"{API}/members/{own}"),
        *(ada.put(f"{API}/members/{own}", json={"role": role}) for role in ("editor", "viewer")),
    ]
    assert [each.status_code for each in refused] == [409] * 4
    assert "at least one owner" in refused[0].json()["detail"]
    assert ada.put(f"{API}/members/{own}", json={"role": "owner"}).status_code == 200
    ada.put(f"{API}/members/{id_of(ada, BOB)}", json={"role": "owner"})
    assert ada.put(f"{API}/members/{own}", json={"role": "viewer"}).status_code == 200
    assert ada.put(f"{API}/members/{own}", json={"role": "owner"}).status_code == 403


def test_only_one_of_two_concurrently_leaving_owners_can_leave(house: House) -> None:
    ada = house.person(ADA)
    bob = house.joined(ada, BOB, "owner")
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda each: each.post(f"{API}/organization/leave").status_code, (ada, bob)))
    assert sorted(answers) == [204, 409]
    assert house.set_up.count("members") == 1


def test_members_of_other_organizations_are_not_found(house: House) -> None:
    ada, eve = house.person(ADA, "Acme"), house.person(EVE, "Eve's")
    foreign, unknown = id_of(ada, ADA), "00000000-0000-7000-8000-000000000000"
    waiting = ada.post(f"{API}/invitations", json={"email": BOB, "role": "viewer"}).json()["id"]
    for each, other in ((foreign, unknown), (waiting, unknown)):
        for method, path, body in (
            ("PUT", "members", {"role": "viewer"}),
            ("DELETE", "members", None),
            ("DELETE", "invitations", None),
        ):
            answers = [eve.request(method, f"{API}/{path}/{id_}", json=body) for id_ in (each, other)]
            assert answers[0].status_code == 404
            assert answers[0].json() == answers[1].json()
    assert members(ada) == {ADA: "owner"}


def test_service_role_reads_only_its_own_members_and_no_secrets(house: House) -> None:
    ada = house.person(ADA, "Acme")
    house.person(EVE, "Eve's")
    organization_id = ada.get(f"{API}/me").json()["organization_id"]
    from uuid import UUID

    sessions = within(sessions_of(house.set_up.service_engine), UUID(organization_id))
    with sessions() as session:
        assert session.scalars(select(AccountRow.email)).all() == [ADA]
        assert len(session.scalars(select(MemberRow.account_id)).all()) == 1
    for column in (AccountRow.password_hash, AccountRow.totp_sealed):
        with sessions() as session, pytest.raises(ProgrammingError, match="permission denied"):
            session.scalars(select(column)).all()


def test_member_list_is_paginated(house: House) -> None:
    ada = house.person(ADA)
    for email in (BOB, EVE):
        house.joined(ada, email, "viewer")
    first = ada.get(f"{API}/members?limit=2").json()
    second = ada.get(f"{API}/members?limit=2&cursor={first['next_cursor']}").json()
    assert [each["email"] for each in (*first["items"], *second["items"])] == [EVE, BOB, ADA]
    assert second["next_cursor"] is None


def test_local_installation_has_no_accounts(client: TestClient) -> None:
    me = client.get(f"{API}/me").json()
    assert me == me | {"has_accounts": False, "account": None, "role": "owner"}
    assert me["organizations"][0]["name"] == "This computer"
    given = {"email": ADA, "password": PASSWORD}
    assert kind_of(client.post(f"{API}/sign-in", json=given)) == "no-accounts"
    assert kind_of(client.post(f"{API}/invitations", json={"email": BOB, "role": "viewer"})) == "no-accounts"
    assert kind_of(client.post(f"{API}/organization/leave")) == "no-accounts"
    assert client.get(f"{API}/members").json()["items"] == []
    assert client.put(f"{API}/organization", json={"name": "This computer"}).status_code == 200


def test_nothing_is_accessible_without_a_session(house: House) -> None:
    browser = house.browser()
    for path in ("me", "me/sessions", "members", "invitations", "organization", "projects"):
        assert kind_of(browser.get(f"{API}/{path}")) == "not-signed-in"
