"""Who asks, and what they may do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal
from uuid import UUID

from stormsizer.messages.text import Text, msg
from webapp.core.db.tenancy import LOCAL


class Role(StrEnum):
    """What a member may do in an organisation; each may do what those below may."""

    OWNER = "owner"
    EDITOR = "editor"
    VIEWER = "viewer"

    def includes(self, other: Role) -> bool:
        """Whether this role may do what the other may."""
        ranks = list(Role)
        return ranks.index(self) <= ranks.index(other)


ROLES: Mapping[Role, Text] = {
    Role.OWNER: msg("role-owner"),
    Role.EDITOR: msg("role-editor"),
    Role.VIEWER: msg("role-viewer"),
}
"""Names of roles within a sentence."""


class Scope(StrEnum):
    """What an API key may be used for."""

    READ = "read"
    WRITE = "write"
    RUN = "run"
    MANAGE = "manage"


@dataclass(frozen=True)
class Principal:
    """Who asks.

    Attributes
    ----------
    kind
        How they are known: on a laptop not at all, by a session's cookie, an API key, a share link, or they are not.
    id
        Of the session, key or link.
    organisation_id
        Whose rows they see; None if they are in no organisation.
    role
        In that organisation.
    scopes
        What they may ask for within that role.
    name
        For the audit log.
    """

    kind: Literal["local", "session", "api_key", "share_link", "anonymous"]
    id: UUID | None = None
    organisation_id: UUID | None = None
    account_id: UUID | None = None
    role: Role | None = None
    scopes: frozenset[Scope] = frozenset()
    name: str = ""

    @property
    def actor_id(self) -> UUID | None:
        """Of whoever acts: the person, or else the key or link."""
        return self.account_id if self.kind == "session" else self.id


LOCAL_OWNER = Principal("local", organisation_id=LOCAL, role=Role.OWNER, scopes=frozenset(Scope), name="local user")
ANONYMOUS = Principal("anonymous")


@dataclass(frozen=True)
class Needs:
    """What an operation asks of a member: at least this role, and of a key this scope as well."""

    role: Role
    scope: Scope | None
    """None: not with an API key."""

    def allow(self, principal: Principal) -> bool:
        """Whether this principal may."""
        if principal.kind == "api_key" and self.scope not in principal.scopes:
            return False
        return principal.role is not None and principal.role.includes(self.role)


class Open(StrEnum):
    """Operations that ask for no role."""

    TO_ALL = "all"
    """Nobody need be known."""
    TO_ACCOUNTS = "accounts"
    """Somebody with an account, in whatever organisation or none."""
    TO_LINKS = "links"
    """Holders of a share link, for what it shows."""

    def allow(self, principal: Principal) -> bool:
        """Whether this principal may."""
        if self is Open.TO_ALL:
            return True
        return principal.kind in {Open.TO_ACCOUNTS: ("session", "local"), Open.TO_LINKS: ("share_link",)}[self]


Permission = Needs | Open
Permissions = Mapping[str, Permission]
"""What each operation of the API asks for, by its name."""
