"""Database queries for share links, used by members' operations and by authentication."""

from collections.abc import Sequence
from typing import NamedTuple
from uuid import UUID

from sqlalchemy import Row, column, delete, exists, func, insert, select, table, update
from sqlalchemy.orm import Session

from webapp.core.db.clock import NOW, seconds
from webapp.core.db.tenancy import organization_of
from webapp.core.http.pagination import PageRequest, page_of
from webapp.shares.models import ShareLinkRow, ShareVisitRow

# another feature owns the runs table; this module only checks whether a run exists
_runs = table("runs", column("id"), column("organization_id"))


class OpenLink(NamedTuple):
    """An active link and its organization."""

    id: UUID
    organization_id: UUID


_OPEN = select(ShareLinkRow.id, ShareLinkRow.organization_id).where(ShareLinkRow.is_open)


def run_exists(session: Session, run_id: UUID) -> bool:
    """Return whether the run exists in the organization."""
    own = select(_runs.c.id).where(_runs.c.id == run_id, _runs.c.organization_id == organization_of(session))
    return bool(session.scalar(select(exists(own))))


def page(session: Session, run_id: UUID, asked: PageRequest) -> tuple[Sequence[ShareLinkRow], str | None]:
    """Return one page of a run's links."""
    return page_of(session, select(ShareLinkRow).where(ShareLinkRow.run_id == run_id), ShareLinkRow.id, asked)


def by_id(session: Session, link_id: UUID) -> ShareLinkRow | None:
    """Return one link in its current state, if it exists."""
    query = select(ShareLinkRow).where(ShareLinkRow.id == link_id).execution_options(populate_existing=True)
    return session.scalars(query).first()


def open_by_token(session: Session, token_sha256: bytes) -> OpenLink | None:
    """Return the active link for a token; None if it is unknown, expired or revoked."""
    return _found(session.execute(_OPEN.where(ShareLinkRow.token_sha256 == token_sha256)).first())


def open_by_cookie(session: Session, cookie_sha256: bytes) -> OpenLink | None:
    """Return the active link for a visit's cookie, if the visit has not expired."""
    visit = ShareVisitRow.link_id == ShareLinkRow.id
    under_way = (ShareVisitRow.cookie_sha256 == cookie_sha256, ShareVisitRow.expires_at > NOW)
    return _found(session.execute(_OPEN.join(ShareVisitRow, visit).where(*under_way)).first())


def begin_visit(session: Session, link: OpenLink, cookie_sha256: bytes, lasts_s: float) -> None:
    """Start and count a visit, and delete expired visits."""
    session.execute(delete(ShareVisitRow).where(ShareVisitRow.expires_at < NOW))
    session.execute(
        insert(ShareVisitRow).values(
            cookie_sha256=cookie_sha256,
            organization_id=link.organization_id,
            link_id=link.id,
            expires_at=NOW + seconds(lasts_s),
        )
    )
    viewed = {"n_views": ShareLinkRow.n_views + 1, "last_viewed_at": NOW}
    statement = update(ShareLinkRow).where(ShareLinkRow.id == link.id).values(viewed)
    session.execute(statement, execution_options={"synchronize_session": False})


def go_on_with_visit(session: Session, link: OpenLink, cookie_sha256: bytes, lasts_s: float) -> bool:
    """Extend a visit to this link; return False if the visit is no longer active."""
    statement = (
        update(ShareVisitRow)
        .where(
            ShareVisitRow.cookie_sha256 == cookie_sha256,
            ShareVisitRow.link_id == link.id,
            ShareVisitRow.expires_at > NOW,
        )
        .values(expires_at=NOW + seconds(lasts_s))
        .returning(ShareVisitRow.link_id)
    )
    return session.scalar(statement, execution_options={"synchronize_session": False}) is not None


def end(session: Session, row: ShareLinkRow) -> None:
    """Revoke a link at the database's current time; a repeated revocation does not change that time."""
    row.revoked_at = func.coalesce(ShareLinkRow.revoked_at, NOW)
    session.flush()


def _found(row: Row[UUID, UUID] | None) -> OpenLink | None:
    return None if row is None else OpenLink(*row)
