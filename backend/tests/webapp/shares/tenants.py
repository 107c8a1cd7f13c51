"""Two customers on one service, each with a finished run, and browsers of members and of strangers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any
from uuid import UUID

from fastapi import Request
from fastapi.testclient import TestClient
from pydantic import SecretStr
from sqlalchemy import insert

from tests.webapp.documents import office
from tests.webapp.setups import Notebook, SetUp
from webapp.accounts.models import OrganizationRow
from webapp.core.db.ids import new_id
from webapp.core.db.session import sessions_of
from webapp.core.ports import Service
from webapp.core.security.principal import Principal, Role, Scope
from webapp.main import create_service

ORIGIN = "https://127.0.0.1:8000"
PUBLIC_URL = "https://sizing.example.com"
SECRET = SecretStr("of this test alone, and long enough for it")
MEMBER = "X-Member-Of"
NOTES = "They have twenty per cent in the budget"


def member_by_header(request: Request, _: Service) -> Principal | None:
    """Recognize a member by a header: how people sign in is not the question here."""
    said = request.headers.get(MEMBER)
    if said is None:
        return None
    organization_id, role = said.split()
    return Principal("session", new_id(), UUID(organization_id), role=Role(role), scopes=frozenset(Scope), name="Ada")


def service_of(set_up: SetUp, **changes: Any) -> Service:
    """Return a service that people sign in to."""
    settings = set_up.with_accounts().settings.model_copy(
        update={"public_url": PUBLIC_URL, "secret_key": SECRET, "rate_limits": False, **changes}
    )
    service = create_service(settings, sessions_of(set_up.service_engine), Notebook())
    return replace(service, ports=replace(service.ports, recognize=(member_by_header,)))


@dataclass(frozen=True)
class Tenant:
    """A customer with a finished run."""

    app: Any
    organization_id: UUID
    project_id: str
    run_id: str

    def member(self, role: Role = Role.EDITOR) -> TestClient:
        """Return the browser of a member."""
        return browser(self.app, {MEMBER: f"{self.organization_id} {role}"})

    def link(self, **given: Any) -> dict[str, Any]:
        """Make a link."""
        answer = self.member().post(f"/api/v1/runs/{self.run_id}/share-links", json=given)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made


def browser(app: Any, headers: dict[str, str] | None = None) -> TestClient:
    """Return a browser that has never been here."""
    return TestClient(app, base_url=ORIGIN, headers=headers, raise_server_exceptions=False)


def tenant_of(set_up: SetUp, app: Any, name: str) -> Tenant:
    """Make a customer, and a run of theirs."""
    organization_id = new_id()
    with set_up.engine.begin() as connection:
        connection.execute(insert(OrganizationRow).values(id=organization_id, name=name))
    client = browser(app, {MEMBER: f"{organization_id} editor"})
    project = client.post("/api/v1/projects", json={"name": f"Project of {name}", "notes": NOTES}).json()
    draft = client.post(f"/api/v1/projects/{project['id']}/scenarios", json=office(name=f"Office of {name}")).json()
    run = client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()
    assert set_up.work_off(run["id"])
    return Tenant(app, organization_id, project["id"], run["id"])


def token_of(link: dict[str, Any]) -> str:
    """Return the text after the `#`."""
    token: str = link["url"].partition("#")[2]
    return token


def opened(app: Any, token: str) -> TestClient:
    """Return the browser of a visitor who has opened a link."""
    client = browser(app)
    answer = client.post("/api/v1/shared", json={"token": token})
    assert answer.status_code == 200, answer.text
    return client
