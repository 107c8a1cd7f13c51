"""Changing the email address needs the password and the new mailbox, and reveals no existing accounts."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.webapp.accounts.people import (
    API,
    OTHER_PASSWORD,
    PASSWORD,
    House,
    is_in,
    kind_of,
    sign_in,
    with_second_factor,
)
from tests.webapp.accounts.test_account_audit import logged
from webapp.accounts.email import change

pytestmark = pytest.mark.tested_on("server")

ADA, NEW = "ada@example.com", "lovelace@example.org"


def asks(browser: TestClient, email: str = NEW, **given: str) -> Any:
    return browser.post(f"{API}/me/email", json={"email": email, "password": PASSWORD} | given)


def confirms(browser: TestClient, token: str, password: str = PASSWORD) -> Any:
    return browser.post(f"{API}/confirm-email", json={"token": token, "password": password})


def address_of(browser: TestClient) -> str:
    return str(browser.get(f"{API}/me").json()["account"]["email"])


def test_opening_the_link_changes_the_address_and_ends_all_other_sessions(house: House) -> None:
    ada, elsewhere = house.person(ADA), house.browser("198.51.100.9")
    sign_in(elsewhere, ADA)
    ada.post(f"{API}/password-resets", json={"email": ADA})
    reset = house.proof(ADA)
    assert asks(ada).status_code == 202
    assert (address_of(ada), address_of(elsewhere)) == (ADA, ADA)
    assert [subject for subject, _ in house.mails(NEW)] == ["Confirm your new email address – Stormsizer"]
    assert NEW in house.mails(ADA)[-1][1]
    cookie = ada.cookies["stormsizer"]
    assert confirms(ada, house.proof(NEW)).status_code == 204
    assert (address_of(ada), is_in(elsewhere)) == (NEW, False)
    assert ada.cookies["stormsizer"] != cookie
    assert [subject for subject, _ in house.mails(ADA)][-1] == "Your email address was changed – Stormsizer"
    assert sign_in(house.browser(), NEW).status_code == 204
    assert kind_of(sign_in(house.browser(), ADA)) == "wrong-credentials"
    assert ada.post(f"{API}/reset-password", json={"token": reset, "password": OTHER_PASSWORD}).status_code == 410
    actions = [action for action, _, _ in logged(house)]
    assert actions[2:4] == ["change_email", "confirm_email"]
    assert logged(house)[3][1] == NEW


def test_link_works_only_once_even_concurrently_and_after_the_address_was_changed_back(house: House) -> None:
    ada = house.person(ADA)
    asks(ada)
    link = house.proof(NEW)
    with ThreadPoolExecutor(4) as pool:
        statuses = sorted(pool.map(lambda _: confirms(house.browser(), link).status_code, range(4)))
    assert statuses == [204, 410, 410, 410]
    again = house.browser()
    sign_in(again, NEW)
    assert asks(again, ADA).status_code == 202
    assert confirms(again, house.proof(ADA)).status_code == 204
    assert address_of(again) == ADA
    assert kind_of(confirms(again, link)) == "link-used-up"
    assert address_of(again) == ADA


def test_link_expires_after_a_day_or_a_password_change(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = house.person(ADA)
    with monkeypatch.context() as patched:
        patched.setattr(change, "KEPT_S", -1.0)
        asks(ada)
    assert confirms(ada, house.proof(NEW)).status_code == 410
    asks(ada)
    link = house.proof(NEW)
    ada.put(f"{API}/me/password", json={"password": PASSWORD, "new_password": OTHER_PASSWORD})
    assert confirms(ada, link, OTHER_PASSWORD).status_code == 410
    for broken in (
        "sse_nothing",
        link[:-4],
        link[:20] + "AAAA" + link[24:],
        "sse_",
        "ssp_" + link[4:][::-1],
        "sse_é" * 9,
    ):
        assert kind_of(confirms(ada, broken)) == "link-used-up", broken
    assert address_of(ada) == ADA


def test_wrong_password_changes_nothing(house: House) -> None:
    ada = house.person(ADA)
    assert kind_of(asks(ada, password="guess")) == "wrong-credentials"
    assert house.mails(NEW) == []
    asks(ada)
    link = house.proof(NEW)
    assert kind_of(confirms(house.browser(), link, "guess")) == "wrong-credentials"
    assert address_of(ada) == ADA
    assert asks(house.browser()).status_code == 401
    statuses = [asks(ada, password="guess").status_code for _ in range(7)]
    assert statuses[0] == 401
    assert statuses[-1] == 429


def test_second_factor_is_required_if_enabled(house: House) -> None:
    ada = house.person(ADA)
    _, codes = with_second_factor(ada)
    assert kind_of(asks(ada)) == "second-factor-needed"
    assert kind_of(asks(ada, code="000000")) == "wrong-credentials"
    assert house.mails(NEW) == []
    assert asks(ada, code=codes[0]).status_code == 202
    assert kind_of(asks(ada, code=codes[0])) == "wrong-credentials"
    assert confirms(ada, house.proof(NEW)).status_code == 204


def test_codes_cannot_be_guessed_with_a_known_password(house: House) -> None:
    ada = house.person(ADA)
    with_second_factor(ada)
    statuses = [asks(ada, code=f"{n:06}").status_code for n in range(8)]
    assert statuses[-1] == 429
    assert 202 not in statuses


def test_taken_address_gets_the_same_answer_as_a_free_one(house: House) -> None:
    ada, bob = house.person(ADA), house.person("bob@example.com", "Bob's")
    free, taken = asks(ada), asks(ada, "Bob@example.com")
    assert (taken.status_code, taken.json()) == (free.status_code, free.json())
    assert house.mails("bob@example.com")[-1][0] == "You already have an account – Stormsizer"
    assert "#" not in house.mails("bob@example.com")[-1][1]
    assert [subject for subject, _ in house.mails(ADA)][-2:] == ["Email address change requested – Stormsizer"] * 2
    assert (address_of(ada), address_of(bob)) == (ADA, "bob@example.com")
    answer = asks(ada, "ADA@example.com")
    assert (answer.status_code, answer.json()["errors"][0]["path"]) == (422, "email")


def test_link_for_an_address_taken_in_the_meantime_changes_nothing(house: House) -> None:
    ada = house.person(ADA)
    asks(ada)
    link = house.proof(NEW)
    other = house.person(NEW, "Other")
    assert kind_of(confirms(ada, link)) == "link-used-up"
    assert (address_of(ada), address_of(other)) == (ADA, NEW)


def test_link_is_not_stored_and_the_number_of_emails_is_limited(house: House) -> None:
    ada = house.person(ADA)
    answers = [asks(ada) for _ in range(9)]
    assert {each.status_code for each in answers} == {202}
    n_mails = len(house.mails(NEW))
    assert 1 <= n_mails <= 6
    link = house.proof(NEW)
    assert link not in house.dump()
    assert link[4:40] not in house.dump()
