"""Export and deletion of an organization's data."""

from __future__ import annotations

import base64
import json
import zipfile
from collections.abc import Sequence
from datetime import datetime
from typing import IO, Any, cast
from uuid import UUID

import structlog
from sqlalchemy import Table, column, delete, insert, select, table, text
from sqlalchemy.orm import Session

import stormsizer
from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import Message, msg
from stormsizer.model.scenario import Problem
from stormsizer.model.scenario.problems import shortened
from webapp.core.db.session import Sessions
from webapp.core.db.tenancy import LOCAL, DatabaseRole, across, within
from webapp.core.http.errors import ConflictError, InvalidInputError, NotFoundError
from webapp.core.languages import english
from webapp.personal_data.export_policy import parts
from webapp.personal_data.models import TombstoneRow

AT_A_TIME = 100

log = structlog.get_logger()

# organizations and accounts belong to another feature; here they are only deleted
_organizations = table("organizations", column("id"), column("name"))
_accounts = table("accounts", column("id"))
_members = table("members", column("account_id"), column("organization_id"))


def export(sessions: Sessions, organization_id: UUID, output: IO[bytes], reader: Localizer) -> None:
    """Write a snapshot of an organization's data to a ZIP file, with a description in the reader's language."""
    counts: dict[str, int] = {}
    with sessions() as session, zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED, compresslevel=5) as archive:
        session.connection(execution_options={"isolation_level": "REPEATABLE READ"})
        for part in parts(organization_id):
            rows = session.execute(part.query.execution_options(yield_per=AT_A_TIME))
            with archive.open(f"{part.table}.jsonl", "w", force_zip64=True) as file:
                counts[part.table] = 0
                for row in rows:
                    file.write(_line(dict(zip(part.columns, row, strict=True))))
                    counts[part.table] += 1
        made_at = session.scalar(text("SELECT now()"))
        about = {
            "organization_id": organization_id,
            "made_at": made_at,
            "release": stormsizer.__version__,
            "format": reader.text(msg("personal-data-format")),
            "n_rows": counts,
        }
        archive.writestr("about.json", json.dumps(about, default=_plain, ensure_ascii=False, indent=2))


def require_name(sessions: Sessions, organization_id: UUID, name: str) -> None:
    """Raise an error unless an organization can be deleted and has this name."""
    if organization_id == LOCAL:
        raise ConflictError(msg("problem-local-organization-stays"))
    with sessions() as session:
        known = session.scalar(select(_organizations.c.name).where(_organizations.c.id == organization_id))
        if known is None:
            raise NotFoundError(msg("problem-no-organization"))
        if name != known:
            problem = Problem(
                path="name",
                given=shortened(name),
                allowed=msg("allowed-organization-name"),
                message=msg("field-not-organization-name"),
            )
            raise InvalidInputError((problem,))


def remove(sessions: Sessions, organization_id: UUID) -> None:
    """Delete an organization with all its data, and the accounts of people who belong to no other organization.

    Only its ID is recorded, so that it can be deleted again from a restored backup.
    """
    with sessions.begin() as session:
        _bury(session, organization_id)
        delete_rows(session, organization_id)
    log.info("organization deleted", organization_id=str(organization_id))


def tombstones(sessions: Sessions) -> Sequence[UUID]:
    """Return the IDs of all deleted organizations."""
    with across(sessions, DatabaseRole.DISPATCH)() as session:
        return session.scalars(select(TombstoneRow.id).order_by(TombstoneRow.id)).all()


def purge(sessions: Sessions, deleted: Sequence[UUID]) -> list[UUID]:
    """Delete organizations that a restored backup brought back; return their IDs."""
    known = set(tombstones(sessions))
    found = []
    for organization_id in sorted(known.union(deleted) - {LOCAL}):
        with within(sessions, organization_id).begin() as session:
            if organization_id not in known:
                _bury(session, organization_id)
            if delete_rows(session, organization_id):
                found.append(organization_id)
    return found


def _bury(session: Session, organization_id: UUID) -> None:
    """Record the deletion of an organization. Only operators can read the records."""
    session.execute(insert(cast("Table", TombstoneRow.__table__)).values(id=organization_id))


def delete_rows(session: Session, organization_id: UUID) -> bool:
    """Delete an organization and, through the database, its rows; return whether it existed."""
    session.execute(text("SET LOCAL statement_timeout = 0"))
    theirs = select(_members.c.account_id).where(_members.c.organization_id == organization_id)
    accounts = session.scalars(theirs).all()
    gone = session.execute(
        delete(_organizations).where(_organizations.c.id == organization_id).returning(_organizations.c.id)
    )
    is_gone = gone.first() is not None
    # accounts belong to the person: only account sessions may delete them
    session.execute(text("SELECT set_config('role', :role, true)"), {"role": DatabaseRole.GATE})
    elsewhere = select(_members.c.account_id).where(_members.c.account_id == _accounts.c.id).exists()
    session.execute(delete(_accounts).where(_accounts.c.id.in_(accounts), ~elsewhere))
    return is_gone


def _line(row: dict[str, Any]) -> bytes:
    return json.dumps(row, default=_plain, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _plain(value: object) -> str:
    if isinstance(value, bytes):
        return base64.b64encode(value).decode()
    if isinstance(value, Message):
        return english(value)
    return value.isoformat() if isinstance(value, datetime) else str(value)
