"""Database table for API keys. The keys themselves are not stored."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import ForeignKeyConstraint, func
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.orm import Mapped, mapped_column
from sqlalchemy.types import Text

from webapp.core.credentials import owner_name_of
from webapp.core.db.ids import new_id
from webapp.core.db.session import Base
from webapp.core.db.tenancy import Owned


class ApiKeyRow(Owned, Base):
    """A key that lets a program act on behalf of an organization."""

    __tablename__ = "api_keys"
    __table_args__ = (
        ForeignKeyConstraint(
            ["organization_id", "owner_id"], ["members.organization_id", "members.account_id"], ondelete="CASCADE"
        ),
    )

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    token_sha256: Mapped[bytes] = mapped_column(unique=True)
    hint: Mapped[str]
    """Beginning of the key."""
    name: Mapped[str]
    scopes: Mapped[list[Any]] = mapped_column(ARRAY(Text))
    owner_id: Mapped[UUID | None] = mapped_column()
    """Member who is responsible for the key, which ends with the membership; null without accounts."""
    owner_name: Mapped[str | None] = owner_name_of(owner_id)
    created_by: Mapped[str]
    """The creator's name at the time the key was created."""
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    expires_at: Mapped[datetime]
    last_used_at: Mapped[datetime | None]
    """Time of last use, to the minute."""
    revoked_at: Mapped[datetime | None]
