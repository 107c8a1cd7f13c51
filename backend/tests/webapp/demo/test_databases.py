"""A demo deletes data, so it must not run on the database of another installation, and the reverse."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import Engine, text

from tests.webapp.conftest import copied_set_up
from tests.webapp.demo.conftest import Demo
from tests.webapp.setups import Notebook, SetUp
from webapp.cli.errors import CommandError
from webapp.cli.server.database import open_database
from webapp.core.db.migrations import migrate
from webapp.core.db.session import Base
from webapp.core.ports import Service
from webapp.demo.marker import DEMO, WrongDatabaseError, mark, require_right_kind
from webapp.demo.reset import DemoReset
from webapp.demo.visitors import DOMAIN, count_visitors, end_all_visits, end_visits

LATER = datetime(2100, 1, 1, tzinfo=UTC)


def as_demo(set_up: SetUp, **changes: Any) -> SetUp:
    return replace(set_up, settings=set_up.settings.model_copy(update={"demo": True, **changes}))


@pytest.fixture
def real(installation: SetUp, full_database: str) -> Iterator[SetUp]:
    """An installation with rows in every table."""
    with copied_set_up(installation, full_database, "real_installation") as own:
        yield own


def content(engine: Engine) -> dict[str, list[str]]:
    """Return all rows of all tables as text."""
    with engine.connect() as connection:
        return {
            name: sorted(connection.scalars(text(f"SELECT md5(t::text) FROM {name} t")).all())
            for name in Base.metadata.tables
        }


def service_of(set_up: SetUp) -> Service:
    return set_up.service(Notebook())


def test_a_visitors_data_stays_if_the_mark_is_gone(demo: Demo) -> None:
    demo.visitor()
    with demo.set_up.engine.begin() as connection:
        connection.execute(text("DELETE FROM organizations WHERE id = :id"), {"id": DEMO})
    assert end_all_visits(demo.service) == 0
    assert count_visitors(demo.service.sessions) == 1


@pytest.mark.long  # filling a database takes long; the tests with single rows are quicker
def test_a_demo_refuses_the_database_of_an_installation_and_changes_nothing(real: SetUp) -> None:
    before = content(real.engine)
    demo = as_demo(real)
    with pytest.raises(WrongDatabaseError, match="was not created by a demo"):
        require_right_kind(real.engine, demo.settings)
    with pytest.raises(WrongDatabaseError, match="was not created by a demo"):
        mark(real.engine, demo.settings)
    with pytest.raises(CommandError, match="was not created by a demo"), open_database(demo.settings):
        pass
    assert content(real.engine) == before


@pytest.mark.long
def test_nothing_is_deleted_from_a_database_without_the_mark(real: SetUp) -> None:
    before = content(real.engine)
    service = service_of(as_demo(real))
    assert end_all_visits(service) == 0
    assert end_visits(service, LATER) == 0
    DemoReset(service, lambda: LATER).sweep()
    assert content(real.engine) == before


@pytest.mark.long
def test_even_with_the_mark_only_visitors_are_deleted(real: SetUp) -> None:
    before = content(real.engine)
    with real.engine.begin() as connection:
        connection.execute(text("INSERT INTO organizations (id, name) VALUES (:id, 'Demo')"), {"id": DEMO})
    service = service_of(as_demo(real))
    assert end_all_visits(service) == 0
    DemoReset(service, lambda: LATER).sweep()
    with real.engine.begin() as connection:
        connection.execute(text("DELETE FROM organizations WHERE id = :id"), {"id": DEMO})
    assert content(real.engine) == before


@pytest.mark.long
def test_a_visitors_address_cannot_be_signed_up_or_invited_on_an_installation(real: SetUp) -> None:
    browser = real.with_accounts().client()
    given = {"email": f"x@{DOMAIN}", "name": "X", "organization": "X", "password": "ginger-Vault-78-otter"}
    assert browser.post("/api/v1/sign-up", json=given).status_code == 202
    with real.engine.connect() as connection:  # the account would exist only once the email's link is opened
        found = connection.scalar(text("SELECT count(*) FROM accounts WHERE email LIKE :at"), {"at": f"%@{DOMAIN}"})
    assert found == 0


LOCAL_ID = "00000000-0000-0000-0000-000000000001"
SINGLE_ROWS = {
    "project": "INSERT INTO projects (id, name, notes, organization_id) VALUES (gen_random_uuid(), 'p', '', :local)",
    "organization": "INSERT INTO organizations (id, name) VALUES (gen_random_uuid(), 'Customer')",
    "account": "INSERT INTO accounts (id, email, name) VALUES (gen_random_uuid(), 'ann@example.com', 'Ann')",
    "sign-up": """INSERT INTO sign_ups (token_sha256, email, name, organization_name, password_hash, expires_at)
        VALUES ('x', 'ann@example.com', 'Ann', 'Acme', 'x', now())""",
    "quota": "INSERT INTO quotas (organization_id, max_open_runs) VALUES (:local, 9)",
}


@pytest.mark.parametrize("statement", SINGLE_ROWS.values(), ids=SINGLE_ROWS)
def test_a_database_with_a_single_row_of_data_is_not_empty(set_up: SetUp, statement: str) -> None:
    with set_up.engine.begin() as connection:
        connection.execute(text(statement), {"local": LOCAL_ID} if ":local" in statement else {})
    with pytest.raises(WrongDatabaseError):
        mark(set_up.engine, as_demo(set_up).settings)


def test_a_database_of_an_older_release_is_not_empty(set_up: SetUp) -> None:
    folder = set_up.settings.migrations_folder
    migrate(set_up.engine, folder, "-1")
    try:
        with pytest.raises(WrongDatabaseError):
            require_right_kind(set_up.engine, as_demo(set_up).settings)
    finally:
        migrate(set_up.engine, folder)


def test_an_empty_database_becomes_that_of_a_demo_once(set_up: SetUp) -> None:
    demo = as_demo(set_up)
    require_right_kind(set_up.engine, demo.settings)
    mark(set_up.engine, demo.settings)
    mark(set_up.engine, demo.settings)
    require_right_kind(set_up.engine, demo.settings)


def test_another_installation_refuses_a_demos_database(demo: Demo) -> None:
    plain = demo.set_up.settings.model_copy(update={"demo": False})
    with pytest.raises(WrongDatabaseError, match="belongs to a demo"):
        require_right_kind(demo.set_up.engine, plain)
    with pytest.raises(CommandError, match="belongs to a demo"), open_database(plain):
        pass
    with open_database(demo.set_up.settings):
        pass
