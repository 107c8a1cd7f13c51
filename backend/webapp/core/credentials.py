"""Credentials that outlast a session, which members own: API keys, webhooks.

A member's credentials end with the membership, by foreign keys, unless they are handed over to another owner before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal
from uuid import UUID

from sqlalchemy import column, select, table
from sqlalchemy.orm import Mapped, MappedSQLExpression, Session, column_property

CredentialKind = Literal["api_key", "webhook"]

_ACCOUNTS = table("accounts", column("id"), column("name"))


@dataclass(frozen=True)
class OwnedCredential:
    """A credential of a member.

    Attributes
    ----------
    name
        Name of the key or address of the webhook.
    last_used_at
        Time of the last use: the last authentication with the key or the last delivery to the webhook.
    """

    kind: CredentialKind
    id: UUID
    name: str
    last_used_at: datetime | None


@dataclass(frozen=True)
class Ownership:
    """Operations on the owners of one kind of credential.

    Attributes
    ----------
    owned_by
        Returns the working credentials of a member.
    hand_over
        Gives all credentials of a member to another.
    """

    owned_by: Callable[[Session, UUID], Sequence[OwnedCredential]]
    hand_over: Callable[[Session, UUID, UUID], None]


def owner_name_of(owner_id: Mapped[Any]) -> MappedSQLExpression[str | None]:
    """Return a property of a row with the name of its owner."""
    return column_property(select(_ACCOUNTS.c.name).where(_ACCOUNTS.c.id == owner_id).scalar_subquery())
