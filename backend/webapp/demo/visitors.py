"""Visitors of a demo: an account without a password, in an organization of its own with copies of the projects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, cast
from uuid import UUID

import structlog
from fastapi import Request
from sqlalchemy import Table, exists, func, insert, or_, select
from sqlalchemy.orm import Session

from webapp.accounts.account_context import AccountContext
from webapp.accounts.auth import sessions as browser_sessions
from webapp.accounts.auth import throttling
from webapp.accounts.auth.throttling import LoginThrottle
from webapp.accounts.models import AccountRow, AccountSessionRow, MemberRow, OrganizationRow
from webapp.accounts.repository import join
from webapp.core.db.clock import NOW, seconds
from webapp.core.db.ids import id_of_same_time, new_id
from webapp.core.db.session import Sessions
from webapp.core.db.tenancy import DatabaseRole, across, within
from webapp.core.http.client_address import site_of
from webapp.core.ports import Service
from webapp.core.security.principal import ANONYMOUS, Role
from webapp.demo.marker import DEMO, LOCK, is_marked
from webapp.demo.schedule import last_reset
from webapp.personal_data.service import delete_rows
from webapp.projects.models import ProjectRow
from webapp.runs.models import RunRow, RunTraceRow
from webapp.scenarios.models import ScenarioRow, ScenarioVersionRow

DOMAIN = "visitor.demo.invalid"
"""Domain of visitors' email addresses. It cannot exist (RFC 2606), so no other account can have verified one."""
NAME = "Demo"
COPIED: Sequence[tuple[type, Mapping[str, str]]] = (
    (ProjectRow, {"id": "projects"}),
    (ScenarioRow, {"id": "scenarios", "project_id": "projects", "branched_from_id": "scenarios"}),
    (ScenarioVersionRow, {"scenario_id": "scenarios"}),
    (RunRow, {"id": "runs", "project_id": "projects", "scenario_id": "scenarios"}),
    (RunTraceRow, {"run_id": "runs"}),
)
"""Copied tables in the order of their foreign keys, and the columns with IDs that are replaced, by what they name."""

VISITS = LoginThrottle("demo visits", n_free=10, first_s=60, longest_s=3_600, forgotten_s=86_400)
"""Visits that begin at one client address: enough for a team behind one router, too few to occupy the demo."""

log = structlog.get_logger()


class FullError(Exception):
    """The demo has as many visitors as it allows."""


def begin_visit(request: Request, service: Service) -> str:
    """Create an organization for a new visitor and return a session token.

    Raises
    ------
    FullError
        If there are as many visitors as the operator allows.
    TooManyTriesError
        If too many visits began at this address.
    """
    settings = service.settings
    desk = AccountContext(settings, across(service.sessions, DatabaseRole.GATE), ANONYMOUS, request)
    throttling.take(desk.sessions, VISITS.on(site_of(desk.address)))
    organization = OrganizationRow(id=new_id(), name=NAME)
    with desk.sessions.begin() as session:
        session.execute(LOCK)  # visits begin one after the other, so that no two take the last place
        if (session.scalar(_count()) or 0) >= settings.demo_visitors:
            raise FullError
        account = AccountRow(email=f"{new_id()}@{DOMAIN}", name="Visitor", verified_at=NOW)
        session.add_all((account, organization))
        session.flush()
        join(session, organization.id, account.id, Role.EDITOR)
        proof = browser_sessions.begin(session, desk, account.id, organization.id)
    _copy_projects(service.sessions, organization.id)
    log.info("demo visit began", organization_id=str(organization.id))
    return proof


def end_visits(service: Service, now: datetime) -> int:
    """Delete the data of visitors who are idle, signed out, or from before the latest reset; return their number."""
    settings = service.settings
    is_alive = exists().where(
        AccountSessionRow.account_id == AccountRow.id,
        AccountSessionRow.seen_at > NOW - seconds(settings.session_idle_s),
        AccountSessionRow.created_at > NOW - seconds(settings.session_longest_s),
    )
    return _end(service.sessions, or_(~is_alive, AccountRow.created_at < last_reset(settings, now)))


def end_all_visits(service: Service) -> int:
    """Delete the data of all visitors; return their number."""
    return _end(service.sessions, AccountRow.id.is_not(None))


def count_visitors(sessions: Sessions) -> int:
    """Return the number of visitors whose data exists."""
    with across(sessions, DatabaseRole.GATE)() as session:
        return session.scalar(_count()) or 0


def _count() -> Any:
    return select(func.count()).select_from(AccountRow).where(_is_visitor())


def _is_visitor() -> Any:
    return AccountRow.email.like(f"%@{DOMAIN}")


def _end(sessions: Sessions, condition: Any) -> int:
    """Delete the organizations of visitors who match a condition, if the database belongs to a demo."""
    query = (
        select(MemberRow.organization_id)
        .join(AccountRow, AccountRow.id == MemberRow.account_id)
        .where(_is_visitor(), MemberRow.organization_id != DEMO, condition)
    )
    with across(sessions, DatabaseRole.GATE)() as session:
        if not is_marked(session):
            log.error("nothing deleted: this database does not belong to a demo")
            return 0
        due = session.scalars(query).all()
    for organization_id in due:
        with within(sessions, organization_id).begin() as session:
            delete_rows(session, organization_id)
    return len(due)


def _copy_projects(sessions: Sessions, target: UUID) -> None:
    """Copy the demo's projects, with their scenarios and results, into an organization."""
    new: dict[tuple[str, UUID], UUID] = {}
    with within(sessions, DEMO)() as source, within(sessions, target).begin() as session:
        for model, named in COPIED:
            table = cast("Table", model.__table__)  # type: ignore[attr-defined]
            rows = [_copied(dict(row), named, new, target) for row in _rows(source, table)]
            if rows:
                session.execute(insert(table), rows)


def _rows(source: Session, table: Table) -> Sequence[Any]:
    order = [table.c.id] if "id" in table.c else []
    return source.execute(select(table).where(table.c.organization_id == DEMO).order_by(*order)).mappings().all()


def _copied(
    row: dict[str, Any], named: Mapping[str, str], new: dict[tuple[str, UUID], UUID], target: UUID
) -> dict[str, Any]:
    ids = {
        column: None if row[column] is None else new.setdefault((kind, row[column]), id_of_same_time(row[column]))
        for column, kind in named.items()
    }
    return {**row, **ids, "organization_id": target}
