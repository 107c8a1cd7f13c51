"""Finds out which key a request brings: `Authorization: Bearer ssz_live_…`."""

from __future__ import annotations

from fastapi import Request

from webapp.api_keys import repository
from webapp.api_keys.tokens import is_well_formed
from webapp.core.db.tenancy import DatabaseRole, across
from webapp.core.http.errors import NotSignedInError, ServiceError
from webapp.core.ports import Service
from webapp.core.security.cookies import SECURE_PREFIX, SESSION
from webapp.core.security.principal import Principal, Role, Scope
from webapp.core.security.secrets import hash_of


class TwoProofsError(ServiceError):
    """A request that says twice who asks: whom to believe is not ours to guess."""

    status, kind, title = 400, "two-proofs", "Say who asks in one way"


def principal_of_key(request: Request, service: Service) -> Principal | None:
    """Return who asks with an API key; None if the request brings none.

    Raises
    ------
    NotSignedInError
        If it is no key, or one that is not valid (any more). What cannot be a key is refused without the database.
    TwoProofsError
        If there is the cookie of a session as well.
    """
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return None
    if any(name.removeprefix(SECURE_PREFIX) == SESSION for name in request.cookies):
        raise TwoProofsError("Send an API key, or the cookie of a browser, but not both.")
    token = token.strip()
    if not is_well_formed(token):
        raise NotSignedInError("This is no API key.")
    with across(service.sessions, DatabaseRole.GATE)() as session:
        known = repository.live(session, hash_of(token))
        if known is None:
            raise NotSignedInError("The API key is not valid, or not any more.")
        if not known.is_use_noted:
            repository.note_use(session, known.id)
            session.commit()
    scopes = frozenset(Scope(each) for each in known.scopes)
    role = Role.OWNER if Scope.MANAGE in scopes else Role.EDITOR
    return Principal("api_key", known.id, known.organisation_id, None, role, scopes, known.name)
