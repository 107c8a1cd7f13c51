"""Principals and permissions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Literal
from uuid import UUID

from pydantic import BeforeValidator

from stormsizer.messages.text import Text, msg
from webapp.core.db.tenancy import LOCAL


class Role(StrEnum):
    """Role of a member in an organization; each role includes the roles below it."""

    OWNER = "owner"
    EDITOR = "editor"
    VIEWER = "viewer"

    def includes(self, other: Role) -> bool:
        """Return whether this role includes the other."""
        ranks = list(Role)
        return ranks.index(self) <= ranks.index(other)


ROLES: Mapping[Role, Text] = {
    Role.OWNER: msg("role-owner"),
    Role.EDITOR: msg("role-editor"),
    Role.VIEWER: msg("role-viewer"),
}
"""Role names for use within a sentence."""


class Scope(StrEnum):
    """Scope of an API key."""

    READ = "read"
    WRITE = "write"
    RUN = "run"
    MANAGE = "manage"


@dataclass(frozen=True)
class Principal:
    """An authenticated caller.

    Attributes
    ----------
    kind
        Kind of credential: none in an installation without accounts, a session cookie, an API key, a share link, or
        anonymous.
    id
        ID of the session, key or link.
    organization_id
        Organization whose rows the caller sees; None if the caller has no organization.
    owner_id
        Account that owns the API key.
    role
        Role in that organization.
    scopes
        Scopes within that role.
    name
        Name for the audit log.
    """

    kind: Literal["local", "session", "api_key", "share_link", "anonymous"]
    id: UUID | None = None
    organization_id: UUID | None = None
    account_id: UUID | None = None
    owner_id: UUID | None = None
    role: Role | None = None
    scopes: frozenset[Scope] = frozenset()
    name: str = ""

    @property
    def actor_id(self) -> UUID | None:
        """ID of the actor: the person, otherwise the key or link."""
        return self.account_id if self.kind == "session" else self.id

    @property
    def responsible_id(self) -> UUID | None:
        """Account that owns what the caller creates: the person or the owner of the key; None without accounts."""
        return self.account_id or self.owner_id


LOCAL_NAME = "local user"
"""Stored name of the only user in an installation without accounts."""
LOCAL_OWNER = Principal("local", organization_id=LOCAL, role=Role.OWNER, scopes=frozenset(Scope), name=LOCAL_NAME)
ANONYMOUS = Principal("anonymous")


def _name_text(name: str) -> Text:
    return msg("actor-local") if name == LOCAL_NAME else name


ActorName = Annotated[Text, BeforeValidator(_name_text)]
"""Stored name of an actor, as text in the reader's language."""


@dataclass(frozen=True)
class Needs:
    """Permission required for an operation: at least this role and, for an API key, also this scope."""

    role: Role
    scope: Scope | None
    """None if API keys cannot be used."""

    def allow(self, principal: Principal) -> bool:
        """Return whether this principal has permission."""
        if principal.kind == "api_key" and self.scope not in principal.scopes:
            return False
        return principal.role is not None and principal.role.includes(self.role)


class Open(StrEnum):
    """Permissions for operations that require no role."""

    TO_ALL = "all"
    """Anyone, without authentication."""
    TO_ACCOUNTS = "accounts"
    """Any signed-in user, with or without an organization."""
    TO_LINKS = "links"
    """Holders of a share link, for its content."""

    def allow(self, principal: Principal) -> bool:
        """Return whether this principal has permission."""
        if self is Open.TO_ALL:
            return True
        return principal.kind in {Open.TO_ACCOUNTS: ("session", "local"), Open.TO_LINKS: ("share_link",)}[self]


Permission = Needs | Open
Permissions = Mapping[str, Permission]
"""Permission required for each API operation, by operation name."""
