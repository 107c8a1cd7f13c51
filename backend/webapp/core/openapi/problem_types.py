"""Every type of problem that the API answers with, as its reference lists them."""

from __future__ import annotations

from http import HTTPStatus
from typing import NamedTuple

from webapp.core.http.errors import ServiceError

HEAD = """# Problems

Whatever goes wrong, the answer is a problem document (RFC 9457, `application/problem+json`). Its `type` is
`urn:stormsizer:problem:` and one of the names below; types stay, so that programs may rely on them, while titles and
details may be worded otherwise tomorrow. `errors` names each field that is wrong: its path, what was given, what is
allowed. This list is made from the code (`make client`).

| type | status | title | when |
|---|---|---|---|
"""


class ProblemType(NamedTuple):
    """A type of problem."""

    kind: str
    status: int
    title: str
    when: str


BESIDE: tuple[ProblemType, ...] = (
    ProblemType("not-json", 400, "The body is no JSON", "A body that is said to be JSON and is not."),
    ProblemType("wrong-host", 421, "Not served under this name", "The request names a host that this is not."),
    ProblemType("foreign-page", 403, "Refused", "A page of another site asks for a change."),
    ProblemType("content-too-large", 413, "Content Too Large", "A body of more bytes than are read."),
    ProblemType("internal", 500, "Something went wrong here", "A mistake of ours; it is in the service's log."),
    *(
        ProblemType(status.phrase.lower().replace(" ", "-"), status.value, status.phrase, when)
        for status, when in (
            (HTTPStatus.METHOD_NOT_ALLOWED, "The path is known and not with this method; `Allow` names those it has."),
            (HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "A body of a kind that is not read."),
        )
    ),
)
"""Those that are answered before any feature is asked."""


def problem_types() -> tuple[ProblemType, ...]:
    """Return all types by status and name; those of features that were imported."""
    of_features = {
        (each.kind, each.status): ProblemType(each.kind, each.status, each.title, _first_line(each))
        for each in _all(ServiceError)
        if each.kind != ServiceError.kind
    }
    beside = {(each.kind, each.status): each for each in BESIDE}
    return tuple(sorted((beside | of_features).values(), key=lambda each: (each.status, each.kind)))


def reference() -> str:
    """Return the page of the reference."""
    return HEAD + "".join(
        f"| `{kind}` | {status} | {title} | {when} |\n" for kind, status, title, when in problem_types()
    )


def _all(error: type[ServiceError]) -> list[type[ServiceError]]:
    return [each for child in error.__subclasses__() for each in (child, *_all(child))]


def _first_line(error: type[ServiceError]) -> str:
    return (error.__doc__ or "").strip().split("\n")[0]
