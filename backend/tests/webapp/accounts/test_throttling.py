"""Login throttling: guessing is slowed down, and no one can lock another user out."""

from __future__ import annotations

import statistics
import time
from concurrent.futures import ThreadPoolExecutor
from ipaddress import ip_network
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi import Request
from pydantic import SecretStr

from tests.webapp.accounts.people import (
    API,
    PASSWORD,
    House,
    is_in,
    kind_of,
    sign_in,
    with_second_factor,
)
from tests.webapp.setups import until
from webapp.accounts.auth import passwords
from webapp.accounts.auth import sign_in as sign_in_service
from webapp.core.http.client_address import address_of

pytestmark = pytest.mark.tested_on("server")

ADA, BOB = "ada@example.com", "bob@example.com"


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The passwords that were compared with stored hashes."""
    seen: list[str] = []
    fits = passwords.fits

    def noting(settings: Any, kept: str | None, password: SecretStr) -> bool:
        seen.append(password.get_secret_value())
        return fits(settings, kept, password)

    monkeypatch.setattr(passwords, "fits", noting)
    return seen


def many(house: House) -> int:
    """A thousand; where the second database is asked the same, fewer show it."""
    return 1_000 if house.set_up.name == "embedded" else 200


def test_a_thousand_guesses_at_one_account_are_throttled_and_other_users_can_sign_in(
    house: House, judged: list[str]
) -> None:
    house.person(ADA)
    house.person(BOB, "Other")
    judged.clear()
    guesses = [
        {
            "json": {"email": ADA, "password": f"guess number {n}"},
            "headers": {"X-Forwarded-For": f"10.{n % 250}.{n // 250}.1", "Forwarded": f"for=10.0.0.{n % 250}"},
        }
        for n in range(many(house))
    ]
    with ThreadPoolExecutor(1) as pool:
        flood = pool.submit(house.flood, guesses, [f"198.51.100.{n}" for n in range(8)])
        assert until(lambda: any(each.startswith("guess") for each in judged))
        assert sign_in(house.browser(), BOB).status_code == 204
        statuses = flood.result()
    n_tried = len([each for each in judged if each.startswith("guess")])
    assert set(statuses) == {401, 429}
    assert n_tried == statuses.count(401) <= 20


def test_at_most_twenty_guesses_are_evaluated_in_fifteen_minutes(house: House, judged: list[str]) -> None:
    house.person(ADA)
    judged.clear()
    passed_s = 0.0
    while passed_s < 900:
        answer = sign_in(house.browser("198.51.100.9"), ADA, f"guess after {passed_s} s")
        wait_s = int(answer.headers["retry-after"]) if answer.status_code == 429 else 0
        house.later(wait_s)
        passed_s += wait_s
    assert 8 <= len(judged) <= 20


def test_lockout_grows_and_ends_with_the_correct_password(house: House) -> None:
    house.person(ADA)
    pauses = []
    for n in range(9):
        answer = sign_in(house.browser(), ADA, f"guess {n}")
        if answer.status_code == 429:
            pauses.append(int(answer.headers["retry-after"]))
            house.later(pauses[-1])
            sign_in(house.browser(), ADA, f"guess {n} again")
    assert pauses[0] in (14, 15)
    assert all(later >= 20 and later >= 1.9 * earlier for earlier, later in pairwise(pauses))
    house.later(3_600)
    assert sign_in(house.browser(), ADA).status_code == 204
    statuses = [sign_in(house.browser(), ADA, f"guess {n}").status_code for n in range(6)]
    assert statuses == [401] * 6


def test_lockout_caused_by_others_does_not_affect_a_known_browser(house: House) -> None:
    ada = house.person(ADA)
    ada.post(f"{API}/sign-out")
    for n in range(8):
        sign_in(house.browser("198.51.100.9"), ADA, f"guess {n}")
    assert kind_of(sign_in(house.browser(), ADA)) == "too-many-tries"
    assert sign_in(ada, ADA).status_code == 204
    assert is_in(ada)
    house.later(900)
    assert sign_in(house.browser(), ADA).status_code == 204


def test_known_browser_cannot_guess_without_limit_or_at_other_accounts(house: House, judged: list[str]) -> None:
    house.person(BOB, "Other")
    ada = house.person(ADA)
    judged.clear()
    statuses = [sign_in(ada, ADA, f"guess {n}").status_code for n in range(12)]
    assert statuses == [401] * 6 + [429] * 6
    statuses = [sign_in(ada, BOB, f"guess {n}").status_code for n in range(12)]
    assert statuses == [401] * 6 + [429] * 6
    stolen = ada.cookies["stormsizer-browser"]
    for forged in (stolen[:-1] + "0", f"x{stolen}", "a.b", stolen.partition(".")[0] + "."):
        thief = house.browser()
        thief.cookies.set("stormsizer-browser", forged)
        assert sign_in(thief, BOB).status_code == 429


def test_one_guess_at_each_of_many_accounts_is_throttled_by_address(house: House, judged: list[str]) -> None:
    house.person(ADA)
    judged.clear()
    guesses = [{"json": {"email": f"n{n}@example.com", "password": "guess"}} for n in range(many(house) // 4)]
    statuses = house.flood(guesses, ["198.51.100.9"])
    assert set(statuses) == {401, 429}
    assert len(judged) == statuses.count(401) <= 45
    assert sign_in(house.browser("203.0.113.8"), ADA).status_code == 204


def test_addresses_of_one_ipv6_network_count_as_one(house: House) -> None:
    statuses = [
        sign_in(house.browser(f"2001:db8:1:1::{n:x}"), f"n{n}@example.com", "guess").status_code for n in range(1, 40)
    ]
    assert statuses[:31] == [401] * 31
    assert 429 in statuses[31:]  # not all: the first delay is a second, which may pass meanwhile
    assert sign_in(house.browser("2001:db8:1:2::1"), "other@example.com", "guess").status_code == 401


@pytest.mark.parametrize(
    ("peer", "forwarded", "seen"),
    [
        ("10.0.0.5", "203.0.113.77", "203.0.113.77"),
        ("10.0.0.5", "1.1.1.1, 203.0.113.77", "203.0.113.77"),
        ("10.0.0.5", "1.1.1.1, 203.0.113.77, 10.0.0.6", "203.0.113.77"),
        ("10.0.0.5", "1.1.1.1, nonsense", "10.0.0.5"),
        ("10.0.0.5", "10.0.0.7", "10.0.0.5"),
        ("203.0.113.5", "1.1.1.1", "203.0.113.5"),
        ("somewhere", "1.1.1.1", "somewhere"),
    ],
)
def test_forwarded_addresses_are_trusted_only_from_configured_proxies(peer: str, forwarded: str, seen: str) -> None:
    scope = {"type": "http", "client": (peer, 1), "headers": [(b"x-forwarded-for", forwarded.encode())]}
    assert address_of(Request(scope), (ip_network("10.0.0.0/8"),)) == seen


def test_codes_cannot_be_guessed_even_with_the_password(house: House) -> None:
    ada = house.person(ADA)
    with_second_factor(ada)
    attacker = house.browser("198.51.100.9")
    statuses = []
    for n in range(20):
        assert sign_in(attacker, ADA).status_code in (401, 429)  # the right password alone forgets no try
        statuses.append(sign_in(attacker, ADA, code=f"{n:06}").status_code)
    assert statuses.count(401) <= 6


def test_signed_in_user_cannot_guess_the_password(house: House) -> None:
    ada = house.person(ADA)
    answers = [ada.post(f"{API}/me/second-factor", json={"password": f"guess {n}"}) for n in range(10)]
    assert [each.status_code for each in answers] == [401] * 6 + [429] * 4


def test_password_check_takes_as_long_for_unknown_accounts(house: House) -> None:
    costly = house.set_up.settings.model_copy(update={"password_passes": 2, "password_memory_kib": 19_456})
    kept = passwords.hashed(costly, SecretStr(PASSWORD))
    taken_s: dict[str | None, list[float]] = {kept: [], None: []}
    for _ in range(15):
        for each, times in taken_s.items():
            begin = time.process_time()
            assert not passwords.fits(costly, each, SecretStr("another password"))
            times.append(time.process_time() - begin)
    known_s, unknown_s = (statistics.median(times[1:]) for times in taken_s.values())
    assert abs(known_s - unknown_s) < 0.005 + 0.25 * known_s


def test_known_and_unknown_accounts_get_the_same_response_after_the_same_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sign_in_service, "REFUSED_AFTER_S", 30.0)
    waits_s: list[float] = []
    clock = SimpleNamespace(monotonic=time.monotonic, sleep=waits_s.append)  # of sign-in only: other threads sleep too
    monkeypatch.setattr(sign_in_service, "time", clock)
    with_second_factor(house.person(ADA))
    answers = [
        sign_in(house.browser(), ADA, "guess"),
        sign_in(house.browser(), "nobody@example.com", "guess"),
        sign_in(house.browser(), ADA, code="000000"),
    ]
    assert len(waits_s) == 3
    assert all(0 < wait_s < 30 for wait_s in waits_s)  # what is left of the same time, whatever was done before
    assert {(each.status_code, each.text) for each in answers} == {(401, answers[0].text)}


def test_unknown_addresses_are_locked_like_known_ones(house: House) -> None:
    house.person(ADA)
    known, unknown = (
        [sign_in(house.browser(f"198.51.{n}.1"), to, "guess").status_code for n in range(9)]
        for to in (ADA, "nobody@example.com")
    )
    assert known == unknown


def test_few_passwords_are_hashed_at_a_time_and_the_queue_is_short(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passwords, "WAIT_S", 0.05)
    assert passwords._SLOTS.acquire(timeout=1)
    assert passwords._SLOTS.acquire(timeout=1)
    try:
        answer = sign_in(house.browser(), ADA)
    finally:
        passwords._SLOTS.release(2)
    assert answer.status_code == 503
    assert int(answer.headers["retry-after"]) >= 1
    assert [sign_in(house.browser(), ADA).status_code for _ in range(6)] == [401] * 6  # that try did not count


def test_expired_attempt_counters_are_deleted(house: House) -> None:
    for n in range(3):
        sign_in(house.browser(f"198.51.100.{n}"), f"n{n}@example.com", "guess")
    house.run("UPDATE brakes SET forgotten_at = clock_timestamp() - interval '1 second'")
    sign_in(house.browser("203.0.113.1"), "other@example.com", "guess")
    assert house.set_up.count("brakes") == 4  # account, address, network, installation
