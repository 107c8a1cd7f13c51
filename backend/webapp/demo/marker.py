"""The mark of a demo's database: an organization with a fixed ID, which also owns the projects that visitors copy.

Only a database without any data can be marked, and no other installation starts on a marked database. What is deleted
is therefore always data of a demo.
"""

from __future__ import annotations

from uuid import UUID

from sqlalchemy import Engine, func, insert, inspect, select, text
from sqlalchemy.exc import DataError, ProgrammingError
from sqlalchemy.orm import Session

from webapp.accounts.models import AccountRow, OrganizationRow, SignUpRow
from webapp.core.db.migrations import current_revision, head_revision
from webapp.core.db.session import Base, Sessions, sessions_of
from webapp.core.db.tenancy import LOCAL, SHARED, DatabaseRole, Owned, OwnedOrShared, across, within
from webapp.settings import Settings

DEMO = UUID(int=2)
"""Organization of the demo's own projects. IDs of other organizations are random."""
NAME = "Demo"
LOCK = text("SELECT pg_advisory_xact_lock(hashtext('stormsizer.demo'))")
"""Makes processes of the demo change what they share one after the other, until the end of their transactions."""


class WrongDatabaseError(Exception):
    """A demo would use the database of another installation, or the reverse."""


def is_marked(session: Session) -> bool:
    """Return whether the database belongs to a demo. The session needs the gate role."""
    return session.scalar(select(OrganizationRow.id).where(OrganizationRow.id == DEMO)) is not None


def require_right_kind(engine: Engine, settings: Settings) -> None:
    """Reject a demo's database for another installation and, for a demo, a database that is neither marked nor empty.

    Nothing is changed. An empty database is one without tables, or with the tables of this release and no data.

    Raises
    ------
    WrongDatabaseError
        If the database is of the wrong kind.
    """
    tables = inspect(engine)
    has_tables = tables.has_table("organizations")
    if not has_tables and not tables.has_table("alembic_version"):
        return
    sessions = sessions_of(engine)
    marked = has_tables and _is_marked(sessions, settings)
    if marked and not settings.demo:
        raise WrongDatabaseError(
            "this database belongs to a demo, which deletes its data every day: use another database, or set "
            "STORMSIZER_DEMO=true"
        )
    if settings.demo and not marked and not _is_empty(engine, settings):
        raise WrongDatabaseError(
            "this database was not created by a demo, so a demo cannot use it: use an empty database or another "
            "STORMSIZER_DATA_FOLDER"
        )


def mark(engine: Engine, settings: Settings) -> None:
    """Mark an empty database as that of a demo; do nothing if it is marked.

    Raises
    ------
    WrongDatabaseError
        If the database contains data and is not marked.
    """
    with across(sessions_of(engine), DatabaseRole.GATE).begin() as session:
        session.execute(LOCK)
        require_right_kind(engine, settings)
        if not is_marked(session):
            session.execute(insert(OrganizationRow).values(id=DEMO, name=NAME))


def _is_marked(sessions: Sessions, settings: Settings) -> bool:
    try:
        with across(sessions, DatabaseRole.GATE)() as session:
            return is_marked(session)
    except (ProgrammingError, DataError):  # a login that may not use the role, or a database that does not have it yet
        if settings.demo:
            raise
        return False


def _is_empty(engine: Engine, settings: Settings) -> bool:
    """Return whether the tables of this release contain nothing but what the migrations and the catalog bring."""
    if current_revision(engine) != head_revision(settings.migrations_folder):
        return False
    sessions = sessions_of(engine)
    with across(sessions, DatabaseRole.GATE)() as session:
        others = select(func.count()).select_from(OrganizationRow).where(OrganizationRow.id.not_in((SHARED, LOCAL)))
        counts = [others, *(select(func.count()).select_from(table) for table in (AccountRow, SignUpRow))]
        if any(session.scalar(count) for count in counts):
            return False
    with within(sessions, LOCAL)() as session:
        owned = [
            mapper.local_table for mapper in Base.registry.mappers if issubclass(mapper.class_, Owned | OwnedOrShared)
        ]
        mine = (select(table.c.organization_id).where(table.c.organization_id == LOCAL).limit(1) for table in owned)
        return not any(session.execute(query).first() for query in mine)
