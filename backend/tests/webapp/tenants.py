"""Organizations for tests that need several, and browsers of people who are known without signing in."""

from __future__ import annotations

from dataclasses import replace
from uuid import UUID

from fastapi import FastAPI
from fastapi.testclient import TestClient
from pydantic import SecretStr
from sqlalchemy import text

from tests.webapp.setups import ORIGIN, SetUp
from webapp.core.db.ids import new_id
from webapp.core.security.principal import Principal, Role, Scope
from webapp.main import create_app

SECRET = SecretStr("not the secret of any installation")
WHO = "X-Who"


def organization(set_up: SetUp, name: str) -> UUID:
    """Make an organization."""
    organization_id = new_id()
    with set_up.engine.begin() as connection:
        made = text("INSERT INTO organizations (id, name) VALUES (:id, :name)")
        connection.execute(made, {"id": organization_id, "name": name})
    return organization_id


def signed_in(set_up: SetUp) -> SetUp:
    """Return the set-up as one that people sign in to."""
    return replace(set_up, settings=set_up.settings.model_copy(update={"accounts": True, "secret_key": SECRET}))


def browser_of(set_up: SetUp, organization_id: UUID, name: str = "Ada", role: Role = Role.OWNER) -> TestClient:
    """Return the browser of a member of an organization."""
    who = Principal(
        kind="session",
        id=new_id(),
        organization_id=organization_id,
        account_id=UUID(int=sum(name.encode())),
        role=role,
        scopes=frozenset(Scope),
        name=name,
    )
    _known[str(who.id)] = who
    _add_member(set_up, who)
    headers = {"Origin": ORIGIN, WHO: str(who.id)}
    app = _app_of(set_up)
    return TestClient(app, base_url=ORIGIN, headers=headers, raise_server_exceptions=False)


def _add_member(set_up: SetUp, who: Principal) -> None:
    """Record the person's account and membership, so that they can own keys."""
    given = {"account": who.account_id, "email": f"{who.account_id}@example.com", "name": who.name}
    member = {"account": who.account_id, "organization": who.organization_id, "role": who.role}
    with set_up.engine.begin() as connection:
        connection.execute(
            text("INSERT INTO accounts (id, email, name) VALUES (:account, :email, :name) ON CONFLICT DO NOTHING"),
            given,
        )
        connection.execute(
            text(
                "INSERT INTO members (organization_id, account_id, role) VALUES (:organization, :account, :role) "
                "ON CONFLICT DO NOTHING"
            ),
            member,
        )


_known: dict[str, Principal] = {}
_apps: dict[str, FastAPI] = {}


def _app_of(set_up: SetUp) -> FastAPI:
    """Return the application of a set-up; another one where its settings differ."""
    address = f"{set_up.engine.url.render_as_string(hide_password=False)} {set_up.settings!r}"
    if address not in _apps:
        service = signed_in(set_up).service()
        unasked = replace(service.ports, confirm=lambda *_: None)  # these people have no password
        ports = replace(unasked, recognize=(lambda request, _: _known.get(request.headers.get(WHO, "")),))
        _apps[address] = create_app(replace(service, ports=ports))
    return _apps[address]
