"""Sign-ins, refusals and account changes are in the organization's log."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from tests.webapp.accounts.people import API, OTHER_PASSWORD, PASSWORD, House, is_in, sign_in, with_second_factor

pytestmark = pytest.mark.tested_on("server")

ADA = "ada@example.com"


def logged(house: House) -> list[tuple[str, str, str]]:
    """Action, name of who did it, and address, the oldest first."""
    query = text("SELECT action, actor_name, details ->> 'address' AS address FROM audit_entries ORDER BY number")
    with house.set_up.engine.connect() as connection:
        return [(row.action, row.actor_name, row.address) for row in connection.execute(query)]


def test_sign_ins_are_in_the_audit_log(house: House) -> None:
    ada = house.person(ADA)
    sign_in(house.browser("198.51.100.9"), ADA, "guess")
    sign_in(ada, ADA)
    _, codes = with_second_factor(ada)
    sign_in(house.browser(), ADA, code="000000")
    sign_in(house.browser(), ADA, code=codes[0])
    ada.post(f"{API}/me/second-factor/removal", json={"password": PASSWORD, "code": codes[1]})
    ada.put(f"{API}/me/password", json={"password": PASSWORD, "new_password": OTHER_PASSWORD})
    ada.post(f"{API}/password-resets", json={"email": ADA})
    ada.post(f"{API}/reset-password", json={"token": house.proof(ADA), "password": PASSWORD})
    actions = [action for action, _, _ in logged(house)]
    assert actions == [
        *("sign_up", "sign_in_refused", "sign_in", "confirm_second_factor", "sign_in_refused", "sign_in"),
        *("remove_second_factor", "change_password", "reset_password"),
    ]
    assert logged(house)[0] == ("sign_up", ADA, "203.0.113.7")
    assert logged(house)[1] == ("sign_in_refused", ADA, "198.51.100.9")


def test_sign_outs_are_in_the_audit_log(house: House) -> None:
    ada, elsewhere = house.person(ADA), house.browser("198.51.100.9")
    sign_in(elsewhere, ADA)
    listed = ada.get(f"{API}/me/sessions").json()["items"]
    other = next(each["id"] for each in listed if not each["is_current"])
    assert ada.delete(f"{API}/me/sessions/{other}").status_code == 204
    assert ada.delete(f"{API}/me/sessions/{other}").status_code == 404
    assert ada.post(f"{API}/sign-out").status_code == 204
    assert ada.post(f"{API}/sign-out").status_code == 204
    elsewhere.post(f"{API}/sign-out")
    house.browser().post(f"{API}/sign-out")
    assert [action for action, _, _ in logged(house)] == ["sign_up", "sign_in", "end_session", "sign_out"]
    assert logged(house)[-1] == ("sign_out", ADA, "203.0.113.7")


def test_sign_in_and_sign_out_fail_if_they_cannot_be_logged(house: House) -> None:
    """The entry and what it says are one transaction."""
    ada, bob = house.person(ADA), house.browser()
    house.asks(bob, "bob@example.com", "Bob's")
    given = {"token": house.proof("bob@example.com"), "password": PASSWORD}
    refuse = "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'full'; END $$"
    house.run(refuse)
    house.run("CREATE TRIGGER refuse BEFORE INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse()")
    try:
        assert ada.post(f"{API}/sign-out").status_code >= 500
        assert bob.post(f"{API}/verify-email", json=given).status_code >= 500
    finally:
        house.run("DROP TRIGGER refuse ON audit_entries")
        house.run("DROP FUNCTION refuse()")
    assert is_in(ada)
    assert bob.post(f"{API}/verify-email", json=given).status_code == 204
    assert [action for action, _, _ in logged(house)] == ["sign_up", "sign_up"]


def test_only_organizations_of_the_user_log_a_sign_in(house: House) -> None:
    ada, bob = house.person(ADA, "Acme"), house.person("bob@example.com", "Bob's")
    house.person("eve@example.com", "Eve's")
    ada.post(f"{API}/invitations", json={"email": "bob@example.com", "role": "viewer"})
    bob.post(f"{API}/invitations/accept", json={"token": house.proof("bob@example.com")})
    sign_in(bob, "bob@example.com")
    entries = [action for action, name, _ in logged(house) if name == "bob@example.com"]
    assert sorted(entries) == ["accept_invitation"] * 2 + ["sign_in"] * 2 + ["sign_up"]
    assert [action for action, name, _ in logged(house) if name == "eve@example.com"] == ["sign_up"]


def test_unknown_addresses_are_not_in_the_log(house: House) -> None:
    sign_in(house.browser(), "nobody@example.com", "guess")
    assert logged(house) == []
