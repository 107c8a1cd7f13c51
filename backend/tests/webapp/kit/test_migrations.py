"""The tables go up and down, also when they are full, and are what the models say."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, text

from tests.webapp.documents import office
from tests.webapp.setups import SetUp
from webapp.evidence.models import BacktestRow
from webapp.kit.db import Base, connect, sessions_of
from webapp.kit.migrations import config_of, current_revision, head_revision, migrate
from webapp.settings import Settings

FOLDER = Settings().migrations_folder
REVISIONS = [each.revision for each in ScriptDirectory.from_config(config_of(FOLDER)).walk_revisions()][::-1]


@pytest.fixture
def empty(installation: SetUp) -> Iterator[Engine]:
    """A database of its own beside the installation's."""
    with installation.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("DROP DATABASE IF EXISTS migrations WITH (FORCE)"))
        connection.execute(text("CREATE DATABASE migrations"))
    engine = connect(installation.engine.url.set(database="migrations").render_as_string(hide_password=False))
    yield engine
    engine.dispose()


def filled(installation: SetUp, engine: Engine) -> None:
    """Fill every table through the service itself."""
    own = SetUp(installation.name, installation.settings, engine, sessions_of(engine))
    from webapp.catalogs.service import load

    with own.sessions.begin() as session:
        load(session, own.settings.seed_folder / "catalog")
        session.add(BacktestRow(inputs_sha256="x", document={}))
    client = own.client()
    project = client.post("/api/v1/projects", json={"name": "Full"}).json()
    draft = client.post(f"/api/v1/projects/{project['id']}/scenarios", json=office()).json()
    run = client.post(f"/api/v1/scenarios/{draft['id']}/runs", headers={"Idempotency-Key": "k"}).json()
    asked = {"from": "2026-03-02T06:00:00Z", "to": "2026-03-02T06:00:05Z"}
    window = client.post(f"/api/v1/scenarios/{draft['id']}/windows", json=asked).json()
    for each in (run, window):
        assert own.work_off(each["id"])
    empty_tables = [table for table in Base.metadata.tables if own.count(table) == 0]
    assert empty_tables == []


def test_the_models_are_what_the_migrations_make(empty: Engine) -> None:
    migrate(empty, FOLDER)
    with empty.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        differences: list[Any] = compare_metadata(context, Base.metadata)
    assert differences == []


def test_a_full_database_goes_down_and_up_again_step_by_step(installation: SetUp, empty: Engine) -> None:
    migrate(empty, FOLDER)
    filled(installation, empty)
    for revision in [*REVISIONS[-2::-1], "base"]:
        migrate(empty, FOLDER, revision)
        assert current_revision(empty) == (None if revision == "base" else revision)
    for revision in REVISIONS:
        migrate(empty, FOLDER, revision)
        assert current_revision(empty) == revision


def test_windows_go_on_the_way_down_and_weeks_are_what_they_were(installation: SetUp, empty: Engine) -> None:
    migrate(empty, FOLDER)
    filled(installation, empty)
    weeks = "SELECT * FROM runs WHERE kind = 'week'"
    with empty.connect() as connection:
        before = connection.execute(text(weeks)).mappings().all()
    migrate(empty, FOLDER, "0002")
    with empty.connect() as connection:
        assert connection.scalar(text("SELECT count(*) FROM runs")) == len(before) == 1
    migrate(empty, FOLDER)
    with empty.connect() as connection:
        assert [dict(row) for row in connection.execute(text("SELECT * FROM runs")).mappings()] == [
            dict(row) for row in before
        ]


def test_a_database_that_is_there_already_is_left_alone(empty: Engine) -> None:
    assert migrate(empty, FOLDER)
    assert not migrate(empty, FOLDER)


def test_the_history_has_one_end() -> None:
    assert len(ScriptDirectory.from_config(config_of(FOLDER)).get_heads()) == 1
    assert head_revision(Path(FOLDER)) == REVISIONS[-1]
