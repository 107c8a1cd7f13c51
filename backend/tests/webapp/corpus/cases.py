"""Cases of the corpus: a request and the expected response."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from fastapi.testclient import TestClient

from tests.webapp.documents import office
from tests.webapp.setups import SetUp

API = "/api/v1"
JSON = {"Content-Type": "application/json"}
REFUSED = (400, 422)


@dataclass(frozen=True)
class Stage:
    """A service with a project, a scenario, a finished run and one that is deleted; the same in every set-up."""

    client: TestClient
    project_id: str
    scenario_id: str
    run_id: str
    deleted_id: str


Send = Callable[[Stage], Any]


@dataclass(frozen=True)
class Case:
    """One input.

    Attributes
    ----------
    allowed
        Accepted status codes.
    kept
        If accepted: the part of the response that must equal the request, and its path.
    """

    name: str
    send: Send
    allowed: Collection[int]
    kept: tuple[str, Any] | None = None


def set_the_stage(set_up: SetUp) -> Stage:
    """Make what the cases need."""
    client = set_up.client()
    project_id = client.post(f"{API}/projects", json={"name": "Branch offices"}).json()["id"]
    scenario = client.post(f"{API}/projects/{project_id}/scenarios", json=office()).json()
    run_id = client.post(f"{API}/scenarios/{scenario['id']}/runs").json()["id"]
    set_up.work_off(run_id)
    gone = client.post(f"{API}/projects", json={"name": "Gone"}).json()["id"]
    assert client.delete(f"{API}/projects/{gone}").status_code == 204
    return Stage(client, project_id, scenario["id"], run_id, str(UUID(gone)))


def at(document: Any, path: str) -> Any:
    """Return the value at a path of a document."""
    for step in path.split("."):
        document = document[int(step)] if step.isdigit() else document[step]
    return document
