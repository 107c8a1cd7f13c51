"""Releases side by side on one database: an older release keeps working until a migration removes what it uses."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import Engine, text
from typer.testing import CliRunner

import stormsizer
from tests.webapp.conftest import copied_set_up
from tests.webapp.documents import Document
from tests.webapp.setups import SetUp
from webapp.cli.app import app
from webapp.cli.server import serve
from webapp.core.db.errors import IncompatibleDatabaseError
from webapp.core.db.migrations import Schema, current_revision, head_revision, migrate, schema_of
from webapp.core.db.tenancy import SHARED
from webapp.settings import Settings

pytestmark = pytest.mark.tested_on("server")

FOLDER = Settings().migrations_folder
EXPANDING, CONTRACTING = "expanding", "contracting"
REVISION = """
from alembic import op

revision = "{name}"
down_revision = "{before}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("{up}")


def downgrade() -> None:
    op.execute("{down}")
"""


@pytest.fixture(scope="module")
def next_release(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The migrations of later releases: one that adds a column, and one that ends the compatibility with this one."""
    folder = tmp_path_factory.mktemp("later") / "migrations"
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    head = str(head_revision(FOLDER))
    raised = f"UPDATE installation SET oldest_compatible_revision = '{CONTRACTING}'"
    lowered = f"UPDATE installation SET oldest_compatible_revision = '{head}'"
    later = (
        (EXPANDING, head, "ALTER TABLE projects ADD COLUMN later text", "ALTER TABLE projects DROP COLUMN later"),
        (CONTRACTING, EXPANDING, raised, lowered),
    )
    for name, before, up, down in later:
        (folder / "versions" / f"{name}.py").write_text(REVISION.format(name=name, before=before, up=up, down=down))
    return folder


@pytest.fixture
def own(installation: SetUp, full_database: str) -> Iterator[SetUp]:
    """A database of its own with rows in every table."""
    with copied_set_up(installation, full_database, "side_by_side") as own:
        yield own


def schema(engine: Engine, folder: Path) -> Schema:
    with engine.connect() as connection:
        return schema_of(connection, folder)


def ready(client: TestClient) -> tuple[int, str]:
    answer = client.get("/readyz")
    return answer.status_code, answer.json()["database"]


def test_release_stays_ready_on_a_newer_database_until_it_is_incompatible(own: SetUp, next_release: Path) -> None:
    client = own.client()
    assert ready(client) == (200, "ready")
    migrate(own.engine, next_release, EXPANDING)
    assert schema(own.engine, FOLDER) is Schema.NEWER
    assert ready(client) == (200, "ready")
    assert client.post("/api/v1/projects", json={"name": "Made by the old release"}).status_code == 201
    migrate(own.engine, next_release, CONTRACTING)
    assert schema(own.engine, FOLDER) is Schema.INCOMPATIBLE
    assert ready(client) == (503, "incompatible")
    migrate(own.engine, next_release, str(head_revision(FOLDER)))
    assert ready(client) == (200, "ready")


def test_release_waits_for_its_own_migrations(own: SetUp, next_release: Path) -> None:
    assert schema(own.engine, next_release) is Schema.OLDER
    migrate(own.engine, next_release)
    assert schema(own.engine, next_release) is Schema.CURRENT


def test_starting_an_old_release_leaves_a_newer_database_as_it_is(own: SetUp, next_release: Path) -> None:
    migrate(own.engine, next_release, EXPANDING)
    assert not migrate(own.engine, FOLDER)
    assert current_revision(own.engine) == EXPANDING
    migrate(own.engine, next_release, CONTRACTING)
    with pytest.raises(IncompatibleDatabaseError, match=CONTRACTING):
        migrate(own.engine, FOLDER)
    answer = CliRunner().invoke(app, ["migrate"], env=own.environment)
    assert answer.exit_code == 1
    assert "this release cannot use" in answer.output


def engine_version_of_catalog(own: SetUp) -> str:
    current = text("SELECT engine_version FROM catalog_versions WHERE is_current AND organization_id = :shared")
    with own.engine.connect() as connection:
        return str(connection.scalar(current, {"shared": SHARED}))


@pytest.mark.parametrize("migrated", [True, False])
def test_starting_an_old_release_leaves_the_catalog_of_the_newer_one(
    own: SetUp, next_release: Path, monkeypatch: pytest.MonkeyPatch, *, migrated: bool
) -> None:
    before = engine_version_of_catalog(own)
    monkeypatch.setattr("stormsizer.__version__", "0.0.1")
    if migrated:
        migrate(own.engine, next_release, EXPANDING)
    assert not serve._catalog(own.service()).changed
    assert engine_version_of_catalog(own) == before


def test_starting_a_new_release_replaces_the_catalog_of_the_older_one(
    own: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stormsizer.__version__", "0.10.0")
    assert serve._catalog(own.service()).changed
    monkeypatch.setattr("stormsizer.__version__", "0.11.0")
    assert serve._catalog(own.service()).changed
    assert engine_version_of_catalog(own) == "0.11.0"
    monkeypatch.setattr("stormsizer.__version__", "0.9.9")
    assert not serve._catalog(own.service()).changed


def test_operator_who_goes_back_to_an_old_release_loads_its_catalog(
    own: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stormsizer.__version__", "0.0.1")
    assert CliRunner().invoke(app, ["catalog", "load"], env=own.environment).exit_code == 0
    assert engine_version_of_catalog(own) == "0.0.1"


@pytest.mark.parametrize("command", ["worker", "sweeper"])
def test_worker_and_sweeper_reject_a_database_that_they_cannot_use(
    own: SetUp, next_release: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setattr("webapp.core.logs.configure", lambda: None)  # it would log to this test's captured output
    migrate(own.engine, next_release, CONTRACTING)
    answer = CliRunner().invoke(app, [command], env=own.environment)
    assert (answer.exit_code, "a newer release has migrated the database" in answer.output) == (1, True)
    migrate(own.engine, next_release, "0032")
    answer = CliRunner().invoke(app, [command], env=own.environment)
    assert (answer.exit_code, "run `stormsizer migrate` first" in answer.output) == (1, True)


def test_a_run_names_the_release_that_computed_it(set_up: SetUp, client: TestClient, draft: Document) -> None:
    run_id = client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()["id"]
    with set_up.engine.begin() as connection:
        connection.execute(text("UPDATE runs SET engine_version = '99.0.0'"))
    assert set_up.work_off(run_id)
    run = client.get(f"/api/v1/runs/{run_id}").json()
    assert run["engine_version"] == run["result"]["engine_version"] == stormsizer.__version__
