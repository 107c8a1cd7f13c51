"""The operations of the API by their description, and every place of an identifier in them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from tests.webapp.described import description

Schema = Mapping[str, Any]

CATALOG_KEY = "^[a-z0-9][a-z0-9"
"""Start of the patterns of catalog identifiers."""
OTHER_NAMES = ("cursor", "idempotency-key", "copy_of", "drives", "mac")
"""Fields that hold an identifier, or something made of one, and are not called so."""
ANY_KEY, ANY_FIELD = "{}", "{*}"


@dataclass(frozen=True)
class Operation:
    """One operation.

    Attributes
    ----------
    described
        Its part of the description.
    schemas
        What the description names, for all operations.
    """

    id: str
    method: str
    path: str
    described: Schema
    schemas: Schema

    @property
    def parameters(self) -> dict[str, list[str]]:
        """Names of its parameters by location: path, query, header."""
        found: dict[str, list[str]] = {"path": [], "query": [], "header": []}
        for each in self.described.get("parameters", ()):
            found[each["in"]].append(each["name"])
        return found

    @property
    def body(self) -> Schema | None:
        """Schema of its body; None if it takes none."""
        content = self.described.get("requestBody", {}).get("content", {})
        found: Schema | None = content.get("application/json", {}).get("schema")
        return found

    @property
    def takes_bytes(self) -> bool:
        """Return whether the body is plain bytes."""
        return "application/octet-stream" in self.described.get("requestBody", {}).get("content", {})

    @property
    def required_ids(self) -> list[str]:
        """Parameters of its query that it cannot do without and that are identifiers."""
        found = [each for each in self.described.get("parameters", ()) if each["in"] == "query" and each["required"]]
        return [each["name"] for each in found if looks_like_an_identifier(each["name"], each["schema"])]

    @property
    def changes(self) -> bool:
        """Return whether the operation may change anything."""
        return self.method != "GET"

    @property
    def id_places(self) -> list[str]:
        """Every place in it that looks like one for an identifier, e.g. `path.run_id` or `body.items[].scenario_id`."""
        found: dict[str, None] = {}
        for each in self.described.get("parameters", ()):
            if each.get("deprecated"):  # a current one under its former name
                continue
            found |= dict.fromkeys(self._within(each["schema"], f"{each['in']}.{each['name']}", each["name"]))
        if self.body is not None:
            found |= dict.fromkeys(self._within(self.body, "body", ""))
        return list(found)

    def _within(self, schema: Schema, at: str, name: str, inside: tuple[str, ...] = ()) -> Iterator[str]:
        """Places of identifiers in a part of the description, itself included."""
        reference = schema.get("$ref")
        if reference is not None:
            if reference not in inside:
                yield from self._within(self.named(reference), at, name, (*inside, reference))
            return
        for way in ("anyOf", "oneOf", "allOf"):
            for each in schema.get(way, ()):
                yield from self._within(each, at, name, inside)
        if looks_like_an_identifier(name, schema):
            yield at
        if "items" in schema:
            yield from self._within(schema["items"], f"{at}[]", name, inside)
        current = {key: each for key, each in schema.get("properties", {}).items() if not each.get("deprecated")}
        for key, each in current.items():  # a deprecated field is a current one under its former name
            yield from self._within(each, f"{at}.{key}", key, inside)
        yield from self._in_keys(schema, at, inside)

    def _in_keys(self, schema: Schema, at: str, inside: tuple[str, ...]) -> Iterator[str]:
        """Objects with free keys: the keys themselves, and their values."""
        for pattern, each in schema.get("patternProperties", {}).items():
            if pattern.startswith(CATALOG_KEY):
                yield f"{at}{ANY_KEY}"
            yield from self._within(each, f"{at}{ANY_KEY}", "", inside)
        others = schema.get("additionalProperties")
        if others is True:
            yield f"{at}{ANY_FIELD}"
        elif isinstance(others, dict):
            if str(schema.get("propertyNames", {}).get("pattern", "")).startswith(CATALOG_KEY):
                yield f"{at}{ANY_KEY}"
            yield from self._within(others, f"{at}{ANY_KEY}", "", inside)

    def named(self, reference: str) -> Schema:
        """Return the schema that a reference names."""
        found: Schema = self.schemas[reference.rpartition("/")[2]]
        return found

    def objects(self, schema: Schema) -> list[Schema]:
        """Objects that a schema allows, over all its alternatives."""
        if "$ref" in schema:
            return self.objects(self.named(schema["$ref"]))
        ways = [each for way in ("anyOf", "oneOf", "allOf") for each in schema.get(way, ())]
        found = [each for way in ways for each in self.objects(way)]
        return [schema, *found] if schema.get("type") == "object" else found


def looks_like_an_identifier(name: str, schema: Schema) -> bool:
    """Return whether a field holds an identifier: by its format, its pattern, or its name."""
    if schema.get("type") not in ("string", "integer"):
        return False
    is_called_so = re.search(r"(^|_)ids?$", name) is not None or name in OTHER_NAMES
    return is_called_so or schema.get("format") == "uuid" or str(schema.get("pattern", "")).startswith(CATALOG_KEY)


def operations_of(document: Mapping[str, Any]) -> list[Operation]:
    """All operations of a description. Deprecated paths lead to the same operations and are left out."""
    schemas = document["components"]["schemas"]
    return [
        Operation(described["operationId"], method.upper(), path, described, schemas)
        for path, methods in document["paths"].items()
        for method, described in methods.items()
        if not described.get("deprecated")
    ]


@cache
def operations() -> tuple[Operation, ...]:
    """All operations of this code; `test_contract` compares the file in the repository with it."""
    return tuple(operations_of(description()))
