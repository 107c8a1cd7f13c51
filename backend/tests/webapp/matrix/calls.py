"""Requests, put together from the tables, and what is compared of their answers."""

from __future__ import annotations

import copy
import io
import re
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from fastapi.testclient import TestClient

from tests.support.pdf import text_of
from tests.webapp.documents import office, with_installed_arrays
from tests.webapp.matrix.description import ANY_KEY, Operation
from tests.webapp.matrix.fixtures import BODIES, PLAIN, RAW, USES_UP, Refers, RefersWithin, absent, fixture_of
from tests.webapp.matrix.tenants import Tenant

OF_THIS_REQUEST = ("x-request-id", "date", "ratelimit", "ratelimit-policy")
"""Headers that say something else each time."""
_STEP = re.compile(r"\[\]|\{\}|[^.\[\]{}]+")


@dataclass(frozen=True)
class Call:
    """One request for an operation."""

    operation: Operation
    path: dict[str, str] = field(default_factory=dict)
    query: dict[str, Any] = field(default_factory=dict)
    headers: dict[str, str] = field(default_factory=dict)
    body: Any = None
    raw: bytes | None = None
    """Plain bytes in place of a document."""

    def by(self, client: TestClient, **headers: str) -> Answer:
        """Ask."""
        url = self.operation.path.format(**self.path)
        given = self.headers | headers
        body: dict[str, Any] = {"json": self.body}
        if self.raw is not None:
            body, given = {"content": self.raw}, given | {"Content-Type": "application/octet-stream"}
        answer = client.request(self.operation.method, url, params=self.query, headers=given, **body)
        said = {name: value for name, value in answer.headers.items() if name not in OF_THIS_REQUEST}
        return Answer(answer.status_code, tuple(sorted(said.items())), answer.content)

    def with_value(self, place: str, value: str, at: int = 0) -> Call:
        """Return the same request with another value in a place; `at` which item of a list it is."""
        where, _, name = place.partition(".")
        if where == "path":
            return replace(self, path=self.path | {name: value})
        if where == "query":
            return replace(self, query=self.query | {name.removesuffix("[]"): value})
        assert where == "body", place
        body = copy.deepcopy(self.body)
        if name.startswith("items[].scenario."):
            body = {"items": [{"scenario": with_installed_arrays(office())}]}
        _put(body, _STEP.findall(name), value, at)
        return replace(self, body=body)


@dataclass(frozen=True)
class Answer:
    """Compared parts of a response."""

    status: int
    headers: tuple[tuple[str, str], ...]
    content: bytes

    @property
    def is_fine(self) -> bool:
        """Return whether the request succeeded."""
        return self.status < 400

    @property
    def text(self) -> str:
        """Everything in it that can be read, in small letters: also within archives and pages."""
        return f"{self.headers}\n{_readable(self.content)}".lower()

    def without(self, *identifiers: str) -> Answer:
        """Return the same with one word in place of what the caller gave."""
        headers, content = self.headers, self.content
        for each in identifiers:
            headers = tuple((name, value.replace(each, "(given)")) for name, value in headers)
            content = content.replace(each.encode(), b"(given)")
        return replace(self, headers=headers, content=content)


@dataclass(frozen=True)
class Pair:
    """The same request twice: with an identifier of another user's, and with an unused one."""

    place: str
    foreign: Call
    absent: Call
    given: tuple[str, ...]
    refuses: bool


def own_call(operation: Operation, tenant: Tenant) -> Call:
    """Return a request that is all right: about objects of the customer's own."""
    path: dict[str, str] = {}
    uses_up = operation.method == "DELETE" or operation.id in USES_UP
    last = operation.parameters["path"][-1:]
    for name in operation.parameters["path"]:
        if name in PLAIN:
            path[name] = str(PLAIN[name])
            continue
        fixture = fixture_of(operation, f"path.{name}")
        if isinstance(fixture, Refers):
            is_used_up = uses_up and name in last
            path[name] = tenant.fresh(fixture.kind) if is_used_up else tenant.one(fixture.kind)
        else:
            path[name] = shared_identifier(tenant, name)
    return _call(operation, path, tenant)


def shared_identifier(tenant: Tenant, name: str) -> str:
    """Return the identifier of something that comes with the product."""
    assert name == "row_id", name
    return str(tenant.get("catalog/evidence")["items"][0]["id"])


