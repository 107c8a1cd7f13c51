"""Permissions match `permissions.py`: every operation, by every kind of user and key."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.webapp.accounts.people import House
from tests.webapp.matrix.calls import Answer, Call, absent_call, lasting_call
from tests.webapp.matrix.conftest import Tell
from tests.webapp.matrix.description import Operation, operations
from tests.webapp.matrix.tenants import Tenant, address_of_its_own, user_without_an_organization
from tests.webapp.setups import ORIGIN
from webapp.core.security.principal import Open
from webapp.permissions import PERMISSIONS

pytestmark = pytest.mark.tested_on("server")
RANKS = ("viewer", "editor", "owner")
CHANGES_WHO_ASKS = frozenset(
    {
        "accept_invitation",
        "change_password",
        "leave_organization",
        "open_share_link",
        "sign_in",
        "sign_out",
        "verify_email",
    }
)
"""Operations that set or clear a cookie: they run in another browser, so that the others keep their session."""
SOME = ("owner", "editor", "viewer", "key to read", "link holder", "anonymous")
"""One client of each kind, and users of each role; the long tests ask as all others too."""


@dataclass(frozen=True)
class Asker:
    """A client and its known properties."""

    kind: str
    client: TestClient
    role: str | None = None
    scopes: frozenset[str] | None = None
    """Scopes of a key; none for users."""

    def may(self, operation: Operation) -> bool:
        """Return whether the table allows it."""
        permission = PERMISSIONS[operation.id]
        if permission is Open.TO_ALL:
            return True
        if permission is Open.TO_LINKS:
            return self.kind == "link holder"
        if permission is Open.TO_ACCOUNTS:
            return self.kind in ("session", "laptop")
        if self.scopes is not None and permission.scope not in self.scopes:
            return False
        return self.role is not None and RANKS.index(self.role) >= RANKS.index(permission.role)


@pytest.fixture(scope="module")
def askers(house: House, attacker: Tenant) -> dict[str, Asker]:
    """Every kind of client: each role, a key with each scope, and clients with neither."""

    def program(*scopes: str) -> Asker:
        role = "owner" if "manage" in scopes else "editor"
        return Asker("api key", attacker.program(*scopes), role, frozenset(scopes))

    found = {
        "owner": Asker("session", attacker.member("owner"), "owner"),
        "editor": Asker("session", attacker.member("editor"), "editor"),
        "viewer": Asker("session", attacker.member("viewer"), "viewer"),
        "no organization": Asker("session", user_without_an_organization(attacker)),
        "link holder": Asker("link holder", attacker.visitor()),
        "anonymous": Asker("anonymous", address_of_its_own(house)),
        "key for everything": program("read", "write", "run", "manage"),
    }
    found |= {f"key to {scope}": program(scope) for scope in ("read", "write", "run", "manage")}
    local = house.set_up.settings.model_copy(update={"accounts": False})
    laptop = replace(house.set_up, settings=local).client()
    return found | {"laptop": Asker("laptop", laptop, "owner")}


def client_for(operation: Operation, asker: Asker, tenant: Tenant) -> TestClient:
    """Return the asker's browser, or another one of the same kind if it would not be the same any more."""
    if operation.id not in CHANGES_WHO_ASKS:
        return asker.client
    if asker.kind == "session":
        return user_without_an_organization(tenant) if asker.role is None else tenant.member(asker.role)
    if asker.kind == "link holder":
        return tenant.visitor()
    if asker.kind == "laptop":
        return TestClient(asker.client.app, base_url=ORIGIN, raise_server_exceptions=False)
    fresh = address_of_its_own(tenant.house)
    fresh.headers.update({k: v for k, v in asker.client.headers.items() if k.lower() == "authorization"})
    return fresh


def call_for(operation: Operation, tenant: Tenant) -> Call:
    """Return a request that changes as little as it can: about nothing, but where being allowed means to see it."""
    is_seen = PERMISSIONS[operation.id] is Open.TO_LINKS
    return (lasting_call if is_seen else absent_call)(operation, tenant)


def is_refused(operation: Operation, answer: Answer) -> bool:
    """Return whether a response is a refusal for lack of permission; a wrong password is not."""
    if PERMISSIONS[operation.id] is Open.TO_LINKS:
        return answer.status == 404
    kinds = (b"urn:stormsizer:problem:not-signed-in", b"urn:stormsizer:problem:not-allowed")
    return answer.status in (401, 403) and any(kind in answer.content for kind in kinds)


def wrong_cells(askers: dict[str, Asker], tenant: Tenant) -> Iterator[str]:
    """Request every operation as every kind of client; yield responses that differ from the table."""
    for operation in operations():
        call = call_for(operation, tenant)
        for name, asker in askers.items():
            answer = call.by(client_for(operation, asker, tenant))
            if is_refused(operation, answer) is asker.may(operation):
                yield f"{operation.id} by {name}: {answer.status}, and may{'' if asker.may(operation) else ' not'}"
            elif answer.status >= 500 and operation.id != "get_readiness":
                yield f"{operation.id} by {name}: {answer.status}"
            expected = 401 if asker.kind in ("anonymous", "link holder") else 403
            if is_refused(operation, answer) and answer.status not in (expected, 404):
                yield f"{operation.id} by {name}: refused with {answer.status}, not {expected}"


@pytest.mark.parametrize("who", [pytest.param(SOME, id="some"), pytest.param(None, id="all", marks=pytest.mark.long)])
def test_every_operation_follows_the_permission_table_for_every_role(
    askers: dict[str, Asker], attacker: Tenant, tell: Tell, who: tuple[str, ...] | None
) -> None:
    asking = {name: askers[name] for name in who or askers}
    wrong = list(wrong_cells(asking, attacker))
    n = len(operations())
    tell("permissions", f"{n} operations, {len(asking)} askers, {n * len(asking):,} cells, {len(wrong)} wrong")
    assert wrong == [], "\n".join(wrong[:50])


def test_permission_is_checked_before_the_object_is_looked_up(askers: dict[str, Asker], attacker: Tenant) -> None:
    told: list[Any] = []
    for operation in operations():
        if not operation.id_places or PERMISSIONS[operation.id] is Open.TO_LINKS:
            continue
        there, absent = lasting_call(operation, attacker), absent_call(operation, attacker)
        for name in ("viewer", "anonymous", "key to read"):
            asker = askers[name]
            if not asker.may(operation) and there.by(asker.client) != absent.by(asker.client):
                told.append((operation.id, name))
    assert told == []
