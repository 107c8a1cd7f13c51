"""Authentication by API key: `Authorization: Bearer ssz_live_…`."""

from __future__ import annotations

from fastapi import Request

from stormsizer.messages.text import msg
from webapp.api_keys import repository
from webapp.api_keys.tokens import is_well_formed
from webapp.core.db.tenancy import DatabaseRole, across
from webapp.core.http.errors import NotSignedInError, ServiceError
from webapp.core.ports import Service
from webapp.core.security.cookies import SECURE_PREFIX, SESSION
from webapp.core.security.principal import Principal, Role, Scope
from webapp.core.security.secrets import hash_of


class TwoProofsError(ServiceError):
    """The request has both an API key and a session cookie."""

    status, kind, title = 400, "two-proofs", msg("problem-title-two-proofs")


def principal_of_key(request: Request, service: Service) -> Principal | None:
    """Return the principal for a request's API key; None if the request has no key.

    A key has at most the role of its owner, and is not valid without one.

    Raises
    ------
    NotSignedInError
        If the token is not a key or is no longer valid. Malformed keys are rejected without a database query.
    TwoProofsError
        If the request also has a session cookie.
    """
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return None
    if any(name.removeprefix(SECURE_PREFIX) == SESSION for name in request.cookies):
        raise TwoProofsError(msg("problem-two-proofs"))
    token = token.strip()
    if not is_well_formed(token):
        raise NotSignedInError(msg("problem-not-an-api-key"))
    with across(service.sessions, DatabaseRole.GATE)() as session:
        known = repository.live(session, hash_of(token))
        if known is None:
            raise NotSignedInError(msg("problem-api-key-invalid"))
        if not known.is_use_noted:
            repository.note_use(session, known.id)
            session.commit()
    scopes = frozenset(Scope(each) for each in known.scopes)
    role = Role.OWNER if Scope.MANAGE in scopes else Role.EDITOR
    return Principal(
        "api_key",
        known.id,
        known.organization_id,
        owner_id=known.owner_id,
        role=role if known.owner_role.includes(role) else known.owner_role,
        scopes=scopes,
        name=known.name,
    )
