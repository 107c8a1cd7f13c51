"""A new route, parameter or field without a fixture fails the build, and the message names the file to edit."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tests.webapp.described import description
from tests.webapp.matrix.description import operations, operations_of
from tests.webapp.matrix.fixtures import missing_in
from webapp.permissions import PERMISSIONS

WHERE = "add it to tests/webapp/matrix/fixtures.py"


@pytest.fixture(scope="module")
def described() -> dict[str, Any]:
    """The description, to add to."""
    return description()


def test_every_operation_has_its_fixtures() -> None:
    missing = missing_in(list(operations()))
    assert missing == [], "\n".join([f"{WHERE}:", *missing])


def test_operations_and_permissions_correspond() -> None:
    assert {each.id for each in operations()} == PERMISSIONS.keys()


def with_addition(described: dict[str, Any], **addition: Any) -> list[str]:
    """Return the missing fixtures once an operation has an additional field."""
    document = copy.deepcopy(described)
    listed = document["paths"]["/api/v1/projects"]
    listed["get"]["parameters"] += addition.get("parameters", [])
    if "operation" in addition:
        document["paths"]["/api/v1/parcels/{parcel_id}"] = {"post": addition["operation"]}
    document["components"]["schemas"]["ProjectInput"]["properties"] |= addition.get("fields", {})
    return missing_in(operations_of(document))


@pytest.mark.parametrize(
    ("name", "schema"),
    [
        ("parcel", {"type": "string", "format": "uuid"}),
        ("parcel_id", {"type": "string"}),
        ("parcel_ids", {"type": "array", "items": {"type": "integer"}}),
        ("parcel", {"anyOf": [{"type": "string", "pattern": "^[a-z0-9][a-z0-9-]{0,63}$"}, {"type": "null"}]}),
    ],
)
def test_identifier_without_fixtures_is_detected(described: dict[str, Any], name: str, schema: dict[str, Any]) -> None:
    parameter = {"in": "query", "name": name, "schema": schema, "required": False}
    suffix = "[]" if "items" in schema else ""
    said = f"FIXTURES says nothing about `list_projects query.{name}{suffix}`"
    assert with_addition(described, parameters=[parameter]) == [said]
    found = with_addition(described, fields={name: schema})
    assert f"FIXTURES says nothing about `create_project body.{name}{suffix}`" in found
    deep = {"deep": {"type": "array", "items": {"type": "object", "properties": {name: schema}}}}
    found = with_addition(described, fields=deep)
    assert f"FIXTURES says nothing about `update_project body.deep[].{name}{suffix}`" in found


def test_objects_with_free_keys_are_detected(described: dict[str, Any]) -> None:
    free = {"parcels": {"type": "object", "additionalProperties": True}}
    assert "FIXTURES says nothing about `create_project body.parcels{*}`" in with_addition(described, fields=free)
    keys = {"parcels": {"type": "object", "patternProperties": {"^[a-z0-9][a-z0-9-]{0,63}$": {"type": "number"}}}}
    assert "FIXTURES says nothing about `create_project body.parcels{}`" in with_addition(described, fields=keys)


def test_route_without_fixtures_is_detected(described: dict[str, Any]) -> None:
    parameters = [
        {"in": "path", "name": "parcel_id", "schema": {"type": "string", "format": "uuid"}},
        {"in": "path", "name": "side", "schema": {"type": "string"}},
    ]
    body = {"content": {"application/json": {"schema": {"type": "object"}}}}
    route = {"operationId": "turn_parcel", "parameters": parameters, "requestBody": body}
    assert with_addition(described, operation=route) == [
        "FIXTURES says nothing about `turn_parcel path.parcel_id`",
        "BODIES has none for `turn_parcel`",
        "PLAIN has no value for the parameter `side`",
    ]
