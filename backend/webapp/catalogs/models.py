"""The catalogue's tables: documents are kept by their content, a version is a set of them."""

from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKey, Index, func, text
from sqlalchemy.orm import Mapped, mapped_column

from webapp.kit.db import Base


class CatalogDocumentRow(Base):
    """One YAML document. Never changed: another content is another row."""

    __tablename__ = "catalog_documents"

    sha256: Mapped[str] = mapped_column(primary_key=True)
    kind: Mapped[str]
    document_id: Mapped[str]
    document: Mapped[dict[str, Any]]


class CatalogVersionRow(Base):
    """A catalogue as it was loaded once. Runs point here, so that they can be repeated."""

    __tablename__ = "catalog_versions"
    __table_args__ = (
        Index("ix_catalog_versions_current", "is_current", unique=True, postgresql_where=text("is_current")),
    )

    version: Mapped[str] = mapped_column(primary_key=True)
    documents_sha256: Mapped[str]
    """Hash over all documents of this version."""
    engine_version: Mapped[str]
    is_current: Mapped[bool]
    loaded_at: Mapped[datetime] = mapped_column(server_default=func.now())


class CatalogMembershipRow(Base):
    """Which documents make up a version."""

    __tablename__ = "catalog_memberships"

    version: Mapped[str] = mapped_column(ForeignKey("catalog_versions.version", ondelete="CASCADE"), primary_key=True)
    sha256: Mapped[str] = mapped_column(ForeignKey("catalog_documents.sha256"), primary_key=True)
