"""Catalog tables: documents identified by their content, and versions, each a set of documents."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, ForeignKeyConstraint, Index, PrimaryKeyConstraint, func, text
from sqlalchemy.orm import Mapped, mapped_column

from webapp.core.db.session import Base
from webapp.core.db.tenancy import SHARED, OwnedOrShared


class CatalogDocumentRow(OwnedOrShared, Base):
    """One YAML document. Immutable: changed content is stored in a new row."""

    __tablename__ = "catalog_documents"
    __table_args__ = (PrimaryKeyConstraint("organization_id", "sha256"),)

    sha256: Mapped[str]
    kind: Mapped[str]
    document_id: Mapped[str]
    document: Mapped[dict[str, Any]]


class CatalogVersionRow(OwnedOrShared, Base):
    """A catalog version. Runs refer to it, so that they are reproducible.

    The shared version ships with the product; an organization with custom entries has its own versions.
    """

    __tablename__ = "catalog_versions"
    __table_args__ = (
        PrimaryKeyConstraint("organization_id", "version"),
        Index(
            "ix_catalog_versions_current",
            "organization_id",
            "is_current",
            unique=True,
            postgresql_where=text("is_current"),
        ),
    )

    version: Mapped[str]
    documents_sha256: Mapped[str]
    """Hash of all documents in this version."""
    engine_version: Mapped[str]
    is_current: Mapped[bool]
    loaded_at: Mapped[datetime] = mapped_column(server_default=func.now())


class CatalogMembershipRow(OwnedOrShared, Base):
    """A document in a version: either the organization's own or a shared one."""

    __tablename__ = "catalog_memberships"
    __table_args__ = (
        PrimaryKeyConstraint("organization_id", "version", "document_organization_id", "sha256"),
        ForeignKeyConstraint(
            ["organization_id", "version"],
            ["catalog_versions.organization_id", "catalog_versions.version"],
            ondelete="CASCADE",
        ),
        ForeignKeyConstraint(
            ["document_organization_id", "sha256"],
            ["catalog_documents.organization_id", "catalog_documents.sha256"],
            name="fk_catalog_memberships_document",
        ),
        CheckConstraint(f"document_organization_id IN (organization_id, '{SHARED}')", name="document"),
    )

    version: Mapped[str]
    document_organization_id: Mapped[UUID]
    sha256: Mapped[str]
