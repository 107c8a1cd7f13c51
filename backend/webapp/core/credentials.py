"""Credentials that outlast a session, which members own: API keys, webhooks.

A member's credentials end with the membership, by foreign keys, unless they are handed over to another owner before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal
from uuid import UUID

from sqlalchemy import column, select, table
from sqlalchemy.orm import Session

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


def owner_names(session: Session, owner_ids: Iterable[UUID | None]) -> Mapping[UUID, str]:
    """Return the names of these accounts, which are members of the session's organization."""
    query = select(_ACCOUNTS.c.id, _ACCOUNTS.c.name).where(_ACCOUNTS.c.id.in_(set(owner_ids) - {None}))
    return {row.id: row.name for row in session.execute(query)}
