"""An attack from many networks costs its own networks attempts, and locks out no one else."""

from __future__ import annotations

import itertools

import pytest
from fastapi import Request
from fastapi.testclient import TestClient

from tests.webapp.accounts.people import House, sign_in
from webapp.accounts.account_context import AccountContext, desk_of
from webapp.accounts.auth import throttling
from webapp.accounts.auth.sign_in import succeed, trying
from webapp.core.http.client_address import network_of
from webapp.core.security.principal import ANONYMOUS

pytestmark = pytest.mark.tested_on("server")

ADA = "ada@example.com"
N_HONEST = 50


def desk(house: House, address: str) -> AccountContext:
    """Return what the service knows of a new browser at an address."""
    scope = {"type": "http", "path": "/", "query_string": b"", "client": (address, 50_000), "headers": []}
    return desk_of(Request(scope), house.set_up.service(), ANONYMOUS)


def guesses(house: House, address: str, names: itertools.count[int], n: int) -> int:
    """Guess at other accounts until the first wait; return the number of guesses that would be compared."""
    attacker = desk(house, address)
    for done in range(n):
        try:
            with trying(attacker, f"n{next(names)}@example.com"):
                pass
        except throttling.TooManyTriesError:
            return done
    return n


def sign_ins(house: House, address: str, email: str) -> bool:
    """Sign in with the right password from a new browser; return whether it was let in at once."""
    try:
        person = desk(house, address)
        with trying(person, email) as held, person.sessions.begin() as session:
            succeed(session, held)
    except throttling.TooManyTriesError:
        return False
    return True


def attack(house: House, n_networks: int) -> tuple[list[int], list[bool]]:
    """Attack from many networks, while people sign in from others; return guesses by network, and who was let in."""
    names = itertools.count()
    made, let_in = [], []
    for n in range(n_networks):
        made.append(guesses(house, f"10.{n // 256}.{n % 256}.7", names, 12))
        if n % max(1, n_networks // N_HONEST) == 0:
            let_in.append(sign_ins(house, f"192.{n // 256}.{n % 256}.7", f"honest{n}@example.com"))
    return made, let_in


@pytest.mark.parametrize(
    ("n_networks", "attacked_from"), [(40, 60), pytest.param(10_000, 1_000, marks=pytest.mark.long)]
)
def test_attack_from_many_networks_locks_out_no_one_else(
    house: House, monkeypatch: pytest.MonkeyPatch, n_networks: int, attacked_from: int
) -> None:
    monkeypatch.setattr(throttling, "ATTACKED_FROM", attacked_from)
    made, let_in = attack(house, n_networks)
    assert all(let_in)
    assert len(let_in) >= 40
    before = made[: attacked_from // 12]
    assert set(before) == {12}
    later = made[len(before) + 1 :]
    few = throttling.ADDRESS_WHEN_ATTACKED.n_free + 1
    assert later.count(few) >= 0.9 * len(later)  # after five minutes, an attack begins again
    assert min(later) == few


def test_known_browser_in_an_attacked_network_signs_in(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada: TestClient = house.person(ADA)
    ada.post("/api/v1/sign-out")
    monkeypatch.setattr(throttling, "ATTACKED_FROM", 0)
    names = itertools.count()
    address = "203.0.113.7"
    assert guesses(house, address, names, 12) == 4
    assert sign_in(house.browser(address), ADA).status_code == 429
    assert sign_in(ada, ADA).status_code == 204


def test_addresses_of_one_network_share_its_attempts_under_attack(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(throttling, "ATTACKED_FROM", 0)
    names = itertools.count()
    made = [guesses(house, f"203.0.113.{n}", names, 3) for n in range(1, 6)]
    assert sum(made) == throttling.NETWORK_WHEN_ATTACKED.n_free + 1
    assert sign_ins(house, "203.0.114.1", ADA)


def test_attack_ends_five_minutes_after_it_began(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throttling, "ATTACKED_FROM", 5)
    names = itertools.count()
    assert guesses(house, "203.0.113.1", names, 12) < 12
    key = throttling.FAILURES.on("").key
    house.run("UPDATE brakes SET forgotten_at = forgotten_at - interval '200 s' WHERE key_sha256 = :key", key=key)
    assert guesses(house, "203.0.114.1", names, 12) == 4
    house.run("UPDATE brakes SET forgotten_at = forgotten_at - interval '101 s' WHERE key_sha256 = :key", key=key)
    assert guesses(house, "203.0.115.1", names, 5) == 5


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.77", "203.0.113.0/24"),
        ("::ffff:203.0.113.77", "203.0.113.0/24"),
        ("2001:db8:1:2::3", "2001:db8:1::/48"),
        ("unix", "unix"),
    ],
)
def test_networks(address: str, network: str) -> None:
    assert network_of(address) == network
