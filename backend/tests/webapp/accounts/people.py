"""People with browsers: they sign up by the mail they get, and sign in."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import pyotp
from fastapi import FastAPI
from fastapi.testclient import TestClient
from httpx2 import ASGITransport, AsyncClient
from sqlalchemy import text

from tests.webapp.setups import ORIGIN, SetUp
from webapp.accounts.email.outbox import content_of
from webapp.main import create_app

API = "/api/v1"
PASSWORD = "ginger-Vault-78-otter"
OTHER_PASSWORD = "lemon_Turbine.42.quartz"
COOKIE = "stormsizer"


@dataclass(frozen=True)
class House:
    """A service that people sign in to."""

    set_up: SetUp
    app: FastAPI

    @classmethod
    def of(cls, set_up: SetUp) -> House:
        """Return a house of its own."""
        return cls(set_up.with_accounts(), create_app(set_up.with_accounts().service()))

    def browser(self, address: str = "203.0.113.7", origin: str = ORIGIN) -> TestClient:
        """Return a new browser with the origin of the application."""
        return TestClient(
            self.app,
            base_url=origin,
            headers={"Origin": origin, "User-Agent": "Test 1.0"},
            client=(address, 50_000),
            raise_server_exceptions=False,
        )

    def changed(self, **settings: Any) -> House:
        """Return the same house with other settings."""
        current = self.set_up.settings
        set_up = replace(self.set_up, settings=current.model_copy(update={"rate_limits": False, **settings}))
        return House(set_up, create_app(set_up.service()))

    def flood(self, requests: Sequence[dict[str, Any]], addresses: Sequence[str]) -> list[int]:
        """Ask for many sign-ins, as many at a time as there are addresses; return the status of each."""

        async def ask() -> list[int]:
            transports = [ASGITransport(app=self.app, client=(each, 50_000)) for each in addresses]
            clients = [AsyncClient(transport=each, base_url=ORIGIN) for each in transports]

            async def part(n: int) -> list[int]:
                mine = requests[n :: len(clients)]
                return [(await clients[n].post(f"{API}/sign-in", **each)).status_code for each in mine]

            parts = await asyncio.gather(*(part(n) for n in range(len(clients))))
            return [status for each in parts for status in each]

        return asyncio.run(ask())

    def mails(self, to: str = "") -> list[tuple[str, str]]:
        """Return subject and text of the mails that wait, the oldest first."""
        query = text("SELECT payload FROM jobs WHERE kind = 'mail' ORDER BY id")
        with self.set_up.engine.connect() as connection:
            waiting = [row.payload for row in connection.execute(query)]
        settings = self.set_up.settings
        return [content_of(settings, each) for each in waiting if to in ("", each["to"])]

    def payloads(self) -> list[str]:
        """Return the payloads of the jobs as JSON."""
        with self.set_up.engine.connect() as connection:
            return [str(each) for each in connection.scalars(text("SELECT payload::text FROM jobs ORDER BY id"))]

    def proof(self, to: str) -> str:
        """Return the token in the link of the latest email to an address."""
        found = re.findall(r"#(\S+)", self.mails(to)[-1][1])
        assert len(found) == 1
        return str(found[0])

    def person(self, email: str, organization: str = "Acme", password: str = PASSWORD) -> TestClient:
        """Return the browser of a signed-up and signed-in user."""
        browser = self.browser()
        self.asks(browser, email, organization, password)
        given = {"token": self.proof(email.lower()), "password": password}
        answer = browser.post(f"{API}/verify-email", json=given)
        assert answer.status_code == 204, answer.text
        return browser

    def asks(self, browser: TestClient, email: str, organization: str = "Acme", password: str = PASSWORD) -> None:
        """Sign up."""
        given = {"email": email, "password": password, "name": "Ada Lovelace", "organization": organization}
        answer = browser.post(f"{API}/sign-up", json=given)
        assert answer.status_code == 202, answer.text

    def joined(self, owner: TestClient, email: str, role: str) -> TestClient:
        """Return the browser of an invited user with a new account."""
        answer = owner.post(f"{API}/invitations", json={"email": email, "role": role})
        assert answer.status_code == 201, answer.text
        browser = self.browser()
        given = {"token": self.proof(email), "name": "Grace Hopper", "password": PASSWORD}
        answer = browser.post(f"{API}/invitations/accept", json=given)
        assert answer.status_code == 204, answer.text
        return browser

    def run(self, statement: str, **values: Any) -> None:
        """Change rows behind the service's back, e.g. the times in them."""
        with self.set_up.engine.begin() as connection:
            connection.execute(text(statement), values)

    def later(self, seconds: float) -> None:
        """Let time pass for everything that is locked."""
        self.run("UPDATE brakes SET locked_until = locked_until - make_interval(secs => :s)", s=seconds)

    def dump(self) -> str:
        """Return every row of every table as text."""
        tables = text("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        with self.set_up.engine.connect() as connection:
            names = connection.scalars(tables).all()
            rows = [connection.scalars(text(f"SELECT t::text FROM {name} t")).all() for name in names]
        return "\n".join(str(row) for table in rows for row in table)


def furnish(house: House) -> None:
    """Leave a row in each table of accounts."""
    ada = house.person("ada@example.com")
    with_second_factor(ada)
    ada.post(f"{API}/invitations", json={"email": "bob@example.com", "role": "editor"})
    ada.post(f"{API}/password-resets", json={"email": "ada@example.com"})
    house.asks(house.browser(), "carol@example.com")


def sign_in(browser: TestClient, email: str, password: str = PASSWORD, code: str | None = None) -> Any:
    """Try to sign in."""
    given = {"email": email, "password": password} | ({} if code is None else {"code": code})
    return browser.post(f"{API}/sign-in", json=given)


def kind_of(answer: Any) -> str:
    """Return the kind of problem in a response."""
    return str(answer.json()["type"].rpartition(":")[2])


def is_in(browser: TestClient) -> bool:
    """Return whether a browser is signed in."""
    return browser.get(f"{API}/me").status_code == 200


def with_second_factor(browser: TestClient) -> tuple[pyotp.TOTP, list[str]]:
    """Give the account a second factor; return it and the recovery codes."""
    offer = browser.post(f"{API}/me/second-factor", json={"password": PASSWORD}).json()
    totp = pyotp.parse_uri(offer["uri"])
    assert isinstance(totp, pyotp.TOTP)
    answer = browser.put(f"{API}/me/second-factor", json={"code": totp.now()})
    assert answer.status_code == 200, answer.text
    return totp, answer.json()["codes"]
