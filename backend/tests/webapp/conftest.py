"""Every test of this folder that asks for `set_up` can run twice: on the embedded set-up and on servers.

`make test-long` runs it on both. `make test` runs it on the embedded set-up, or on those that the marker names:
`@pytest.mark.tested_on("server")`, `@pytest.mark.tested_on("embedded", "server")`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import structlog
from anyio.from_thread import start_blocking_portal
from fastapi.routing import APIRoute, _EffectiveRouteContext, _RouterIncludeContext
from fastapi.testclient import TestClient
from pydantic import SecretStr
from sqlalchemy import Engine, text

from stormsizer.model.catalog import Catalog
from tests.support.services import logins_on
from tests.support.shared_backtest import Compute
from tests.webapp.documents import office
from tests.webapp.filled import filled
from tests.webapp.setups import ORIGIN, SetUp
from tests.webapp.shared_work import draw, shared_charts, shared_weeks
from webapp.catalogs.seeds import catalog_from_files
from webapp.catalogs.service import load
from webapp.core.db.migrations import migrate
from webapp.core.db.session import connect, sessions_of
from webapp.settings import Settings

LEASE_S = 1.5
HERE = Path(__file__).parent
DEFAULT_SET_UP = ("embedded",)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark a test `long` on the set-ups that its marker `tested_on` does not name; without one, on servers."""
    for item in items:
        if isinstance(item, pytest.Function) and item.path.is_relative_to(HERE):
            params = item.callspec.params if hasattr(item, "callspec") else {}
            marker = item.get_closest_marker("tested_on")
            short_lane = marker.args if marker else DEFAULT_SET_UP
            if "installation" in params and params["installation"] not in short_lane:
                item.add_marker(pytest.mark.long)


@pytest.fixture(scope="session", autouse=True)
def _silent() -> None:
    """Suppress logging in tests: formatting a traceback takes seconds."""

    def drop(*_: object) -> dict[str, object]:
        raise structlog.DropEvent

    structlog.configure(processors=[drop], cache_logger_on_first_use=False)


@pytest.fixture(scope="session", autouse=True)
def _one_loop() -> Iterator[None]:
    """Answer all browsers in one event loop: starting one per request takes longer than most requests."""
    with start_blocking_portal() as portal, pytest.MonkeyPatch.context() as patch:
        patch.setattr(TestClient, "portal", portal)
        yield


@pytest.fixture(scope="session", autouse=True)
def _routes_built_once() -> Iterator[None]:
    """Build every route once for all applications: FastAPI builds it for each, which takes longer than most tests."""
    build = _EffectiveRouteContext.from_api_route
    built: dict[tuple[int, str], _EffectiveRouteContext] = {}

    def once(*, original_route: APIRoute, include_context: _RouterIncludeContext) -> _EffectiveRouteContext:
        key = (id(original_route), include_context.prefix)
        if key not in built:
            built[key] = build(original_route=original_route, include_context=include_context)
        return built[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(_EffectiveRouteContext, "from_api_route", once)
        yield


@pytest.fixture(scope="session", autouse=True)
def _one_backtest(computed_once: Compute) -> Iterator[None]:
    """Compute the evidence once, whatever the number of set-ups and processes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("webapp.evidence.service.backtest", computed_once)
        yield


@pytest.fixture(scope="session", autouse=True)
def _shared_work() -> Iterator[None]:
    """Compute each week and draw each chart once per process: most tests ask for the same ones."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("webapp.runs.kinds.table.assess", shared_weeks())
        patch.setattr("webapp.reports.rendering.drawing._svg", shared_charts())
        yield


@pytest.fixture
def drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw charts every time, for tests that compare two drawings."""
    monkeypatch.setattr("webapp.reports.rendering.drawing._svg", draw)


@pytest.fixture(scope="session", autouse=True)
def _one_catalog() -> Iterator[None]:
    """Read the shipped catalog once for all commands of a process: most commands take less time than reading it."""
    shipped = Settings().seed_folder / "catalog"
    read = cache(catalog_from_files)

    def catalog_in(folder: Path) -> Catalog:
        return read(folder) if folder == shipped else catalog_from_files(folder)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("webapp.cli.runner.catalog_from_files", catalog_in)
        yield


@pytest.fixture(
    scope="session",
    params=[
        pytest.param("embedded", id="embedded"),
        pytest.param("server", id="server", marks=[pytest.mark.postgres, pytest.mark.redis]),
    ],
)
def installation(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SetUp]:
    """A migrated database with the catalog, once per set-up."""
    is_server = request.param == "server"
    url: str = request.getfixturevalue("server_postgres_url" if is_server else "embedded_postgres_url")
    redis_url: str | None = request.getfixturevalue("server_redis_url") if is_server else None
    with installed(request.param, url, redis_url, tmp_path_factory.mktemp(request.param)) as set_up:
        yield set_up


@contextmanager
def installed(name: str, url: str, redis_url: str | None, data_folder: Path) -> Iterator[SetUp]:
    """Migrate a database and load the catalog."""
    logins = logins_on(url)
    settings = Settings(
        database_url=logins.service,
        redis_url=redis_url,
        data_folder=data_folder,
        frontend_folder=Path("/nonexistent"),
        lease_s=LEASE_S,
        accounts=False,
        secret_key=SecretStr("mF4-Rq7_tZw9.Lx2~Vb8+Kd5=Hs3*Jn6"),
        public_url=ORIGIN,
        sign_up=True,
        password_passes=1,
        password_memory_kib=64,
        republish_s=1.0,
        sweep_s=0.2,
    )
    set_up = SetUp(name, settings, connect(logins.owner))
    migrate(set_up.engine, settings.migrations_folder)
    load(sessions_of(set_up.service_engine), settings.seed_folder / "catalog")
    yield set_up
    set_up.service_engine.dispose()
    set_up.engine.dispose()


@pytest.fixture(scope="session")
def full_database(installation: SetUp) -> str:
    """Return the name of a database with rows in every table, filled once per set-up: copy it as a template."""
    name = "filled_once"
    _create_database(installation, name)
    engine = connect(installation.engine.url.set(database=name).render_as_string(hide_password=False))
    migrate(engine, installation.settings.migrations_folder)
    try:
        filled(installation, engine)
    finally:
        engine.dispose()
    return name


@contextmanager
def copied(installation: SetUp, template: str, name: str) -> Iterator[Engine]:
    """Copy a database of an installation; yield the copy."""
    _create_database(installation, name, template)
    engine = connect(installation.engine.url.set(database=name).render_as_string(hide_password=False))
    yield engine
    engine.dispose()


@contextmanager
def copied_set_up(installation: SetUp, template: str, name: str) -> Iterator[SetUp]:
    """Copy a database of an installation; yield the installation on the copy."""
    with copied(installation, template, name) as engine:
        set_up = replace(installation, engine=engine)
        yield set_up
        set_up.service_engine.dispose()


def _create_database(installation: SetUp, name: str, template: str = "template1") -> None:
    with installation.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
        connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {template}"))


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
