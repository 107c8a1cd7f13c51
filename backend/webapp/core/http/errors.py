"""Everything that goes wrong, as a problem document (RFC 9457)."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import BaseModel, ConfigDict, Field

from stormsizer.model.scenario import Problem

PROBLEM_JSON = "application/problem+json"


class ProblemDocument(BaseModel):
    """What went wrong, and how to mend it."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    type: str
    """Kind of problem, stable for programs."""
    title: str
    """Kind of problem in words."""
    status: int
    detail: str = ""
    """What happened this time."""
    errors: tuple[Problem, ...] = Field(default=(), max_length=20)
    """Fields that are wrong: the path, what was given, what is allowed."""


class ServiceError(Exception):
    """A request that cannot be served, for a reason the caller can act on."""

    status = 500
    kind = "internal"
    title = "Something went wrong here"

    def __init__(self, detail: str = "", errors: Sequence[Problem] = (), headers: dict[str, str] | None = None) -> None:
        super().__init__(detail)
        self.detail = detail
        self.errors = tuple(errors)
        self.headers = headers or {}


class InvalidInputError(ServiceError):
    """Fields that are wrong."""

    status, kind, title = 422, "invalid-input", "The input is not valid"

    def __init__(self, errors: Sequence[Problem]) -> None:
        super().__init__("; ".join(f"{e.path}: {e.message}" for e in errors[:3]), errors)


class UnreadableBodyError(ServiceError):
    """A body that is no document."""

    status, kind, title = 400, "unreadable-body", "The body cannot be read"


class NotFoundError(ServiceError):
    """A thing that does not exist (any more)."""

    status, kind, title = 404, "not-found", "Not found"


class NotSignedInError(ServiceError):
    """Nobody is known, and this needs somebody."""

    status, kind, title = 401, "not-signed-in", "Sign in first"

    def __init__(self, detail: str = "") -> None:
        super().__init__(detail, headers={"WWW-Authenticate": 'Bearer realm="stormsizer"'})


class NotAllowedError(ServiceError):
    """Who asks is known and may not do this."""

    status, kind, title = 403, "not-allowed", "Not allowed"


class ConflictError(ServiceError):
    """A request that contradicts the state of things."""

    status, kind, title = 409, "conflict", "This is not possible now"


class PreconditionFailedError(ServiceError):
    """Somebody else changed the thing meanwhile."""

    status, kind, title = 412, "changed-meanwhile", "Changed meanwhile"


class PreconditionRequiredError(ServiceError):
    """A change that does not say which version it is based on."""

    status, kind, title = 428, "version-missing", "Say which version you change"


class NotAcceptableError(ServiceError):
    """A form of answer that is not offered."""

    status, kind, title = 406, "not-acceptable", "Not offered in this form"


class QuotaExceededError(ServiceError):
    """What the organisation has no room for now; `errors` names the cap, what is used and what was asked."""

    status, kind, title = 429, "quota-exceeded", "The quota is used up"


class UnavailableError(ServiceError):
    """Too much to do, or the database is away; worth another try."""

    status, kind, title = 503, "unavailable", "Not available right now"
