"""Problem documents for every error, in the reader's language. Quoted input is limited to 80 characters."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from http import HTTPStatus
from typing import Any

import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import DataError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from starlette.exceptions import HTTPException

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import LOCALIZER, Text, msg
from stormsizer.model.provenance import UnknownFactError
from stormsizer.model.scenario import InvalidScenarioError, Problem
from stormsizer.model.scenario.problems import problems_in, shortened
from webapp.core.http.errors import (
    PROBLEM_JSON,
    ConflictError,
    InvalidInputError,
    ProblemDocument,
    ServiceError,
    UnavailableError,
)
from webapp.core.languages import reader_of
from webapp.core.security.headers import HEADERS

MOST_ERRORS = 20
MOST_LOOKED_AT = 1000
LONGEST_DETAIL = 500
SECRETS = frozenset({"password", "new_password", "token", "code"})
"""Fields whose input is never quoted."""
HIDDEN = "(not shown)"
PLACES = ("body", "query", "path", "header", "cookie")
RETRY = {"Retry-After": "5"}
TITLES: dict[int, Text] = {
    HTTPStatus.BAD_REQUEST: msg("problem-title-bad-request"),
    HTTPStatus.NOT_FOUND: msg("problem-title-not-found"),
    HTTPStatus.METHOD_NOT_ALLOWED: msg("problem-title-method-not-allowed"),
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: msg("problem-title-content-too-large"),
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE: msg("problem-title-unsupported-media-type"),
}
"""Titles of errors that the framework raises, by status."""

log = structlog.get_logger()


Handler = Callable[[Request, Any], Awaitable[Response]]


def install(app: FastAPI) -> None:
    """Register handlers that respond to every error in this application with a problem document."""
    handlers: dict[type[Exception], Handler] = {
        ServiceError: _service_error,
        InvalidScenarioError: _invalid_scenario,
        UnknownFactError: _unknown_fact,
        RequestValidationError: _invalid_request,
        HTTPException: _http_error,
        OperationalError: _database_away,
        InterfaceError: _database_away,
        PoolTimeoutError: _database_away,
        IntegrityError: _changed_meanwhile,
        DataError: _refused_by_database,
        Exception: _internal_error,
    }
    for kind, handler in handlers.items():
        app.add_exception_handler(kind, handler)


def problem_response(
    reader: Localizer,
    status: int,
    kind: str,
    title: Text,
    detail: Text = "",
    errors: Sequence[Problem] = (),
    headers: dict[str, str] | None = None,
) -> Response:
    """Return a response with a problem document in the reader's language."""
    document = _document(status, kind, title, reader.text(detail), errors)
    body = document.model_dump_json(context={LOCALIZER: reader})
    return Response(body, status, {"Content-Language": reader.language, **(headers or {})}, PROBLEM_JSON)


def document_of(error: ServiceError | InvalidScenarioError | UnknownFactError) -> ProblemDocument:
    """Return the problem document for an error that concerns one part of a request."""
    known = _as_service_error(error)
    return _document(known.status, known.kind, known.title, known.detail, known.errors)


def _document(status: int, kind: str, title: Text, detail: Text, errors: Sequence[Problem]) -> ProblemDocument:
    return ProblemDocument(
        type=f"urn:stormsizer:problem:{kind}",
        title=title,
        status=status,
        detail=shortened(detail, LONGEST_DETAIL) if detail and isinstance(detail, str) else detail,
        errors=tuple(errors[:MOST_ERRORS]),
    )


def field_problems(errors: Sequence[Any]) -> tuple[Problem, ...]:
    """Return the validation errors of a request as problems, with the same wording as on the command line."""
    within = [{**item, "loc": _within_document(item["loc"])} for item in errors[:MOST_LOOKED_AT]]
    found = problems_in([_without_secret(item) for item in within], MOST_ERRORS)
    return tuple(
        problem.model_copy(update={"given": msg("given-not-shown")}) if problem.given == HIDDEN else problem
        for problem in found
    )


def _without_secret(item: dict[str, Any]) -> dict[str, Any]:
    return {**item, "input": HIDDEN} if SECRETS.intersection(item["loc"]) else item


def _within_document(location: Sequence[int | str]) -> tuple[int | str, ...]:
    """Return the path without its leading request part and without the field that contains a scenario document."""
    steps = tuple(location)
    if steps[:1] and steps[0] in PLACES:
        steps = steps[1:]
    if len(steps) > 1 and steps[0] == "scenario":
        steps = steps[1:]
    return steps


def _response(request: Request, error: ServiceError) -> Response:
    reader = reader_of(request)
    return problem_response(reader, error.status, error.kind, error.title, error.detail, error.errors, error.headers)


async def _service_error(request: Request, error: ServiceError) -> Response:
    return _response(request, error)


async def _invalid_scenario(request: Request, error: InvalidScenarioError) -> Response:
    return _response(request, _as_service_error(error))


async def _unknown_fact(request: Request, error: UnknownFactError) -> Response:
    return _response(request, _as_service_error(error))


def _as_service_error(error: ServiceError | InvalidScenarioError | UnknownFactError) -> ServiceError:
    if isinstance(error, ServiceError):
        return error
    if isinstance(error, InvalidScenarioError):
        return InvalidInputError(error.problems)
    allowed, message = msg("allowed-entry-with-fact"), msg("field-value-unknown", reason=error.text)
    problem = Problem(path="array", given=msg("given-unknown"), allowed=allowed, message=message)
    return InvalidInputError((problem,))


async def _invalid_request(request: Request, error: RequestValidationError) -> Response:
    found = error.errors()
    if any(item["type"] == "json_invalid" for item in found):
        reason = str(found[0].get("ctx", {}).get("error", ""))
        return problem_response(reader_of(request), 400, "not-json", msg("problem-title-not-json"), reason)
    return _response(request, InvalidInputError(field_problems(found)))


async def _http_error(request: Request, error: HTTPException) -> Response:
    reader = reader_of(request)
    try:
        status = HTTPStatus(error.status_code)
    except ValueError:
        unknown = msg("problem-title-bad-request")
        return problem_response(reader, error.status_code, "http", unknown, str(error.detail))
    kind = status.phrase.lower().replace(" ", "-")
    detail = "" if error.detail == status.phrase else str(error.detail)
    title = TITLES.get(status, status.phrase)
    return problem_response(reader, status, kind, title, detail, headers=dict(error.headers or {}))


async def _database_away(request: Request, error: Exception) -> Response:
    log.warning("database unavailable", error=type(error).__name__)
    return _response(request, UnavailableError(msg("problem-database-unavailable"), headers=RETRY))


async def _changed_meanwhile(request: Request, error: Exception) -> Response:
    log.info("change rejected by the database", error=type(error).__name__)
    return _response(request, ConflictError(msg("problem-referenced-item-changed")))


async def _refused_by_database(request: Request, error: Exception) -> Response:
    log.warning("value rejected by the database", error=type(error).__name__)
    problem = Problem(
        path="(document)", given="", allowed=msg("allowed-storable"), message=msg("field-cannot-be-stored")
    )
    return _response(request, InvalidInputError((problem,)))


async def _internal_error(request: Request, error: Exception) -> Response:
    log.error("unexpected error", path=request.url.path, error=repr(error)[:500])
    return problem_response(
        reader_of(request),
        500,
        "internal",
        msg("problem-title-internal"),
        msg("problem-internal"),
        headers=dict(HEADERS),
    )
