"""Compatibility check for changes to the API description that would break existing clients."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

Node = Mapping[str, Any]
METHODS = ("get", "put", "post", "patch", "delete")
ANY_OBJECT: Node = {"type": "object"}
"""Schema of a response that guarantees nothing, so that making it more specific breaks no client."""


def breaks(before: Node, after: Node) -> list[str]:
    """Return all changes that break existing clients: removed or changed parts, and parts that became required."""
    return [*_paths(before, after), *_schemas(before, after), *_events(before, after)]


def _paths(before: Node, after: Node) -> Iterator[str]:
    for path, old in before["paths"].items():
        new = after["paths"].get(path, {})
        for method in METHODS:
            if method in old and method not in new:
                yield f"{method.upper()} {path} was removed"
            elif method in old:
                yield from _operation(old[method], new[method], f"{method.upper()} {path}")


def _events(before: Node, after: Node) -> Iterator[str]:
    told = after.get("webhooks", {})
    for name, old in before.get("webhooks", {}).items():
        if name in told:
            yield from _contents(old["post"]["requestBody"], told[name]["post"]["requestBody"], f"the event {name}")
        else:
            yield f"the event {name} was removed"


def _operation(old: Node, new: Node, where: str) -> Iterator[str]:
    if old.get("operationId") != new.get("operationId"):
        yield f"{where}: the operation was renamed"
    yield from (f"{where}: no longer returns {status}" for status in old["responses"].keys() - new["responses"])
    known = {(each["in"], each["name"]): each for each in old.get("parameters", ())}
    given = {(each["in"], each["name"]): each for each in new.get("parameters", ())}
    yield from (f"{where}: parameter {name} was removed" for _, name in sorted(known.keys() - given))
    for key, parameter in given.items():
        if parameter.get("required") and not known.get(key, {}).get("required"):
            yield f"{where}: parameter {key[1]} is now required"
        if key in known:
            yield from _schema(known[key]["schema"], parameter["schema"], f"{where}: parameter {key[1]}")
    if new.get("requestBody", {}).get("required") and not old.get("requestBody", {}).get("required"):
        yield f"{where}: a request body is now required"
    for part in ("requestBody", "responses"):
        yield from _contents(old.get(part, {}), new.get(part, {}), f"{where}: {part}")


def _contents(old: Node, new: Node, where: str, *, is_answer: bool = False) -> Iterator[str]:
    """Yield the incompatible changes to the schemas of request bodies and responses, by media type and status."""
    if "content" not in old:
        for status in old.keys() & new.keys():
            if isinstance(old[status], Mapping):
                yield from _contents(old[status], new[status], f"{where} {status}", is_answer=True)
        return
    for media, content in old["content"].items():
        if media not in new.get("content", {}):
            yield f"{where}: {media} was removed"
        elif not (is_answer and content.get("schema") == ANY_OBJECT):
            yield from _schema(content.get("schema", {}), new["content"][media].get("schema", {}), where)


def _schemas(before: Node, after: Node) -> Iterator[str]:
    old, new = (each.get("components", {}).get("schemas", {}) for each in (before, after))
    sent = _sent(after)
    for name, schema in old.items():
        if name in new:
            yield from _schema(schema, new[name], name, is_sent=name in sent)


def _schema(old: Node, new: Node, where: str, *, is_sent: bool = True) -> Iterator[str]:
    if old.get("$ref") != new.get("$ref"):
        yield f"{where}: changed from {_named(old)} to {_named(new)}"
    if old.get("type") != new.get("type"):
        yield f"{where}: type changed from {old.get('type')} to {new.get('type')}"
    lost = [each for each in old.get("enum", ()) if each not in new.get("enum", old["enum"])]
    yield from (f"{where}: the value {each!r} was removed" for each in lost)
    fields, kept = old.get("properties", {}), new.get("properties", {})
    yield from (f"{where}.{name} was removed" for name in fields.keys() - kept)
    if is_sent:
        yield from (f"{where}.{name} is now required" for name in _required(new) - _required(old))
    else:
        yield from (f"{where}.{name} may now be missing" for name in (_required(old) & kept.keys()) - _required(new))
    for name in fields.keys() & kept:
        yield from _schema(fields[name], kept[name], f"{where}.{name}", is_sent=is_sent)
    if "items" in old and "items" in new:
        yield from _schema(old["items"], new["items"], f"{where}[]", is_sent=is_sent)
    choices = [each for union in ("anyOf", "oneOf") for each in old.get(union, ())]
    offered = [each for union in ("anyOf", "oneOf") for each in new.get(union, ())]
    yield from (f"{where}: {_named(each)} is no longer allowed" for each in choices if not _is_among(each, offered))


def _is_among(choice: Node, offered: list[Node]) -> bool:
    return any(not list(_schema(choice, each, "")) for each in offered)


def _required(schema: Node) -> set[str]:
    return set(schema.get("required", ()))


def _named(schema: Node) -> str:
    return str(schema.get("$ref", schema.get("type", "anything"))).rsplit("/", 1)[-1]


def _sent(document: Node) -> set[str]:
    """Return the names of the schemas that requests contain, directly or nested."""
    bodies = [
        operation["requestBody"]
        for path in document["paths"].values()
        for operation in path.values()
        if isinstance(operation, Mapping) and "requestBody" in operation
    ]
    schemas = document.get("components", {}).get("schemas", {})
    found: set[str] = set()
    waiting = [name for body in bodies for name in _references(body)]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting.extend(_references(schemas.get(name, {})))
    return found


def _references(node: Any) -> Iterator[str]:
    if isinstance(node, Mapping):
        if isinstance(reference := node.get("$ref"), str):
            yield reference.rsplit("/", 1)[-1]
        for each in node.values():
            yield from _references(each)
    elif isinstance(node, list):
        for each in node:
            yield from _references(each)
