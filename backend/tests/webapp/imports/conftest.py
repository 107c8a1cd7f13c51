"""An import, and short ways to ask for what can be done with it."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.webapp.imports.files import BYTES, STEADY, STORM, table
from tests.webapp.setups import SetUp

API = "/api/v1"
Json = dict[str, Any]


class Importer:
    """A user with measurement files."""

    def __init__(self, set_up: SetUp, client: TestClient) -> None:
        self.set_up, self.client = set_up, client
        answer = client.post(f"{API}/imports", json={"name": "Tuesday at head office"})
        assert answer.status_code == 201, answer.text
        self.id = str(answer.json()["id"])
        self.place = f"{API}/imports/{self.id}"

    def send(self, name: str, content: Any, **headers: str) -> Any:
        """Upload a file; return the answer."""
        return self.client.post(f"{self.place}/files", params={"name": name}, content=content, headers=BYTES | headers)

    def add(self, name: str, content: bytes) -> Json:
        """Upload a file that is taken."""
        answer = self.send(name, content)
        assert answer.status_code in (200, 201), answer.text
        file: Json = answer.json()
        return file

    def ask(self, **options: Any) -> Json:
        """Ask for a reading."""
        answer = self.client.post(f"{self.place}/readings", json=options)
        assert answer.status_code == 202, answer.text
        assert answer.headers["location"] == self.place
        found: Json = answer.json()
        return found

    def read(self, **options: Any) -> Json:
        """Have a worker in this process read the files."""
        self.ask(**options)
        self.set_up.execute_jobs("import")
        return self.now()

    def now(self) -> Json:
        """Where the import is."""
        answer = self.client.get(self.place)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def proposed(self, scenario_id: str, **selection: Any) -> Any:
        """Ask what choosing would change; return the answer."""
        return self.client.post(f"{self.place}/proposals", json={"scenario_id": scenario_id, "selection": selection})

    def accept(self, scenario_id: str, etag: str | None, **selection: Any) -> Any:
        """Take what is chosen; return the answer."""
        headers = {} if etag is None else {"If-Match": etag}
        asked = {"scenario_id": scenario_id, "selection": selection}
        return self.client.post(f"{self.place}/acceptances", json=asked, headers=headers)

    def undo(self, acceptance_id: str) -> Any:
        """Take it back; return the answer."""
        return self.client.post(f"{self.place}/acceptances/{acceptance_id}/undo")


@pytest.fixture
def importer(set_up: SetUp, client: TestClient) -> Importer:
    """A user with an import without files."""
    return Importer(set_up, client)


@pytest.fixture
def ready(importer: Importer) -> Importer:
    """A user with a finished import: two phases of ten desktops."""
    importer.add("t.csv", table())
    assert importer.read(windows=[STEADY, STORM])["state"] == "ready"
    return importer