def pairs(operation: Operation, own: Tenant, victim: Tenant) -> Iterator[Pair]:
    """Return each place of an operation with an identifier of the victim's in it, all else the asker's own.

    Where a path has several, also with all of them the victim's.
    """
    places = [(each, fixture_of(operation, each)) for each in operation.id_places]
    base = lasting_call(operation, own)
    for place, fixture in places:
        if isinstance(fixture, Refers):
            yield from _with_foreign(base, place, fixture, victim)
        elif isinstance(fixture, RefersWithin):
            yield from _within(operation, fixture, own, victim)
    in_path = [(place, each) for place, each in places if place.startswith("path.") and isinstance(each, Refers)]
    if len(in_path) > 1:
        yield _all_foreign(base, in_path, victim)


def lasting_call(operation: Operation, tenant: Tenant) -> Call:
    """Return a request about the customer's own objects that is not meant to succeed: nothing is made for it."""
    path = {}
    for name in operation.parameters["path"]:
        fixture = None if name in PLAIN else fixture_of(operation, f"path.{name}")
        path[name] = tenant.one(fixture.kind) if isinstance(fixture, Refers) else str(PLAIN.get(name, "nothing"))
    return _call(operation, path, tenant)


def absent_call(operation: Operation, tenant: Tenant) -> Call:
    """Return a request in whose path nothing is there."""
    call = lasting_call(operation, tenant)
    path = {k: v if k in PLAIN or v == "nothing" else absent(v, tenant.word) for k, v in call.path.items()}
    return replace(call, path=path)


def _with_foreign(base: Call, place: str, fixture: Refers, victim: Tenant) -> Iterator[Pair]:
    identifier = victim.one(fixture.kind)
    given = (fixture.form(identifier), absent(identifier, victim.word, fixture.form))
    ends = (0, -1) if place.endswith("[]") else (0,)
    for at in ends:
        foreign, missing = (base.with_value(place, each, at) for each in given)
        yield Pair(place, foreign, missing, given, fixture.refuses)


def _within(operation: Operation, fixture: RefersWithin, own: Tenant, victim: Tenant) -> Iterator[Pair]:
    for kind, call in fixture.calls.items():
        given = (victim.one(kind), absent(victim.one(kind), victim.word))
        made = [Call(operation, *_path_and_body(call(own, each), operation)) for each in given]
        yield Pair(f"body with {kind}", made[0], made[1], given, refuses=True)


def _path_and_body(
    found: tuple[dict[str, str], Any], operation: Operation
) -> tuple[dict[str, str], dict[str, Any], dict[str, str], Any]:
    path, body = found
    return path, _query(operation), _headers(operation), body


def _all_foreign(base: Call, places: list[tuple[str, Refers]], victim: Tenant) -> Pair:
    foreign = missing = base
    given: list[str] = []
    for place, fixture in places:
        identifier = victim.one(fixture.kind)
        given += [identifier, absent(identifier, victim.word)]
        foreign, missing = foreign.with_value(place, given[-2]), missing.with_value(place, given[-1])
    return Pair(" and ".join(place for place, _ in places), foreign, missing, tuple(given), refuses=True)


def _call(operation: Operation, path: dict[str, str], tenant: Tenant) -> Call:
    """Return a request about the customer's own objects, those of the path given."""
    query = _query(operation)
    for name in operation.required_ids:
        fixture = fixture_of(operation, f"query.{name}")
        assert isinstance(fixture, Refers), name
        query[name] = tenant.one(fixture.kind)
    raw = RAW[operation.id](tenant) if operation.takes_bytes else None
    return Call(operation, path, query, _headers(operation), _body(operation, tenant), raw)


def _query(operation: Operation) -> dict[str, Any]:
    return {name: PLAIN[name] for name in operation.parameters["query"] if name in PLAIN and name != "kind"}


def _headers(operation: Operation) -> dict[str, str]:
    return {"If-Match": "*"} if "if-match" in operation.parameters["header"] else {}


def _body(operation: Operation, tenant: Tenant) -> Any:
    return None if operation.body is None else BODIES[operation.id](tenant)


def _put(node: Any, steps: list[str], value: str, at: int) -> None:
    """Write a value where the steps lead: into lists at an item, in place of a key."""
    step, *rest = steps
    inside = rest[:1] if rest[:1] in (["[]"], [ANY_KEY]) else []
    after = rest[len(inside) :]
    if not inside and not after:
        node[step] = value
    elif inside == [ANY_KEY]:
        node[step] = {value: next(iter(node[step].values()))}
    elif inside and not after:
        node[step][at] = value
    else:
        _put(node[step][at] if inside else node[step], after, value, at)


@lru_cache(maxsize=64)
def _readable(content: bytes) -> str:
    if content.startswith(b"PK\x03\x04"):
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            return "\n".join(archive.read(name).decode("utf-8", "replace") for name in archive.namelist())
    if content.startswith(b"%PDF-"):
        return text_of(content)
    return content.decode("utf-8", "replace")
