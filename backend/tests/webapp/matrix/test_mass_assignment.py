"""A body contains only the fields of its schema: any other field is refused by name."""

from __future__ import annotations

import copy
import json
from collections.abc import Collection, Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.webapp.accounts.people import House
from tests.webapp.documents import Document
from tests.webapp.matrix.calls import Call, lasting_call
from tests.webapp.matrix.conftest import Tell
from tests.webapp.matrix.description import Operation, Schema, operations
from tests.webapp.matrix.fixtures import FOR_ONESELF, USES_UP
from tests.webapp.matrix.tenants import Tenant
from tests.webapp.matrix.victim import Possessions
from webapp.accounts.auth import sessions

pytestmark = pytest.mark.tested_on("server")
FIELDS = (
    "id",
    "organization_id",
    "owner_id",
    "role",
    "is_admin",
    "plan",
    "quota",
    "status",
    "result",
    "fence",
    "attempt",
    "created_at",
    "price",
    "verified",
    "__class__",
)
FREE = {"entry": frozenset({"id", "standing"})}
"""Objects with free keys in the description, and the known keys among them."""
WITHIN_AN_ITEM = ("create_batch",)
"""Scenarios in a batch are read one by one: what is wrong with one is said in its place."""
SENTINEL = "must-not-be-writable"


def objects_in(operation: Operation, schema: Schema, node: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Return where a body has objects whose fields are fixed, and the names of these fields."""
    if isinstance(node, list):
        for i, item in enumerate(node[:1]):
            yield from objects_in(operation, schema.get("items", {}), item, (*at, i))
    if not isinstance(node, dict):
        return
    kinds = operation.objects(schema)
    if at and at[-1] in FREE:
        yield at, frozenset(node) | FREE[at[-1]]
        return
    if not any(each.get("additionalProperties") is False and "properties" in each for each in kinds):
        return
    yield at, frozenset(name for each in kinds for name in each.get("properties", {}))
    for key, value in node.items():
        for inside in {json.dumps(each["properties"][key]) for each in kinds if key in each.get("properties", {})}:
            yield from objects_in(operation, _one(json.loads(inside), value), value, (*at, key))


def _one(schema: Schema, value: Any) -> Schema:
    """Return the schema that a list is described by, where a field may hold other things as well."""
    ways = [schema, *schema.get("anyOf", ()), *schema.get("oneOf", ())]
    return next((each for each in ways if "items" in each), schema) if isinstance(value, list) else schema


def with_field(body: Document, at: tuple[Any, ...], name: str, value: Any) -> Document:
    """Return a body with one field more."""
    changed = copy.deepcopy(body)
    node: Any = changed
    for step in at:
        node = node[step]
    node[name] = value
    return changed


def refusals(
    operation: Operation, call: Call, client: TestClient, fields: Collection[str]
) -> Iterator[tuple[str, str]]:
    """Add each field to each object of a body; return where and what is wrong with the answer, or nothing."""
    assert operation.body is not None
    for at, known in objects_in(operation, operation.body, call.body):
        if operation.id in WITHIN_AN_ITEM and "scenario" in at:
            continue
        for name in fields:
            if name in known:
                continue
            changed = Call(operation, call.path, call.query, call.headers, with_field(call.body, at, name, SENTINEL))
            answer = changed.by(client)
            where = f"{operation.id} {'.'.join(map(str, at))}.{name}"
            errors = json.loads(answer.content).get("errors", []) if answer.status == 422 else []
            is_named = any(name in error["path"].split(".") for error in errors)
            yield where, "" if is_named else f"{where}: {answer.status} {answer.content[:200]!r}"


@pytest.mark.parametrize(
    "fields",
    [
        pytest.param(("organization_id", "role", "__class__"), id="sample"),
        pytest.param(FIELDS, id="all", marks=pytest.mark.long),
    ],
)
def test_unknown_field_is_rejected_by_name(
    house: House, attacker: Tenant, tell: Tell, monkeypatch: pytest.MonkeyPatch, fields: tuple[str, ...]
) -> None:
    # a session that is used notes it once a minute, and on a slow machine this takes longer
    monkeypatch.setattr(sessions, "SEEN_EVERY_S", 3_600)
    everything = Possessions(house.set_up.engine, attacker)
    asked: list[str] = []
    wrong: list[str] = []
    bodies = [operation for operation in operations() if operation.body is not None]
    calls = [(operation, lasting_call(operation, attacker)) for operation in bodies]
    before = everything.checksums()
    for operation, call in calls:
        for where, problem in refusals(operation, call, attacker.owner, fields):
            asked.append(where)
            wrong += [problem] if problem else []
        after = everything.checksums()
        wrong += [f"{operation.id} changed {table}" for table in after if after[table] != before[table]]
        before = after
    assert SENTINEL not in house.dump()
    tell("mass assignment", f"{len(bodies)} bodies, {len(asked):,} requests, {len(wrong)} taken or unnamed")
    assert wrong == [], "\n".join(wrong[:50])
    assert {where.split()[0] for where in asked} == {operation.id for operation in bodies}


def test_unexpected_body_changes_nothing(house: House, attacker: Tenant) -> None:
    given = dict.fromkeys(FIELDS, SENTINEL)
    for operation in operations():
        ends = operation.method == "DELETE" or operation.id in USES_UP | FOR_ONESELF
        if operation.changes and operation.body is None and not ends:
            plain = lasting_call(operation, attacker)
            answer = Call(operation, plain.path, plain.query, plain.headers, given).by(attacker.owner)
            assert SENTINEL not in answer.text, operation.id
            assert answer.status < 500, operation.id
    assert SENTINEL not in house.dump()
