"""Turns everything that goes wrong into a problem document. What was given is quoted in 80 characters, never whole."""

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
from webapp.core.security.headers import HEADERS

MOST_ERRORS = 20
MOST_LOOKED_AT = 1000
SECRETS = frozenset({"password", "new_password", "token", "code"})
"""Fields of which nothing is quoted."""
PLACES = ("body", "query", "path", "header", "cookie")
AGAIN = {"Retry-After": "5"}

log = structlog.get_logger()


Handler = Callable[[Request, Any], Awaitable[Response]]


def install(app: FastAPI) -> None:
    """Answer every error of this application with a problem document."""
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
        Exception: _mistake_of_ours,
    }
    for kind, handler in handlers.items():
        app.add_exception_handler(kind, handler)


def problem_response(
    status: int,
    kind: str,
    title: str,
    detail: str = "",
    errors: Sequence[Problem] = (),
    headers: dict[str, str] | None = None,
) -> Response:
    """Return a problem document as an answer."""
    document = _document(status, kind, title, detail, errors)
    return Response(document.model_dump_json(), status, headers, PROBLEM_JSON)


def document_of(error: ServiceError | InvalidScenarioError | UnknownFactError) -> ProblemDocument:
    """Return what is said about an error that concerns a part of a request."""
    known = _as_service_error(error)
    return _document(known.status, known.kind, known.title, known.detail, known.errors)


def _document(status: int, kind: str, title: str, detail: str, errors: Sequence[Problem]) -> ProblemDocument:
    return ProblemDocument(
        type=f"urn:stormsizer:problem:{kind}",
        title=title,
        status=status,
        detail=shortened(detail, 500) if detail else "",
        errors=tuple(errors[:MOST_ERRORS]),
    )


def field_problems(errors: Sequence[Any]) -> tuple[Problem, ...]:
    """Validation errors of a request as the command line would say them."""
    within = [{**item, "loc": _within_document(item["loc"])} for item in errors[:MOST_LOOKED_AT]]
    return problems_in([_without_secret(item) for item in within], MOST_ERRORS)


def _without_secret(item: dict[str, Any]) -> dict[str, Any]:
    return {**item, "input": "(not shown)"} if SECRETS.intersection(item["loc"]) else item


def _within_document(location: Sequence[int | str]) -> tuple[int | str, ...]:
    """Path without the part of the request, and without the field that holds a scenario document."""
    steps = tuple(location)
    if steps[:1] and steps[0] in PLACES:
        steps = steps[1:]
    if len(steps) > 1 and steps[0] == "scenario":
        steps = steps[1:]
    return steps


def _answer(error: ServiceError) -> Response:
    return problem_response(error.status, error.kind, error.title, error.detail, error.errors, error.headers)


async def _service_error(_: Request, error: ServiceError) -> Response:
    return _answer(error)


async def _invalid_scenario(_: Request, error: InvalidScenarioError) -> Response:
    return _answer(_as_service_error(error))


async def _unknown_fact(_: Request, error: UnknownFactError) -> Response:
    return _answer(_as_service_error(error))


def _as_service_error(error: ServiceError | InvalidScenarioError | UnknownFactError) -> ServiceError:
    if isinstance(error, ServiceError):
        return error
    if isinstance(error, InvalidScenarioError):
        return InvalidInputError(error.problems)
    problem = Problem(path="array", given="(unknown)", allowed="a catalogue entry with this fact", message=str(error))
    return InvalidInputError((problem,))


async def _invalid_request(_: Request, error: RequestValidationError) -> Response:
    found = error.errors()
    if any(item["type"] == "json_invalid" for item in found):
        return problem_response(400, "not-json", "The body is no JSON", str(found[0].get("ctx", {}).get("error", "")))
    return _answer(InvalidInputError(field_problems(found)))


async def _http_error(_: Request, error: HTTPException) -> Response:
    try:
        status = HTTPStatus(error.status_code)
    except ValueError:
        return problem_response(error.status_code, "http", "Error", str(error.detail))
    kind = status.phrase.lower().replace(" ", "-")
    detail = "" if error.detail == status.phrase else str(error.detail)
    return problem_response(status, kind, status.phrase, detail, headers=dict(error.headers or {}))


async def _database_away(_: Request, error: Exception) -> Response:
    log.warning("database away", error=type(error).__name__)
    return _answer(UnavailableError("The database does not answer.", headers=AGAIN))


async def _changed_meanwhile(_: Request, error: Exception) -> Response:
    log.info("change refused by the database", error=type(error).__name__)
    return _answer(ConflictError("Something this refers to was changed or deleted meanwhile."))


async def _refused_by_database(_: Request, error: Exception) -> Response:
    log.warning("value refused by the database", error=type(error).__name__)
    problem = Problem(path="(document)", given="", allowed="plain text and finite numbers", message="cannot be stored")
    return _answer(InvalidInputError((problem,)))


async def _mistake_of_ours(request: Request, error: Exception) -> Response:
    log.error("unexpected error", path=request.url.path, error=repr(error)[:500])
    return problem_response(
        500, "internal", "Something went wrong here", "It is in the service's log.", headers=dict(HEADERS)
    )
