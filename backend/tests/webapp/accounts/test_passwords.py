"""Which passwords are accepted, that none is truncated, and that none is exposed."""

from __future__ import annotations

import json
import unicodedata
from typing import Any

import pyotp
import pytest
from pydantic import SecretStr
from sqlalchemy import text
from structlog.testing import capture_logs

from tests.support.languages import english
from tests.webapp.accounts.people import API, House, kind_of, sign_in
from webapp.accounts.auth import passwords
from webapp.accounts.auth.passwords import require_strong
from webapp.core.http.errors import InvalidInputError
from webapp.core.security.secrets import token

pytestmark = pytest.mark.tested_on("server")

ADA = "ada@example.com"
COMMON = (
    *("123456", "password", "12345678", "qwerty", "123456789", "111111", "1234567", "dragon", "123123", "baseball"),
    *(
        "football",
        "monkey",
        "letmein",
        "shadow",
        "master",
        "qwertyuiop",
        "mustang",
        "1234567890",
        "michael",
        "superman",
    ),
    *("1qaz2wsx", "qazwsx", "trustno1", "jennifer", "zxcvbnm", "asdfgh", "hunter", "sunshine", "iloveyou", "starwars"),
    *("computer", "password1", "passw0rd", "p@ssw0rd", "Password123", "Welcome1", "admin123", "qwerty123", "1q2w3e4r"),
    *("Summer2024", "Passw0rd!", "changeme"),
)
SECRET = "violet-Harbour-31-kettle"


def signed_up(house: House, password: Any) -> Any:
    given = {"email": ADA, "password": password, "name": "Ada", "organization": "Acme Corporation"}
    return house.browser().post(
        f"{API}/sign-up", content=json.dumps(given), headers={"Content-Type": "application/json"}
    )


@pytest.mark.parametrize(
    ("password", "status"),
    [
        ("", 422),
        ("x", 422),
        ("vK8#qz!", 422),
        ("vK8#qz!p", 422),
        ("vK8#qz!pW", 202),
        ("correct horse battery staple", 202),
        ("Zx" * 4, 422),
        ("a" * 64, 422),
        ("aaaaaaaa", 422),
        ("abcdefgh12345678", 422),
        ("ada@example.com", 422),
        ("AcmeCorporation", 422),
        ("bK7#" + "quartz otter " * 5, 202),
        ("vK8#qz!p" * 16, 202),
        ("vK8#qz!p" * 128, 202),
        ("vK8#qz!p" * 128 + "x", 422),
        ("Пароль длинный и странный", 202),
        ("🦦🔑🌋🧵 otters knit", 202),
        ("tab\tin the middle of it", 422),
        ("nul\u0000in the middle of it", 422),
        ("surrogate \ud800 in the middle", 422),
        (12345678901234, 422),
        (None, 422),
        (["vK8#qz!p"], 422),
        ({"$gt": ""}, 422),
    ],
)
def test_each_password_gets_a_defined_response(house: House, password: Any, status: int) -> None:
    answer = signed_up(house, password)
    assert answer.status_code == status, answer.text
    if status == 422:
        assert [each["path"] for each in answer.json()["errors"]] == ["password"]


@pytest.mark.parametrize("password", COMMON)
def test_common_passwords_are_rejected_with_advice(password: str) -> None:
    with pytest.raises(InvalidInputError) as caught:
        require_strong(SecretStr(password), (ADA,))
    (problem,) = caught.value.errors
    assert "easy to guess" in english(problem.message)
    assert password not in str(caught.value).removeprefix("password: ").replace("common password", "")


def test_password_errors_are_explained(house: House) -> None:
    (problem,) = signed_up(house, "qwertyuiop").json()["errors"]
    assert "easy to guess" in problem["message"]
    assert len(problem["message"]) > 40


