"""Database tables for share links. Only hashes of tokens and cookies are stored."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, ForeignKeyConstraint, UniqueConstraint, and_, func
from sqlalchemy.orm import Mapped, column_property, mapped_column

from webapp.core.db.clock import NOW
from webapp.core.db.ids import new_id
from webapp.core.db.session import Base
from webapp.core.db.tenancy import Owned

SHOWS = ("result", "result_and_report")


class ShareLinkRow(Owned, Base):
    """A link that shows one run. It is deleted together with the run."""

    __tablename__ = "share_links"
    __table_args__ = (
        UniqueConstraint("organization_id", "id"),
        UniqueConstraint("token_sha256"),
        ForeignKeyConstraint(["organization_id", "run_id"], ["runs.organization_id", "runs.id"], ondelete="CASCADE"),
        CheckConstraint(f"shows IN {SHOWS}", name="shows"),
    )

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    run_id: Mapped[UUID] = mapped_column(index=True)
    shows: Mapped[str]
    shortlist_run_id: Mapped[UUID | None] = mapped_column()
    """Run of kind *shortlist* whose options the link shows; without effect once that run is deleted."""
    advice_run_id: Mapped[UUID | None] = mapped_column()
    """Run of kind *advice* whose reboot windows the link shows; without effect once that run is deleted."""
    label: Mapped[str]
    token_sha256: Mapped[bytes]
    created_by: Mapped[str]
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    expires_at: Mapped[datetime] = mapped_column()
    revoked_at: Mapped[datetime | None] = mapped_column()
    n_views: Mapped[int] = mapped_column(default=0)
    last_viewed_at: Mapped[datetime | None]

    shows_options = column_property(shortlist_run_id.is_not(None))
    """Whether the link shows the options of a comparison of families."""
    shows_reboot_windows = column_property(advice_run_id.is_not(None))
    """Whether the link shows the reboot windows of an advice."""
    is_open = column_property(and_(expires_at > NOW, revoked_at.is_(None)))
    """Whether the link is active: neither expired nor revoked."""


class ShareVisitRow(Owned, Base):
    """A visit: one browser that has opened a link, with access for a limited time."""

    __tablename__ = "share_visits"
    __table_args__ = (
        ForeignKeyConstraint(
            ["organization_id", "link_id"], ["share_links.organization_id", "share_links.id"], ondelete="CASCADE"
        ),
    )

    cookie_sha256: Mapped[bytes] = mapped_column(primary_key=True)
    link_id: Mapped[UUID] = mapped_column(index=True)
    expires_at: Mapped[datetime] = mapped_column(index=True)
