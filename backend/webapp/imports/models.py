"""Database tables for imports: files stored in parts, their summary, and applications to scenarios."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import BigInteger, CheckConstraint, ForeignKeyConstraint, Index, PrimaryKeyConstraint, UniqueConstraint
from sqlalchemy import func as sql
from sqlalchemy.orm import Mapped, mapped_column

from stormsizer.messages.text import Text
from webapp.core.db.ids import new_id
from webapp.core.db.session import Base
from webapp.core.db.tenancy import Owned
from webapp.core.db.texts import StoredText

STATES = ("empty", "queued", "reading", "ready", "failed", "cancelled")


class ImportRow(Owned, Base):
    """Files that are imported together. A job analyzes them; the row stores the state and result of the analysis."""

    __tablename__ = "imports"
    __table_args__ = (
        UniqueConstraint("organization_id", "id"),
        ForeignKeyConstraint(
            ["organization_id", "project_id"], ["projects.organization_id", "projects.id"], ondelete="CASCADE"
        ),
        CheckConstraint(f"state IN {STATES}", name="state"),
        CheckConstraint("(state = 'ready') = (summary IS NOT NULL)", name="summary"),
        CheckConstraint("(state = 'failed') = (failure_reason IS NOT NULL)", name="failure"),
        Index("ix_imports_expires_at", "expires_at"),
    )

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    project_id: Mapped[UUID | None] = mapped_column(index=True)
    name: Mapped[str]
    state: Mapped[str] = mapped_column(default="empty")
    reading: Mapped[int] = mapped_column(default=0)
    """Counter incremented by each analysis request and each change to the files, so that older analyses stop."""
    options: Mapped[dict[str, Any] | None]
    progress_fraction: Mapped[float | None]
    summary: Mapped[dict[str, Any] | None] = mapped_column(deferred=True)
    failure_reason: Mapped[str | None]
    failure_message: Mapped[Text | None] = mapped_column(StoredText)
    created_at: Mapped[datetime] = mapped_column(server_default=sql.now())
    expires_at: Mapped[datetime]


class ImportFileRow(Owned, Base):
    """An uploaded file."""

    __tablename__ = "import_files"
    __table_args__ = (
        UniqueConstraint("organization_id", "id"),
        ForeignKeyConstraint(
            ["organization_id", "import_id"], ["imports.organization_id", "imports.id"], ondelete="CASCADE"
        ),
    )

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    import_id: Mapped[UUID] = mapped_column(index=True)
    name: Mapped[str]
    n_bytes: Mapped[int] = mapped_column(BigInteger)
    sha256: Mapped[str]
    created_at: Mapped[datetime] = mapped_column(server_default=sql.now())


class ImportPartRow(Owned, Base):
    """A part of a file, at most 1 MiB."""

    __tablename__ = "import_parts"
    __table_args__ = (
        PrimaryKeyConstraint("organization_id", "file_id", "number"),
        ForeignKeyConstraint(
            ["organization_id", "file_id"], ["import_files.organization_id", "import_files.id"], ondelete="CASCADE"
        ),
    )

    file_id: Mapped[UUID]
    number: Mapped[int]
    content: Mapped[bytes]


class ImportAcceptanceRow(Owned, Base):
    """Application of an import to a scenario. It is kept as provenance after the import is deleted."""

    __tablename__ = "import_acceptances"
    __table_args__ = (
        ForeignKeyConstraint(
            ["organization_id", "import_id"],
            ["imports.organization_id", "imports.id"],
            ondelete="SET NULL (import_id)",
        ),
        ForeignKeyConstraint(
            ["organization_id", "scenario_id"], ["scenarios.organization_id", "scenarios.id"], ondelete="CASCADE"
        ),
    )

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    import_id: Mapped[UUID | None] = mapped_column(index=True)
    import_name: Mapped[str]
    scenario_id: Mapped[UUID] = mapped_column(index=True)
    version_before: Mapped[int]
    version_after: Mapped[int]
    document_before: Mapped[dict[str, Any]] = mapped_column(deferred=True)
    """The scenario before the change, so that it can be restored even if its version has been dropped."""
    profile_id: Mapped[str | None]
    array_id: Mapped[str | None]
    entries: Mapped[dict[str, Any]]
    """Lists of IDs and ETags of the created custom entries, by kind. ETags prevent the deletion of changed entries."""
    changes: Mapped[dict[str, Any]]
    """Changes with their provenance, as a list under the key `items`."""
    accepted_at: Mapped[datetime] = mapped_column(server_default=sql.now())
    accepted_by: Mapped[str]
    undone_at: Mapped[datetime | None]