@pytest.mark.parametrize("n", [64, 72, 73, 128, 1_024])
def test_long_passwords_are_not_truncated(house: House, n: int) -> None:
    password = ("vK8#qz!p-otter " * 80)[:n].replace("  ", " x").strip().ljust(n, "q")
    house.person(ADA, password=password)
    for wrong in (password[:-1], password + "q", password[:-1] + "!"):
        assert sign_in(house.browser(), ADA, wrong[:1_024]).status_code == (204 if wrong[:1_024] == password else 401)
    assert sign_in(house.browser(), ADA, password).status_code == 204


def test_ten_megabyte_password_is_rejected_without_reading_it(house: House) -> None:
    assert signed_up(house, "x" * 10_000_000).status_code == 413
    assert sign_in(house.browser(), ADA, "x" * 10_000_000).status_code == 413


def test_composed_and_decomposed_letters_are_equal(house: House) -> None:
    password = "grüne Öfen läuten früh"
    house.person(ADA, password=unicodedata.normalize("NFC", password))
    assert sign_in(house.browser(), ADA, unicodedata.normalize("NFD", password)).status_code == 204
    assert sign_in(house.browser(), ADA, password.upper()).status_code == 401


@pytest.mark.parametrize("field", ["password", "code"])
def test_malformed_credentials_are_not_echoed(house: House, field: str) -> None:
    canary = "canary-" + "x" * 1_100
    answer = house.browser().post(f"{API}/sign-in", json={"email": ADA, "password": "x", field: canary})
    assert answer.status_code == 422
    assert "canary" not in answer.text


def test_password_is_rehashed_when_the_cost_increases(house: House) -> None:
    house.person(ADA)
    better = house.changed(password_memory_kib=128)
    assert sign_in(better.browser(), ADA).status_code == 204
    with house.set_up.engine.connect() as connection:
        kept = str(connection.scalar(text("SELECT password_hash FROM accounts")))
    assert "m=128," in kept
    assert not passwords.is_outdated(better.set_up.settings, kept)


def test_no_secret_is_stored_in_a_table_or_in_the_log(house: House) -> None:
    secrets = [SECRET]
    with capture_logs() as logged:
        ada = house.person(ADA, password=SECRET)
        secrets.append(house.proof(ADA))
        secrets.append(ada.cookies["stormsizer"])
        ada.post(f"{API}/password-resets", json={"email": ADA})
        secrets.append(house.proof(ADA))
        ada.post(f"{API}/invitations", json={"email": "bob@example.com", "role": "viewer"})
        secrets.append(house.proof("bob@example.com"))
        house.asks(house.browser(), "carol@example.com", password=SECRET)
        secrets.append(house.proof("carol@example.com"))
        offer = ada.post(f"{API}/me/second-factor", json={"password": SECRET}).json()
        totp = pyotp.TOTP(pyotp.parse_uri(offer["uri"]).secret)
        secrets.append(totp.secret)
        codes = ada.put(f"{API}/me/second-factor", json={"code": totp.now()}).json()["codes"]
        secrets += [*codes, *(code.replace("-", "").upper() for code in codes)]
        sign_in(house.browser(), ADA, SECRET, codes[0])
        secrets.append(ada.cookies["stormsizer"])
    assert all(len(each) > 20 for each in secrets)
    dump = house.dump() + repr(logged)
    assert ADA in dump
    assert [each for each in secrets if each in dump] == []
    assert [each for each in secrets if each.encode().hex() in dump] == []


def test_tokens_are_unique() -> None:
    assert len({token("x_") for _ in range(1_000)}) == 1_000


def test_malformed_or_duplicate_authorization_headers_are_rejected(house: House) -> None:
    browser = house.browser()
    for headers in (
        [("Authorization", "Bearer a b c")],
        [("Authorization", "Bearer a"), ("Authorization", "Bearer b")],
    ):
        assert browser.get(f"{API}/me", headers=headers).status_code in (400, 401)
    twice = f'{{"email": "{ADA}", "email": "{ADA}", "password": "x"}}'
    answer = browser.post(f"{API}/sign-in", content=twice, headers={"Content-Type": "application/json"})
    assert kind_of(answer) == "unreadable-body"
