"""All problem types of the API, for their reference page."""

from __future__ import annotations

from http import HTTPStatus
from typing import NamedTuple

from stormsizer.messages.text import Text, msg
from webapp.core.http.errors import ServiceError
from webapp.core.languages import english

HEAD = """# Problems

Every error response is a problem document (RFC 9457, `application/problem+json`). Its `type` is
`urn:stormsizer:problem:` followed by one of the names below. Types are stable; titles and details are written in the
language of the `Accept-Language` header and may change, so programs should rely on `type` only. `errors` lists each
invalid field: its path, what was given, what is allowed. This page is generated from the code (`make client`).

| type | status | title | when |
|---|---|---|---|
"""


class ProblemType(NamedTuple):
    """A problem type."""

    kind: str
    status: int
    title: Text
    when: str


BUILT_IN: tuple[ProblemType, ...] = (
    ProblemType("not-json", 400, msg("problem-title-not-json"), "The body is declared as JSON and cannot be parsed."),
    ProblemType("wrong-host", 421, msg("problem-title-wrong-host"), "The `Host` header names an unknown host."),
    ProblemType("foreign-page", 403, msg("problem-title-foreign-page"), "A page of another site requests a change."),
    ProblemType("content-too-large", 413, msg("problem-title-content-too-large"), "The body exceeds the size limit."),
    ProblemType("internal", 500, msg("problem-title-internal"), "An unexpected error; details are in the service log."),
    *(
        ProblemType(status.phrase.lower().replace(" ", "-"), status.value, title, when)
        for status, title, when in (
            (
                HTTPStatus.METHOD_NOT_ALLOWED,
                msg("problem-title-method-not-allowed"),
                "The path does not support this method; `Allow` lists those it does.",
            ),
            (
                HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
                msg("problem-title-unsupported-media-type"),
                "The content type is not supported.",
            ),
        )
    ),
)
"""Problems that occur before any feature is reached."""


def problem_types() -> tuple[ProblemType, ...]:
    """Return all problem types defined in the imported modules, sorted by status and name."""
    of_features = {
        (each.kind, each.status): ProblemType(each.kind, each.status, each.title, _first_line(each))
        for each in _all(ServiceError)
        if each.kind != ServiceError.kind
    }
    built_in = {(each.kind, each.status): each for each in BUILT_IN}
    return tuple(sorted((built_in | of_features).values(), key=lambda each: (each.status, each.kind)))


def reference() -> str:
    """Return the reference page in English."""
    return HEAD + "".join(
        f"| `{kind}` | {status} | {english(title)} | {when} |\n" for kind, status, title, when in problem_types()
    )


def _all(error: type[ServiceError]) -> list[type[ServiceError]]:
    return [each for child in error.__subclasses__() for each in (child, *_all(child))]


def _first_line(error: type[ServiceError]) -> str:
    return (error.__doc__ or "").strip().split("\n")[0]
