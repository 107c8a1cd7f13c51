"""No user sees, changes or refers to the rows of another organization, and each of the two barriers suffices."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import event, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.orm import Session

from tests.webapp.documents import office
from tests.webapp.setups import SetUp
from webapp.accounts.models import OrganizationRow
from webapp.catalogs.models import CatalogDocumentRow
from webapp.core.db import tenancy
from webapp.core.db.ids import new_id
from webapp.core.db.session import Base, Sessions, connect, sessions_of
from webapp.core.db.tenancy import SHARED, DatabaseRole, across, within
from webapp.projects.models import ProjectRow
from webapp.runs.models import RunRow
from webapp.scenarios.models import ScenarioRow

pytestmark = pytest.mark.tested_on("server")

GATES_ALONE = ("account_sessions",)
"""Tables that say of which organization they are and that the service may not even read."""
OWNED = sorted(
    name for name, table in Base.metadata.tables.items() if "organization_id" in table.c and name not in GATES_ALONE
)


@pytest.fixture
def tenants(set_up: SetUp) -> dict[UUID, Sessions]:
    """Three organizations with a project each."""
    found = {}
    for i in range(3):
        organization = OrganizationRow(id=new_id(), name=f"Tenant {i}")
        sessions = within(sessions_of(set_up.service_engine), organization.id)
        found[organization.id] = sessions
        with Session(set_up.engine) as session, session.begin():
            session.execute(text("RESET ROLE"))
            session.add(organization)
        with sessions.begin() as session:
            session.add(ProjectRow(name=f"Project of {i}"))
    return found


def walls(set_up: SetUp, query: str) -> dict[str, Any]:
    with set_up.engine.connect() as connection:
        return {row[0]: row for row in connection.execute(text(query))}


@contextmanager
def without_the_first_wall() -> Iterator[None]:
    """Have the service forget to ask for its own rows alone."""
    event.remove(Session, "do_orm_execute", tenancy._ask_for_own)
    try:
        yield
    finally:
        event.listen(Session, "do_orm_execute", tenancy._ask_for_own)


@contextmanager
def without_the_second_wall(set_up: SetUp) -> Iterator[None]:
    """Have every transaction use the login's own role, which has no restrictions if it owns the tables."""
    event.remove(Session, "after_begin", tenancy._take_role)
    try:
        yield
    finally:
        event.listen(Session, "after_begin", tenancy._take_role)


def test_every_table_of_an_organization_has_row_level_security(set_up: SetUp) -> None:
    protected = walls(set_up, "SELECT relname, relrowsecurity FROM pg_class WHERE relkind = 'r'")
    policies = (
        "SELECT tablename, qual, with_check FROM pg_policies "
        "WHERE policyname = 'own' AND roles = '{stormsizer_service}' AND cmd = 'ALL'"
    )
    own = walls(set_up, policies)
    for name in [*OWNED, "organizations"]:
        assert protected[name].relrowsecurity, name
        assert "current_organization()" in own[name].qual, name
        assert "current_organization()" in own[name].with_check, name


@pytest.mark.parametrize("role", [None, *DatabaseRole])
def test_row_level_security_applies_to_the_service_in_every_role(set_up: SetUp, role: str | None) -> None:
    active = text("SELECT relname, row_security_active(oid) FROM pg_class WHERE relkind = 'r'")
    with set_up.service_engine.connect() as connection:
        connection.execute(text(f"SET LOCAL ROLE {role or 'NONE'}"))
        found = {row[0]: row[1] for row in connection.execute(active)}
    for name in [*OWNED, *GATES_ALONE, "organizations"]:
        assert found[name], name


def test_every_foreign_key_within_an_organization_includes_the_organization() -> None:
    for name in OWNED:
        table = Base.metadata.tables[name]
        for constraint in table.foreign_key_constraints:
            other = constraint.referred_table
            if "organization_id" in other.c:
                pairs = {element.column.name for element in constraint.elements}
                assert "organization_id" in pairs, (name, constraint.column_keys)


def test_service_role_cannot_access_tables_of_the_gate_role(set_up: SetUp) -> None:
    for name in GATES_ALONE:
        with (
            sessions_of(set_up.service_engine)() as session,
            pytest.raises(ProgrammingError, match="permission denied"),
        ):
            session.execute(text(f"SELECT 1 FROM {name}"))


def test_service_roles_own_no_tables_and_cannot_bypass_row_level_security(set_up: SetUp) -> None:
    roles = walls(set_up, "SELECT rolname, rolsuper, rolbypassrls, rolcanlogin FROM pg_roles")
    owners = walls(set_up, "SELECT DISTINCT tableowner FROM pg_tables WHERE schemaname = 'public'")
    for role in DatabaseRole:
        assert tuple(roles[role])[1:] == (False, False, False)
        assert role not in owners


