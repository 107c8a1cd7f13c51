"""Sign-up and password reset, without revealing which accounts exist."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.webapp.accounts.people import API, OTHER_PASSWORD, PASSWORD, House, is_in, kind_of, sign_in
from webapp.accounts import own_account
from webapp.accounts.auth import throttling
from webapp.settings import Settings

pytestmark = pytest.mark.tested_on("server")

ADA = "ada@example.com"


def test_user_signs_up_by_email_and_owns_an_organization(house: House) -> None:
    ada = house.person(ADA, "Analytical Engines")
    me = ada.get(f"{API}/me").json()
    assert me["account"] == me["account"] | {"email": ADA, "name": "Ada Lovelace", "has_second_factor": False}
    assert me["role"] == "owner"
    assert [each["name"] for each in me["organizations"]] == ["Analytical Engines"]
    assert ada.get(f"{API}/organization").json()["name"] == "Analytical Engines"
    assert ada.post(f"{API}/projects", json={"name": "Ours"}).status_code == 201


def test_organizations_are_isolated(house: House) -> None:
    ada, bob = house.person(ADA), house.person("bob@example.com", "Other")
    project = ada.post(f"{API}/projects", json={"name": "Ours"}).json()["id"]
    assert bob.get(f"{API}/projects/{project}").status_code == 404
    assert [each["email"] for each in bob.get(f"{API}/members").json()["items"]] == ["bob@example.com"]


def test_account_is_created_only_after_the_email_is_confirmed(house: House) -> None:
    house.asks(house.browser(), ADA)
    assert house.set_up.count("accounts") == 0
    assert kind_of(sign_in(house.browser(), ADA)) == "wrong-credentials"


def test_known_address_gets_the_same_response_and_a_different_email(house: House) -> None:
    house.person(ADA)
    browser = house.browser()
    given = {"email": "Ada@Example.com", "password": PASSWORD, "name": "Mallory", "organization": "Evil"}
    known = browser.post(f"{API}/sign-up", json=given)
    new = browser.post(f"{API}/sign-up", json=given | {"email": "new@example.com"})
    assert (known.status_code, known.json()) == (new.status_code, new.json()) == (202, known.json())
    assert "already" in house.mails(ADA)[-1][0]
    assert house.set_up.count("accounts") == 1


def test_pending_sign_up_does_not_block_the_owner_of_the_address(house: House) -> None:
    mallory, ada = house.browser(), house.browser()
    house.asks(mallory, ADA, "Trap", OTHER_PASSWORD)
    trap = house.proof(ADA)
    answer = ada.post(f"{API}/verify-email", json={"token": trap, "password": PASSWORD})
    assert kind_of(answer) == "wrong-credentials"
    house.asks(ada, ADA)
    assert ada.post(f"{API}/verify-email", json={"token": house.proof(ADA), "password": PASSWORD}).status_code == 204
    later = mallory.post(f"{API}/verify-email", json={"token": trap, "password": OTHER_PASSWORD})
    assert kind_of(later) == "link-used-up"
    assert kind_of(sign_in(mallory, ADA, OTHER_PASSWORD)) == "wrong-credentials"


def test_links_work_once_and_expire(house: House) -> None:
    ada = house.person(ADA)
    used = house.proof(ADA)
    again = house.browser().post(f"{API}/verify-email", json={"token": used, "password": PASSWORD})
    assert again.status_code == 410
    ada.post(f"{API}/password-resets", json={"email": ADA})
    reset = {"token": house.proof(ADA), "password": OTHER_PASSWORD}
    house.run("UPDATE password_links SET expires_at = expires_at - interval '1 hour'")
    assert ada.post(f"{API}/reset-password", json=reset).status_code == 410
    ada.post(f"{API}/password-resets", json={"email": ADA})
    reset["token"] = house.proof(ADA)
    assert ada.post(f"{API}/reset-password", json=reset | {"password": "password1"}).status_code == 422
    assert ada.post(f"{API}/reset-password", json=reset).status_code == 204
    assert ada.post(f"{API}/reset-password", json=reset).status_code == 410
    house.asks(house.browser(), "late@example.com")
    house.run("UPDATE sign_ups SET expires_at = expires_at - interval '1 day'")
    late = {"token": house.proof("late@example.com"), "password": PASSWORD}
    assert house.browser().post(f"{API}/verify-email", json=late).status_code == 410


def test_reset_ends_every_session_and_is_confirmed_by_email(house: House) -> None:
    ada, second = house.person(ADA), house.browser()
    assert sign_in(second, ADA).status_code == 204
    assert second.post(f"{API}/password-resets", json={"email": ADA}).status_code == 202
    reset = {"token": house.proof(ADA), "password": OTHER_PASSWORD}
    assert house.browser().post(f"{API}/reset-password", json=reset).status_code == 204
    assert not is_in(ada)
    assert not is_in(second)
    assert kind_of(sign_in(ada, ADA)) == "wrong-credentials"
    assert sign_in(ada, ADA, OTHER_PASSWORD).status_code == 204
    assert "was changed" in house.mails(ADA)[-1][0]


def test_reset_for_an_unknown_address_gets_the_same_response(house: House) -> None:
    house.person(ADA)
    browser = house.browser()
    answers = [browser.post(f"{API}/password-resets", json={"email": to}) for to in (ADA, "nobody@example.com")]
    assert [(each.status_code, each.json()) for each in answers] == [(202, answers[0].json())] * 2
    assert "No account" in house.mails("nobody@example.com")[-1][0]


def test_the_number_of_emails_to_an_address_is_limited(house: House) -> None:
    of_one_address = [house.browser("203.0.113.1") for _ in range(10)]
    of_many = [house.browser(f"203.0.113.{n}") for n in range(2, 30)]
    for browsers, most in ((of_one_address, 6), (of_many, 21)):
        answers = [each.post(f"{API}/password-resets", json={"email": ADA}) for each in browsers]
        assert {each.status_code for each in answers} == {202}
        assert len(house.mails(ADA)) == most


def test_number_of_sign_ups_per_ip_address_is_limited(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    long = replace(throttling.NEWCOMERS, first_s=300)  # so that no pause ends in the meantime on a slow machine
    monkeypatch.setattr(own_account, "NEWCOMERS", long)
    browser = house.browser()
    answers = [browser.post(f"{API}/password-resets", json={"email": f"n{n}@example.com"}) for n in range(30)]
    assert [each.status_code for each in answers] == [202] * 21 + [429] * 9
    assert 200 < int(answers[-1].headers["retry-after"]) <= 300


def test_operator_can_disable_sign_up(house: House) -> None:
    given = {"email": ADA, "password": PASSWORD, "name": "Ada", "organization": "Acme"}
    closed = house.changed(sign_up=False)
    assert kind_of(closed.browser().post(f"{API}/sign-up", json=given)) == "not-allowed"
    assert closed.browser().get(f"{API}/sign-up").json() == {"is_open": False}
    assert house.browser().get(f"{API}/sign-up").json() == {"is_open": True}


def test_sign_up_is_off_unless_the_operator_allows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings().sign_up is False
    monkeypatch.setenv("STORMSIZER_SIGN_UP", "true")
    monkeypatch.setenv("STORMSIZER_SIGN_UP_DOMAINS", "Example.com, @example.org")
    assert (Settings().sign_up, Settings().sign_up_domains) == (True, ("example.com", "example.org"))


def test_operator_can_restrict_sign_up_to_mail_domains(house: House) -> None:
    ours = house.changed(sign_up_domains=("example.com",))
    given = {"password": PASSWORD, "name": "Ada", "organization": "Acme"}
    for email in ("ada@Example.COM", "bob@sub.example.com", "eve@notexample.com", "eve@example.com.evil.net"):
        answer = ours.browser().post(f"{API}/sign-up", json={"email": email, **given})
        assert (answer.status_code == 202) is (email == "ada@Example.COM"), email
    assert [subject for subject, _ in house.mails("eve@notexample.com")] == []


NO_ADDRESSES = (
    *("", "ada", "ada@", "@example.com", "ada@localhost", "a b@example.com", "ada@exa mple.com", "ada@-a.com"),
    *("ada@example.com,bob@example.com", "<ada@example.com>", "ada@example.com\r\nBcc: x@example.com"),
    *("\u0430da@example.com", "\uff41da@example.com", "ada@\u00e9xample.com"),
    *("a" * 65 + "@example.com", "ada@" + "a." * 130 + "com"),
)


@pytest.mark.parametrize("email", NO_ADDRESSES)
def test_invalid_address_is_rejected(house: House, email: str) -> None:
    given = {"email": email, "password": PASSWORD, "name": "Ada", "organization": "Acme"}
    answer = house.browser().post(f"{API}/sign-up", json=given)
    assert answer.status_code == 422
    assert [each["path"] for each in answer.json()["errors"]] == ["email"]


@pytest.mark.parametrize(("twin", "is_same"), [("ADA@Example.COM", True), ("ada+x@example.com", False)])
def test_equivalent_spellings_of_an_address_match(house: House, twin: str, is_same: bool) -> None:
    house.person(ADA)
    assert (sign_in(house.browser(), twin).status_code == 204) is is_same
