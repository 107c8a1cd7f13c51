"""Every test of this folder that asks for `set_up` runs twice: on the default set-up and on servers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
import structlog
from fastapi.testclient import TestClient
from pydantic import SecretStr

from tests.webapp.documents import office
from tests.webapp.setups import ORIGIN, SetUp
from tests.webapp.shared_backtest import shared_backtest
from webapp.catalogs.service import load
from webapp.core.db.migrations import migrate
from webapp.core.db.session import connect, sessions_of
from webapp.settings import Settings

LEASE_S = 1.5
HERE = Path(__file__).parent
SET_UPS = ("embedded", "server")
BOTH, NEITHER = "both", "neither"
ASKED_OF = {
    "matrix/test_headers.py": {"": "embedded"},
    "matrix/test_mass_assignment.py": {"": "embedded"},
    "matrix/test_roles.py": {"": "embedded"},
    "matrix/test_two_tenants.py": {"both walls": NEITHER, "row-level security alone": "server", "": "embedded"},
    "runs/test_lost_workers.py": {"": "embedded"},
    "contract/test_contract.py": {"": BOTH},
    "webhooks/test_lost_workers.py": {"": "embedded"},
}
"""Which set-up the shorter lane asks, by words in a test's name, the first that fit.

All other tests take turns by their names; `make test-long` asks both. What row-level security alone keeps apart, both
walls do; workers that are lost on servers are what `tests/chaos` is about.
"""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Ask one set-up of each test in the shorter lane."""
    for item in items:
        if isinstance(item, pytest.Function) and item.path.is_relative_to(HERE):
            params = item.callspec.params if hasattr(item, "callspec") else {}
            if "installation" in params and params["installation"] != _asked(item):
                item.add_marker(pytest.mark.long)


def _asked(item: pytest.Function) -> object:
    said = ASKED_OF.get(item.path.relative_to(HERE).as_posix(), {})
    asked = next((set_up for words, set_up in said.items() if words in item.name), None)
    if asked == BOTH:
        return item.callspec.params["installation"]
    return asked or SET_UPS[crc32(item.originalname.encode()) % 2]


@pytest.fixture(scope="session", autouse=True)
def _silent() -> None:
    """Keep the log out of the tests: drawing a traceback takes seconds."""

    def drop(*_: object) -> dict[str, object]:
        raise structlog.DropEvent

    structlog.configure(processors=[drop], cache_logger_on_first_use=False)


@pytest.fixture(scope="session", autouse=True)
def _one_backtest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Compute the evidence once, whatever the number of set-ups and processes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("webapp.evidence.service.backtest", shared_backtest(tmp_path_factory))
        yield


@pytest.fixture(
    scope="session",
    params=[
        pytest.param("embedded", id="embedded"),
        pytest.param("server", id="server", marks=[pytest.mark.postgres, pytest.mark.redis]),
    ],
)
def installation(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SetUp]:
    """A migrated database with the catalogue, once per set-up."""
    is_server = request.param == "server"
    url: str = request.getfixturevalue("server_postgres_url" if is_server else "embedded_postgres_url")
    redis_url: str | None = request.getfixturevalue("server_redis_url") if is_server else None
    with installed(request.param, url, redis_url, tmp_path_factory.mktemp(request.param)) as set_up:
        yield set_up


@contextmanager
def installed(name: str, url: str, redis_url: str | None, data_folder: Path) -> Iterator[SetUp]:
    """Migrate a database and load the catalogue."""
    settings = Settings(
        database_url=url,
        redis_url=redis_url,
        data_folder=data_folder,
        frontend_folder=Path("/nonexistent"),
        lease_s=LEASE_S,
        accounts=False,
        secret_key=SecretStr("mF4-Rq7_tZw9.Lx2~Vb8+Kd5=Hs3*Jn6"),
        public_url=ORIGIN,
        password_passes=1,
        password_memory_kib=64,
        republish_s=1.0,
        sweep_s=0.2,
    )
    engine = connect(url)
    migrate(engine, settings.migrations_folder)
    load(sessions_of(engine), settings.seed_folder / "catalog")
    yield SetUp(name, settings, engine)
    engine.dispose()


@pytest.fixture
def set_up(installation: SetUp) -> Iterator[SetUp]:
    """The installation, clean again after each test."""
    yield installation
    installation.clean()


@pytest.fixture
def client(set_up: SetUp) -> TestClient:
    """A browser on a service whose queue only takes notes."""
    return set_up.client()


@pytest.fixture
def project_id(client: TestClient) -> str:
    """A project without scenarios."""
    return str(client.post("/api/v1/projects", json={"name": "Branch offices"}).json()["id"])


@pytest.fixture
def draft(client: TestClient, project_id: str) -> dict[str, Any]:
    """A scenario that holds."""
    answer = client.post(f"/api/v1/projects/{project_id}/scenarios", json=office())
    assert answer.status_code == 201, answer.text
    document: dict[str, Any] = answer.json()
    return document
