"""The second factor: asked for once it was confirmed, each code taken once, and what to do when it is lost."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from xml.etree.ElementTree import fromstring

import pyotp
import pytest
from sqlalchemy import text

from tests.webapp.accounts.people import API, PASSWORD, House, is_in, kind_of, sign_in, with_second_factor

pytestmark = pytest.mark.tested_on("server")

ADA = "ada@example.com"


def forget_last(house: House) -> None:
    """Let the half minute of the last code be long ago."""
    house.run("UPDATE accounts SET totp_last_step = totp_last_step - 10")


def last_step(house: House) -> int:
    """Return the half minute of the last code."""
    with house.set_up.engine.connect() as connection:
        step: int = connection.scalars(text("SELECT totp_last_step FROM accounts")).one()
    return step


def test_authenticator_is_set_up_with_a_secret_and_a_code(house: House) -> None:
    ada = house.person(ADA)
    offer = ada.post(f"{API}/me/second-factor", json={"password": PASSWORD}).json()
    assert offer["uri"].startswith("otpauth://totp/Stormsizer:ada%40example.com?secret=")
    assert len(re.findall(r"secret=([A-Z2-7]{32})", offer["uri"])) == 1
    assert fromstring(offer["qr_svg"]).tag.endswith("svg")
    assert not ada.get(f"{API}/me").json()["account"]["has_second_factor"]
    assert sign_in(house.browser(), ADA).status_code == 204  # not confirmed: not asked for
    assert ada.put(f"{API}/me/second-factor", json={"code": "000000"}).status_code == 401
    assert ada.put(f"{API}/me/second-factor", json={"code": pyotp.parse_uri(offer["uri"]).now()}).status_code == 200  # type: ignore[attr-defined]
    assert ada.get(f"{API}/me").json()["account"]["has_second_factor"]
    assert ada.get(f"{API}/members").json()["items"][0]["has_second_factor"]
    assert ada.post(f"{API}/me/second-factor", json={"password": PASSWORD}).status_code == 409


def test_code_is_requested_only_after_a_correct_password(house: House) -> None:
    totp, _ = with_second_factor(house.person(ADA))
    forget_last(house)
    browser = house.browser()
    assert kind_of(sign_in(browser, ADA)) == "second-factor-needed"
    assert not is_in(browser)
    assert kind_of(sign_in(browser, ADA, "wrong password")) == "wrong-credentials"
    assert kind_of(sign_in(browser, ADA, "wrong password", totp.now())) == "wrong-credentials"
    assert kind_of(sign_in(browser, ADA, code="000000")) == "wrong-credentials"
    assert sign_in(browser, ADA, code=totp.now()).status_code == 204
    assert is_in(browser)


def test_code_works_only_once(house: House) -> None:
    ada = house.person(ADA)
    totp, _ = with_second_factor(ada)
    confirmed = totp.at(30 * last_step(house))
    assert kind_of(sign_in(house.browser(), ADA, code=confirmed)) == "wrong-credentials"
    forget_last(house)
    code = totp.now()
    browsers = [house.browser() for _ in range(5)]
    with ThreadPoolExecutor(5) as pool:
        statuses = list(pool.map(lambda each: sign_in(each, ADA, code=code).status_code, browsers))
    assert statuses.count(204) == 1
    assert kind_of(sign_in(house.browser(), ADA, code=code)) == "wrong-credentials"


@pytest.mark.parametrize(("steps", "is_taken"), [(-2, False), (-1, True), (0, True), (1, True), (3, False)])
def test_clock_skew_of_half_a_minute_is_accepted(house: House, steps: int, is_taken: bool) -> None:
    totp, _ = with_second_factor(house.person(ADA))
    forget_last(house)
    import time

    code = totp.at(int(time.time()) + 30 * steps)
    assert (sign_in(house.browser(), ADA, code=code).status_code == 204) is is_taken


@pytest.mark.parametrize("code", ["", " ", "12345", "1234567", "١٢٣٤٥٦", "'--", "a" * 65, "\u0000", "-" * 20])
def test_invalid_codes_are_rejected(house: House, code: str) -> None:
    with_second_factor(house.person(ADA))
    assert sign_in(house.browser(), ADA, code=code).status_code in (401, 422)


def test_each_recovery_code_works_once(house: House) -> None:
    ada = house.person(ADA)
    _, codes = with_second_factor(ada)
    assert len(set(codes)) == 10
    assert all(re.fullmatch(r"[a-z2-7]{6}(-[a-z2-7]{6}){3}", code) for code in codes)
    for code in (codes[0], codes[1].upper(), codes[2].replace("-", " ")):
        assert sign_in(house.browser(), ADA, code=code).status_code == 204
        assert sign_in(house.browser(), ADA, code=code).status_code == 401
    browsers = [house.browser() for _ in range(5)]
    with ThreadPoolExecutor(5) as pool:
        statuses = list(pool.map(lambda each: sign_in(each, ADA, code=codes[3]).status_code, browsers))
    assert statuses.count(204) == 1


def test_codes_of_other_accounts_are_rejected(house: House) -> None:
    totp, codes = with_second_factor(house.person(ADA))
    with_second_factor(house.person("bob@example.com", "Other"))
    forget_last(house)
    assert sign_in(house.browser(), "bob@example.com", code=codes[0]).status_code == 401
    assert sign_in(house.browser(), "bob@example.com", code=totp.now()).status_code == 401


def test_removal_requires_password_and_code_and_invalidates_recovery_codes(house: House) -> None:
    ada = house.person(ADA)
    _, codes = with_second_factor(ada)

    def remove(**given: str) -> tuple[int, str]:
        answer = ada.post(f"{API}/me/second-factor/removal", json=given)
        return answer.status_code, "" if answer.status_code == 204 else kind_of(answer)

    assert remove(password="wrong", code=codes[0]) == (401, "wrong-credentials")
    assert remove(password=PASSWORD) == (401, "second-factor-needed")
    assert remove(password=PASSWORD, code="000 000") == (401, "wrong-credentials")
    assert house.set_up.count("recovery_codes") == len(codes)
    assert remove(password=PASSWORD, code=codes[0]) == (204, "")
    assert house.set_up.count("recovery_codes") == 0
    assert sign_in(house.browser(), ADA).status_code == 204
    assert "Two-factor authentication" in house.mails(ADA)[-1][1]
    _, later = with_second_factor(ada)
    assert not set(codes) & set(later)


def test_enrollment_ends_all_other_sessions(house: House) -> None:
    ada = house.person(ADA)
    elsewhere = house.browser()
    assert sign_in(elsewhere, ADA).status_code == 204
    with_second_factor(ada)
    assert is_in(ada)
    assert not is_in(elsewhere)


def test_password_reset_does_not_bypass_the_second_factor(house: House) -> None:
    ada = house.person(ADA)
    with_second_factor(ada)
    ada.post(f"{API}/password-resets", json={"email": ADA})
    reset = {"token": house.proof(ADA), "password": "another-Lantern-55-moss"}
    assert house.browser().post(f"{API}/reset-password", json=reset).status_code == 204
    assert kind_of(sign_in(house.browser(), ADA, "another-Lantern-55-moss")) == "second-factor-needed"
