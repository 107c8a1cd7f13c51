"""Errors that the API returns as problem documents (RFC 9457)."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import BaseModel, ConfigDict, Field

from stormsizer.messages.text import Quantity, Text, msg
from stormsizer.model.scenario import Problem
from stormsizer.units import BYTES_PER_KIB
from webapp.core.languages import english

N_FIELDS_IN_DETAIL = 3
PROBLEM_JSON = "application/problem+json"


class ProblemDocument(BaseModel):
    """What went wrong and how to fix it."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    type: str
    """Problem type: an identifier that stays the same, for use by programs."""
    title: Text
    """Human-readable problem type."""
    status: int
    detail: Text = ""
    """Details of this occurrence."""
    errors: tuple[Problem, ...] = Field(default=(), max_length=20)
    """Invalid fields, each with its path, the given value, and what is allowed."""


class ServiceError(Exception):
    """A request that fails for a reason the caller can act on."""

    status: int = 500
    kind: str = "internal"
    title: Text = msg("problem-title-internal")

    def __init__(
        self, detail: Text = "", errors: Sequence[Problem] = (), headers: dict[str, str] | None = None
    ) -> None:
        super().__init__(detail)
        self.detail = detail
        self.errors = tuple(errors)
        self.headers = headers or {}

    def __str__(self) -> str:
        """Return the detail in English, for the log."""
        return english(self.detail)


class InvalidInputError(ServiceError):
    """One or more fields are invalid; `errors` lists them."""

    status, kind, title = 422, "invalid-input", msg("problem-title-invalid-input")

    def __init__(self, errors: Sequence[Problem]) -> None:
        super().__init__(_fields_in_words(errors[:N_FIELDS_IN_DETAIL]), errors)


class UnreadableBodyError(ServiceError):
    """The body cannot be parsed."""

    status, kind, title = 400, "unreadable-body", msg("problem-title-unreadable-body")


class TooLargeError(ServiceError):
    """The content exceeds a size limit."""

    status, kind, title = 413, "content-too-large", msg("problem-title-content-too-large")


class TooLargeBodyError(TooLargeError):
    """The body exceeds the limit of its sender. The connection is closed, so that the rest is not sent."""

    def __init__(self, allowed_bytes: int) -> None:
        allowed = Quantity(allowed_bytes / BYTES_PER_KIB, "KiB")
        super().__init__(msg("problem-body-too-large", allowed=allowed), headers={"Connection": "close"})


class NotFoundError(ServiceError):
    """The resource does not exist or was deleted."""

    status, kind, title = 404, "not-found", msg("problem-title-not-found")


class NotSignedInError(ServiceError):
    """The request has no valid session or API key."""

    status, kind, title = 401, "not-signed-in", msg("problem-title-not-signed-in")

    def __init__(self, detail: Text = "") -> None:
        super().__init__(detail, headers={"WWW-Authenticate": 'Bearer realm="stormsizer"'})


class NotAllowedError(ServiceError):
    """The caller lacks the role or scope for this operation."""

    status, kind, title = 403, "not-allowed", msg("problem-title-not-allowed")


class ConflictError(ServiceError):
    """The request conflicts with the current state of the resource."""

    status, kind, title = 409, "conflict", msg("problem-title-conflict")


class PreconditionFailedError(ServiceError):
    """The resource has changed since the version named in `If-Match`."""

    status, kind, title = 412, "changed-meanwhile", msg("problem-title-changed-meanwhile")


class PreconditionRequiredError(ServiceError):
    """The update lacks `If-Match`."""

    status, kind, title = 428, "version-missing", msg("problem-title-version-missing")


class NotAcceptableError(ServiceError):
    """The resource is not available in any format in `Accept`."""

    status, kind, title = 406, "not-acceptable", msg("problem-title-not-acceptable")


class QuotaExceededError(ServiceError):
    """A quota of the organization is used up; `errors` names the limit, the current use and the requested amount."""

    status, kind, title = 429, "quota-exceeded", msg("problem-title-quota-exceeded")


class UnavailableError(ServiceError):
    """The service is overloaded or the database is unreachable; retry later."""

    status, kind, title = 503, "unavailable", msg("problem-title-unavailable")


def _fields_in_words(errors: Sequence[Problem]) -> Text:
    """Return *path: message* for each field, joined into one text."""
    if not errors:
        return ""
    first, *others = errors
    text: Text = msg("problem-field", path=first.path, message=first.message)
    return msg("problem-fields", first=text, others=_fields_in_words(others)) if others else text


def require_match(if_match: str | None, current: str, changed: Text) -> None:
    """Reject a change of a version other than the current one.

    Parameters
    ----------
    if_match
        Value of the `If-Match` header, where ``*`` matches every version; None if the request has none.
    current
        ETag of the current version.
    changed
        Message for a caller that has read another version.

    Raises
    ------
    PreconditionRequiredError, PreconditionFailedError
        If the header is missing, or names another version.
    """
    if if_match is None:
        raise PreconditionRequiredError(msg("problem-if-match-required"))
    if if_match not in (current, "*"):
        raise PreconditionFailedError(changed, headers={"ETag": current})