@pytest.mark.parametrize("which", ["first", "second"])
def test_each_barrier_suffices(set_up: SetUp, tenants: dict[UUID, Sessions], which: str) -> None:
    """Without its roles, the service reads nothing at all: the first barrier is tested with the owner's login."""
    wall = without_the_second_wall(set_up) if which == "first" else without_the_first_wall()
    if which == "first":
        owner = sessions_of(set_up.engine)
        tenants = {organization_id: within(owner, organization_id) for organization_id in tenants}
    with wall:
        for organization_id, sessions in tenants.items():
            with sessions() as session:
                (found,) = session.scalars(select(ProjectRow)).all()
                assert found.organization_id == organization_id
                foreign = next(other for other in tenants if other != organization_id)
            with tenants[foreign]() as session:
                assert session.get(ProjectRow, found.id) is None


def test_raw_sql_is_subject_to_row_level_security(tenants: dict[UUID, Sessions]) -> None:
    for sessions in tenants.values():
        with sessions() as session:
            assert session.scalar(text("SELECT count(*) FROM projects")) == 1
            assert len(session.execute(text("UPDATE projects SET name = 'mine' RETURNING id")).all()) == 1
            assert len(session.execute(text("DELETE FROM projects RETURNING id")).all()) == 1


def test_transaction_without_an_organization_sees_nothing_without_an_error(
    set_up: SetUp, tenants: dict[UUID, Sessions]
) -> None:
    with sessions_of(set_up.service_engine)() as session:
        for name in OWNED:
            if not name.startswith("catalog_"):
                assert session.scalar(text(f"SELECT count(*) FROM {name}")) == 0, name
        assert session.scalars(select(ProjectRow)).all() == []


def test_writes_for_another_organization_are_rejected(tenants: dict[UUID, Sessions]) -> None:
    mine, theirs = list(tenants)[:2]
    for sql in (
        "INSERT INTO projects (id, organization_id, name, notes) VALUES (gen_random_uuid(), :other, 'x', '')",
        "UPDATE projects SET organization_id = :other",
    ):
        with pytest.raises(ProgrammingError, match="row-level security"), tenants[mine].begin() as session:
            session.execute(text(sql), {"other": theirs})


def test_rows_cannot_reference_rows_of_another_organization(tenants: dict[UUID, Sessions]) -> None:
    mine, theirs = list(tenants)[:2]
    with tenants[theirs]() as session:
        project_id = session.scalars(select(ProjectRow.id)).one()
    with pytest.raises(IntegrityError, match="fk_scenarios"), tenants[mine].begin() as session:
        session.add(ScenarioRow(project_id=project_id, name="x", n_desktops=1, n_events=0, document=office()))


def test_dispatch_role_cannot_read_content(set_up: SetUp, tenants: dict[UUID, Sessions]) -> None:
    dispatch = across(sessions_of(set_up.service_engine), DatabaseRole.DISPATCH)
    for column in (RunRow.scenario, RunRow.result, RunRow.scenario_name, RunRow.sentence):
        with dispatch() as session, pytest.raises(ProgrammingError, match="permission denied"):
            session.execute(select(column))
    with dispatch() as session, pytest.raises(ProgrammingError, match="permission denied"):
        session.execute(text("SELECT name FROM projects"))


def test_shared_rows_are_readable_by_all_and_not_writable(tenants: dict[UUID, Sessions]) -> None:
    sessions = next(iter(tenants.values()))
    with sessions() as session:
        assert session.execute(text("SELECT count(*) FROM catalog_documents")).scalar_one() > 100
        changed = session.execute(text("UPDATE catalog_documents SET kind = 'x' RETURNING sha256")).all()
        assert changed == []
    row = CatalogDocumentRow(organization_id=SHARED, sha256="x", kind="drives", document_id="x", document={})
    with pytest.raises(ProgrammingError, match="row-level security"), sessions.begin() as session:
        session.add(row)


def test_pooled_connections_forget_the_organization(set_up: SetUp, tenants: dict[UUID, Sessions]) -> None:
    engine = connect(set_up.service_url, pool_size=3)
    sessions = {organization_id: within(sessions_of(engine), organization_id) for organization_id in tenants}
    wrong: list[object] = []

    def ask(seed: int) -> None:
        chance = random.Random(seed)
        for _ in range(100):
            organization_id = chance.choice(list(sessions))
            try:
                with sessions[organization_id]() as session:
                    found = session.scalars(text("SELECT organization_id FROM projects")).all()
                    wrong.extend([] if found == [organization_id] else [found])
                    match chance.randrange(4):
                        case 0:
                            session.rollback()
                        case 1:
                            session.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))
                        case _:
                            session.commit()
                    found = session.scalars(text("SELECT organization_id FROM projects")).all()
                    wrong.extend([] if found == [organization_id] else [found])
            except DBAPIError:
                continue  # its connection was the one that was ended

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(ask, range(4)))
    engine.dispose()
    assert wrong == []
